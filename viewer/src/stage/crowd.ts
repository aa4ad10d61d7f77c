// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Thousands of bodies of one kind: an instanced mesh for each part.
import { DynamicDrawUsage, Group, InstancedMesh } from 'three';
import { floatsPerMatrix } from '../engine/protocol.js';
import type { Shape } from './geometry.js';

/** More shadows than that cost more than they show. */
const maxShadows = 100;

export class Crowd {
  readonly group = new Group();
  readonly count: number;
  readonly partCount: number;
  readonly #meshes: (InstancedMesh | null)[];
  readonly #markers: Set<number>;

  constructor(shape: Shape, partCount: number, count: number) {
    this.count = count;
    this.#markers = shape.markers;
    this.partCount = Math.max(partCount, 1);
    this.#meshes = Array.from({ length: partCount }, (_, part) => {
      const geometry = shape.parts[part];
      if (!geometry) return null;
      const mesh = new InstancedMesh(geometry, shape.materials, count);
      mesh.instanceMatrix.setUsage(DynamicDrawUsage);
      mesh.frustumCulled = false; // its bounds would be those of the first pose
      mesh.castShadow = count <= maxShadows;
      this.group.add(mesh);
      return mesh;
    });
  }

  pose(data: Float32Array, at: number): number {
    const stride = this.partCount * floatsPerMatrix;
    for (let part = 0; part < this.#meshes.length; ++part) {
      const mesh = this.#meshes[part];
      if (!mesh) continue;
      const out = mesh.instanceMatrix.array;
      for (let i = 0, from = at + part * floatsPerMatrix, to = 0; i < this.count; ++i, from += stride)
        for (let k = 0; k < floatsPerMatrix; ++k) out[to++] = data[from + k]!;
      mesh.instanceMatrix.needsUpdate = true;
    }
    return at + this.count * stride;
  }
  setMarkers(areShown: boolean): void {
    for (const part of this.#markers) if (this.#meshes[part]) this.#meshes[part].visible = areShown;
  }
  dispose(): void {
    for (const mesh of this.#meshes) mesh?.dispose();
  }
}
