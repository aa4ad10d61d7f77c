// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the page does with the run: begin it, act in it, and move through its time.
import type { EngineClient } from '../engine/client.js';
import type { Model } from '../engine/model.js';
import type { Begun, Roster, Variation } from '../engine/protocol.js';
import type { Input, Scenario } from '../engine/scenario.js';
import type { Moment } from '../links/link.js';
import { twinOffset } from '../stage/cast.js';
import type { Stage } from '../stage/stage.js';
import type { Journal } from './journal.js';
import type { Notices } from './notices.js';
import type { Playback } from './playback.js';

export interface RunParts {
  engine: EngineClient;
  playback: Playback;
  journal: Journal;
  notices: Notices;
  stage: Stage;
}

/** A long scenario is played through once before it can be scrubbed. */
const ticksPerSecondOfTimeout = 2000;

export class Run {
  readonly #parts: RunParts;
  #scenario: Scenario | null = null;
  #begun: Begun | null = null;
  #source = '';
  #isBuilding = false;
  #seekTo: number | null = null;
  #isSeeking = false;
  /** How many runs have begun. */
  begun = 0;
  onBegin: (scenario: Scenario, begun: Begun) => void = () => {};
  onRefusal: (text: string) => void = () => {};

  constructor(parts: RunParts) {
    this.#parts = parts;
    parts.stage.particles.read = (mesh) => parts.engine.call('sprite', { mesh });
  }
  /** The scenario with which the run began. */
  get scenario(): Scenario | null {
    return this.#scenario;
  }
  get table(): number {
    return this.#begun?.table ?? 0;
  }

  /** Shows a moment of a scenario; what was before is gone. */
  async begin({ scenario, tick }: Moment): Promise<void> {
    const { engine, playback, journal, stage } = this.#parts;
    playback.setPlaying(false);
    const timeout =
      10 + (scenario.ticks / ticksPerSecondOfTimeout) * (1 + scenario.crowd / 100) + scenario.crowd / 200;
    const begun = await engine.call('begin', { scenario }, { about: hex(scenario.creature), timeout });
    const isOther =
      scenario.source !== this.#source ||
      scenario.creature !== this.#scenario?.creature ||
      scenario.capture !== this.#scenario.capture;
    if (scenario.source !== this.#source) {
      stage.cast.forget();
      stage.particles.forget();
    }
    this.#source = scenario.source;
    this.#scenario = scenario;
    this.#begun = begun;
    journal.clear();
    stage.picking.clear();
    await this.#build(begun.roster);
    if (tick !== null) await engine.call('seek', { tick });
    if (isOther || scenario.crowd > 0) this.#lookAt(begun, scenario);
    engine.lastGood = scenario;
    this.onBegin(scenario, begun);
    playback.setPlaying(tick === null);
    ++this.begun;
  }
  #lookAt(begun: Begun, { crowd }: Scenario): void {
    const { cameras } = this.#parts.stage;
    if (crowd > 0) cameras.overlook(Math.max(12, Math.sqrt(crowd) * 1.6));
    else cameras.frame(Math.max(begun.height, begun.radius));
  }
  /** Records have changed: models and tables may be others. */
  async beginAgain(): Promise<void> {
    this.#parts.stage.cast.forget();
    this.#source = '';
    const scenario = await this.#parts.engine.call('scenario', null);
    await this.begin({ scenario, tick: this.#parts.playback.tick });
  }

  /** The frames have other objects than the stage. */
  followRoster(version: number): void {
    if (version === this.#parts.stage.cast.version || this.#isBuilding) return;
    void this.#parts.engine.call('roster', null).then(
      (roster) => this.#build(roster),
      (error: unknown) => this.#parts.notices.fault(error),
    );
  }
  async #build(roster: Roster): Promise<void> {
    const { stage, playback } = this.#parts;
    this.#isBuilding = true;
    try {
      await stage.cast.build(roster, (setup) => this.#model(setup));
    } finally {
      this.#isBuilding = false;
      playback.invalidate();
    }
  }
  async #model(setup: number): Promise<Model> {
    const { engine, notices } = this.#parts;
    const model = await engine.call('model', { setup }, { about: hex(setup) });
    if (model.missing.length > 0) notices.note(`${hex(setup)}: ${model.missing.length} of its meshes are missing.`);
    return model;
  }
  get isBuilding(): boolean {
    return this.#isBuilding;
  }

  async input(input: Input): Promise<void> {
    const { engine, notices, playback } = this.#parts;
    try {
      const { refused, cut } = await engine.call('input', { input });
      this.onRefusal(refused ?? '');
      if (cut) notices.note('This replaced everything after this moment.');
      this.remember();
    } catch (error) {
      notices.fault(error);
    }
    playback.invalidate();
  }
  /** Keeps what was done until now, in case that the engine must be started anew. */
  remember(): void {
    const { engine } = this.#parts;
    engine.call('scenario', null).then(
      (scenario) => (engine.lastGood = scenario),
      () => {}, // the watchdog says why
    );
  }
  async compare(variation: Variation | null): Promise<void> {
    await this.#build(await this.#parts.engine.call('compare', { variation }));
    const { height, radius } = this.#begun!;
    this.#parts.stage.cameras.frame(Math.max(height, radius), variation ? twinOffset / 2 : 0);
    this.#parts.stage.invalidate();
  }

  /** Seeks to a moment; of several quick requests only the last is carried out. */
  seek(tick: number): void {
    this.#seekTo = tick;
    this.#parts.playback.setPlaying(false);
    if (!this.#isSeeking) void this.#seekOn();
  }
  async #seekOn(): Promise<void> {
    const { engine, notices, playback } = this.#parts;
    this.#isSeeking = true;
    try {
      while (this.#seekTo !== null) {
        const tick = this.#seekTo;
        this.#seekTo = null;
        const { divergence } = await engine.call('seek', { tick });
        if (divergence) notices.fault(`The engine has a fault: ${divergence}. Please report this run.`);
        playback.invalidate();
      }
    } catch (error) {
      notices.fault(error);
    } finally {
      this.#isSeeking = false;
    }
  }
}

function hex(id: number): string {
  return `0x${id.toString(16).toUpperCase().padStart(8, '0')}`;
}
