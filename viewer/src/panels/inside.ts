// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The state behind the picture: sequence, queues, states, managers, effects. Each part names its rule.
import { h } from '../dom.js';
import type { InsideView } from '../engine/answers.js';
import { ruleLink } from './rules.js';

export class InsidePanel {
  readonly element = h('div', { class: 'inside' });
  readonly #cells = new Map<string, HTMLElement>();
  readonly #hash = h('code', { id: 'state-hash' });
  #shape = '';

  constructor() {
    this.element.append(h('p', { class: 'hint' }, 'State hash ', this.#hash));
  }
  show(view: InsideView): void {
    this.#hash.textContent = view.hash;
    const shape = view.groups.map(({ title, rows }) => [title, ...rows.map(([name]) => name)].join()).join(';');
    if (shape !== this.#shape) this.#build(view, shape);
    for (const { title, rows } of view.groups)
      for (const [name, value] of rows) {
        const cell = this.#cells.get(`${title}/${name}`)!;
        if (cell.textContent !== value) cell.textContent = value;
      }
  }
  #build(view: InsideView, shape: string): void {
    this.#shape = shape;
    this.#cells.clear();
    for (const old of this.element.querySelectorAll('section')) old.remove();
    for (const { title, rule, rows } of view.groups) {
      const list = h('dl', {});
      for (const [name] of rows) {
        const value = h('dd', {});
        this.#cells.set(`${title}/${name}`, value);
        list.append(h('dt', {}, name), value);
      }
      this.element.append(h('section', {}, h('h3', {}, title, ' ', ruleElement(rule)), list));
    }
  }
}

function ruleElement(rule: string): HTMLElement {
  const link = ruleLink(rule);
  return link ? h('a', { href: link.href, title: link.title, target: '_blank' }, rule) : h('span', {}, rule);
}
