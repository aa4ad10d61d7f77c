// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The hot path: poses of all bodies into a buffer that travels between page and worker and is never made anew.
import { PoseBuffer, PoseFormat, PositionBuffer, type Library, type World } from 'acmotion';
import { inLandblock } from './place.js';
import type { Ghosts, Play } from './play.js';
import { floatsPerMatrix, Header, type RosterItem } from './protocol.js';
import type { Session } from './session.js';

/** Objects with the same number of parts, in one buffer of the library. */
interface Group {
  buffer: PoseBuffer;
  count: number;
}

/** Poses of one session in one pose mode. */
export class PoseWriter {
  readonly #library: Library;
  readonly #smooth: boolean;
  #groups: Group[] = [];
  floats = 0;

  constructor(library: Library, smooth: boolean) {
    this.#library = library;
    this.#smooth = smooth;
  }

  /** Makes room for these objects, which lie in runs of the same number of parts. */
  prepare(roster: readonly RosterItem[], landblock: number): void {
    this.dispose();
    this.floats = 0;
    for (let i = 0; i < roster.length;) {
      const { parts } = roster[i]!;
      let last = i;
      while (last < roster.length && roster[last]!.parts === parts) ++last;
      const buffer = new PoseBuffer(this.#library, {
        objects: last - i,
        parts: Math.max(parts, 1),
        format: PoseFormat.MATRIX_4X4,
        columnMajor: true,
        smooth: this.#smooth,
        display: this.#smooth,
        inLandblock: true,
        landblock,
        zeroUnused: true,
      });
      for (let k = i; k < last; ++k) buffer.guids[k - i] = roster[k]!.guid;
      this.#groups.push({ buffer, count: last - i });
      this.floats += (last - i) * Math.max(parts, 1) * floatsPerMatrix;
      i = last;
    }
  }
  /** Writes them into the buffer from `at` on; returns the position after them. */
  write(world: World, secondsSinceTick: number, out: Float32Array, at: number): number {
    let to = at;
    for (let i = 0; i < this.#groups.length; ++i) {
      const group = this.#groups[i]!;
      if (this.#smooth) group.buffer.secondsSinceTick = secondsSinceTick;
      world.writePoses(group.buffer, group.count);
      to += group.buffer.copyTo(out, to, group.count);
    }
    return to;
  }
  dispose(): void {
    for (const { buffer } of this.#groups) buffer.dispose();
    this.#groups = [];
  }
}

/** Where the player is drawn, in the landblock of the stage. */
export class PlaceWriter {
  readonly #buffer: PositionBuffer;

  constructor(library: Library) {
    this.#buffer = new PositionBuffer(library, 1);
  }
  /** A player that is not there stays where it was seen last. */
  write({ world, playerGuid, place }: Play, secondsSinceTick: number, isSmooth: boolean, out: Float32Array): void {
    this.#buffer.guids[0] = playerGuid;
    if (isSmooth) world.displayPositions(this.#buffer, secondsSinceTick, 1);
    else world.readPositions(this.#buffer, 1);
    const { data } = this.#buffer;
    const cell = this.#buffer.words[0]!;
    if (cell !== 0) {
      const from = inLandblock(cell, place.cell);
      for (let i = 0; i < 7; ++i) this.#last[i] = data[i + 1]!;
      this.#last[0]! += from.x;
      this.#last[1]! += from.y;
    }
    out.set(this.#last, Header.place);
  }
  readonly #last = new Float32Array([0, 0, 0, 1, 0, 0, 0]);
}

/** Fills the header of a frame. */
export function writeHeader(out: Float32Array, words: Int32Array, session: Session, floats: number): void {
  const { ghosts, place, playerGuid } = session.play;
  words[Header.floats] = floats;
  words[Header.tick] = session.tick;
  words[Header.end] = session.end;
  words[Header.log] = session.log.entries.length;
  words[Header.logGeneration] = session.log.generation;
  words[Header.divergence] = session.divergence ? 1 : 0;
  words[Header.snapshots] = session.history.snapshotCount;
  out[Header.historyMegabytes] = session.history.bytes / (1024 * 1024);
  out[Header.ground] = place.ground;
  words[Header.hasServer] = ghosts ? 1 : 0;
  if (ghosts) writeServer(out, words, ghosts, playerGuid);
}

/** How far the server's bodies are from those that are shown. */
function writeServer(out: Float32Array, words: Int32Array, ghosts: Ghosts, playerGuid: number): void {
  let farthest = 0;
  for (const { guid, role } of ghosts.cast())
    if (guid !== playerGuid && role !== 'held') farthest = Math.max(farthest, ghosts.apart(guid));
  out[Header.apart] = ghosts.apart(playerGuid);
  out[Header.apartOthers] = farthest;
  words[Header.underWay] = ghosts.counts.underWay;
  words[Header.lost] = ghosts.counts.lost;
}
