// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Which part is under the pointer, and which one was chosen.
import { BoxHelper, Raycaster, Vector2, type Camera, type Mesh, type Scene } from 'three';
import type { BodyUserData } from './body.js';
import type { Cast } from './cast.js';

export interface PickedPart {
  guid: number;
  setup: number;
  part: number;
  gfxobj: number;
  surfaces: number[];
}

export class Picking {
  readonly #cast: Cast;
  readonly #scene: Scene;
  readonly #raycaster = new Raycaster();
  #box: BoxHelper | null = null;
  #mesh: Mesh | null = null;
  onPick: (part: PickedPart | null) => void = () => {};

  constructor(cast: Cast, scene: Scene) {
    this.#cast = cast;
    this.#scene = scene;
  }
  /** Coordinates from -1 to 1. */
  pick(x: number, y: number, camera: Camera): void {
    this.#raycaster.setFromCamera(new Vector2(x, y), camera);
    const [hit] = this.#raycaster.intersectObjects(this.#cast.meshes, false);
    this.#choose((hit?.object as Mesh | undefined) ?? null);
  }
  /** The next part, for keyboards. */
  next(step: 1 | -1): void {
    const meshes = this.#cast.player?.meshes.filter((mesh) => mesh !== null) ?? [];
    if (meshes.length === 0) return;
    const now = this.#mesh ? meshes.indexOf(this.#mesh) : step > 0 ? -1 : 0;
    this.#choose(meshes[(now + step + meshes.length) % meshes.length]!);
  }
  clear(): void {
    this.#choose(null);
  }
  update(): void {
    this.#box?.update();
  }
  #choose(mesh: Mesh | null): void {
    if (this.#box) {
      this.#scene.remove(this.#box);
      this.#box.dispose();
      this.#box = null;
    }
    this.#mesh = mesh;
    if (mesh) this.#scene.add((this.#box = new BoxHelper(mesh, 0xffd23f)));
    this.onPick(mesh ? this.#describe(mesh) : null);
  }
  #describe(mesh: Mesh): PickedPart | null {
    const { guid, part } = mesh.userData as BodyUserData;
    const body = this.#cast.bodyOf(mesh);
    if (!body) return null;
    const { model } = body.shape;
    const found = model.parts.find((one) => one.part === part);
    const surfaces = found?.primitives.map(({ surface }) => model.surfaces[surface]?.id ?? 0) ?? [];
    return { guid, setup: model.setup, part, gfxobj: found?.gfxobj ?? 0, surfaces };
  }
}
