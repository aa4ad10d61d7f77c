// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Who is in the frames, and in which order: the cast and its crowd, then the other run, then the server's ghosts.
import type { Library, World } from 'acmotion';
import { PoseWriter } from './frames.js';
import { GhostPlaces } from './ghost-places.js';
import type { Play } from './play.js';
import type { Roster, RosterItem } from './protocol.js';
import type { Session } from './session.js';

/** Key frames, or smooth. */
export type PoseMode = 0 | 1;

/** Bodies of one world. */
class Act {
  readonly world: World;
  readonly items: readonly RosterItem[];
  readonly #writers: readonly [PoseWriter, PoseWriter];

  constructor(library: Library, play: Play, world: World, items: readonly RosterItem[]) {
    this.world = world;
    this.items = items;
    this.#writers = [new PoseWriter(library, false), new PoseWriter(library, true)];
    for (const writer of this.#writers) writer.prepare(items, play.place.cell);
  }
  get floats(): number {
    return this.#writers[0].floats;
  }
  write(mode: PoseMode, seconds: number, out: Float32Array, at: number): number {
    return this.#writers[mode].write(this.world, seconds, out, at);
  }
  dispose(): void {
    for (const writer of this.#writers) writer.dispose();
  }
}

export class Staging {
  readonly #library: Library;
  readonly #places: GhostPlaces;
  #acts: Act[] = [];
  #ghosts: { act: Act; play: Play } | null = null;
  #versions = [0, 0];
  #roster: Roster = { version: 0, items: [] };
  floats = 0;

  constructor(library: Library) {
    this.#library = library;
    this.#places = new GhostPlaces(library);
  }
  get version(): number {
    return this.#roster.version;
  }

  /** Nothing has come or gone since the last update. */
  isCurrent(session: Session, twin: Session | null): boolean {
    return this.#versions[0] === session.rosterVersion && this.#versions[1] === (twin?.rosterVersion ?? 0);
  }
  update({ play, rosterVersion }: Session, twin: Session | null): Roster {
    for (const act of this.#acts) act.dispose();
    this.#acts = [new Act(this.#library, play, play.world, [...play.cast(), ...crowdOf(play)])];
    if (twin) this.#acts.push(new Act(this.#library, twin.play, twin.play.world, twinsOf(twin.play)));
    this.#ghosts = null;
    if (play.ghosts) {
      const act = new Act(this.#library, play, play.ghosts.world, ghostsOf(play));
      this.#acts.push(act);
      this.#ghosts = { act, play };
    }
    this.floats = this.#acts.reduce((sum, act) => sum + act.floats, 0);
    this.#versions = [rosterVersion, twin?.rosterVersion ?? 0];
    this.#roster = { version: this.#roster.version + 1, items: this.#acts.flatMap(({ items }) => items) };
    return this.#roster;
  }
  /** Writes the poses of everybody from `at` on; returns the position after them. */
  write(mode: PoseMode, seconds: number, out: Float32Array, at: number): number {
    let to = at;
    for (let i = 0; i < this.#acts.length; ++i) {
      const act = this.#acts[i]!;
      const from = to;
      to = act.write(mode, seconds, out, from);
      if (this.#ghosts?.act === act)
        this.#places.move(this.#ghosts.play, act.items, mode === 1 ? seconds : null, out, from);
    }
    return to;
  }
}

function crowdOf(play: Play): RosterItem[] {
  if (play.crowd.length === 0) return [];
  const { setup, parts } = play.cast()[0]!;
  return play.crowd.map((guid) => ({ guid, setup, parts, role: 'crowd' }));
}
function twinsOf(play: Play): RosterItem[] {
  return play.cast().map((member) => ({ ...member, role: member.role === 'held' ? 'twinHeld' : 'twin' }));
}
function ghostsOf(play: Play): RosterItem[] {
  return play.ghosts!.cast().map((member) => ({ ...member, role: 'ghost' }));
}
