// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Ticks and poses as WebAssembly beside native ones: node run.mjs PACKAGE NATIVE-PROGRAM [ACTORS [SECONDS]]
// Both play the same session of a crowd and must end in the same state. The native program is bench/native.c, with the
// poses of four lanes that WebAssembly has too.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Crowd } from '../tests/crowd.mjs';

const [folder, native, actors = 1000, seconds = 10] = process.argv.slice(2);
if (!native) {
  console.error('usage: node run.mjs PACKAGE NATIVE-PROGRAM [ACTORS [SECONDS]]');
  process.exit(2);
}
const acmotion = await import(pathToFileURL(resolve(folder, 'dist', 'index.js')).href);
const count = Number(actors);
const ticks = Math.round(Number(seconds) * 30);
// A machine does other things too: of every tick and every call the quickest of so many counts.
const sessionRounds = 5;
const poseRounds = 200;
const goals = { tick: 2.0, keyFrames: 1.6, smooth: 1.6, matrices: 1.6 };

/** The messages of a session, each with the tick before which it comes. */
async function record() {
  const crowd = new Crowd(acmotion, await acmotion.load(), count, 1);
  const pieces = [];
  let tick = 0;
  const receive = crowd.client.receive.bind(crowd.client);
  crowd.client.receive = (bytes) => {
    pieces.push(Buffer.from(new Uint32Array([tick, bytes.length]).buffer), Buffer.from(bytes));
    return receive(bytes);
  };
  crowd.create();
  for (let t = 0; t < ticks; ++t) {
    tick = t + 1;
    crowd.tick(t);
  }
  return Buffer.concat(pieces);
}

function* messagesOf(session) {
  for (let at = 0; at < session.length; at += 8 + session.readUInt32LE(at + 4))
    yield { tick: session.readUInt32LE(at), bytes: session.subarray(at + 8, at + 8 + session.readUInt32LE(at + 4)) };
}

/** Keeps in `best` how long each tick took, where that is less. */
function runTicks(messages, world, client, best) {
  let next = 0;
  const receiveUntil = (tick) => {
    for (; next < messages.length && messages[next].tick <= tick; ++next) client.receive(messages[next].bytes);
  };
  receiveUntil(0);
  for (let t = 0; t < ticks; ++t) {
    receiveUntil(t + 1);
    const start = performance.now();
    world.tick(1 / 30);
    best[t] = Math.min(best[t], performance.now() - start);
    world.clearEvents();
  }
}

function writePoses(world, options) {
  const poses = new acmotion.PoseBuffer(world.library, { objects: count, parts: 32, ...options });
  poses.guids.set(world.guids());
  let best = Infinity;
  for (let i = 0; i < poseRounds; ++i) {
    const start = performance.now();
    world.writePoses(poses);
    best = Math.min(best, performance.now() - start);
  }
  poses.dispose();
  return best / 1000 / count;
}

async function runWasm(session, simd) {
  const library = await acmotion.load({ simd });
  const { Assets, Client, Ground, PoseFormat, World } = acmotion;
  const assets = Assets.sample(library);
  const messages = [...messagesOf(session)];
  const best = new Array(ticks).fill(Infinity);
  let world, client;
  for (let round = 0; round < sessionRounds; ++round) {
    client?.dispose();
    world?.dispose();
    world = new World(assets, { ground: Ground.FLAT, eventCapacity: 4096 + 16 * count });
    client = new Client(world, { expectsPlayer: false });
    runTicks(messages, world, client, best);
  }
  return {
    hash: client.stateHash().toString(16).toUpperCase().padStart(16, '0'),
    tick: best.reduce((a, b) => a + b) / 1000 / (count * ticks),
    keyFrames: writePoses(world, {}),
    smooth: writePoses(world, { smooth: true }),
    matrices: writePoses(world, { smooth: true, format: PoseFormat.MATRIX_4X4 }),
  };
}

function runNative(session) {
  const work = mkdtempSync(join(tmpdir(), 'acmotion-bench-'));
  try {
    const file = join(work, 'session');
    writeFileSync(file, session);
    return JSON.parse(execFileSync(resolve(native), [file, String(count), String(ticks)], { encoding: 'utf8' }));
  } finally {
    rmSync(work, { recursive: true });
  }
}

const session = await record();
const results = {
  native: runNative(session),
  simd: await runWasm(session, true),
  scalar: await runWasm(session, false),
};
const hashes = new Set(Object.values(results).map(({ hash }) => hash));
if (hashes.size !== 1) {
  console.error(`the states differ: ${[...hashes].join(', ')}`);
  process.exit(1);
}
console.log(`${count} actors, ${ticks} ticks; the state of all three is 0x${[...hashes][0]}`);
console.log('nanoseconds for an actor        native    SIMD   ratio   goal  scalar   ratio');
for (const [name, goal] of Object.entries(goals)) {
  const [base, simd, scalar] = ['native', 'simd', 'scalar'].map((build) => results[build][name] * 1e9);
  const cells = [base.toFixed(0), simd.toFixed(0), (simd / base).toFixed(2), goal.toFixed(1), scalar.toFixed(0)];
  console.log(`${name.padEnd(28)}${[...cells, (scalar / base).toFixed(2)].map((cell) => cell.padStart(8)).join('')}`);
}
