// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { acm_container_change, acm_container_entry, acm_container_info, offsets } from './generated/layouts.js';
import type { ContainerEntry, ContainerInfo } from './generated/structs.js';
import { create, Handle, Region } from './handle.js';
import type { Library } from './library.js';

/** A record to put into a container, or one to remove. */
export interface ContainerChange {
  id: number;
  /** Null: the record is removed. */
  bytes: Uint8Array | null;
  /** Seconds since 1970. */
  time?: number;
  /** 0: the last one. */
  iteration?: number;
}

/** The game's files: client_portal.dat and the like. */
export class Container extends Handle {
  readonly #region: Region;

  private constructor(library: Library, region: Region) {
    super(
      library,
      create(library, (out) => library.exports.acm_container_open(region.address, region.size, out, library.error)),
    );
    this.#region = region;
  }

  /** The bytes are copied. */
  static open(library: Library, bytes: Uint8Array): Container {
    const region = new Region(library, bytes).retain();
    try {
      return new Container(library, region);
    } catch (error) {
      region.release();
      throw error;
    }
  }

  get info(): ContainerInfo {
    const { exports: c, error } = this.library;
    return this.library.out(acm_container_info, (out) => c.acm_container_get_info(this.address, out, error));
  }
  /** The records with ids from `first` to `last`, both included, ascending. */
  entries(first = 0, last = 0xffffffff): ContainerEntry[] {
    const { exports: c, error } = this.library;
    return this.library.structs(acm_container_entry, (out, capacity, count) =>
      c.acm_container_entries(this.address, first, last, out, capacity, count, error),
    );
  }
  /** The bytes of a record, decompressed. */
  read(id: number): Uint8Array {
    const { exports: c, error } = this.library;
    return this.library.bytes((out, capacity, count) =>
      c.acm_container_read(this.address, id, out, capacity, count, error),
    );
  }
  /** A whole new file: the records of this one with the changes. Experimental. */
  rebuilt(changes: readonly ContainerChange[]): Uint8Array {
    return build(this.library, this.address, changes);
  }
  /** A whole new file of these records. Experimental. */
  static build(library: Library, changes: readonly ContainerChange[]): Uint8Array {
    return build(library, 0, changes);
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_container_free(address, error);
  }
  /** @internal */
  protected override freed(): void {
    this.#region.release();
  }
}

function build(library: Library, base: number, changes: readonly ContainerChange[]): Uint8Array {
  return library.withArguments((arena) => {
    const list = arena.zeros(acm_container_change.size * changes.length);
    changes.forEach((change, i) => {
      const bytes = change.bytes ? arena.copy(change.bytes) : 0;
      const words = library.memory.u32;
      const set = (offset: number, value: number): void => {
        words[(list + i * acm_container_change.size + offset) >>> 2] = value;
      };
      set(offsets['acm_container_change.id'], change.id);
      set(offsets['acm_container_change.time'], change.time ?? 0);
      set(offsets['acm_container_change.iteration'], change.iteration ?? 0);
      set(offsets['acm_container_change.bytes'], bytes);
      set(offsets['acm_container_change.size'], change.bytes?.length ?? 0);
    });
    return library.bytes((out, capacity, count) =>
      library.exports.acm_container_build(base, list, changes.length, out, capacity, count, library.error),
    );
  });
}
