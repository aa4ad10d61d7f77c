// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Views of the built page, to be looked at: node screenshots.mjs OUT-FOLDER [NAME...]
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launch, openPage, serve } from './browser.mjs';
import { root } from './bundle.mjs';

const [out, ...names] = process.argv.slice(2);
if (!out) throw new Error('usage: node screenshots.mjs OUT-FOLDER [NAME...]');

const dark = { colorScheme: 'dark' };
const slash = '#creature=mannequin&held=1:sword&motion=SwordCombat,SlashHigh&t=1.1';
const tab = (name) => (page) => page.click(`#tab-${name}`);
const press = (label) => (page) => page.click(`#left button:text-is("${label}")`);
const poses = (value) => (page) => page.selectOption('#left select >> nth=0', value);
const compare = (page) =>
  page.evaluate(() => window.acmotionViewer.run.compare({ speed: 1.6, table: 0, beforeEdits: false }));
const walk = async (page) => {
  await page.focus('#stage-canvas');
  await page.keyboard.down('w');
  await page.waitForTimeout(2500);
  await page.keyboard.press('p');
};

const lit = (page) => page.locator('.drawing .node[aria-current]').waitFor();
const farther = (page) =>
  page.evaluate(() => {
    const { cameras } = window.acmotionViewer.stage;
    cameras.zoom(1.9);
    cameras.controls.target.z -= 1.4;
    cameras.controls.update();
  });
const chased = async (page) => {
  await page.click('#panel-server button:text-is("Chase and stick")');
  await page.focus('#stage-canvas');
  await page.keyboard.down('Shift');
  await page.keyboard.down('w');
  await page.waitForTimeout(3500);
  await page.keyboard.press('p');
};
/** The session of the tests, with one place bent, so that there is a divergence. */
const capture = async (page) => {
  const buffer = Buffer.from(readFileSync(join(root, 'tests', 'capi', 'session.pcap')));
  buffer.writeFloatLE(18, buffer.indexOf(Buffer.from('2a8d8441', 'hex')));
  await page.setInputFiles('#file-input', { name: 'session.pcap', mimeType: 'application/octet-stream', buffer });
  await page.locator('#divergences button').first().click();
};

const views = {
  slash: { hash: slash },
  run: { hash: '#creature=mannequin&motion=RunForward&t=2', options: dark, steps: [press('Bones'), tab('inside')] },
  messages: { hash: '#creature=mannequin', steps: [tab('messages'), walk] },
  graph: {
    hash: '#creature=mannequin&motion=SwordCombat,RunForward&t=2',
    options: dark,
    steps: [tab('graph'), lit, (page) => page.click('#panel-graph button:text-is("On the stage")'), farther],
  },
  beast: { hash: '#creature=beast&motion=RunForward&t=1', steps: [tab('graph'), lit] },
  server: { hash: '#creature=mannequin&lag=300&loss=10', steps: [tab('server'), chased] },
  capture: { hash: '', steps: [capture] },
  particles: { hash: '#creature=mannequin&motion=Magi,MagicPowerUp01&t=1.2', options: dark },
  ghosts: { hash: '#creature=beast&motion=RunForward', steps: [poses('both'), (page) => page.waitForTimeout(1500)] },
  door: { hash: '#creature=door&motion=On&t=0.5', options: dark },
  compare: { hash: slash, options: dark, steps: [compare, tab('setting')] },
  crowd: { hash: '#creature=mannequin&crowd=150&t=1.5' },
  parts: {
    hash: '#creature=mannequin&motion=BowCombat&held=2:bow&t=1',
    steps: [press('Wireframe'), ...Array.from({ length: 3 }, () => (page) => page.keyboard.press(']'))],
  },
  phone: { hash: '#creature=mannequin&motion=Wave&t=0.8', options: { viewport: { width: 390, height: 844 } } },
};

mkdirSync(out, { recursive: true });
const server = await serve();
const browser = await launch();
try {
  for (const name of names.length > 0 ? names : Object.keys(views)) {
    const { hash, options = {}, steps = [] } = views[name];
    const page = await openPage(browser, server.url, hash, { viewport: { width: 1280, height: 800 }, ...options });
    for (const step of steps) await step(page);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: resolve(join(out, `${name}.png`)), timeout: 120_000 });
    console.log(name, page.faults.join('; '));
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
