// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The engine's part of a frame makes no garbage: a collection would be seen as a jerk. In Node.
import assert from 'node:assert/strict';
import test from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { acmotion, source } from './bundle.mjs';

v8.setFlagsFromString('--expose-gc');
// Compiled code is there when the warming up ends, also on a busy machine.
v8.setFlagsFromString('--no-concurrent-recompilation');
const collect = vm.runInNewContext('gc');

const { Assets, Sample, load } = acmotion;
const { Session } = await source('engine/session.ts');
const { Staging } = await source('engine/staging.ts');
const { PlaceWriter, writeHeader } = await source('engine/frames.ts');
const { scenarioOf } = await source('engine/scenario.ts');
const library = await load();

/**
 * Bytes of JavaScript's heap that one call takes, once it is compiled. The engine compiles anew whenever it learns more
 * about the types, in no fixed order; the garbage of the call itself is in every attempt.
 */
function bytesOf(call, times) {
  for (let i = 0; i < 2000; ++i) call();
  let least = Infinity;
  for (let attempt = 0; attempt < 40; ++attempt) {
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let i = 0; i < times; ++i) call();
    least = Math.min(least, (process.memoryUsage().heapUsed - before) / times);
  }
  return least;
}

test('a tick and its poses make no garbage', () => {
  const session = new Session(Assets.sample(library), scenarioOf(Sample.mannequin));
  const staging = new Staging(library);
  const place = new PlaceWriter(library);
  staging.update(session, null);
  const buffer = new ArrayBuffer(64 * 1024);
  const data = new Float32Array(buffer);
  const words = new Int32Array(buffer);
  const frame = () => {
    session.advance(1);
    if (!staging.isCurrent(session, null)) staging.update(session, null);
    staging.write(1, 0.01, data, 32);
    writeHeader(data, words, session, staging.floats);
    place.write(session.play, 0.01, true, data);
  };
  // A snapshot of a second is kept, which is no garbage.
  const bytes = bytesOf(frame, 390);
  console.log(`${bytes.toFixed(1)} bytes a frame, snapshots included`);
  assert.ok(bytes < 64, `${bytes} bytes`);
});
