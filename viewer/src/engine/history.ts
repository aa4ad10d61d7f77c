// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Snapshots of a run, so that any moment of it is a few ticks away; and what was done to it in between. Large ones are
// kept as what differs from another one.
import { deltaOf, patched, type Delta } from './delta.js';
import type { RecordedInput } from './scenario.js';

export interface Snapshot {
  tick: number;
  bytes: Uint8Array;
  /** Of the state, to compare with when the moment is played again. */
  hash: bigint;
}

/** Bytes of a whole snapshot, and how many others were kept as deltas of it. */
interface Base {
  bytes: Uint8Array;
  users: number;
}
interface Bytes {
  base: Base;
  /** Null: it is the base itself. */
  delta: Delta | null;
  size: number;
}
interface Kept extends Bytes {
  tick: number;
  hash: bigint;
}

/** Smaller ones are kept whole. */
const minForDelta = 32 * 1024;
/** The older the base, the more differs. */
const maxUsers = 24;

export class History {
  readonly inputs: RecordedInput[] = [];
  readonly #kept: Kept[] = [];
  readonly #budget: number;
  #bytes = 0;

  /** `budget`: bytes that all snapshots together may take. */
  constructor(budget = 256 * 1024 * 1024) {
    this.#budget = budget;
  }

  get snapshotCount(): number {
    return this.#kept.length;
  }
  get bytes(): number {
    return this.#bytes;
  }
  /** The tick of the latest snapshot. */
  get lastTick(): number {
    return this.#kept.at(-1)?.tick ?? -1;
  }

  /** Keeps a snapshot that is later than all others. */
  keep({ tick, hash, bytes }: Snapshot): void {
    const last = this.#kept.at(-1);
    if (last && last.tick >= tick) return;
    const kept = last ? (this.#asDelta(last.base, bytes) ?? whole(bytes)) : whole(bytes);
    this.#kept.push({ tick, hash, ...kept });
    this.#bytes += kept.size;
    while (this.#bytes > this.#budget && this.#thin());
  }
  #asDelta(base: Base, bytes: Uint8Array): Bytes | null {
    if (bytes.length < minForDelta || base.users >= maxUsers) return null;
    const delta = deltaOf(base.bytes, bytes);
    if (!delta) return null;
    ++base.users;
    return { base, delta, size: delta.words.byteLength + delta.tail.length };
  }
  /** The latest one that is not after the tick; the first is of tick 0 and always there. */
  before(tick: number): Snapshot {
    const { base, delta, hash, tick: at } = this.#kept[this.#indexBefore(tick)]!;
    return { tick: at, hash, bytes: delta ? patched(base.bytes, delta) : base.bytes };
  }
  tickBefore(tick: number): number {
    return this.#kept[this.#indexBefore(tick)]!.tick;
  }
  /** The hash that the state had at the tick; null: it is not known. */
  hashAt(tick: number): bigint | null {
    const found = this.#kept[this.#indexBefore(tick)];
    return found?.tick === tick ? found.hash : null;
  }
  #indexBefore(tick: number): number {
    let low = 0;
    for (let high = this.#kept.length; high - low > 1;) {
      const middle = (low + high) >>> 1;
      if (this.#kept[middle]!.tick <= tick) low = middle;
      else high = middle;
    }
    return low;
  }
  /** Forgets what came after the tick: something else happens now. */
  cut(tick: number): void {
    while (this.#kept.length > 1 && this.#kept.at(-1)!.tick > tick) this.#drop(this.#kept.length - 1);
    while (this.inputs.length > 0 && this.inputs.at(-1)!.tick > tick) this.inputs.pop();
  }

  /** Drops the snapshot whose neighbours lie closest together, the older one of equals: gaps stay even. */
  #thin(): boolean {
    let best = 0;
    for (let i = 1, gap = Infinity; i < this.#kept.length - 1; ++i) {
      const { delta, base } = this.#kept[i]!;
      if (!delta && base.users > 0) continue; // others need its bytes
      const between = this.#kept[i + 1]!.tick - this.#kept[i - 1]!.tick;
      if (between < gap) [gap, best] = [between, i];
    }
    if (best > 0) this.#drop(best);
    return best > 0;
  }
  #drop(index: number): void {
    const [{ delta, base, size }] = this.#kept.splice(index, 1) as [Kept];
    if (delta) --base.users;
    this.#bytes -= size;
  }
}

function whole(bytes: Uint8Array): Bytes {
  return { base: { bytes, users: 0 }, delta: null, size: bytes.length };
}
