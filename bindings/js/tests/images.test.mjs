// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Textures, surfaces and meshes, as a renderer needs them.
import assert from 'node:assert/strict';
import test from 'node:test';
import { inflateSync } from 'node:zlib';
import { acmotion } from './support.mjs';

const { Assets, DrawPass, ImageKind, MeshFacing, Sample, floatsPerVertex } = acmotion;
const library = await acmotion.load();

function record(...words) {
  return new Uint8Array(Uint32Array.from(words).buffer);
}
/** A palette of three colours, and an image of 2 x 2 pixels with the indices 1, 2, 2, 9. */
function pictures() {
  const assets = Assets.empty(library);
  assets.add(0x04000001, record(0x04000001, 3, 0xff000000, 0xffcc2200, 0xffffee88));
  assets.add(0x06000001, record(0x06000001, 7, 2, 2, 101, 8, 0x00020001, 0x00090002, 0x04000001));
  return assets;
}

test('an indexed image becomes RGBA, in its own colours and in others', () => {
  const assets = pictures();
  const own = acmotion.decodeImage(assets, 0x06000001);
  assert.deepEqual([own.kind, own.width, own.height, own.outsidePalette], [ImageKind.RGBA, 2, 2, 1]);
  assert.deepEqual([...own.bytes.subarray(0, 8)], [0xcc, 0x22, 0, 255, 0xff, 0xee, 0x88, 255]);
  const colors = Uint32Array.from({ length: 2048 }, (_, i) => 0xff000000 + i);
  const dyed = acmotion.decodeImage(assets, 0x06000001, { colors });
  assert.deepEqual([...dyed.bytes.subarray(0, 8)], [0, 0, 1, 255, 0, 0, 2, 255]);
  const clipped = acmotion.decodeImage(assets, 0x06000001, { colors, clipMap: true });
  assert.deepEqual([clipped.bytes[3], clipped.bytes[15]], [0, 255]);
  assert.throws(() => acmotion.decodeImage(assets, 0x06000077), /0x06000077/);
  assert.throws(() => acmotion.decodeImage(assets, 0x06000001, { palette: 0x04000077 }), /palette 0x04000077/);
});

test('a JPEG leaves as the file that it is', () => {
  const file = new Uint8Array(1000);
  file.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 8, 0, 16, 3]);
  const assets = Assets.empty(library);
  assets.add(0x06000002, Uint8Array.from([...record(0x06000002, 7, 0, 0, 500, file.length), ...file]));
  const image = acmotion.decodeImage(assets, 0x06000002);
  assert.deepEqual([image.kind, image.width, image.height], [ImageKind.JPEG, 16, 8]);
  assert.deepEqual(image.bytes, file);
});

test('pixels become a PNG', () => {
  const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255]);
  const png = Buffer.from(acmotion.encodePng(library, rgba, 2, 1));
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  const at = png.indexOf('IDAT');
  const row = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  assert.equal(row.length, 1 + 2 * 3); // the filter, then two opaque pixels
  assert.throws(() => acmotion.encodePng(library, rgba, 2, 2), (error) => error.field === 'size');
});

test('the mesh of a spark faces the eye, and its surface blends', () => {
  const assets = Assets.sample(library);
  const mesh = acmotion.readMesh(assets, 0x01000501);
  assert.deepEqual([mesh.facing, mesh.vertexCount, mesh.surfaces.length], [MeshFacing.EYE, 6, 1]);
  assert.equal(mesh.vertices.length, 6 * floatsPerVertex);
  assert.deepEqual([...mesh.vertices.subarray(6, 8)], [0, 1]);
  const material = acmotion.surfaceMaterial(assets, mesh.surfaces[0].surface);
  assert.ok(material.blend && !material.depthWrite && material.pass === DrawPass.BLENDED);
  const image = acmotion.decodeImage(assets, material.texture, { asTexture: true, clipMap: material.clipMap });
  assert.equal(image.bytes.length, image.width * image.height * 4);
  assert.throws(() => acmotion.readMesh(assets, 0x01000999), (error) => error.code === 'NOT_FOUND');
});

test('the surfaces of a mesh are those of a look, and hooks change how they are drawn', () => {
  const assets = Assets.sample(library);
  const { parts } = acmotion.makeLook(assets, Sample.mannequin);
  for (const part of parts) {
    const mesh = acmotion.readMesh(assets, part.drawnMesh);
    assert.deepEqual(
      mesh.surfaces.map((s) => s.surface),
      part.surfaces.map((s) => s.surface),
    );
    assert.equal(
      mesh.surfaces.reduce((sum, s) => sum + s.vertexCount, 0),
      mesh.vertexCount,
    );
  }
  const { surface, texture } = parts[0].surfaces[0];
  const drawn = acmotion.surfaceMaterial(assets, surface, {
    texture,
    part: { translucency: 0.5, luminosity: 0.25, hasLuminosity: true },
  });
  assert.ok(drawn.blend && drawn.alpha === 0.5 && drawn.luminosity === 0.25 && drawn.texture === texture);
});

test('the notes of an export name what could not be shown', () => {
  assert.deepEqual(acmotion.exportGltf(Assets.sample(library), Sample.sword).notes, []);
});
