// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Values of the script and of the package, turned into each other: bindings/README.md describes those of the script.

const unusual = { nan: NaN, inf: Infinity, '-inf': -Infinity };

/** A number of an argument. */
export function number(value) {
  return unusual[value] ?? value;
}

function camel(name) {
  return name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());
}
function snake(name) {
  return name.replace(/[A-Z]|(?<=[a-z])[0-9]{2,}/g, (part) => `_${part.toLowerCase()}`);
}

function components(list) {
  const [w, x, y, z] = list.length === 3 ? [undefined, ...list] : list;
  return w === undefined ? { x, y, z } : { w, x, y, z };
}

/** A struct of an argument as the package takes it. */
export function given(value) {
  if (Array.isArray(value)) {
    const items = value.map(given);
    const isPlace = (items.length === 3 || items.length === 4) && items.every((item) => typeof item === 'number');
    return isPlace ? components(items) : items;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [camel(name), given(field)]));
  return number(value);
}

/** Fields over those of another struct. */
export function merged(base, fields = {}) {
  const all = { ...base };
  for (const [name, value] of Object.entries(fields))
    all[name] = typeof value === 'object' && !Array.isArray(value) ? merged(base[name], value) : value;
  return all;
}

/** A result of the package as the script has it. */
export function plain(value) {
  switch (typeof value) {
    case 'number':
      return Number.isNaN(value) ? 'nan' : Number.isFinite(value) ? value : value > 0 ? 'inf' : '-inf';
    case 'bigint':
      return Number(value);
    case 'object':
      return value === null ? null : plainObject(value);
    default:
      return value;
  }
}
function plainObject(value) {
  if (typeof value[Symbol.iterator] === 'function') return Array.from(value, plain);
  const names = Object.keys(value);
  if (['x,y,z', 'w,x,y,z'].includes(names.join())) return names.map((name) => plain(value[name]));
  return Object.fromEntries(names.map((name) => [snake(name), plain(value[name])]));
}

export function text(value) {
  return { text: value };
}

export function hex64(value) {
  return `0x${value.toString(16).padStart(16, '0')}`;
}

function fnv1a(bytes) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hex64(hash);
}

export function hex(bytes) {
  return Buffer.from(bytes).toString('hex');
}
export function octets(bytes) {
  return bytes.length <= 512 ? hex(bytes) : { size: bytes.length, fnv1a: fnv1a(bytes) };
}

/** Exactly the same; only -0 equals 0. */
export function same(a, b) {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => name in b && same(a[name], b[name]));
}
