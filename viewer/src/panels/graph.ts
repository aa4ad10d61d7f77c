// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The states of the motion table: the current one is lit, and each can be gone to. Findings of the linter stand below.
import { h } from '../dom.js';
import type { EngineClient } from '../engine/client.js';

interface GraphState {
  motion: string;
  command: string;
  cycle: number;
  speed: number;
}
interface GraphLink {
  from: string;
  to: string;
  command: string;
  length: number;
  hits: number[];
}
interface Graph {
  default_style: string;
  styles: {
    style: string;
    command: string;
    default_state: string;
    states: GraphState[];
    links: GraphLink[];
    actions: GraphLink[];
    changes: GraphLink[];
  }[];
}

export class GraphPanel {
  readonly element = h('div', { class: 'graph' });
  readonly #engine: EngineClient;
  readonly #order: (motion: number) => void;
  #table = 0;
  #lit = '';

  constructor(engine: EngineClient, order: (motion: number) => void) {
    this.#engine = engine;
    this.#order = order;
  }
  async load(table: number, setup: number): Promise<void> {
    if (table === this.#table) return;
    this.#table = table;
    this.#lit = '';
    this.element.replaceChildren();
    if (table === 0) return this.element.replaceChildren(h('p', { class: 'hint' }, 'It has no motion table.'));
    const graph = JSON.parse(await this.#engine.call('graph', { table })) as Graph;
    const findings = await this.#engine.call('lint', { table, setup });
    this.element.replaceChildren(...graph.styles.map((style) => this.#style(style)), lintSection(findings));
  }
  forget(): void {
    this.#table = -1;
  }
  /** Lights the state that the creature is in. */
  light(style: string, substate: string): void {
    const key = `${style}/${substate}`;
    if (key === this.#lit) return;
    this.#lit = key;
    for (const card of this.element.querySelectorAll('.style'))
      card.classList.toggle('lit', card.getAttribute('data-style') === style);
    for (const state of this.element.querySelectorAll('[data-state]'))
      state.setAttribute('aria-current', String(state.getAttribute('data-state') === key));
  }

  #style(style: Graph['styles'][number]): HTMLElement {
    const states = style.states.map((state) => this.#state(style.style, state));
    return h(
      'section',
      { class: 'style', dataset: { style: style.style } },
      h('h3', {}, this.#button(style.style, style.command)),
      h('div', { class: 'states' }, ...states),
      linkList('Links', style.links),
      linkList('Actions', style.actions),
      linkList('Changes', style.changes),
    );
  }
  #state(style: string, { motion, command, cycle, speed }: GraphState): HTMLElement {
    const button = this.#button(motion, command);
    button.dataset['state'] = `${style}/${motion}`;
    const facts = [cycle > 0 ? `${cycle.toFixed(2)} s` : '', speed > 0 ? `${speed.toFixed(1)} m/s` : ''].filter(
      Boolean,
    );
    if (facts.length > 0) button.append(h('small', {}, facts.join(', ')));
    return button;
  }
  #button(name: string, command: string): HTMLButtonElement {
    return h('button', { type: 'button', class: 'state', on: { click: () => this.#order(Number(command)) } }, name);
  }
}

function linkList(title: string, links: readonly GraphLink[]): HTMLElement | null {
  if (links.length === 0) return null;
  const rows = links.map(({ from, to, length, hits }) => {
    const hit = hits.length > 0 ? `, hits at ${hits.map((one) => one.toFixed(2)).join(', ')} s` : '';
    return h('li', {}, `${from} → ${to}: ${length.toFixed(2)} s${hit}`);
  });
  return h('details', {}, h('summary', {}, `${title} (${links.length})`), h('ul', {}, ...rows));
}

function lintSection(
  findings: readonly { place: string; problem: string; severity: number; fix: string }[],
): HTMLElement {
  const title = h('h3', {}, 'Linter');
  if (findings.length === 0) return h('section', {}, title, h('p', { class: 'hint' }, 'The table has no faults.'));
  const names = ['note', 'warning', 'error'];
  const rows = findings.map(({ place, problem, severity, fix }) =>
    h('li', { class: `finding ${names[severity] ?? ''}` }, h('b', {}, place), ` ${problem}. `, h('i', {}, fix)),
  );
  return h('section', {}, title, h('ul', { class: 'findings' }, ...rows));
}
