// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Three ways to look: around a place, along with the creature, and out of its eyes.
import { PerspectiveCamera, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

export type CameraKind = 'orbit' | 'follow' | 'eyes';

export class Cameras {
  readonly camera = new PerspectiveCamera(42, 1, 0.05, 600);
  readonly controls: OrbitControls;
  #kind: CameraKind = 'follow';
  readonly #last = new Vector3();
  readonly #moved = new Vector3();
  #height = 1.8;
  readonly #forward = new Vector3();

  constructor(canvas: HTMLElement) {
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.enableDamping = false;
    this.controls.maxPolarAngle = Math.PI * 0.55;
    this.controls.minDistance = 0.4;
    this.controls.maxDistance = 200;
    this.controls.mouseButtons.RIGHT = null; // it turns the creature (mouse-look.ts); Shift and the left one move
  }

  get kind(): CameraKind {
    return this.#kind;
  }
  setKind(kind: CameraKind): void {
    const wasEyes = this.#kind === 'eyes';
    this.#kind = kind;
    this.controls.enabled = kind !== 'eyes';
    if (wasEyes && kind !== 'eyes') this.frame(this.#height);
  }
  /** Shows the whole creature at its last place, from the front, and what stands `aside` metres beside it. */
  frame(height: number, aside = 0): void {
    this.#height = height;
    const distance = Math.max(height, 0.8) * 2.1 + Math.abs(aside);
    this.controls.target.copy(this.#last).add(new Vector3(aside, 0, height * 0.5));
    this.camera.position.copy(this.controls.target).add(new Vector3(distance * 0.62, distance * 0.78, distance * 0.32));
    this.controls.update();
  }
  /** The crowd, from above. */
  overlook(metres: number): void {
    this.controls.target.set(0, metres * 0.45, 0);
    this.camera.position.set(-metres * 0.35, -metres * 0.75, metres * 0.6);
    this.controls.update();
  }
  turn(azimuth: number, elevation: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    offset.applyAxisAngle(new Vector3(0, 0, 1), azimuth);
    const side = new Vector3(-offset.y, offset.x, 0).normalize();
    const tilted = offset.clone().applyAxisAngle(side, elevation);
    if (tilted.z > 0.05 * tilted.length() && Math.hypot(tilted.x, tilted.y) > 0.1 * tilted.length())
      offset.copy(tilted);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
  }
  zoom(factor: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target).multiplyScalar(factor);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
  }

  /** The creature is there now. */
  move(place: Vector3, w: number, x: number, y: number, z: number): void {
    if (this.#kind === 'follow') {
      this.#moved.subVectors(place, this.#last);
      this.camera.position.add(this.#moved);
      this.controls.target.add(this.#moved);
      this.controls.update();
    }
    this.#last.copy(place);
    if (this.#kind === 'eyes') this.#lookOut(place, w, x, y, z);
  }
  #lookOut(place: Vector3, w: number, x: number, y: number, z: number): void {
    // The body looks along its y axis.
    this.#forward.set(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x));
    this.camera.position.copy(place);
    this.camera.position.z += this.#height * 0.94;
    this.camera.position.addScaledVector(this.#forward, 0.12);
    this.#forward.add(this.camera.position);
    this.camera.lookAt(this.#forward);
  }
}
