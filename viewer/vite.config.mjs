// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The packages lie in build/, where ./dev puts them: ACMOTION_JS_PACKAGE is the npm package of bindings/js, as built,
// ACMOTION_VIEWER_MODULES has what package-lock.json names, ACMOTION_SITE_MODULES what that of scripts/site does.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Documents } from '../scripts/site/documents.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const built = join(here, '..', 'build');
const engine = resolve(process.env.ACMOTION_JS_PACKAGE ?? join(built, 'wasm', 'js'));
const modules = resolve(process.env.ACMOTION_VIEWER_MODULES ?? join(built, 'node', 'viewer', 'node_modules'));
const renderer = resolve(process.env.ACMOTION_SITE_MODULES ?? join(built, 'node', 'site', 'node_modules'));
for (const needed of [engine + '/dist/index.js', modules + '/three/package.json', renderer + '/markdown-it/index.mjs'])
  if (!existsSync(needed)) throw new Error(`${needed} is not there; viewer/README.md says how it gets there`);

const alias = [
  { find: /^acmotion$/, replacement: join(engine, 'dist', 'index.js') },
  { find: /^three$/, replacement: join(modules, 'three', 'build', 'three.module.js') },
  { find: /^three\/addons\//, replacement: `${join(modules, 'three', 'examples', 'jsm')}/` },
];

/** What the page contains of others must come with it. */
function thirdParties() {
  const files = { 'three.js': join(modules, 'three', 'LICENSE'), 'the engine': join(engine, 'THIRD-PARTY.md') };
  const texts = Object.entries(files).map(([name, file]) => `# ${name}\n\n${readFileSync(file, 'utf8')}`);
  return {
    name: 'third-parties',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY.txt', source: texts.join('\n') });
    },
  };
}

/** The rules that the panel Inside links to, wherever the page is served. */
function behaviourPages() {
  return {
    name: 'behaviour-pages',
    async generateBundle() {
      const root = join(here, '..');
      const documents = new Documents(root, await import(join(renderer, 'markdown-it', 'index.mjs')), {
        slugger: await import(join(renderer, 'github-slugger', 'index.js')),
        within: 'docs/behaviour/',
        header: { '../index.html': 'Viewer', 'index.html': 'Behaviour' },
      });
      const put = (name, source) => this.emitFile({ type: 'asset', fileName: `behaviour/${name}`, source });
      documents.write(put);
      put('style.css', readFileSync(join(root, 'scripts', 'site', 'style.css'), 'utf8'));
    },
  };
}

export default {
  root: here,
  // The page is served under any path, and from a folder of any host.
  base: './',
  resolve: { alias },
  plugins: [thirdParties(), behaviourPages()],
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
