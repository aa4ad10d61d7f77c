// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Good, wrong and hostile files, as the worker opens them. In Node.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { acmotion, root, source } from './bundle.mjs';
import { container, endlessDirectory, olderContainer, records } from './container.mjs';

const { Assets, Command, exportGltf, load, Sample } = acmotion;
const { Engine } = await source('engine/engine.ts');
const library = await load();
const quiet = () => {};

async function started() {
  const engine = new Engine();
  await engine.call('start', null, quiet);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
  return engine;
}
const { scenarioOf } = await source('engine/scenario.ts');
const engine = await started();
function open(name, bytes) {
  return engine.call('open', { files: [{ name, blob: new Blob([bytes]) }] }, quiet);
}

test('a container is listed, searched and played', async () => {
  const file = await open('mine.dat', container(library));
  assert.deepEqual([file.kind, file.setups, file.tables], ['container', 1, 1]);
  const creatures = await engine.call('creatures', null, quiet);
  assert.ok(creatures.some(({ source, setup }) => source === 'mine.dat' && setup === 0x02000001));
  const begun = await engine.call('begin', { scenario: scenarioOf(0x02000001, { source: 'mine.dat' }) }, quiet);
  assert.equal(begun.table, 0x09000001);
  assert.deepEqual(await engine.call('search', { text: 'walkforward' }, quiet), [0x02000001]);
  assert.deepEqual(await engine.call('search', { text: 'slashhigh' }, quiet), []);
  assert.deepEqual((await engine.call('users', { id: 0x09000001 }, quiet)).usedBy, [0x02000001]);
  assert.deepEqual((await engine.call('model', { setup: 0x02000001 }, quiet)).missing, [0x01000001]);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
});

test('retail_facts_4_a_container_before_throne_of_destiny_is_listed_and_played', async () => {
  const file = await open('older.dat', olderContainer());
  assert.deepEqual([file.kind, file.entries, file.setups, file.tables], ['container', 3, 1, 1]);
  const begun = await engine.call('begin', { scenario: scenarioOf(0x02000001, { source: 'older.dat' }) }, quiet);
  assert.equal(begun.table, 0x09000001);
  const [, before] = await place();
  await engine.call('input', { input: { op: 'press', motion: Command.WalkForward } }, quiet);
  engine.frame({ kind: 'frame', ticks: 30, secondsSinceTick: 0, shown: 'keyframe', buffer: new ArrayBuffer(64) });
  const [, after] = await place();
  assert.ok(after > before + 2, `${before} and ${after}`);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
});

test('only what is needed of a container is read', async () => {
  const bytes = container(library);
  let read = 0;
  const size = 3e9;
  const blob = {
    size,
    slice: (from, to) => {
      read += to - from;
      return new Blob([bytes.subarray(from, Math.min(to, bytes.length))]);
    },
  };
  const { readDirectory } = await source('engine/directory.ts');
  const entries = await readDirectory(blob, quiet);
  assert.equal(entries.length, 4);
  assert.ok(read < 20_000, `${read} bytes`);
});

test('a folder of raw objects is a source too', async () => {
  const files = records().map(({ id, bytes }) => ({
    name: `objects/${id.toString(16).padStart(8, '0')}.bin`,
    blob: new Blob([bytes]),
  }));
  const file = await engine.call(
    'open',
    { files: [...files, { name: 'objects/notes.md', blob: new Blob(['x']) }] },
    quiet,
  );
  assert.deepEqual([file.kind, file.name, file.added.length], ['records', 'objects', 3]);
});

test('a scenario runs, and its line with an error is named', async () => {
  const story = await open('stroll.scn', readFileSync(join(root, 'examples', 'stroll.scn')));
  assert.match(story.output, /WalkForward/);
  assert.equal(story.error, null);
  const { scenario } = story.staged;
  assert.equal(scenario.ticks, 370);
  await engine.call('begin', { scenario }, quiet);
  await engine.call('seek', { tick: 370 }, quiet);
  // The same story, as the library tells it: where it ends.
  const [, x, y] = /at \((-?[\d.]+), (-?[\d.]+), [\d.]+\)(?![\s\S]* at \()/.exec(story.output);
  const { origin } = { origin: await place() };
  assert.ok(Math.hypot(origin[0] - 96 - x, origin[1] - 96 - y) < 0.01, `${origin} is not ${x}, ${y}`);
  assert.match((await open('bad.scn', 'spawn flat=1\ndance 3\n')).error, /line 2: .*dance/);
});

test('a run with keys is saved as a scenario that the library and the stage play alike', async () => {
  const inputs = [
    [0, { op: 'mouseLook', on: true }],
    [0, { op: 'mouseTurn', speed: 0.4 }],
    [2, { op: 'press', motion: Command.WalkForward, mouse: true }],
    [20, { op: 'release', motion: Command.WalkForward, mouse: true }],
    [20, { op: 'mouseLook', on: false }],
    [20, { op: 'runOption', on: true }],
    [21, { op: 'press', motion: Command.WalkForward }],
    [30, { op: 'run', on: true }],
    [35, { op: 'loseFocus' }],
    [40, { op: 'autoRun', on: true }],
    [60, { op: 'stopAll' }],
  ].map(([tick, input]) => ({ tick, input }));
  const scenario = scenarioOf(Sample.mannequin, { inputs, ticks: 90 });
  await engine.call('begin', { scenario }, quiet);
  await engine.call('seek', { tick: 90 }, quiet);
  const [x, y] = await place();
  const text = await engine.call('scenarioText', null, quiet);
  const { output, error, staged } = await open('keys.scn', text);
  assert.equal(error, null);
  const ends = [...output.matchAll(/at \((-?[\d.]+), (-?[\d.]+), [\d.]+\)/g)].at(-1);
  assert.ok(Math.hypot(x - 96 - ends[1], y - 96 - ends[2]) < 0.01, `${x}, ${y} is not ${ends[1]}, ${ends[2]}`);
  assert.deepEqual(staged.scenario.inputs, inputs);
  assert.equal(staged.scenario.ticks, 90);
});

/** Where the player is. */
async function place() {
  const { groups } = await engine.call('inside', null, quiet);
  const [, text] = groups.find(({ title }) => title === 'Body').rows.find(([name]) => name === 'position');
  return text.split(', ').map(Number);
}

test('a capture is replayed', async () => {
  const file = await open('session.pcap', readFileSync(join(root, 'tests', 'capi', 'session.pcap')));
  assert.equal(file.kind, 'capture');
  assert.match(file.totals, /1 objects/);
  assert.match(file.picture, /<svg/);
});

test('a cycle at rate 0 is a pose that is held, and no finding', async () => {
  await open('held.dat', container(library, 0));
  await engine.call('begin', { scenario: scenarioOf(0x02000001, { source: 'held.dat' }) }, quiet);
  await engine.call('input', { input: { op: 'do', motion: Command.WalkForward, speed: 1 } }, quiet);
  const { groups } = await engine.call('inside', null, quiet);
  const nodes = groups.find(({ title }) => title === 'Nodes').rows.map(([, text]) => text);
  assert.ok(
    nodes.some((text) => /0–1 held/.test(text)),
    nodes.join(),
  );
  assert.deepEqual(await engine.call('lint', { table: 0x09000001, setup: 0x02000001 }, quiet), []);
  const { json, picture } = await engine.call('graph', { table: 0x09000001 }, quiet);
  const walk = JSON.parse(json).styles[0].states.find(({ motion }) => motion === 'WalkForward');
  assert.equal(walk.cycle, null);
  assert.match(picture, />held, 3\.0 m\/s</);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
});

test('gx_9_what_the_game_never_draws_is_hidden_until_markers_are_shown', async () => {
  const { readModel } = await source('engine/model.ts');
  const { shapeOf } = await source('stage/geometry.ts');
  const { Body } = await source('stage/body.ts');
  const plain = Assets.sample(library);
  assert.ok(readModel(plain, Sample.mannequin).parts.every(({ isMarker }) => !isMarker));
  const [gfxobj] = plain.ids(0x01000000);
  const assets = Assets.empty(library);
  for (const { id, bytes } of marker(gfxobj, plain.recordBytes(gfxobj))) assets.add(id, bytes);
  for (const type of [0x01000000, 0x02000000, 0x03000000, 0x09000000])
    for (const id of plain.ids(type)) if (id !== gfxobj) assets.add(id, plain.recordBytes(id));
  const model = readModel(assets, Sample.mannequin);
  assert.deepEqual(
    model.parts.filter(({ isMarker }) => isMarker).map((part) => part.gfxobj),
    [gfxobj],
  );
  const body = new Body(1, shapeOf({ ...model, surfaces: [] }), model.parts.length, null);
  const seen = () => body.meshes.map((mesh) => mesh?.visible ?? false);
  body.setMarkers(false);
  assert.deepEqual(
    seen(),
    model.parts.map(({ isMarker }) => !isMarker),
  );
  body.setMarkers(true);
  assert.ok(seen().every((isSeen) => isSeen));
});

/** A mesh with the record of a marker: no distance is below 0, and beyond is nothing. */
function marker(id, mesh) {
  const record = 0x110000ff;
  const levels = [record, 2, id, 1, 0, 0, 0, 0, 1, 0, 0, 0];
  const degrading = new Uint8Array([...mesh, ...new Uint8Array(new Uint32Array([record]).buffer)]);
  degrading[4] |= 8;
  return [
    { id: record, bytes: new Uint8Array(new Uint32Array(levels).buffer) },
    { id, bytes: degrading },
  ];
}

test('a wave of the samples is a WAV file', async () => {
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
  const bytes = await engine.call('wave', { id: 0x0a000001 }, quiet);
  assert.equal(Buffer.from(bytes.slice(0, 4)).toString(), 'RIFF');
  await assert.rejects(async () => engine.call('wave', { id: 0x0a00ffff }, quiet), { code: 'NOT_FOUND' });
});

test('an exported file without edits changes nothing', async () => {
  const { file } = exportGltf(Assets.sample(library), Sample.beast);
  assert.deepEqual((await open('beast.glb', file)).animations, []);
});

test('an edited file plays, and the run before the edit can be compared', async () => {
  await open('edit.dat', container(library));
  await engine.call('begin', { scenario: scenarioOf(0x02000001, { source: 'edit.dat' }) }, quiet);
  const whole = Assets.open(library, container(library));
  for (const what of [acmotion.Load.MOTION, acmotion.Load.MODEL]) whole.load(0x02000001, what);
  const file = raised(exportGltf(whole, 0x02000001).file, 0.5);
  const opened = await open('raised.glb', file);
  assert.deepEqual([opened.kind, opened.animations], ['edits', [0x03000001]]);
  await engine.call('begin', { scenario: scenarioOf(0x02000001, { source: 'edit.dat' }) }, quiet);
  await engine.call('compare', { variation: { speed: 1, table: 0, beforeEdits: true } }, quiet);
  const request = { kind: 'frame', ticks: 1, secondsSinceTick: 0, shown: 'keyframe', buffer: new ArrayBuffer(64) };
  const poses = new Float32Array(engine.frame(request).buffer).subarray(32);
  assert.deepEqual([poses[14], poses[16 + 14]], [1.5, 1]); // heights of the part: now, and before
  await engine.call('compare', { variation: null }, quiet);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
});

/** The .glb with all keys of places so many metres higher. */
function raised(file, metres) {
  const bytes = file.slice();
  const view = new DataView(bytes.buffer);
  const size = view.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + size)));
  for (const { samplers, channels } of gltf.animations)
    for (const { sampler, target } of channels.filter(({ target }) => target.path === 'translation')) {
      if (gltf.nodes[target.node].mesh === undefined && !gltf.nodes[target.node].name.startsWith('part')) continue;
      const accessor = gltf.accessors[samplers[sampler].output];
      if (accessor.raised) continue;
      accessor.raised = true;
      const at = 28 + size + (gltf.bufferViews[accessor.bufferView].byteOffset ?? 0) + (accessor.byteOffset ?? 0);
      for (let i = 0; i < accessor.count; ++i)
        view.setFloat32(at + i * 12 + 8, view.getFloat32(at + i * 12 + 8, true) + metres, true);
    }
  return bytes;
}

const wrong = {
  'nothing at all': ['empty.dat', new Uint8Array(), /empty\.dat.*0 bytes/],
  'a picture': ['photo.png', new Uint8Array(5000).fill(0x89), /photo\.png.*0x140.*container/],
  'a cell file': ['client_cell_1.dat', withWord(0x14c, 2), /landscape/],
  'a block size of 3': ['odd.dat', withWord(0x144, 3), /0x144/],
  'a directory beyond the end': ['short.dat', withWord(0x160, 0x7fffff00), /beyond the file/],
  'a directory that leads back to itself': ['loop.dat', endlessDirectory(library), /two nodes/],
  'a record that is none': ['02000001.bin', new Uint8Array([1, 2, 3]), /02000001\.bin/],
  'a .glb that ends early': [
    'cut.glb',
    exportGltf(Assets.sample(library), Sample.door).file.subarray(0, 200),
    /cut\.glb/,
  ],
  'a capture of nothing': [
    'none.pcap',
    new Uint8Array([0xd4, 0xc3, 0xb2, 0xa1, ...new Array(20).fill(0)]),
    /none\.pcap/,
  ],
};
function withWord(offset, value) {
  const bytes = container(library).slice();
  new DataView(bytes.buffer).setUint32(offset, value, true);
  return bytes;
}
for (const [what, [name, bytes, message]] of Object.entries(wrong))
  test(`${what} is refused in words`, async () => {
    await assert.rejects(open(name, bytes), { message });
  });

const skip = !process.env.ACMOTION_FULL && 'only in a full run';
test('no seed of the fuzzers hangs or breaks the engine', { skip }, async () => {
  const kinds = { dat_file: '.dat', dat_piecewise: '.dat', gltf: '.glb', capture_file: '.pcap', scenario: '.scn' };
  let opened = 0;
  for (const [kind, extension] of Object.entries(kinds)) {
    const folder = join(root, 'fuzz', 'seeds', kind);
    if (!existsSync(folder)) continue;
    for (const seed of readdirSync(folder)) {
      ++opened;
      const shown = open(seed + extension, readFileSync(join(folder, seed))).then(
        ({ kind, staged }) => kind === 'capture' && staged.scenario && engine.call('begin', staged, quiet),
      );
      await shown.catch((error) => {
        assert.ok(!(error instanceof WebAssembly.RuntimeError), `${seed}: ${error.message}`);
        assert.ok(error.message.length > 10);
      });
    }
  }
  assert.ok(opened > 20);
  await engine.call('begin', { scenario: scenarioOf(Sample.mannequin) }, quiet);
});

test(
  'every cut and many bent bytes of a container are refused or played',
  { skip },
  async () => {
    const whole = container(library);
    for (let i = 0; i < 300; ++i) {
      const bytes = whole.slice(0, i % 2 ? whole.length : (whole.length * i) / 300);
      for (let k = 0; k < 8 && i % 2; ++k) bytes[(i * 7919 + k * 104729) % bytes.length] ^= 1 << ((i + k) % 8);
      try {
        const file = await open(`bent-${i}.dat`, bytes);
        const scenario = scenarioOf(0x02000001, { source: file.name, ticks: 30 });
        await engine.call('begin', { scenario }, quiet);
      } catch (error) {
        assert.ok(!(error instanceof WebAssembly.RuntimeError), error.message);
      }
    }
  },
);
