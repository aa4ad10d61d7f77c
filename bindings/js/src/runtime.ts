// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
/** The runtime alone: as 'acmotion', with a smaller module and without inspection. */
import type { Library } from './library.js';
import { loadFrom, type LoadOptions } from './load.js';

export * from './api.js';

/** Loads the module of the runtime. */
export function load(options: LoadOptions = {}): Promise<Library> {
  return loadFrom(
    {
      simd: new URL('../wasm/acmotion-runtime.wasm', import.meta.url),
      scalar: new URL('../wasm/acmotion-runtime-scalar.wasm', import.meta.url),
    },
    options,
  );
}
