// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Follows every link of a site: to files that are there, to places within them, and never to the root of a host, since
// the folder may be served under any path.
//   node links.mjs DIR
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const attribute = /<[a-z][^>]*?\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const inStyle = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const outside = /^(https?:|mailto:|data:|javascript:)/i;

function linksOf(file) {
  const text = readFileSync(file, 'utf8');
  if (extname(file) === '.css') return [...text.matchAll(inStyle)].map((match) => match[1]);
  const markup = text.replace(/<!--[\s\S]*?-->|<script\b[^>]*>(?=[\s\S])[\s\S]*?<\/script>/gi, (part) =>
    // The address of a script is a link, its text is not.
    part.startsWith('<!--') ? '' : part.slice(0, part.indexOf('>') + 1),
  );
  return [...markup.matchAll(attribute)].map((match) => (match[1] ?? match[2]).replaceAll('&amp;', '&'));
}

const places = new Map();
function placesIn(file) {
  if (!places.has(file)) {
    const found = readFileSync(file, 'utf8').matchAll(/\s(?:id|name)\s*=\s*["']([^"']+)["']/g);
    places.set(file, new Set([...found].map((match) => match[1])));
  }
  return places.get(file);
}

function faultOf(link, file, site) {
  if (link === '' || outside.test(link)) return null;
  if (link.startsWith('/') || /^[a-z]+:/i.test(link)) return 'is not relative';
  const [, path, fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link);
  let target = path === '' ? file : resolve(dirname(file), decodeURI(path));
  if (relative(site, target).startsWith('..')) return 'leads out of the site';
  if (existsSync(target) && statSync(target).isDirectory()) target = join(target, 'index.html');
  if (!existsSync(target)) return 'leads nowhere';
  if (!fragment || extname(target) !== '.html') return null;
  return placesIn(target).has(decodeURIComponent(fragment)) ? null : 'names a place that is not there';
}

/** How many links there are, and what is wrong with them. */
export function checkLinks(site) {
  const faults = [];
  let links = 0;
  for (const name of readdirSync(site, { recursive: true })) {
    const file = join(site, name);
    if (!['.html', '.css'].includes(extname(file))) continue;
    for (const link of linksOf(file)) {
      ++links;
      const fault = faultOf(link, file, site);
      if (fault) faults.push(`${name}: ${link} ${fault}`);
    }
  }
  if (links === 0) faults.push(`${site}: there are no links, so nothing was checked`);
  return { links, faults };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { links, faults } = checkLinks(resolve(process.argv[2]));
  console.log([...faults.slice(0, 60), `${links} links, ${faults.length} faults`].join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
}
