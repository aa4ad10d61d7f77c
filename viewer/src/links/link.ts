// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Addresses of moments: `#creature=0x02000001&motion=SwordCombat,SlashHigh&t=1.2`, or `#s=…` with a whole scenario.
import { Command, Sample } from 'acmotion';
import {
  sampleSource,
  scenarioOf,
  ticksPerSecond,
  type NetworkConditions,
  type RecordedInput,
  type Scenario,
} from '../engine/scenario.js';
import { maxCrowd, maxLag } from '../engine/limits.js';
import { checkedScenario, maxTicks } from './check.js';
import { pack, unpack } from './compress.js';

export interface Moment {
  scenario: Scenario;
  /** Where it stands still; null: it plays. */
  tick: number | null;
}

export async function readLink(hash: string): Promise<Moment> {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const tick = readTime(fields.get('t'));
  const packed = fields.get('s');
  if (packed === null) return { scenario: shortScenario(fields, tick ?? 0), tick };
  const scenario = checkedScenario(parse(await unpack(packed)));
  return { scenario, tick: tick ?? scenario.ticks };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The link is damaged: its content is not a scenario.');
  }
}
function readTime(text: string | null): number | null {
  if (text === null) return null;
  const seconds = Number(text);
  if (text === '' || !(seconds >= 0)) throw new Error(`The link is wrong: t=${text} is not a time in seconds.`);
  return Math.min(Math.round(seconds * ticksPerSecond), maxTicks);
}

function shortScenario(fields: URLSearchParams, ticks: number): Scenario {
  const names = (fields.get('motion') ?? '').split(',').filter(Boolean);
  const inputs = names.map((name): RecordedInput => ({
    tick: 0,
    input: { op: 'do', motion: motionOf(name), speed: 1 },
  }));
  return scenarioOf(creatureOf(fields.get('creature') ?? 'mannequin'), {
    source: fields.get('file') ?? sampleSource,
    table: idOf(fields.get('table') ?? '0', 'table'),
    held: (fields.get('held') ?? '').split(',').filter(Boolean).map(heldOf),
    crowd: Math.min(idOf(fields.get('crowd') ?? '0', 'crowd'), maxCrowd),
    network: networkOf(fields),
    capture: (fields.get('capture') ?? '').slice(0, 255),
    inputs,
    ticks,
  });
}
/** `lag=150&loss=5`: milliseconds, and how many messages of a hundred are lost. Either makes a server. */
function networkOf(fields: URLSearchParams): NetworkConditions | null {
  const [lag, loss] = [fields.get('lag'), fields.get('loss')];
  if (lag === null && loss === null) return null;
  return {
    lag: partOf(lag ?? '0', 'lag', maxLag),
    loss: partOf(loss ?? '0', 'loss', 100) / 100,
    seed: idOf(fields.get('seed') ?? '1', 'seed'),
  };
}
function partOf(text: string, field: string, most: number): number {
  const value = text === '' ? Number.NaN : Number(text);
  if (!(value >= 0 && value <= most))
    throw new Error(`The link is wrong: ${field}=${text.slice(0, 40)} is not a number from 0 to ${most}.`);
  return value;
}
function creatureOf(text: string): number {
  const known = Object.entries(Sample).find(([name]) => name === text.toLowerCase());
  return known ? known[1] : idOf(text, 'creature');
}
function heldOf(text: string): { location: number; setup: number } {
  const [location = '', setup = ''] = text.split(':');
  const place = idOf(location, 'held');
  if (place < 1 || place > 5) throw new Error(`The link is wrong: held=${text} is not a hold location from 1 to 5.`);
  return { location: place, setup: creatureOf(setup) };
}
function motionOf(name: string): number {
  const lower = name.toLowerCase();
  const known = Object.entries(Command).find(([command]) => command.toLowerCase() === lower);
  return known ? known[1] : idOf(name, 'motion');
}
function idOf(text: string, field: string): number {
  const value = /^(0x[0-9a-f]{1,8}|\d{1,10})$/i.test(text) ? Number(text) : Number.NaN;
  if (!(value <= 0xffffffff))
    throw new Error(`The link is wrong: ${field}=${text.slice(0, 40)} is neither a name nor a number.`);
  return value;
}

/** The link of a moment, as short as it can be. */
export async function writeLink({ scenario, tick }: Moment): Promise<string> {
  const time = tick === null ? '' : `&t=${round(tick / ticksPerSecond)}`;
  const short = shortLink(scenario);
  return short ? `#${short}${time}` : `#s=${await pack(JSON.stringify(scenario))}${time}`;
}
function shortLink(scenario: Scenario): string | null {
  const plain = scenarioOf(scenario.creature, { source: scenario.source });
  if (JSON.stringify(plain.facts) !== JSON.stringify(scenario.facts)) return null;
  const motions: string[] = [];
  for (const { tick, input } of scenario.inputs) {
    if (tick !== 0 || input.op !== 'do' || input.speed !== 1 || input.hold) return null;
    motions.push(commandName(input.motion));
  }
  const parts = [`creature=${hex(scenario.creature)}`];
  if (scenario.source !== sampleSource) parts.push(`file=${encodeURIComponent(scenario.source)}`);
  if (scenario.table !== 0) parts.push(`table=${hex(scenario.table)}`);
  if (scenario.held.length > 0) parts.push(`held=${scenario.held.map((h) => `${h.location}:${hex(h.setup)}`).join()}`);
  if (scenario.crowd > 0) parts.push(`crowd=${scenario.crowd}`);
  if (scenario.network) parts.push(networkText(scenario.network));
  if (scenario.capture !== '') parts.push(`capture=${encodeURIComponent(scenario.capture)}`);
  if (motions.length > 0) parts.push(`motion=${motions.join()}`);
  return parts.join('&');
}
function networkText({ lag, loss, seed }: NetworkConditions): string {
  return `lag=${lag}&loss=${Number((loss * 100).toFixed(6))}${seed === 1 ? '' : `&seed=${seed}`}`;
}
function commandName(motion: number): string {
  return Object.entries(Command).find(([, value]) => value === motion)?.[0] ?? hex(motion);
}
function hex(id: number): string {
  return `0x${id.toString(16).toUpperCase().padStart(8, '0')}`;
}
function round(seconds: number): string {
  return String(Math.round(seconds * 10000) / 10000);
}
