// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Sources of the viewer for Node: the engine's part needs no browser.
import { createRequire } from 'node:module';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const viewer = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const root = resolve(viewer, '..');
export const modules = resolve(
  process.env.ACMOTION_VIEWER_MODULES ?? join(root, 'build', 'node', 'viewer', 'node_modules'),
);
export const enginePackage = resolve(process.env.ACMOTION_JS_PACKAGE ?? join(root, 'build', 'wasm', 'js'));
export const requireModule = createRequire(join(modules, 'package.json'));

export const acmotion = await import(pathToFileURL(join(enginePackage, 'dist', 'index.js')));

/** A module of src/, bundled. */
export async function source(path) {
  const outfile = join(mkdtempSync(join(tmpdir(), 'acmotion-viewer-')), 'module.mjs');
  await requireModule('esbuild').build({
    entryPoints: [join(viewer, 'src', path)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    outfile,
    external: ['file:*'],
    nodePaths: [modules],
    plugins: [{ name: 'acmotion', setup: resolveEngine }],
  });
  return import(pathToFileURL(outfile));
}

/** All bundles share one package, so that errors are of the same class. */
function resolveEngine(build) {
  const path = pathToFileURL(join(enginePackage, 'dist', 'index.js')).href;
  build.onResolve({ filter: /^acmotion$/ }, () => ({ path, external: true }));
}
