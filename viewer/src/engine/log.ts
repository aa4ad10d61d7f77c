// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What happened, for the timeline and the list of messages. It is written once, when time is new.

export type Lane = 'animation' | 'queue' | 'hook' | 'move' | 'contact' | 'message' | 'server' | 'input';

export interface LogEntry {
  tick: number;
  lane: Lane;
  /** In a few words. */
  text: string;
  /** All of it. */
  detail: string;
  /** What it is about: an animation, a wave, a motion; 0: nothing. */
  id: number;
  /** Of an attack: the volume that it covers, in the axes of the body. */
  cone?: Cone;
  /** What is heard. */
  sound?: { wave: number; volume: number };
  /** The part at which it happens; absent: the body. */
  part?: number;
}

export interface Cone {
  left: [number, number];
  right: [number, number];
  radius: number;
  height: number;
}

/** More is not kept: a page that lists it would be of no use. */
const maxCount = 100_000;

export class Log {
  readonly entries: LogEntry[] = [];
  /** Changes when entries were taken away. */
  generation = 0;

  add(entry: LogEntry): void {
    if (this.entries.length < maxCount) this.entries.push(entry);
  }
  cut(tick: number): void {
    const length = this.entries.length;
    while (this.entries.length > 0 && this.entries.at(-1)!.tick > tick) this.entries.pop();
    if (this.entries.length !== length) ++this.generation;
  }
}
