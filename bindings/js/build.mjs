// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Puts the npm package together: node build.mjs WASM-FOLDER NODE-MODULES OUT-FOLDER
// The modules are those of the preset wasm; NODE-MODULES has what package-lock.json names.
import { spawnSync } from 'node:child_process';
import { cpSync, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');

function fail(reason) {
  console.error(`bindings/js/build.mjs: ${reason}`);
  process.exit(1);
}

const [wasm, nodeModules, out] = process.argv.slice(2);
if (!out) fail('usage: node build.mjs WASM-FOLDER NODE-MODULES OUT-FOLDER');
const compiler = join(nodeModules, 'typescript', 'bin', 'tsc');
if (!existsSync(compiler)) fail(`${compiler} is not there: npm ci installs it`);

function checkVersion() {
  const header = readFileSync(join(root, 'include', 'acmotion', 'version.h'), 'utf8');
  const version = /ACMOTION_VERSION_STRING "(.*)"/.exec(header)[1];
  const stated = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')).version;
  if (stated !== version) fail(`package.json says version ${stated}, the library ${version}`);
}

function compile() {
  const done = spawnSync(process.execPath, [compiler, '-p', here, '--outDir', join(out, 'dist')], { stdio: 'inherit' });
  if (done.status !== 0) fail('the TypeScript sources do not compile');
}

/** What only those who develop the package need. */
function packageJson() {
  const { scripts, devDependencies, ...rest } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  return JSON.stringify(rest, null, 2) + '\n';
}

checkVersion();
for (const folder of ['dist', 'examples']) rmSync(join(out, folder), { recursive: true, force: true });
mkdirSync(join(out, 'wasm'), { recursive: true });
compile();
for (const file of readdirSync(wasm).filter((name) => name.endsWith('.wasm')))
  if (join(wasm, file) !== join(out, 'wasm', file)) copyFileSync(join(wasm, file), join(out, 'wasm', file));
for (const file of ['README.md', 'THIRD-PARTY.md']) copyFileSync(join(here, file), join(out, file));
copyFileSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
mkdirSync(join(out, 'examples'), { recursive: true });
cpSync(join(here, 'examples', 'walk.mjs'), join(out, 'examples', 'walk.mjs'));
writeFileSync(join(out, 'package.json'), packageJson());
