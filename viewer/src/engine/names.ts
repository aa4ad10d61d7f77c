// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Library } from 'acmotion';

/** "0x02000001". */
export function hex(id: number): string {
  return `0x${(id >>> 0).toString(16).toUpperCase().padStart(8, '0')}`;
}
export function motionName(library: Library, motion: number): string {
  return library.commandName(motion) ?? hex(motion);
}
