// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The package in Chromium: on a page and in a module worker, with SIMD and without, it computes what it does in Node;
// and the example with Vite draws. Ends with 77 where Chromium or Playwright is not there.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { executable, launch, serve } from '../../../scripts/pictures/browser.mjs';
import { Crowd } from './crowd.mjs';
import { acmotion, packageFolder, root } from './support.mjs';

const nodeModules = (name) => join(root, 'build', 'node', name, 'node_modules');
for (const needed of [executable, join(nodeModules('pictures'), 'playwright-core')])
  if (!existsSync(needed)) {
    console.log(`skipped: no ${basename(needed)}`);
    process.exit(77);
  }

const here = dirname(fileURLToPath(import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'acmotion-browser-'));
const server = await serve({ package: packageFolder, tests: here, vite: join(work, 'dist') });
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await launch(nodeModules('pictures'));
test.after(async () => {
  await browser.close();
  server.close();
  rmSync(work, { recursive: true, force: true });
});

/** A page; what goes wrong on it is in its list of errors. */
async function openPage(path) {
  const page = await browser.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin + path);
  return { page, errors };
}

const script = { actors: 48, seconds: 4, seed: 7 };
const crowd = new Crowd(acmotion, await acmotion.load(), script.actors, script.seed);
crowd.run(script.seconds);
const expected = crowd.client.stateHash();

const onPage = async (what) => (await import('/tests/browser_worker.mjs')).play(what);
const inWorker = (what) =>
  new Promise((resolve, reject) => {
    const worker = new Worker('/tests/browser_worker.mjs', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(what);
  });

for (const [where, play] of Object.entries({ 'on a page': onPage, 'in a module worker': inWorker }))
  for (const simd of [true, false])
    test(`the same state as in Node ${where}, ${simd ? 'with' : 'without'} SIMD`, async () => {
      const { page } = await openPage('/tests/browser.html');
      const played = await page.evaluate(play, { simd, ...script });
      assert.equal(played.hash, expected);
      assert.equal(played.build.includes('simd128'), simd);
      await page.close();
    });

const vite = nodeModules('vite');
test('the example with Vite draws', { skip: !existsSync(vite) && 'vite is not installed' }, async () => {
  bundleExample();
  const { page, errors } = await openPage('/vite/index.html');
  await page.waitForFunction(() => {
    const canvas = document.getElementById('picture');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return data.some((value) => value !== 0);
  });
  assert.deepEqual(errors, []);
});

function bundleExample() {
  cpSync(join(root, 'bindings', 'js', 'examples', 'vite'), work, { recursive: true });
  mkdirSync(join(work, 'node_modules'));
  for (const name of readdirSync(vite)) symlinkSync(join(vite, name), join(work, 'node_modules', name));
  symlinkSync(packageFolder, join(work, 'node_modules', 'acmotion'));
  const command = [join(vite, 'vite', 'bin', 'vite.js'), 'build', '--base', '/vite/'];
  const done = spawnSync(process.execPath, command, { cwd: work, encoding: 'utf8' });
  assert.equal(done.status, 0, done.stdout + done.stderr);
}
