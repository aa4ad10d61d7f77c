// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The built page in Debian's Chromium, served from this machine.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import http from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { modules, requireModule, root } from './bundle.mjs';

export const site = resolve(process.env.ACMOTION_VIEWER_OUT ?? join(root, 'build', 'viewer'));
const types = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' },
};

/** Under a path, as hosts do. */
export async function serve() {
  const server = http.createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const name = path.split('/').at(-1);
    if (served.has(name)) return answerRange(served.get(name), request, response);
    const file = join(site, normalize(path.replace(/^\/some\/path\//, '/')).replace(/\/$/, '/index.html'));
    if (!file.startsWith(site) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  const served = new Map();
  /** As `acmotion view --dat FILE` answers. */
  function answerRange(bytes, request, response) {
    const headers = { 'accept-ranges': 'bytes', 'content-type': 'application/octet-stream' };
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    if (!range) return response.writeHead(200, { ...headers, 'content-length': bytes.length }).end();
    response.writeHead(206, headers).end(bytes.subarray(Number(range[1]), Number(range[2]) + 1));
  }
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${server.address().port}/some/path/`, served, close: () => server.close() };
}

function chromiumPath() {
  return execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
}

/** A browser with software rendering. Root has no sandbox; without the last flags it tries to reach the network. */
export async function launch() {
  const { chromium } = requireModule('playwright-core');
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
      ...['--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
      '--disable-sync',
    ],
  });
}

/** A page that shows what the link says. Faults of its scripts are collected. */
export async function openPage(browser, url, hash = '', options = {}) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url + hash);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', null, { timeout: 60_000 });
  return Object.assign(page, { faults });
}

/** Calls the engine of the page. */
export function call(page, name, args = null) {
  return page.evaluate(([name, args]) => window.acmotionViewer.engine.call(name, args), [name, args]);
}
export function axePath() {
  return join(modules, 'axe-core', 'axe.min.js');
}
