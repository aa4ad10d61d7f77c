// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The worker's door: messages in, answers out. Calls wait for one another, frames come in between.
import { AcmotionError } from 'acmotion';
import { Engine } from './engine.js';
import {
  trapCode,
  type CallMessage,
  type Failure,
  type FrameMessage,
  type FromWorker,
  type ToWorker,
} from './protocol.js';

/** The part of a worker's scope that is used here: TypeScript cannot load the types of worker and page together. */
declare const self: {
  onmessage: (event: MessageEvent<ToWorker>) => void;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
};

const engine = new Engine();
let calls: Promise<void> = Promise.resolve();

function send(message: FromWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, transfer);
}
function failureOf(error: unknown): Failure {
  if (error instanceof AcmotionError) return { message: error.message, code: error.code };
  // After a trap nothing in the module's memory can be trusted.
  if (error instanceof WebAssembly.RuntimeError)
    return { message: `the engine stopped (${error.message})`, code: trapCode };
  return { message: error instanceof Error ? error.message : String(error), code: '' };
}

async function answer({ id, name, args }: CallMessage): Promise<void> {
  try {
    const result = await engine.call(name, args as never, (text, part) => send({ kind: 'progress', id, text, part }));
    send({ kind: 'answer', id, answer: result });
  } catch (error) {
    send({ kind: 'failure', id, failure: failureOf(error) });
  }
}

function frame(message: FrameMessage): void {
  try {
    const { buffer, rosterVersion } = engine.frame(message);
    send({ kind: 'frame', buffer, rosterVersion, failure: null }, [buffer]);
  } catch (error) {
    send({ kind: 'frame', buffer: message.buffer, rosterVersion: -1, failure: failureOf(error) }, [message.buffer]);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.kind === 'frame') frame(data);
  else calls = calls.then(() => answer(data));
};
send({ kind: 'ready' });
