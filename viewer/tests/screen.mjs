// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A screen for Firefox, which has WebGL without a graphics card only where there is an X server.
import { spawn } from 'node:child_process';

/** Starts Xvfb with the first number that is free. */
export async function startScreen() {
  const screen = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise((resolve, reject) => {
    let text = '';
    server.stdio[3].on('data', (some) => {
      text += some;
      if (text.includes('\n')) resolve(text.trim());
    });
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb ended with ${code} before it had a screen`)));
  });
  return { display: `:${number}`, close: () => server.kill() };
}
