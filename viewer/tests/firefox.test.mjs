// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The built page in Debian's Firefox, over WebDriver BiDi: it loads, plays, winds back and takes keys and files, with
// the same bits as in Node.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { serve } from './browser.mjs';
import { acmotion, requireModule, source } from './bundle.mjs';
import { container } from './container.mjs';
import { startScreen } from './screen.mjs';

const { Assets, load } = acmotion;
const { Session } = await source('engine/session.ts');
const { readLink } = await source('links/link.ts');
const slash = '#creature=mannequin&held=1:sword&motion=SwordCombat,SlashHigh&t=1.15';

let server;
let screen;
let browser;
let page;
const faults = [];
before(async () => {
  server = await serve();
  screen = await startScreen();
  const puppeteer = requireModule('puppeteer-core');
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    protocol: 'webDriverBiDi',
    env: { ...process.env, DISPLAY: screen.display },
    // What draws in software is on Firefox's list of drivers that it does not trust.
    extraPrefsFirefox: { 'webgl.force-enabled': true },
  });
  page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  await page.setViewport({ width: 1100, height: 720 });
  await page.goto(server.url + slash);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', { timeout: 120_000 });
});
after(async () => {
  await browser?.close();
  screen?.close();
  server?.close();
});

const call = (name, args = null) =>
  page.evaluate((name, args) => window.acmotionViewer.engine.call(name, args), name, args);
const until = (check, what) => page.waitForFunction(check, { timeout: 60_000 }).catch(() => assert.fail(what));

async function hashInNode(link) {
  const { scenario, tick } = await readLink(link);
  const session = new Session(Assets.sample(await load()), scenario);
  session.seek(tick);
  return session.stateHash();
}

test('Firefox shows the moment of a link, with the bits of Node', async () => {
  const { hash, tick } = await call('hash');
  assert.equal(tick, 35);
  assert.equal(hash, await hashInNode(slash));
  assert.deepEqual(faults, []);
});

test('Firefox plays, and winds back to the same bits', async () => {
  await page.click('#play');
  await until(() => window.acmotionViewer.playback.tick > 45, 'time stands still');
  await page.click('#play');
  const { hash } = await call('seek', { tick: 40 });
  await call('seek', { tick: 5 });
  assert.equal((await call('seek', { tick: 40 })).hash, hash);
});

test('keys move the player in Firefox', async () => {
  await page.focus('#stage-canvas');
  await page.keyboard.down('w');
  await until(() => window.acmotionViewer.playback.end >= 0, 'there is no clock');
  await page.keyboard.up('w');
  await until(
    () =>
      window.acmotionViewer.engine.call('scenario', null).then(({ inputs }) => inputs.at(-1)?.input.op === 'release'),
    'the key did nothing',
  );
});

test('Firefox takes a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'acmotion-firefox-')), 'mine.dat');
  writeFileSync(file, container(await load()));
  const input = await page.$('#file-input');
  await input.uploadFile(file);
  await until(() => window.acmotionViewer.run.scenario.source === 'mine.dat', 'its creature is not on the stage');
  assert.deepEqual(faults, []);
});
