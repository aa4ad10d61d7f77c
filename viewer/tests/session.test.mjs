// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A run can be wound back and forth, and played again it is the same, bit for bit. In Node.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, source } from './bundle.mjs';

const { Assets, Command, MotionError, Sample, load } = acmotion;
const { Session } = await source('engine/session.ts');
const { History } = await source('engine/history.ts');
const { deltaOf, patched } = await source('engine/delta.ts');
const { scenarioOf } = await source('engine/scenario.ts');
const { turnSpeed } = await source('stage/mouse-look.ts');
const library = await load();
const assets = Assets.sample(library);

function story() {
  const session = new Session(assets, scenarioOf(Sample.mannequin));
  session.advance(10);
  session.input({ op: 'press', motion: Command.WalkForward });
  session.advance(40);
  session.input({ op: 'run', on: true });
  session.advance(25);
  session.input({ op: 'release', motion: Command.WalkForward });
  session.input({ op: 'do', motion: Command.SwordCombat, speed: 1 });
  session.input({ op: 'do', motion: Command.SlashHigh, speed: 1.5 });
  session.advance(95);
  session.input({ op: 'press', motion: Command.Jump });
  session.advance(12);
  session.input({ op: 'release', motion: Command.Jump });
  session.advance(60);
  return session;
}

/** Degrees, clockwise. */
function heading(session) {
  const { w, z } = session.player.state.position.frame.rotation;
  return (-2 * Math.atan2(z, w) * 180) / Math.PI;
}

test('lp_78_the_mouse_turns_the_player_while_a_key_that_turns_sidesteps', () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin));
  session.input({ op: 'mouseTurn', speed: 0.8 });
  session.input({ op: 'press', motion: Command.TurnLeft });
  session.input({ op: 'mouseLook', on: true });
  session.input({ op: 'mouseTurn', speed: 0.8 });
  assert.ok(session.client.state.mouseLook);
  session.advance(20);
  assert.ok(heading(session) > 20, `${heading(session)} degrees`);
  assert.notEqual(session.player.state.movement.sidestepCommand, 0);
  session.input({ op: 'release', motion: Command.TurnLeft });
  session.input({ op: 'press', motion: Command.WalkForward, mouse: true });
  assert.equal(session.player.state.movement.forwardCommand, Command.RunForward);
  session.advance(20);
  session.input({ op: 'release', motion: Command.WalkForward, mouse: true });
  session.input({ op: 'mouseLook', on: false });
  assert.equal(session.player.state.movement.turnCommand, 0);
  const again = new Session(assets, JSON.parse(JSON.stringify(session.scenario)));
  again.seek(session.end);
  assert.equal(again.stateHash(), session.stateHash());
});

test('lp_72_and_lp_77_auto_run_is_switched_and_the_option_turns_the_run_key_round', () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin));
  const forward = () => session.player.state.movement.forwardCommand;
  session.input({ op: 'autoRun', on: true });
  assert.ok(session.client.state.autoRun);
  session.input({ op: 'autoRun', on: false });
  assert.ok(!session.client.state.autoRun);
  session.input({ op: 'runOption', on: true });
  session.input({ op: 'press', motion: Command.WalkForward });
  assert.equal(forward(), Command.RunForward);
  session.input({ op: 'run', on: true });
  assert.equal(forward(), Command.WalkForward);
});

test('lp_78_a_movement_of_0_4_gives_0_8', () => {
  assert.equal(turnSpeed(20), 0.8);
  assert.equal(turnSpeed(-20), -0.8);
  assert.equal(turnSpeed(0), 0);
  assert.equal(turnSpeed(1e6), 3);
});

test('every moment has the same hash when it is wound back to', () => {
  const session = new Session(assets, story().scenario);
  const hashes = [];
  for (let tick = 0; tick <= session.end; ++tick) {
    session.seek(tick);
    hashes.push(session.stateHash());
  }
  assert.ok(new Set(hashes).size > 200, 'the hash changes with time');
  for (const tick of [200, 3, 150, 149, 0, 242, 50, 51, 30, session.end]) {
    session.seek(tick);
    assert.equal(session.stateHash(), hashes[tick], `tick ${tick}`);
  }
  assert.equal(session.divergence, null);
});

test('a scenario played elsewhere ends in the same state and has the same log', () => {
  const first = story();
  const second = new Session(assets, JSON.parse(JSON.stringify(first.scenario)));
  second.seek(first.end);
  assert.equal(second.stateHash(), first.stateHash());
  assert.deepEqual(second.log.entries, first.log.entries);
  assert.ok(first.log.entries.some(({ lane }) => lane === 'message'));
  assert.ok(
    first.log.entries.some(({ cone }) => cone?.radius > 1),
    'an attack with its volume',
  );
});

test('winding changes nothing in the log', () => {
  const session = story();
  const entries = structuredClone(session.log.entries);
  for (const tick of [5, 100, 0, session.end, 75, session.end]) session.seek(tick);
  session.advance(0);
  assert.deepEqual(session.log.entries, entries);
});

test('something else in the past replaces what came after', () => {
  const session = story();
  session.seek(60);
  session.input({ op: 'stopAll' });
  assert.equal(session.end, 60);
  assert.ok(session.log.entries.every(({ tick }) => tick <= 60));
  session.advance(30);
  const hash = session.stateHash();
  session.seek(20);
  session.seek(90);
  assert.equal(session.stateHash(), hash);
});

test('held things come and go with time', () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin));
  session.advance(5);
  session.input({ op: 'hold', location: 1, setup: Sample.sword });
  session.advance(5);
  assert.equal(session.world.count, 2);
  session.seek(2);
  assert.equal(session.world.count, 1);
  session.seek(10);
  assert.equal(session.world.count, 2);
});

test('a refused motion is refused again', () => {
  const session = new Session(assets, scenarioOf(Sample.door));
  const refused = session.input({ op: 'do', motion: Command.SlashHigh, speed: 1 });
  assert.equal(refused, session.world.canDo(session.play.playerGuid, Command.SlashHigh));
  assert.notEqual(refused, MotionError.NONE);
  session.advance(40);
  const hash = session.stateHash();
  session.seek(0);
  session.seek(40);
  assert.equal(session.stateHash(), hash);
});

test('what is not possible is thrown, and played again it changes nothing either', () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin));
  assert.equal(session.input({ op: 'press', motion: Command.WalkForward }), MotionError.NONE);
  assert.equal(session.input({ op: 'stopAll' }), MotionError.NONE);
  assert.throws(() => session.input({ op: 'jump', extent: NaN }), { code: 'NOT_FINITE' });
  session.advance(40);
  const hash = session.stateHash();
  session.seek(0);
  session.seek(40);
  assert.equal(session.stateHash(), hash);
});

test('snapshots stay within their budget, evenly spread', () => {
  const history = new History(100 * 64);
  for (let tick = 0; tick < 10_000; tick += 10) history.keep({ tick, bytes: new Uint8Array(64), hash: 0n });
  assert.ok(history.bytes <= 100 * 64);
  assert.equal(history.before(0).tick, 0);
  const gaps = [];
  for (let tick = 0; tick < 9990; tick += 10) gaps.push(tick - history.before(tick).tick);
  assert.ok(Math.max(...gaps) < 500, `the longest way is ${Math.max(...gaps)} ticks`);
});

test('a delta gives back the snapshot, whatever differs', () => {
  const base = Uint8Array.from({ length: 4003 }, (_, i) => (i * 7) & 0xff);
  for (const places of [[], [0], [4002], [3999], [5, 6, 7, 8, 2000, 4001], [0, 1, 2, 3, 4, 5, 6, 7]]) {
    const bytes = base.slice();
    for (const place of places) bytes[place] ^= 0x55;
    assert.deepEqual(patched(base, deltaOf(base, bytes)), bytes, `at ${places}`);
  }
  const other = base.map((byte) => byte ^ 1);
  assert.equal(deltaOf(base, other), null, 'where all differs, a delta saves nothing');
  assert.equal(deltaOf(base, base.slice(1)), null);
});

test('large snapshots are kept as deltas, and thinned without losing their bases', () => {
  const size = 64 * 1024;
  const at = (tick) => {
    const bytes = new Uint8Array(size).fill(1);
    new DataView(bytes.buffer).setUint32((tick * 4) % size, tick);
    return bytes;
  };
  const roomy = new History();
  for (let tick = 0; tick < 3000; tick += 30) roomy.keep({ tick, bytes: at(tick), hash: BigInt(tick) });
  assert.ok(roomy.bytes < 10 * size, `${roomy.bytes} bytes of ${100 * size}`);
  const narrow = new History(3 * size);
  for (let tick = 0; tick < 3000; tick += 30) narrow.keep({ tick, bytes: at(tick), hash: BigInt(tick) });
  assert.ok(narrow.bytes <= 3 * size, `${narrow.bytes} bytes`);
  for (const history of [roomy, narrow])
    for (const tick of [0, 31, 600, 1499, 2970]) {
      const found = history.before(tick);
      assert.deepEqual(found.bytes, at(found.tick), `${tick}`);
      assert.equal(found.hash, BigInt(found.tick));
    }
  roomy.cut(700);
  assert.equal(roomy.lastTick, 690);
  assert.deepEqual(roomy.before(690).bytes, at(690));
});

test('any moment of five minutes is within a second of a snapshot, with a crowd too', () => {
  for (const crowd of [0, 100]) {
    const session = new Session(assets, scenarioOf(Sample.mannequin, { crowd, ticks: 9000 }));
    for (const tick of [8999, 4500, 17, 6001]) {
      assert.ok(tick - session.history.tickBefore(tick) < 30);
      session.seek(tick);
    }
    assert.ok(session.history.bytes < 16e6, `${session.history.bytes} bytes`);
    assert.equal(session.divergence, null);
    session.dispose();
  }
});

test('particles are the same at a moment that is gone to, and change nothing', () => {
  const inputs = [Command.Magi, Command.MagicPowerUp01].map((motion) => ({
    tick: 0,
    input: { op: 'do', motion, speed: 1 },
  }));
  const session = new Session(assets, scenarioOf(Sample.mannequin, { inputs, ticks: 300 }));
  const billboards = () => {
    const out = new Float32Array(6 * 4000);
    const words = new Int32Array(out.buffer);
    const end = session.particles.write(session.play.place.cell, out, words, 0);
    return [...out.subarray(0, end)];
  };
  session.seek(36);
  const seen = billboards();
  assert.ok(seen.length >= 60, `${seen.length / 6} particles`);
  session.seek(299);
  assert.equal(billboards().length, 0);
  session.seek(36);
  assert.deepEqual(billboards(), seen);
  assert.equal(session.divergence, null);
});

test('a crowd is wound back too', () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin, { crowd: 100 }));
  session.advance(45);
  const hash = session.stateHash();
  session.seek(10);
  session.seek(45);
  assert.equal(session.stateHash(), hash);
});
