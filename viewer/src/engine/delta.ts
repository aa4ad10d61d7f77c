// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What differs between two snapshots of one size. In a standing crowd 19 of 20 words stay the same for a second.

/** Runs of words: how many are the same, how many follow, and those. The bytes after the last whole word come last. */
export interface Delta {
  words: Uint32Array;
  tail: Uint8Array;
}

/** Null: they differ in so much that a delta would save little. */
export function deltaOf(base: Uint8Array, bytes: Uint8Array): Delta | null {
  if (base.length !== bytes.length) return null;
  const from = wordsOf(base);
  const to = wordsOf(bytes);
  const runs = longRuns(from, to, to.length >>> 1);
  return runs && { words: runs, tail: bytes.slice(to.length * 4) };
}
function longRuns(from: Uint32Array, to: Uint32Array, max: number): Uint32Array | null {
  const out = new Uint32Array(max + 2);
  let length = 0;
  for (let at = 0; at < to.length;) {
    const begun = at;
    while (at < to.length && from[at] === to[at]) ++at;
    const first = at;
    while (at < to.length && from[at] !== to[at]) ++at;
    if (length + 2 + at - first > max) return null;
    out[length++] = first - begun;
    out[length++] = at - first;
    for (let i = first; i < at; ++i) out[length++] = to[i]!;
  }
  return out.slice(0, length);
}

/** The snapshot of which it is the delta. */
export function patched(base: Uint8Array, { words, tail }: Delta): Uint8Array {
  const bytes = base.slice();
  const out = wordsOf(bytes);
  for (let i = 0, at = 0; i < words.length;) {
    at += words[i++]!;
    const end = i + 1 + words[i]!;
    for (++i; i < end; ++i) out[at++] = words[i]!;
  }
  bytes.set(tail, out.length * 4);
  return bytes;
}

/** Snapshots come in buffers of their own, so they begin at a word. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
}
