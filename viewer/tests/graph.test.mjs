// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where findings of the linter belong in the graph. In Node; page.test.mjs has the drawing.
import assert from 'node:assert/strict';
import test from 'node:test';
import { acmotion, source } from './bundle.mjs';
import { container } from './container.mjs';

const { Assets, GraphFormat, Load, Sample, lintTable, load, stateGraph } = acmotion;
const { findingsByNode, nodeOf } = await source('panels/graph-findings.ts');
const library = await load();

test('the place of a finding names its node', () => {
  for (const [place, node] of [
    ['NonCombat/Ready', { style: 'NonCombat', motion: 'Ready' }],
    ['NonCombat/Ready > Wave', { style: 'NonCombat', motion: 'Wave' }],
    ['any style/anything > Dead, animation 0x03000001, frame 2', { style: 'any style', motion: 'Dead' }],
    ['NonCombat/WalkForward, animation 0x03000001', { style: 'NonCombat', motion: 'WalkForward' }],
    ['NonCombat, modifier Jump', null],
  ])
    assert.deepEqual(nodeOf(place), node, place);
});

test('a finding of the library is marked at its state', () => {
  const assets = Assets.open(library, container(library, 50_000));
  assets.load(0x02000001, Load.MOTION);
  const findings = lintTable(assets, 0x09000001).map(({ place, detail, rule }) => ({ place, detail, ...rule }));
  const found = findingsByNode(findings);
  assert.deepEqual([...found.keys()], ['NonCombat/WalkForward']);
  assert.match(found.get('NonCombat/WalkForward')[0].detail, /frames a second/);
});

test('the picture has what the drawing looks for', () => {
  const assets = Assets.sample(library);
  const { motionTable } = assets.setup(Sample.mannequin);
  const picture = stateGraph(assets, motionTable, GraphFormat.SVG);
  const { styles } = JSON.parse(stateGraph(assets, motionTable));
  const texts = (name) =>
    [...picture.matchAll(new RegExp(`<text class="${name}"[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);
  assert.deepEqual(
    texts('s'),
    styles.map(({ style }) => style),
  );
  for (const { motion } of styles[0].states) assert.ok(texts('n').includes(motion), motion);
  for (const { to } of styles[0].actions) assert.ok(texts('x').includes(to), to);
  assert.match(picture, /<rect class="b[^>]*\/>\s*<text class="n"/);
  assert.match(picture, /<circle class="[or][^>]*\/>\s*<text class="x"/);
});
