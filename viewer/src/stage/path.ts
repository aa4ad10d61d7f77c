// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Where the root of the body has been.
import { BufferAttribute, BufferGeometry, Line, LineBasicMaterial } from 'three';

const maxCount = 4096;

export class RootPath {
  readonly line: Line;
  readonly #positions = new Float32Array(maxCount * 3);
  readonly #attribute = new BufferAttribute(this.#positions, 3);
  #count = 0;
  #tick = -1;

  constructor() {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', this.#attribute);
    geometry.setDrawRange(0, 0);
    this.line = new Line(geometry, new LineBasicMaterial({ color: 0xff8a1f }));
    this.line.frustumCulled = false;
    this.line.visible = false;
  }
  add(tick: number, x: number, y: number, z: number): void {
    if (tick === this.#tick) return;
    if (tick < this.#tick || tick > this.#tick + 12) this.#count = 0;
    this.#tick = tick;
    if (this.#count === maxCount) {
      this.#positions.copyWithin(0, maxCount * 1.5, maxCount * 3);
      this.#count = maxCount / 2;
    }
    this.#positions.set([x, y, z + 0.01], this.#count++ * 3);
    this.#attribute.needsUpdate = true;
    this.line.geometry.setDrawRange(0, this.#count);
  }
}
