// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The documents of the repository as HTML: README.md and all of docs/, with everything that they link to. Pages of
// docs/ stay there, all else is below source/; a README.md is the index of its folder, a source is shown as text.
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
  return place.replace(/README\.md$/, 'index.md').replace(/\.md$/, '.html');
}

export class Documents {
  #root;
  #markdown;
  #slugger;
  /** Paths in the repository that are to be written. */
  #wanted = [];
  #known = new Set();

  constructor(root, { default: MarkdownIt }, { slugger }) {
    this.#root = root;
    this.#slugger = slugger.default;
    // The documents are our own, so what HTML they have is meant.
    this.#markdown = new MarkdownIt({ html: true });
    this.#markdown.core.ruler.push('addresses', (state) => this.#changeAddresses(state));
    this.#markdown.core.ruler.push('anchors', (state) => this.#addAnchors(state));
  }

  /** Calls `put(path, content)` for every page and picture; returns their paths. */
  write(put) {
    this.#want('README.md');
    for (const name of readdirSync(join(this.#root, 'docs'), { recursive: true }).sort())
      if (name.endsWith('.md')) this.#want(posix.join('docs', name.replaceAll('\\', '/')));
    const written = [];
    for (let i = 0; i < this.#wanted.length; ++i) {
      const path = this.#wanted[i];
      const place = placeOf(path, this.#kindOf(path));
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
  #kindOf(path) {
    if (statSync(join(this.#root, path)).isDirectory()) return 'folder';
    if (pictures.has(extname(path))) return 'picture';
    return path.endsWith('.md') ? 'document' : 'source';
  }
  #contentOf(path, place) {
    const kind = this.#kindOf(path);
    if (kind === 'picture') return readFileSync(join(this.#root, path));
    if (kind === 'folder') return page(path, place, this.#listing(path, place));
    const text = readFileSync(join(this.#root, path), 'utf8');
    if (kind === 'source')
      return page(path, place, `<h1><code>${path}</code></h1>\n<pre><code>${escape(text)}</code></pre>`);
    const title = /^# (.+)$/m.exec(text)?.[1] ?? path;
    return page(title, place, this.#markdown.render(text, { path, place }));
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
    return posix.relative(posix.dirname(place), placeOf(path, this.#kindOf(path)));
  }
  #changed(href, { path, place }) {
    if (isExternal(href) || href.startsWith('#')) return href;
    const [, file, rest] = /^([^#?]*)(.*)$/.exec(href);
    const target = posix.join(posix.dirname(path), decodeURI(file)).replace(/\/$/, '');
    if (target.startsWith('..') || !existsSync(join(this.#root, target)))
      throw new Error(`${path}: ${href} leads nowhere`);
    return encodeURI(this.#addressOf(target, place)) + rest;
  }
  #changeAddresses({ tokens, env }) {
    for (const token of tokens.flatMap((token) => token.children ?? []))
      for (const name of ['href', 'src']) {
        const value = token.attrGet(name);
        if (value !== null) token.attrSet(name, this.#changed(value, env));
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

function page(title, place, body) {
  const to = (path) => posix.relative(posix.dirname(place), path);
  const isFront = place === 'index.html';
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
<a href="${to('index.html')}"><strong>acmotion</strong></a>
<a href="${to('viewer/index.html')}">Viewer</a>
<a href="${to('docs/index.html')}">Documents</a>
<a href="${to('api/index.html')}">API reference</a>
</nav></header>
<main>
${body}</main>
</body>
</html>
`;
}
