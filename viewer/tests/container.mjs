// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Files to drop: a container with one creature, and what is wrong with others.
import { acmotion } from './bundle.mjs';

const { Command, Container } = acmotion;

class Fields {
  #bytes = [];
  u8(value) {
    this.#bytes.push(value & 0xff);
    return this;
  }
  u32(...values) {
    for (const value of values) for (let shift = 0; shift < 32; shift += 8) this.u8(value >>> shift);
    return this;
  }
  f32(...values) {
    for (const byte of new Uint8Array(new Float32Array(values).buffer)) this.u8(byte);
    return this;
  }
  align() {
    while (this.#bytes.length % 4 !== 0) this.u8(0);
    return this;
  }
  get bytes() {
    return new Uint8Array(this.#bytes);
  }
}

/** A Setup of one part, and its motion table with a walk that moves by velocity alone, at so many frames a second. */
export function records(walkRate = 30) {
  return [
    { id: 0x02000001, bytes: setup() },
    { id: 0x03000001, bytes: animation() },
    { id: 0x09000001, bytes: table(walkRate) },
  ];
}
function table(walkRate) {
  const out = new Fields().u32(0x09000001, Command.NonCombat);
  out.u32(1, Command.NonCombat, Command.Ready); // the default of each style
  out.u32(2);
  for (const [command, speed] of [
    [Command.Ready, 0],
    [Command.WalkForward, 3],
  ]) {
    out.u32(((Command.NonCombat & 0xffff) << 16) | (command & 0xffffff));
    out
      .u8(1)
      .u8(0)
      .u8(speed ? 1 : 0)
      .align(); // one animation, and a velocity
    out.u32(0x03000001, 0, -1).f32(speed ? walkRate : 30);
    if (speed) out.f32(0, speed, 0);
  }
  return out.u32(0, 0).bytes; // modifiers, links
}
function animation() {
  const out = new Fields().u32(0x03000001, 0, 1, 2);
  for (let frame = 0; frame < 2; ++frame) out.f32(0, 0, 1, 1, 0, 0, 0).u32(0);
  return out.bytes;
}
function setup() {
  const out = new Fields().u32(0x02000001, 0, 1, 0x01000001);
  out.u32(0, 0); // holding and connection locations
  out.u32(1, 0).f32(0, 0, 0, 1, 0, 0, 0).u32(0); // one placement
  out.u32(0, 0); // spheres
  out.f32(1.8, 0.5, 0.6, 1.5); // height, radius, steps
  out.f32(0, 0, 0, 1, 0, 0, 0, 1); // sorting and selection spheres
  return out.u32(0, 0, 0, 0x09000001, 0, 0).bytes; // lights, then what it has by default
}

export function container(library, walkRate) {
  return Container.build(library, records(walkRate));
}
/** The same creature in the layout before Throne of Destiny: one block for each record, the directory in the last. */
export function olderContainer() {
  const blockSize = 1024;
  const all = records();
  const file = new Uint8Array(blockSize * (all.length + 2));
  const view = new DataView(file.buffer);
  const root = file.length - blockSize;
  const words = (at, values) => values.forEach((value, i) => view.setUint32(at + 4 * i, value, true));
  words(0x12c, [0x5442, blockSize, file.length, 0, 0, 0, 0, root]);
  words(root + 4 + 62 * 4, [all.length]);
  all.forEach(({ id, bytes }, i) => {
    const offset = blockSize * (i + 1);
    file.set(bytes, offset + 4);
    words(root + 4 + 63 * 4 + 12 * i, [id, offset, bytes.length]);
  });
  return file;
}
/** Its directory leads back to its root. */
export function endlessDirectory(library) {
  const bytes = container(library).slice();
  const view = new DataView(bytes.buffer);
  const root = view.getUint32(0x160, true);
  view.setUint32(root + 4, root, true);
  return bytes;
}
