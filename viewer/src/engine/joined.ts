// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Several byte strings as one, and back: each after its length, at a multiple of four bytes.

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((size, part) => size + 4 + padded(part.length), 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part.length);
    out.set(part, at + 4);
    at += 4 + padded(part.length);
  }
  return out;
}

export function parted(bytes: Uint8Array): Uint8Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = view.getUint32(at);
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + padded(length);
  }
  return parts;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
