// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import type { Input } from './codec.js';
import { readStructs } from './codec.js';
import { Status } from './generated/enums.js';
import { acm_message, acm_message_info, acm_wire_field } from './generated/layouts.js';
import type { MessageInfo, PlainMessage, WireField } from './generated/structs.js';
import type { AcmotionError } from './errors.js';
import type { Library } from './library.js';

/** A message field by field. */
export interface ExplainedMessage {
  fields: WireField[];
  /** Why the message could not be read to its end; the fields before the error are there. */
  error: AcmotionError | null;
}

/** Messages as bytes. Experimental. */
export class Wire {
  readonly library: Library;

  constructor(library: Library) {
    this.library = library;
  }

  /** Decodes the whole message: throws, with offset and field, as the roles do. */
  identify(message: Uint8Array): MessageInfo {
    const { exports: c, error } = this.library;
    return this.library.withArguments((a) => {
      const bytes = a.copy(message);
      return this.library.out(acm_message_info, (out) => c.acm_wire_identify(bytes, message.length, out, error));
    });
  }
  /** "UpdateMotion"; null: not one of these. */
  opcodeName(opcode: number): string | null {
    const text = this.library.exports.acm_wire_opcode_name(opcode);
    return text === 0 ? null : this.library.memory.text(text);
  }
  /** By name, in any case; 0: there is none. */
  findOpcode(name: string): number {
    return this.library.withArguments((a) => this.library.exports.acm_wire_find_opcode(a.text(name)) >>> 0);
  }
  opcodes(): number[] {
    const { exports: c } = this.library;
    return Array.from({ length: c.acm_wire_opcode_count() }, (_, i) => c.acm_wire_opcode_at(i) >>> 0);
  }
  /** Whether a 16-bit timestamp follows another. */
  isNewer(timestamp: number, than: number): boolean {
    return this.library.exports.acm_wire_is_newer(timestamp, than) !== 0;
  }
  explain(message: Uint8Array): ExplainedMessage {
    return this.#explain(message, 128);
  }
  #explain(message: Uint8Array, capacity: number): ExplainedMessage {
    const { exports: c, error, memory } = this.library;
    return this.library.withArguments((a) => {
      const bytes = a.copy(message);
      const out = a.take(acm_wire_field.size * capacity);
      const count = a.zeros(8);
      const status = c.acm_wire_explain(bytes, message.length, out, capacity, count, error);
      const length = memory.u32[count >>> 2]!;
      if (length > capacity) return this.#explain(message, length);
      if (status < 0) this.library.check(status);
      const found = status === Status.OK ? null : this.library.lastError();
      return { fields: readStructs<WireField>(memory, acm_wire_field, out, length), error: found };
    });
  }
  /** A message of few fields, taken apart; Status.UNSUPPORTED for others. */
  decode(message: Uint8Array): PlainMessage {
    const { exports: c, error } = this.library;
    return this.library.withArguments((a) => {
      const bytes = a.copy(message);
      return this.library.out<PlainMessage>(
        acm_message,
        (out) => c.acm_wire_decode(bytes, message.length, out, error),
        (out) => c.acm_message_init(out, 0),
      );
    });
  }
  /** Which fields count follows from the opcode. */
  encode(message: Input<PlainMessage> & { opcode: number }): Uint8Array {
    const { exports: c, error } = this.library;
    return this.library.withArguments(() => {
      const { opcode } = message;
      const given = this.library.struct(acm_message, message, 'message', (at) => c.acm_message_init(at, opcode));
      return this.library.bytes((out, capacity, count) => c.acm_wire_encode(given, out, capacity, count, error));
    });
  }
}
