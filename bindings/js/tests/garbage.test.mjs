// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A page that runs at 60 frames a second must not make garbage in each of them.
import assert from 'node:assert/strict';
import test from 'node:test';
import v8 from 'node:v8';
import vm from 'node:vm';
import { acmotion, meadow, worldWithMannequin } from './support.mjs';

v8.setFlagsFromString('--expose-gc');
// Compiled code is there when the warming up ends, also on a busy machine.
v8.setFlagsFromString('--no-concurrent-recompilation');
const collect = vm.runInNewContext('gc');

const { Command, EventType, PoseBuffer, PoseFormat, PositionBuffer, Sample, StateBuffer } = acmotion;
const library = await acmotion.load();

/**
 * Bytes of JavaScript's heap that one call takes, once it is compiled. The engine compiles anew whenever it learns more
 * about the types, in no fixed order; the garbage of the call itself is in every attempt.
 */
function bytesOf(call, times = 2000) {
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

function stage() {
  const { world, creature } = worldWithMannequin(library);
  const beast = world.createObject(0x50000002, { setup: Sample.beast, position: meadow });
  creature.doMotion(Command.WalkForward);
  beast.doMotion(Command.WalkForward);
  const guids = [creature.guid, beast.guid];
  const poses = new PoseBuffer(library, { objects: 2, parts: 40, format: PoseFormat.MATRIX_4X4, display: true });
  const positions = new PositionBuffer(library, 2);
  const states = new StateBuffer(library, 2);
  for (const buffer of [poses, positions, states]) buffer.guids.set(guids);
  return { world, creature, poses, positions, states };
}

test('a frame of ticks, poses, states, positions and events makes no garbage', () => {
  const { world, poses, positions, states } = stage();
  const matrices = new Float32Array(2 * 40 * 16);
  const frames = new Float64Array(2);
  const counts = new Float64Array(4);
  function frame() {
    world.tick(1 / 30);
    poses.secondsSinceTick = 0.01;
    world.writePoses(poses);
    counts[0] += poses.copyTo(matrices) + poses.count(0);
    counts[1] += world.readPositions(positions) + positions.data.length;
    world.displayPositions(positions, 0.01);
    world.readStates(states);
    states.column('frameNumber', frames);
    counts[2] += states.value(0, 'pendingMotions') + states.value(1, 'contact');
    const events = world.events();
    for (let i = 0; i < events.length; ++i)
      if (events.type(i) === EventType.HOOK) counts[3] += events.value(i, 'hook.source.frame') + events.object(i);
    world.clearEvents();
  }
  const bytes = bytesOf(frame);
  console.log(`a frame takes ${bytes.toFixed(1)} bytes of the heap`);
  assert.ok(counts[0] > 0 && counts[1] > 0 && counts[2] > 0 && counts[3] > 0);
  assert.ok(bytes < 64, `${bytes} bytes`); // what the machine itself takes now and then
});

test('and this would show if it did', () => {
  const { world, creature } = stage();
  assert.ok(bytesOf(() => creature.state, 500) > 500);
  assert.ok(bytesOf(() => world.events().words, 500) > 50);
});

test('numbers of a buffer are those of the objects', () => {
  const { world, creature, states, poses } = stage();
  for (let i = 0; i < 20; ++i) world.tick(1 / 30);
  assert.equal(world.readStates(states), 2);
  const { state } = creature;
  assert.equal(states.value(0, 'frameNumber'), state.frameNumber);
  assert.equal(states.value(0, 'position.frame.origin.y'), state.position.frame.origin.y);
  assert.equal(states.value(0, 'contact'), Number(state.contact));
  assert.equal(states.value(0, 'movement.forwardCommand'), state.movement.forwardCommand);
  const styles = new Uint32Array(1);
  assert.equal(states.column('style', styles), 1);
  assert.equal(styles[0], state.style);
  states.guids[1] = 0x99;
  assert.equal(world.readStates(states), 1);
  assert.equal(states.value(1, 'guid'), 0);
  assert.throws(() => states.value(2, 'guid'), RangeError);
  assert.throws(() => states.value(0, 'weight'), TypeError);
  assert.equal(world.ticks, 20);

  world.writePoses(poses);
  const out = new Float32Array(3 + 40 * 16);
  assert.equal(poses.copyTo(out, 3, 1), 40 * 16);
  assert.deepEqual(out.subarray(3), poses.data.slice(0, 40 * 16));
  assert.throws(() => poses.copyTo(out, 4, 1), RangeError);
  assert.throws(() => poses.copyTo(out), RangeError);
  poses.secondsSinceTick = 0.02;
  assert.equal(poses.secondsSinceTick, 0.02);
});

test('numbers of events are those of their objects', () => {
  const { world } = stage();
  for (let i = 0; i < 40; ++i) world.tick(1 / 30);
  const events = world.events();
  const at = [...events].findIndex((event) => event.type === EventType.HOOK);
  const { hook } = events.at(at);
  assert.equal(events.value(at, 'hook.source.animation'), hook.source.animation);
  assert.equal(events.value(at, 'hook.volume'), hook.volume);
  assert.throws(() => events.value(at, 'motionDone.motion'), TypeError);
  assert.throws(() => events.value(at, 'hook.flavour'), TypeError);
  assert.throws(() => events.value(events.length, 'hook.type'), RangeError);
});
