// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// Chromium without a window, and a server for its pages: for the pictures, and for the tests of bindings/js.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createRequire } from 'node:module';

export const executable = '/usr/bin/chromium';
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css',
                '.wasm': 'application/wasm', '.glb': 'model/gltf-binary' };

// { name: folder }: files by /name/..., on a port of this machine's own.
export function serve(folders) {
  const server = http.createServer((request, response) => {
    const [, top, ...rest] = decodeURIComponent(new URL(request.url, 'http://localhost').pathname).split('/');
    const file = folders[top] && path.join(folders[top], ...rest);
    if (!file || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
    fs.createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

// MODULES is the folder node_modules that has Playwright.
export function launch(modules) {
  const { chromium } = createRequire(path.join(modules, 'package.json'))('playwright-core');
  // Without the last five flags the browser tries to reach the network. Root has no sandbox.
  return chromium.launch({
    executablePath: executable,
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-quic',
           '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}
