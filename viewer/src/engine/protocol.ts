// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What page and worker say to each other. Every call has one answer; frames have a path of their own.
import type { CreatureEntry, InsideView, MotionChoice, OpenedFile, SourceFacts, TableSearch } from './answers.js';
import type { LogEntry } from './log.js';
import type { Model } from './model.js';
import type { Input, Scenario } from './scenario.js';
import type { Sprite } from './sprite.js';

export type PoseShown = 'keyframe' | 'smooth' | 'both';

/** The second run of a comparison. */
export interface Variation {
  /** Speed of all motions that are ordered. */
  speed: number;
  /** Another motion table; 0: the same. */
  table: number;
  /** With the records as they were before edits were dropped. */
  beforeEdits: boolean;
}

/** An object of which frames hold poses, in this order. */
export interface RosterItem {
  guid: number;
  setup: number;
  parts: number;
  /** 'ghost': where the server has it. */
  role: 'player' | 'held' | 'chaser' | 'other' | 'crowd' | 'twin' | 'twinHeld' | 'ghost';
}

export interface Roster {
  version: number;
  items: RosterItem[];
}

export interface Begun {
  roster: Roster;
  table: number;
  holdLocations: number[];
  height: number;
  radius: number;
}

/** All calls: their arguments and their answers. */
export interface Calls {
  start: { args: null; answer: SourceFacts };
  /** One file, or the files of a folder. */
  open: { args: { files: readonly GivenFile[] }; answer: OpenedFile };
  creatures: { args: null; answer: CreatureEntry[] };
  search: { args: TableSearch; answer: number[] };
  users: { args: { id: number }; answer: { uses: number[]; usedBy: number[] } };
  model: { args: { setup: number }; answer: Model };
  /** How the particles of a mesh look. */
  sprite: { args: { mesh: number }; answer: Sprite };
  begin: { args: { scenario: Scenario }; answer: Begun };
  roster: { args: null; answer: Roster };
  input: { args: { input: Input }; answer: { refused: string | null; cut: boolean } };
  /** `milliseconds`: how long it took. */
  seek: { args: { tick: number }; answer: { hash: string; divergence: string | null; milliseconds: number } };
  hash: { args: null; answer: { tick: number; hash: string; twin: string | null } };
  motions: { args: null; answer: MotionChoice[] };
  inside: { args: null; answer: InsideView };
  log: {
    args: { from: number; generation: number };
    answer: { from: number; generation: number; entries: LogEntry[] };
  };
  /** A file that a browser can decode. */
  wave: { args: { id: number }; answer: Uint8Array };
  scenario: { args: null; answer: Scenario };
  graph: { args: { table: number }; answer: { json: string; picture: string } };
  lint: {
    args: { table: number; setup: number };
    answer: { place: string; detail: string; severity: number; fix: string }[];
  };
  compare: { args: { variation: Variation | null }; answer: Roster };
  exportGlb: { args: { setup: number }; answer: Uint8Array };
  scenarioText: { args: null; answer: string };
  /** Milliseconds that a tick and its poses take, the best of so many frames. */
  bench: { args: { frames: number }; answer: { milliseconds: number } };
  /** For tests of the watchdog: does nothing for so long. */
  spin: { args: { seconds: number }; answer: null };
}
export type CallName = keyof Calls;

/** Of the user, or by its address on the page's own server. */
export type GivenFile = { name: string; blob: Blob; url?: never } | { name: string; url: string; blob?: never };

export interface CallMessage {
  kind: 'call';
  id: number;
  name: CallName;
  args: unknown;
}
/** Asks for the poses after so many more ticks. The buffer comes back filled. */
export interface FrameMessage {
  kind: 'frame';
  ticks: number;
  secondsSinceTick: number;
  shown: PoseShown;
  buffer: ArrayBuffer;
}
export type ToWorker = CallMessage | FrameMessage;

export interface Failure {
  message: string;
  /** Such as "TRUNCATED"; empty: not of the library. */
  code: string;
}
/** The code of a failure after which the worker is of no use. */
export const trapCode = 'TRAP';
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number; failure: Failure }
  | { kind: 'progress'; id: number; text: string; part: number }
  | { kind: 'frame'; buffer: ArrayBuffer; rosterVersion: number; failure: Failure | null };

// The frame: a header, then a matrix for each part of each object of the roster; with 'both' the smooth ones follow.
export const floatsPerMatrix = 16;
/** After all poses, for each particle: its mesh as an integer, x y z, size, opacity. */
export const floatsPerBillboard = 6;
export const headerFloats = 32;
export const Header = {
  /** How many floats follow the header. Fields are integers; the last three, and those that say so, are floats. */
  floats: 0,
  tick: 1,
  end: 2,
  log: 3,
  logGeneration: 4,
  divergence: 5,
  snapshots: 6,
  /** How many floats poses of one mode take. */
  poseFloats: 7,
  /** 1: there is a server, whose bodies are ghosts. */
  hasServer: 8,
  /** Messages on their way, and lost ones. */
  underWay: 9,
  lost: 10,
  /** How many particles there are. */
  particles: 11,
  /** Where the player is drawn: x y z, then w x y z of its rotation, as floats. */
  place: 16,
  /** Metres between the player and the server's, and the most of all others, as floats. */
  apart: 24,
  apartOthers: 25,
  /** The height of the ground, as a float. */
  ground: 26,
  historyMegabytes: 28,
  tickMilliseconds: 29,
  poseMilliseconds: 30,
} as const;
