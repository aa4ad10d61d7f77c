// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A scenario from a link is anybody's: every field is checked before the engine gets it.
import { maxCrowd, maxLag } from '../engine/limits.js';
import {
  defaultFacts,
  scenarioOf,
  type Facts,
  type Held,
  type Input,
  type NetworkConditions,
  type RecordedInput,
  type Scenario,
} from '../engine/scenario.js';

/** Half an hour: playing it takes some seconds. */
export const maxTicks = 54_000;
const maxInputs = 20_000;

type Fields = Record<string, unknown>;

function wrong(field: string, text: string): Error {
  return new Error(`The link is damaged: ${field} ${text}.`);
}
function object(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(field, 'is not an object');
  return value as Fields;
}
function number(value: unknown, field: string, low: number, high: number): number {
  if (typeof value !== 'number' || !(value >= low && value <= high))
    throw wrong(field, `must be a number from ${low} to ${high}`);
  return value;
}
function whole(value: unknown, field: string, low: number, high: number): number {
  if (!Number.isInteger(value)) throw wrong(field, 'must be a whole number');
  return number(value, field, low, high);
}
function id(value: unknown, field: string): number {
  return whole(value, field, 0, 0xffffffff);
}
function list(value: unknown, field: string, max: number): unknown[] {
  if (!Array.isArray(value) || value.length > max) throw wrong(field, `must be a list of at most ${max}`);
  return value;
}
function flag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw wrong(field, 'must be true or false');
  return value;
}

export function checkedScenario(value: unknown): Scenario {
  const given = object(value, 'scenario');
  const ticks = whole(given['ticks'] ?? 0, 'ticks', 0, maxTicks);
  return scenarioOf(id(given['creature'], 'creature'), {
    source: checkedName(given['source'], 'source'),
    table: id(given['table'] ?? 0, 'table'),
    held: list(given['held'] ?? [], 'held', 5).map(checkedHeld),
    crowd: whole(given['crowd'] ?? 0, 'crowd', 0, maxCrowd),
    facts: checkedFacts(given['facts'] ?? defaultFacts),
    network: given['network'] ? checkedNetwork(given['network']) : null,
    capture: checkedName(given['capture'] ?? '', 'capture'),
    inputs: checkedInputs(given['inputs'] ?? []),
    ticks,
  });
}
function checkedHeld(value: unknown): Held {
  const given = object(value, 'held');
  return { setup: id(given['setup'], 'held.setup'), location: whole(given['location'], 'held.location', 1, 5) };
}
function checkedName(value: unknown, field: string): string {
  if (typeof value !== 'string' || value.length > 255) throw wrong(field, 'must be a name');
  return value;
}
function checkedNetwork(value: unknown): NetworkConditions {
  const given = object(value, 'network');
  return { ...checkedLine(given, 'network'), seed: id(given['seed'], 'network.seed') };
}
function checkedLine(given: Fields, field: string): { lag: number; loss: number } {
  const lag = number(given['lag'], `${field}.lag`, 0, maxLag);
  return { lag, loss: number(given['loss'], `${field}.loss`, 0, 1) };
}
function checkedFacts(value: unknown): Facts {
  const given = object(value, 'facts');
  return {
    runRate: number(given['runRate'], 'facts.runRate', 0, 20),
    jumpVelocity: number(given['jumpVelocity'], 'facts.jumpVelocity', 0, 50),
    scale: number(given['scale'], 'facts.scale', 0.01, 100),
  };
}
function checkedInputs(value: unknown): RecordedInput[] {
  let last = 0;
  return list(value, 'inputs', maxInputs).map((one, i) => {
    const given = object(one, `inputs[${i}]`);
    last = whole(given['tick'], `inputs[${i}].tick`, last, maxTicks);
    return { tick: last, input: checkedInput(object(given['input'], `inputs[${i}].input`), `inputs[${i}]`) };
  });
}
function motionOf(given: Fields, field: string): { motion: number; hold?: number } {
  const motion = id(given['motion'], `${field}.motion`);
  return given['hold'] === undefined ? { motion } : { motion, hold: whole(given['hold'], `${field}.hold`, 0, 2) };
}
function keyOf(given: Fields, field: string): { motion: number; mouse?: boolean } {
  const motion = id(given['motion'], `${field}.motion`);
  return given['mouse'] === undefined ? { motion } : { motion, mouse: flag(given['mouse'], `${field}.mouse`) };
}
function checkedInput(given: Fields, field: string): Input {
  const { op } = given;
  switch (op) {
    case 'do':
      return { ...motionOf(given, field), op, speed: number(given['speed'], `${field}.speed`, -20, 20) };
    case 'stop':
      return { ...motionOf(given, field), op };
    case 'jump':
      return { op, extent: number(given['extent'], `${field}.extent`, 0, 1) };
    case 'press':
    case 'release':
      return { op, ...keyOf(given, field) };
    case 'stopAll':
    case 'loseFocus':
      return { op };
    case 'mouseTurn':
      return { op, speed: number(given['speed'], `${field}.speed`, -20, 20) };
    case 'run':
    case 'runOption':
    case 'autoRun':
    case 'mouseLook':
    case 'chase':
      return { op, on: flag(given['on'], `${field}.on`) };
    case 'hold':
      return { op, ...checkedHeld(given) };
    case 'walkTo':
      return { op, x: number(given['x'], `${field}.x`, -5000, 5000), y: number(given['y'], `${field}.y`, -5000, 5000) };
    case 'facts':
      return { op, facts: checkedFacts(given['facts']) };
    case 'network':
      return { op, ...checkedLine(given, field) };
    default:
      throw wrong(`${field}.op`, `cannot be ${JSON.stringify(op)?.slice(0, 40)}`);
  }
}
