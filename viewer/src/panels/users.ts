// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Who uses what, both ways: what a Setup names, and which Setups name a motion table.
import { h } from '../dom.js';
import type { EngineClient } from '../engine/client.js';

const maxShown = 60;

export class UsersPanel {
  readonly element: HTMLDetailsElement;
  readonly #engine: EngineClient;
  readonly #choose: (setup: number) => void;
  readonly #lists = h('div', {});
  #id = 0;

  constructor(engine: EngineClient, choose: (setup: number) => void) {
    this.#engine = engine;
    this.#choose = choose;
    this.element = h('details', { class: 'users' }, h('summary', {}, 'References'), this.#lists);
    this.element.addEventListener('toggle', () => void this.#load());
  }
  /** Shows it for another object, when it is looked at. */
  show(id: number): void {
    this.#id = id;
    void this.#load();
  }
  async #load(): Promise<void> {
    if (!this.element.open) return;
    const id = this.#id;
    const say = (text: string): void => this.#lists.replaceChildren(h('p', { class: 'hint' }, text));
    try {
      const { uses, usedBy } = await this.#engine.call(
        'users',
        { id },
        { about: hex(id), progress: say, timeout: 20 },
      );
      if (id === this.#id)
        this.#lists.replaceChildren(this.#list(`${hex(id)} uses`, uses), this.#list('is used by', usedBy));
    } catch (error) {
      say(String(error));
    }
  }
  #list(title: string, ids: readonly number[]): HTMLElement {
    const buttons = ids.slice(0, maxShown).map((id) => {
      const go = (): void => (id >>> 24 === 2 ? this.#choose(id) : this.show(id));
      return h('button', { type: 'button', class: 'motion', title: kindOf(id), on: { click: go } }, hex(id));
    });
    const none = h('span', { class: 'hint' }, 'nothing');
    return h(
      'section',
      {},
      h('h3', {}, title),
      h('div', { class: 'buttons' }, ...(buttons.length > 0 ? buttons : [none])),
    );
  }
}

const kinds: Readonly<Record<number, string>> = {
  ...{ 0x01: 'GfxObj', 0x02: 'Setup', 0x03: 'Animation', 0x09: 'Motion table', 0x20: 'Sound table' },
  ...{ 0x33: 'Script', 0x34: 'Script table' },
};
function kindOf(id: number): string {
  return kinds[id >>> 24] ?? 'Object';
}
function hex(id: number): string {
  return `0x${(id >>> 0).toString(16).toUpperCase().padStart(8, '0')}`;
}
