// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The names of a chapter, and the call that is being played.
import { acmotion } from '../support.mjs';
import { given, number } from './values.mjs';

const { MotionError } = acmotion;

/** What a verb has returned, as an error of the script. */
export class Refusal extends Error {
  code = 'REFUSED';
  constructor(motionError, guid) {
    super(`refused: ${motionError}`);
    Object.assign(this, { motionError, guid });
  }
}

export class Play {
  #names = new Map();

  constructor(library) {
    this.library = library;
  }

  /** Makes this the call that is played. */
  begin(call) {
    this.call = call;
    this.args = call.args ?? {};
  }

  get world() {
    return this.handle('world');
  }
  get object() {
    return this.world.object(this.args.guid);
  }
  /** What an argument names; undefined: the argument is absent. */
  handle(argument) {
    if (!(argument in this.args)) return undefined;
    return this.named(this.args[argument]);
  }
  named(name) {
    if (!this.#names.has(name)) throw new Error(`the script has not named ${JSON.stringify(name)}`);
    return this.#names.get(name);
  }
  /** The first that has been named and that is so. */
  find(is) {
    return [...this.#names.values()].find(is);
  }

  number(argument) {
    return number(this.args[argument]);
  }
  struct(argument) {
    return argument in this.args ? given(this.args[argument]) : undefined;
  }
  bytes(argument) {
    return argument in this.args ? this.bytesOf(this.args[argument]) : undefined;
  }
  bytesOf(value) {
    if (typeof value === 'string') return Uint8Array.from(Buffer.from(value, 'hex'));
    const found = this.named(value.name);
    if ('message' in value) return found[value.message].bytes;
    if ('range' in value) {
      const { offset, size } = this.named(value.range);
      return found.subarray(offset, offset + size);
    }
    return found.subarray(0, found.length - (value.drop ?? 0));
  }

  /** Of a call that the game may refuse; its driver reads what is thrown. */
  refusable(motionError, guid = this.args.guid) {
    if ((motionError ?? MotionError.NONE) !== MotionError.NONE) throw new Refusal(motionError, guid);
  }
  /** Names what the call has made. */
  keep(value) {
    if ('as' in this.call) this.#names.set(this.call.as, value);
    return value;
  }
  /** The same for a call of which nothing else comes. */
  make(value) {
    this.keep(value);
  }
}
