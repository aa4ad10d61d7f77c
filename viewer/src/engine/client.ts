// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The page's end of the worker: typed calls with a watchdog. An engine that does not answer is ended and started anew.
import { trapCode, type CallName, type Calls, type FrameMessage, type FromWorker } from './protocol.js';
import type { GivenFile, PoseShown, ToWorker } from './protocol.js';
import type { Scenario } from './scenario.js';

interface Waiting {
  name: CallName;
  about: string;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  progress: ((text: string, part: number) => void) | undefined;
  deadline: number;
  timeout: number;
}

export class EngineFailure extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Seconds without any sign of life until the engine counts as hung. */
const timeout = { call: 8, file: 20, frame: 8 };
const checkMilliseconds = 250;
const awaySeconds = 3;

export class EngineClient {
  #worker!: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #frameDeadline = Infinity;
  #watched = now();
  #files: (readonly GivenFile[])[] = [];
  /** The scenario that last ran well, to go on with. */
  lastGood: Scenario | null = null;
  onFrame: (buffer: ArrayBuffer, rosterVersion: number, failure: string | null) => void = () => {};
  /** Called with the reason when the engine was restarted; the last good state should be shown again. */
  onRestart: (reason: string) => void = () => {};

  constructor() {
    this.#spawn();
    setInterval(() => this.#watch(), checkMilliseconds);
  }

  call<Name extends CallName>(
    name: Name,
    args: Calls[Name]['args'],
    options: { about?: string; progress?: (text: string, part: number) => void; timeout?: number } = {},
  ): Promise<Calls[Name]['answer']> {
    const id = this.#nextId++;
    const seconds = options.timeout ?? (name === 'open' || name === 'search' ? timeout.file : timeout.call);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, {
        ...{ name, resolve: resolve as (answer: never) => void, reject, progress: options.progress },
        ...{ about: options.about ?? '', timeout: seconds, deadline: now() + seconds },
      });
      this.#send({ kind: 'call', id, name, args });
    });
  }
  async open(
    files: readonly GivenFile[],
    progress: (text: string, part: number) => void,
  ): Promise<Calls['open']['answer']> {
    const about = files.length === 1 ? files[0]!.name : `${files.length} files`;
    const opened = await this.call('open', { files }, { about, progress });
    if (opened.kind !== 'scenario') this.#files.push(files);
    return opened;
  }
  requestFrame(ticks: number, secondsSinceTick: number, shown: PoseShown, buffer: ArrayBuffer): void {
    const message: FrameMessage = { kind: 'frame', ticks, secondsSinceTick, shown, buffer };
    this.#frameDeadline = now() + timeout.frame;
    this.#worker.postMessage(message, [buffer]);
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
  #spawn(): void {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#restart(event.message || 'the engine could not be loaded');
  }
  #receive(message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        return;
      case 'frame':
        this.#frameDeadline = Infinity;
        if (message.failure?.code === trapCode) return this.#restart(message.failure.message);
        return this.onFrame(message.buffer, message.rosterVersion, message.failure?.message ?? null);
      case 'progress':
        return this.#progress(message.id, message.text, message.part);
      default:
        return this.#settle(message);
    }
  }
  #progress(id: number, text: string, part: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#extend();
    waiting.progress?.(text, part);
  }
  #settle(message: Extract<FromWorker, { kind: 'answer' | 'failure' }>): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    this.#extend();
    if (message.kind === 'answer') return waiting?.resolve(message.answer as never);
    const { failure } = message;
    waiting?.reject(new EngineFailure(failure.message, failure.code));
    if (failure.code === trapCode) this.#restart(`${waiting?.name ?? 'A call'}: ${failure.message}`);
  }
  /** The engine is alive: extends the deadlines of the calls that wait for their turn. */
  #extend(): void {
    for (const waiting of this.#waiting.values()) waiting.deadline = now() + waiting.timeout;
    if (this.#frameDeadline !== Infinity) this.#frameDeadline = now() + timeout.frame;
  }

  #watch(): void {
    const time = now();
    const wasAway = time - this.#watched > awaySeconds;
    this.#watched = time;
    // A page in the background, or on a machine that slept, gets its messages late: that is not the engine's fault.
    if (document.hidden || wasAway) return this.#extend();
    const first = [...this.#waiting.values()].find(({ deadline }) => deadline < time);
    if (first) {
      const what = first.about ? `${first.name} of ${first.about}` : first.name;
      this.#restart(`The engine did not answer "${what}" for ${first.timeout} s`);
    } else if (this.#frameDeadline < time) this.#restart(`The engine did not answer for ${timeout.frame} s`);
  }
  #restart(reason: string): void {
    this.#worker.terminate();
    this.#frameDeadline = Infinity;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#spawn();
    for (const { reject } of lost) reject(new EngineFailure(reason, 'HUNG'));
    void this.#reopen().then(() => this.onRestart(reason));
  }
  async #reopen(): Promise<void> {
    await this.call('start', null);
    const files = this.#files;
    this.#files = [];
    for (const one of files) {
      try {
        await this.open(one, () => {});
      } catch {
        // It was fine before; without it the page still has the samples.
      }
    }
  }
}

function now(): number {
  return performance.now() / 1000;
}
