// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Puts a text of docs/scenarios.md on the stage: the verbs of one body that walks, fights and jumps, and those of the
// keys of a local player. What needs other verbs is only run by the library, which knows all of them.
import type { Library } from 'acmotion';
import {
  defaultFacts,
  scenarioOf,
  tickSeconds,
  type Facts,
  type Input,
  type RecordedInput,
  type Scenario,
} from './scenario.js';

export type StagedScenario = { scenario: Scenario } | { reason: string };

interface Line {
  verb: string;
  words: string[];
  keys: Map<string, string>;
}

/** As long as a link may be. */
const maxTicks = 54_000;
/** Ticks of other lengths cannot be shown by a clock of 1/30 s. */
const tolerance = 1e-4;

export function stagedScenario(
  library: Library,
  text: string,
  of: { creature: number; source: string },
): StagedScenario {
  const staging = new Staging(library);
  for (const [i, raw] of text.split('\n').entries()) {
    const line = lineOf(raw);
    const reason = line && staging.add(line);
    if (reason) return { reason: `line ${i + 1}: ${reason}` };
  }
  if (!staging.isSpawned) return { reason: 'it spawns no body' };
  const { facts, inputs, tick: ticks } = staging;
  return { scenario: scenarioOf(of.creature, { source: of.source, facts, inputs, ticks }) };
}

function lineOf(raw: string): Line | null {
  const all = raw.replace(/#.*/, '').trim().split(/\s+/).filter(Boolean);
  const [verb, ...rest] = all;
  if (!verb) return null;
  const keys = new Map(rest.filter((word) => word.includes('=')).map((word) => word.split('=', 2) as [string, string]));
  return { verb, words: rest.filter((word) => !word.includes('=')), keys };
}

class Staging {
  readonly #library: Library;
  readonly inputs: RecordedInput[] = [];
  facts: Facts = { ...defaultFacts };
  tick = 0;
  isSpawned = false;

  constructor(library: Library) {
    this.#library = library;
  }
  /** Why the line cannot be shown; null: it can. */
  add(line: Line): string | null {
    switch (line.verb) {
      case 'world':
        return null; // of the body that is added
      case 'spawn':
      case 'add':
        return this.#spawn(line);
      case 'tick':
      case 'playframes':
        return this.#pass(line);
      case 'domotion':
      case 'stopmotion':
        return this.#motion(line);
      case 'press':
      case 'release':
        return this.#key(line.verb, line);
      case 'runkey':
        return this.#add({ op: 'run', on: isOn(line) });
      case 'runoption':
        return this.#add({ op: 'runOption', on: isOn(line) });
      case 'autorun':
        return this.#add({ op: 'autoRun', on: isOn(line) });
      case 'mouselook':
        return this.#add({ op: 'mouseLook', on: isOn(line) });
      case 'mouseturn':
        return this.#add({ op: 'mouseTurn', speed: Number(line.words[0]) });
      case 'losefocus':
        return this.#add({ op: 'loseFocus' });
      case 'jump':
        return this.#add({ op: 'jump', extent: Number(line.words[0] ?? 1) });
      case 'stopcomplete':
      case 'stopkeys':
        return this.#add({ op: 'stopAll' });
      case 'keys':
      case 'echo':
      case 'istate':
      case 'queue':
      case 'ipose':
        return null;
      default:
        return `the stage has no "${line.verb}"`;
    }
  }
  #spawn({ keys }: Line): string | null {
    if (this.isSpawned) return 'the stage has one body only';
    if (keys.get('flat') !== '1') return 'the stage is flat, this body is not on it (flat=1)';
    this.isSpawned = true;
    const number = (key: string, otherwise: number): number => (keys.has(key) ? Number(keys.get(key)) : otherwise);
    this.facts = {
      runRate: Math.max(number('runrate', 1), 0),
      jumpVelocity: Math.max(number('jumpvz', 10), 0),
      scale: number('scale', 1),
    };
    return null;
  }
  #pass({ words }: Line): string | null {
    const seconds = Number(words[0] ?? tickSeconds);
    const count = Number(words[1] ?? 1);
    if (!(Math.abs(seconds - tickSeconds) < tolerance)) return `ticks of ${words[0]} s; the stage has ticks of 1/30 s`;
    if (!(count >= 0 && this.tick + count <= maxTicks)) return 'it is too long for the stage';
    this.tick += Math.floor(count);
    return null;
  }
  #add(input: Input): null {
    this.inputs.push({ tick: this.tick, input });
    return null;
  }
  /** 0: there is none. */
  #commandOf({ words }: Line): number {
    const name = words[0] ?? '';
    return /^(0x)?[0-9a-f]{1,8}$/i.test(name) ? Number.parseInt(name, 16) : this.#library.findCommand(name);
  }
  #key(op: 'press' | 'release', line: Line): string | null {
    const motion = this.#commandOf(line);
    if (!(motion > 0)) return `there is no motion "${line.words[0]}"`;
    const mouse = Number(line.keys.get('mouse') ?? 0) !== 0;
    if (Number(line.words[1] ?? 1) !== 1) return 'the keys of the stage have speed 1';
    if (mouse !== (Number(line.keys.get('run') ?? 0) !== 0)) return 'on the stage the mouse runs';
    return this.#add(mouse ? { op, motion, mouse } : { op, motion });
  }
  #motion(line: Line): string | null {
    const { verb, words, keys } = line;
    const motion = this.#commandOf(line);
    if (!(motion > 0)) return `there is no motion "${words[0]}"`;
    const hold = Number(keys.get('hold') ?? 0);
    const speed = Number(words[1] ?? keys.get('speed') ?? 1);
    return this.#add(verb === 'stopmotion' ? { op: 'stop', motion, hold } : { op: 'do', motion, speed, hold });
  }
}

function isOn({ words }: Line): boolean {
  return Number(words[0] ?? 1) !== 0;
}
