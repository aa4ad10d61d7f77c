// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// One run of one scenario: its worlds and roles (play.ts), its clock, and its history. It needs no browser.
import { AcmotionError, MotionError, type Assets, type Client, type Library, type World } from 'acmotion';
import type { WorldObject } from 'acmotion';
import { CapturePlay } from './capture-play.js';
import type { CapturedRun } from './captured-run.js';
import { History, type Snapshot } from './history.js';
import { LinkedPlay } from './linked-play.js';
import { Log } from './log.js';
import { ParticleField } from './particles.js';
import type { Play } from './play.js';
import { Recorder } from './recorder.js';
import { ticksPerSecond, type Input, type Scenario } from './scenario.js';
import { SoloPlay } from './solo-play.js';

/** Seeking restores a snapshot and plays at most this many ticks. */
const ticksBetweenSnapshots = ticksPerSecond;

/** For its particles, seeking plays this many ticks before its goal: no spark lives longer. */
const ticksOfParticles = 4 * ticksPerSecond;
/** With more around it, particles would cost more than the crowd. */
const maxWithParticles = 100;

export interface SessionOptions {
  /** Of all motions that are ordered: for comparing two speeds. */
  speedFactor?: number;
  /** Bytes for snapshots. */
  budget?: number;
  /** What is replayed, of a scenario that names a capture. */
  captured?: CapturedRun | undefined;
}

export class Session {
  readonly library: Library;
  readonly assets: Assets;
  readonly play: Play;
  readonly player: WorldObject;
  readonly history: History;
  readonly log = new Log();
  /** Null: the crowd is too large for particles. */
  readonly particles: ParticleField | null;
  /** How many ticks have passed at the moment that is shown. */
  tick = 0;
  /** How many ticks have been simulated; later ones are new. */
  end = 0;
  /** Changes when objects come or go. */
  rosterVersion = 1;
  /** Where a tick that was played again gave another state; null: nowhere. */
  divergence: string | null = null;
  #scenario: Scenario;
  #applied = 0;
  /** How many inputs are in the log. */
  #logged = 0;
  #roster = '';
  #population = -1;
  readonly #recorder: Recorder;

  constructor(assets: Assets, scenario: Scenario, options: SessionOptions = {}) {
    this.library = assets.library;
    this.assets = assets;
    this.#scenario = { ...scenario, inputs: [] };
    this.play = playOf(assets, scenario, options);
    this.player = this.world.object(this.play.playerGuid);
    this.particles = this.crowd.length > maxWithParticles ? null : new ParticleField(assets);
    this.#noteRoster();
    this.history = new History(options.budget);
    this.#recorder = new Recorder(this, this.log);
    this.#recorder.discard();
    this.#recorder.sample();
    this.#snapshot();
    this.history.inputs.push(...scenario.inputs);
    this.end = Math.max(scenario.ticks, scenario.inputs.at(-1)?.tick ?? 0);
    this.#fillLog();
  }

  /** What is shown. */
  get world(): World {
    return this.play.world;
  }
  get client(): Client {
    return this.play.client;
  }
  get crowd(): readonly number[] {
    return this.play.crowd;
  }
  dispose(): void {
    this.particles?.dispose();
    this.#recorder.dispose();
    this.play.dispose();
  }

  /** What would have to be played to come here again. */
  get scenario(): Scenario {
    return { ...this.#scenario, inputs: [...this.history.inputs], ticks: this.end };
  }
  stateHash(): string {
    return this.play.hash().toString(16).toUpperCase().padStart(16, '0');
  }

  /** Lets ticks pass: those that are known already as they were, and new ones. */
  advance(ticks: number): void {
    for (let i = 0; i < ticks && this.tick < this.play.end; ++i) this.#step();
  }
  /**
   * Does something now. What came after this moment is gone. Returns why the client refuses it; throws what is not
   * possible.
   */
  input(input: Input): MotionError {
    if (this.play.closed) throw new Error(this.play.closed);
    this.#cut();
    this.history.inputs.push({ tick: this.tick, input });
    this.#applied = this.#logged = this.history.inputs.length;
    try {
      return this.#apply(input);
    } finally {
      this.#recorder.input(input);
      this.#recorder.collect();
      this.#recorder.sample();
    }
  }
  /** Shows another moment that is known. */
  seek(tick: number): void {
    const target = Math.min(Math.max(Math.round(tick), 0), this.end);
    const early = this.particles ? Math.max(target - ticksOfParticles, 0) : target;
    const isAhead = target >= this.tick && (this.tick >= early || this.history.tickBefore(target) <= this.tick);
    if (!isAhead) this.#restore(this.history.before(early));
    this.#applyDue();
    while (this.tick < target) this.#step();
  }

  #restore(from: Snapshot): void {
    this.play.restore(from.bytes, from.tick);
    this.particles?.reset();
    this.#recorder.discard();
    this.tick = from.tick;
    const { inputs } = this.history;
    this.#applied = inputs.findIndex((recorded) => recorded.tick >= from.tick);
    if (this.#applied < 0) this.#applied = inputs.length;
    this.#noteRoster();
  }
  /** A scenario that came from elsewhere is played once through, so that its log and snapshots are there. */
  #fillLog(): void {
    const { end } = this;
    if (end === 0 && this.history.inputs.length === 0) return;
    this.end = 0;
    this.#applyDue();
    while (this.tick < end) this.#step();
    this.seek(0);
  }
  #cut(): void {
    if (this.end === this.tick) return;
    this.history.cut(this.tick);
    this.#logged = Math.min(this.#logged, this.history.inputs.length);
    this.log.cut(this.tick);
    this.#recorder.forget();
    this.end = this.tick;
  }

  #step(): void {
    const isNew = this.tick >= this.end;
    this.play.step(++this.tick);
    this.particles?.update(this.world);
    if (!isNew) this.#recorder.discard();
    else {
      this.end = this.tick;
      this.#recorder.collect();
      this.#recorder.sample();
    }
    if (this.play.population() !== this.#population) this.#noteRoster();
    this.#verify();
    this.#snapshotWhenDue();
    this.#applyDue();
  }
  #applyDue(): void {
    const { inputs } = this.history;
    for (; inputs[this.#applied] && inputs[this.#applied]!.tick <= this.tick; ++this.#applied) {
      const { input } = inputs[this.#applied]!;
      try {
        this.#apply(input);
      } catch (error) {
        if (!(error instanceof AcmotionError)) throw error; // it was not possible the first time either
      }
      if (this.#applied >= this.#logged) {
        this.#logged = this.#applied + 1;
        this.#recorder.input(input);
        this.#recorder.collect();
        this.#recorder.sample();
      } else this.#recorder.discard();
    }
  }

  #verify(): void {
    const known = this.history.hashAt(this.tick);
    if (known !== null && known !== this.play.hash())
      this.divergence ??= `tick ${this.tick}: replayed, the state differs`;
  }
  #snapshotWhenDue(): void {
    if (this.tick - this.history.lastTick >= ticksBetweenSnapshots) this.#snapshot();
  }
  #snapshot(): void {
    this.history.keep({ tick: this.tick, bytes: this.play.snapshot(), hash: this.play.hash() });
  }

  #apply(input: Input): MotionError {
    try {
      return this.play.apply(input, this.tick) ?? MotionError.NONE;
    } finally {
      if (input.op === 'hold' || input.op === 'chase') this.#noteRoster();
    }
  }
  #noteRoster(): void {
    const { ghosts } = this.play;
    const now = JSON.stringify([this.play.cast(), ghosts?.cast()]);
    if (now !== this.#roster) ++this.rosterVersion;
    this.#roster = now;
    this.#population = this.play.population();
  }
}

function playOf(assets: Assets, scenario: Scenario, { captured, speedFactor = 1 }: SessionOptions): Play {
  if (captured) return new CapturePlay(assets, captured);
  if (scenario.network) return new LinkedPlay(assets, scenario, scenario.network, speedFactor);
  return new SoloPlay(assets, scenario, speedFactor);
}
