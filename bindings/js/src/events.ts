// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { readStruct } from './codec.js';
import { numberFields, readNumber, type NumberField, type NumberPath } from './fields.js';
import { EventType } from './generated/enums.js';
import { bodies, type EventBodies, type EventBody } from './generated/events.js';
import * as layouts from './generated/layouts.js';
import { offsets } from './generated/layouts.js';
import type { Library } from './library.js';

export type { EventBodies, EventBody };
/** A number or flag of an event: 'motionDone.motion', 'hook.source.frame'. */
export type EventField = NumberPath<EventBodies>;

/** An event of a world. */
export type WorldEvent = EventBody & {
  /** The object's clock, in seconds of the world. */
  time: number;
  object: number;
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
