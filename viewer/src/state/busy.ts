// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the page is at, with a bar when it is known how far.
import { h } from '../dom.js';

export class Busy {
  readonly #element: HTMLElement;
  readonly #text = h('span', {});
  readonly #bar = h('progress', { max: 1, aria: { label: 'How far it is' } });

  constructor(element: HTMLElement) {
    this.#element = element;
    element.append(this.#text, this.#bar);
  }
  /** `part`: 0 to 1; 0: not known. */
  show(text: string, part: number): void {
    this.#element.hidden = false;
    this.#text.textContent = text;
    if (part > 0) this.#bar.value = part;
    else this.#bar.removeAttribute('value');
  }
  hide(): void {
    this.#element.hidden = true;
  }
}
