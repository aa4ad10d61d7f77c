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

export interface MovementPad {
  element: HTMLElement;
  /** Somebody else has pressed or released the run key. */
  setRunning(on: boolean): void;
  /** Another run has begun, in which nothing is held. */
  forget(): void;
}

export interface PadOrders {
  press(motion: number): void;
  release(motion: number): void;
  run(on: boolean): void;
  /** "Run as default". */
  runOption(on: boolean): void;
}

export function movementPad({ press, release, run, runOption }: PadOrders): MovementPad {
  const pad = h('div', { class: 'pad', role: 'group', aria: { label: 'Movement keys' } });
  for (const [code, label] of labels)
    pad.append(
      held(
        label,
        () => press(movementKeys[code]!),
        () => release(movementKeys[code]!),
      ),
    );
  const running = toggle('Run', run);
  const option = toggle('Run as default', (on) => {
    setPressed(option, on);
    runOption(on);
  });
  pad.append(running, option);
  return {
    element: pad,
    setRunning: (on) => setPressed(running, on),
    forget: () => {
      setPressed(running, false);
      setPressed(option, false);
    },
  };
}

function toggle(label: string, turn: (on: boolean) => void): HTMLButtonElement {
  const button = h('button', { type: 'button', aria: { pressed: 'false' } }, label);
  button.addEventListener('click', () => turn(button.getAttribute('aria-pressed') !== 'true'));
  return button;
}
function setPressed(button: HTMLButtonElement, on: boolean): void {
  button.setAttribute('aria-pressed', String(on));
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
