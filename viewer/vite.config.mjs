// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The packages lie in build/, where ./dev puts them: ACMOTION_JS_PACKAGE is the npm package of bindings/js, as built,
// and ACMOTION_VIEWER_MODULES has what package-lock.json names.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, '..', 'build');
const engine = resolve(process.env.ACMOTION_JS_PACKAGE ?? join(built, 'wasm', 'js'));
const modules = resolve(process.env.ACMOTION_VIEWER_MODULES ?? join(built, 'node', 'viewer', 'node_modules'));
for (const needed of [join(engine, 'dist', 'index.js'), join(modules, 'three', 'package.json')])
  if (!existsSync(needed)) throw new Error(`${needed} is not there; viewer/README.md says how it gets there`);

const alias = [
  { find: /^acmotion$/, replacement: join(engine, 'dist', 'index.js') },
  { find: /^three$/, replacement: join(modules, 'three', 'build', 'three.module.js') },
  { find: /^three\/addons\//, replacement: `${join(modules, 'three', 'examples', 'jsm')}/` },
];

export default {
  root: here,
  // The page is served under any path, and from a folder of any host.
  base: './',
  resolve: { alias },
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['acmotion', 'three'] },
  server: { fs: { allow: [here, engine, modules] } },
  build: {
    target: 'es2022',
    outDir: resolve(process.env.ACMOTION_VIEWER_OUT ?? join(built, 'viewer')),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
};
