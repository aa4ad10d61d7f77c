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

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'acmotion-pictures-'));
fs.mkdirSync(out, { recursive: true });
// The page, three.js and the models.
const server = await serve({ page: here, modules, models: work });
const browser = await launch(modules);
try {
  for (const [name, id] of Object.entries(CREATURES))
    execFileSync(tool, ['export', id, '-o', path.join(work, `${name}.glb`)], { stdio: 'inherit' });
  for (const [name, motions] of Object.entries(SHEETS)) {
    const rows = motions.map(([creature, clip]) => ({ file: `/models/${creature}.glb`, clip }));
    await draw(browser, server.address().port, rows, path.join(out, `${name}.png`));
  }
} finally {
  await browser.close();
  server.close();
  fs.rmSync(work, { recursive: true });
}
