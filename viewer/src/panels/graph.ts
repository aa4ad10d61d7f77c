// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The states of the motion table as a drawing: the current one is lit, each can be gone to, and findings of the linter
// are marked. All findings stand below.
import { byId, h, toggle } from '../dom.js';
import type { EngineClient } from '../engine/client.js';
import { GraphDrawing } from './graph-drawing.js';
import { severities, type Finding, type GraphNode } from './graph-findings.js';

/** Of the library's JSON what says which command a name is. */
interface Graph {
  styles: { style: string; states: Named[]; actions: Leading[]; links: Leading[]; changes: Leading[] }[];
}
interface Named {
  motion: string;
  command: string;
}
interface Leading {
  to: string;
  command: string;
}

export class GraphPanel {
  readonly element: HTMLElement;
  readonly #engine: EngineClient;
  readonly #order: (motion: number) => void;
  readonly #drawing: GraphDrawing;
  readonly #home = h('div', { class: 'graph-home' });
  readonly #findings = h('div', {});
  #commands = new Map<string, number>();
  #table = -1;

  constructor(engine: EngineClient, order: (motion: number) => void) {
    this.#engine = engine;
    this.#order = order;
    this.#drawing = new GraphDrawing((node) => this.#go(node));
    this.#home.append(this.#drawing.element);
    const zoom = (label: string, steps: number): HTMLElement =>
      h('button', { type: 'button', on: { click: () => this.#drawing.zoomBy(steps) } }, label);
    const large = toggle('On the stage', false, (on) => this.#setLarge(on), 'Shows the drawing large, over the stage');
    const buttons = h('div', { class: 'buttons' }, zoom('Smaller', -1), zoom('Larger', 1), large);
    this.element = h('div', { class: 'graph' }, buttons, this.#home, this.#findings);
  }
  async load(table: number, setup: number): Promise<void> {
    if (table === this.#table) return;
    this.#table = table;
    this.#drawing.clear();
    if (table === 0) return this.#findings.replaceChildren(h('p', { class: 'hint' }, 'It has no motion table.'));
    const { json, picture } = await this.#engine.call('graph', { table });
    const findings = await this.#engine.call('lint', { table, setup });
    this.#commands = commandsOf(JSON.parse(json) as Graph);
    this.#drawing.draw(picture, findings);
    this.#findings.replaceChildren(lintSection(findings));
  }
  forget(): void {
    this.#table = -1;
  }
  light(style: string, motion: string): void {
    this.#drawing.light({ style, motion });
  }

  #go({ motion }: GraphNode): void {
    const command = this.#commands.get(motion);
    if (command !== undefined) this.#order(command);
  }
  #setLarge(on: boolean): void {
    this.#drawing.element.classList.toggle('large', on);
    (on ? byId('stage') : this.#home).append(this.#drawing.element);
    this.#drawing.showLit();
  }
}

function commandsOf({ styles }: Graph): Map<string, number> {
  const named = styles.flatMap(({ states }) => states.map(({ motion, command }) => [motion, Number(command)] as const));
  const leading = styles
    .flatMap(({ actions, links, changes }) => [...actions, ...links, ...changes])
    .map(({ to, command }) => [to, Number(command)] as const);
  return new Map([...leading, ...named]);
}

function lintSection(findings: readonly Finding[]): HTMLElement {
  const title = h('h3', {}, 'Linter');
  if (findings.length === 0) return h('section', {}, title, h('p', { class: 'hint' }, 'The table has no findings.'));
  const rows = findings.map(({ place, detail, severity, fix }) =>
    h('li', { class: `finding ${severities[severity] ?? ''}` }, h('b', {}, place), ` ${detail}. `, h('i', {}, fix)),
  );
  return h('section', {}, title, h('ul', { class: 'findings' }, ...rows));
}
