// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Opens a capture: it is replayed by the library, which finds where engine and server disagree, and kept for the stage.
import { Capture, Replay, ReplayFormat } from 'acmotion';
import type { Divergence, OpenedCapture } from './answers.js';
import type { Slices } from './bytes.js';
import { CapturedRunReader, type CapturedRun } from './captured-run.js';
import { WrongFile } from './directory.js';
import type { Opened, Target } from './opening.js';
import { scenarioOf, ticksPerSecond } from './scenario.js';
import type { StagedScenario } from './scenario-read.js';
import type { Progress, Source } from './source.js';

const sliceBytes = 1 << 20;
const maxDivergences = 2000;
/** Less is the rounding of messages. */
const minMetres = 0.01;

export async function openCapture(name: string, blob: Slices, target: Target, progress: Progress): Promise<Opened> {
  const capture = new Capture(target.library);
  const replay = new Replay(target.current.assets);
  const reader = new CapturedRunReader(target.library);
  const take = (): void => {
    for (const { message } of capture.items()) {
      if (!message) continue;
      replay.add(message);
      reader.add(message);
    }
  };
  try {
    for (let at = 0; at < blob.size; at += sliceBytes) {
      progress(`reading ${name}`, at / blob.size);
      capture.supply(new Uint8Array(await blob.slice(at, at + sliceBytes).arrayBuffer()));
      take();
    }
    capture.finish();
    take();
    const { messages, faults } = capture.counts;
    if (messages === 0) throw new WrongFile('it holds no messages of the game');
    const { assets } = target.current;
    await prepareObjects(reader.finish(), target.current);
    const captured = reader.run(name, (setup) => assets.contains(setup));
    const file = { kind: 'capture' as const, ...reportOf(replay, name, faults), staged: staged(captured, target) };
    return captured ? { file, captured } : { file };
  } finally {
    replay.dispose();
    capture.dispose();
  }
}

function reportOf(replay: Replay, name: string, faults: number): Omit<OpenedCapture, 'staged'> {
  const { totals } = replay;
  const text =
    `${totals.objects} objects, ${totals.messages} messages in ${totals.seconds.toFixed(1)} s; ` +
    `of ${totals.compared} positions the engine is ${totals.mean.toFixed(3)} m off on average ` +
    `and ${totals.worst.toFixed(3)} m at worst`;
  const report = replay.report(ReplayFormat.JSON, name, faults);
  const picture = replay.report(ReplayFormat.SVG, name);
  return { name, totals: text, report, picture, faults, divergences: divergencesOf(report) };
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

/** Loads what they need to move. */
export async function prepareObjects(
  objects: readonly { setup: number; motionTable: number }[],
  source: Source,
): Promise<void> {
  const known = new Set<string>();
  for (const { setup, motionTable } of objects) {
    const key = `${setup}/${motionTable}`;
    if (known.has(key)) continue;
    known.add(key);
    try {
      await source.prepareMotion(setup);
      await source.prepareTable(motionTable);
    } catch {
      // It is not in the file: this object is left out, or stands still.
    }
  }
}
function staged(captured: CapturedRun | null, { current }: Target): StagedScenario {
  if (!captured) return { reason: `no object that moves has its Setup in ${current.name}` };
  const { name, objects, ticks } = captured;
  return { scenario: scenarioOf(objects[0]!.setup, { source: current.name, capture: name, ticks }) };
}
