// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The movement keys as buttons, for fingers: held as long as they are pressed.
import { h } from '../dom.js';
import { movementKeys } from '../state/keys.js';

const labels: readonly (readonly [string, string])[] = [
  ['KeyA', '↺ A'],
  ['KeyW', '↑ W'],
  ['KeyD', '↻ D'],
  ['Space', 'Jump'],
  ['KeyQ', '← Q'],
  ['KeyS', '↓ S'],
  ['KeyE', '→ E'],
];

export function movementPad(
  press: (motion: number) => void,
  release: (motion: number) => void,
  run: (on: boolean) => void,
): HTMLElement {
  const pad = h('div', { class: 'pad', role: 'group', aria: { label: 'Movement keys' } });
  for (const [code, label] of labels)
    pad.append(
      held(
        label,
        () => press(movementKeys[code]!),
        () => release(movementKeys[code]!),
      ),
    );
  const running = h('button', { type: 'button', aria: { pressed: 'false' } }, 'Run');
  running.addEventListener('click', () => {
    const on = running.getAttribute('aria-pressed') !== 'true';
    running.setAttribute('aria-pressed', String(on));
    run(on);
  });
  pad.append(running);
  return pad;
}

function held(label: string, down: () => void, up: () => void): HTMLButtonElement {
  const button = h('button', { type: 'button' }, label);
  let isDown = false;
  const set = (on: boolean): void => {
    if (on === isDown) return;
    isDown = on;
    if (on) down();
    else up();
  };
  button.addEventListener('pointerdown', (event) => {
    button.setPointerCapture(event.pointerId);
    set(true);
  });
  for (const end of ['pointerup', 'pointercancel', 'blur'] as const) button.addEventListener(end, () => set(false));
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' || event.key === ' ') set(true);
  });
  button.addEventListener('keyup', () => set(false));
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  return button;
}
