// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where the stage is on the map: the middle of a landblock, which can be left on every side.
import type { StagePlace } from './play.js';

export const stageCell = 0xa9b40001;
export const stageOrigin = { x: 96, y: 96 } as const;
export const stagePlace: StagePlace = { cell: stageCell, ground: 0 };

export const landblockMetres = 192;
/** A place of another landblock in the axes of the landblock of `of`. */
export function inLandblock(cell: number, of: number): { x: number; y: number } {
  return {
    x: ((cell >>> 24) - (of >>> 24)) * landblockMetres,
    y: (((cell >>> 16) & 0xff) - ((of >>> 16) & 0xff)) * landblockMetres,
  };
}
