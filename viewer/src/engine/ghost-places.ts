// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Ghosts of a capture have the pose of their body, at another place: its parts are moved from where the body is to
// where the server has it.
import { PositionBuffer, type Library } from 'acmotion';
import { inLandblock } from './place.js';
import type { Play } from './play.js';
import { floatsPerMatrix, type RosterItem } from './protocol.js';

/** x y z of a place, w x y z of a rotation. */
type Frame = ArrayLike<number>;

export class GhostPlaces {
  readonly #body: PositionBuffer;
  readonly #frame = new Float64Array(7);

  constructor(library: Library) {
    this.#body = new PositionBuffer(library, 1);
  }
  /** Moves the poses of these items, which begin there. Seconds since the tick, of bodies that are drawn smoothly. */
  move(
    { ghosts, world, place }: Play,
    items: readonly RosterItem[],
    seconds: number | null,
    out: Float32Array,
    at: number,
  ): void {
    if (!ghosts?.placeOf) return;
    let from = at;
    for (const { guid, parts } of items) {
      const end = from + Math.max(parts, 1) * floatsPerMatrix;
      const to = ghosts.placeOf(guid);
      this.#body.guids[0] = guid;
      if (seconds === null) world.readPositions(this.#body, 1);
      else world.displayPositions(this.#body, seconds, 1);
      const cell = this.#body.words[0]!;
      if (!to || cell === 0) out.fill(0, from, end);
      else {
        const { x, y } = inLandblock(cell, place.cell);
        for (let i = 0; i < 7; ++i) this.#frame[i] = this.#body.data[i + 1]!;
        this.#frame[0]! += x;
        this.#frame[1]! += y;
        moveMatrices(out, from, end, this.#frame, to);
      }
      from = end;
    }
  }
}

const turn = new Float64Array(9);

/** Matrices in columns, from one frame to another: turned about the first origin, then carried to the second. */
export function moveMatrices(out: Float32Array, from: number, end: number, of: Frame, to: Frame): void {
  setTurn(of, to);
  for (let at = from; at < end; at += floatsPerMatrix) {
    for (let column = 0; column < 4; ++column) {
      const i = at + column * 4;
      const isPlace = column === 3;
      const x = out[i]! - (isPlace ? of[0]! : 0);
      const y = out[i + 1]! - (isPlace ? of[1]! : 0);
      const z = out[i + 2]! - (isPlace ? of[2]! : 0);
      for (let row = 0; row < 3; ++row)
        out[i + row] = turn[row * 3]! * x + turn[row * 3 + 1]! * y + turn[row * 3 + 2]! * z + (isPlace ? to[row]! : 0);
    }
  }
}
/** The rotation that takes the axes of one frame to those of the other: to × inverse(of). */
function setTurn(of: Frame, to: Frame): void {
  const [w1, x1, y1, z1] = [to[3]!, to[4]!, to[5]!, to[6]!];
  const [w2, x2, y2, z2] = [of[3]!, -of[4]!, -of[5]!, -of[6]!];
  const w = w1 * w2 - x1 * x2 - y1 * y2 - z1 * z2;
  const x = w1 * x2 + x1 * w2 + y1 * z2 - z1 * y2;
  const y = w1 * y2 - x1 * z2 + y1 * w2 + z1 * x2;
  const z = w1 * z2 + x1 * y2 - y1 * x2 + z1 * w2;
  turn.set([1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)]);
  turn.set([2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)], 3);
  turn.set([2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)], 6);
}
