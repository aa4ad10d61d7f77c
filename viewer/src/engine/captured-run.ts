// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A capture as the stage replays it: what the server sent, each message with its tick, and where it said the objects
// are. Of several connections the one with the most messages is taken.
import { messageToJson, type CapturedMessage, type Library } from 'acmotion';
import { opcodeOf, opcodes } from './opcodes.js';
import { inLandblock } from './place.js';
import type { StagePlace } from './play.js';
import { ticksPerSecond } from './scenario.js';

/** A place that the server has sent, in the axes of the stage's landblock: x y z, w x y z. */
export interface ServerPlace {
  tick: number;
  frame: readonly number[];
}
export interface CapturedObject {
  guid: number;
  setup: number;
  motionTable: number;
  places: ServerPlace[];
}
export interface CapturedRun {
  name: string;
  /** In the order of their ticks. */
  messages: readonly { tick: number; bytes: Uint8Array }[];
  /** Those that are shown: they were described and move. The one that moves most comes first. */
  objects: readonly CapturedObject[];
  place: StagePlace;
  /** What the messages name: it is loaded before they are replayed. */
  records: ReadonlySet<number>;
  ticks: number;
}

/** Half an hour. */
const maxTicks = 54_000;
const maxObjects = 60;
/** Longer silences are skipped, as the replay of the library does. */
const longestSilence = 600;
/** Captures have microseconds: what was sent right after a tick must not come before it. */
const slackSeconds = 1e-4;

export class CapturedRunReader {
  readonly #library: Library;
  readonly #flows = new Map<bigint, CapturedMessage[]>();
  #timed: { tick: number; bytes: Uint8Array }[] = [];
  #messages: { tick: number; bytes: Uint8Array }[] = [];
  #found: Found[] = [];

  constructor(library: Library) {
    this.#library = library;
  }
  add(message: CapturedMessage): void {
    if (!message.fromServer) return;
    const flow = this.#flows.get(message.flow);
    if (flow) flow.push(message);
    else this.#flows.set(message.flow, [message]);
  }
  /** There are no more messages. */
  finish(): void {
    const [flow = []] = [...this.#flows.values()].sort((a, b) => b.length - a.length);
    this.#timed = withTicks(flow);
    this.#messages = this.#timed.filter(
      ({ tick, bytes }) => tick <= maxTicks && opcodeOf(bytes) !== opcodes.playerCreate,
    );
    this.#found = this.#objects(this.#messages);
  }
  /** Those whose Setups are at hand, as a run; null: none is. */
  run(name: string, records: ReadonlySet<number>, isAtHand: (setup: number) => boolean): CapturedRun | null {
    const shown = this.#found.filter(({ setup }) => isAtHand(setup)).slice(0, maxObjects);
    const last = this.#timed.at(-1)?.tick ?? 0;
    if (shown.length === 0) return null;
    const cell = shown[0]!.cell;
    const objects = shown.map((found) => placed(found, cell));
    const ground = objects[0]!.places[0]!.frame[2]!;
    const ticks = Math.min(last, maxTicks);
    return { name, messages: this.#messages, objects, place: { cell, ground }, records, ticks };
  }

  /** Those that were described and have a place, the one with the most places first. */
  #objects(messages: CapturedRun['messages']): Found[] {
    const found = new Map<number, Found>();
    for (const { tick, bytes } of messages) {
      const opcode = opcodeOf(bytes);
      if (opcode === opcodes.createObject) this.#describe(found, bytes);
      if (opcode === opcodes.updatePosition || opcode === opcodes.positionAndMovement) this.#move(found, tick, bytes);
    }
    return [...found.values()]
      .filter(({ setup, places }) => setup !== 0 && places.length > 0)
      .sort((a, b) => b.places.length - a.places.length || a.guid - b.guid);
  }
  #describe(found: Map<number, Found>, bytes: Uint8Array): void {
    const { guid, physics } = this.#decoded<{ guid: string; physics: Physics }>(bytes) ?? {};
    if (!physics) return;
    const { setup = '0', motion_table: table = '0' } = physics;
    const object = objectOf(found, Number(guid));
    Object.assign(object, { setup: Number(setup), motionTable: Number(table) });
  }
  #move(found: Map<number, Found>, tick: number, bytes: Uint8Array): void {
    const message = this.#decoded<Placed & { guid: string; position?: Placed }>(bytes);
    const place = message?.position ?? message;
    if (!message || !place?.cell) return;
    const { pos, rot } = place;
    const object = objectOf(found, Number(message.guid));
    const frame = [pos.x.f, pos.y.f, pos.z.f, rot.w.f, rot.x.f, rot.y.f, rot.z.f];
    if (!frame.every(Number.isFinite)) return; // the engine refuses it too
    if (object.cell === 0) object.cell = Number(place.cell);
    object.places.push({ tick, cell: Number(place.cell), frame });
  }
  /** Null: it cannot be read to its end; the report of the replay says why. */
  #decoded<Fields>(bytes: Uint8Array): Fields | null {
    try {
      return (JSON.parse(messageToJson(this.#library, bytes)) as { decoded?: Fields }).decoded ?? null;
    } catch {
      return null;
    }
  }
}

interface Found {
  guid: number;
  setup: number;
  motionTable: number;
  /** Of its first place. */
  cell: number;
  places: { tick: number; cell: number; frame: number[] }[];
}
interface Physics {
  setup?: string;
  motion_table?: string;
}
interface Placed {
  cell: string;
  pos: Record<'x' | 'y' | 'z', { f: number }>;
  rot: Record<'w' | 'x' | 'y' | 'z', { f: number }>;
}

function objectOf(found: Map<number, Found>, guid: number): Found {
  const known = found.get(guid) ?? { guid, setup: 0, motionTable: 0, cell: 0, places: [] };
  found.set(guid, known);
  return known;
}
function placed({ guid, setup, motionTable, places }: Found, of: number): CapturedObject {
  const here = places.map(({ tick, cell, frame: [x = 0, y = 0, ...rest] }) => {
    const from = inLandblock(cell, of);
    return { tick, frame: [x + from.x, y + from.y, ...rest] };
  });
  return { guid, setup, motionTable, places: here };
}

function withTicks(flow: readonly CapturedMessage[]): { tick: number; bytes: Uint8Array }[] {
  let clock = 0;
  let last = flow[0]?.microseconds ?? 0;
  return flow.map(({ microseconds, bytes }) => {
    const passed = Math.max(microseconds - last, 0) / 1e6;
    last = Math.max(microseconds, last);
    clock += passed > longestSilence ? 1 / ticksPerSecond : passed;
    return { tick: Math.floor((clock + slackSeconds) * ticksPerSecond), bytes };
  });
}
