// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the creature holds, how fast it runs, who else is there, and a second run beside it.
import { h, toggle } from '../dom.js';
import type { CreatureEntry } from '../engine/answers.js';
import type { Variation } from '../engine/protocol.js';
import type { Facts, Scenario } from '../engine/scenario.js';
import { maxCrowd } from '../engine/limits.js';

export interface SettingOrders {
  hold(location: number, setup: number): void;
  setFacts(facts: Facts): void;
  setCrowd(count: number): void;
  chase(on: boolean): void;
  compare(variation: Variation | null): void;
}

const hands = ['', 'Right hand', 'Left hand', 'Shield', 'Belt', 'Quiver'];

export class SettingPanel {
  readonly element = h('div', { class: 'setting' });
  readonly #orders: SettingOrders;

  constructor(orders: SettingOrders) {
    this.#orders = orders;
  }
  show(scenario: Scenario, locations: readonly number[], things: readonly CreatureEntry[]): void {
    this.element.replaceChildren(
      h('h3', {}, 'Holds'),
      ...this.#holds(scenario, locations, things),
      h('h3', {}, 'Facts'),
      ...this.#facts(scenario.facts),
      h('h3', {}, 'Others'),
      this.#crowd(scenario.crowd),
      h(
        'div',
        { class: 'buttons' },
        toggle('Chase and stick', false, (on) => this.#orders.chase(on), 'Another creature chases this one'),
      ),
      h('h3', {}, 'Compare'),
      ...this.#compare(),
    );
  }

  #holds(scenario: Scenario, locations: readonly number[], things: readonly CreatureEntry[]): HTMLElement[] {
    const still = things.filter(({ table, source }) => table === 0 && source === scenario.source);
    const known = locations.filter((location) => hands[location]);
    if (known.length === 0 || still.length === 0)
      return [h('p', { class: 'hint' }, 'It has no hold locations, or there is nothing to hold.')];
    return known.map((location) => {
      const now = scenario.held.find((held) => held.location === location)?.setup ?? 0;
      const select = h(
        'select',
        {},
        h('option', { value: '0' }, 'nothing'),
        ...still.map(({ setup, name }) => h('option', { value: String(setup), selected: setup === now }, name)),
      );
      select.addEventListener('change', () => this.#orders.hold(location, Number(select.value)));
      return h('label', { class: 'field' }, h('span', {}, hands[location]!), select);
    });
  }
  #facts(facts: Facts): HTMLElement[] {
    const now = { ...facts };
    const field = (label: string, key: keyof Facts, min: string, max: string, step: string): HTMLElement => {
      const input = h('input', { type: 'number', min, max, step, value: String(now[key]) });
      input.addEventListener('change', () => {
        if (!input.checkValidity() || input.value === '') return;
        now[key] = Number(input.value);
        this.#orders.setFacts({ ...now });
      });
      return h('label', { class: 'field' }, h('span', {}, label), input);
    };
    return [
      field('Run rate', 'runRate', '0', '4.5', '0.1'),
      field('Jump, m/s', 'jumpVelocity', '0', '30', '0.5'),
      field('Scale', 'scale', '0.1', '10', '0.1'),
    ];
  }
  #crowd(count: number): HTMLElement {
    const input = h('input', { type: 'number', min: '0', max: String(maxCrowd), step: '1', value: String(count) });
    input.addEventListener('change', () => input.checkValidity() && this.#orders.setCrowd(Number(input.value)));
    return h('label', { class: 'field' }, h('span', {}, 'Crowd'), input);
  }
  #compare(): HTMLElement[] {
    const speed = h('input', { type: 'number', min: '0.1', max: '4', step: '0.1', value: '1.5' });
    const table = h('input', { type: 'text', placeholder: '0x09000002', pattern: '(0x)?[0-9a-fA-F]{8}' });
    const before = h('input', { type: 'checkbox' });
    const start = toggle('Side by side', false, (on) => {
      const id = Number.parseInt(table.value.replace(/^0x/i, ''), 16);
      const variation = {
        speed: Number(speed.value) || 1,
        table: Number.isNaN(id) ? 0 : id,
        beforeEdits: before.checked,
      };
      this.#orders.compare(on ? variation : null);
    });
    return [
      h('label', { class: 'field' }, h('span', {}, 'Other speed'), speed),
      h('label', { class: 'field' }, h('span', {}, 'Other table'), table),
      h('label', { class: 'field check' }, before, h('span', {}, 'Before edits')),
      h('div', { class: 'buttons' }, start),
    ];
  }
}
