// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The bar at the top: files in, files out, and the page itself.
import { byId, h } from '../dom.js';
import { filesOfInput } from '../files/drop.js';
import type { GivenFile } from '../engine/protocol.js';

export interface HeaderOrders {
  open(files: GivenFile[]): void;
  picture(): void;
  clip(on: boolean): void;
  gltf(): void;
  scenarioText(): void;
  link(): void;
  theme(): void;
  help(): void;
}

export function buildHeader(orders: HeaderOrders): void {
  byId('file-bar').append(
    picker('Open file', false, orders.open, 'client_portal.dat, a capture, a scenario, a .glb; or drop it anywhere'),
    picker('Open folder', true, orders.open, 'A folder of raw objects, named by their ids'),
  );
  const clip = button('Clip', 'Record a WebM clip of the stage', () => {
    const on = clip.getAttribute('aria-pressed') !== 'true';
    clip.setAttribute('aria-pressed', String(on));
    clip.textContent = on ? 'Stop clip' : 'Clip';
    orders.clip(on);
  });
  clip.setAttribute('aria-pressed', 'false');
  byId('out-bar').append(
    button('Link', 'Copy a link to this moment', orders.link),
    button('Picture', 'Save a picture of the stage', orders.picture),
    clip,
    button('glTF', 'Save the creature with its motions as a .glb', orders.gltf),
    button('Scenario', 'Save this run as a scenario for acmotion run', orders.scenarioText),
  );
  byId('page-bar').append(button('Theme', 'Dark or light', orders.theme), button('Keys', 'All keys (?)', orders.help));
}

function button(text: string, title: string, click: () => void): HTMLButtonElement {
  return h('button', { type: 'button', title, on: { click } }, text);
}
function picker(text: string, isFolder: boolean, open: (files: GivenFile[]) => void, title: string): HTMLElement {
  const input = h('input', { type: 'file', hidden: true, id: isFolder ? 'folder-input' : 'file-input' });
  input.webkitdirectory = isFolder;
  input.addEventListener('change', () => {
    const files = filesOfInput(input);
    input.value = '';
    if (files.length > 0) open(files);
  });
  return h(
    'span',
    {},
    button(text, title, () => input.click()),
    input,
  );
}
