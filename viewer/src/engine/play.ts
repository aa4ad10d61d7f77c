// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What a session runs: worlds with their roles. There are three kinds: one client alone, a client with its server, and
// the client of a capture.
import type { Client, MotionError, World } from 'acmotion';
import type { Input } from './scenario.js';

/** A message on its way: to the server, from it, or lost between them. */
export type Delivery = 'sent' | 'received' | 'lost';

export interface Play {
  /** What is shown. */
  readonly world: World;
  readonly client: Client;
  /** Whom the camera follows and the panels are about. */
  readonly playerGuid: number;
  /** Everyone who is in the frames, but the crowd; it may change. */
  cast(): CastMember[];
  /** Changes when objects may have come or gone without an input. */
  population(): number;
  readonly crowd: readonly number[];
  /** Where the server has them; null: there is no server. */
  readonly ghosts: Ghosts | null;
  readonly place: StagePlace;
  /** The last tick; Infinity: time has no end. */
  readonly end: number;
  /** Why nothing can be done in it; null: it can. */
  readonly closed: string | null;

  /** Lets the tick of that number pass. */
  step(tick: number): void;
  /** Why the client or the server refuses it, when it may. Throws what is not possible. */
  apply(input: Input, tick: number): MotionError | void;
  /** Of everything that changes. */
  hash(): bigint;
  snapshot(): Uint8Array;
  restore(snapshot: Uint8Array, tick: number): void;
  /** What was sent, received and lost since the last time. */
  takeTraffic(take: (delivery: Delivery, bytes: Uint8Array) => void): void;
  /** Forgets events and traffic. */
  discard(): void;
  dispose(): void;
}

export interface CastMember {
  guid: number;
  role: 'player' | 'held' | 'chaser' | 'other';
  setup: number;
  parts: number;
}

/** The landblock that the stage is in, and the height of its ground. */
export interface StagePlace {
  cell: number;
  ground: number;
}

export interface Ghosts {
  /** Has the poses of the ghosts. */
  readonly world: World;
  cast(): CastMember[];
  /** Where a ghost stands now, instead of where its body does: x y z, w x y z in the landblock; null: as it is. */
  readonly placeOf: ((guid: number) => readonly number[] | null) | null;
  /** Metres between the body and where the server has it; 0: one of them is not there. */
  apart(guid: number): number;
  /** How many messages are on their way, and how many were lost until now. */
  readonly counts: { underWay: number; lost: number };
}
