// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A scenario is everything that a run depends on: played again, it gives the same bits. It is what links hold.

/** Who stands on the stage, and what was done to it. */
export interface Scenario {
  /** Where the creature comes from: 'sample', or the name of a file. */
  source: string;
  /** The Setup of the creature. */
  creature: number;
  /** 0: the motion table that the Setup names. */
  table: number;
  /** What it holds from the beginning. */
  held: Held[];
  /** How many others stand around it. */
  crowd: number;
  facts: Facts;
  /** A server of its own, and the line to it; null: there is none. */
  network: NetworkConditions | null;
  /** The name of the capture that is replayed; empty: none. */
  capture: string;
  inputs: RecordedInput[];
  /** How many ticks were played. */
  ticks: number;
}

export interface Held {
  setup: number;
  /** 1 right hand, 2 left hand, 3 shield. */
  location: number;
}

/** Facts about the player that the server would know. */
export interface Facts {
  runRate: number;
  /** Metres per second of a full jump. */
  jumpVelocity: number;
  scale: number;
}

export interface NetworkConditions {
  /** Milliseconds that a message takes, one way. */
  lag: number;
  /** The part of all messages that is lost, 0 to 1. */
  loss: number;
  /** Which ones are lost. */
  seed: number;
}

/** What somebody does to the creature. */
export type Input =
  /** `hold`: one of HoldKey; absent or 0: as it is. */
  | { op: 'do'; motion: number; speed: number; hold?: number }
  | { op: 'stop'; motion: number; hold?: number }
  /** 0 to 1. */
  | { op: 'jump'; extent: number }
  | { op: 'stopAll' }
  /** `mouse`: with the mouse, which runs. */
  | { op: 'press' | 'release'; motion: number; mouse?: boolean }
  | { op: 'run'; on: boolean }
  /** The option "run as default": the run key then means walking. */
  | { op: 'runOption'; on: boolean }
  | { op: 'autoRun'; on: boolean }
  | { op: 'mouseLook'; on: boolean }
  /** During mouse look, to the right; negative: to the left, 0: not any more. */
  | { op: 'mouseTurn'; speed: number }
  /** The keys that are held cannot be seen any more: the window has lost the focus. */
  | { op: 'loseFocus' }
  | { op: 'hold'; location: number; setup: number }
  | { op: 'walkTo'; x: number; y: number }
  | { op: 'chase'; on: boolean }
  | { op: 'facts'; facts: Facts }
  /** Of a run with a server: the line is like this from now on. */
  | { op: 'network'; lag: number; loss: number };

export interface RecordedInput {
  /** It was done when so many ticks had passed. */
  tick: number;
  input: Input;
}

/** Ticks in a second: the client's shortest step. */
export const ticksPerSecond = 30;
export const tickSeconds = 1 / ticksPerSecond;

export const defaultFacts: Readonly<Facts> = { runRate: 2.5, jumpVelocity: 8, scale: 1 };

export const sampleSource = 'sample';

export function scenarioOf(creature: number, parts: Partial<Scenario> = {}): Scenario {
  const empty = {
    source: sampleSource,
    table: 0,
    held: [],
    crowd: 0,
    network: null,
    capture: '',
    inputs: [],
    ticks: 0,
  };
  return { ...empty, creature, facts: { ...defaultFacts }, ...parts };
}
