// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where creatures come from: the samples, a container that is read in slices, or records that were dropped.
import { Assets, Load, Sample, stateGraph, type Library } from 'acmotion';
import type { CreatureEntry } from './answers.js';
import { readerOf, type Slices } from './bytes.js';
import { readDirectory, type DirectoryEntry } from './directory.js';
import { hex } from './names.js';
import { sampleSource } from './scenario.js';

export type Progress = (text: string, part: number) => void;

const setupType = 0x02;
const tableType = 0x09;
const scriptType = 0x33;
const scriptTableType = 0x34;
/** The types that can be loaded with all that they name. */
const withMotionTypes = new Set([setupType, tableType, scriptTableType]);
/** Mesh, surface, texture, image or palette. */
const meshDepth = 4;
/** The format of waves that are compressed. */
const mp3 = 0x55;
function typeOf(id: number): number {
  return id >>> 24;
}

async function openPiecewise(library: Library, blob: Slices): Promise<Assets> {
  const assets = Assets.openPiecewise(library, blob.size);
  await assets.supplyFrom(readerOf(blob));
  return assets;
}

export class Source {
  readonly name: string;
  readonly library: Library;
  readonly entries: readonly DirectoryEntry[];
  readonly #blob: Slices | null;
  readonly #records: ReadonlyMap<number, Uint8Array>;
  readonly #edits = new Map<number, Uint8Array>();
  #assets: Assets;
  /** As they were before edits; made when it is asked for. */
  #original: Assets | null = null;
  readonly #whole = new Set<number>();
  /** Names of motions by table, for searching. */
  readonly #motions = new Map<number, Set<string>>();
  /** Motion tables by Setup, of those that were read. */
  readonly #tables = new Map<number, number>();

  private constructor(
    library: Library,
    name: string,
    assets: Assets,
    given: { blob?: Slices; entries?: DirectoryEntry[]; records?: Map<number, Uint8Array> } = {},
  ) {
    this.library = library;
    this.name = name;
    this.#assets = assets;
    this.#blob = given.blob ?? null;
    this.#records = given.records ?? new Map();
    this.entries = given.entries ?? [];
  }

  static samples(library: Library): Source {
    return new Source(library, sampleSource, Assets.sample(library));
  }
  static async container(library: Library, name: string, blob: Slices, progress: Progress): Promise<Source> {
    const entries = await readDirectory(blob, (count) => progress(`reading the directory: ${count} objects`, 0));
    return new Source(library, name, await openPiecewise(library, blob), { blob, entries });
  }
  static records(library: Library, name: string, records: Map<number, Uint8Array>): Source {
    const assets = Assets.empty(library);
    for (const [id, bytes] of records) assets.add(id, bytes);
    return new Source(library, name, assets, { records });
  }

  get assets(): Assets {
    return this.#assets;
  }
  get isEdited(): boolean {
    return this.#edits.size > 0;
  }
  get isSample(): boolean {
    return this.name === sampleSource;
  }

  ids(type: number): number[] {
    const known = this.#blob ? this.entries.map(({ id }) => id) : this.#assets.ids(type << 24);
    return known.filter((id) => typeOf(id) === type);
  }
  creatures(): CreatureEntry[] {
    return this.ids(setupType).map((setup) => ({
      setup,
      name: this.isSample ? (sampleNames.get(setup) ?? hex(setup)) : hex(setup),
      table: this.#tableOf(setup),
      parts: this.#assets.contains(setup) ? this.#assets.setup(setup).partCount : 0,
      source: this.name,
    }));
  }
  #tableOf(setup: number): number {
    if (this.#assets.contains(setup)) return this.#assets.setup(setup).motionTable;
    return this.#tables.get(setup) ?? -1;
  }

  /** Loads a Setup with everything that a stage needs. */
  async prepare(setup: number, assets: Assets = this.#assets): Promise<void> {
    if (!this.#blob || (assets === this.#assets && this.#whole.has(setup))) return;
    for (const what of [Load.MOTION, Load.MODEL, Load.PARTICLES])
      await assets.loadFrom(readerOf(this.#blob), setup, what);
    if (assets === this.#assets) this.#whole.add(setup);
  }
  /**
   * Loads Setups, tables and scripts with what they need to move and sound, without models. Those that the file does
   * not have are left out: what they belong to stands still.
   */
  async prepareRecords(ids: Iterable<number>, progress: Progress = () => {}): Promise<void> {
    if (!this.#blob) return;
    const wanted = new Set(ids);
    let done = 0;
    // The set grows by the scripts that a script calls.
    for (const id of wanted) {
      progress(`reading what ${this.name} has of it`, done++ / wanted.size);
      await this.#tryLoad(id, withMotionTypes.has(typeOf(id)) ? Load.MOTION : Load.ALONE);
      if (typeOf(id) !== scriptType || !this.#assets.contains(id)) continue;
      for (const used of this.#assets.uses(id)) if (typeOf(used) === scriptType) wanted.add(used);
    }
  }
  async prepareTable(table: number, assets: Assets = this.#assets): Promise<void> {
    if (this.#blob && table !== 0) await assets.loadFrom(readerOf(this.#blob), table, Load.MOTION);
  }

  /** Loads a mesh by itself with its surfaces, their textures and what those name. */
  async prepareMesh(mesh: number): Promise<void> {
    if (!this.#blob) return;
    let wanted = [mesh];
    for (let depth = 0; depth < meshDepth && wanted.length > 0; ++depth) {
      for (const id of wanted) if (!this.#assets.contains(id)) await this.#tryLoad(id, Load.ALONE);
      wanted = wanted.filter((id) => this.#assets.contains(id)).flatMap((id) => this.#assets.uses(id));
    }
  }
  /** What is not there is done without. */
  async #tryLoad(id: number, what: Load): Promise<void> {
    await this.#assets.loadFrom(readerOf(this.#blob!), id, what).catch(() => {});
  }
  /** A wave as a file that browsers decode: WAV, or the MP3 stream that it holds. */
  async wave(id: number): Promise<Uint8Array> {
    if (this.#blob && !this.#assets.contains(id)) await this.#assets.loadFrom(readerOf(this.#blob), id, Load.ALONE);
    const { tag, samples } = this.#assets.wave(id);
    return tag === mp3 ? samples : this.#assets.waveFile(id);
  }

  /** Takes edited records. Records that are there cannot be replaced: everything is opened anew, those first. */
  async edit(records: Iterable<readonly [number, Uint8Array]>): Promise<void> {
    if (this.isSample)
      throw new Error('the samples cannot be edited: open the container that acmotion dat sample makes');
    for (const [id, bytes] of records) this.#edits.set(id, bytes);
    this.#original ??= this.#assets;
    this.#assets = await this.#open(this.#edits);
    this.#whole.clear();
    this.#motions.clear();
  }
  async original(): Promise<Assets> {
    return (this.#original ??= await this.#open(new Map()));
  }
  async #open(edits: ReadonlyMap<number, Uint8Array>): Promise<Assets> {
    const assets = this.#blob ? await openPiecewise(this.library, this.#blob) : Assets.empty(this.library);
    for (const [id, bytes] of edits) assets.add(id, bytes);
    for (const [id, bytes] of this.#records) if (!edits.has(id)) assets.add(id, bytes);
    return assets;
  }

  // Searching.

  /** Setups whose table has the motion, by any style. */
  async withMotion(motion: string, progress: Progress): Promise<number[]> {
    await this.#readTables(progress);
    await this.#readSetups(progress);
    const wanted = motion.toLowerCase();
    return this.ids(setupType).filter((setup) => this.#motions.get(this.#tableOf(setup))?.has(wanted));
  }
  async #readTables(progress: Progress): Promise<void> {
    const tables = this.ids(tableType).filter((table) => !this.#motions.has(table));
    for (const [i, table] of tables.entries()) {
      if (i % 16 === 0) progress(`reading motion tables: ${i} of ${tables.length}`, i / tables.length);
      this.#motions.set(table, await this.#motionsOf(table));
    }
  }
  async #motionsOf(table: number): Promise<Set<string>> {
    try {
      if (this.#blob && !this.#assets.contains(table))
        await this.#assets.loadFrom(readerOf(this.#blob), table, Load.ALONE);
      const graph = JSON.parse(stateGraph(this.#assets, table)) as Graph;
      return new Set(graph.styles.flatMap(motionsOfStyle).map((name) => name.toLowerCase()));
    } catch {
      return new Set(); // a table that cannot be read has no motions
    }
  }
  async #readSetups(progress: Progress): Promise<void> {
    const setups = this.ids(setupType).filter((setup) => this.#tableOf(setup) < 0);
    for (const [i, setup] of setups.entries()) {
      if (i % 64 === 0) progress(`reading Setups: ${i} of ${setups.length}`, i / setups.length);
      this.#tables.set(setup, await this.#readTable(setup));
    }
  }
  async #readTable(setup: number): Promise<number> {
    try {
      await this.#assets.loadFrom(readerOf(this.#blob!), setup, Load.ALONE);
      return this.#assets.setup(setup).motionTable;
    } catch {
      return 0;
    }
  }

  /** What a Setup or table names, and what names it. */
  async users(id: number, progress: Progress): Promise<{ uses: number[]; usedBy: number[] }> {
    await this.#readSetups(progress);
    const usedBy = typeOf(id) === tableType ? this.ids(setupType).filter((setup) => this.#tableOf(setup) === id) : [];
    if (typeOf(id) !== setupType || !this.#assets.contains(id)) return { uses: [], usedBy };
    const facts = this.#assets.setup(id);
    const models = this.#assets.setupParts(id).map((part) => part.model);
    const named = [facts.motionTable, facts.soundTable, facts.scriptTable, facts.defaultAnimation, ...models];
    return { uses: [...new Set(named)].filter((one) => one !== 0), usedBy };
  }
}

interface Graph {
  styles: { style: string; states: { motion: string }[]; links: { to: string }[]; actions: { to: string }[] }[];
}
function motionsOfStyle(style: Graph['styles'][number]): string[] {
  return [
    style.style,
    ...style.states.map((s) => s.motion),
    ...style.links.map((l) => l.to),
    ...style.actions.map((a) => a.to),
  ];
}

const sampleNames = new Map<number, string>(
  Object.entries(Sample).map(([name, id]) => [id, name[0]!.toUpperCase() + name.slice(1)]),
);
