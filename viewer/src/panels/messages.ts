// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the client would send, as it would send it.
import { h } from '../dom.js';
import type { LogEntry } from '../engine/log.js';
import { ticksPerSecond } from '../engine/scenario.js';

const maxShown = 200;

export class MessagesPanel {
  readonly element: HTMLElement;
  readonly #list = h('ol', { class: 'log' });
  readonly #go: (tick: number) => void;
  #first: LogEntry | undefined;
  #count = 0;

  constructor(go: (tick: number) => void) {
    this.#go = go;
    this.element = h(
      'div',
      {},
      h(
        'p',
        { class: 'hint' },
        'Messages that a client would send to its server, newest first. Choose one to go there.',
      ),
      this.#list,
    );
  }
  show(entries: readonly LogEntry[]): void {
    const messages = entries.filter(({ lane }) => lane === 'message');
    if (messages.length === this.#count && messages[0] === this.#first) return;
    this.#count = messages.length;
    this.#first = messages[0];
    this.#list.replaceChildren(
      ...messages
        .slice(-maxShown)
        .reverse()
        .map((entry) => this.#item(entry)),
    );
  }
  #item(entry: LogEntry): HTMLElement {
    const time = (entry.tick / ticksPerSecond).toFixed(2);
    const go = (): void => this.#go(entry.tick);
    const button = h(
      'button',
      { type: 'button', class: 'entry', on: { click: go } },
      h('time', {}, `${time} s`),
      h('b', {}, entry.text),
      h('span', {}, entry.detail),
    );
    return h('li', {}, button);
  }
}
