// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Surfaces become materials here, and nowhere else: textures will come in through `Surface.texture`.
import { Color, DoubleSide, MeshBasicMaterial, MeshStandardMaterial, type Material } from 'three';
import type { Surface } from '../engine/model.js';

export function materialOf(surface: Surface | undefined): MeshStandardMaterial {
  const [r, g, b] = surface?.color ?? [0.5, 0.5, 0.5];
  const opacity = surface?.opacity ?? 1;
  return new MeshStandardMaterial({
    color: new Color(r, g, b),
    roughness: 0.85,
    metalness: 0,
    transparent: opacity < 1,
    opacity,
    side: DoubleSide,
  });
}

/** Bodies that are not really there: the other pose, the other run. */
export function ghostMaterial(color: number): Material {
  // Where both are at the same place, the body itself is seen.
  const behind = { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 };
  return new MeshBasicMaterial({ color, transparent: true, opacity: 0.3, depthWrite: false, ...behind });
}
