// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The programs of docs/javascript.md, and the parts of programs that it shows, as they stand there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { acmotion, packageFolder, readRepository, root, worldWithMannequin } from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'acmotion-examples-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'node_modules'));
symlinkSync(packageFolder, join(folder, 'node_modules', 'acmotion'), 'dir');

const examples = join(root, 'bindings', 'js', 'examples');
const programs = readdirSync(examples).filter((name) => name.endsWith('.mjs'));
for (const name of programs) {
  test(`${name} runs`, () => {
    cpSync(join(examples, name), join(folder, name));
    const done = spawnSync(process.execPath, [name], { cwd: folder, encoding: 'utf8' });
    assert.equal(done.status, 0, done.stdout + done.stderr);
    assert.notEqual(done.stdout, '');
  });
}

const blocks = [...readRepository('docs', 'javascript.md').toString().matchAll(/^```js\n(.*?)^```$/gms)];
const parts = blocks.map((match) => match[1]).filter((code) => !code.includes(" from 'acmotion';"));

test('the page shows programs and parts of programs', () => {
  assert.equal(blocks.length - parts.length, programs.length);
  assert.equal(parts.length, 5);
});

/** What a page that draws, plays sounds and opens files has. */
function page(library) {
  const { assets, world, creature } = worldWithMannequin(library);
  const { Load, Sample } = acmotion;
  const setup = Sample.mannequin;
  assets.load(setup, Load.PARTICLES);
  return {
    ...acmotion,
    ...{ library, assets, world, creature, setup, guard: creature.guid, guids: [creature.guid] },
    instances: { array: new Float32Array(100 * 40 * 16) },
    floatsPerParticle: 9,
    add: (mesh, surface) => assert.ok(mesh && surface),
    draw: (mesh, cell, data) => assert.ok(mesh && cell && data.length > 0),
  };
}

const AsyncFunction = (async () => {}).constructor;
for (const [i, code] of parts.entries()) {
  const name = `part ${i + 1} of the page runs: ${code.split('\n', 1)[0]}`;
  // A sound comes from a file of the game, and only browsers decode it.
  if (code.includes('audioContext')) test(name, () => assert.ok(new AsyncFunction(code)));
  else
    test(name, async () => {
      const names = page(await acmotion.load());
      await new AsyncFunction(...Object.keys(names), code)(...Object.values(names));
    });
}
