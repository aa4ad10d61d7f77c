// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The documents of the repository as HTML: README.md and all of docs/, with everything that they link to. Pages of
// docs/ stay there, all else is below source/; a README.md is the index of its folder, a source is shown as text.
// Or one folder of documents alone, for a page that has them beside it.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, posix } from 'node:path';

export const generator = 'acmotion, ./dev site';
const pictures = new Set(['.png', '.svg', '.gif', '.jpg', '.webp']);
const isExternal = (href) => /^[a-z][a-z0-9+.-]*:/i.test(href);
const escape = (text) => text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

/** Where a file of the repository is on the site; `kind` is document, folder, source or picture. */
export function placeOf(path, kind) {
  if (path === 'README.md') return 'index.html';
  const place = path === 'docs' || path.startsWith('docs/') ? path : `source/${path}`;
  if (kind === 'picture') return place;
  if (kind === 'folder') return posix.join(place, 'index.html');
  if (kind === 'source') return `${place}.html`;
  return asPage(place);
}
const asPage = (path) => path.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');

const siteHeader = {
  'index.html': 'acmotion',
  'viewer/index.html': 'Viewer',
  'docs/index.html': 'Documents',
  'api/index.html': 'API reference',
};

export class Documents {
  #root;
  #markdown;
  #slugger;
  /** Paths in the repository that are to be written. */
  #wanted = [];
  #known = new Set();
  #within;
  #header;

  /**
   * `within`: a folder, such as docs/behaviour/, whose documents alone are written, with links among themselves; others
   * become words. `header`: the links above each page, by place.
   */
  constructor(root, { default: MarkdownIt }, { slugger, within = '', header = siteHeader }) {
    this.#root = root;
    this.#slugger = slugger.default;
    this.#within = within;
    this.#header = header;
    // The documents are our own, so what HTML they have is meant.
    this.#markdown = new MarkdownIt({ html: true });
    this.#markdown.core.ruler.push('addresses', (state) => this.#changeAddresses(state));
    this.#markdown.core.ruler.push('anchors', (state) => this.#addAnchors(state));
  }

  /** Calls `put(path, content)` for every page and picture; returns their paths. */
  write(put) {
    if (!this.#within) this.#want('README.md');
    const folder = this.#within || 'docs';
    for (const name of readdirSync(join(this.#root, folder), { recursive: true }).sort())
      if (name.endsWith('.md')) this.#want(posix.join(folder, name.replaceAll('\\', '/')));
    const written = [];
    for (let i = 0; i < this.#wanted.length; ++i) {
      const path = this.#wanted[i];
      const place = this.#placeOf(path);
      put(place, this.#contentOf(path, place));
      written.push(place);
    }
    return written;
  }

  #want(path) {
    if (this.#known.has(path)) return;
    this.#known.add(path);
    this.#wanted.push(path);
  }
  #placeOf(path) {
    return this.#within ? asPage(path.slice(this.#within.length)) : placeOf(path, this.#kindOf(path));
  }
  #kindOf(path) {
    if (statSync(join(this.#root, path)).isDirectory()) return 'folder';
    if (pictures.has(extname(path))) return 'picture';
    return path.endsWith('.md') ? 'document' : 'source';
  }
  #contentOf(path, place) {
    const kind = this.#kindOf(path);
    if (kind === 'picture') return readFileSync(join(this.#root, path));
    if (kind === 'folder') return this.#page(path, place, this.#listing(path, place));
    const text = readFileSync(join(this.#root, path), 'utf8');
    if (kind === 'source')
      return this.#page(path, place, `<h1><code>${path}</code></h1>\n<pre><code>${escape(text)}</code></pre>`);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
    return this.#page(title, place, this.#markdown.render(text, { path, place }));
  }
  #page(title, place, body) {
    return page(title, place, body, this.#header);
  }
  #listing(path, place) {
    const names = readdirSync(join(this.#root, path)).filter((name) => !/^[._]/.test(name));
    const items = names.sort().map((name) => {
      const href = this.#addressOf(posix.join(path, name), place);
      return `<li><a href="${escape(href)}"><code>${escape(name)}</code></a></li>`;
    });
    return `<h1><code>${path}/</code></h1>\n<ul>\n${items.join('\n')}\n</ul>`;
  }

  /** A file of the repository, seen from a page of the site. It is written too. */
  #addressOf(path, place) {
    const readme = posix.join(path, 'README.md');
    if (this.#kindOf(path) === 'folder' && existsSync(join(this.#root, readme))) path = readme;
    this.#want(path);
    return posix.relative(posix.dirname(place), this.#placeOf(path));
  }
  /** null: what it leads to is not among the pages. */
  #changed(href, { path, place }) {
    if (isExternal(href) || href.startsWith('#')) return href;
    const [, file, rest] = /^([^#?]*)(.*)$/.exec(href);
    const target = posix.join(posix.dirname(path), decodeURI(file)).replace(/\/$/, '');
    if (target.startsWith('..') || !existsSync(join(this.#root, target)))
      throw new Error(`${path}: ${href} leads nowhere`);
    if (this.#within && !(target.startsWith(this.#within) && target.endsWith('.md'))) return null;
    return encodeURI(this.#addressOf(target, place)) + rest;
  }
  #changeAddresses({ tokens, env }) {
    for (const { children } of tokens)
      for (const [i, token] of children?.entries() ?? [])
        for (const name of ['href', 'src']) {
          const value = token.attrGet(name);
          if (value === null) continue;
          const address = this.#changed(value, env);
          if (address !== null) token.attrSet(name, address);
          else if (name === 'href') becomeWords(children, i);
          else throw new Error(`${env.path}: the picture ${value} lies outside ${this.#within}`);
        }
  }
  /** Ids as links from elsewhere name them, and a link to itself for people. */
  #addAnchors({ tokens, Token }) {
    const slugger = new this.#slugger();
    tokens.forEach((token, i) => {
      if (token.type !== 'heading_open') return;
      const inline = tokens[i + 1];
      const words = inline.children.filter(({ type }) => type === 'text' || type === 'code_inline');
      const text = words.map(({ content }) => content).join('');
      const id = slugger.slug(text);
      token.attrSet('id', id);
      const link = new Token('html_inline', '', 0);
      link.content = ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
      inline.children.push(link);
    });
  }
}

/** The link that begins there. */
function becomeWords(tokens, begin) {
  const end = tokens.findIndex(({ type }, i) => i > begin && type === 'link_close');
  for (const token of [tokens[begin], tokens[end]]) {
    token.tag = 'span';
    token.attrs = null;
  }
}

function page(title, place, body, header) {
  const to = (path) => posix.relative(posix.dirname(place), path);
  const isFront = place === 'index.html';
  const links = Object.entries(header).map(([path, words]) => `<a href="${to(path)}">${words}</a>`).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="generator" content="${generator}">
<title>${escape(title.replaceAll('`', ''))}${isFront ? '' : ' · acmotion'}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${to('style.css')}">
</head>
<body>
<header><nav aria-label="Site">
${links}
</nav></header>
<main>
${body}</main>
</body>
</html>
`;
}
