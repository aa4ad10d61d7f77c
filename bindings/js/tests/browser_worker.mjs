// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A crowd in a browser: for the page, which imports play, and as a module worker, which is sent what to play.
import * as acmotion from '/package/dist/index.js';
import { Crowd } from '/tests/crowd.mjs';

export async function play({ simd, actors, seconds, seed }) {
  const library = await acmotion.load({ simd });
  const crowd = new Crowd(acmotion, library, actors, seed);
  crowd.run(seconds);
  return { hash: crowd.client.stateHash(), simd: library.simd, build: library.buildDescription };
}

if (typeof DedicatedWorkerGlobalScope !== 'undefined') onmessage = async ({ data }) => postMessage(await play(data));
