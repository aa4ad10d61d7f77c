// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The particles of a run, beside its world: they change nothing in it, and are not in its snapshots. When time jumps
// they begin anew, some seconds before the moment that is shown.
import { floatsPerParticle, Particles, type Assets, type World } from 'acmotion';
import { inLandblock } from './place.js';
import { floatsPerBillboard } from './protocol.js';

/** More are not drawn. */
const maxShown = 4000;

export class ParticleField {
  readonly #assets: Assets;
  #particles: Particles;

  constructor(assets: Assets) {
    this.#assets = assets;
    this.#particles = make(assets);
  }
  /** After each tick, while its events are there. */
  update(world: World): void {
    this.#particles.update(world);
  }
  /** The clock of the world is another one. */
  reset(): void {
    this.#particles.dispose();
    this.#particles = make(this.#assets);
  }
  /** How many there are; `write` writes as many. */
  count(): number {
    this.#particles.read();
    return Math.min(this.#particles.particleCount, maxShown);
  }
  /** Mesh, place, size and opacity of each, in the landblock of the cell; where the next thing goes. */
  write(cell: number, out: Float32Array, words: Int32Array, at: number): number {
    const particles = this.#particles;
    const { data } = particles;
    let to = at;
    for (let i = 0, left = this.count(); i < particles.emitterCount; ++i) {
      const emitter = particles.emitter(i);
      const { mesh, first } = emitter;
      const live = Math.min(emitter.live, left);
      const corner = inLandblock(emitter.cell, cell);
      left -= live;
      for (let k = 0, from = first * floatsPerParticle; k < live; ++k, from += floatsPerParticle) {
        words[to] = mesh;
        out[to + 1] = data[from]! + corner.x;
        out[to + 2] = data[from + 1]! + corner.y;
        out[to + 3] = data[from + 2]!;
        out[to + 4] = data[from + 7]!;
        out[to + 5] = 1 - data[from + 8]!;
        to += floatsPerBillboard;
      }
    }
    return to;
  }
  dispose(): void {
    this.#particles.dispose();
  }
}

function make(assets: Assets): Particles {
  return new Particles(assets, { seed: 1n, needsMeshes: false });
}
