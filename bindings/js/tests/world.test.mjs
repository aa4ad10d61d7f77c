// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Worlds, objects, events and poses.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, meadow, pass, worldWithMannequin } from './support.mjs';

const { Assets, Command, EventType, Ground, OrderType, PoseBuffer, PoseFormat, PositionBuffer, Sample, Status, World } =
  acmotion;
const library = await acmotion.load();

/** Runs `call` and gives the AcmotionError that it throws. */
function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof acmotion.AcmotionError, String(error));
    return error;
  }
  assert.fail('nothing was thrown');
}

test('a weenie has the facts of a new object where none are given', () => {
  const { creature } = worldWithMannequin(library);
  const before = creature.facts.weenie;
  creature.setWeenie({ runRate: 2 });
  assert.deepEqual(creature.facts.weenie, { ...before, runRate: 2 });
  assert.ok(before.present);
});

test('a creature that walks gets somewhere, and events say what happens', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.doMotion(Command.WalkForward);
  pass(world, 2);
  assert.ok(creature.state.position.frame.origin.y > 15);
  assert.equal(creature.state.substate, Command.WalkForward);
  const events = world.events();
  assert.equal(events.length, [...events].length);
  const first = events.at(0);
  assert.deepEqual(first, { type: EventType.OBJECT_CREATED, object: creature.guid, time: 0 });
  const hook = [...events].find((event) => event.type === EventType.HOOK);
  assert.ok(hook.hook.source.animation !== 0 || hook.hook.source.script !== 0);
  assert.equal(world.hook(hook.hook.source).type, hook.hook.type);
  world.clearEvents();
  assert.equal(world.events().length, 0);
  assert.throws(() => world.events().at(0), RangeError);
});

test('views of events are those of the memory', () => {
  const { world, creature } = worldWithMannequin(library);
  const events = world.events();
  assert.equal(events.words.length, events.length * 16);
  assert.equal(events.words[2], creature.guid);
  assert.equal(events.object(0), creature.guid);
  assert.equal(events.words.buffer, library.exports.memory.buffer);
  assert.equal(events.floats.buffer, library.exports.memory.buffer);
});

test('more events than there was room for are read all the same', () => {
  const { world } = worldWithMannequin(library);
  for (let guid = 1; guid <= 1000; ++guid) world.create(guid, { setup: Sample.door, position: meadow });
  const created = [...world.events()].filter((event) => event.type === EventType.OBJECT_CREATED);
  assert.equal(created.length, 1001);
  assert.equal(world.count, 1001);
  assert.equal(world.guids().length, 1001);
});

test('errors have code, field, object and text', () => {
  const { world, assets } = worldWithMannequin(library);
  const error = refused(() => world.object(7).state);
  assert.equal(error.status, Status.NO_OBJECT);
  assert.deepEqual([error.name, error.code, error.guid, error.field], ['AcmotionError', 'NO_OBJECT', 7, 'guid']);
  assert.match(error.message, /no object of that guid/);
  assert.equal(refused(() => world.tick(NaN)).code, 'NOT_FINITE');
  assert.equal(refused(() => assets.setup(0x02ffffff)).objectId, 0x02ffffff);
  const truncated = refused(() => Assets.open(library, new Uint8Array(100)));
  assert.ok(truncated.status > 0, truncated.code);
});

test('a motion that the client refuses is thrown with its code', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.setGroundContact(false, false);
  const error = refused(() => creature.jump(1));
  assert.equal(error.code, 'REFUSED');
  assert.notEqual(error.motionError, 0);
  assert.ok(library.motionErrorText(error.motionError).length > 0);
  world.dispose();
});

test('fields that do not exist or have the wrong type are named', () => {
  const { world } = worldWithMannequin(library);
  assert.throws(() => world.create(1, { setpu: 1 }), /parameters has no field setpu/);
  assert.throws(() => world.create(1, { setup: '0x02000001' }), /parameters.setup must be a number/);
  assert.throws(() => world.create(1, { position: { frame: { origin: 3 } } }), /parameters.position.frame.origin must/);
  assert.throws(() => world.create(1, { inWorld: 1 }), /parameters.inWorld must be true or false/);
  assert.throws(() => world.create(1, { facts: { ground: 300 } }), /facts.ground must be a whole number from 0 to 255/);
  assert.equal(world.object(1).exists, false);
});

test('what is disposed of is gone, and what is in use stays', () => {
  const { world, assets, creature } = worldWithMannequin(library);
  const client = new acmotion.Client(world);
  assert.equal(refused(() => world.dispose()).code, 'IN_USE');
  assert.equal(world.disposed, false);
  client[Symbol.dispose]();
  client.dispose();
  assets.dispose();
  pass(world, 0.1); // keeps the assets
  world.dispose();
  assert.equal(world.disposed, true);
  assert.equal(refused(() => world.tick(1)).code, 'STALE_HANDLE');
  assert.equal(refused(() => creature.state).code, 'STALE_HANDLE');
});

test('poses are written into memory that is seen without a copy', () => {
  const { world, creature } = worldWithMannequin(library);
  const { partCount } = creature.state;
  const poses = new PoseBuffer(library, { objects: 2, parts: 32 });
  poses.guids.set([creature.guid, 99]);
  world.writePoses(poses);
  assert.deepEqual([...poses.counts], [partCount, 0]);
  assert.equal(poses.object(0).length, partCount * 7);
  assert.equal(poses.data.buffer, library.exports.memory.buffer);
  assert.ok([...poses.object(0)].every(Number.isFinite));
  const { w, x, y, z } = { w: poses.data[3], x: poses.data[4], y: poses.data[5], z: poses.data[6] };
  assert.ok(Math.abs(Math.hypot(w, x, y, z) - 1) < 1e-5);
  poses.dispose();
  assert.throws(() => poses.data, /disposed/);
});

test('matrices agree with frames, and columns with rows', () => {
  const { world, creature } = worldWithMannequin(library);
  const make = (options) => {
    const buffer = new PoseBuffer(library, { objects: 1, parts: 32, ...options });
    buffer.guids[0] = creature.guid;
    world.writePoses(buffer);
    return buffer;
  };
  const frames = make({});
  const rows = make({ format: PoseFormat.MATRIX_3X4 });
  const columns = make({ format: PoseFormat.MATRIX_4X4, columnMajor: true, reportScales: true });
  assert.equal(rows.data[3], frames.data[0]);
  assert.equal(columns.data[12], frames.data[0]);
  assert.equal(columns.data[4], rows.data[1]);
  assert.deepEqual([...columns.scales.subarray(0, 3)], [1, 1, 1]);
  assert.equal(rows.scales, undefined);
});

test('the pose of one object is that among many, and of nobody it is an error', () => {
  const { world, creature } = worldWithMannequin(library);
  const many = new PoseBuffer(library, { objects: 2, parts: 32 });
  many.guids.set([99, creature.guid]);
  world.writePoses(many);
  const one = new PoseBuffer(library, { objects: 1, parts: 32 });
  creature.writePose(one);
  assert.equal(one.guids[0], creature.guid);
  assert.deepEqual(one.object(0), many.object(1));
  assert.throws(() => world.object(99).writePose(one), { code: 'NO_OBJECT', guid: 99 });
  assert.equal(one.object(0).length, 0);
});

test('a format of poses that does not exist is refused', () => {
  assert.throws(() => new PoseBuffer(library, { objects: 1, parts: 1, format: 3 }), {
    name: 'AcmotionError',
    code: 'BAD_ARGUMENT',
    field: 'format',
    message: 'format: it must be one of PoseFormat, not 3',
  });
});

test('events are read from a later one on', () => {
  const { world } = worldWithMannequin(library);
  const all = [...world.events()];
  assert.ok(all.length > 2);
  assert.deepEqual([...world.events(2)], all.slice(2));
  assert.equal(world.events(all.length).length, 0);
  assert.equal(world.events(all.length + 5).length, 0);
  assert.throws(() => world.events(-1), RangeError);
});

test('views are made anew when the memory has grown', () => {
  const { world, creature } = worldWithMannequin(library);
  const poses = new PoseBuffer(library, { objects: 1, parts: 32 });
  poses.guids[0] = creature.guid;
  world.writePoses(poses);
  const before = poses.data;
  const numbers = [...before];
  const old = library.exports.memory.buffer;
  library.memory.free(library.memory.allocate(old.byteLength));
  assert.notEqual(library.exports.memory.buffer, old);
  assert.equal(before.length, 0); // the old view is empty
  assert.deepEqual([...poses.data], numbers);
  assert.equal(poses.data.buffer, library.exports.memory.buffer);
  assert.equal(poses.guids[0], creature.guid);
  world.writePoses(poses);
  assert.deepEqual([...poses.data], numbers);
});

test('positions of many objects', () => {
  const { world, creature } = worldWithMannequin(library);
  const buffer = new PositionBuffer(library, 2);
  buffer.guids.set([99, creature.guid]);
  assert.equal(world.readPositions(buffer), 1);
  assert.equal(buffer.words[0], 0);
  assert.equal(buffer.words[8], creature.state.position.cell);
  assert.deepEqual([...buffer.data.subarray(9, 12)], [10, 10, 0]);
  world.displayPositions(buffer, 0.01);
  assert.equal(buffer.words[8], creature.state.position.cell);
  assert.throws(() => world.readPositions(buffer, 3), RangeError);
  const [nobody, somebody] = world.states([99, creature.guid]);
  assert.equal(nobody, null);
  assert.equal(somebody.guid, creature.guid);
});

test('moves end with an event', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.moveToPosition({ cell: 0x10100001, frame: { origin: { x: 15, y: 12, z: 0 } } }, { contextId: 5 });
  pass(world, 6);
  const [finished] = [...world.events()].filter((event) => event.type === EventType.MOVE_FINISHED);
  assert.deepEqual(finished.moveFinished, { motionError: 0, contextId: 5 });
  creature.order({ type: OrderType.TELEPORT, position: meadow });
  assert.equal(creature.state.position.frame.origin.x, 10);
});

test('facts are changed one by one', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.setFacts({ scale: 2, weenie: { present: true, runRate: 2.5, knowsRunRate: true } });
  const { facts } = creature;
  assert.deepEqual([facts.scale, facts.weenie.runRate, facts.ground], [2, 2.5, Ground.FLAT]);
  creature.delete();
  assert.equal(creature.exists, false);
  world.dispose();
});

test('snapshots restore a world, and copies stay alike', () => {
  const { world, creature } = worldWithMannequin(library, { randomSeed: 0x123456789abcdef0n });
  creature.doMotion(Command.WalkForward);
  pass(world, 1);
  const saved = world.snapshot();
  const hash = world.stateHash();
  const twin = world.copy();
  assert.equal(twin.stateHash(), hash);
  pass(world, 1);
  assert.notEqual(world.stateHash(), hash);
  assert.equal(world.firstDifference(twin).field, 'clock');
  pass(twin, 1);
  assert.equal(world.firstDifference(twin), null);
  world.restore(saved);
  assert.equal(world.stateHash(), hash);
  assert.deepEqual(world.clock, { seconds: world.clock.seconds, ticks: 30 });
  assert.equal(refused(() => world.restore(saved.subarray(0, 50))).code, 'TRUNCATED');
});

test('the host may do the collision', () => {
  const { world } = worldWithMannequin(library);
  const creature = world.create(2, { setup: Sample.mannequin, position: meadow, facts: { ground: Ground.HOST } });
  creature.setGroundContact(true, true);
  creature.doMotion(Command.WalkForward);
  for (let t = 0; t < 30; ++t) {
    world.tick(1 / 30);
    for (const quantum of creature.planSteps()) {
      const frame = creature.beginStep(quantum);
      if (!frame) continue;
      frame.origin.x = 11;
      creature.endStep({ frame, contact: true, walkable: true });
    }
  }
  const { origin } = creature.state.position.frame;
  assert.equal(origin.x, 11);
  assert.ok(origin.y > 11);
});

test('a planned tick is the same as a tick', () => {
  const a = worldWithMannequin(library);
  const b = worldWithMannequin(library);
  const worker = new acmotion.TickWorker(b.world);
  for (const { creature } of [a, b]) creature.doMotion(Command.WalkForward);
  a.world.tick(1 / 30);
  const ranges = worker.plan(1 / 30);
  assert.equal(refused(() => b.world.tick(1)).code, 'BUSY');
  for (let range = 0; range < ranges; ++range) worker.run(range);
  worker.finish();
  assert.equal(a.world.firstDifference(b.world), null);
  worker.dispose();
});

test('a world without assets has objects that stand', () => {
  const world = new World(library);
  const creature = world.create(1, { position: meadow });
  world.tick(1);
  assert.equal(creature.state.motionTable, 0);
});
