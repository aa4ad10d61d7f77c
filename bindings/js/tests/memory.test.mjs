// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A module whose memory ends: a full world is an error, and the module goes on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { acmotion, meadow, pass, wasmFile, worldWithMannequin } from './support.mjs';

const memorySection = 5;
const megabytes = 24;

function leb(value) {
  const bytes = [];
  for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128);
  return [...bytes, value];
}
function readLeb(bytes, at) {
  for (let value = 0, shift = 0; ; shift += 7, ++at) {
    value += (bytes[at] & 127) << shift;
    if (bytes[at] < 128) return [value, at + 1];
  }
}

/** The bytes of the module with a maximum of its memory. */
function withLittleMemory(bytes) {
  for (let at = 8; at < bytes.length; ) {
    const [size, content] = readLeb(bytes, at + 1);
    if (bytes[at] === memorySection) {
      const [pages] = readLeb(bytes, content + 2);
      const section = [1, 1, ...leb(pages), ...leb(megabytes * 16)];
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([memorySection, ...leb(section.length), ...section]),
        bytes.subarray(content + size),
      ]);
    }
    at = content + size;
  }
  throw new Error('the module has no memory');
}

const loadSmall = (name = 'acmotion') => acmotion.load({ module: withLittleMemory(readFileSync(wasmFile(name))) });
const place = { setup: acmotion.Sample.mannequin, position: meadow };
const limitExceeded = { name: 'AcmotionError', code: 'LIMIT_EXCEEDED' };

/** Creates objects until one is refused; how many there are. */
function fill(world, first) {
  for (let guid = first; ; ++guid) {
    try {
      world.createObject(guid, place);
    } catch (error) {
      assert.equal(error.code, 'LIMIT_EXCEEDED', String(error));
      return guid - first;
    }
    assert.ok(guid - first < 1e6);
  }
}

for (const name of ['acmotion', 'acmotion-scalar'])
  test(`${name}: a full world refuses objects and goes on`, async () => {
    const library = await loadSmall(name);
    const { world, creature } = worldWithMannequin(library);
    const created = fill(world, 0x60000001);
    assert.ok(created > 1000, `${created} objects`);
    assert.throws(() => world.createObject(0x70000001, place), limitExceeded);
    assert.equal(world.count, created + 1);
    creature.doMotion(acmotion.Command.WalkForward);
    pass(world, 1);
    assert.ok(creature.state.position.frame.origin.y > meadow.frame.origin.y + 1);
    assert.equal(world.count, created + 1);
    // One that is there makes room for itself, and one that goes makes room for another.
    world.createObject(0x60000001, place);
    world.object(0x60000002).delete();
    world.createObject(0x70000002, place);
    assert.ok(library.memory.buffer.byteLength <= megabytes << 20);
  });

test('a server that describes objects without end fills a client and does not end the module', async () => {
  const { world: there } = worldWithMannequin(await acmotion.load());
  const server = new acmotion.Server(there);
  const library = await loadSmall();
  const { world: here } = worldWithMannequin(library);
  const client = new acmotion.Client(here, { expectsPlayer: false });
  let refused = 0;
  for (let guid = 0x60000001; refused < 100; ++guid) {
    there.createObject(guid, place);
    const { reason } = client.receive(server.describe(guid));
    if (reason === acmotion.CheckReason.TOO_MANY) ++refused;
    else assert.equal(refused, 0);
    there.object(guid).delete();
  }
  assert.ok(here.count > 1000, `${here.count} objects`);
  here.clearEvents();
  pass(here, 1);
});

/** As much as a message can hold; no two of different numbers share a texture. */
function largestAppearance(number) {
  const entries = Array.from({ length: 255 }, (_, i) => i);
  return {
    basePalette: 0x04000001,
    subPalettes: entries.map((i) => ({ palette: 0x04000002 + number, first: i * 8, count: 8 })),
    textureChanges: entries.map((i) => ({ part: i, oldTexture: 0x05000001 + number, newTexture: 0x05000002 + number })),
    partChanges: number === 0 ? entries.map((part) => ({ part, mesh: 0x01000001 })) : [],
  };
}

test('a server that dresses objects without end fills a client and does not end the module', async () => {
  const { world: there } = worldWithMannequin(await acmotion.load());
  const server = new acmotion.Server(there);
  const library = await loadSmall();
  const { world: here } = worldWithMannequin(library);
  const client = new acmotion.Client(here, { expectsPlayer: false });
  const first = 0x60000001;
  const described = 1000;
  for (let guid = first; guid < first + described; ++guid) {
    there.createObject(guid, place);
    assert.equal(client.receive(server.describe(guid)).reason, acmotion.CheckReason.FRESH);
  }
  let dressed = 0;
  let refused = 0;
  for (let guid = first; guid < first + described; ++guid)
    for (let number = 0; number < 4; ++number) {
      server.setAppearance(guid, largestAppearance(number));
      const { reason } = client.receive(server.outbox()[0].bytes);
      server.clearOutbox();
      if (reason === acmotion.CheckReason.TOO_MANY) ++refused;
      else assert.equal(reason, acmotion.CheckReason.FRESH);
      dressed += reason === acmotion.CheckReason.FRESH;
    }
  assert.ok(dressed > 100 && refused > 1000, `${dressed} appearances, ${refused} refused`);
  here.clearEvents();
  pass(here, 1);
  assert.throws(() => here.object(first + 900).setAppearance(largestAppearance(5)), limitExceeded);
  // What goes makes room.
  for (let guid = first; guid < first + 800; ++guid) here.object(guid).delete();
  here.object(first + 900).setAppearance(largestAppearance(5));
  fill(here, 0x70000001);
  pass(here, 1);
  assert.ok(library.memory.buffer.byteLength <= megabytes << 20);
});

test('room for more objects than there is memory for is refused', async () => {
  const { world } = worldWithMannequin(await loadSmall());
  assert.throws(() => world.reserve(1_000_000), limitExceeded);
  world.reserve(100);
  pass(world, 1);
});
