// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Play, pause, slow motion, single ticks.
import { choice, h } from '../dom.js';
import { ticksPerSecond } from '../engine/scenario.js';

export interface TransportOrders {
  play(on: boolean): void;
  step(ticks: 1 | -1): void;
  seek(tick: number): void;
  toEnd(): void;
  setSpeed(speed: number): void;
  sound(on: boolean): void;
}

export class Transport {
  readonly element: HTMLElement;
  readonly #play: HTMLButtonElement;
  readonly #time = h('output', { class: 'time', id: 'time' }, '0.00 s');
  readonly #engine = h('span', { class: 'hint cost', title: 'Time that the engine took for the last frame' });

  constructor(orders: TransportOrders) {
    this.#play = button('play', 'Play (P)', () => orders.play(this.#play.dataset['playing'] !== 'true'));
    this.#play.id = 'play';
    const speeds = (['0.05', '0.1', '0.25', '0.5', '1', '2'] as const).map((speed) => [speed, `${speed}×`] as const);
    this.element = h(
      'div',
      { class: 'transport', role: 'group', aria: { label: 'Time' } },
      button('start', 'To the start (Home)', () => orders.seek(0)),
      button('back', 'One tick back (,)', () => orders.step(-1)),
      this.#play,
      button('on', 'One tick forward (.)', () => orders.step(1)),
      button('end', 'To the end (End)', () => orders.toEnd()),
      this.#time,
      choice('Playback', speeds, '1', (speed) => orders.setSpeed(Number(speed))),
      speaker(orders),
      this.#engine,
    );
  }
  setPlaying(isPlaying: boolean): void {
    this.#play.dataset['playing'] = String(isPlaying);
    this.#play.replaceChildren(icon(isPlaying ? 'pause' : 'play'));
    this.#play.setAttribute('aria-label', isPlaying ? 'Pause (P)' : 'Play (P)');
    this.#play.title = isPlaying ? 'Pause (P)' : 'Play (P)';
  }
  setTime(tick: number, end: number): void {
    const text = `${(tick / ticksPerSecond).toFixed(2)} s of ${(end / ticksPerSecond).toFixed(2)} s`;
    if (this.#time.textContent !== text) this.#time.textContent = text;
    this.#time.title = `tick ${tick} of ${end}`;
  }
  setCost(tickMilliseconds: number, poseMilliseconds: number): void {
    this.#engine.textContent = `engine ${tickMilliseconds.toFixed(2)} + ${poseMilliseconds.toFixed(2)} ms`;
  }
}

function button(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return h('button', { type: 'button', class: 'icon', title: label, aria: { label }, on: { click } }, icon(name));
}

/** Muted until it is pressed. */
function speaker(orders: TransportOrders): HTMLButtonElement {
  const label = 'Sounds of hooks';
  const pressed = { label, pressed: 'false' };
  const muted = h(
    'button',
    { type: 'button', class: 'icon', id: 'speaker', title: label, aria: pressed },
    icon('muted'),
  );
  muted.addEventListener('click', () => {
    const on = muted.getAttribute('aria-pressed') !== 'true';
    muted.setAttribute('aria-pressed', String(on));
    muted.replaceChildren(icon(on ? 'heard' : 'muted'));
    orders.sound(on);
  });
  return muted;
}

// Drawn, because few fonts have all of them.
const paths = {
  play: 'M4 2v12l10-6z',
  pause: 'M3 2h4v12H3zM9 2h4v12H9z',
  start: 'M2 2h2v12H2zM14 2v12L5 8z',
  end: 'M12 2h2v12h-2zM2 2v12l9-6z',
  back: 'M11 3v10L4 8z',
  on: 'M5 3v10l7-5z',
  muted: 'M1 6h3l4-4v12l-4-4H1zM10 6l1-1 4 4-1 1zM14 5l1 1-4 4-1-1z',
  heard: 'M1 6h3l4-4v12l-4-4H1zM10 5q3 3 0 6v-1.6q1.2-1.4 0-2.8zM12 3q4 5 0 10v-1.6q2.6-3.4 0-6.8z',
} as const;
type IconName = keyof typeof paths;

function icon(name: IconName): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', paths[name]);
  svg.append(path);
  return svg;
}
