// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How a module is loaded; and that it runs in workers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { acmotion, packageFolder, wasmFile, worldWithMannequin } from './support.mjs';

const file = wasmFile('acmotion');

async function works(options) {
  const library = await acmotion.load(options);
  const { world } = worldWithMannequin(library);
  world.tick(1);
  return world.stateHash();
}
const expected = await works({});

test('by bytes, as a compiled module, as a response, or by the URL of a file', async () => {
  const bytes = readFileSync(file);
  assert.equal(await works({ module: bytes }), expected);
  assert.equal(await works({ module: new Uint8Array(bytes).buffer }), expected);
  assert.equal(await works({ module: await WebAssembly.compile(bytes) }), expected);
  assert.equal(await works({ module: new Response(bytes) }), expected);
  assert.equal(await works({ module: fetch(`data:application/wasm;base64,${bytes.toString('base64')}`) }), expected);
  assert.equal(await works({ module: pathToFileURL(file) }), expected);
  assert.equal(await works({ module: pathToFileURL(file).href }), expected);
});

for (const type of ['application/wasm', 'application/octet-stream'])
  test(`by URL from a server that says ${type}`, async (context) => {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/acmotion.wasm' ? 200 : 404, { 'content-type': type });
      response.end(readFileSync(file));
    });
    await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
    context.after(() => server.close());
    const url = `http://127.0.0.1:${server.address().port}`;
    assert.equal(await works({ module: `${url}/acmotion.wasm` }), expected);
    await assert.rejects(works({ module: new URL(`${url}/nothing.wasm`) }), /nothing.wasm answered 404/);
  });

test('what is no module is refused', async () => {
  await assert.rejects(acmotion.load({ module: new Uint8Array([1, 2, 3]) }), WebAssembly.CompileError);
});

test('modules are independent of one another', async () => {
  const [a, b] = [await acmotion.load(), await acmotion.load()];
  const { world } = worldWithMannequin(a);
  assert.notEqual(a.exports.memory, b.exports.memory);
  assert.throws(() => new acmotion.Client(Object.create(world, { library: { value: b } })), { name: 'AcmotionError' });
});

test('the runtime alone has no inspection and says so', async () => {
  const runtime = await import(pathToFileURL(join(packageFolder, 'dist', 'runtime.js')).href);
  const library = await runtime.load();
  const world = new runtime.World(library);
  world.createObject(1, { position: { cell: 0x10100001 } });
  world.tick(1);
  assert.equal(world.count, 1);
  assert.equal(library.hasInspection, false);
  assert.throws(() => acmotion.lintRules(library), /the runtime alone/);
  assert.throws(() => runtime.Assets.sample(library), /the runtime alone/);
});

test('it runs in a worker', async () => {
  const support = JSON.stringify(new URL('support.mjs', import.meta.url).href);
  const source = `
    import { parentPort } from 'node:worker_threads';
    const { worldWithMannequin, acmotion } = await import(${support});
    const { world } = worldWithMannequin(await acmotion.load());
    world.tick(1);
    parentPort.postMessage(world.stateHash());`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`));
  const hash = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  assert.equal(hash, expected);
  await worker.terminate();
});
