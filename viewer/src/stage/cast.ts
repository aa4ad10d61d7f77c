// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Everybody on the stage, as the roster lists them.
import { Group, type Mesh } from 'three';
import { floatsPerMatrix, type Roster, type RosterItem } from '../engine/protocol.js';
import { Body } from './body.js';
import { Crowd } from './crowd.js';
import { disposeShape, shapeOf, type Shape } from './geometry.js';
import { ghostMaterial } from './materials.js';
import type { Model } from '../engine/model.js';

export type ModelReader = (setup: number) => Promise<Model>;

const smoothGhost = ghostMaterial(0x3aa0ff);
const twinGhost = ghostMaterial(0xff7a3a);
const serverGhost = ghostMaterial(0x8a5cff, 0.45);
/** Metres east of the first run at which the other one stands: negative, so to its west, away from the first view. */
export const twinOffset = -1.9;

export class Cast {
  readonly group = new Group();
  readonly #shapes = new Map<number, Shape>();
  #solid: (Body | Crowd)[] = [];
  #ghosts: Body[] = [];
  #showsMarkers = false;
  version = -1;

  /** Builds the bodies of a roster. Models are read once. */
  async build(roster: Roster, read: ModelReader): Promise<void> {
    const setups = [...new Set(roster.items.map(({ setup }) => setup))];
    for (const setup of setups) if (!this.#shapes.has(setup)) this.#shapes.set(setup, shapeOf(await read(setup)));
    this.#clearBodies();
    // In the order of the frames: those of a crowd stand together.
    const others = roster.items.filter(({ role }) => isAfterCrowd(role));
    for (const item of roster.items.filter(({ role }) => role !== 'crowd' && !isAfterCrowd(role))) this.#add(item);
    this.#addCrowd(roster.items.filter(({ role }) => role === 'crowd'));
    for (const item of others) this.#add(item);
    this.setMarkers(this.#showsMarkers);
    this.version = roster.version;
  }
  #add(item: RosterItem): void {
    const shape = this.#shapes.get(item.setup)!;
    const isTwin = item.role.startsWith('twin');
    const ofServer = item.role === 'ghost' ? serverGhost : null;
    const body = new Body(item.guid, shape, item.parts, ofServer);
    const ghost = new Body(item.guid, shape, item.parts, ofServer ?? (isTwin ? twinGhost : smoothGhost));
    if (isTwin) for (const { group } of [body, ghost]) this.#moveAside(group);
    this.#solid.push(body);
    this.#ghosts.push(ghost);
    this.group.add(body.group, ghost.group);
  }
  #moveAside(group: Group): void {
    group.position.set(twinOffset, 0, 0);
    group.updateMatrix();
  }
  #addCrowd(items: RosterItem[]): void {
    if (items.length === 0) return;
    const crowd = new Crowd(this.#shapes.get(items[0]!.setup)!, items[0]!.parts, items.length);
    this.#solid.push(crowd);
    this.group.add(crowd.group);
  }
  #clearBodies(): void {
    for (const one of this.#solid) if (one instanceof Crowd) one.dispose();
    this.group.clear();
    this.#solid = [];
    this.#ghosts = [];
  }
  /** Another source may have other models of the same ids. */
  forget(): void {
    this.#clearBodies();
    for (const shape of this.#shapes.values()) disposeShape(shape);
    this.#shapes.clear();
    this.version = -1;
  }

  get player(): Body | null {
    const [first] = this.#solid;
    return first instanceof Body ? first : null;
  }
  bodyOf(mesh: Mesh): Body | null {
    return this.#solid.find((one): one is Body => one instanceof Body && one.meshes.includes(mesh)) ?? null;
  }
  get meshes(): Mesh[] {
    return this.#solid.flatMap((one) =>
      one instanceof Body && !one.isGhost ? one.meshes.filter((mesh) => mesh?.visible ?? false) as Mesh[] : [],
    );
  }
  shape(setup: number): Shape | undefined {
    return this.#shapes.get(setup);
  }

  /** The poses of a frame; of ghosts those of the second mode, when there are two. */
  pose(data: Float32Array, at: number, ghostsAt: number | null): void {
    let from = at;
    for (const one of this.#solid) from = one.pose(data, from);
    const isShown = ghostsAt !== null;
    let ghostFrom = ghostsAt ?? 0;
    let ghost = 0;
    for (const one of this.#solid) {
      if (one instanceof Crowd) {
        ghostFrom += one.count * one.partCount * floatsPerMatrix;
        continue;
      }
      const body = this.#ghosts[ghost++]!;
      body.group.visible = isShown;
      if (isShown) ghostFrom = body.pose(data, ghostFrom);
    }
  }
  /** Whether meshes that the game never draws are seen. */
  setMarkers(areShown: boolean): void {
    this.#showsMarkers = areShown;
    for (const one of [...this.#solid, ...this.#ghosts]) one.setMarkers(areShown);
  }

  setWireframe(on: boolean): void {
    for (const shape of this.#shapes.values()) for (const material of shape.materials) material.wireframe = on;
  }
}

function isAfterCrowd(role: RosterItem['role']): boolean {
  return role === 'ghost' || role.startsWith('twin');
}
