// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Assets } from './assets.js';
import { readStructs, writeStruct, type Input } from './codec.js';
import { AppearanceLimit } from './generated/enums.js';
import {
  acm_appearance,
  acm_garment,
  acm_garment_finding,
  acm_part_change,
  acm_sub_palette,
  acm_texture_change,
  offsets,
  type StructLayout,
} from './generated/layouts.js';
import type { Garment, GarmentFinding, PartChange, SubPalette, TextureChange } from './generated/structs.js';
import type { Library } from './library.js';

// Experimental: a minor version may change it.

/** What an object wears, over its Setup: the client's ObjDesc. */
export interface Appearance {
  /** The palette that sub-palettes change; without any it is not sent. */
  basePalette: number;
  /** Other colours in the palette, applied in order. */
  subPalettes: SubPalette[];
  /** Other textures on parts. */
  textureChanges: TextureChange[];
  /** Other meshes for parts. */
  partChanges: PartChange[];
}

const lists = [
  ['subPalettes', acm_sub_palette, AppearanceLimit.SUB_PALETTES, 'sub_palette'],
  ['textureChanges', acm_texture_change, AppearanceLimit.TEXTURE_CHANGES, 'texture_change'],
  ['partChanges', acm_part_change, AppearanceLimit.PART_CHANGES, 'part_change'],
] as const;

/** @internal Entries side by side in the arena; their address. */
export function structArray(library: Library, layout: StructLayout, values: readonly unknown[], name: string): number {
  const address = library.arena.zeros(layout.size * values.length);
  values.forEach((value, i) =>
    writeStruct(library.memory, layout, address + i * layout.size, value, `${name}[${i}]`),
  );
  return address;
}

/** @internal An acm_appearance in the arena, with the lists that are given. */
export function appearanceStruct(library: Library, appearance: Input<Appearance>, name = 'appearance'): number {
  const { basePalette = 0, ...given } = appearance;
  for (const key of Object.keys(given))
    if (!lists.some(([list]) => list === key)) throw new TypeError(`${name} has no field ${key}`);
  const address = emptyAppearance(library);
  writeStruct(library.memory, acm_appearance, address, { basePalette }, name);
  for (const [list, layout, , field] of lists) {
    const entries = given[list] ?? [];
    const at = structArray(library, layout, entries, `${name}.${list}`);
    library.memory.u32[(address + offsets[`acm_appearance.${field}s`]) >>> 2] = at;
    library.memory.u32[(address + offsets[`acm_appearance.${field}_count`]) >>> 2] = entries.length;
  }
  return address;
}

function emptyAppearance(library: Library): number {
  const address = library.arena.zeros(acm_appearance.size);
  library.exports.acm_appearance_init(address);
  return address;
}

/** @internal What a call writes into an acm_appearance, which has room for all that there may be. */
export function appearanceOut(library: Library, call: (out: number) => number): Appearance {
  return library.withArguments((a) => {
    const address = emptyAppearance(library);
    for (const [, layout, most, field] of lists) {
      const at = a.take(layout.size * most);
      library.memory.u32[(address + offsets[`acm_appearance.${field}s`]) >>> 2] = at;
      library.memory.u32[(address + offsets[`acm_appearance.${field}_capacity`]) >>> 2] = most;
    }
    library.check(call(address));
    return readAppearance(library, address);
  });
}

function readAppearance(library: Library, address: number): Appearance {
  const { memory } = library;
  const word = (field: keyof typeof offsets): number => memory.u32[(address + offsets[field]) >>> 2]!;
  return {
    basePalette: word('acm_appearance.base_palette'),
    subPalettes: readStructs(
      memory,
      acm_sub_palette,
      word('acm_appearance.sub_palettes'),
      word('acm_appearance.sub_palette_count'),
    ),
    textureChanges: readStructs(
      memory,
      acm_texture_change,
      word('acm_appearance.texture_changes'),
      word('acm_appearance.texture_change_count'),
    ),
    partChanges: readStructs(
      memory,
      acm_part_change,
      word('acm_appearance.part_changes'),
      word('acm_appearance.part_change_count'),
    ),
  };
}

/** Reads an ObjDesc, from its version byte to the padding after it. */
export function decodeAppearance(library: Library, bytes: Uint8Array): Appearance {
  const { exports: c, error } = library;
  return library.withArguments((a) => {
    const address = a.copy(bytes);
    return appearanceOut(library, (out) => c.acm_appearance_decode(address, bytes.length, out, error));
  });
}

/** Writes an ObjDesc as the retail server does. Throws, with the field, for what cannot be sent. */
export function encodeAppearance(library: Library, appearance: Input<Appearance>): Uint8Array {
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const given = appearanceStruct(library, appearance);
    return library.bytes((out, capacity, count) => c.acm_appearance_encode(given, out, capacity, count, error));
  });
}

/**
 * One appearance and, after it, the entries of another, as the client adds them: an entry for the same place is removed
 * and the new one stands last; one for the whole palette removes all other colours.
 */
export function addAppearance(library: Library, to: Input<Appearance>, other: Input<Appearance>): Appearance {
  const { exports: c, error } = library;
  return library.withArguments(() => {
    const first = appearanceStruct(library, to, 'to');
    const second = appearanceStruct(library, other, 'other');
    return appearanceOut(library, (out) => c.acm_appearance_add(first, second, out, error));
  });
}

/** A body and what it wears. */
export interface Outfit {
  /** Base palette, head, face, and the colours of skin, hair and eyes. */
  body?: Input<Appearance>;
  /** Things that are worn, the lowest layer first. Shades that are left out are 0. */
  garments?: readonly Input<Garment>[];
}

export interface DressedBody {
  appearance: Appearance;
  /** Garments that could not be worn as they are described. */
  findings: GarmentFinding[];
}

/**
 * What a server sends for a body: the body's own appearance, then the garments, then every part that nothing covers
 * with its own mesh. Load the Setup first, and the clothing tables with `Load.CLOTHING`.
 */
export function dress(assets: Assets, setup: number, { body = {}, garments = [] }: Outfit): DressedBody {
  const { library } = assets;
  const { exports: c, error, memory } = library;
  return library.withArguments((a) => {
    const own = appearanceStruct(library, body, 'body');
    const worn = structArray(library, acm_garment, garments, 'garments');
    const findings = a.zeros(acm_garment_finding.size * garments.length);
    const count = a.zeros(8);
    const appearance = appearanceOut(library, (out) =>
      c.acm_dress(assets.address, setup, own, worn, garments.length, out, findings, garments.length, count, error),
    );
    return { appearance, findings: readStructs(memory, acm_garment_finding, findings, memory.u32[count >>> 2]!) };
  });
}
