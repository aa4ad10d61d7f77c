// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the tests share. ACMOTION_JS_PACKAGE is the folder that build.mjs has made.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
export const packageFolder = resolve(process.env.ACMOTION_JS_PACKAGE ?? join(root, 'build', 'wasm', 'js'));

export const acmotion = await import(pathToFileURL(join(packageFolder, 'dist', 'index.js')).href);

export function wasmFile(name) {
  return join(packageFolder, 'wasm', `${name}.wasm`);
}
export function readRepository(...path) {
  return readFileSync(join(root, ...path));
}

export const meadow = { cell: 0x10100001, frame: { origin: { x: 10, y: 10, z: 0 } } };

/** A world of its own with a mannequin on flat ground. */
export function worldWithMannequin(library, options = {}) {
  const { Assets, World, Ground, Sample } = acmotion;
  const assets = Assets.sample(library);
  const world = new World(assets, { ground: Ground.FLAT, ...options });
  const creature = world.createObject(0x50000001, {
    setup: Sample.mannequin,
    position: meadow,
    facts: { ground: Ground.FLAT },
  });
  return { assets, world, creature };
}
export function pass(world, seconds) {
  for (let t = 0; t < Math.round(seconds * 30); ++t) world.tick(1 / 30);
}
