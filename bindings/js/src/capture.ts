// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Assets } from './assets.js';
import { readStruct, writeStruct, type Input } from './codec.js';
import { CaptureStep, ReplayFormat } from './generated/enums.js';
import {
  acm_capture_counts,
  acm_capture_error,
  acm_capture_options,
  acm_captured_message,
  acm_replay_options,
  acm_replay_totals,
  offsets,
} from './generated/layouts.js';
import type {
  CaptureCounts,
  CapturedFacts,
  CaptureError,
  CaptureOptions,
  ReplayOptions,
  ReplayTotals,
} from './generated/structs.js';
import { create, Handle } from './handle.js';
import type { Library } from './library.js';
import { ownedText, requireInspection } from './owned.js';

// Experimental, as all of inspection.

/** A whole message, put together from its fragments. */
export interface CapturedMessage extends CapturedFacts {
  /** From the opcode on. */
  bytes: Uint8Array;
}

/** What comes next in a capture. */
export type CaptureItem = { message: CapturedMessage; error?: never } | { error: CaptureError; message?: never };

/** The game's messages in a pcap or pcapng file. */
export class Capture extends Handle {
  constructor(library: Library, options?: Input<CaptureOptions>) {
    requireInspection(library);
    const { exports: c, error } = library;
    super(
      library,
      library.withArguments(() => {
        const given = library.struct(acm_capture_options, options, 'options', (at) => c.acm_capture_options_init(at));
        return create(library, (out) => c.acm_capture_create(given, out, error));
      }),
    );
  }

  /** The next bytes of the file, in chunks of any size. */
  supply(bytes: Uint8Array): void {
    const { library } = this;
    library.withArguments((a) =>
      library.check(library.exports.acm_capture_supply(this.address, a.copy(bytes), bytes.length, library.error)),
    );
  }
  /** There are no more bytes. */
  finish(): void {
    this.library.check(this.library.exports.acm_capture_finish(this.address, this.library.error));
  }
  /** What the bytes that were supplied hold; it ends where more are needed, or at the end of the capture. */
  *items(): Generator<CaptureItem, void, void> {
    for (let item = this.#next(); item; item = this.#next()) yield item;
  }
  #next(): CaptureItem | null {
    const { library } = this;
    const { memory } = library;
    return library.withArguments((a) => {
      const step = a.zeros(8);
      const message = a.zeros(acm_captured_message.size);
      const captureError = a.zeros(acm_capture_error.size);
      library.check(library.exports.acm_capture_next(this.address, step, message, captureError, library.error));
      switch (memory.i32[step >>> 2]) {
        case CaptureStep.MESSAGE:
          return { message: readMessage(library, message) };
        case CaptureStep.ERROR:
          return { error: readStruct<CaptureError>(memory, acm_capture_error, captureError) };
        default:
          return null;
      }
    });
  }
  get counts(): CaptureCounts {
    const { exports: c, error } = this.library;
    return this.library.out(acm_capture_counts, (out) => c.acm_capture_get_counts(this.address, out, error));
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_capture_free(address, error);
  }
}

function readMessage(library: Library, address: number): CapturedMessage {
  const { memory } = library;
  const word = (field: keyof typeof offsets): number => memory.u32[(address + offsets[field]) >>> 2]!;
  return {
    ...readStruct<CapturedFacts>(memory, acm_captured_message, address),
    bytes: memory.bytes(word('acm_captured_message.bytes'), word('acm_captured_message.size')),
  };
}

function writeMessage(library: Library, { bytes, ...facts }: CapturedMessage): number {
  const { arena, memory } = library;
  const address = arena.zeros(acm_captured_message.size);
  writeStruct(memory, acm_captured_message, address, facts, 'message');
  const data = arena.copy(bytes);
  memory.u32[(address + offsets['acm_captured_message.bytes']) >>> 2] = data;
  memory.u32[(address + offsets['acm_captured_message.size']) >>> 2] = bytes.length;
  return address;
}

/** A message as an object of JSON on one line: that of `messageToJson`, with its time and frame. */
export function capturedMessageJson(library: Library, message: CapturedMessage): string {
  return library.withArguments(() => {
    const given = writeMessage(library, message);
    return ownedText(library, (out) => library.exports.acm_captured_message_json(given, out, library.error));
  });
}

/** A capture through the engine: how far it and the server are apart. */
export class Replay extends Handle {
  /** Assets are loaded as objects appear. */
  constructor(assets: Assets, options?: Input<ReplayOptions>) {
    const { library } = assets;
    requireInspection(library);
    const { exports: c, error } = library;
    super(
      library,
      library.withArguments(() => {
        const given = library.struct(acm_replay_options, options, 'options', (at) => c.acm_replay_options_init(at));
        return create(library, (out) => c.acm_replay_create(assets.address, given, out, error));
      }),
    );
  }

  /** The next message. Those of clients and those that have nothing to do with movement are left out. */
  add(message: CapturedMessage): void {
    const { library } = this;
    library.withArguments(() =>
      library.check(library.exports.acm_replay_add(this.address, writeMessage(library, message), library.error)),
    );
  }
  get totals(): ReplayTotals {
    const { exports: c, error } = this.library;
    return this.library.out(acm_replay_totals, (out) => c.acm_replay_get_totals(this.address, out, error));
  }
  /** As JSON, or as a picture of the paths from above. `name` and `errors` of the capture are for the JSON. */
  report(format: ReplayFormat = ReplayFormat.JSON, name = '', errors = 0): string {
    const { exports: c, error } = this.library;
    return this.library.withArguments((a) => {
      const called = a.text(name);
      return ownedText(this.library, (out) =>
        c.acm_replay_report(this.address, format, called, BigInt(errors), out, error),
      );
    });
  }

  /** @internal */
  protected override free(address: number, error: number): number {
    return this.library.exports.acm_replay_free(address, error);
  }
}
