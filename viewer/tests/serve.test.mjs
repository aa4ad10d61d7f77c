// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The built page as `acmotion view` serves it, in Debian's Chromium. ACMOTION_TOOL names the tool; what its server
// answers to others than this page is tested by tests/tools/view_served.py.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import test, { after, before } from 'node:test';
import { launch, openPage, site } from './browser.mjs';
import { acmotion } from './bundle.mjs';
import { container } from './container.mjs';

const tool = process.env.ACMOTION_TOOL;
const skip = !tool && 'no ACMOTION_TOOL';
const folder = mkdtempSync(join(tmpdir(), 'acmotion-serve-'));
// A name that needs escapes, in paths and in queries.
const dat = join(folder, 'my portal #1.dat');
let browser;
before(async () => {
  writeFileSync(dat, container(await acmotion.load()));
  browser = await launch();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** The tool with its page. Shells start what runs in the background with SIGINT ignored, so another signal ends it. */
async function view(...more) {
  const process = spawn(tool, ['view', '--no-open', '--page', site, ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: process.stdout }), 'line');
  const ended = once(process, 'exit');
  return {
    address: line.replace('The viewer is at ', ''),
    async end() {
      process.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}
const shown = (page) => page.evaluate(() => window.acmotionViewer.run.scenario);

test('the page opens with the creature of the file', { skip }, async () => {
  const served = await view('--dat', dat);
  const page = await openPage(browser, served.address);
  const { creature, source } = await shown(page);
  assert.equal(creature, 0x02000001);
  assert.equal(source, 'my portal #1.dat');
  assert.deepEqual(page.faults, []);
  await page.close();
  assert.equal(await served.end(), 0);
});

test('without a file it shows a sample, and links work', { skip }, async () => {
  const served = await view();
  const page = await openPage(browser, served.address, '#creature=beast&t=0.5');
  const { source } = await shown(page);
  assert.equal(source, 'sample');
  assert.deepEqual(page.faults, []);
  await page.close();
  assert.equal(await served.end(), 0);
});

test('its policy is the one of the page, and forbids frames', { skip }, async () => {
  const served = await view();
  const { headers } = await fetch(served.address);
  const directives = (text) => text.split(';').map((one) => one.trim().replace(/\s+/g, ' '));
  const [, own] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'));
  assert.deepEqual(
    directives(headers.get('content-security-policy')).sort(),
    [...directives(own), "frame-ancestors 'none'"].sort(),
  );
  assert.equal(await served.end(), 0);
});
