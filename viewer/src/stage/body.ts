// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// One body: a mesh for each part, moved by the matrices of a frame.
import { Group, Mesh, type Material } from 'three';
import { floatsPerMatrix } from '../engine/protocol.js';
import type { Shape } from './geometry.js';

export interface BodyUserData {
  guid: number;
  part: number;
}

export class Body {
  readonly group = new Group();
  readonly guid: number;
  readonly shape: Shape;
  readonly partCount: number;
  readonly isGhost: boolean;
  /** By part; null: nothing to draw. */
  readonly meshes: (Mesh | null)[];

  /** `ghost`: the material of all parts, instead of their own. */
  constructor(guid: number, shape: Shape, partCount: number, ghost: Material | null) {
    this.guid = guid;
    this.shape = shape;
    this.partCount = partCount;
    this.isGhost = ghost !== null;
    this.meshes = Array.from({ length: partCount }, (_, part) => this.#mesh(part, ghost));
    for (const mesh of this.meshes) if (mesh) this.group.add(mesh);
    this.group.matrixAutoUpdate = false;
  }

  #mesh(part: number, ghost: Material | null): Mesh | null {
    const geometry = this.shape.parts[part];
    if (!geometry) return null;
    const mesh = new Mesh(geometry, ghost ?? this.shape.materials);
    mesh.matrixAutoUpdate = false;
    mesh.castShadow = !ghost;
    mesh.receiveShadow = !ghost;
    mesh.userData = { guid: this.guid, part } satisfies BodyUserData;
    return mesh;
  }

  setMarkers(areShown: boolean): void {
    for (const part of this.shape.markers) if (this.meshes[part]) this.meshes[part].visible = areShown;
  }

  /** The matrices of its parts begin there; where the next body's begin. */
  pose(data: Float32Array, at: number): number {
    for (let part = 0; part < this.partCount; ++part) {
      const mesh = this.meshes[part];
      if (!mesh) continue;
      const { elements } = mesh.matrix;
      const from = at + part * floatsPerMatrix;
      for (let i = 0; i < floatsPerMatrix; ++i) elements[i] = data[from + i]!;
      mesh.matrixWorldNeedsUpdate = true;
    }
    return at + Math.max(this.partCount, 1) * floatsPerMatrix;
  }
}
