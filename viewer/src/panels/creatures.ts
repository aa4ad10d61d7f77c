// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The list of everything that can stand on the stage, with a search by id, name, or "has SlashHigh".
import { h } from '../dom.js';
import type { CreatureEntry } from '../engine/answers.js';
import type { EngineClient } from '../engine/client.js';
import { sampleSource } from '../engine/scenario.js';

/** A list of thousands is of no use: the search makes it short. */
const maxShown = 300;

export class CreaturesPanel {
  readonly element: HTMLElement;
  readonly #engine: EngineClient;
  readonly #choose: (entry: CreatureEntry) => void;
  readonly #search = h('input', {
    type: 'search',
    placeholder: 'id, name, or "has SlashHigh"',
    aria: { label: 'Search creatures' },
  });
  readonly #list = h('ul', { class: 'creatures' });
  readonly #count = h('p', { class: 'hint', role: 'status' });
  #entries: CreatureEntry[] = [];
  #able: ReadonlySet<number> | null = null;
  #chosen = '';
  #query = 0;

  constructor(engine: EngineClient, choose: (entry: CreatureEntry) => void) {
    this.#engine = engine;
    this.#choose = choose;
    this.#search.addEventListener('input', () => void this.#find());
    this.element = h(
      'section',
      { aria: { label: 'Creatures' } },
      h('h2', {}, 'Creatures'),
      this.#search,
      this.#count,
      this.#list,
    );
  }
  async refresh(): Promise<void> {
    this.#entries = await this.#engine.call('creatures', null);
    await this.#find();
  }
  entry(setup: number, source: string): CreatureEntry | undefined {
    return this.#entries.find((entry) => entry.setup === setup && entry.source === source);
  }
  get entries(): readonly CreatureEntry[] {
    return this.#entries;
  }
  setChosen(setup: number, source: string): void {
    this.#chosen = `${source}/${setup}`;
    this.#show();
  }

  async #find(): Promise<void> {
    const query = ++this.#query;
    const has = /^has\s+(\S+)$/i.exec(this.#search.value.trim());
    this.#able = null;
    if (has) {
      const progress = (text: string): void => void (this.#count.textContent = text);
      const found = await this.#engine
        .call('search', { text: has[1]! }, { about: this.#search.value, progress })
        .catch(() => []);
      if (query !== this.#query) return;
      this.#able = new Set(found);
    }
    this.#show();
  }
  #matches(entry: CreatureEntry): boolean {
    if (this.#able) return this.#able.has(entry.setup);
    const text = this.#search.value.trim().toLowerCase().replace(/^0x/, '');
    if (text === '' || text.startsWith('has')) return true;
    return [entry.name.toLowerCase(), digits(entry.setup), digits(entry.table)].some((name) => name.includes(text));
  }
  #show(): void {
    const found = this.#entries.filter((entry) => this.#matches(entry));
    const more = found.length > maxShown ? `, the first ${maxShown} shown` : '';
    this.#count.textContent = `${found.length} of ${this.#entries.length}${more}`;
    this.#list.replaceChildren(...found.slice(0, maxShown).map((entry) => this.#item(entry)));
  }
  #item(entry: CreatureEntry): HTMLElement {
    const isChosen = `${entry.source}/${entry.setup}` === this.#chosen;
    const facts = [entry.source === sampleSource ? `0x${digits(entry.setup)}` : entry.source, partsText(entry)].filter(
      Boolean,
    );
    const button = h(
      'button',
      { type: 'button', class: 'creature', on: { click: () => this.#choose(entry) } },
      h('span', {}, entry.name),
      h('small', {}, facts.join(' · ')),
    );
    if (isChosen) button.setAttribute('aria-current', 'true');
    return h('li', {}, button);
  }
}

function digits(id: number): string {
  return id <= 0 ? '' : id.toString(16).toUpperCase().padStart(8, '0').toLowerCase();
}
function partsText({ parts, table }: CreatureEntry): string {
  if (parts === 0) return '';
  return `${parts} ${parts === 1 ? 'part' : 'parts'}${table === 0 ? ', does not move' : ''}`;
}
