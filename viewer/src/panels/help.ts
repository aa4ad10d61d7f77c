// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { byId, h } from '../dom.js';

const keys: readonly (readonly [string, string])[] = [
  ['W S', 'walk forward, backwards'],
  ['A D', 'turn'],
  ['Q E', 'sidestep'],
  ['Shift', 'run, while another of these is held'],
  ['Z', 'turns become sidesteps, while it is held'],
  ['R', 'run on and on, or not any more'],
  ['Space', 'hold to charge a jump'],
  ['Right button', 'drag on the stage: turn with the mouse; with the left button too: run'],
  ['1 to 5', 'wave, bow, cheer, laugh, point'],
  ['P', 'play or pause'],
  [', .', 'one tick back, one tick forward'],
  ['Home End', 'to the start, to the end'],
  ['[ ]', 'select a part; Esc clears the selection'],
  ['Arrows + -', 'camera, while the stage has the focus'],
  ['?', 'this list'],
];

export function showHelp(): void {
  const dialog = byId<HTMLDialogElement>('help');
  const list = h('dl', {}, ...keys.flatMap(([key, text]) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, text)]));
  const close = h('button', { type: 'button', on: { click: () => dialog.close() } }, 'Close');
  const about = h('p', { class: 'hint' }, 'Everything runs in this page. No file is sent anywhere.');
  dialog.replaceChildren(h('h2', { id: 'help-title' }, 'Keys'), list, about, close);
  if (!dialog.open) dialog.showModal();
}
