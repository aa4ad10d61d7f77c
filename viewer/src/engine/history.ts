// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Snapshots of a run, so that any moment of it is a few ticks away; and what was done to it in between.
import type { RecordedInput } from './scenario.js';

export interface Snapshot {
  tick: number;
  bytes: Uint8Array;
  /** Of the state, to compare with when the moment is played again. */
  hash: bigint;
}

export class History {
  readonly inputs: RecordedInput[] = [];
  readonly #snapshots: Snapshot[] = [];
  readonly #budget: number;
  #bytes = 0;

  /** `budget`: bytes that all snapshots together may take. */
  constructor(budget = 256 * 1024 * 1024) {
    this.#budget = budget;
  }

  get snapshotCount(): number {
    return this.#snapshots.length;
  }
  get bytes(): number {
    return this.#bytes;
  }

  /** Keeps a snapshot that is later than all others. */
  keep(snapshot: Snapshot): void {
    const last = this.#snapshots.at(-1);
    if (last && last.tick >= snapshot.tick) return;
    this.#snapshots.push(snapshot);
    this.#bytes += snapshot.bytes.length;
    while (this.#bytes > this.#budget && this.#snapshots.length > 2) this.#thin();
  }
  /** The latest one that is not after the tick; the first is of tick 0 and always there. */
  before(tick: number): Snapshot {
    let low = 0;
    for (let high = this.#snapshots.length; high - low > 1;) {
      const middle = (low + high) >>> 1;
      if (this.#snapshots[middle]!.tick <= tick) low = middle;
      else high = middle;
    }
    return this.#snapshots[low]!;
  }
  at(tick: number): Snapshot | undefined {
    const found = this.before(tick);
    return found?.tick === tick ? found : undefined;
  }
  /** The snapshot before whose tick the others lie; for the next one that is due. */
  get last(): Snapshot | undefined {
    return this.#snapshots.at(-1);
  }
  /** Forgets what came after the tick: something else happens now. */
  cut(tick: number): void {
    while (this.#snapshots.length > 1 && this.#snapshots.at(-1)!.tick > tick)
      this.#bytes -= this.#snapshots.pop()!.bytes.length;
    while (this.inputs.length > 0 && this.inputs.at(-1)!.tick > tick) this.inputs.pop();
  }

  /** Drops the snapshot whose neighbours lie closest together, the older one of equals: gaps stay even. */
  #thin(): void {
    let best = 1;
    for (let i = 1, gap = Infinity; i < this.#snapshots.length - 1; ++i) {
      const between = this.#snapshots[i + 1]!.tick - this.#snapshots[i - 1]!.tick;
      if (between < gap) [gap, best] = [between, i];
    }
    const [dropped] = this.#snapshots.splice(best, 1);
    this.#bytes -= dropped!.bytes.length;
  }
}
