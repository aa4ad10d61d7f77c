// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Keys: movement as the local player, time, and the camera. None of them counts while somebody types.
import { Command } from 'acmotion';

export interface KeyOrders {
  press(motion: number): void;
  release(motion: number): void;
  run(on: boolean): void;
  playOrPause(): void;
  step(ticks: 1 | -1): void;
  seekStart(): void;
  seekEnd(): void;
  turnCamera(azimuth: number, elevation: number): void;
  zoom(factor: number): void;
  nextPart(step: 1 | -1): void;
  clearPart(): void;
  help(): void;
}

/** What is held down moves the creature until it is released. */
export const movementKeys: Readonly<Record<string, number>> = {
  KeyW: Command.WalkForward,
  KeyS: Command.WalkBackwards,
  KeyA: Command.TurnLeft,
  KeyD: Command.TurnRight,
  KeyQ: Command.SideStepLeft,
  KeyE: Command.SideStepRight,
  Space: Command.Jump,
};
export const emoteKeys: Readonly<Record<string, number>> = {
  Digit1: Command.Wave,
  Digit2: Command.BowDeep,
  Digit3: Command.Cheer,
  Digit4: Command.Laugh,
  Digit5: Command.Point,
};

const turn = Math.PI / 36;

export function listenToKeys(stage: HTMLElement, orders: KeyOrders): void {
  const held = new Map<string, number>();
  addEventListener('keydown', (event) => {
    if (isTyping(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (movement(event) || command(event) || (event.target === stage && camera(event))) event.preventDefault();
  });
  addEventListener('keyup', (event) => {
    if (event.key === 'Shift') orders.run(false);
    release(event.code);
  });
  // Keys that are released elsewhere would stay held.
  addEventListener('blur', () => {
    for (const code of [...held.keys()]) release(code);
  });

  function release(code: string): void {
    const motion = held.get(code);
    if (motion === undefined) return;
    held.delete(code);
    orders.release(motion);
  }
  function movement(event: KeyboardEvent): boolean {
    if (event.key === 'Shift' && !event.repeat && held.size > 0) orders.run(true);
    const motion = movementKeys[event.code];
    // The space bar also presses buttons.
    const isTaken = event.code === 'Space' && event.target instanceof HTMLButtonElement;
    if (motion === undefined || isTaken) return false;
    if (!event.repeat && !held.has(event.code)) {
      held.set(event.code, motion);
      if (event.shiftKey) orders.run(true);
      orders.press(motion);
    }
    return true;
  }
  function command(event: KeyboardEvent): boolean {
    const emote = emoteKeys[event.code];
    if (emote !== undefined && !event.repeat && !event.shiftKey) {
      orders.press(emote);
      orders.release(emote);
      return true;
    }
    const action = commands[event.key.toLowerCase()];
    action?.();
    return action !== undefined;
  }
  function camera(event: KeyboardEvent): boolean {
    const action = cameraKeys[event.key];
    action?.();
    return action !== undefined;
  }

  const commands: Record<string, () => void> = {
    p: () => orders.playOrPause(),
    ',': () => orders.step(-1),
    '.': () => orders.step(1),
    home: () => orders.seekStart(),
    end: () => orders.seekEnd(),
    '[': () => orders.nextPart(-1),
    ']': () => orders.nextPart(1),
    escape: () => orders.clearPart(),
    '?': () => orders.help(),
  };
  const cameraKeys: Record<string, () => void> = {
    ArrowLeft: () => orders.turnCamera(-turn, 0),
    ArrowRight: () => orders.turnCamera(turn, 0),
    ArrowUp: () => orders.turnCamera(0, turn),
    ArrowDown: () => orders.turnCamera(0, -turn),
    '+': () => orders.zoom(0.9),
    '-': () => orders.zoom(1.1),
  };
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement || inDialog(target);
}
function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
