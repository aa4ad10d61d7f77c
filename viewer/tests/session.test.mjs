// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A run can be wound back and forth, and played again it is the same, bit for bit. In Node.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, source } from './bundle.mjs';

const { Assets, Command, Sample, load } = acmotion;
const { Session } = await source('engine/session.ts');
const { History } = await source('engine/history.ts');
const { scenarioOf } = await source('engine/scenario.ts');
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
  assert.throws(() => session.input({ op: 'do', motion: Command.SlashHigh, speed: 1 }), { code: 'REFUSED' });
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

test('a crowd is wound back too', () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin, { crowd: 100 }));
  session.advance(45);
  const hash = session.stateHash();
  session.seek(10);
  session.seek(45);
  assert.equal(session.stateHash(), hash);
});
