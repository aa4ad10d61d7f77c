// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client and its server with a line between them, and captures on the stage. In Node.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { acmotion, root, source } from './bundle.mjs';
import { records } from './container.mjs';

const { Assets, Capture, Command, MotionError, Replay, Sample, load } = acmotion;
const { Session } = await source('engine/session.ts');
const { Engine } = await source('engine/engine.ts');
const { Network } = await source('engine/network.ts');
const { moveMatrices } = await source('engine/ghost-places.ts');
const { scenarioOf } = await source('engine/scenario.ts');
const { Header } = await source('engine/protocol.ts');
const library = await load();
const assets = Assets.sample(library);
const quiet = () => {};

function linked(network, chase = true) {
  const session = new Session(assets, scenarioOf(Sample.mannequin, { network: { seed: 1, ...network } }));
  session.input({ op: 'run', on: true });
  session.input({ op: 'press', motion: Command.WalkForward });
  session.advance(30);
  if (chase) session.input({ op: 'chase', on: true });
  session.advance(90);
  return session;
}
const player = 0x50000001;
const chaser = 0x50000002;
const apart = (session, guid = player) => session.play.ghosts.apart(guid);

test('without lag and loss the server is at most a tick behind', () => {
  const session = linked({ lag: 0, loss: 0 });
  assert.ok(apart(session) < 0.5, `${apart(session)} m`);
  assert.ok(apart(session, chaser) < 0.5, `the chaser: ${apart(session, chaser)} m`);
});

test('the longer the lag, the farther the server is behind', () => {
  const few = apart(linked({ lag: 100, loss: 0 }, false));
  const many = apart(linked({ lag: 500, loss: 0 }, false));
  assert.ok(few > 0.3 && many > few + 1, `${few} m, ${many} m`);
});

test('the server catches up when the player stands', () => {
  const session = linked({ lag: 300, loss: 0 }, false);
  assert.ok(apart(session) > 1);
  session.input({ op: 'release', motion: Command.WalkForward });
  session.advance(90);
  assert.ok(apart(session) < 0.1, `${apart(session)} m`);
});

test("orders are the server's, and reach the client later", () => {
  const session = new Session(assets, scenarioOf(Sample.mannequin, { network: { lag: 400, loss: 0, seed: 1 } }));
  session.input({ op: 'do', motion: Command.SwordCombat, speed: 1 });
  session.advance(6);
  const style = (world) => world.object(player).state.style;
  assert.notEqual(style(session.world), Command.SwordCombat);
  assert.equal(style(session.play.ghosts.world), Command.SwordCombat);
  session.advance(12);
  assert.equal(style(session.world), Command.SwordCombat);
});

test('the other run of a comparison has another speed, also with a server', () => {
  const inputs = [{ tick: 0, input: { op: 'do', motion: Command.WalkForward, speed: 1 } }];
  const scenario = scenarioOf(Sample.mannequin, { network: { lag: 0, loss: 0, seed: 1 }, inputs, ticks: 90 });
  const walked = [1, 2].map((speedFactor) => {
    const session = new Session(assets, scenario, { speedFactor });
    session.seek(90);
    return session.world.object(player).state.position.frame.origin.y - 96;
  });
  assert.ok(walked[1] > walked[0] * 1.6, `${walked} m`);
});

test('the engine says why the client refuses, and what is not possible', async () => {
  const engine = new Engine();
  const answerTo = async (input) => (await engine.call('input', { input }, quiet)).refused;
  await engine.call('start', null, quiet);
  for (const network of [null, { lag: 0, loss: 0, seed: 1 }]) {
    await engine.call('begin', { scenario: scenarioOf(Sample.door, { network }) }, quiet);
    const refused = await answerTo({ op: 'do', motion: Command.SlashHigh, speed: 1 });
    assert.equal(refused, library.motionErrorText(MotionError.NO_MOTION_DATA));
    assert.match(await answerTo({ op: 'do', motion: Command.SlashHigh, speed: NaN }), /^parameters: /);
    assert.equal(await answerTo({ op: 'stopAll' }), null);
  }
});

test('who chases comes and goes on both sides', () => {
  const session = linked({ lag: 200, loss: 0.3 });
  assert.deepEqual(
    session.play.cast().map(({ role }) => role),
    ['player', 'chaser'],
  );
  const version = session.rosterVersion;
  session.input({ op: 'chase', on: false });
  session.advance(10);
  assert.deepEqual(
    session.play.cast().map(({ role }) => role),
    ['player'],
  );
  assert.notEqual(session.rosterVersion, version);
});

test('both worlds are wound back and forth, bit for bit', () => {
  const session = linked({ lag: 250, loss: 0.2 });
  session.input({ op: 'network', lag: 50, loss: 0.5 });
  session.advance(60);
  const again = new Session(assets, JSON.parse(JSON.stringify(session.scenario)));
  const hashes = new Map();
  for (let tick = 0; tick <= again.end; tick += 7) {
    again.seek(tick);
    hashes.set(tick, again.stateHash());
  }
  for (const tick of [175, 7, 98, 91, 0, 140, 147]) {
    again.seek(tick);
    assert.equal(again.stateHash(), hashes.get(tick), `tick ${tick}`);
  }
  again.seek(again.end);
  assert.equal(again.stateHash(), session.stateHash());
  assert.equal(again.divergence, null);
  assert.deepEqual(again.log.entries, session.log.entries);
});

test('another seed loses other messages', () => {
  const hashes = [1, 2, 3].map((seed) => linked({ lag: 100, loss: 0.4, seed }).stateHash());
  assert.equal(new Set(hashes).size, 3);
  assert.equal(linked({ lag: 100, loss: 0.4, seed: 2 }).stateHash(), hashes[1]);
});

test('as many messages are lost as the line says', () => {
  const network = new Network({ lag: 100, loss: 0.25, seed: 9 });
  for (let i = 0; i < 4000; ++i) network.send('up', new Uint8Array(4), i);
  assert.ok(Math.abs(network.lost / 4000 - 0.25) < 0.03, `${network.lost}`);
  assert.equal(network.send('down', new Uint8Array(1), 5, true), true);
  assert.equal(network.receive('down', 7).length, 0);
  assert.equal(network.receive('down', 8).length, 1);
  assert.equal(network.receive('up', 4003).length, 4000 - network.lost);
  assert.equal(network.underWay, 0);
});

test('the messages of both sides are in the log', () => {
  const texts = linked({ lag: 100, loss: 0.3 }).log.entries;
  const has = (lane, text) => texts.some((entry) => entry.lane === lane && text.test(entry.text));
  assert.ok(has('message', /^MoveToState$/) && has('server', /^UpdatePosition$/) && has('server', /lost$/));
});

test('a matrix is moved from one frame to another', () => {
  const half = Math.SQRT1_2;
  const matrix = new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 11, 20, 3, 1]);
  // A metre east of a body that looks north is a metre north of one that has turned left by 90 degrees.
  moveMatrices(matrix, 0, 16, [10, 20, 2, 1, 0, 0, 0], [50, 60, 7, half, 0, 0, half]);
  const rounded = [...matrix].map((value) => Math.round(value * 1000) / 1000 + 0);
  assert.deepEqual(rounded, [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 50, 61, 8, 1]);
});

// Captures.

const session = new Uint8Array(readFileSync(join(root, 'tests', 'capi', 'session.pcap')));
/** The same, but at 1.5 s the server says that the object is 1.43 m farther east. */
function departed() {
  const bytes = session.slice();
  const at = Buffer.from(bytes).indexOf(Buffer.from('2a8d8441', 'hex'));
  new DataView(bytes.buffer).setFloat32(at, 18, true);
  return bytes;
}
async function opened(bytes) {
  const engine = new Engine();
  await engine.call('start', null, quiet);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
  const files = [{ name: 'session.pcap', blob: new Blob([bytes]) }];
  const file = await engine.call('open', { files }, quiet);
  await engine.call('begin', { scenario: file.staged.scenario }, quiet);
  let buffer = new ArrayBuffer(1024);
  const frame = () => {
    ({ buffer } = engine.frame({ kind: 'frame', ticks: 0, secondsSinceTick: 0, shown: 'keyframe', buffer }));
    return { data: new Float32Array(buffer), words: new Int32Array(buffer) };
  };
  return { engine, file, frame };
}

test("a capture stands on the stage, with the server's places as ghosts", async () => {
  const { engine, file, frame } = await opened(session);
  assert.deepEqual(file.divergences, []);
  assert.equal(file.staged.scenario.ticks, 60);
  const { items } = await engine.call('roster', null, quiet);
  assert.deepEqual(
    items.map(({ role }) => role),
    ['player', 'ghost'],
  );
  await engine.call('seek', { tick: 45 }, quiet);
  const { data, words } = frame();
  assert.equal(words[Header.hasServer], 1);
  // The place that the server sends at 1.5 s.
  assert.ok(Math.hypot(data[Header.place] - 16.569, data[Header.place + 1] - 4.676) < 0.01);
  assert.ok(data[Header.apart] < 0.01, `${data[Header.apart]} m`);
  await engine.call('seek', { tick: 50 }, quiet);
  assert.ok(frame().data[Header.apart] > 0.3, 'the ghost stands where it was seen last');
});

test('a divergence is listed with its moment, and seen there', async () => {
  const { engine, file, frame } = await opened(departed());
  const [first] = file.divergences;
  assert.equal(first.tick, 45);
  assert.match(first.text, /1\.43 m/);
  await engine.call('seek', { tick: 45 }, quiet);
  assert.ok(Math.abs(frame().data[Header.apart] - 1.43) < 0.05, `${frame().data[Header.apart]} m`);
});

test('a capture is wound back and forth, and ends', async () => {
  const { engine, file } = await opened(departed());
  const { hash: late } = await engine.call('seek', { tick: 55 }, quiet);
  await engine.call('seek', { tick: 3 }, quiet);
  assert.equal((await engine.call('seek', { tick: 55 }, quiet)).hash, late);
  engine.frame({ kind: 'frame', ticks: 500, secondsSinceTick: 0, shown: 'smooth', buffer: new ArrayBuffer(64) });
  assert.equal((await engine.call('hash', null, quiet)).tick, file.staged.scenario.ticks);
  await assert.rejects(engine.call('input', { input: { op: 'stopAll' } }, quiet), /capture/);
});

test('a link to a capture that is not open says so', async () => {
  const { engine, file } = await opened(session);
  const scenario = { ...file.staged.scenario, capture: 'other.pcap' };
  await assert.rejects(engine.call('begin', { scenario }, quiet), /other\.pcap.*open/);
});

// Captures on one's own file, of which nothing has been loaded yet.

/** An engine with the creature of the file on the stage, and what it says of the capture. */
async function droppedOn(portal, creature, bytes) {
  const engine = new Engine();
  await engine.call('start', null, quiet);
  await engine.call('open', { files: [{ name: 'mine.dat', blob: new Blob([portal]) }] }, quiet);
  await engine.call('begin', { scenario: scenarioOf(creature, { source: 'mine.dat' }) }, quiet);
  const drop = () => engine.call('open', { files: [{ name: 'session.pcap', blob: new Blob([bytes]) }] }, quiet);
  return { drop, engine };
}
/** What the library says of it when everything is loaded beforehand. */
function verdictOf(bytes, whole) {
  const capture = new Capture(library);
  capture.supply(bytes);
  capture.finish();
  const replay = new Replay(whole);
  for (const { message } of capture.items()) if (message) replay.add(message);
  return JSON.parse(replay.report(acmotion.ReplayFormat.JSON, 'session.pcap', capture.counts.errors));
}
/** The file with a second Setup, which is the one on the stage, so that the one of the capture is not read yet. */
function portalWithAnother() {
  const [setup, ...others] = records();
  const another = setup.bytes.slice();
  new DataView(another.buffer).setUint32(0, 0x02000002, true);
  const tableAt = another.length - 12;
  new DataView(another.buffer).setUint32(tableAt, 0, true); // it has no motion table
  return acmotion.Container.build(library, [setup, { id: 0x02000002, bytes: another }, ...others]);
}

test("the first drop of a capture on one's own file has the verdict of loaded assets", async () => {
  const portal = portalWithAnother();
  const whole = Assets.open(library, portal);
  whole.load(0x02000001);
  const expected = verdictOf(session, whole);
  assert.ok(expected.objects[0].departures.length > 0);
  const { drop } = await droppedOn(portal, 0x02000002, session);
  assert.deepEqual(JSON.parse((await drop()).report), expected);
  assert.deepEqual(JSON.parse((await drop()).report), expected);
});

test('a message of a capture that cannot be read is counted, and the others are replayed', async () => {
  const bytes = session.slice();
  const at = Buffer.from(bytes).indexOf(Buffer.from('4cf70000', 'hex'));
  bytes[at + 16] = 0xee; // no type of movement
  const { file } = await opened(bytes);
  assert.equal(file.errors, 2, 'the checksum of its packet, and the message');
  assert.match(file.totals, /^1 objects, 6 messages/);
});

const tool = process.env.ACMOTION_TOOL;
test('the first drop says what acmotion replay says', { skip: !tool && 'no ACMOTION_TOOL' }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'acmotion-drop-'));
  const [dat, pcap] = [join(folder, 'mine.dat'), join(folder, 'session.pcap')];
  const run = (...args) => execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    run('dat', 'sample', dat);
    run('simulate', '--actors', '12', '--seconds', '20', '--seed', '7', '--capture', pcap);
    const expected = JSON.parse(run('replay', pcap, '--dat', dat, '--json'));
    const { drop } = await droppedOn(readFileSync(dat), Sample.door, readFileSync(pcap));
    const file = await drop();
    const report = JSON.parse(file.report);
    assert.deepEqual(report.totals, expected.totals);
    assert.deepEqual(report.objects, expected.objects);
    assert.deepEqual(file.divergences, []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
