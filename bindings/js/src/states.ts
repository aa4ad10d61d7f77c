// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { numberFields, readNumber, type NumberField, type NumberPath } from './fields.js';
import { acm_object_state } from './generated/layouts.js';
import type { ObjectState } from './generated/structs.js';
import type { Library } from './library.js';
import { ObjectBuffer } from './poses.js';

/** A number or flag of an ObjectState: 'frameNumber', 'position.frame.origin.x'. */
export type StateField = NumberPath<ObjectState>;

const fields = numberFields(acm_object_state);

function fieldOf(name: StateField): NumberField {
  const field = fields.get(name);
  if (!field) throw new TypeError(`a state has no number ${name}`);
  return field;
}

/**
 * The states of many objects, in the library's memory: `World.readStates` fills it. Its numbers are read one by one, or
 * one field of all objects at once, and no objects are made.
 */
export class StateBuffer extends ObjectBuffer {
  /** @internal */
  readonly states: number;

  constructor(library: Library, objects: number) {
    super(library, objects, acm_object_state.size * objects);
    this.states = this.address + ObjectBuffer.guidBytes(objects);
  }

  /** One number of the object at that place of the list; a flag is 0 or 1. All are 0 when it is not there. */
  value(i: number, field: StateField): number {
    return readNumber(this.library.memory, fieldOf(field), this.#at(i));
  }
  /** Writes a field of the first objects into an array, as many as it has room for; how many were written. */
  column(field: StateField, out: { length: number; [i: number]: number }): number {
    this.live();
    const { memory } = this.library;
    const where = fieldOf(field);
    const count = Math.min(out.length, this.capacity);
    for (let i = 0; i < count; ++i) out[i] = readNumber(memory, where, this.states + i * acm_object_state.size);
    return count;
  }

  #at(i: number): number {
    this.live();
    if (!(i >= 0 && i < this.capacity)) throw new RangeError(`object ${i} of ${this.capacity}`);
    return this.states + i * acm_object_state.size;
  }
}
