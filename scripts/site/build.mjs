// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// ./dev site: writes the viewer, the documents and the API reference as a folder that any web host can serve.
//   node build.mjs --root ROOT --modules NODE_MODULES --viewer DIR --api DIR --out DIR
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Documents, generator } from './documents.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** What is there is replaced when this has written it, and left alone when it has not. */
export function emptyFolder(out) {
  const index = join(out, 'index.html');
  const isOurs = existsSync(index) && readFileSync(index, 'utf8').includes(generator);
  if (existsSync(out) && readdirSync(out).length > 0 && !isOurs)
    throw new Error(`${out} holds something else than a site of ./dev site; name a new folder, or empty it`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
}

/** Doxygen links to the list of nested classes also where it leaves that list out. */
export function withoutDeadPlaces(html) {
  return html.replace(/<a href="#([^"]+)">([^<]*)<\/a>/g, (link, id, text) =>
    html.includes(`id="${id}"`) || html.includes(`name="${id}"`) ? link : text,
  );
}
function copyReference(from, to) {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true }).filter((one) => one.endsWith('.html'))) {
    const html = readFileSync(join(to, name), 'utf8');
    const changed = withoutDeadPlaces(html);
    if (changed !== html) writeFileSync(join(to, name), changed);
  }
}

export async function buildSite({ root, modules, viewer, api, out }) {
  for (const needed of [join(viewer, 'index.html'), join(api, 'index.html')])
    if (!existsSync(needed)) throw new Error(`${needed} is not there; ./dev site builds it first`);
  emptyFolder(out);
  cpSync(viewer, join(out, 'viewer'), { recursive: true });
  copyReference(api, join(out, 'api'));
  cpSync(join(here, 'style.css'), join(out, 'style.css'));
  const documents = new Documents(root, await import(resolve(modules, 'markdown-it', 'index.mjs')), {
    slugger: await import(resolve(modules, 'github-slugger', 'index.js')),
  });
  const files = documents.write((path, content) => {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  });
  return files.length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = ['root', 'modules', 'viewer', 'api', 'out'];
  const { values } = parseArgs({ options: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) });
  const missing = names.filter((name) => !values[name]);
  if (missing.length > 0) throw new Error(`--${missing[0]} is missing`);
  try {
    console.log(`${await buildSite(values)} documents`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
