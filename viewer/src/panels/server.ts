// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A server world beside the client's, and the line between them; and where a capture and the engine disagree.
import { h, toggle } from '../dom.js';
import type { Divergence } from '../engine/answers.js';
import { maxLag } from '../engine/limits.js';
import { Header } from '../engine/protocol.js';
import { ticksPerSecond, type NetworkConditions, type Scenario } from '../engine/scenario.js';

export interface ServerOrders {
  /** Begins the run anew, with a server or without. */
  setServer(network: NetworkConditions | null): void;
  /** The line is another one from now on. */
  setLine(lag: number, loss: number): void;
  chase(on: boolean): void;
  seek(tick: number): void;
  report(): void;
}

const firstLine = { lag: 150, loss: 0.05, seed: 1 };
const maxShown = 300;

export class ServerPanel {
  readonly element = h('div', { class: 'server' });
  readonly #orders: ServerOrders;
  readonly #distances: HTMLElement;
  readonly #traffic: HTMLElement;
  readonly #player = h('dd', { id: 'apart' });
  readonly #others = h('dd', {});
  readonly #underWay = h('dd', {});
  readonly #lost = h('dd', {});
  #divergences: readonly Divergence[] = [];

  constructor(orders: ServerOrders) {
    this.#orders = orders;
    this.#distances = list([
      ['creature and ghost', this.#player],
      ['others, at most', this.#others],
    ]);
    this.#traffic = list([
      ['in transit', this.#underWay],
      ['lost', this.#lost],
    ]);
  }
  /** What the last capture brought; it is shown while that is on the stage. */
  setDivergences(divergences: readonly Divergence[]): void {
    this.#divergences = divergences;
  }
  show(scenario: Scenario): void {
    const isCapture = scenario.capture !== '';
    this.element.replaceChildren(...(isCapture ? this.#capture(scenario.capture) : this.#worlds(scenario)));
  }
  /** Numbers of a frame. */
  update(data: Float32Array, words: Int32Array): void {
    if (words[Header.hasServer] === 0) return;
    set(this.#player, metres(data[Header.apart]!));
    set(this.#others, metres(data[Header.apartOthers]!));
    set(this.#underWay, String(words[Header.underWay]!));
    set(this.#lost, String(words[Header.lost]!));
  }

  #worlds({ network, inputs }: Scenario): HTMLElement[] {
    const chases = inputs.findLast(({ input }) => input.op === 'chase')?.input;
    const on = toggle(
      'Server and client',
      network !== null,
      (pressed) => this.#orders.setServer(pressed ? firstLine : null),
      'Adds a server with a world of its own, and restarts the run',
    );
    const about = 'Two worlds: the creature is where the client has it, the ghost where the server does.';
    if (!network) return [h('div', { class: 'buttons' }, on), h('p', { class: 'hint' }, about)];
    const chase = toggle(
      'Chase and stick',
      chases?.op === 'chase' && chases.on,
      (pressed) => this.#orders.chase(pressed),
      'The server makes another creature chase this one',
    );
    return [
      h('div', { class: 'buttons' }, on, chase),
      h('p', { class: 'hint' }, `${about} W A S D move the client's player; the server orders the motions.`),
      ...this.#sliders(lastLine({ network, inputs })),
      h('h3', {}, 'Apart'),
      this.#distances,
      h('h3', {}, 'Messages'),
      this.#traffic,
    ];
  }
  #sliders(line: { lag: number; loss: number }): HTMLElement[] {
    const now = { ...line };
    const send = (): void => this.#orders.setLine(now.lag, now.loss);
    const lag = slider('Lag, one way', { id: 'lag', max: String(maxLag / 2), step: '10', value: String(now.lag) });
    lag.follow(
      (value) => `${value} ms`,
      (value) => ((now.lag = value), send()),
    );
    const loss = slider('Loss', { id: 'loss', max: '0.9', step: '0.01', value: String(now.loss) });
    loss.follow(
      (value) => `${Math.round(value * 100)} %`,
      (value) => ((now.loss = value), send()),
    );
    return [lag.element, loss.element];
  }

  #capture(name: string): HTMLElement[] {
    const report = h('button', { type: 'button', on: { click: () => this.#orders.report() } }, 'Report');
    const entries = this.#divergences.slice(0, maxShown).map((one) => this.#divergence(one));
    const count = this.#divergences.length;
    const none = h('p', { class: 'hint' }, 'Engine and server agree to within a centimetre.');
    const more = count > maxShown ? `, the first ${maxShown} shown` : '';
    return [
      h('p', { class: 'hint' }, `${name} is replayed. Ghosts stand at the last positions that the server sent.`),
      h('div', { class: 'buttons' }, report),
      h('h3', {}, 'Apart'),
      this.#distances,
      h('h3', {}, `Divergences (${count}${more})`),
      count === 0 ? none : h('ol', { class: 'log', id: 'divergences' }, ...entries),
    ];
  }
  #divergence({ tick, guid, text }: Divergence): HTMLElement {
    const go = (): void => this.#orders.seek(tick);
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'entry', on: { click: go } },
        h('time', {}, `${(tick / ticksPerSecond).toFixed(2)} s`),
        h('b', {}, `0x${guid.toString(16).toUpperCase().padStart(8, '0')}`),
        h('span', {}, text),
      ),
    );
  }
}

function list(rows: readonly (readonly [string, HTMLElement])[]): HTMLElement {
  return h('dl', {}, ...rows.flatMap(([name, value]) => [h('dt', {}, name), value]));
}

interface Slider {
  element: HTMLElement;
  /** How its value is shown, and what is done when it is let go. */
  follow(text: (value: number) => string, change: (value: number) => void): void;
}
function slider(label: string, properties: { id: string; max: string; step: string; value: string }): Slider {
  const output = h('output', {});
  const input = h('input', { type: 'range', min: '0', ...properties });
  return {
    element: h('label', { class: 'field' }, h('span', {}, label), input, output),
    follow(text, change) {
      const show = (): void => void (output.textContent = text(Number(input.value)));
      input.addEventListener('input', show);
      input.addEventListener('change', () => change(Number(input.value)));
      show();
    },
  };
}

/** The line as it was set last. */
function lastLine({ network, inputs }: Pick<Scenario, 'network' | 'inputs'>): { lag: number; loss: number } {
  const last = inputs.findLast(({ input }) => input.op === 'network')?.input;
  return last?.op === 'network' ? last : network!;
}
function metres(value: number): string {
  return `${value.toFixed(2)} m`;
}
function set(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
