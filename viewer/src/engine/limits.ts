// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
/** How many creatures a crowd may have. */
export const maxCrowd = 5000;
/** Milliseconds that a message may take. */
export const maxLag = 2000;
