// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A small repository becomes a site; the walk over links finds those that were broken on purpose.
//   ACMOTION_SITE_MODULES names what package-lock.json names, by default build/node/site/node_modules
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSite, withoutDeadPlaces } from './build.mjs';
import { Documents, placeOf } from './documents.mjs';
import { checkLinks } from './links.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = resolve(process.env.ACMOTION_SITE_MODULES ?? join(root, 'build', 'node', 'site', 'node_modules'));
const scratch = mkdtempSync(join(tmpdir(), 'acmotion-site-'));
after(() => rmSync(scratch, { recursive: true }));

const repository = {
  'README.md': '# The front\n\n[a page](docs/a.md), [its part](docs/a.md#two-words-c) ![picture](docs/p.svg)\n',
  'docs/README.md': '# Documents\n\n[front](../README.md), [below](deep/), [headers](../include)\n',
  'docs/a.md': '# A\n\n## Two words, `c++`\n\n[code](../src/x.cpp) [house](../viewer/README.md) [out](https://x.org)\n',
  'docs/deep/README.md': '# Deep\n\n[back](../a.md), [here](#deep)\n\n| a | b |\n|---|---|\n| `1` | <b>2</b> |\n',
  'docs/p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'include/h.hpp': '// a < b\n',
  'src/x.cpp': 'int x = 1 < 2;\n',
  'viewer/README.md': '# House\n',
};
function put(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
let count = 0;
function given(changes = {}) {
  const base = join(scratch, String(++count));
  return {
    root: put(join(base, 'repository'), { ...repository, ...changes }),
    viewer: put(join(base, 'viewer'), { 'index.html': '<script src="./assets/a.js"></script>', 'assets/a.js': '' }),
    api: put(join(base, 'api'), { 'index.html': '<a href="#x">gone</a> <a href="index.html#y">y</a><p id="y"></p>' }),
    out: join(base, 'out'),
    modules,
  };
}

test('documents, viewer and reference become one folder whose links all lead somewhere', async () => {
  const folders = given();
  await buildSite(folders);
  assert.deepEqual(checkLinks(folders.out).faults, []);
  const read = (name) => readFileSync(join(folders.out, name), 'utf8');
  assert.match(read('index.html'), /href="docs\/a\.html#two-words-c"/);
  assert.match(read('docs/a.html'), /<h2 id="two-words-c">/);
  assert.match(read('docs/a.html'), /href="\.\.\/source\/viewer\/index\.html"/);
  assert.match(read('docs/deep/index.html'), /<td><code>1<\/code><\/td>/);
  assert.match(read('source/src/x.cpp.html'), /1 &lt; 2/);
  assert.match(read('source/include/index.html'), /href="h\.hpp\.html"/);
  assert.ok(existsSync(join(folders.out, 'docs/p.svg')) && existsSync(join(folders.out, 'viewer/assets/a.js')));
});

test('a link of a document that leads nowhere is named', async () => {
  const folders = given({ 'docs/a.md': '# A\n\n[gone](gone.md)\n' });
  await assert.rejects(buildSite(folders), /docs\/a\.md: gone\.md leads nowhere/);
});

test('a folder of documents alone has links among its pages, and words for others', async () => {
  const folders = given({ 'docs/deep/b.md': '# B\n\n[deep](README.md#deep), [a **page**](../a.md)\n' });
  const documents = new Documents(folders.root, await import(join(modules, 'markdown-it', 'index.mjs')), {
    slugger: await import(join(modules, 'github-slugger', 'index.js')),
    within: 'docs/deep/',
    header: { '../index.html': 'Back' },
  });
  const pages = {};
  assert.deepEqual(documents.write((name, text) => (pages[name] = text)).sort(), ['b.html', 'index.html']);
  assert.match(pages['b.html'], /<a href="index\.html#deep">deep<\/a>, <span>a <strong>page<\/strong><\/span>/);
  assert.match(pages['b.html'], /<a href="\.\.\/index\.html">Back<\/a>/);
});

test('the walk finds missing files and places, and addresses of a host', async () => {
  const folders = given();
  await buildSite(folders);
  const links =
    '<a href="gone.html"><a href="index.html#gone"><img src="/p.svg"><a href="../../x"><a href="https://x.org">';
  put(folders.out, { 'planted.html': links, 'planted.css': 'a { background: url("gone.png") }' });
  const { faults } = checkLinks(folders.out);
  assert.deepEqual(faults.sort(), [
    'planted.css: gone.png leads nowhere',
    'planted.html: ../../x leads out of the site',
    'planted.html: /p.svg is not relative',
    'planted.html: gone.html leads nowhere',
    'planted.html: index.html#gone names a place that is not there',
  ]);
  assert.equal(checkLinks(put(join(scratch, 'empty'), { 'a.txt': '' })).faults.length, 1);
});

test('a folder with other things is left alone, a site is replaced', async () => {
  const folders = given();
  put(folders.out, { 'thesis.txt': 'mine' });
  await assert.rejects(buildSite(folders), /holds something else/);
  assert.ok(existsSync(join(folders.out, 'thesis.txt')));
  const again = given();
  await buildSite(again);
  put(again.out, { 'old.html': '' });
  await buildSite(again);
  assert.ok(!existsSync(join(again.out, 'old.html')));
});

test('places of files', () => {
  assert.equal(placeOf('README.md', 'document'), 'index.html');
  assert.equal(placeOf('docs/behaviour/README.md', 'document'), 'docs/behaviour/index.html');
  assert.equal(placeOf('bindings/js/README.md', 'document'), 'source/bindings/js/index.html');
  assert.equal(placeOf('docs/man', 'folder'), 'docs/man/index.html');
  assert.equal(withoutDeadPlaces('<a href="#a">A</a><a href="#b">B</a><i id="b">'), 'A<a href="#b">B</a><i id="b">');
});
