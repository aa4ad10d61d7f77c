// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { layouts, type StructLayout } from './generated/layouts.js';
import type { Memory } from './memory.js';

/** The paths to the numbers and flags of a struct, such as 'position.frame.origin.x'. */
export type NumberPath<T> = {
  [Key in keyof T & string]: T[Key] extends number | boolean
    ? Key
    : T[Key] extends readonly unknown[]
      ? never
      : T[Key] extends object
        ? `${Key}.${NumberPath<T[Key]>}`
        : never;
}[keyof T & string];

const views = ['u8', 'u16', 'u32', 'i32', 'f32', 'f64', 'u64'] as const;
/** @internal Kinds of numbers. */
export type View = (typeof views)[number];

/** @internal Where a number of a struct lies. */
export interface NumberField {
  readonly offset: number;
  readonly view: View;
}

/** @internal All numbers and flags of a struct by their paths. */
export function numberFields(layout: StructLayout): ReadonlyMap<string, NumberField> {
  const found = new Map<string, NumberField>();
  collect(layout, '', 0, found);
  return found;
}
function collect(layout: StructLayout, prefix: string, base: number, found: Map<string, NumberField>): void {
  for (const [name, offset, kind, count] of layout.fields) {
    if (count !== 0) continue;
    const nested = layouts[kind];
    const view = kind === 'bool' ? 'u8' : views.find((candidate) => candidate === kind);
    if (nested) collect(nested, `${prefix}${name}.`, base + offset, found);
    else if (view) found.set(prefix + name, { offset: base + offset, view });
  }
}

/** @internal A flag is 0 or 1. Makes no objects. */
export function readNumber(memory: Memory, { offset, view }: NumberField, struct: number): number {
  return numberAt(memory, view, struct + offset);
}
/** @internal */
export function numberAt(memory: Memory, view: View, address: number): number {
  switch (view) {
    case 'u8':
      return memory.u8[address]!;
    case 'u16':
      return memory.u16[address >>> 1]!;
    case 'u32':
      return memory.u32[address >>> 2]!;
    case 'i32':
      return memory.i32[address >>> 2]!;
    case 'f32':
      return memory.f32[address >>> 2]!;
    case 'f64':
      return memory.f64[address >>> 3]!;
    case 'u64':
      return memory.u64(address);
  }
}
