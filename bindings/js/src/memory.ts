// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Exports } from './generated/exports.js';

/** What the module exports beside the C interface. */
export interface ModuleExports extends Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  /** A function pointer for acm_gltf_import_options.read_file: see wasm/gltf_files.c. Not in the runtime alone. */
  acm_js_read_file?(): number;
}

const utf8 = new TextDecoder();

/**
 * The memory of a module. When it grows, all views of it become empty; so take them from here each time, and keep none
 * across a call of the library.
 */
export class Memory {
  readonly #exports: ModuleExports;
  #buffer: ArrayBufferLike | undefined;
  #u8!: Uint8Array;
  #u16!: Uint16Array;
  #u32!: Uint32Array;
  #i32!: Int32Array;
  #f32!: Float32Array;
  #f64!: Float64Array;

  constructor(exports: ModuleExports) {
    this.#exports = exports;
  }

  /** Changes when the memory has grown. */
  get buffer(): ArrayBufferLike {
    return this.#exports.memory.buffer;
  }
  get u8(): Uint8Array {
    this.#refresh();
    return this.#u8;
  }
  get u16(): Uint16Array {
    this.#refresh();
    return this.#u16;
  }
  get u32(): Uint32Array {
    this.#refresh();
    return this.#u32;
  }
  get i32(): Int32Array {
    this.#refresh();
    return this.#i32;
  }
  get f32(): Float32Array {
    this.#refresh();
    return this.#f32;
  }
  get f64(): Float64Array {
    this.#refresh();
    return this.#f64;
  }

  #refresh(): void {
    const buffer = this.#exports.memory.buffer;
    if (buffer === this.#buffer) return;
    this.#buffer = buffer;
    this.#u8 = new Uint8Array(buffer);
    this.#u16 = new Uint16Array(buffer);
    this.#u32 = new Uint32Array(buffer);
    this.#i32 = new Int32Array(buffer);
    this.#f32 = new Float32Array(buffer);
    this.#f64 = new Float64Array(buffer);
  }

  /** Aligned for everything. Throws a RangeError when there is no more memory. */
  allocate(bytes: number): number {
    if (!(bytes <= 0x7fffffff)) throw new RangeError(`${bytes} bytes are more than the library's memory can hold`);
    const address = this.#exports.malloc(bytes || 1) >>> 0;
    if (address === 0) throw new RangeError(`the library's memory has no room for ${bytes} bytes`);
    return address;
  }
  free(address: number): void {
    this.#exports.free(address);
  }

  u64(address: number): number {
    const words = this.u32;
    return words[address >>> 2]! + words[(address >>> 2) + 1]! * 0x100000000;
  }
  big(address: number): bigint {
    const words = this.u32;
    return BigInt(words[address >>> 2]!) | (BigInt(words[(address >>> 2) + 1]!) << 32n);
  }
  setU64(address: number, value: bigint): void {
    const words = this.u32;
    words[address >>> 2] = Number(value & 0xffffffffn);
    words[(address >>> 2) + 1] = Number((value >> 32n) & 0xffffffffn);
  }

  /** A text that ends with a 0. */
  text(address: number): string {
    const bytes = this.u8;
    return utf8.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }
  /** The same in a field of so many bytes, which it may fill. */
  chars(address: number, capacity: number): string {
    const bytes = this.u8.subarray(address, address + capacity);
    const end = bytes.indexOf(0);
    return utf8.decode(end < 0 ? bytes : bytes.subarray(0, end));
  }
  /** A copy. */
  bytes(address: number, size: number): Uint8Array {
    return this.u8.slice(address, address + size);
  }
}

const utf8Encoder = new TextEncoder();
const arenaSize = 64 * 1024;

/**
 * Memory for the arguments of one call: `mark` before and `release` after it. Small things come from one block, so that
 * ordinary calls allocate nothing.
 */
export class Arena {
  readonly #memory: Memory;
  readonly #start: number;
  #used = 0;
  #large: number[] = [];

  constructor(memory: Memory) {
    this.#memory = memory;
    this.#start = memory.allocate(arenaSize);
  }

  mark(): number {
    return this.#used;
  }
  release(mark: number): void {
    this.#used = mark;
    if (mark === 0 && this.#large.length > 0) {
      for (const address of this.#large) this.#memory.free(address);
      this.#large = [];
    }
  }

  /** Not cleared; aligned to 8 bytes. */
  take(bytes: number): number {
    const rounded = (bytes + 7) & ~7;
    if (rounded > arenaSize - this.#used || bytes > arenaSize) {
      const address = this.#memory.allocate(bytes);
      this.#large.push(address);
      return address;
    }
    const address = this.#start + this.#used;
    this.#used += rounded;
    return address;
  }
  /** All 0. */
  zeros(bytes: number): number {
    const address = this.take(bytes);
    this.#memory.u8.fill(0, address, address + bytes);
    return address;
  }
  copy(bytes: Uint8Array): number {
    const address = this.take(bytes.length);
    this.#memory.u8.set(bytes, address);
    return address;
  }
  copyWords(words: ArrayLike<number>): number {
    const address = this.take(words.length * 4);
    this.#memory.u32.set(words, address >>> 2);
    return address;
  }
  /** With a 0 at its end. */
  text(text: string): number {
    return this.copy(utf8Encoder.encode(text + '\0'));
  }
}
