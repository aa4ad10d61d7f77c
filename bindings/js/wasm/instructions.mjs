// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Reads the binary form of WebAssembly as far as it takes to find the calls in a function. What it does not know is an
// error: the module would be changed wrongly.

/** Reads numbers of a module, one after another. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    if (this.at >= this.bytes.length) throw new Error(`the module ends at byte ${this.at}`);
    return this.bytes[this.at++];
  }
  u32() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }
  skipNumber() {
    while (this.byte() >= 0x80);
  }
  skip(count) {
    this.at += count;
  }
}

/** A number as WebAssembly writes it, in as few bytes as can be. */
export function encoded(value) {
  const bytes = [];
  for (; value >= 0x80; value = Math.floor(value / 0x80)) bytes.push((value % 0x80) | 0x80);
  bytes.push(value);
  return bytes;
}

/** Calls found(begin, end) with the place of the number of each function that the instructions call. */
export function findCalls(body, found) {
  const reader = new Reader(body);
  for (let groups = reader.u32(); groups > 0; --groups) {
    reader.skipNumber(); // so many local variables
    reader.skip(1); // of this type
  }
  while (reader.at < body.length) skipInstruction(reader, found);
  if (reader.at !== body.length) throw new Error('the last instruction is not whole');
}

function skipInstruction(reader, found) {
  const code = reader.byte();
  if (code === 0x10) {
    const begin = reader.at;
    reader.skipNumber();
    found(begin, reader.at);
  } else if (code === 0x0e) {
    for (let count = reader.u32(); count >= 0; --count) reader.skipNumber(); // br_table: one more for all others
  } else if (code === 0x1c) {
    reader.skip(reader.u32()); // select: types
  } else if (code === 0xfc) {
    skipMore(reader);
  } else if (code === 0xfd) {
    skipVector(reader);
  } else {
    skipOperands(reader, code);
  }
}

function skipOperands(reader, code) {
  if (code === 0x43) return reader.skip(4); // f32.const
  if (code === 0x44) return reader.skip(8); // f64.const
  for (let numbers = numbersAfter(code); numbers > 0; --numbers) reader.skipNumber();
}
function numbersAfter(code) {
  const within = (first, last) => code >= first && code <= last;
  if (within(0x02, 0x04) || within(0x0c, 0x0d) || within(0x20, 0x24) || within(0x3f, 0x42)) return 1;
  if (code === 0x11 || within(0x28, 0x3e)) return 2; // call_indirect; loads and stores
  if (within(0x00, 0x01) || code === 0x05 || code === 0x0b || code === 0x0f || within(0x1a, 0x1b)) return 0;
  if (within(0x45, 0xc4)) return 0; // arithmetic
  throw new Error(`instruction 0x${code.toString(16)} is not known here`);
}

/** Conversions without traps, and operations on much memory. */
function skipMore(reader) {
  const code = reader.u32();
  const operands = code < 8 ? 0 : { 8: 2, 9: 1, 10: 2, 11: 1 }[code];
  if (operands === undefined) throw new Error(`instruction 0xfc ${code} is not known here`);
  for (let i = 0; i < operands; ++i) reader.skipNumber();
}

function skipVector(reader) {
  const code = reader.u32();
  if (code === 12 || code === 13) return reader.skip(16); // v128.const, i8x16.shuffle
  if (code > 0xff) throw new Error(`instruction 0xfd ${code} is not known here`);
  const ofOneLane = code >= 84 && code <= 91;
  if (code <= 11 || ofOneLane || code === 92 || code === 93) {
    reader.skipNumber();
    reader.skipNumber();
  }
  if (ofOneLane || (code >= 21 && code <= 34)) reader.skip(1); // which lane
}
