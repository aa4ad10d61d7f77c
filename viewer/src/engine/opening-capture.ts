// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Opens a capture: it is replayed by the library, which finds where engine and server disagree, and kept for the stage.
import {
  AcmotionError,
  Capture,
  Replay,
  ReplayFormat,
  type Assets,
  type CapturedMessage,
  type Library,
} from 'acmotion';
import type { Divergence, OpenedCapture } from './answers.js';
import type { Slices } from './bytes.js';
import { recordsNamedBy } from './captured-needs.js';
import { CapturedRunReader, type CapturedRun } from './captured-run.js';
import { WrongFile } from './directory.js';
import type { Opened, Target } from './opening.js';
import { scenarioOf, ticksPerSecond } from './scenario.js';
import type { StagedScenario } from './scenario-read.js';
import type { Progress } from './source.js';

const sliceBytes = 1 << 20;
const messagesBetweenProgress = 1000;
const maxDivergences = 2000;
/** Less is the rounding of messages. */
const minMetres = 0.01;

/** All messages are read and what they name is loaded before the first is replayed. */
export async function openCapture(name: string, blob: Slices, target: Target, progress: Progress): Promise<Opened> {
  const { library, current } = target;
  const { messages, errors } = await readMessages(name, blob, library, progress);
  const records = recordsNamedBy(messages, library);
  await current.prepareRecords(records, progress);
  const report = replayed(messages, { name, errors, assets: current.assets, progress });
  const captured = stagedRun(name, messages, records, target);
  const file = { kind: 'capture' as const, ...report, staged: staged(captured, target) };
  return captured ? { file, captured } : { file };
}

async function readMessages(name: string, blob: Slices, library: Library, progress: Progress) {
  const capture = new Capture(library);
  const messages: CapturedMessage[] = [];
  const take = (): void => {
    for (const { message } of capture.items()) if (message) messages.push(message);
  };
  try {
    for (let at = 0; at < blob.size; at += sliceBytes) {
      progress(`reading ${name}`, at / blob.size);
      capture.supply(new Uint8Array(await blob.slice(at, at + sliceBytes).arrayBuffer()));
      take();
    }
    capture.finish();
    take();
    const { errors } = capture.counts;
    if (messages.length === 0) throw new WrongFile('it holds no messages of the game');
    return { messages, errors };
  } finally {
    capture.dispose();
  }
}

interface Replaying {
  name: string;
  /** Of the capture. */
  errors: number;
  assets: Assets;
  progress: Progress;
}
function replayed(messages: readonly CapturedMessage[], { name, errors, assets, progress }: Replaying): Report {
  const replay = new Replay(assets);
  try {
    let refused = 0;
    for (const [i, message] of messages.entries()) {
      if (i % messagesBetweenProgress === 0) progress(`replaying ${name}`, i / messages.length);
      if (!isTaken(replay, message)) ++refused;
    }
    return reportOf(replay, name, errors + refused);
  } finally {
    replay.dispose();
  }
}
/** False: it cannot be read, which is an error of the capture and no reason to stop. */
function isTaken(replay: Replay, message: CapturedMessage): boolean {
  try {
    replay.add(message);
    return true;
  } catch (error) {
    if (error instanceof AcmotionError) return false;
    throw error;
  }
}

function stagedRun(
  name: string,
  messages: readonly CapturedMessage[],
  records: ReadonlySet<number>,
  { library, current }: Target,
): CapturedRun | null {
  const reader = new CapturedRunReader(library);
  for (const message of messages) reader.add(message);
  reader.finish();
  return reader.run(name, records, (setup) => current.assets.contains(setup));
}

type Report = Omit<OpenedCapture, 'staged'>;
function reportOf(replay: Replay, name: string, errors: number): Report {
  const { totals } = replay;
  const text =
    `${totals.objects} objects, ${totals.messages} messages in ${totals.seconds.toFixed(1)} s; ` +
    `of ${totals.compared} positions the engine is ${totals.mean.toFixed(3)} m off on average ` +
    `and ${totals.worst.toFixed(3)} m at worst`;
  const report = replay.report(ReplayFormat.JSON, name, errors);
  const picture = replay.report(ReplayFormat.SVG, name);
  return { name, totals: text, report, picture, errors, divergences: divergencesOf(report) };
}

// What the report says of one object.
interface ReportedObject {
  guid: string;
  departures: { time: number; metres: number; degrees: number; in_air: boolean; after: Record<string, number> }[];
  blips: { time: number; metres: number }[];
}
function divergencesOf(report: string): Divergence[] {
  const { objects } = JSON.parse(report) as { objects: ReportedObject[] };
  const all = objects.flatMap(({ guid, departures, blips }) => {
    const at = (time: number) => ({ tick: Math.round(time * ticksPerSecond), guid: Number(guid) });
    return [
      ...departures
        .filter(({ metres, in_air: isInAir }) => metres >= minMetres && !isInAir)
        .map(({ time, metres, degrees, after }) => ({
          ...at(time),
          metres,
          text: `${metres.toFixed(2)} m and ${degrees.toFixed(0)}° off, after ${countsText(after)}`,
        })),
      ...blips.map(({ time, metres }) => ({ ...at(time), metres, text: `jumps ${metres.toFixed(2)} m` })),
    ];
  });
  const worst = all.sort((a, b) => b.metres - a.metres).slice(0, maxDivergences);
  return worst.sort((a, b) => a.tick - b.tick);
}
function countsText(after: Record<string, number>): string {
  const counts = Object.entries(after).map(([name, count]) => `${count} ${name}`);
  return counts.length > 0 ? counts.join(', ') : 'nothing else';
}

function staged(captured: CapturedRun | null, { current }: Target): StagedScenario {
  if (!captured) return { reason: `no object that moves has its Setup in ${current.name}` };
  const { name, objects, ticks } = captured;
  return { scenario: scenarioOf(objects[0]!.setup, { source: current.name, capture: name, ticks }) };
}
