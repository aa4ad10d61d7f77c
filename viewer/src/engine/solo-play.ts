// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// One world with a client role: what the page shows unless something else is asked for.
import { Client, Ground, World, type Assets, type MotionError, type WorldObject } from 'acmotion';
import {
  castOf,
  createCrowd,
  createPlayer,
  hold,
  keyOf,
  motionParameters,
  onStage,
  playerGuid,
  startChase,
  stopChase,
  weenieOf,
} from './cast.js';
import { stagePlace } from './place.js';
import type { CastMember, Delivery, Play } from './play.js';
import { tickSeconds, type Input, type Scenario } from './scenario.js';

export class SoloPlay implements Play {
  readonly world: World;
  readonly client: Client;
  readonly playerGuid = playerGuid;
  readonly crowd: readonly number[];
  readonly ghosts = null;
  readonly place = stagePlace;
  readonly end = Infinity;
  readonly closed = null;
  readonly #player: WorldObject;
  readonly #scenario: Scenario;
  readonly #speedFactor: number;

  /** `speedFactor`: of all motions that are ordered. */
  constructor(assets: Assets, scenario: Scenario, speedFactor: number) {
    this.#scenario = scenario;
    this.#speedFactor = speedFactor;
    this.world = new World(assets, { ground: Ground.FLAT, viewer: playerGuid, eventCapacity: 65536 });
    this.#player = createPlayer(this.world, scenario, true);
    for (const held of scenario.held) hold(this.world, held);
    this.crowd = createCrowd(this.world, assets, assets.library, scenario);
    this.client = new Client(this.world);
    this.client.setPlayer(playerGuid);
  }
  cast(): CastMember[] {
    return castOf(this.world);
  }
  population(): number {
    return 0;
  }
  dispose(): void {
    this.client.dispose();
    this.world.dispose();
  }

  step(): void {
    this.world.tick(tickSeconds);
    this.client.update();
  }
  apply(input: Input): MotionError | void {
    const client = this.client;
    switch (input.op) {
      case 'do':
        return this.#player.doMotion(input.motion, motionParameters(input, this.#speedFactor));
      case 'stop':
        return this.#player.stopMotion(input.motion, motionParameters(input));
      case 'jump':
        return this.#player.jump(input.extent);
      case 'stopAll':
        return client.stopCompletely();
      case 'press':
        return client.pressKey(keyOf(input, this.#speedFactor));
      case 'release':
        return client.releaseKey(keyOf(input, this.#speedFactor));
      case 'run':
        return client.setHoldRun(input.on);
      case 'runOption':
        return client.setHoldRun(input.on, true);
      case 'autoRun':
        return client.setAutoRun(input.on);
      case 'mouseLook':
        return input.on ? client.beginMouseLook() : client.endMouseLook();
      case 'mouseTurn':
        return client.mouseTurn(input.speed);
      case 'loseFocus':
        return client.loseFocus();
      case 'hold':
        return hold(this.world, input);
      case 'walkTo':
        return this.#player.moveToPosition(onStage(input.x, input.y));
      case 'chase':
        return input.on ? startChase(this.world, this.#scenario) : stopChase(this.world);
      case 'facts':
        return this.#player.setFacts({ scale: input.facts.scale, weenie: weenieOf(input.facts, true) });
      case 'network':
        throw new Error('there is no server in this run');
    }
  }

  hash(): bigint {
    return this.client.stateHash();
  }
  snapshot(): Uint8Array {
    return this.client.snapshot();
  }
  restore(snapshot: Uint8Array): void {
    this.client.restore(snapshot);
  }
  takeTraffic(take: (delivery: Delivery, bytes: Uint8Array) => void): void {
    if (this.client.outboxMessages === 0) return;
    for (const { bytes } of this.client.takeOutbox()) take('sent', bytes);
  }
  discard(): void {
    this.world.clearEvents();
    this.client.clearOutbox();
  }
}
