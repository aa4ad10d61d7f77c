// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Plain data that the worker answers with.
import type { StagedScenario } from './scenario-read.js';

export interface SourceFacts {
  version: string;
  simd: boolean;
  samples: boolean;
}

/** Something that can stand on the stage. */
export interface CreatureEntry {
  setup: number;
  name: string;
  /** 0: it does not move by itself; -1: not read yet. */
  table: number;
  parts: number;
  source: string;
}

export interface MotionChoice {
  motion: number;
  name: string;
  group: 'styles' | 'movement' | 'states' | 'actions' | 'emotes' | 'modifiers';
  /** Why the client refuses it now; null: it does not. */
  refused: string | null;
  /** It is what plays now. */
  active: boolean;
}

/** What a dropped file turned out to be. */
export type OpenedFile =
  | { kind: 'container'; name: string; entries: number; setups: number; tables: number; size: number }
  | { kind: 'records'; name: string; added: number[] }
  | { kind: 'edits'; name: string; setup: number; animations: number[]; notes: string[] }
  | ({ kind: 'capture' } & OpenedCapture)
  | { kind: 'scenario'; name: string; output: string; error: string | null; staged: StagedScenario };

export interface OpenedCapture {
  name: string;
  totals: string;
  report: string;
  picture: string;
  errors: number;
  staged: StagedScenario;
  divergences: Divergence[];
}
/** Where engine and server disagree. */
export interface Divergence {
  tick: number;
  guid: number;
  metres: number;
  text: string;
}

export interface TableSearch {
  /** An id, a name, or "has SlashHigh". */
  text: string;
}

export interface InsideView {
  tick: number;
  hash: string;
  groups: InsideGroup[];
  /** Names of style and state, for the graph. */
  style: string;
  substate: string;
  autoRun: boolean;
}
export interface InsideGroup {
  title: string;
  /** The page of docs/behaviour that has its rules. */
  rule: string;
  rows: [string, string][];
}
