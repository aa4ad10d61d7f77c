// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Lines from each part to the part that it hangs on.
import { BufferAttribute, BufferGeometry, Group, LineBasicMaterial, LineSegments, Points, PointsMaterial } from 'three';
import type { Body } from './body.js';

const maxCount = 512;

export class Bones {
  readonly group = new Group();
  readonly #ends = new BufferAttribute(new Float32Array(maxCount * 6), 3);
  readonly #dots = new BufferAttribute(new Float32Array(maxCount * 3), 3);
  readonly #lines: LineSegments;
  readonly #points: Points;

  constructor() {
    const lines = new BufferGeometry().setAttribute('position', this.#ends);
    const points = new BufferGeometry().setAttribute('position', this.#dots);
    this.#lines = new LineSegments(lines, new LineBasicMaterial({ color: 0xffd23f, depthTest: false }));
    this.#points = new Points(
      points,
      new PointsMaterial({ color: 0xff4d6d, size: 6, sizeAttenuation: false, depthTest: false }),
    );
    for (const object of [this.#lines, this.#points]) {
      object.frustumCulled = false;
      object.renderOrder = 2;
      this.group.add(object);
    }
    this.group.visible = false;
  }

  update(body: Body): void {
    if (!this.group.visible) return;
    let line = 0;
    let dot = 0;
    for (const { part, parent } of body.shape.model.parts) {
      const from = body.meshes[part]?.matrix.elements;
      if (!from || dot >= maxCount) continue;
      this.#dots.setXYZ(dot++, from[12]!, from[13]!, from[14]!);
      const to = body.meshes[parent]?.matrix.elements;
      if (!to) continue;
      this.#ends.setXYZ(line++, from[12]!, from[13]!, from[14]!);
      this.#ends.setXYZ(line++, to[12]!, to[13]!, to[14]!);
    }
    this.#lines.geometry.setDrawRange(0, line);
    this.#points.geometry.setDrawRange(0, dot);
    this.#ends.needsUpdate = true;
    this.#dots.needsUpdate = true;
  }
}
