// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { readStruct } from './codec.js';
import { numberFields, readNumber, type NumberField, type NumberPath } from './fields.js';
import { EventType } from './generated/enums.js';
import * as layouts from './generated/layouts.js';
import { offsets, type StructLayout } from './generated/layouts.js';
import type {
  AssetMissingEvent,
  BlippedEvent,
  HookEvent,
  LimitReachedEvent,
  MessageNotAppliedEvent,
  MotionDoneEvent,
  MotionRefusedEvent,
  MoveFinishedEvent,
  SoundHeardEvent,
  StalledEvent,
  StickEvent,
  TargetLostEvent,
  VelocitySetEvent,
} from './generated/structs.js';
import type { Library } from './library.js';

/** The fields of events by what they belong to. */
export interface EventBodies {
  motionDone: MotionDoneEvent;
  motionRefused: MotionRefusedEvent;
  hook: HookEvent;
  velocitySet: VelocitySetEvent;
  moveFinished: MoveFinishedEvent;
  stick: StickEvent;
  blipped: BlippedEvent;
  targetLost: TargetLostEvent;
  limitReached: LimitReachedEvent;
  assetMissing: AssetMissingEvent;
  stalled: StalledEvent;
  soundHeard: SoundHeardEvent;
  messageNotApplied: MessageNotAppliedEvent;
}
/** A number or flag of an event: 'motionDone.motion', 'hook.source.frame'. */
export type EventField = NumberPath<EventBodies>;

/** What happened, of which the fields depend on the type. */
export type EventBody =
  | { type: typeof EventType.MOTION_DONE; motionDone: MotionDoneEvent }
  | { type: typeof EventType.MOTION_REFUSED; motionRefused: MotionRefusedEvent }
  | { type: typeof EventType.HOOK; hook: HookEvent }
  | { type: typeof EventType.VELOCITY_SET; velocitySet: VelocitySetEvent }
  | { type: typeof EventType.MOVE_FINISHED; moveFinished: MoveFinishedEvent }
  | { type: typeof EventType.STUCK | typeof EventType.UNSTUCK; stick: StickEvent }
  | { type: typeof EventType.BLIPPED; blipped: BlippedEvent }
  | { type: typeof EventType.TARGET_LOST; targetLost: TargetLostEvent }
  | { type: typeof EventType.LIMIT_REACHED; limitReached: LimitReachedEvent }
  | { type: typeof EventType.ASSET_MISSING; assetMissing: AssetMissingEvent }
  | { type: typeof EventType.STALLED; stalled: StalledEvent }
  | { type: typeof EventType.SOUND_HEARD; soundHeard: SoundHeardEvent }
  | { type: typeof EventType.MESSAGE_NOT_APPLIED; messageNotApplied: MessageNotAppliedEvent }
  | {
      type:
        | typeof EventType.GROUND_LEFT
        | typeof EventType.GROUND_HIT
        | typeof EventType.OBJECT_CREATED
        | typeof EventType.OBJECT_DELETED
        | typeof EventType.CONTROL_LOST
        | typeof EventType.CONTROL_REGAINED
        | typeof EventType.APPEARANCE_CHANGED;
    };

/** An event of a world. */
export type WorldEvent = EventBody & {
  /** The object's clock, in seconds of the world. */
  time: number;
  object: number;
};

const bodies: Partial<Record<number, readonly [string, StructLayout]>> = {
  [EventType.MOTION_DONE]: ['motionDone', layouts.acm_motion_done_event],
  [EventType.MOTION_REFUSED]: ['motionRefused', layouts.acm_motion_refused_event],
  [EventType.HOOK]: ['hook', layouts.acm_hook_event],
  [EventType.VELOCITY_SET]: ['velocitySet', layouts.acm_velocity_set_event],
  [EventType.MOVE_FINISHED]: ['moveFinished', layouts.acm_move_finished_event],
  [EventType.STUCK]: ['stick', layouts.acm_stick_event],
  [EventType.UNSTUCK]: ['stick', layouts.acm_stick_event],
  [EventType.BLIPPED]: ['blipped', layouts.acm_blipped_event],
  [EventType.TARGET_LOST]: ['targetLost', layouts.acm_target_lost_event],
  [EventType.LIMIT_REACHED]: ['limitReached', layouts.acm_limit_reached_event],
  [EventType.ASSET_MISSING]: ['assetMissing', layouts.acm_asset_missing_event],
  [EventType.STALLED]: ['stalled', layouts.acm_stalled_event],
  [EventType.SOUND_HEARD]: ['soundHeard', layouts.acm_sound_heard_event],
  [EventType.MESSAGE_NOT_APPLIED]: ['messageNotApplied', layouts.acm_message_not_applied_event],
};

const eventSize = layouts.acm_event.size;
const fieldsAt = offsets['acm_event.fields.words'];

/** The numbers of all events by their paths, and to what they belong. */
const numbers = new Map<string, NumberField & { body: string }>();
for (const body of Object.values(bodies))
  for (const [path, { offset, view }] of numberFields(body![1]))
    numbers.set(`${body![0]}.${path}`, { offset: fieldsAt + offset, view, body: body![0] });

/**
 * The events of a world as they lie in the library's memory. Iterate for objects; `type`, `object`, `time` and the
 * views copy nothing. They are those of the last call of `World.events`.
 */
export class EventList implements Iterable<WorldEvent> {
  readonly #library: Library;
  #address = 0;
  #capacity = 0;
  #length = 0;

  /** @internal */
  constructor(library: Library) {
    this.#library = library;
  }

  get length(): number {
    return this.#length;
  }
  /** One of EventType. */
  type(i: number): EventType {
    return this.#library.memory.u8[this.#at(i) + offsets['acm_event.type']] as EventType;
  }
  object(i: number): number {
    return this.#library.memory.u32[(this.#at(i) + offsets['acm_event.object']) >>> 2]!;
  }
  time(i: number): number {
    return this.#library.memory.f64[(this.#at(i) + offsets['acm_event.time']) >>> 3]!;
  }
  /** One number of it; a flag is 0 or 1. Throws when the event is of a type that does not have the field. */
  value(i: number, field: EventField): number {
    const address = this.#at(i);
    const where = numbers.get(field);
    if (!where || bodies[this.type(i)]?.[0] !== where.body)
      throw new TypeError(`event ${i}, of type ${this.type(i)}, has no number ${field}`);
    return readNumber(this.#library.memory, where, address);
  }
  /** All of it, decoded. */
  at(i: number): WorldEvent {
    const event: Record<string, unknown> = { type: this.type(i), object: this.object(i), time: this.time(i) };
    const body = bodies[this.type(i)];
    const address = this.#at(i) + fieldsAt;
    if (body) event[body[0]] = readStruct(this.#library.memory, body[1], address);
    return event as unknown as WorldEvent;
  }
  *[Symbol.iterator](): Iterator<WorldEvent> {
    for (let i = 0; i < this.#length; ++i) yield this.at(i);
  }

  /** All events as words, 16 each: acm_event of the C header. Take it anew after every call of the library. */
  get words(): Uint32Array {
    return new Uint32Array(this.#library.memory.buffer, this.#address, (this.#length * eventSize) / 4);
  }
  /** The same memory as floats. */
  get floats(): Float32Array {
    return new Float32Array(this.#library.memory.buffer, this.#address, (this.#length * eventSize) / 4);
  }

  #at(i: number): number {
    if (!(i >= 0 && i < this.#length)) throw new RangeError(`there is no event ${i}, only ${this.#length} of them`);
    return this.#address + i * eventSize;
  }

  /** @internal From the event `first` on; the count that the call gives is that of all events. */
  fill(world: number, first: number): this {
    if (!Number.isInteger(first) || first < 0 || first > 0xffffffff) throw new RangeError(`events from ${first} on`);
    const { exports: c, error, memory, scratch } = this.#library;
    for (;;) {
      memory.u32[scratch >>> 2] = 0; // stays when the call fails
      const status = c.acm_world_events(world, first, this.#address, this.#capacity, scratch, error);
      const length = Math.max(memory.u32[scratch >>> 2]! - first, 0);
      if (length <= this.#capacity) this.#library.check(status);
      this.#length = Math.min(length, this.#capacity);
      if (length <= this.#capacity) return this;
      this.#resize(Math.max(length, this.#capacity * 2, 64));
    }
  }
  #resize(capacity: number): void {
    const { memory } = this.#library;
    if (this.#address !== 0) memory.free(this.#address);
    this.#address = 0;
    this.#capacity = 0;
    this.#address = memory.allocate(capacity * eventSize);
    this.#capacity = capacity;
  }
  /** @internal */
  release(): void {
    if (this.#address !== 0) this.#library.memory.free(this.#address);
    this.#address = this.#capacity = this.#length = 0;
  }
}
