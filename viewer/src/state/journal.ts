// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The page's copy of the engine's log, fetched as it grows.
import type { EngineClient } from '../engine/client.js';
import type { LogEntry } from '../engine/log.js';

export class Journal {
  readonly #engine: EngineClient;
  entries: LogEntry[] = [];
  #generation = -1;
  #isAsking = false;
  onChange: () => void = () => {};

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }
  /** The log has that length now. */
  follow(length: number, generation: number): void {
    if (this.#isAsking || (generation === this.#generation && length === this.entries.length)) return;
    void this.#fetch();
  }
  clear(): void {
    this.entries = [];
    this.#generation = -1;
    this.onChange();
  }
  async #fetch(): Promise<void> {
    this.#isAsking = true;
    try {
      const asked = { from: this.entries.length, generation: this.#generation };
      const { from, generation, entries } = await this.#engine.call('log', asked);
      if (from !== this.entries.length) this.entries.length = Math.min(from, this.entries.length);
      this.entries.push(...entries);
      this.#generation = generation;
      this.onChange();
    } catch {
      // The engine was started anew: the next frame asks again.
    } finally {
      this.#isAsking = false;
    }
  }
}
