// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Short sentences for people: what went wrong and where, or what was done.
import { h } from '../dom.js';

const stays = { note: 5000, fault: 20000 };

export class Notices {
  readonly #list: HTMLElement;

  constructor(list: HTMLElement) {
    this.#list = list;
  }
  note(text: string): void {
    this.#show(text, 'note');
  }
  fault(error: unknown): void {
    this.#show(error instanceof Error ? error.message : String(error), 'fault');
  }
  #show(text: string, kind: 'note' | 'fault'): void {
    for (const old of [...this.#list.children].filter((child) => child.firstChild?.textContent === text)) old.remove();
    while (this.#list.children.length > 3) this.#list.firstElementChild!.remove();
    const notice = h(
      'div',
      { class: `notice ${kind}`, role: kind === 'fault' ? 'alert' : 'status' },
      h('span', {}, text),
      h(
        'button',
        { type: 'button', class: 'quiet', aria: { label: 'Dismiss' }, on: { click: () => notice.remove() } },
        '×',
      ),
    );
    this.#list.append(notice);
    setTimeout(() => notice.remove(), stays[kind]);
  }
}
