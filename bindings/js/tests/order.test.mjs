// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the build does with the order of functions: it changes no result, and refuses what it does not know.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { withOrder } from '../wasm/order_functions.mjs';
import { similarOrder } from '../wasm/similar_order.mjs';
import { acmotion, wasmFile, worldWithMannequin } from './support.mjs';

const reversed = (bodies) => bodies.map((_, i) => bodies.length - 1 - i);

for (const name of ['acmotion', 'acmotion-scalar'])
  test(`${name} does the same with its functions in reverse`, async () => {
    const stateWith = async (module) => {
      const { world, creature } = worldWithMannequin(await acmotion.load({ module }));
      creature.doMotion(acmotion.Command.WalkForward);
      for (let t = 0; t < 60; ++t) world.tick(1 / 30);
      return world.stateHash();
    };
    const bytes = readFileSync(wasmFile(name));
    const other = withOrder(bytes, reversed);
    assert.notDeepEqual(other, bytes);
    assert.equal(await stateWith(other), await stateWith(bytes));
    assert.deepEqual(withOrder(other, reversed), bytes);
  });

/** A module of functions without parameters that return an i32; the last is exported as f. */
function moduleOf(...bodies) {
  const section = (id, ...content) => [id, content.length, ...content];
  const code = bodies.flatMap((body) => [body.length + 2, 0, ...body, 0x0b]);
  return Buffer.from([
    ...[0, 97, 115, 109, 1, 0, 0, 0],
    ...section(1, 1, 0x60, 0, 1, 0x7f),
    ...section(3, bodies.length, ...bodies.map(() => 0)),
    ...section(4, 1, 0x70, 0, 1),
    ...section(7, 1, 1, 102, 0, bodies.length - 1),
    ...section(9, 1, 0, 0x41, 0, 0x0b, 1, 0), // the first may be called by pointer
    ...section(10, bodies.length, ...code),
  ]);
}
const constant = [0x41, 7];
const callsFirst = [0x10, 0, 0x41, 1, 0x6a];
const callsBoth = [0x10, 1, 0x41, 0, 0x11, 0, 0, 0x6a];
const resultOf = (bytes) => new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.f();

test('calls, tables and exports follow their functions', () => {
  const bytes = moduleOf(constant, callsFirst, callsBoth);
  assert.equal(resultOf(bytes), 15);
  for (const order of [[2, 0, 1], [1, 2, 0], [2, 1, 0]]) assert.equal(resultOf(withOrder(bytes, () => order)), 15);
});

test('an unknown instruction is refused', () => {
  assert.throws(() => withOrder(moduleOf([0xfb, 1]), reversed), /instruction 0xfb is not known here/);
  assert.throws(() => withOrder(moduleOf([0xfc, 99]), reversed), /instruction 0xfc 99 is not known here/);
});

test('functions that are alike come together, each once', () => {
  const like = (start) => Buffer.from(Array.from({ length: 60 }, (_, i) => (start + i * 7) % 251));
  const order = similarOrder([like(1), like(100), like(1), like(100), Buffer.from([1])]);
  assert.deepEqual([...order].sort(), [0, 1, 2, 3, 4]);
  assert.equal(Math.abs(order.indexOf(0) - order.indexOf(2)), 1);
  assert.equal(Math.abs(order.indexOf(1) - order.indexOf(3)), 1);
});
