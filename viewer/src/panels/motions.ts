// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Everything the table can do now, as buttons. One that the client would refuse says why.
import { h } from '../dom.js';
import type { MotionChoice } from '../engine/answers.js';

export interface MotionOrders {
  order(motion: number, speed: number): void;
  stop(motion: number): void;
  stopAll(): void;
}

const groups: readonly (readonly [MotionChoice['group'], string])[] = [
  ['styles', 'Styles'],
  ['movement', 'Movement'],
  ['states', 'States'],
  ['actions', 'Actions'],
  ['emotes', 'Emotes'],
  ['modifiers', 'Modifiers'],
];

export class MotionsPanel {
  readonly element: HTMLElement;
  readonly #orders: MotionOrders;
  readonly #lists = h('div', { class: 'motion-groups' });
  readonly #reason = h('p', { class: 'hint reason', id: 'motion-reason', role: 'status' });
  readonly #speed = h('input', {
    type: 'range',
    min: '-2',
    max: '3',
    step: '0.1',
    value: '1',
    aria: { label: 'Speed of ordered motions' },
  });
  readonly #speedText = h('output', {}, '1.0×');
  #shown = '';

  constructor(orders: MotionOrders) {
    this.#orders = orders;
    this.#speed.addEventListener(
      'input',
      () => (this.#speedText.textContent = `${Number(this.#speed.value).toFixed(1)}×`),
    );
    const stop = h('button', { type: 'button', on: { click: () => orders.stopAll() } }, 'Stop all');
    const speed = h('label', { class: 'field' }, h('span', {}, 'Speed'), this.#speed, this.#speedText);
    this.element = h('div', {}, h('div', { class: 'row' }, speed, stop), this.#reason, this.#lists);
  }
  get speed(): number {
    return Number(this.#speed.value);
  }

  show(choices: readonly MotionChoice[]): void {
    const key = JSON.stringify(choices);
    if (key === this.#shown) return; // keeps focus and hover where they are
    this.#shown = key;
    const focused = (document.activeElement as HTMLElement | null)?.dataset['motion'];
    const sections = groups
      .map(([group, title]) => ({ title, members: choices.filter((choice) => choice.group === group) }))
      .filter(({ members }) => members.length > 0)
      .map(({ title, members }) => this.#section(title, members));
    const none = h('p', { class: 'hint' }, 'This object has no motion table: it does not move by itself.');
    this.#lists.replaceChildren(...(sections.length > 0 ? sections : [none]));
    if (focused) this.#lists.querySelector<HTMLElement>(`[data-motion="${focused}"]`)?.focus();
  }
  /** What the client says to the last order. */
  setReason(text: string): void {
    this.#reason.textContent = text;
  }

  #section(title: string, members: readonly MotionChoice[]): HTMLElement {
    const sorted = [...members].sort((a, b) => a.name.localeCompare(b.name));
    return h(
      'section',
      {},
      h('h3', {}, title),
      h('div', { class: 'buttons' }, ...sorted.map((one) => this.#button(one))),
    );
  }
  #button(choice: MotionChoice): HTMLElement {
    const { motion, name, refused, active } = choice;
    const button = h('button', {
      ...{ type: 'button', class: refused ? 'motion refused' : 'motion', dataset: { motion: String(motion) } },
      ...{ title: refused ? `Refused now: ${refused}` : name, aria: { pressed: String(active) } },
      on: { click: () => this.#press(choice) },
    });
    button.append(name);
    if (refused) button.append(h('span', { class: 'visually-hidden' }, `, refused now: ${refused}`));
    return button;
  }
  #press({ motion, active, group }: MotionChoice): void {
    const isHeld = group === 'movement' || group === 'modifiers';
    if (active && isHeld) this.#orders.stop(motion);
    else this.#orders.order(motion, this.speed);
  }
}
