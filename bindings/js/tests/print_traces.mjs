// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Prints the traces of the scenarios that `acmotion_traces --bundle` has put into a file; they must be those of
// acmotion_traces, byte for byte, with SIMD and without: node print_traces.mjs PACKAGE FILE
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, file] = process.argv.slice(2);
const { Assets, load, runScenario } = await import(pathToFileURL(resolve(folder, 'dist', 'index.js')).href);

/** Lines and pieces of the bundle: see tests/support/scenario_packs.cpp. */
class Bundle {
  #bytes;
  #at = 0;

  constructor(bytes) {
    this.#bytes = bytes;
  }
  get atEnd() {
    return this.#at >= this.#bytes.length;
  }
  words(kind) {
    const end = this.#bytes.indexOf(0x0a, this.#at);
    const [first, ...rest] = this.#bytes.toString('latin1', this.#at, end).split(' ');
    if (first !== kind) throw new Error(`${file}: byte ${this.#at}: ${kind} expected, not ${first}`);
    this.#at = end + 1;
    return rest;
  }
  piece(size) {
    this.#at += size;
    return this.#bytes.subarray(this.#at - size, this.#at);
  }
}

/** Records that cannot be read count as absent. */
function addRecord(assets, id, bytes) {
  try {
    assets.add(id, bytes);
  } catch (error) {
    if (error.name !== 'AcmotionError') throw error;
  }
}

function runNext(bundle, libraries) {
  const [name, table, size, records] = bundle.words('pack');
  const script = bundle.piece(Number(size)).toString('utf8');
  const sets = libraries.map((library) => Assets.empty(library));
  for (let i = 0; i < Number(records); ++i) {
    const [id, length] = bundle.words('record');
    const bytes = bundle.piece(Number(length));
    for (const assets of sets) addRecord(assets, Number(id), bytes);
  }
  const [trace, other] = sets.map((assets) => runScenario(assets, Number(table), script).output);
  if (trace !== other) throw new Error(`${name}: the traces with SIMD and without differ`);
  for (const assets of sets) assets.dispose();
  process.stdout.write(`== ${name}\n${trace}`);
}

const libraries = [await load({ simd: true }), await load({ simd: false })];
const bundle = new Bundle(readFileSync(file));
while (!bundle.atEnd) runNext(bundle, libraries);
