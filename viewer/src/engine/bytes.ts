// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Files of which only slices are read: chosen by the user, or served beside the page.

import type { ReadRange } from 'acmotion';

/** What a Blob has, as far as it is used here. */
export interface Slices {
  readonly size: number;
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> };
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Reads slices for `Assets`. */
export function readerOf(slices: Slices): ReadRange {
  return async (offset, size, likely) =>
    new Uint8Array(await slices.slice(offset, offset + Math.max(size, likely)).arrayBuffer());
}

/** A file on the page's own server, such as the one that `acmotion view --dat FILE` starts. */
export class ServedFile implements Slices {
  readonly size: number;
  readonly #url: string;

  private constructor(url: string, size: number) {
    this.#url = url;
    this.size = size;
  }
  static async open(url: string): Promise<ServedFile> {
    const response = await fetch(url, { method: 'HEAD' });
    const size = Number(response.headers.get('content-length'));
    if (!response.ok || !(size > 0)) throw new Error(`${url} cannot be read: the server answers ${response.status}.`);
    if (response.headers.get('accept-ranges') !== 'bytes')
      throw new Error(`${url} cannot be read in slices: its server does not support range requests.`);
    return new ServedFile(url, size);
  }
  slice(from: number, to: number): { arrayBuffer(): Promise<ArrayBuffer> } {
    return { arrayBuffer: () => this.#read(from, Math.min(to, this.size)) };
  }
  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#read(0, this.size);
  }
  async #read(from: number, to: number): Promise<ArrayBuffer> {
    if (to <= from) return new ArrayBuffer(0);
    const response = await fetch(this.#url, { headers: { range: `bytes=${from}-${to - 1}` } });
    if (response.status !== 206) throw new Error(`${this.#url}, byte ${from}: the server answers ${response.status}.`);
    return response.arrayBuffer();
  }
}
