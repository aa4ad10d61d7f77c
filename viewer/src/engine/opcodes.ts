// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Those messages of a capture that the viewer itself looks into.

export const opcodes = {
  positionAndMovement: 0xf619,
  createObject: 0xf745,
  playerCreate: 0xf746,
  updatePosition: 0xf748,
  playScriptId: 0xf754,
  updateObject: 0xf7db,
} as const;

/** 0: it is too short to have one. */
export function opcodeOf(bytes: Uint8Array): number {
  return bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
}
