// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The line between a client and its server: every message takes a while, and some are lost. With the same seed the same
// ones are.
import { ticksPerSecond, type NetworkConditions } from './scenario.js';

export type Direction = 'up' | 'down';

interface Message {
  due: number;
  direction: Direction;
  bytes: Uint8Array;
}

export class Network {
  #lag: number;
  #loss: number;
  #random: number;
  #lost = 0;
  #messages: Message[] = [];

  constructor({ lag, loss, seed }: NetworkConditions) {
    this.#lag = lag;
    this.#loss = loss;
    this.#random = seed;
  }
  get underWay(): number {
    return this.#messages.length;
  }
  get lost(): number {
    return this.#lost;
  }
  /** For what is sent from now on. */
  set({ lag, loss }: { lag: number; loss: number }): void {
    this.#lag = lag;
    this.#loss = loss;
  }

  /** False: the message is lost. A reliable message is resent until it arrives, so it is never lost. */
  send(direction: Direction, bytes: Uint8Array, tick: number, isReliable = false): boolean {
    const isLost = this.#next() < this.#loss && !isReliable;
    if (isLost) ++this.#lost;
    else this.#messages.push({ due: tick + this.#lagTicks, direction, bytes });
    return !isLost;
  }
  /** Those that arrive at the tick, in the order in which they were sent. */
  receive(direction: Direction, tick: number): Uint8Array[] {
    const arrives = (message: Message): boolean => message.direction === direction && message.due <= tick;
    if (!this.#messages.some(arrives)) return none;
    const arrived = this.#messages.filter(arrives).sort((a, b) => a.due - b.due);
    this.#messages = this.#messages.filter((message) => !arrives(message));
    return arrived.map(({ bytes }) => bytes);
  }
  /** Milliseconds one way, as ticks: roles act at ticks only. */
  get #lagTicks(): number {
    return Math.round((this.#lag / 1000) * ticksPerSecond);
  }
  /** Mulberry32: 0 to 1. */
  #next(): number {
    this.#random = (this.#random + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#random ^ (this.#random >>> 15), 1 | this.#random);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  }

  snapshot(): Uint8Array {
    const size = headerBytes + this.#messages.reduce((sum, { bytes }) => sum + messageBytes + bytes.length, 0);
    const out = new Uint8Array(size);
    const view = new DataView(out.buffer);
    view.setFloat64(0, this.#lag);
    view.setFloat64(8, this.#loss);
    view.setInt32(16, this.#random);
    view.setUint32(20, this.#lost);
    let at = headerBytes;
    for (const { due, direction, bytes } of this.#messages) {
      view.setUint32(at, due);
      view.setUint32(at + 4, direction === 'up' ? 1 : 0);
      view.setUint32(at + 8, bytes.length);
      out.set(bytes, at + messageBytes);
      at += messageBytes + bytes.length;
    }
    return out;
  }
  restore(snapshot: Uint8Array): void {
    const view = new DataView(snapshot.buffer, snapshot.byteOffset, snapshot.byteLength);
    this.#lag = view.getFloat64(0);
    this.#loss = view.getFloat64(8);
    this.#random = view.getInt32(16);
    this.#lost = view.getUint32(20);
    this.#messages = [];
    for (let at = headerBytes; at < snapshot.length;) {
      const end = at + messageBytes + view.getUint32(at + 8);
      const direction = view.getUint32(at + 4) === 1 ? 'up' : 'down';
      this.#messages.push({ due: view.getUint32(at), direction, bytes: snapshot.slice(at + messageBytes, end) });
      at = end;
    }
  }
}

const headerBytes = 24;
const messageBytes = 12;
const none: Uint8Array[] = [];
