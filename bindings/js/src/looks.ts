// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { appearanceStruct, type Appearance } from './appearance.js';
import type { Assets } from './assets.js';
import type { Input } from './codec.js';
import { acm_look_finding, acm_look_part, acm_look_surface } from './generated/layouts.js';
import type { LookFinding, LookPartFacts, LookSurface } from './generated/structs.js';
import { create } from './handle.js';
import type { Library } from './library.js';

// Experimental: a minor version may change it.

export interface LookPart extends LookPartFacts {
  /** As the polygons of the drawn mesh number them. */
  surfaces: LookSurface[];
}

/** What a body shows. Good for as long as neither appearance nor assets change. */
export interface Look {
  parts: LookPart[];
  /** 2,048 colours, 0xAARRGGBB, in place of the base palette; empty: every image keeps its own palette. */
  colors: Uint32Array;
  /** What could not be found or applied, each once; see `Library.lookFindingText`. */
  findings: LookFinding[];
}

/**
 * What a Setup shows with an appearance. Throws only when the Setup is not loaded; load the rest with `Load.MODEL` and
 * `Assets.loadAppearance`.
 */
export function makeLook(assets: Assets, setup: number, appearance: Input<Appearance> = {}): Look {
  const { library } = assets;
  const { exports: c, error } = library;
  const look = library.withArguments(() => {
    const worn = appearanceStruct(library, appearance);
    return create(library, (out) => c.acm_look_create(assets.address, setup, worn, out, error));
  });
  try {
    return readLook(library, look);
  } finally {
    c.acm_look_free(look, 0);
  }
}

function readLook(library: Library, look: number): Look {
  const { exports: c, error, memory } = library;
  const parts = library.structs<LookPartFacts>(acm_look_part, (out, capacity, count) =>
    c.acm_look_parts(look, out, capacity, count, error),
  );
  return {
    parts: parts.map((part, i) => ({
      ...part,
      surfaces: library.structs<LookSurface>(acm_look_surface, (out, capacity, count) =>
        c.acm_look_surfaces(look, i, out, capacity, count, error),
      ),
    })),
    colors: library.list(
      4,
      2048,
      (out, capacity, count) => c.acm_look_colors(look, out, capacity, count, error),
      (address, count) => memory.u32.slice(address >>> 2, (address >>> 2) + count),
    ),
    findings: library.structs<LookFinding>(acm_look_finding, (out, capacity, count) =>
      c.acm_look_findings(look, out, capacity, count, error),
    ),
  };
}
