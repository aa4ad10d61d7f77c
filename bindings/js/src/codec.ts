// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { numberAt } from './fields.js';
import { layouts, type FieldLayout, type StructLayout } from './generated/layouts.js';
import type { Memory } from './memory.js';

/** Any fields of a struct. The others have the library's defaults, or are 0 in structs without an `_init` function. */
export type Input<T> = T extends readonly (infer Item)[]
  ? readonly Input<Item>[]
  : T extends bigint
    ? bigint | number
    : T extends object
      ? { [Key in keyof T]?: Input<T[Key]> | undefined }
      : T;

const sizes: Record<string, number> = {
  ...{ u8: 1, bool: 1, u16: 2, u32: 4, i32: 4, f32: 4, text: 4 },
  ...{ u64: 8, big: 8, f64: 8 },
};

function sizeOf(kind: string): number {
  return sizes[kind] ?? layouts[kind]!.size;
}

function readValue(memory: Memory, kind: string, address: number): unknown {
  switch (kind) {
    case 'u8':
    case 'u16':
    case 'u32':
    case 'i32':
    case 'f32':
    case 'f64':
    case 'u64':
      return numberAt(memory, kind, address);
    case 'bool':
      return memory.u8[address] !== 0;
    case 'big':
      return memory.big(address);
    case 'text': {
      const text = memory.u32[address >>> 2]!;
      return text === 0 ? null : memory.text(text);
    }
    default:
      return readStruct(memory, layouts[kind]!, address);
  }
}

function readField(memory: Memory, [, offset, kind, count]: FieldLayout, address: number): unknown {
  if (kind === 'chars') return memory.chars(address + offset, count);
  if (count === 0) return readValue(memory, kind, address + offset);
  const step = sizeOf(kind);
  return Array.from({ length: count }, (_, i) => readValue(memory, kind, address + offset + i * step));
}

/** A struct as a plain object. */
export function readStruct<T>(memory: Memory, layout: StructLayout, address: number): T {
  const out: Record<string, unknown> = {};
  for (const field of layout.fields) out[field[0]] = readField(memory, field, address);
  return out as T;
}

/** So many of them, side by side. */
export function readStructs<T>(memory: Memory, layout: StructLayout, address: number, count: number): T[] {
  return Array.from({ length: count }, (_, i) => readStruct<T>(memory, layout, address + i * layout.size));
}

function numberOf(value: unknown, path: string): number {
  if (typeof value !== 'number') throw new TypeError(`${path} must be a number, not ${describe(value)}`);
  return value;
}
function integerOf(value: unknown, path: string, low: number, high: number): number {
  const number = numberOf(value, path);
  if (!Number.isInteger(number) || number < low || number > high)
    throw new TypeError(`${path} must be a whole number from ${low} to ${high}, not ${number}`);
  return number;
}
function bigOf(value: unknown, path: string): bigint {
  const big = typeof value === 'bigint' ? value : BigInt(integerOf(value, path, 0, Number.MAX_SAFE_INTEGER));
  if (big < 0n || big >> 64n !== 0n) throw new TypeError(`${path} must have at most 64 bits, not be ${big}`);
  return big;
}
function describe(value: unknown): string {
  return value === null ? 'null' : typeof value === 'object' ? 'an object' : `${typeof value} ${String(value)}`;
}

function writeValue(memory: Memory, kind: string, address: number, value: unknown, path: string): void {
  switch (kind) {
    case 'u8':
      memory.u8[address] = integerOf(value, path, 0, 0xff);
      break;
    case 'bool':
      if (typeof value !== 'boolean') throw new TypeError(`${path} must be true or false, not ${describe(value)}`);
      memory.u8[address] = value ? 1 : 0;
      break;
    case 'u16':
      memory.u16[address >>> 1] = integerOf(value, path, 0, 0xffff);
      break;
    case 'u32': // also -1 and the like, as `|` and `~` make them
      memory.u32[address >>> 2] = integerOf(value, path, -0x80000000, 0xffffffff);
      break;
    case 'i32':
      memory.i32[address >>> 2] = integerOf(value, path, -0x80000000, 0x7fffffff);
      break;
    case 'f32':
      memory.f32[address >>> 2] = numberOf(value, path);
      break;
    case 'f64':
      memory.f64[address >>> 3] = numberOf(value, path);
      break;
    case 'u64':
    case 'big':
      memory.setU64(address, bigOf(value, path));
      break;
    default: {
      const layout = layouts[kind];
      if (!layout) throw new TypeError(`${path} cannot be given`);
      writeStruct(memory, layout, address, value, path);
    }
  }
}

function writeField(memory: Memory, field: FieldLayout, address: number, value: unknown, path: string): void {
  const [, offset, kind, count] = field;
  if (count === 0) {
    writeValue(memory, kind, address + offset, value, path);
    return;
  }
  if (!Array.isArray(value) || value.length > count)
    throw new TypeError(`${path} must be an array of at most ${count}, not ${describe(value)}`);
  const step = sizeOf(kind);
  value.forEach((item, i) => writeValue(memory, kind, address + offset + i * step, item, `${path}[${i}]`));
}

/** Writes the fields that are given over those that are there. `path` names the struct in error messages. */
export function writeStruct(
  memory: Memory,
  layout: StructLayout,
  address: number,
  value: unknown,
  path: string,
): void {
  if (typeof value !== 'object' || value === null)
    throw new TypeError(`${path} must be an object, not ${describe(value)}`);
  for (const [name, given] of Object.entries(value)) {
    if (given === undefined) continue;
    const field = layout.fields.find((candidate) => candidate[0] === name);
    if (!field) throw new TypeError(`${path} has no field ${name}`);
    writeField(memory, field, address, given, `${path}.${name}`);
  }
}

/** Where a struct of zeros holds rotations, they become those that turn nothing. */
export function writeIdentities(memory: Memory, layout: StructLayout, address: number): void {
  for (const [, offset, kind] of layout.fields) {
    if (kind === 'acm_quat') memory.f32[(address + offset) >>> 2] = 1;
    else if (kind === 'acm_frame' || kind === 'acm_position') writeIdentities(memory, layouts[kind]!, address + offset);
  }
}
