// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What objects wear, and what bodies show with it.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import test from 'node:test';
import { pathToFileURL } from 'node:url';
import { acmotion, packageFolder, worldWithMannequin } from './support.mjs';

const { Assets, AcmotionError, Client, EventType, Load, LookFindingKind, Sample, Server, World } = acmotion;
const library = await acmotion.load();
const assets = Assets.sample(library);
const helmet = 0x01000402;
const clothes = 0x10000001;
const knight = {
  basePalette: 0x04000001,
  subPalettes: [{ palette: 0x04000011, first: 64, count: 128 }],
  textureChanges: [{ part: 2, oldTexture: 0x05000005, newTexture: 0x05000018 }],
  partChanges: [{ part: 4, mesh: helmet }],
};

test('an appearance is sent as bytes and comes back', () => {
  const bytes = acmotion.encodeAppearance(library, knight);
  assert.equal(bytes[0], 0x11);
  assert.deepEqual(acmotion.decodeAppearance(library, bytes), knight);
  assert.deepEqual([...acmotion.encodeAppearance(library, {})], [0x11, 0, 0, 0]);
  assert.throws(() => acmotion.decodeAppearance(library, bytes.subarray(1)), AcmotionError);
  assert.throws(
    () => acmotion.encodeAppearance(library, { subPalettes: [{ palette: 0x04000011, first: 3, count: 8 }] }),
    (error) => error.code === 'BAD_VALUE' && error.field === 'objdesc.subpalette.first',
  );
  assert.throws(() => acmotion.encodeAppearance(library, { parts: [] }), /appearance has no field parts/);
  assert.throws(() => acmotion.encodeAppearance(library, { partChanges: [{ part: 300 }] }), /partChanges\[0\].part/);
});

test('a later entry takes the place of an earlier one', () => {
  const sum = acmotion.addAppearance(library, knight, { partChanges: [{ part: 4, mesh: 0x010001ec }] });
  assert.deepEqual(sum, { ...knight, partChanges: [{ part: 4, mesh: 0x010001ec }] });
});

test('an object wears what is set, and reports it', () => {
  const { world, creature } = worldWithMannequin(library);
  assert.deepEqual(creature.appearance.partChanges, []);
  world.clearEvents();
  creature.setAppearance(knight);
  assert.deepEqual(creature.appearance, knight);
  assert.deepEqual(
    [...world.events()].map((event) => event.type),
    [EventType.APPEARANCE_CHANGED],
  );
  assert.throws(() => world.object(99).appearance, (error) => error.code === 'NO_OBJECT');
});

test('a server sends what an object wears', () => {
  const { world, creature } = worldWithMannequin(library);
  const server = new Server(world);
  const seen = new World(assets);
  const client = new Client(seen, { expectsPlayer: false });
  client.receive(server.describe(creature.guid));
  server.setAppearance(creature.guid, knight);
  for (const message of server.takeOutbox()) client.receive(message.bytes);
  assert.deepEqual(seen.object(creature.guid).appearance, knight);
});

test('garments dress a body', () => {
  assets.load(clothes, Load.CLOTHING);
  const { appearance, findings } = acmotion.dress(assets, Sample.mannequin, {
    body: { basePalette: 0x04000001 },
    garments: [{ clothingTable: clothes, paletteTemplate: 1, shades: [0.5, 0, 0, 0] }, { clothingTable: 0x10000099 }],
  });
  assert.equal(appearance.basePalette, 0x04000001);
  assert.equal(appearance.partChanges.length, assets.setup(Sample.mannequin).partCount);
  assert.ok(appearance.subPalettes.length > 0 && appearance.textureChanges.length > 0);
  assert.equal(findings.length, 1);
  assert.deepEqual([findings[0].garment, findings[0].objectId], [1, 0x10000099]);
  assets.loadAppearance(appearance);
  const look = acmotion.makeLook(assets, Sample.mannequin, appearance);
  assert.deepEqual(look.findings, []);
  assert.equal(look.colors.length, 2048);
  assert.ok(look.parts.some((part) => part.mesh === helmet && part.isRecolored));
});

test('a look has parts with surfaces, and says what is missing', () => {
  const plain = acmotion.makeLook(assets, Sample.mannequin);
  assert.equal(plain.colors.length, 0);
  for (const { surfaces, surfaceCount } of plain.parts) assert.equal(surfaces.length, surfaceCount);
  assert.deepEqual(plain.parts.slice(0, 5).map((part) => part.surfaces.length), [3, 1, 2, 1, 4]);
  assert.equal(plain.parts[0].surfaces[0].texture >>> 24, 0x05);
  const odd = acmotion.makeLook(assets, Sample.mannequin, { partChanges: [{ part: 200, mesh: helmet }] });
  assert.deepEqual(odd.findings, [{ kind: LookFindingKind.NO_SUCH_PART, part: 200, id: odd.findings[0].id }]);
  assert.match(library.lookFindingText(odd.findings[0].kind), /part/);
  assert.throws(() => acmotion.makeLook(assets, 0x02000099), (error) => error.code === 'NOT_FOUND');
});

test('the runtime alone has them too', async () => {
  const runtime = await import(pathToFileURL(join(packageFolder, 'dist', 'runtime.js')).href);
  const small = await runtime.load();
  assert.deepEqual(runtime.decodeAppearance(small, runtime.encodeAppearance(small, knight)), knight);
  assert.equal(runtime.readMesh, undefined);
});
