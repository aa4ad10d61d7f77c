// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Links: what they say, and that nothing in them can do harm. In Node.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, source } from './bundle.mjs';

const { Command, Sample } = acmotion;
const { readLink, writeLink } = await source('links/link.ts');
const { pack, unpack } = await source('links/compress.ts');
const { scenarioOf } = await source('engine/scenario.ts');

test('a short link names creature, motions, hands and time', async () => {
  const { scenario, tick } = await readLink('#creature=0x02000001&held=1:sword&motion=SwordCombat,slashhigh&t=1.2');
  assert.equal(scenario.creature, Sample.mannequin);
  assert.deepEqual(scenario.held, [{ location: 1, setup: Sample.sword }]);
  assert.deepEqual(
    scenario.inputs.map(({ input }) => input.motion),
    [Command.SwordCombat, Command.SlashHigh],
  );
  assert.deepEqual([tick, scenario.ticks], [36, 36]);
});

test('without a time it plays', async () => {
  assert.equal((await readLink('#creature=beast')).tick, null);
  assert.equal((await readLink('')).scenario.creature, Sample.mannequin);
});

test('links come back as they were', async () => {
  const short = scenarioOf(Sample.beast, {
    ticks: 60,
    inputs: [{ tick: 0, input: { op: 'do', motion: Command.WalkForward, speed: 1 } }],
  });
  const long = scenarioOf(Sample.mannequin, {
    ticks: 900,
    held: [{ location: 1, setup: Sample.sword }],
    inputs: Array.from({ length: 200 }, (_, i) => ({
      tick: i * 4,
      input: { op: i % 2 ? 'release' : 'press', motion: Command.WalkForward },
    })),
  });
  const server = scenarioOf(Sample.beast, { ticks: 30, network: { lag: 150, loss: 0.07, seed: 1 } });
  const keys = scenarioOf(Sample.beast, {
    ticks: 30,
    inputs: [
      { op: 'mouseLook', on: true },
      { op: 'mouseTurn', speed: -0.8 },
      { op: 'press', motion: Command.WalkForward, mouse: true },
      { op: 'runOption', on: true },
      { op: 'autoRun', on: true },
    ].map((input) => ({ tick: 3, input })),
  });
  const captured = scenarioOf(Sample.beast, { ticks: 30, capture: 'session.pcap' });
  const changed = {
    ...server,
    network: { lag: 33.5, loss: 0.123, seed: 77 },
    inputs: [{ tick: 5, input: { op: 'network', lag: 400, loss: 0.5 } }],
  };
  for (const [scenario, isShort] of [
    [short, true],
    [long, false],
    [server, true],
    [captured, true],
    [keys, false],
    [changed, false],
  ]) {
    const link = await writeLink({ scenario, tick: scenario.ticks });
    assert.equal(link.startsWith('#creature='), isShort);
    assert.ok(link.length < 2000, `${link.length} characters`);
    assert.match(link, /^#[\w=&.,:-]+$/);
    assert.deepEqual(await readLink(link), { scenario, tick: scenario.ticks });
  }
});

test('damaged links are refused in words', async () => {
  const packed = async (value) => `#s=${await pack(JSON.stringify(value))}`;
  const good = scenarioOf(Sample.beast);
  const bad = [
    ['#creature=dragon', /creature=dragon/],
    ['#t=yesterday', /t=yesterday/],
    ['#motion=Flyy', /motion=Flyy/],
    ['#held=9:sword', /hold location/],
    ['#lag=-5', /lag=-5/],
    ['#loss=101', /loss=101/],
    [await packed({ ...good, network: { lag: 1e9, loss: 0, seed: 1 } }), /network\.lag/],
    [await packed({ ...good, inputs: [{ tick: 5, input: { op: 'network', lag: 5, loss: 2 } }] }), /loss/],
    ['#s=***', /characters/],
    ['#s=AAAA', /decompressed|scenario/],
    [await packed([]), /not an object/],
    [await packed({ ...good, ticks: 1e9 }), /ticks/],
    [await packed({ ...good, crowd: 1e6 }), /crowd/],
    [await packed({ ...good, inputs: [{ tick: 5, input: { op: 'erase' } }] }), /op.*erase/],
    [await packed({ ...good, inputs: [{ tick: 5, input: { op: 'do', motion: 1, speed: null } }] }), /speed/],
    [`#s=${await pack(' '.repeat(5 * 1024 * 1024))}`, /more than/],
  ];
  for (const [link, message] of bad) await assert.rejects(readLink(link), { message }, link.slice(0, 60));
});

test('what is packed is unpacked', async () => {
  const text = JSON.stringify({ motion: 'ä→'.repeat(1000) });
  assert.equal(await unpack(await pack(text)), text);
});
