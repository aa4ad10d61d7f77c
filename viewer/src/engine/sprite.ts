// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// How the particles of a mesh look as billboards: its size, and the picture and blending of its first surface.
import { BlendFactor, decodeImage, floatsPerVertex, ImageKind, readMesh, surfaceMaterial, type Assets } from 'acmotion';

export interface Sprite {
  /** Metres. */
  width: number;
  height: number;
  color: [number, number, number];
  isAdditive: boolean;
  /** Null: its color alone. */
  picture: { rgba: Uint8Array<ArrayBuffer>; width: number; height: number } | null;
}

const plain: Sprite = { width: 0.1, height: 0.1, color: [1, 0.8, 0.4], isAdditive: true, picture: null };

export function readSprite(assets: Assets, mesh: number): Sprite {
  if (!assets.contains(mesh)) return plain;
  const { surfaces, vertices } = readMesh(assets, mesh);
  const [first] = surfaces;
  if (!first) return plain;
  const { texture, color, clipMap, destination } = surfaceMaterial(assets, first.surface);
  return {
    // A mesh that faces the eye has its y axis away from it.
    width: extent(vertices, 0) || plain.width,
    height: extent(vertices, 2) || plain.height,
    color: [((color >>> 16) & 0xff) / 255, ((color >>> 8) & 0xff) / 255, (color & 0xff) / 255],
    isAdditive: destination === BlendFactor.ONE,
    picture: texture === 0 ? null : pictureOf(assets, texture, clipMap),
  };
}
function extent(vertices: Float32Array, axis: number): number {
  let [low, high] = [Infinity, -Infinity];
  for (let i = axis; i < vertices.length; i += floatsPerVertex) {
    low = Math.min(low, vertices[i]!);
    high = Math.max(high, vertices[i]!);
  }
  return high > low ? high - low : 0;
}
/** Null: it cannot be decoded, or is a JPEG, of which particles have none. */
function pictureOf(assets: Assets, texture: number, clipMap: boolean): Sprite['picture'] {
  try {
    const { kind, width, height, bytes } = decodeImage(assets, texture, { clipMap });
    return kind === ImageKind.RGBA ? { rgba: bytes, width, height } : null;
  } catch {
    return null;
  }
}
