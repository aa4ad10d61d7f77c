// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What is drawn on the timeline: bars for what lasts, marks for what happens.
import type { Lane, LogEntry } from '../engine/log.js';

export const laneNames: readonly (readonly [Lane, string])[] = [
  ['animation', 'Animation'],
  ['queue', 'Queue'],
  ['hook', 'Hooks'],
  ['move', 'Moves'],
  ['contact', 'Contacts'],
  ['message', 'Messages'],
  ['server', 'Server'],
  ['input', 'Inputs'],
];

export interface Bar {
  lane: number;
  from: number;
  to: number;
  text: string;
}
export interface Mark {
  lane: number;
  tick: number;
  entry: LogEntry;
}

const laneIndex = new Map<Lane, number>(laneNames.map(([lane], i) => [lane, i]));

/** Entries of these lanes last until the next one; those with negative ids are events. */
function isLasting({ lane, id }: LogEntry): boolean {
  return (lane === 'animation' || lane === 'queue' || lane === 'move') && id >= 0;
}
function isIdle({ lane, id }: LogEntry): boolean {
  return lane !== 'animation' && id === 0;
}

export function barsAndMarks(entries: readonly LogEntry[], end: number): { bars: Bar[]; marks: Mark[] } {
  const bars: Bar[] = [];
  const marks: Mark[] = [];
  const open = new Map<number, LogEntry>();
  const close = (lane: number, to: number): void => {
    const entry = open.get(lane);
    if (entry && !isIdle(entry)) bars.push({ lane, from: entry.tick, to, text: entry.text });
  };
  for (const entry of entries) {
    const lane = laneIndex.get(entry.lane)!;
    if (isLasting(entry)) {
      close(lane, entry.tick);
      open.set(lane, entry);
    } else marks.push({ lane, tick: entry.tick, entry });
  }
  for (const lane of open.keys()) close(lane, end);
  return { bars, marks };
}
