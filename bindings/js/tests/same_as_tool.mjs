// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the package does and what the tool does: crowds end in the same state, and the example scenarios give the same
// stories and traces, byte for byte: node same_as_tool.mjs PACKAGE TOOL EXAMPLES
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Crowd } from './crowd.mjs';

const [folder, tool, examples] = process.argv.slice(2);
const acmotion = await import(pathToFileURL(resolve(folder, 'dist', 'index.js')).href);
const crowds = [
  { actors: 1, seconds: 5, seed: 1 },
  { actors: 50, seconds: 20, seed: 7 },
  { actors: 500, seconds: 8, seed: 2 },
];

let compared = 0;
let different = 0;
function compare(what, left, right) {
  ++compared;
  if (left === right) return;
  ++different;
  console.log(`${what}: WebAssembly and the tool differ`);
}
const runTool = (...args) => execFileSync(resolve(tool), args.map(String), { encoding: 'utf8' });

function compareCrowd(library, { actors, seconds, seed }) {
  const crowd = new Crowd(acmotion, library, actors, seed);
  crowd.run(seconds);
  const output = runTool('simulate', '--actors', actors, '--seconds', seconds, '--seed', seed);
  const expected = BigInt(/^state +(0x[0-9A-F]{16})$/m.exec(output)[1]);
  compare(`${actors} actors, seed ${seed}`, crowd.client.stateHash(), expected);
  crowd.dispose();
}

function compareScenario(library, file) {
  const { Assets, runScenario, ScenarioForm, Sample } = acmotion;
  const assets = Assets.sample(library);
  const { motionTable } = assets.setup(Sample.mannequin);
  for (const [option, form] of [
    ['--trace', ScenarioForm.TRACE],
    [undefined, ScenarioForm.STORY],
  ]) {
    const { output } = runScenario(assets, motionTable, readFileSync(file, 'utf8'), { form });
    compare(`${file} ${option ?? ''}`, output, runTool('run', file, ...(option ? [option] : [])));
  }
  assets.dispose();
}

const scenarios = readdirSync(examples).filter((name) => name.endsWith('.scn'));
for (const simd of [true, false]) {
  const library = await acmotion.load({ simd });
  for (const numbers of crowds) compareCrowd(library, numbers);
  for (const name of scenarios) compareScenario(library, join(examples, name));
}
console.log(`${compared} compared, ${different} different`);
process.exitCode = different === 0 && scenarios.length > 0 ? 0 : 1;
