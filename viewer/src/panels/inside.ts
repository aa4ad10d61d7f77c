// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The state behind the picture: sequence, queue, interpreter, managers. Titles lead to the pages with the rules.
import { h } from '../dom.js';
import type { InsideView } from '../engine/answers.js';

/** The pages of docs/behaviour, beside the viewer where ./dev site puts them. */
const behaviour = 'docs/behaviour/';

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
    const shape = view.groups.map(({ title, rows }) => title + rows.length).join();
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
      const link = h('a', { href: `${behaviour}${rule}.html`, title: `The rules: docs/behaviour/${rule}.md` }, 'rules');
      this.element.append(h('section', {}, h('h3', {}, title, ' ', link), list));
    }
  }
}
