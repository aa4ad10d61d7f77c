// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Surfaces become materials here, and nowhere else.
import {
  ClampToEdgeWrapping,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  Texture,
  type Material,
} from 'three';
import type { Surface, SurfaceImage } from '../engine/model.js';

export function materialOf(surface: Surface | undefined): MeshStandardMaterial {
  const [r, g, b] = surface?.color ?? [0.5, 0.5, 0.5];
  const opacity = surface?.opacity ?? 1;
  const material = new MeshStandardMaterial({
    color: new Color(r, g, b),
    roughness: 0.85,
    metalness: 0,
    transparent: opacity < 1 || (surface?.blends ?? false),
    opacity,
    alphaTest: surface?.cutoff ?? 0,
    side: DoubleSide,
  });
  if (surface) material.emissive.setRGB(...surface.emissive);
  if (surface?.texture) void paint(material, surface.texture);
  return material;
}

/** The body is plain until the browser has decoded the image, and stays so when it cannot. */
async function paint(material: MeshStandardMaterial, { png, repeats }: SurfaceImage): Promise<void> {
  const blob = new Blob([png.slice()], { type: 'image/png' });
  const bitmap = await createImageBitmap(blob, { premultiplyAlpha: 'none' }).catch(() => null);
  if (!bitmap) return;
  const texture = new Texture(bitmap);
  texture.flipY = false;
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = repeats ? RepeatWrapping : ClampToEdgeWrapping;
  texture.needsUpdate = true;
  material.map = material.emissiveMap = texture;
  material.needsUpdate = true;
  material.addEventListener('dispose', () => texture.dispose());
}

/** Bodies that are not really there: the other pose, the other run. */
export function ghostMaterial(color: number, opacity = 0.3): Material {
  // Where both are at the same place, the body itself is seen.
  const behind = { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 };
  return new MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false, ...behind });
}
