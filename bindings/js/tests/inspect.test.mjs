// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Inspection: linter, graphs, glTF, scenarios, captures, messages.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, readRepository } from './support.mjs';

const { Assets, GraphFormat, ReplayFormat, Sample, ScenarioForm } = acmotion;
const library = await acmotion.load();
const assets = Assets.sample(library);
const table = assets.setup(Sample.mannequin).motionTable;

test('the linter has rules and finds nothing in the sample', () => {
  const rules = acmotion.lintRules(library);
  assert.ok(rules.length > 5);
  assert.ok(rules.every((rule) => rule.code && rule.meaning && rule.fix));
  assert.deepEqual(acmotion.lintTable(assets, table, [Sample.mannequin]), []);
});

test('the linter names what is wrong with a body of another size', () => {
  const findings = acmotion.lintTable(assets, table, [Sample.door]);
  assert.ok(findings.length > 0);
  assert.equal(findings[0].table, table);
  assert.ok(findings[0].rule.code && findings[0].detail);
});

test('state graphs in three forms', () => {
  assert.equal(JSON.parse(acmotion.stateGraph(assets, table)).default_style, 'NonCombat');
  assert.match(acmotion.stateGraph(assets, table, GraphFormat.DOT), /^digraph/m);
  assert.match(acmotion.stateGraph(assets, table, GraphFormat.SVG), /<svg/);
});

test('a body goes to glTF and comes back', () => {
  const { file, clips, missing } = acmotion.exportGltf(assets, Sample.beast);
  assert.equal(new TextDecoder().decode(file.subarray(0, 4)), 'glTF');
  assert.ok(clips > 3);
  assert.deepEqual(missing, []);
  const back = acmotion.importGltf(library, file);
  assert.equal(back.setup, Sample.beast);
  assert.ok(back.animations.length > 3);
  for (const animation of back.animations) {
    assert.equal(animation.editedFrames, 0);
    assert.deepEqual([animation.parts, animation.motions], [[], []]);
    assert.ok(animation.bytes.length > 0);
  }
  assert.throws(() => acmotion.importGltf(library, file.subarray(0, 200)), acmotion.AcmotionError);
});

test('a .gltf finds its buffer among the files that are given', () => {
  const { file } = acmotion.exportGltf(assets, Sample.beast, { motions: [] });
  const [json, binary] = chunksOf(file);
  const document = JSON.parse(new TextDecoder().decode(json));
  document.buffers[0].uri = 'beast.bin';
  const text = new TextEncoder().encode(JSON.stringify(document));
  const back = acmotion.importGltf(library, text, { files: { 'beast.bin': binary } });
  assert.equal(back.setup, Sample.beast);
  assert.throws(() => acmotion.importGltf(library, text, { files: { 'other.bin': binary } }), acmotion.AcmotionError);
});

/** The chunks of a .glb. */
function chunksOf(file) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks = [];
  for (let at = 12; at < file.length; at += 8 + view.getUint32(at, true))
    chunks.push(file.subarray(at + 8, at + 8 + view.getUint32(at, true)));
  return chunks;
}

test('a scenario tells a story, and lines with errors are named', () => {
  const text = readRepository('examples', 'stroll.scn').toString();
  const story = acmotion.runScenario(assets, table, text, { form: ScenarioForm.STORY });
  assert.equal(story.errors, null);
  assert.match(story.output, /WalkForward/);
  const wrong = acmotion.runScenario(assets, table, 'spawn flat=1\ndance 3\n');
  assert.deepEqual([wrong.errors.lines, wrong.errors.firstLine], [1, 2]);
  assert.match(wrong.errors.reason, /dance/);
});

test('a capture is read in pieces and replayed', () => {
  const file = readRepository('tests', 'capi', 'session.pcap');
  const capture = new acmotion.Capture(library);
  const replay = new acmotion.Replay(Assets.sample(library));
  const lines = [];
  const take = () => {
    for (const { message, error } of capture.items()) {
      assert.equal(error, undefined);
      lines.push(JSON.parse(acmotion.capturedMessageJson(library, message)));
      replay.add(message);
    }
  };
  for (let at = 0; at < file.length; at += 100) {
    capture.supply(file.subarray(at, at + 100));
    take();
  }
  capture.finish();
  take();
  assert.deepEqual(
    lines.slice(0, 3).map((line) => line.name),
    ['CreateObject', 'UpdateMotion', 'UpdatePosition'],
  );
  assert.equal(capture.counts.messages, lines.length);
  assert.equal(replay.totals.objects, 1);
  assert.ok(replay.totals.worst < 0.3);
  assert.equal(JSON.parse(replay.report()).objects.length, 1);
  assert.match(replay.report(ReplayFormat.SVG), /<svg/);
  replay.dispose();
  capture.dispose();
});

test('messages as text and JSON, and back', () => {
  const capture = new acmotion.Capture(library);
  capture.supply(readRepository('tests', 'capi', 'session.pcap'));
  capture.finish();
  for (const { message } of capture.items()) {
    const json = acmotion.messageToJson(library, message.bytes);
    assert.deepEqual(acmotion.messageFromJson(library, json), message.bytes);
    const { summary, fields, error } = acmotion.describeMessage(library, message.bytes);
    assert.equal(error, null);
    assert.equal(summary.name, JSON.parse(json).name);
    assert.ok(fields.length > 3);
  }
  assert.throws(() => acmotion.messageFromJson(library, '{"name":"UpdateMotion"}'), { name: 'AcmotionError' });
  const { summary, error } = acmotion.describeMessage(library, new Uint8Array([0x4c, 0xf7, 0, 0, 1]));
  assert.equal(summary, null);
  assert.equal(error.code, 'TRUNCATED');
});
