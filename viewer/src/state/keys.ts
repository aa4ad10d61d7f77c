// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Keys: movement as the local player, time, and the camera. None of them counts while somebody types.
import { Command } from 'acmotion';

export interface KeyOrders {
  press(motion: number): void;
  release(motion: number): void;
  run(on: boolean): void;
  autoRun(): void;
  /** Keys that are held cannot be seen any more (LP-74). */
  loseFocus(): void;
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
  KeyZ: Command.HoldSidestep,
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
/** What they switch on they switch off again: a key that is held down does it once. */
const switches = new Set(['r', 'p']);

export interface Keys {
  /** Somebody else has pressed or released the run key: it is lost with the focus, too. */
  setRunning(on: boolean): void;
  /** Another run has begun, in which nothing is held. */
  forget(): void;
}

export function listenToKeys(stage: HTMLElement, orders: KeyOrders): Keys {
  const held = new Map<string, number>();
  let isRunning = false;
  addEventListener('keydown', (event) => {
    if (isTyping(originOf(event)) || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
    if (movement(event) || command(event) || (event.target === stage && camera(event))) event.preventDefault();
  });
  addEventListener('keyup', (event) => {
    if (event.key === 'Shift' && !event.shiftKey) run(false);
    release(event.code);
  });
  addEventListener('blur', loseFocus);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) loseFocus();
  });
  addEventListener('focusin', (event) => {
    if (isTyping(originOf(event))) loseFocus();
  });

  function forget(): void {
    held.clear();
    isRunning = false;
  }
  /** Without a held key there is nothing to tell, and what is told replaces all that came after this moment. */
  function loseFocus(): void {
    if (held.size === 0 && !isRunning) return;
    forget();
    orders.loseFocus();
  }
  function run(on: boolean): void {
    if (on === isRunning) return;
    isRunning = on;
    orders.run(on);
  }
  function release(code: string): void {
    const motion = held.get(code);
    if (motion === undefined) return;
    held.delete(code);
    orders.release(motion);
  }
  function movement(event: KeyboardEvent): boolean {
    if (event.key === 'Shift' && !event.repeat && held.size > 0) run(true);
    const motion = movementKeys[event.code];
    if (motion === undefined) return false;
    if (!event.repeat && !held.has(event.code)) {
      held.set(event.code, motion);
      if (event.shiftKey) run(true);
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
    if (!event.repeat || !switches.has(event.key.toLowerCase())) action?.();
    return action !== undefined;
  }
  function camera(event: KeyboardEvent): boolean {
    const action = cameraKeys[event.key];
    action?.();
    return action !== undefined;
  }

  const commands: Record<string, () => void> = {
    r: () => orders.autoRun(),
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
  return { setRunning: (on) => (isRunning = on), forget };
}

/** Inputs that letters do not reach. */
const wordless = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']);
const pressable = 'a, button, input, summary, [role="button"]';

/** What it happened to, also inside of the graph's shadow tree, which shows the page its host alone. */
function originOf(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? null;
}
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement && !wordless.has(target.type)) return true;
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement || inDialog(target);
}
/** The element that has the focus needs the key itself: the space bar presses it, Home and End move a slider. */
function isTaken(event: KeyboardEvent): boolean {
  const { code, key } = event;
  const target = originOf(event);
  if (!(target instanceof Element)) return false;
  if (code === 'Space') return target.closest(pressable) !== null;
  return (key === 'Home' || key === 'End') && target instanceof HTMLInputElement;
}
function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}
