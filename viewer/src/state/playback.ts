// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The clock of the page: how many ticks are due, and one frame under way at a time. The page never waits for it.
import type { EngineClient } from '../engine/client.js';
import { Header, type PoseShown } from '../engine/protocol.js';
import { tickSeconds } from '../engine/scenario.js';

/** A page that was away does not catch up for longer than that. */
const maxTicks = 8;
const firstBytes = 64 * 1024;

export interface FrameView {
  data: Float32Array;
  words: Int32Array;
  hasGhosts: boolean;
  rosterVersion: number;
}

export class Playback {
  readonly #engine: EngineClient;
  #buffer: ArrayBuffer | null = new ArrayBuffer(firstBytes);
  #isPlaying = false;
  #isWanted = false;
  #due = 0;
  #step = 0;
  #last = 0;
  #shownOfFrame: PoseShown = 'keyframe';
  speed = 1;
  shown: PoseShown = 'smooth';
  tick = 0;
  end = 0;
  /** Of the worker: milliseconds of the last ticks and poses. */
  tickMilliseconds = 0;
  poseMilliseconds = 0;
  onFrame: (frame: FrameView) => void = () => {};
  onFailure: (message: string) => void = () => {};
  onChange: () => void = () => {};

  constructor(engine: EngineClient) {
    this.#engine = engine;
    engine.onFrame = (buffer, rosterVersion, failure) => this.#take(buffer, rosterVersion, failure);
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }
  setPlaying(playing: boolean): void {
    this.#isPlaying = playing;
    this.#due = 0;
    this.invalidate();
    this.onChange();
  }
  /** One tick on, and stop. */
  stepOn(): void {
    this.setPlaying(false);
    ++this.#step;
  }
  /** The state has changed: show it. */
  invalidate(): void {
    this.#isWanted = true;
  }
  /** The worker is another one: nothing is under way any more. */
  reset(): void {
    this.#buffer ??= new ArrayBuffer(firstBytes);
    this.invalidate();
  }

  /** Once in each frame of the page. */
  update(milliseconds: number): void {
    const passed = Math.min((milliseconds - this.#last) / 1000, maxTicks * tickSeconds);
    this.#last = milliseconds;
    if (this.#isPlaying) this.#due = Math.min(this.#due + passed * this.speed, maxTicks * tickSeconds);
    if (!this.#buffer || !(this.#isPlaying || this.#isWanted || this.#step > 0)) return;
    let ticks = this.#step;
    this.#step = 0;
    for (; this.#due >= tickSeconds; this.#due -= tickSeconds) ++ticks;
    this.#isWanted = false;
    this.#shownOfFrame = this.shown;
    const buffer = this.#buffer;
    this.#buffer = null;
    this.#engine.requestFrame(ticks, this.#isPlaying ? this.#due : 0, this.shown, buffer);
  }
  #take(buffer: ArrayBuffer, rosterVersion: number, failure: string | null): void {
    this.#buffer = buffer;
    if (failure !== null) {
      if (this.#isPlaying) this.setPlaying(false);
      return this.onFailure(failure);
    }
    const data = new Float32Array(buffer);
    const words = new Int32Array(buffer);
    this.tick = words[Header.tick]!;
    this.end = words[Header.end]!;
    this.tickMilliseconds = data[Header.tickMilliseconds]!;
    this.poseMilliseconds = data[Header.poseMilliseconds]!;
    this.onFrame({ data, words, rosterVersion, hasGhosts: this.#shownOfFrame === 'both' });
  }
}
