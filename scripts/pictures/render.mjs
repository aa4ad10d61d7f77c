// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// node render.mjs TOOL MODULES OUT: exports the sample creatures and draws some of their motions with three.js in
// Chromium, as anybody's viewer would, into OUT/*.png. Run by ./dev pictures.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './browser.mjs';

const [tool, modules, out] = process.argv.slice(2).map((argument) => path.resolve(argument));
const here = path.dirname(fileURLToPath(import.meta.url));

const COLUMNS = 6;
const CREATURES = { mannequin: '0x02000001', beast: '0x02000002', door: '0x02000003' };
const CLOTHES = ['0x10000001', '--template', '2', '--shade'], COATS = ['0x10000002', '--template', '1', '--shade'];
// Creatures and things to be portrayed: id and what they wear.
const MODELS = {
  plain: ['0x02000001'], crimson: ['0x02000001', '--clothing', ...CLOTHES, '0.1'],
  blue: ['0x02000001', '--clothing', ...CLOTHES, '0.4'], violet: ['0x02000001', '--clothing', ...CLOTHES, '0.9'],
  brown: ['0x02000002'], snow: ['0x02000002', '--clothing', ...COATS, '0.5'],
  night: ['0x02000002', '--clothing', ...COATS, '1'],
  shut: ['0x02000003'], sword: ['0x02000010'], bow: ['0x02000011'],
};
const STANDS = { clip: 'NonCombat/Ready' };
const PORTRAITS = {
  portrait_mannequin: { width: 190, height: 330, cells: [
    ['plain', { ...STANDS, around: 25 }], ['plain', { ...STANDS, around: 205 }],
    ['crimson', { ...STANDS, around: 25 }], ['blue', { clip: 'SwordCombat/Ready', around: -30, closer: 1.1 }],
    ['violet', { ...STANDS, around: 160 }]] },
  portrait_beast: { width: 280, height: 220, cells: [
    ['brown', { ...STANDS, around: 50, closer: 1.15 }],
    ['snow', { clip: 'NonCombat/WalkForward', at: 0.3, around: 62, closer: 1.15 }],
    ['night', { clip: 'NonCombat/Ready>Bite', at: 0.45, around: 35, closer: 1.25 }]] },
  portrait_door: { width: 210, height: 300, cells: [
    ['shut', { clip: 'NonCombat/Off', around: 25 }], ['shut', { clip: 'NonCombat/Off>On', at: 0.5, around: 25 }],
    ['sword', { around: 75 }], ['bow', { around: 80 }]] },
};
const SHEETS = {
  overview: [['mannequin', 'NonCombat/RunForward'], ['mannequin', 'SwordCombat/Ready>SlashHigh'],
             ['beast', 'NonCombat/RunForward'], ['door', 'NonCombat/Off>On']],
  mannequin: ['NonCombat/WalkForward', 'NonCombat/Ready>Sitting', 'NonCombat/Ready>Wave',
              'HandCombat/Ready>PunchSlowHigh', 'SwordCombat/Ready>ThrustMed', 'BowCombat/Ready>Shoot',
              'Magi/Ready>MagicBlast', 'NonCombat/*>Dead']
      .map((clip) => ['mannequin', clip]),
  beast: ['NonCombat/WalkForward', 'NonCombat/Ready>Bite', 'NonCombat/Sleeping'].map((clip) => ['beast', clip]),
};

async function draw(browser, port, rows, file) {
  const page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(`http://127.0.0.1:${port}/page/page.html`);
  await page.waitForFunction('window.ready', null, { timeout: 30000 });
  const size = await page.evaluate(([r, c]) => window.draw(r, c), [rows, COLUMNS]);
  await page.setViewportSize(size);
  await page.screenshot({ path: file });
  await page.close();
  console.log(`${file}: ${rows.length} motions`);
}

async function portray(browser, port, { width, height, cells }, file) {
  const page = await browser.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(`http://127.0.0.1:${port}/page/page.html`);
  await page.waitForFunction('window.ready', null, { timeout: 30000 });
  const shown = cells.map(([model, view]) => ({ file: `/models/${model}.glb`, ...view }));
  await page.setViewportSize(await page.evaluate((given) => window.portray(...given), [shown, width, height]));
  await page.screenshot({ path: file });
  await page.close();
  console.log(`${file}: ${cells.length} portraits`);
}

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'acmotion-pictures-'));
fs.mkdirSync(out, { recursive: true });
// The page, three.js and the models.
const server = await serve({ page: here, modules, models: work });
const browser = await launch(modules);
try {
  for (const [name, id] of Object.entries(CREATURES))
    execFileSync(tool, ['export', id, '-o', path.join(work, `${name}.glb`)], { stdio: 'inherit' });
  for (const [name, [id, ...worn]] of Object.entries(MODELS))
    execFileSync(tool, ['export', id, ...worn, '-o', path.join(work, `${name}.glb`)], { stdio: 'inherit' });
  for (const [name, portrait] of Object.entries(PORTRAITS))
    await portray(browser, server.address().port, portrait, path.join(out, `${name}.png`));
  for (const [name, motions] of Object.entries(SHEETS)) {
    const rows = motions.map(([creature, clip]) => ({ file: `/models/${creature}.glb`, clip }));
    await draw(browser, server.address().port, rows, path.join(out, `${name}.png`));
  }
} finally {
  await browser.close();
  server.close();
  fs.rmSync(work, { recursive: true });
}
