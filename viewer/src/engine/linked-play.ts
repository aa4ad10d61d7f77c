// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client and its server, each with a world of its own, and a line between them that delays and loses messages. Keys
// move the client's player; motions that are ordered are the server's orders.
import { Audience, Client, Ground, Server, Wire, World, type Assets, type MotionError } from 'acmotion';
import {
  castOf,
  chaseFlags,
  chaserGuid,
  createChaser,
  createPlayer,
  hold,
  keyOf,
  motionParameters,
  onStage,
  playerGuid,
  weenieOf,
} from './cast.js';
import { joined, parted } from './joined.js';
import { Network } from './network.js';
import { stagePlace } from './place.js';
import type { CastMember, Ghosts, Delivery, Play } from './play.js';
import { tickSeconds, type Facts, type Input, type NetworkConditions, type Scenario } from './scenario.js';

export class LinkedPlay implements Play {
  readonly world: World;
  readonly client: Client;
  readonly playerGuid = playerGuid;
  readonly crowd = [];
  readonly place = stagePlace;
  readonly end = Infinity;
  readonly closed = null;
  readonly ghosts: Ghosts;
  readonly #serverWorld: World;
  readonly #server: Server;
  readonly #network: Network;
  readonly #wire: Wire;
  readonly #scenario: Scenario;
  readonly #speedFactor: number;
  #traffic: [Delivery, Uint8Array][] = [];

  /** `speedFactor`: of all motions that are ordered. */
  constructor(assets: Assets, scenario: Scenario, conditions: NetworkConditions, speedFactor = 1) {
    this.#scenario = scenario;
    this.#speedFactor = speedFactor;
    this.#wire = new Wire(assets.library);
    this.#network = new Network(conditions);
    const options = { ground: Ground.FLAT, viewer: playerGuid, eventCapacity: 65536 };
    this.world = new World(assets, options);
    this.#serverWorld = new World(assets, options);
    this.client = new Client(this.world);
    this.#server = new Server(this.#serverWorld);
    createPlayer(this.#serverWorld, scenario, false);
    this.#server.setPlayer(playerGuid);
    this.client.setPlayer(playerGuid);
    this.client.receive(this.#server.describe(playerGuid));
    this.#setFacts(scenario.facts);
    for (const held of scenario.held) this.#hold(held);
    this.ghosts = this.#ghosts();
  }
  #ghosts(): Ghosts {
    const network = this.#network;
    return {
      world: this.#serverWorld,
      cast: () => castOf(this.#serverWorld),
      placeOf: null,
      apart: (guid) => this.#apart(guid),
      get counts() {
        return { underWay: network.underWay, lost: network.lost };
      },
    };
  }
  cast(): CastMember[] {
    return castOf(this.world);
  }
  population(): number {
    return this.world.count + this.#serverWorld.count * 1000;
  }
  #apart(guid: number): number {
    const [here] = this.world.states([guid]);
    const [there] = this.#serverWorld.states([guid]);
    return here && there ? this.world.library.distance(here.position, there.position) : 0;
  }
  dispose(): void {
    this.client.dispose();
    this.#server.dispose();
    this.world.dispose();
    this.#serverWorld.dispose();
  }

  // The order of a tick: the server's, then the client's, each with the messages that have arrived.
  step(tick: number): void {
    this.#serverWorld.tick(tickSeconds);
    for (const bytes of this.#network.receive('up', tick)) this.#server.receive(playerGuid, bytes);
    this.#server.broadcastDue();
    this.#sendDown(tick);
    this.world.tick(tickSeconds);
    for (const bytes of this.#network.receive('down', tick)) {
      this.#traffic.push(['received', bytes]);
      this.client.receive(bytes);
    }
    this.client.update();
    this.#sendUp(tick);
  }
  #sendDown(tick: number): void {
    for (const { about, audience, bytes } of this.#server.takeOutbox())
      if (about !== playerGuid || audience !== Audience.OTHERS) this.#send('down', bytes, tick);
  }
  #sendUp(tick: number): void {
    if (this.client.outboxMessages === 0) return;
    for (const { bytes } of this.client.takeOutbox()) {
      this.#traffic.push(['sent', bytes]);
      this.#send('up', bytes, tick);
    }
  }
  #send(direction: 'up' | 'down', bytes: Uint8Array, tick: number): void {
    if (!this.#network.send(direction, bytes, tick)) this.#traffic.push(['lost', bytes]);
  }

  apply(input: Input, tick: number): MotionError | void {
    try {
      return this.#apply(input, tick);
    } finally {
      this.#sendDown(tick);
      this.#sendUp(tick);
    }
  }
  #apply(input: Input, tick: number): MotionError | void {
    const { client } = this;
    const server = this.#server;
    switch (input.op) {
      case 'do':
        return server.doMotion(playerGuid, input.motion, motionParameters(input, this.#speedFactor));
      case 'stop':
        return server.stopMotion(playerGuid, input.motion, motionParameters(input));
      case 'walkTo':
        return server.moveToPosition(playerGuid, onStage(input.x, input.y));
      case 'jump':
        return this.world.jump(playerGuid, input.extent);
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
        return this.#hold(input);
      case 'chase':
        return input.on ? this.#startChase(tick) : this.#stopChase(tick);
      case 'facts':
        return this.#setFacts(input.facts);
      case 'network':
        return this.#network.set(input);
    }
  }
  #hold(held: { location: number; setup: number }): void {
    for (const world of [this.world, this.#serverWorld]) hold(world, held);
  }
  /** Facts are known on both sides: the server has sent them long ago. */
  #setFacts(facts: Facts): void {
    const { scale } = facts;
    this.world.object(playerGuid).setFacts({ ground: Ground.FLAT, scale, weenie: weenieOf(facts, true) });
    this.#serverWorld.object(playerGuid).setFacts({ scale, weenie: weenieOf(facts, false) });
  }
  #startChase(tick: number): MotionError {
    createChaser(this.#serverWorld, this.#scenario);
    this.#network.send('down', this.#server.describe(chaserGuid), tick, true);
    return this.#server.moveToObject(chaserGuid, playerGuid, { flags: chaseFlags });
  }
  #stopChase(tick: number): void {
    if (!this.#serverWorld.object(chaserGuid).exists) return;
    this.#serverWorld.deleteObject(chaserGuid);
    const opcode = this.#wire.findOpcode('DeleteObject');
    this.#network.send('down', this.#wire.encode({ opcode, guid: chaserGuid }), tick, true);
  }

  hash(): bigint {
    // Turned, so that two equal worlds do not cancel each other.
    return BigInt.asUintN(64, this.client.stateHash() ^ (this.#server.stateHash() * 3n));
  }
  snapshot(): Uint8Array {
    return joined([this.client.snapshot(), this.#server.snapshot(), this.#network.snapshot()]);
  }
  restore(snapshot: Uint8Array): void {
    const [client, server, network] = parted(snapshot) as [Uint8Array, Uint8Array, Uint8Array];
    this.client.restore(client);
    this.#server.restore(server);
    this.#network.restore(network);
  }
  takeTraffic(take: (delivery: Delivery, bytes: Uint8Array) => void): void {
    for (const [delivery, bytes] of this.#traffic) take(delivery, bytes);
    this.#traffic = [];
  }
  discard(): void {
    this.world.clearEvents();
    this.#serverWorld.clearEvents();
    this.#traffic = [];
  }
}
