// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Sounds of hooks, played with Web Audio from the waves of the file. Silent until somebody asks for them, and silent
// again while time is scrubbed or runs at other than usual speeds.
import type { EngineClient } from '../engine/client.js';
import type { LogEntry } from '../engine/log.js';
import type { Playback } from './playback.js';

/** The log arrives some frames after the picture: what is older has been played, or is too late. */
const latestTicks = 15;
const speeds = { min: 0.5, max: 2 };
/** Waves of a creature are few; those of a whole file are not. */
const maxWaves = 256;

export class Sounds {
  readonly #engine: EngineClient;
  readonly #playback: Playback;
  readonly #waves = new Map<number, Promise<AudioBuffer | null>>();
  #context: AudioContext | null = null;
  #isOn = false;
  /** Entries that were played within the last ticks. */
  #played: LogEntry[] = [];
  #tick = 0;
  /** What happened until then is not heard. */
  #from = 0;
  /** For tests: how many sounds were begun. */
  begun = 0;

  constructor(engine: EngineClient, playback: Playback) {
    this.#engine = engine;
    this.#playback = playback;
  }
  get isOn(): boolean {
    return this.#isOn;
  }
  /** Browsers let a page be heard only after a click. */
  setOn(on: boolean): void {
    this.#isOn = on;
    if (on) this.#context ??= new AudioContext();
    void (on ? this.#context?.resume() : this.#context?.suspend());
  }
  /** Other records: waves of the same ids may be others. */
  forget(): void {
    this.#waves.clear();
  }

  /** Plays what the log has for the ticks that have just passed. */
  follow(entries: readonly LogEntry[], tick: number): void {
    const passed = tick - this.#tick;
    const isUsual = this.#playback.speed >= speeds.min && this.#playback.speed <= speeds.max;
    if (passed < 0 || passed > 2 * latestTicks || !this.#playback.isPlaying || !isUsual) this.#from = tick;
    this.#tick = tick;
    if (!this.#isOn) return;
    const earliest = Math.max(this.#from, tick - latestTicks);
    this.#played = this.#played.filter((entry) => entry.tick > earliest);
    for (let i = lastUntil(entries, tick); i >= 0 && entries[i]!.tick > earliest; --i) {
      const entry = entries[i]!;
      if (!entry.sound || this.#played.includes(entry)) continue;
      this.#played.push(entry);
      void this.#play(entry.sound);
    }
  }

  async #play({ wave, volume }: { wave: number; volume: number }): Promise<void> {
    const context = this.#context!;
    const buffer = await this.#wave(wave);
    if (!buffer || !this.#isOn) return;
    const source = context.createBufferSource();
    const gain = context.createGain();
    gain.gain.value = Math.min(Math.max(volume, 0), 1);
    source.buffer = buffer;
    source.playbackRate.value = this.#playback.speed;
    source.connect(gain).connect(context.destination);
    source.start();
    ++this.begun;
  }
  /** Null: it is not in the file, or the browser cannot decode it. */
  #wave(id: number): Promise<AudioBuffer | null> {
    const known = this.#waves.get(id);
    if (known) return known;
    if (this.#waves.size >= maxWaves) this.#waves.clear();
    const wave = this.#decode(id).catch(() => null);
    this.#waves.set(id, wave);
    return wave;
  }
  async #decode(id: number): Promise<AudioBuffer> {
    const bytes = await this.#engine.call('wave', { id });
    return this.#context!.decodeAudioData(bytes.slice().buffer);
  }
}

/** The last entry that is not after the tick; entries are in the order of time. */
function lastUntil(entries: readonly LogEntry[], tick: number): number {
  let low = -1;
  for (let high = entries.length; high - low > 1;) {
    const middle = (low + high) >>> 1;
    if (entries[middle]!.tick <= tick) low = middle;
    else high = middle;
  }
  return low;
}
