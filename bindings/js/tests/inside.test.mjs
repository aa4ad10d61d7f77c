// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The inside of bodies, what can be done, and the records of assets.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, pass, worldWithMannequin } from './support.mjs';

const { Assets, Command, Container, insideOf, Load, MotionError, MoveFlags, MoveKind, NodeRole, RampKind, Sample } =
  acmotion;
const { TargetStatus } = acmotion;
const library = await acmotion.load();
const glow = 0x33000001;

function errorOf(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof acmotion.AcmotionError, String(error));
    return error;
  }
  assert.fail('nothing was thrown');
}

test('a swing is shown node by node, in both queues and in the motion state', () => {
  const { world, creature } = worldWithMannequin(library);
  creature.doMotion(Command.SwordCombat);
  pass(world, 3);
  const flags = library.defaults.movementParameters.flags | MoveFlags.DISABLE_JUMP_DURING_LINK;
  creature.doMotion(Command.SlashHigh, { contextId: 77, speed: 1.5, flags });
  const { sequence, motionTableManager, motionInterp } = insideOf(creature);
  assert.equal(sequence.nodes[sequence.firstCyclic].role, NodeRole.CYCLE);
  assert.ok(sequence.nodes.some((node) => node.contextId === 77 && node.role === NodeRole.ACTION));
  assert.equal(sequence.nodes[sequence.current].animation, creature.state.animation);
  assert.equal(sequence.keyFrame, Math.floor(creature.state.frameNumber));
  assert.deepEqual(
    motionTableManager.queue.map(({ motion, contextId }) => [motion, contextId]),
    [[Command.SlashHigh, 77]],
  );
  assert.equal(motionTableManager.style, Command.SwordCombat);
  assert.deepEqual(
    motionTableManager.actions.map(({ command, speed }) => [command, speed]),
    [[Command.SlashHigh, 1.5]],
  );
  assert.deepEqual(motionTableManager.modifiers, []);
  assert.equal(motionInterp.pending[0].jumpError, MotionError.CANT_JUMP_FROM_THIS_POSITION);
  assert.equal(motionInterp.interpretedActions[0].command, Command.SlashHigh);
  assert.equal(motionInterp.raw.currentStyle, Command.SwordCombat);
});

test('managers, ramps, scripts and children have their fields', () => {
  const { world, creature } = worldWithMannequin(library);
  const sword = world.createObject(0x50000002, { setup: Sample.sword });
  sword.attach(creature.guid, 1, 1);
  const other = world.createObject(0x50000003, {
    setup: Sample.beast,
    position: { cell: 0x10100001, frame: { origin: { x: 25, y: 10, z: 0 } } },
  });
  creature.moveToObject(other.guid, { contextId: 5 });
  creature.playScript(glow);
  pass(world, 0.1);
  const inside = insideOf(creature);
  assert.equal(inside.moveTo.kind, MoveKind.OBJECT);
  assert.deepEqual([inside.moveTo.soughtObject, inside.moveTo.parameters.contextId], [other.guid, 5]);
  assert.ok(inside.moveTo.legs.length > 0);
  assert.deepEqual([inside.target.object, inside.target.status], [other.guid, TargetStatus.OK]);
  assert.deepEqual(insideOf(other).target.watchers, [creature.guid]);
  assert.deepEqual(inside.effects.children, [sword.guid]);
  assert.equal(inside.effects.scripts[0].script, glow);
  assert.equal(inside.effects.ramps[0].kind, RampKind.LUMINOUS);
  assert.ok(inside.effects.ramps[0].created <= inside.body.physicsTime);
  assert.equal(inside.sticky.exists, false);
});

test('looking inside changes nothing, and an object that is not there is refused', () => {
  const { world, creature } = worldWithMannequin(library);
  const before = world.stateHash();
  insideOf(creature);
  assert.equal(world.stateHash(), before);
  assert.equal(errorOf(() => insideOf(world.object(0x99))).code, 'NO_OBJECT');
});

test('a world knows what a body can do without doing it', () => {
  const { world, creature } = worldWithMannequin(library);
  pass(world, 0.1);
  const before = world.stateHash();
  assert.equal(world.canDo(creature.guid, Command.WalkForward), MotionError.NONE);
  assert.equal(world.canDo(creature.guid, Command.SlashHigh), MotionError.NO_MOTION_DATA);
  assert.equal(world.canDo(creature.guid, Command.WalkForward, { speed: 2 }), MotionError.NONE);
  assert.equal(world.stateHash(), before);
  assert.equal(creature.state.substate, Command.Ready);
  creature.doMotion(Command.SwordCombat);
  pass(world, 2);
  assert.equal(world.canDo(creature.guid, Command.SlashHigh), MotionError.NONE);
  assert.equal(errorOf(() => world.canDo(0x99, Command.WalkForward)).code, 'NO_OBJECT');
  assert.throws(() => world.canDo(creature.guid, Command.WalkForward, { haste: 1 }), TypeError);
  world.dispose();
});

const waveId = 0x0a000001;
const samples = Uint8Array.of(0, 0, 1, 0x40, 2, 0x80, 3, 0);
/** Mono, 11,025 samples a second, 16 bits. */
function waveRecord() {
  const record = new DataView(new ArrayBuffer(12 + 18 + samples.length));
  [waveId, 18, samples.length].forEach((word, i) => record.setUint32(i * 4, word, true));
  record.setUint16(12, 1, true);
  record.setUint16(14, 1, true);
  record.setUint32(16, 11025, true);
  record.setUint32(20, 22050, true);
  record.setUint16(24, 2, true);
  record.setUint16(26, 16, true);
  const bytes = new Uint8Array(record.buffer);
  bytes.set(samples, 30);
  return bytes;
}

test('the records of a piecewise container are listed, and have bytes once they are loaded', async () => {
  const record = waveRecord();
  const file = Container.build(library, [{ id: waveId, bytes: record, time: 7 }]);
  const assets = await Assets.fromBlob(library, new Blob([file]));
  const [entry] = assets.entries(0x0a000000, 0x0affffff);
  assert.deepEqual([entry.id, entry.size, entry.time], [waveId, record.length, 7]);
  assert.ok(assets.entries().length > 1); // and the one of iterations
  assert.equal(errorOf(() => assets.recordBytes(waveId)).code, 'NOT_FOUND');
  await assets.loadFrom(new Blob([file]), waveId, Load.ALONE);
  assert.deepEqual(assets.recordBytes(waveId), record);
  const { samples: found, ...format } = assets.wave(waveId);
  assert.deepEqual(found, samples);
  assert.deepEqual(format, {
    ...{ tag: 1, channels: 1, samplesPerSecond: 11025, bytesPerSecond: 22050 },
    ...{ blockAlign: 2, bitsPerSample: 16 },
  });
  const wav = assets.waveFile(waveId);
  assert.equal(new TextDecoder().decode(wav.subarray(8, 16)), 'WAVEfmt ');
  assert.deepEqual(wav.subarray(wav.length - samples.length), samples);
  assert.equal(errorOf(() => assets.wave(0x0a000009)).code, 'NOT_FOUND');
});

test('records know whom they name and who names them', () => {
  const assets = Assets.sample(library);
  const { motionTable } = assets.setup(Sample.mannequin);
  assert.ok(assets.uses(Sample.mannequin).includes(motionTable));
  assert.ok(assets.users(motionTable).includes(Sample.mannequin));
  assert.ok(!assets.users(motionTable).includes(Sample.door));
  const copy = Assets.empty(library);
  for (const type of [1, 2, 3, 9, 0x20, 0x33, 0x34])
    for (const id of assets.ids(type << 24)) copy.add(id, assets.recordBytes(id));
  assert.deepEqual(copy.uses(motionTable), assets.uses(motionTable));
  assert.equal(errorOf(() => assets.uses(0x02009999)).code, 'NOT_FOUND');
  assert.deepEqual(assets.entries(), []);
});
