// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Crowds as WebAssembly end in the same state as those of the tool: node same_crowds.mjs PACKAGE TOOL
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Crowd } from './crowd.mjs';

const [folder, tool] = process.argv.slice(2);
const acmotion = await import(pathToFileURL(resolve(folder, 'dist', 'index.js')).href);
const crowds = [
  { actors: 1, seconds: 5, seed: 1 },
  { actors: 50, seconds: 20, seed: 7 },
  { actors: 500, seconds: 8, seed: 2 },
];

function nativeState({ actors, seconds, seed }) {
  const options = ['--actors', actors, '--seconds', seconds, '--seed', seed].map(String);
  const output = execFileSync(resolve(tool), ['simulate', ...options], { encoding: 'utf8' });
  return BigInt(/^state +(0x[0-9A-F]{16})$/m.exec(output)[1]);
}

let different = 0;
for (const simd of [true, false]) {
  const library = await acmotion.load({ simd });
  for (const numbers of crowds) {
    const crowd = new Crowd(acmotion, library, numbers.actors, numbers.seed);
    crowd.run(numbers.seconds);
    const [state, expected] = [crowd.client.stateHash(), nativeState(numbers)];
    crowd.dispose();
    if (state !== expected) ++different;
    const verdict = state === expected ? 'the same' : `natively 0x${expected.toString(16)}`;
    console.log(`${simd ? 'SIMD' : 'scalar'} ${JSON.stringify(numbers)}: 0x${state.toString(16)}, ${verdict}`);
  }
}
process.exitCode = different === 0 ? 0 : 1;
