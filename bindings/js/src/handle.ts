// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
/// <reference lib="esnext.disposable" preserve="true" />
import './dispose.js';
import type { Library } from './library.js';

/** Something that the library owns until `dispose`. */
export abstract class Handle implements Disposable {
  readonly library: Library;
  /** @internal */
  readonly address: number;
  #disposed = false;

  /** @internal */
  protected constructor(library: Library, address: number) {
    this.library = library;
    this.address = address;
  }

  /** @internal The call that frees it. */
  protected abstract free(address: number, error: number): number;
  /** @internal What is to be done when it is gone. */
  protected freed(): void {}

  get disposed(): boolean {
    return this.#disposed;
  }
  /** Frees it; again, it does nothing. Throws, and it stays, when something else still needs it. */
  dispose(): void {
    if (this.#disposed) return;
    this.library.check(this.free(this.address, this.library.error));
    this.#disposed = true;
    this.freed();
  }
  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** @internal Calls a function that makes a handle, and gives its address. */
export function create(library: Library, call: (out: number) => number): number {
  return library.outWord(call);
}

/** @internal Bytes in the library's memory that several handles need. */
export class Region {
  readonly address: number;
  readonly size: number;
  readonly #library: Library;
  #users = 0;

  constructor(library: Library, bytes: Uint8Array) {
    this.#library = library;
    this.size = bytes.length;
    this.address = library.memory.allocate(bytes.length);
    library.memory.u8.set(bytes, this.address);
  }
  retain(): this {
    ++this.#users;
    return this;
  }
  release(): void {
    if (--this.#users <= 0) this.#library.memory.free(this.address);
  }
}
