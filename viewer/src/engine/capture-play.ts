// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The client of a capture: it receives what the server sent, when it was sent. It watches, as `acmotion replay` does:
// the player of the capture is shown by the relays of its movement.
import { Client, PositionBuffer, World, type Assets } from 'acmotion';
import type { CapturedObject, CapturedRun } from './captured-run.js';
import { inLandblock } from './place.js';
import type { CastMember, Ghosts, Delivery, Play, StagePlace } from './play.js';
import { tickSeconds } from './scenario.js';

export class CapturePlay implements Play {
  readonly world: World;
  readonly client: Client;
  readonly playerGuid: number;
  readonly crowd = [];
  readonly ghosts: Ghosts;
  readonly place: StagePlace;
  readonly #run: CapturedRun;
  readonly #cast: CastMember[];
  readonly #objects: ReadonlyMap<number, CapturedObject>;
  readonly #body: PositionBuffer;
  #tick = 0;
  /** The next message. */
  #next = 0;
  #arrived: Uint8Array[] = [];

  constructor(assets: Assets, run: CapturedRun) {
    this.#run = run;
    this.place = run.place;
    this.playerGuid = run.objects[0]!.guid;
    this.#objects = new Map(run.objects.map((object) => [object.guid, object]));
    this.#cast = run.objects.map(({ guid, setup }, i): CastMember => {
      const parts = assets.contains(setup) ? assets.setup(setup).partCount : 0;
      return { guid, setup, parts, role: i === 0 ? 'player' : 'other' };
    });
    this.world = new World(assets, { eventCapacity: 65536 });
    this.client = new Client(this.world, { expectsPlayer: false });
    this.#body = new PositionBuffer(assets.library, 1);
    this.ghosts = {
      world: this.world,
      cast: () => this.#cast,
      placeOf: (guid) => this.#placeOf(guid),
      apart: (guid) => this.#apart(guid),
      counts: { underWay: 0, lost: 0 },
    };
    this.#receive();
  }
  cast(): CastMember[] {
    return this.#cast;
  }
  population(): number {
    return 0;
  }
  get end(): number {
    return this.#run.ticks;
  }
  readonly closed = 'This is a replay of a capture: it takes no commands.';
  dispose(): void {
    this.client.dispose();
    this.world.dispose();
    this.#body.dispose();
  }

  step(tick: number): void {
    this.world.tick(tickSeconds);
    this.#tick = tick;
    this.#receive();
    this.client.update();
  }
  #receive(): void {
    const { messages } = this.#run;
    for (; this.#next < messages.length && messages[this.#next]!.tick <= this.#tick; ++this.#next) {
      const { bytes } = messages[this.#next]!;
      this.#arrived.push(bytes);
      try {
        this.client.receive(bytes);
      } catch {
        // It cannot be read: the report of the replay lists it.
      }
    }
  }
  apply(): void {
    throw new Error(this.closed);
  }

  /** Where the server said that it is, the last time. */
  #placeOf(guid: number): readonly number[] | null {
    const places = this.#objects.get(guid)?.places ?? [];
    let low = -1;
    for (let high = places.length; high - low > 1;) {
      const middle = (low + high) >>> 1;
      if (places[middle]!.tick <= this.#tick) low = middle;
      else high = middle;
    }
    return places[low]?.frame ?? null;
  }
  #apart(guid: number): number {
    const place = this.#placeOf(guid);
    this.#body.guids[0] = guid;
    if (!place || this.world.readPositions(this.#body) === 0) return 0;
    const from = inLandblock(this.#body.words[0]!, this.place.cell);
    const { data } = this.#body;
    return Math.hypot(data[1]! + from.x - place[0]!, data[2]! + from.y - place[1]!, data[3]! - place[2]!);
  }

  hash(): bigint {
    return this.client.stateHash();
  }
  snapshot(): Uint8Array {
    return this.client.snapshot();
  }
  restore(snapshot: Uint8Array, tick: number): void {
    this.client.restore(snapshot);
    this.#tick = tick;
    const { messages } = this.#run;
    this.#next = messages.findIndex((message) => message.tick > tick);
    if (this.#next < 0) this.#next = messages.length;
  }
  takeTraffic(take: (delivery: Delivery, bytes: Uint8Array) => void): void {
    for (const bytes of this.#arrived) take('received', bytes);
    this.#arrived = [];
  }
  discard(): void {
    this.world.clearEvents();
    this.client.clearOutbox();
    this.#arrived = [];
  }
}
