// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The modules with SIMD and without give the same bits.
import assert from 'node:assert/strict';
import test from 'node:test';
import { Crowd } from './crowd.mjs';
import { acmotion } from './support.mjs';

const { PoseBuffer, PoseFormat } = acmotion;

async function crowdOf(simd) {
  const crowd = new Crowd(acmotion, await acmotion.load({ simd }), 64, 3);
  crowd.run(4);
  return crowd;
}
const crowds = [await crowdOf(true), await crowdOf(false)];

test('the same state after four seconds of a crowd', () => {
  assert.equal(crowds[0].client.stateHash(), crowds[1].client.stateHash());
  assert.deepEqual(crowds[0].client.snapshot(), crowds[1].client.snapshot());
});

for (const [name, options] of Object.entries({
  'key frames': {},
  'smooth frames': { smooth: true, display: true, secondsSinceTick: 0.02 },
  'matrices of three rows': { smooth: true, format: PoseFormat.MATRIX_3X4 },
  'matrices of four columns': { format: PoseFormat.MATRIX_4X4, columnMajor: true },
}))
  test(`the same poses: ${name}`, () => {
    const [left, right] = crowds.map((crowd) => {
      const poses = new PoseBuffer(crowd.world.library, { objects: 64, parts: 32, ...options });
      poses.guids.set(crowd.guids());
      crowd.world.writePoses(poses);
      return poses;
    });
    assert.deepEqual(left.counts, right.counts);
    assert.ok(left.counts.every((count) => count > 10));
    assert.deepEqual(new Uint8Array(left.data.slice().buffer), new Uint8Array(right.data.slice().buffer));
  });
