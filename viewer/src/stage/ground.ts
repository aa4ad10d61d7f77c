// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The endless plane: a grid of metres that goes along with the creature, and receives its shadow.
import { Color, GridHelper, Group, Mesh, PlaneGeometry, ShadowMaterial, type LineBasicMaterial } from 'three';

const size = 120;
const step = 10;

export class Ground {
  readonly group = new Group();
  #grid: GridHelper;
  readonly #shadow = new ShadowMaterial({ opacity: 0.35 });

  constructor() {
    const plane = new Mesh(new PlaneGeometry(size * 2, size * 2), this.#shadow);
    plane.receiveShadow = true;
    this.#grid = new GridHelper(size, size);
    this.#grid.rotation.x = Math.PI / 2;
    this.#grid.position.z = 0.002;
    this.group.add(plane, this.#grid);
  }
  setColors(line: Color, strong: Color, shadow: number): void {
    this.group.remove(this.#grid);
    this.#grid.dispose();
    this.#grid = new GridHelper(size, size, strong, line);
    this.#grid.rotation.x = Math.PI / 2;
    this.#grid.position.z = 0.002;
    const material = this.#grid.material as LineBasicMaterial;
    material.transparent = true;
    material.opacity = 0.7;
    this.group.add(this.#grid);
    this.#shadow.opacity = shadow;
  }
  follow(x: number, y: number): void {
    this.group.position.set(Math.round(x / step) * step, Math.round(y / step) * step, 0);
  }
}
