// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { Status } from './generated/enums.js';
import type { ErrorFields } from './generated/structs.js';

const names = new Map<number, string>(Object.entries(Status).map(([name, value]) => [value, name]));

/** Why a call is not possible, thrown. What the game refuses is returned instead, as a MotionError. */
export class AcmotionError extends Error {
  /** One of Status. Negative: the call was wrong; positive: what was asked for could not be done. */
  readonly status: Status;
  /** The name of the status, such as "NOT_FOUND". */
  readonly code: string;
  /** The client's own code, when `status` is Status.REFUSED: of `Assets.timeline`, whose motion is refused. */
  readonly motionError: number;
  /** The record concerned; 0: none, or not known. */
  readonly objectId: number;
  /** The object concerned; 0: none. */
  readonly guid: number;
  /** Bytes from the start of the input. */
  readonly offset: number;
  /** The field or argument; empty: none. */
  readonly field: string;

  constructor(fields: ErrorFields) {
    super(fields.field ? `${fields.field}: ${fields.text}` : fields.text);
    this.name = 'AcmotionError';
    this.status = fields.status as Status;
    this.code = names.get(fields.status) ?? String(fields.status);
    this.motionError = fields.motionError;
    this.objectId = fields.objectId;
    this.guid = fields.guid;
    this.offset = fields.offset;
    this.field = fields.field;
  }
}

/** @internal What the library would refuse, when that is known before it is called. */
export function badArgument(field: string, text: string): AcmotionError {
  return new AcmotionError({
    ...{ status: Status.BAD_ARGUMENT, motionError: 0, objectId: 0, guid: 0, offset: 0 },
    ...{ field, text },
  });
}
