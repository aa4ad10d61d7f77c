// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Mouse look (LP-78): while the right button is down the creature turns with the pointer, and with the left button down
// as well it runs.

export interface LookOrders {
  look(on: boolean): void;
  /** To the right; negative: to the left, 0: not any more. */
  turn(speed: number): void;
  runForward(on: boolean): void;
}

export interface MouseLook {
  /** Another run has begun, in which nothing is held. */
  forget(): void;
}

const rightButton = 2;
const leftHeld = 1;
const rightHeld = 2;
const milliseconds = 100;
const pixelsOfWholeMovement = 50;
const fastest = 3;

/** Of a movement in one interval: 0.4 gives 0.8, as in the client. In tenths, so that links stay short. */
export function turnSpeed(pixels: number): number {
  const tenths = Math.round((20 * pixels) / pixelsOfWholeMovement);
  return Math.min(Math.max(tenths, -10 * fastest), 10 * fastest) / 10 || 0;
}

export function listenToMouseLook(canvas: HTMLElement, orders: LookOrders): MouseLook {
  let timer = 0;
  let last = 0;
  let moved = 0;
  let speed = 0;
  let isRunning = false;

  function measure(): void {
    const now = turnSpeed(moved);
    moved = 0;
    if (now === speed) return;
    speed = now;
    orders.turn(speed);
  }
  function runForward(on: boolean): void {
    if (on === isRunning) return;
    isRunning = on;
    orders.runForward(on);
  }
  function begin(): void {
    if (timer !== 0) return;
    timer = window.setInterval(measure, milliseconds);
    orders.look(true);
  }
  function end(): void {
    if (timer === 0) return;
    runForward(false);
    forget();
    orders.look(false);
  }
  function forget(): void {
    clearInterval(timer);
    timer = moved = speed = 0;
    isRunning = false;
  }

  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', ({ button, clientX, pointerId, pointerType }) => {
    if (pointerType !== 'mouse' || button !== rightButton) return;
    canvas.setPointerCapture(pointerId); // the button may go up outside of the window
    last = clientX;
    begin();
  });
  // Of a second button that goes down or up, a movement tells.
  canvas.addEventListener('pointermove', ({ buttons, clientX }) => {
    if (timer === 0) return;
    if ((buttons & rightHeld) === 0) return end();
    moved += clientX - last;
    last = clientX;
    runForward((buttons & leftHeld) !== 0);
  });
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) canvas.addEventListener(name, end);
  return { forget };
}
