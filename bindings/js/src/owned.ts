// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { create } from './handle.js';
import type { Library } from './library.js';

/** @internal Refuses a module without inspection and sample creatures. */
export function requireInspection(library: Library): void {
  if (!library.hasInspection)
    throw new Error("acmotion: this module is the runtime alone; `load` of 'acmotion' gives one with inspection");
}

/** @internal What a call gives behind an acm_bytes handle, copied. */
export function ownedBytes(library: Library, call: (out: number) => number): Uint8Array {
  requireInspection(library);
  const { exports: c, error, memory } = library;
  const handle = create(library, call);
  try {
    return library.withArguments((a) => {
      const out = a.zeros(16);
      library.check(c.acm_bytes_get(handle, out, out + 8, error));
      return memory.bytes(memory.u32[out >>> 2]!, memory.u32[(out + 8) >>> 2]!);
    });
  } finally {
    c.acm_bytes_free(handle, 0);
  }
}

const utf8 = new TextDecoder();

/** @internal */
export function ownedText(library: Library, call: (out: number) => number): string {
  return utf8.decode(ownedBytes(library, call));
}

/** @internal Texts whose addresses a call lists. */
export function texts(
  library: Library,
  call: (out: number, capacity: number, count: number) => number,
): string[] {
  return library.list(4, 64, call, (address, count) =>
    Array.from({ length: count }, (_, i) => library.memory.text(library.memory.u32[(address >>> 2) + i]!)),
  );
}
