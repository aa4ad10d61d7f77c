// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { readStruct, readStructs, writeIdentities, writeStruct } from './codec.js';
import { Defaults } from './defaults.js';
import { AcmotionError } from './errors.js';
import { MotionError, Status } from './generated/enums.js';
import { abiVersion, type Exports } from './generated/exports.js';
import { acm_error, acm_position, acm_frame, type StructLayout } from './generated/layouts.js';
import type { ErrorFields, Frame, Position } from './generated/structs.js';
import { Arena, Memory, type ModuleExports } from './memory.js';
import { numberFields, readNumber } from './fields.js';
import type { Input } from './codec.js';

const motionErrorField = numberFields(acm_error).get('motionError')!;

/** The functions of a text of the C interface whose only argument is a number. */
type NameFunction = {
  [Key in keyof Exports]: Exports[Key] extends (value: number) => number ? Key : never;
}[keyof Exports];

/** A module that was loaded: see `load`. What is made in one cannot be used in another. */
export class Library {
  readonly exports: ModuleExports;
  readonly memory: Memory;
  /** Whether it is the module with SIMD. */
  readonly simd: boolean;
  /** What counts for the fields of a struct that are left out. */
  readonly defaults: Defaults;
  /** @internal Of arguments. */
  readonly arena: Arena;
  /** @internal Where every call writes what went wrong. */
  readonly error: number;
  /** @internal 16 bytes for numbers that a call gives, so that calls of every frame make no objects. */
  readonly scratch: number;

  /** @internal Use `load`. */
  constructor(instance: WebAssembly.Instance, simd: boolean) {
    this.exports = instance.exports as unknown as ModuleExports;
    this.exports._initialize();
    if (this.exports.acm_is_compatible(abiVersion) === 0)
      throw new Error(`acmotion: the module's interface is ${this.exports.acm_abi_version()}, not ${abiVersion}`);
    this.simd = simd;
    this.memory = new Memory(this.exports);
    this.arena = new Arena(this.memory);
    this.error = this.memory.allocate(acm_error.size);
    this.scratch = this.memory.allocate(16);
    this.defaults = new Defaults(this);
  }

  /** Such as "0.2.0". */
  get version(): string {
    return this.memory.text(this.exports.acm_version());
  }
  /** How the module was built, in one line. */
  get buildDescription(): string {
    return this.memory.text(this.exports.acm_build_description());
  }
  /** Of the C interface, of which this package is the binding. */
  get abiVersion(): number {
    return this.exports.acm_abi_version();
  }
  /** Whether a program that was built for that version of the C interface can use the module. */
  isCompatible(abiVersion: number): boolean {
    return this.exports.acm_is_compatible(abiVersion) !== 0;
  }
  /** Whether the module has inspection: the linter, glTF, scenarios, captures. */
  get hasInspection(): boolean {
    return typeof this.exports.acm_lint_table === 'function';
  }

  // Names.

  statusText(status: number): string {
    return this.#name('acm_status_text', status) ?? '';
  }
  /** The client's sentence for a motion error. */
  motionErrorText(motionError: number): string {
    return this.#name('acm_motion_error_text', motionError) ?? '';
  }
  /** "WalkForward"; null for a number that is not a command. */
  commandName(command: number): string | null {
    return this.#name('acm_command_name', command);
  }
  /** By name, in any case; 0: there is none. */
  findCommand(name: string): number {
    return this.withArguments((a) => this.exports.acm_find_command(a.text(name)) >>> 0);
  }
  /** All commands, by their low words. */
  commands(): number[] {
    const count = this.exports.acm_command_count();
    return Array.from({ length: count }, (_, i) => this.exports.acm_command_at(i) >>> 0);
  }
  soundTypeName(soundType: number): string | null {
    return this.#name('acm_sound_type_name', soundType);
  }
  scriptTypeName(scriptType: number): string | null {
    return this.#name('acm_script_type_name', scriptType);
  }
  hookTypeName(hookType: number): string | null {
    return this.#name('acm_hook_type_name', hookType);
  }
  /** "MotionDone". */
  eventTypeName(eventType: number): string {
    return this.#name('acm_event_type_name', eventType) ?? '';
  }
  /** "a mesh is not loaded": of a finding of a `Look`. Experimental. */
  lookFindingText(kind: number): string {
    return this.#name('acm_look_finding_text', kind) ?? '';
  }
  /** "ParabolicLVGA"; "unmoved" for types without a name. Experimental. */
  particleTypeName(particleType: number): string {
    return this.#name('acm_particle_type_name', particleType) ?? '';
  }
  /** "older movement timestamp". */
  checkReasonText(reason: number): string {
    return this.#name('acm_check_reason_text', reason) ?? '';
  }

  #name(of: NameFunction, value: number): string | null {
    const text = this.exports[of](value);
    return text === 0 ? null : this.memory.text(text);
  }

  // Places.

  /** Metres from one position to another, across landblocks. */
  distance(from: Input<Position>, to: Input<Position>): number {
    return this.withArguments(() =>
      this.exports.acm_distance(this.struct(acm_position, from, 'from'), this.struct(acm_position, to, 'to')),
    );
  }
  /** The heading from one position to another, in degrees: 0 north, 90 east. */
  headingBetween(from: Input<Position>, to: Input<Position>): number {
    return this.withArguments(() =>
      this.exports.acm_heading_between(this.struct(acm_position, from, 'from'), this.struct(acm_position, to, 'to')),
    );
  }
  /** Where a frame faces, in degrees: 0 north, 90 east. */
  headingOf(frame: Input<Frame>): number {
    return this.withArguments(() => this.exports.acm_heading_of(this.struct(acm_frame, frame, 'frame')));
  }
  /** The frame, facing so many degrees. */
  withHeading(frame: Input<Frame>, degrees: number): Frame {
    return this.withArguments(() => {
      const address = this.struct(acm_frame, frame, 'frame');
      this.check(this.exports.acm_set_heading(address, degrees, this.error));
      return readStruct<Frame>(this.memory, acm_frame, address);
    });
  }
  /** An outdoor position whose origin has left its landblock, in the cell where it lies. Throws outside the map. */
  adjustToOutside(position: Input<Position>): Position {
    return this.withArguments(() => {
      const address = this.struct(acm_position, position, 'position');
      this.check(this.exports.acm_adjust_to_outside(address, this.error));
      return readStruct<Position>(this.memory, acm_position, address);
    });
  }

  // For the classes of this package.

  /** @internal Throws what the call has written into `error`. */
  check(status: number): void {
    if (status !== Status.OK) throw this.lastError();
  }
  /** @internal Of a verb that the game may refuse: the client's code when it does. Throws what is not possible. */
  outcome(status: number): MotionError {
    if (status !== Status.REFUSED) {
      this.check(status);
      return MotionError.NONE;
    }
    return readNumber(this.memory, motionErrorField, this.error) as MotionError;
  }
  /** @internal */
  lastError(): AcmotionError {
    return new AcmotionError(readStruct<ErrorFields>(this.memory, acm_error, this.error));
  }
  /** @internal Runs a call whose arguments are in the arena. */
  withArguments<T>(call: (arena: Arena) => T): T {
    const mark = this.arena.mark();
    try {
      return call(this.arena);
    } finally {
      this.arena.release(mark);
    }
  }
  /** @internal The fields over those of `initialise`, or over zeros; its address in the arena. */
  struct(layout: StructLayout, value: unknown, name: string, initialise?: (address: number) => void): number {
    const address = this.arena.zeros(layout.size);
    if (initialise) initialise(address);
    else writeIdentities(this.memory, layout, address);
    if (value !== undefined) writeStruct(this.memory, layout, address, value, name);
    return address;
  }
  /** @internal What a call writes into a struct. */
  out<T>(layout: StructLayout, call: (address: number) => number, initialise?: (address: number) => void): T {
    return this.withArguments(() => {
      const address = this.struct(layout, undefined, '', initialise);
      this.check(call(address));
      return readStruct<T>(this.memory, layout, address);
    });
  }
  /** @internal The number that a call writes: size_t or a guid. */
  outWord(call: (address: number) => number): number {
    return this.withArguments((a) => {
      const address = a.zeros(8);
      this.check(call(address));
      return this.memory.u32[address >>> 2]!;
    });
  }

  /**
   * @internal A list of unknown length: asks with the room of `guess`, and again when that was too little. `read` gets
   * its address and its length.
   */
  list<T>(
    itemSize: number,
    guess: number,
    call: (out: number, capacity: number, count: number) => number,
    read: (address: number, count: number) => T,
  ): T {
    for (let capacity = guess; ; ) {
      const mark = this.arena.mark();
      try {
        const count = this.arena.zeros(8);
        const out = this.arena.take(itemSize * capacity);
        const status = call(out, capacity, count);
        const length = this.memory.u32[count >>> 2]!;
        if (status === Status.BUFFER_FULL && length > capacity) {
          capacity = length;
          continue;
        }
        this.check(status);
        return read(out, length);
      } finally {
        this.arena.release(mark);
      }
    }
  }
  /** @internal */
  structs<T>(layout: StructLayout, call: (out: number, capacity: number, count: number) => number): T[] {
    return this.list(layout.size, 64, call, (address, count) => readStructs<T>(this.memory, layout, address, count));
  }
  /** @internal */
  words(call: (out: number, capacity: number, count: number) => number): number[] {
    return this.list(4, 256, call, (address, count) =>
      Array.from(this.memory.u32.subarray(address >>> 2, (address >>> 2) + count)),
    );
  }
  /** @internal */
  bytes(call: (out: number, capacity: number, count: number) => number): Uint8Array {
    return this.list(1, 4096, call, (address, count) => this.memory.bytes(address, count));
  }
}
