// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where the stage is on the map: the middle of a landblock, which can be left on every side.
export const stageCell = 0xa9b40001;
export const stageOrigin = { x: 96, y: 96 } as const;
