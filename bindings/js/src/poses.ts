// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
/// <reference lib="esnext.disposable" preserve="true" />
import './dispose.js';
import { writeStruct, type Input } from './codec.js';
import { badArgument } from './errors.js';
import { numberFields } from './fields.js';
import { PoseFormat } from './generated/enums.js';
import { acm_pose_buffer, acm_pose_options, acm_position, offsets } from './generated/layouts.js';
import type { PoseOptions } from './generated/structs.js';
import type { Library } from './library.js';

/** A typed array over a piece of the library's memory, made anew when that has grown. */
class View<T extends ArrayBufferView> {
  readonly #library: Library;
  readonly #make: (buffer: ArrayBufferLike) => T;
  #buffer: ArrayBufferLike | undefined;
  #view!: T;

  constructor(library: Library, make: (buffer: ArrayBufferLike) => T) {
    this.#library = library;
    this.#make = make;
  }
  get(): T {
    const { buffer } = this.#library.memory;
    if (buffer !== this.#buffer) {
      this.#view = this.#make(buffer);
      this.#buffer = buffer;
    }
    return this.#view;
  }
}

/** Memory of the library for results about many objects; and the list of those objects. */
export abstract class ObjectBuffer implements Disposable {
  readonly library: Library;
  /** How many objects it has room for. */
  readonly capacity: number;
  /** @internal */
  readonly address: number;
  readonly #guids: View<Uint32Array>;
  #disposed = false;

  /** @internal `bytes` follow the guids. */
  protected constructor(library: Library, capacity: number, bytes: number) {
    if (!Number.isInteger(capacity) || capacity < 1) throw new RangeError(`a buffer for ${capacity} objects`);
    this.library = library;
    this.capacity = capacity;
    this.address = library.memory.allocate(ObjectBuffer.guidBytes(capacity) + bytes);
    library.memory.u8.fill(0, this.address, this.address + ObjectBuffer.guidBytes(capacity) + bytes);
    this.#guids = new View(library, (buffer) => new Uint32Array(buffer, this.address, capacity));
  }
  /** @internal */
  protected static guidBytes(capacity: number): number {
    return (capacity * 4 + 15) & ~15;
  }

  /** Whose results are wanted: write the guids here. A view: take it anew after every call of the library. */
  get guids(): Uint32Array {
    this.live();
    return this.#guids.get();
  }

  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.library.memory.free(this.address);
  }
  [Symbol.dispose](): void {
    this.dispose();
  }
  /** @internal */
  protected live(): void {
    if (this.#disposed) throw new Error('the buffer was disposed of');
  }
  /** @internal The number of objects that a call is about. */
  checkedCount(count: number): number {
    this.live();
    if (!Number.isInteger(count) || count < 0 || count > this.capacity)
      throw new RangeError(`${count} objects, with room for ${this.capacity}`);
    return count;
  }
}

const secondsField = numberFields(acm_pose_options).get('secondsSinceTick')!;

const floatsOf: Record<number, number> = {
  [PoseFormat.FRAMES]: 7,
  [PoseFormat.MATRIX_3X4]: 12,
  [PoseFormat.MATRIX_4X4]: 16,
};

export interface PoseBufferOptions extends Input<PoseOptions> {
  /** Room for so many objects. */
  objects: number;
  /** Room for so many parts of each; of more the first ones are written. */
  parts: number;
}

/**
 * Where the parts of bodies are, in the library's memory: `World.writePoses` fills it, and `data` is a view of it,
 * without a copy.
 */
export class PoseBuffer extends ObjectBuffer {
  /** Room for so many parts of each object. */
  readonly parts: number;
  /** 7 for frames (origin, then rotation with its scalar first), 12 or 16 for matrices. */
  readonly floatsPerPart: number;
  /** @internal */
  readonly options: number;
  /** @internal */
  readonly buffer: number;
  /** @internal */
  readonly countsAddress: number;
  readonly #data: View<Float32Array>;
  readonly #counts: View<Uint32Array>;
  readonly #scales: View<Float32Array> | undefined;

  constructor(library: Library, { objects, parts, ...options }: PoseBufferOptions) {
    if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`a buffer for ${parts} parts`);
    const floats = floatsOf[options.format ?? PoseFormat.FRAMES];
    if (floats === undefined) throw badArgument('format', `it must be one of PoseFormat, not ${options.format}`);
    const dataBytes = objects * parts * floats * 4;
    const scaleBytes = options.reportScales ? objects * parts * 12 : 0;
    const countBytes = (objects * 4 + 7) & ~7;
    super(library, objects, acm_pose_options.size + acm_pose_buffer.size + countBytes + dataBytes + scaleBytes + 16);
    this.parts = parts;
    this.floatsPerPart = floats;
    this.options = this.address + ObjectBuffer.guidBytes(objects);
    this.buffer = this.options + acm_pose_options.size;
    this.countsAddress = this.buffer + acm_pose_buffer.size;
    const data = (this.countsAddress + countBytes + 15) & ~15;
    library.exports.acm_pose_options_init(this.options);
    this.#layOut(data, dataBytes, scaleBytes);
    this.#data = new View(library, (buffer) => new Float32Array(buffer, data, dataBytes / 4));
    this.#counts = new View(library, (buffer) => new Uint32Array(buffer, this.countsAddress, objects));
    if (scaleBytes > 0)
      this.#scales = new View(library, (buffer) => new Float32Array(buffer, data + dataBytes, scaleBytes / 4));
    try {
      this.set(options);
    } catch (error) {
      this.dispose();
      throw error;
    }
  }
  #layOut(data: number, dataBytes: number, scaleBytes: number): void {
    this.library.exports.acm_pose_buffer_init(this.buffer);
    const words = this.library.memory.u32;
    const set = (field: keyof typeof offsets, value: number): void => {
      words[(this.buffer + offsets[field]) >>> 2] = value;
    };
    set('acm_pose_buffer.part_capacity', this.parts);
    set('acm_pose_buffer.data', data);
    set('acm_pose_buffer.data_size', dataBytes);
    if (scaleBytes === 0) return;
    set('acm_pose_buffer.scales', data + dataBytes);
    set('acm_pose_buffer.scales_size', scaleBytes);
  }

  /** Other options, such as `secondsSinceTick`; the format and the scales stay. */
  set(options: Input<Omit<PoseOptions, 'format' | 'reportScales'>>): void {
    this.live();
    writeStruct(this.library.memory, acm_pose_options, this.options, options, 'options');
  }

  /** Display: 0 to 0.2, from the last tick to the moment that is drawn. As `set`, without an object. */
  set secondsSinceTick(seconds: number) {
    this.live();
    if (typeof seconds !== 'number') throw new TypeError('secondsSinceTick must be a number');
    this.library.memory.f64[(this.options + secondsField.offset) >>> 3] = seconds;
  }
  get secondsSinceTick(): number {
    this.live();
    return this.library.memory.f64[(this.options + secondsField.offset) >>> 3]!;
  }
  /** How many parts of the object at that place of the list were written. */
  count(i: number): number {
    return this.counts[i]!;
  }
  /**
   * Copies the poses of the first `count` objects into an array of the caller, from `at` on; how many numbers those
   * are. An object takes room for all parts of the buffer.
   */
  copyTo(out: Float32Array, at = 0, count: number = this.capacity): number {
    const length = this.checkedCount(count) * this.parts * this.floatsPerPart;
    const { data } = this;
    if (!(at >= 0 && at + length <= out.length))
      throw new RangeError(`${length} numbers from ${at} on, with room for ${out.length}`);
    if (length === data.length) out.set(data, at);
    else for (let i = 0; i < length; ++i) out[at + i] = data[i]!;
    return length;
  }

  /** The poses: part after part, object after object. A view: take it anew after every call of the library. */
  get data(): Float32Array {
    this.live();
    return this.#data.get();
  }
  /** How many parts of each object were written; 0 when it is not there. A view. */
  get counts(): Uint32Array {
    this.live();
    return this.#counts.get();
  }
  /** Three scales of each part, with the option `reportScales`. A view. */
  get scales(): Float32Array | undefined {
    this.live();
    return this.#scales?.get();
  }
  /** The poses of the object at that place of the list. */
  object(i: number): Float32Array {
    const floats = this.parts * this.floatsPerPart;
    return this.data.subarray(i * floats, i * floats + this.counts[i]! * this.floatsPerPart);
  }
}

/** Where many objects are, in the library's memory: `World.readPositions` and `World.displayPositions` fill it. */
export class PositionBuffer extends ObjectBuffer {
  /** @internal */
  readonly positions: number;
  readonly #data: View<Float32Array>;
  readonly #cells: View<Uint32Array>;

  constructor(library: Library, objects: number) {
    super(library, objects, acm_position.size * objects);
    this.positions = this.address + ObjectBuffer.guidBytes(objects);
    const length = (acm_position.size / 4) * objects;
    this.#data = new View(library, (buffer) => new Float32Array(buffer, this.positions, length));
    this.#cells = new View(library, (buffer) => new Uint32Array(buffer, this.positions, length));
  }

  /** Eight numbers each: the cell (see `words`), x y z of the origin, w x y z of the rotation. A view. */
  get data(): Float32Array {
    this.live();
    return this.#data.get();
  }
  /** The same as integers, of which every eighth is a cell; 0 for an object that is not there. A view. */
  get words(): Uint32Array {
    this.live();
    return this.#cells.get();
  }
}
