// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Worlds, objects, events and poses.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, meadow, pass, worldWithMannequin } from './support.mjs';

const { Assets, Command, EventType, Ground, MotionError, OrderType, PoseBuffer, PoseFormat } = acmotion;
const { PositionBuffer, Sample, Server, Status, World } = acmotion;
const library = await acmotion.load();

/** Runs `call` and gives the AcmotionError that it throws. */
function thrown(call) {
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
  for (let guid = 1; guid <= 1000; ++guid) world.createObject(guid, { setup: Sample.door, position: meadow });
  const created = [...world.events()].filter((event) => event.type === EventType.OBJECT_CREATED);
  assert.equal(created.length, 1001);
  assert.equal(world.count, 1001);
  assert.equal(world.guids().length, 1001);
});

test('errors have code, field, object and text', () => {
  const { world, assets } = worldWithMannequin(library);
  const error = thrown(() => world.object(7).state);
  assert.equal(error.status, Status.NO_OBJECT);
  assert.deepEqual([error.name, error.code, error.guid, error.field], ['AcmotionError', 'NO_OBJECT', 7, 'guid']);
  assert.match(error.message, /no object of that guid/);
  assert.equal(thrown(() => world.tick(NaN)).code, 'NOT_FINITE');
  assert.equal(thrown(() => assets.setup(0x02ffffff)).objectId, 0x02ffffff);
  const truncated = thrown(() => Assets.open(library, new Uint8Array(100)));
  assert.ok(truncated.status > 0, truncated.code);
});

test('what the game refuses is returned, with the code of the client', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.setGroundContact(false, false);
  assert.equal(world.jump(creature.guid, 1), MotionError.NOT_IN_CONTACT);
  assert.ok(library.motionErrorText(creature.jump(1)).length > 0);
  assert.equal(world.moveToObject(creature.guid, 99), MotionError.NO_OBJECT);
  assert.equal(creature.stickTo(99), MotionError.NO_OBJECT);
  assert.equal(creature.order({ type: OrderType.TURN_TO_OBJECT, target: 99 }), MotionError.NO_OBJECT);
  assert.equal(world.canDo(creature.guid, Command.SlashHigh), creature.doMotion(Command.SlashHigh));
  const door = world.createObject(7, { setup: Sample.door, position: meadow });
  assert.notEqual(door.doMotion(Command.SlashHigh), MotionError.NONE);
  const server = new Server(world);
  assert.equal(server.doMotion(7, Command.SlashHigh), door.doMotion(Command.SlashHigh));
  server.dispose();
});

test('what is not possible is thrown, and says what is wrong', () => {
  const { world, creature } = worldWithMannequin(library);
  const { guid } = creature;
  const server = new Server(world);
  for (const verbs of [world, server]) {
    assert.equal(thrown(() => verbs.doMotion(99, Command.WalkForward)).code, 'NO_OBJECT');
    assert.equal(thrown(() => verbs.teleport(99, meadow)).guid, 99);
    const wrong = thrown(() => verbs.doMotion(guid, Command.WalkForward, { speed: NaN }));
    assert.deepEqual([wrong.code, wrong.guid, wrong.motionError], ['NOT_FINITE', guid, 0]);
    assert.equal(thrown(() => verbs.setVelocity(guid, { x: Infinity })).field, 'velocity');
    assert.equal(thrown(() => verbs.setRunRate(guid, NaN)).field, 'run_rate');
  }
  assert.equal(thrown(() => world.moveToTarget(99, {})).code, 'NO_OBJECT');
  assert.throws(() => world.moveToTarget(guid, { postion: {} }), /order has no field postion/);
  assert.equal(thrown(() => world.order(guid, { type: OrderType.CORRECT_POSITION })).code, 'UNSUPPORTED');
  assert.equal(thrown(() => server.order(guid, { type: OrderType.JUMP, extent: 1 })).code, 'UNSUPPORTED');
  assert.equal(thrown(() => world.deleteObject(99)).code, 'NO_OBJECT');
  assert.equal(thrown(() => world.object(99).unstick()).code, 'NO_OBJECT');
  server.dispose();
});

test('a verb is that of the world, of its server and of its object', () => {
  const calls = [
    ['doMotion', Command.SwordCombat],
    ['doMotion', Command.SlashHigh, { speed: 2, contextId: 5 }],
    ['stopMotion', Command.SlashHigh],
    ['setState', 0x408],
    ['setRunRate', 2],
    ['moveToPosition', { cell: 0x10100001, frame: { origin: { x: 12, y: 12, z: 0 } } }],
    ['turnToHeading', 90],
    ['turnToObject', 7],
    ['moveToObject', 7],
    ['teleport', meadow],
    ['setVelocity', { x: 1 }],
    ['stopCompletely'],
  ];
  const alone = [
    ['moveToTarget', { guid: 99, position: meadow, bodySize: { radius: 1, height: 1 } }, { contextId: 6 }],
    ['cancelMove'],
    ['stickTo', 7],
    ['unstick'],
    ['interpolateTo', meadow, true],
    ['stopInterpolating'],
    ['constrainTo', meadow, 1, 2],
    ['unconstrain'],
    ['setLocalVelocity', { y: 1 }],
    ['setOmega', { z: 1 }],
    ['jump', 0.5],
  ];
  const [ordered, owned, served] = [1, 2, 3].map(() => {
    const stage = worldWithMannequin(library);
    stage.world.createObject(7, { setup: Sample.beast, position: meadow, facts: { ground: Ground.FLAT } });
    return stage;
  });
  const server = new Server(served.world);
  for (const [verb, ...rest] of [...calls, ...alone]) {
    const outcome = ordered.world[verb](ordered.creature.guid, ...rest);
    assert.equal(owned.creature[verb](...rest), outcome, verb);
    assert.equal(outcome === undefined, /^(un|set(?!RunRate)|stopInter|teleport)/.test(verb), verb);
    for (const { world } of [ordered, owned]) world.tick(1 / 30);
    assert.equal(owned.world.stateHash(), ordered.world.stateHash(), verb);
  }
  for (const [verb, ...rest] of calls) server[verb](served.creature.guid, ...rest);
  server.setVelocity(served.creature.guid, { x: 1 }, { z: 1 });
  server.correctPosition(served.creature.guid);
  server.completeTeleport(served.creature.guid);
  assert.ok(server.outbox().length >= calls.length);
  server.dispose();
});

test('the world measures between the surfaces of two objects', () => {
  const { world, creature } = worldWithMannequin(library);
  const far = { cell: 0x10100001, frame: { origin: { x: 20, y: 10, z: 0 } } };
  const beast = world.createObject(7, { setup: Sample.beast, position: far });
  const distance = world.distanceBetween(creature.guid, 7);
  assert.ok(distance > 5 && distance < 10, `${distance} m`);
  assert.equal(beast.distanceTo(creature.guid), distance);
  assert.equal(thrown(() => world.distanceBetween(7, 99)).code, 'NO_OBJECT');
});

test('fields that do not exist or have the wrong type are named', () => {
  const { world } = worldWithMannequin(library);
  const wrong = (parameters, message) => assert.throws(() => world.createObject(1, parameters), message);
  wrong({ setpu: 1 }, /parameters has no field setpu/);
  wrong({ setup: '0x02000001' }, /parameters.setup must be a number/);
  wrong({ position: { frame: { origin: 3 } } }, /parameters.position.frame.origin must/);
  wrong({ inWorld: 1 }, /parameters.inWorld must be true or false/);
  wrong({ facts: { ground: 300 } }, /facts.ground must be a whole number from 0 to 255/);
  assert.equal(world.object(1).exists, false);
});

test('what is disposed of is gone, and what is in use stays', () => {
  const { world, assets, creature } = worldWithMannequin(library);
  const client = new acmotion.Client(world);
  assert.equal(thrown(() => world.dispose()).code, 'IN_USE');
  assert.equal(world.disposed, false);
  client[Symbol.dispose]();
  client.dispose();
  assets.dispose();
  pass(world, 0.1); // keeps the assets
  world.dispose();
  assert.equal(world.disposed, true);
  assert.equal(thrown(() => world.tick(1)).code, 'STALE_HANDLE');
  assert.equal(thrown(() => creature.state).code, 'STALE_HANDLE');
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
  creature.teleport(meadow);
  assert.equal(creature.state.position.frame.origin.x, 10);
});

test('facts are changed one by one', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.setFacts({ scale: 2, weenie: { present: true, runRate: 2.5, knowsRunRate: true } });
  const { facts } = creature;
  assert.deepEqual([facts.scale, facts.weenie.runRate, facts.ground], [2, 2.5, Ground.FLAT]);
  world.deleteObject(creature.guid);
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
  assert.ok(Math.abs(world.clock - 1) < 1e-9);
  assert.equal(world.ticks, 30);
  assert.equal(thrown(() => world.restore(saved.subarray(0, 50))).code, 'TRUNCATED');
});

test('the host may do the collision', () => {
  const { world } = worldWithMannequin(library);
  const creature = world.createObject(2, { setup: Sample.mannequin, position: meadow, facts: { ground: Ground.HOST } });
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
  assert.equal(thrown(() => b.world.tick(1)).code, 'BUSY');
  for (let range = 0; range < ranges; ++range) worker.run(range);
  worker.finish();
  assert.equal(a.world.firstDifference(b.world), null);
  worker.dispose();
});

test('a world without assets has objects that stand', () => {
  const world = new World(library);
  const creature = world.createObject(1, { position: meadow });
  world.tick(1);
  assert.equal(creature.state.motionTable, 0);
});
