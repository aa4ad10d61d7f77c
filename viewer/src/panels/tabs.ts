// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Tabs of a panel, with the arrow keys that tabs have.
import { h } from '../dom.js';

export interface Tab {
  id: string;
  title: string;
  content: HTMLElement;
  shown?: () => void;
}

export class Tabs {
  readonly element: HTMLElement;
  readonly #tabs: readonly Tab[];
  readonly #buttons: HTMLButtonElement[];
  #now = 0;

  constructor(label: string, tabs: readonly Tab[]) {
    this.#tabs = tabs;
    this.#buttons = tabs.map(({ id, title }, i) => {
      const aria = { controls: `panel-${id}`, selected: 'false' };
      return h(
        'button',
        { type: 'button', role: 'tab', id: `tab-${id}`, aria, on: { click: () => this.show(i) } },
        title,
      );
    });
    for (const { id, content } of tabs) {
      content.id = `panel-${id}`;
      content.role = 'tabpanel';
      content.setAttribute('aria-labelledby', `tab-${id}`);
    }
    const list = h('div', { role: 'tablist', aria: { label } }, ...this.#buttons);
    list.addEventListener('keydown', (event) => this.#arrow(event));
    this.element = h('section', { aria: { label } }, list, ...tabs.map(({ content }) => content));
    this.show(0);
  }
  get current(): string {
    return this.#tabs[this.#now]!.id;
  }
  showId(id: string): void {
    this.show(this.#tabs.findIndex((tab) => tab.id === id));
  }
  show(index: number): void {
    this.#now = index;
    this.#buttons.forEach((button, i) => {
      button.setAttribute('aria-selected', String(i === index));
      button.tabIndex = i === index ? 0 : -1;
    });
    this.#tabs.forEach(({ content }, i) => (content.hidden = i !== index));
    this.#tabs[index]!.shown?.();
  }
  #arrow(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    this.show((this.#now + step + this.#tabs.length) % this.#tabs.length);
    this.#buttons[this.#now]!.focus();
  }
}
