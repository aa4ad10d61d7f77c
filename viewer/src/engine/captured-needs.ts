// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The records that the messages of a capture name, on all of its connections. They must be at hand before the first
// message is replayed: a body that is made without its Setup and motion table stands still, also when they come later.
import { capturedMessageJson, type CapturedMessage, type Library } from 'acmotion';
import { opcodeOf, opcodes } from './opcodes.js';

interface Described {
  physics?: { setup?: string; motion_table?: string; sound_table?: string; pe_table?: string };
}
interface Played {
  script?: string;
}

export function recordsNamedBy(messages: readonly CapturedMessage[], library: Library): Set<number> {
  const ids = new Set<number>();
  for (const message of messages)
    if (message.fromServer) for (const id of idsIn(message, library)) if (id !== 0) ids.add(id);
  return ids;
}

function idsIn(message: CapturedMessage, library: Library): number[] {
  switch (opcodeOf(message.bytes)) {
    case opcodes.createObject:
    case opcodes.updateObject: {
      const { physics = {} } = decoded<Described>(message, library);
      return [physics.setup, physics.motion_table, physics.sound_table, physics.pe_table].map((id) => Number(id ?? 0));
    }
    case opcodes.playScriptId:
      return [Number(decoded<Played>(message, library).script ?? 0)];
    default:
      return [];
  }
}
/** Nothing of a message that cannot be read: the replay refuses it too. */
function decoded<Fields extends object>(message: CapturedMessage, library: Library): Partial<Fields> {
  try {
    return (JSON.parse(capturedMessageJson(library, message)) as { decoded?: Fields }).decoded ?? {};
  } catch {
    return {};
  }
}
