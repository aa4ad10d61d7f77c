// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Hooks where they happen: attacks as the volume that they cover, all others as words beside the part.
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  Vector3,
  type Camera,
} from 'three';
import { ticksPerSecond } from '../engine/scenario.js';
import type { Cone, LogEntry } from '../engine/log.js';
import type { Body } from './body.js';

/** How long a hook stays in sight. */
const shownTicks = ticksPerSecond * 0.7;
const maxLabels = 6;

export class Hooks {
  readonly group = new Group();
  readonly #overlay: HTMLElement;
  readonly #labels: HTMLElement[] = [];
  readonly #material = new MeshBasicMaterial({
    color: 0xff3b30,
    transparent: true,
    opacity: 0.3,
    side: DoubleSide,
    depthWrite: false,
  });
  #mesh: Mesh | null = null;
  #cone: Cone | null = null;
  readonly #point = new Vector3();
  #anchor = 0;
  isShown = true;

  constructor(overlay: HTMLElement) {
    this.#overlay = overlay;
    for (let i = 0; i < maxLabels; ++i) {
      const label = document.createElement('div');
      label.className = 'hook-label';
      label.hidden = true;
      this.#overlay.append(label);
      this.#labels.push(label);
    }
  }

  /** Shows what happened shortly before the tick. */
  update(entries: readonly LogEntry[], tick: number, body: Body, camera: Camera, width: number, height: number): void {
    let label = 0;
    let cone: LogEntry | null = null;
    for (let i = entries.length - 1; this.isShown && i >= 0 && entries[i]!.tick > tick - shownTicks; --i) {
      const entry = entries[i]!;
      if (entry.lane !== 'hook' || entry.tick > tick) continue;
      if (entry.cone) cone ??= entry;
      if (label < maxLabels)
        this.#place(label++, entry, (tick - entry.tick) / shownTicks, body, camera, width, height);
    }
    for (; label < maxLabels; ++label) this.#labels[label]!.hidden = true;
    this.#showCone(cone?.cone ?? null);
    if (cone) this.#material.opacity = 0.26 * (1 - (tick - cone.tick) / shownTicks);
  }
  /** All stand above one another beside the first one's part, so that none hides another. */
  #place(index: number, entry: LogEntry, age: number, body: Body, camera: Camera, width: number, height: number): void {
    const label = this.#labels[index]!;
    if (index === 0) this.#anchor = entry.part ?? 0;
    const mesh = body.meshes[this.#anchor] ?? body.meshes.find((one) => one !== null);
    if (!mesh) return;
    this.#point.setFromMatrixPosition(mesh.matrixWorld).project(camera);
    label.hidden = this.#point.z > 1;
    const detail = entry.cone ? `${entry.cone.radius.toFixed(1)} m` : entry.detail.slice(0, 48);
    const text = detail ? `${entry.text}: ${detail}` : entry.text;
    if (label.textContent !== text) label.textContent = text;
    const x = Math.min(Math.max((this.#point.x * 0.5 + 0.5) * width + 14, 4), width - 150);
    const y = (0.5 - this.#point.y * 0.5) * height - index * 24;
    label.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
    label.style.opacity = String(1 - age * age);
  }
  #showCone(cone: Cone | null): void {
    if (cone === this.#cone) return;
    this.#cone = cone;
    if (this.#mesh) {
      this.group.remove(this.#mesh);
      this.#mesh.geometry.dispose();
      this.#mesh = null;
    }
    if (!cone) return;
    this.#mesh = new Mesh(wedge(cone), this.#material);
    this.group.add(this.#mesh);
  }
  /** The cone stands where the body is. */
  move(place: Vector3, w: number, x: number, y: number, z: number): void {
    this.group.position.copy(place);
    this.group.quaternion.set(x, y, z, w);
  }
}

/** What lies between the two directions, within the radius and up to the height. */
function wedge({ left, right, radius, height }: Cone): BufferGeometry {
  const from = Math.atan2(right[1], right[0]);
  let to = Math.atan2(left[1], left[0]);
  if (to < from) to += Math.PI * 2;
  const steps = 16;
  const points: number[] = [0, 0, 0, 0, 0, height];
  const triangles: number[] = [];
  for (let i = 0; i <= steps; ++i) {
    const angle = from + ((to - from) * i) / steps;
    const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    points.push(x, y, 0, x, y, height);
    const at = 2 + i * 2;
    if (i > 0) triangles.push(0, at - 2, at, 1, at - 1, at + 1, at - 2, at - 1, at, at, at - 1, at + 1);
  }
  const last = 2 + steps * 2;
  triangles.push(0, 1, 2, 2, 1, 3, 0, 1, last, last, 1, last + 1);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3));
  geometry.setIndex(triangles);
  return geometry;
}
