// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Assets } from './assets.js';
import type { Input } from './codec.js';
import { GltfLinesKind } from './generated/enums.js';
import {
  acm_gltf_animation,
  acm_gltf_edited_part,
  acm_gltf_export_options,
  acm_gltf_import_options,
  offsets,
} from './generated/layouts.js';
import { readStruct } from './codec.js';
import type { GltfAnimationFacts, GltfEditedPart, GltfExportOptions } from './generated/structs.js';
import { create } from './handle.js';
import type { Library } from './library.js';
import { requireInspection, texts } from './owned.js';

// Experimental, as all of inspection.

export interface GltfExport {
  /** The .glb. */
  file: Uint8Array;
  /** How many animations it has. */
  clips: number;
  /** Models that are absent or could not be read, ascending. */
  missing: number[];
  /** What was left out, for people. */
  notes: string[];
}

export interface GltfExportRequest extends Input<GltfExportOptions> {
  /** Names as the JSON of `stateGraph` has them; all when absent. */
  motions?: readonly string[];
}

/** A body with its motions as a .glb. */
export function exportGltf(assets: Assets, setup: number, request: GltfExportRequest = {}): GltfExport {
  const { library } = assets;
  requireInspection(library);
  const { exports: c, error, memory } = library;
  const { motions = [], ...options } = request;
  const gltf = library.withArguments((a) => {
    const given = library.struct(acm_gltf_export_options, options, 'options', (at) =>
      c.acm_gltf_export_options_init(at),
    );
    const names = a.copyWords(motions.map((motion) => a.text(motion)));
    return create(library, (out) =>
      c.acm_gltf_export(assets.address, setup, given, names, motions.length, out, error),
    );
  });
  try {
    return library.withArguments((a) => {
      const out = a.zeros(24);
      library.check(c.acm_gltf_file(gltf, out, out + 8, out + 16, error));
      const words = memory.u32;
      return {
        file: memory.bytes(words[out >>> 2]!, words[(out + 8) >>> 2]!),
        clips: words[(out + 16) >>> 2]!,
        missing: library.words((list, capacity, count) => c.acm_gltf_missing(gltf, list, capacity, count, error)),
        notes: lines(library, gltf, GltfLinesKind.NOTES),
      };
    });
  } finally {
    c.acm_gltf_free(gltf, 0);
  }
}

function lines(library: Library, gltf: number, kind: GltfLinesKind): string[] {
  return texts(library, (out, capacity, count) =>
    library.exports.acm_gltf_lines(gltf, kind, out, capacity, count, library.error),
  );
}

/** An animation that came back. */
export interface GltfAnimation extends GltfAnimationFacts {
  /** The record, as a container or `Assets.add` takes it. */
  bytes: Uint8Array;
  /** Parts that an editor has moved, ascending. */
  parts: GltfEditedPart[];
  /** The names of its motions that were edited. */
  motions: string[];
}

export interface GltfImport {
  /** The body. */
  setup: number;
  /** Ascending by id. */
  animations: GltfAnimation[];
  /** What was left out, for people. */
  notes: string[];
  /** Why the file is refused unless forced, for people. */
  findings: string[];
}

export interface GltfImportRequest {
  /** Also takes a file that shows signs of damage. */
  force?: boolean;
  /** What a .gltf names beside itself, by its relative path. */
  files?: Readonly<Record<string, Uint8Array>>;
}

/** Reads a file of `exportGltf`, .glb or .gltf, that may have been edited since. */
export function importGltf(library: Library, bytes: Uint8Array, request: GltfImportRequest = {}): GltfImport {
  requireInspection(library);
  const { exports: c, error } = library;
  const gltf = library.withArguments((a) => {
    const options = a.zeros(acm_gltf_import_options.size);
    c.acm_gltf_import_options_init(options);
    const list = fileList(library, request.files ?? {});
    const file = a.copy(bytes);
    library.memory.u8[options + offsets['acm_gltf_import_options.force']] = request.force ? 1 : 0;
    const words = library.memory.u32;
    words[(options + offsets['acm_gltf_import_options.read_file']) >>> 2] = c.acm_js_read_file!();
    words[(options + offsets['acm_gltf_import_options.context']) >>> 2] = list;
    return create(library, (out) => c.acm_gltf_import(file, bytes.length, options, out, error));
  });
  try {
    return {
      setup: library.outWord((out) => c.acm_gltf_setup(gltf, out, error)),
      animations: animations(library, gltf),
      notes: lines(library, gltf, GltfLinesKind.NOTES),
      findings: lines(library, gltf, GltfLinesKind.FINDINGS),
    };
  } finally {
    c.acm_gltf_free(gltf, 0);
  }
}

// GivenFile of wasm/gltf_files.c: three words each, and a null path at the end.
function fileList(library: Library, files: Readonly<Record<string, Uint8Array>>): number {
  const { arena } = library;
  const words = Object.entries(files).flatMap(([path, bytes]) => [arena.text(path), arena.copy(bytes), bytes.length]);
  return arena.copyWords([...words, 0, 0, 0]);
}

function animations(library: Library, gltf: number): GltfAnimation[] {
  const { exports: c, error, memory } = library;
  const { size } = acm_gltf_animation;
  return library.list(
    size,
    16,
    (out, capacity, count) => c.acm_gltf_animations(gltf, out, capacity, count, error),
    (address, count) =>
      Array.from({ length: count }, (_, i) => {
        const at = address + i * size;
        const facts = readStruct<GltfAnimationFacts>(memory, acm_gltf_animation, at);
        const word = (field: keyof typeof offsets): number => memory.u32[(at + offsets[field]) >>> 2]!;
        return {
          ...facts,
          bytes: memory.bytes(word('acm_gltf_animation.bytes'), word('acm_gltf_animation.size')),
          parts: library.structs<GltfEditedPart>(acm_gltf_edited_part, (out, capacity, length) =>
            c.acm_gltf_edited_parts(gltf, facts.id, out, capacity, length, error),
          ),
          motions: texts(library, (out, capacity, length) =>
            c.acm_gltf_edited_motions(gltf, facts.id, out, capacity, length, error),
          ),
        };
      }),
  );
}
