// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// One run of one scenario: a world with a client role, its clock, and its history. It needs no browser.
import { AcmotionError, Client, Ground, World, type Assets, type Library, type WorldObject } from 'acmotion';
import {
  chaserGuid,
  createCrowd,
  createPlayer,
  heldObjects,
  hold,
  playerGuid,
  startChase,
  stopChase,
  weenieOf,
} from './cast.js';
import { History } from './history.js';
import { Log } from './log.js';
import { stageCell, stageOrigin } from './place.js';
import { Recorder } from './recorder.js';
import { tickSeconds, type Facts, type Input, type Scenario } from './scenario.js';

/** A crowd's snapshot is large: then they are farther apart. */
function ticksBetweenSnapshots(bytes: number): number {
  return bytes > 1_000_000 ? 300 : bytes > 50_000 ? 120 : 30;
}

export interface SessionOptions {
  /** Of all motions that are ordered: for comparing two speeds. */
  speedFactor?: number;
  /** Bytes for snapshots. */
  budget?: number;
}

export class Session {
  readonly library: Library;
  readonly assets: Assets;
  readonly world: World;
  readonly client: Client;
  readonly player: WorldObject;
  readonly crowd: readonly number[];
  readonly history: History;
  readonly log = new Log();
  /** How many ticks have passed at the moment that is shown. */
  tick = 0;
  /** How many are known: beyond them time is new. */
  end = 0;
  /** Changes when objects come or go. */
  rosterVersion = 1;
  /** Where a moment that was played again was not the same; null: never. */
  divergence: string | null = null;
  #scenario: Scenario;
  #applied = 0;
  /** How many inputs are in the log. */
  #logged = 0;
  #roster = '';
  readonly #recorder: Recorder;
  readonly #speedFactor: number;

  constructor(assets: Assets, scenario: Scenario, options: SessionOptions = {}) {
    this.library = assets.library;
    this.assets = assets;
    this.#scenario = { ...scenario, inputs: [] };
    this.#speedFactor = options.speedFactor ?? 1;
    this.world = new World(assets, { ground: Ground.FLAT, viewer: playerGuid, eventCapacity: 65536 });
    this.player = createPlayer(this.world, scenario);
    for (const held of scenario.held) hold(this.world, held);
    this.#noteRoster();
    this.crowd = createCrowd(this.world, assets, this.library, scenario);
    this.client = new Client(this.world);
    this.client.setPlayer(playerGuid);
    this.history = new History(options.budget);
    this.#recorder = new Recorder(this, this.log);
    this.#recorder.discard();
    this.#recorder.sample();
    this.#snapshot();
    this.history.inputs.push(...scenario.inputs);
    this.end = Math.max(scenario.ticks, scenario.inputs.at(-1)?.tick ?? 0);
    this.#fillLog();
  }

  dispose(): void {
    this.client.dispose();
    this.world.dispose();
  }

  /** What would have to be played to come here again. */
  get scenario(): Scenario {
    return { ...this.#scenario, inputs: [...this.history.inputs], ticks: this.end };
  }
  stateHash(): string {
    return this.client.stateHash().toString(16).toUpperCase().padStart(16, '0');
  }

  /** Lets ticks pass: those that are known already as they were, and new ones. */
  advance(ticks: number): void {
    for (let i = 0; i < ticks; ++i) this.#step();
  }
  /** Does something now. What came after this moment is gone. Throws what the client refuses. */
  input(input: Input): void {
    this.#cut();
    this.history.inputs.push({ tick: this.tick, input });
    this.#applied = this.#logged = this.history.inputs.length;
    try {
      this.#apply(input);
    } finally {
      this.#recorder.input(input);
      this.#recorder.collect();
      this.#recorder.sample();
    }
  }
  /** Shows another moment that is known. */
  seek(tick: number): void {
    const target = Math.min(Math.max(Math.round(tick), 0), this.end);
    const from = this.history.before(target);
    if (target < this.tick || from.tick > this.tick) this.#restore(from);
    this.#applyDue();
    while (this.tick < target) this.#step();
  }

  #restore(from: { tick: number; bytes: Uint8Array; hash: bigint }): void {
    this.client.restore(from.bytes);
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
    this.world.tick(tickSeconds);
    this.client.update();
    ++this.tick;
    if (!isNew) this.#recorder.discard();
    else {
      this.end = this.tick;
      this.#recorder.collect();
      this.#recorder.sample();
    }
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
        if (!(error instanceof AcmotionError)) throw error; // it was refused the first time too
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
    const known = this.history.at(this.tick);
    if (known && known.hash !== this.client.stateHash())
      this.divergence ??= `tick ${this.tick}: played again, the state is another one`;
  }
  #snapshotWhenDue(): void {
    const { last } = this.history;
    if (last && this.tick - last.tick >= ticksBetweenSnapshots(last.bytes.length)) this.#snapshot();
  }
  #snapshot(): void {
    this.history.keep({ tick: this.tick, bytes: this.client.snapshot(), hash: this.client.stateHash() });
  }

  #apply(input: Input): void {
    const { client, player, world } = this;
    switch (input.op) {
      case 'do':
        return player.doMotion(input.motion, { speed: input.speed * this.#speedFactor, ...heldKey(input.hold) });
      case 'stop':
        return player.stopMotion(input.motion, heldKey(input.hold));
      case 'jump':
        return player.jump(input.extent);
      case 'stopAll':
        return client.stopCompletely();
      case 'press':
        return client.pressKey({ motion: input.motion, speed: this.#speedFactor });
      case 'release':
        return client.releaseKey({ motion: input.motion, speed: this.#speedFactor });
      case 'run':
        return client.setHoldRun(input.on);
      case 'hold':
        hold(world, input);
        return this.#noteRoster();
      case 'walkTo':
        return player.moveToPosition(onStage(input.x, input.y));
      case 'chase':
        if (input.on) startChase(world, this.#scenario);
        else stopChase(world);
        return this.#noteRoster();
      case 'facts':
        return this.#setFacts(input.facts);
    }
  }
  #noteRoster(): void {
    const { world } = this;
    const now = world
      .states([...heldObjects(world), chaserGuid])
      .map((state) => state?.setup ?? 0)
      .join();
    if (now !== this.#roster) ++this.rosterVersion;
    this.#roster = now;
  }
  #setFacts(facts: Facts): void {
    this.player.setFacts({ scale: facts.scale, weenie: weenieOf(facts, true) });
  }
}

function heldKey(hold: number | undefined): { holdKeyToApply?: number } {
  return hold ? { holdKeyToApply: hold } : {};
}
function onStage(x: number, y: number) {
  return { cell: stageCell, frame: { origin: { x: stageOrigin.x + x, y: stageOrigin.y + y, z: 0 } } };
}
