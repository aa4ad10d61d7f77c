// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The package as users get it: packed, installed into an empty folder, compiled against, and bundled.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { packageFolder, root } from './support.mjs';

const nodeModules = (name) => join(root, 'build', 'node', name, 'node_modules');
const work = mkdtempSync(join(tmpdir(), 'acmotion-package-'));
test.after(() => rmSync(work, { recursive: true, force: true }));

function run(folder, command, ...args) {
  const done = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  assert.equal(done.status, 0, `${command} ${args.join(' ')}\n${done.stdout}\n${done.stderr}`);
  return done.stdout;
}
/** A folder of its own with the package installed, from the archive alone. */
function installed(name) {
  const folder = join(work, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }\n');
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', archive);
  return folder;
}

const [packed] = JSON.parse(run(packageFolder, 'npm', 'pack', '--json', '--pack-destination', work));
const archive = join(work, packed.filename);

test('the archive has what users need and nothing else', () => {
  const files = packed.files.map((file) => file.path);
  for (const name of ['package.json', 'README.md', 'LICENSE', 'THIRD-PARTY.md', 'dist/index.js', 'dist/index.d.ts'])
    assert.ok(files.includes(name), name);
  assert.equal(files.filter((name) => name.startsWith('wasm/')).length, 4);
  const others = files.filter((name) => !/^(dist|wasm|examples)\/|^[A-Z-]+(\.md)?$|^package\.json$/.test(name));
  assert.deepEqual(others, []);
});

test('it is installed into an empty folder and runs its example', () => {
  const folder = installed('empty');
  cpSync(join(folder, 'node_modules', 'acmotion', 'examples', 'walk.mjs'), join(folder, 'walk.mjs'));
  const output = run(folder, process.execPath, 'walk.mjs');
  assert.match(output, /SlashHigh is done/);
  assert.match(output, /^state 0x[0-9A-F]{16}$/m);
});

test('the program of its README runs in this version of Node', () => {
  const folder = installed('readme');
  const readme = readFileSync(join(folder, 'node_modules', 'acmotion', 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/^```js\n(.*?)^```$/gms)].map((match) => match[1]);
  assert.equal(blocks.length, 1);
  writeFileSync(join(folder, 'readme.mjs'), blocks[0]);
  assert.match(run(folder, process.execPath, 'readme.mjs'), /cell: \d+,\s+frame:/);
});

/** Compiles the program below, without skipLibCheck. */
function compileUser(folder, options) {
  writeFileSync(join(folder, 'user.ts'), userProgram);
  const compilerOptions = { strict: true, target: 'es2022', types: [], ...options };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['user.ts'] }));
  run(folder, process.execPath, join(nodeModules('js'), 'typescript', 'bin', 'tsc'), '-p', folder);
}

test('programs in strict TypeScript compile against it', () => {
  const folder = installed('typed');
  const lib = ['es2022', 'esnext.disposable', 'dom'];
  compileUser(folder, { lib, module: 'esnext', moduleResolution: 'bundler' });
  compileUser(folder, { lib, module: 'nodenext', moduleResolution: 'nodenext' });
  assert.match(run(folder, process.execPath, 'user.js'), /^done: 0\.8/);
});

test('programs that state no libraries compile against it', () => {
  const folder = installed('typed-by-default');
  compileUser(folder, { module: 'nodenext', moduleResolution: 'nodenext' });
});

const userProgram = `
import { AcmotionError, Assets, Command, EventType, load, MotionError, OrderType } from 'acmotion';
import { Sample, Server, World } from 'acmotion';
import type { Order, Timeline, Verbs, WorldEvent } from 'acmotion';
import { load as loadRuntime } from 'acmotion/runtime';

const library = await load();
using assets = Assets.sample(library);
using world = new World(assets, { randomSeed: 5n, detectStalls: true });
const timeline: Timeline = assets.timeline({
  motionTable: assets.setup(Sample.mannequin).motionTable,
  motion: Command.SlashHigh,
  style: Command.SwordCombat,
});
const order: Order = { type: OrderType.DO_MOTION, motion: Command.WalkForward, parameters: { speed: 1.5 } };
const creature = world.createObject(1, { setup: Sample.mannequin, position: { cell: 0x10100001 } });
const refused: MotionError = creature.order(order);
if (refused !== MotionError.NONE) console.log(library.motionErrorText(refused));
creature.constrainTo({ cell: 0x10100001 }, 1, 2) satisfies MotionError;
const draw = (verbs: Verbs): MotionError => verbs.doMotion(1, Command.SwordCombat, { speed: 1.5 });
using server = new Server(world);
[draw(world), draw(server)] satisfies MotionError[];
// @ts-expect-error an object has its own guid
const wrongGuid = (): MotionError => creature.doMotion(1, Command.SwordCombat);
// @ts-expect-error only a world lets a body jump
const wrongJump = (): MotionError => server.jump(1, 1);
world.tick(1 / 30);
const events: WorldEvent[] = [...world.events()];
for (const event of events) if (event.type === EventType.MOTION_DONE) event.motionDone.success satisfies boolean;
try {
  world.object(2).doMotion(Command.Ready);
} catch (error) {
  if (!(error instanceof AcmotionError) || error.code !== 'NO_OBJECT') throw error;
}
// @ts-expect-error an order needs its fields
const wrong: Order = { type: OrderType.DO_MOTION };
// @ts-expect-error no such option
const wrongWorld = (): World => new World(assets, { gravity: 1 });
void wrong;
void wrongWorld;
void wrongGuid;
void wrongJump;
void loadRuntime;
console.log(\`done: \${timeline.done}\`);
`;

const vite = nodeModules('vite');
test('Vite bundles the example', { skip: !existsSync(vite) && 'vite is not installed' }, () => {
  const folder = installed('bundled');
  cpSync(join(root, 'bindings', 'js', 'examples', 'vite'), folder, { recursive: true });
  for (const name of readdirSync(vite)) {
    const link = join(folder, 'node_modules', name);
    if (!existsSync(link)) symlinkSync(join(vite, name), link);
  }
  run(folder, process.execPath, join(vite, 'vite', 'bin', 'vite.js'), 'build');
  const assets = readdirSync(join(folder, 'dist', 'assets'));
  const modules = assets.filter((name) => name.endsWith('.wasm'));
  assert.equal(modules.length, 2, assets.join(' '));
  const script = readFileSync(join(folder, 'dist', 'assets', assets.find((name) => name.endsWith('.js'))), 'utf8');
  for (const name of modules) assert.ok(script.includes(name), name);
});
