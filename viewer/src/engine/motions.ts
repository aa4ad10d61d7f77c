// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What the creature can do now, and why the client refuses the rest.
import { MotionError, type Library } from 'acmotion';
import type { MotionChoice } from './answers.js';
import { motionName } from './names.js';
import type { Session } from './session.js';

/** Bits of a command that say what kind it is. */
const kinds = { style: 0x80000000, substate: 0x40000000, modifier: 0x20000000, action: 0x10000000, chat: 0x02000000 };

/** All that the table can do from the state that the player is in. */
export function motionChoices(session: Session): MotionChoice[] {
  const { state } = session.player;
  const { library, assets } = session;
  if (state.motionTable === 0 || !assets.contains(state.motionTable)) return [];
  const able = new Set(assets.motionsFrom(state.motionTable, state.style, state.substate));
  for (const motion of assets.motionsFrom(state.motionTable, state.style)) able.add(motion);
  able.add(state.style).add(state.substate);
  const active = new Set([
    state.style,
    state.substate,
    state.movement.forwardCommand,
    state.movement.turnCommand,
    state.movement.sidestepCommand,
  ]);
  return [...able].map((motion) => ({
    motion,
    name: motionName(library, motion),
    group: groupOf(motion),
    refused: refusalOf(session, motion),
    active: active.has(motion),
  }));
}

function refusalOf({ crowd, library, play, world }: Session, motion: number): string | null {
  if (crowd.length > 0) return null; // a copy of a crowd for each button would be slow
  return refusalText(library, world.canDo(play.playerGuid, motion));
}

/** The client's sentence for what it refuses; null: it does not. */
export function refusalText(library: Library, refused: MotionError): string | null {
  return refused === MotionError.NONE ? null : library.motionErrorText(refused);
}

function groupOf(motion: number): MotionChoice['group'] {
  if ((motion & kinds.style) !== 0) return 'styles';
  if ((motion & kinds.action) !== 0) return (motion & kinds.chat) !== 0 ? 'emotes' : 'actions';
  if (movements.has(motion & 0xffff)) return 'movement';
  if ((motion & kinds.substate) !== 0) return 'states';
  return 'modifiers';
}
/** Walking, running, turning and stepping, by their low words. */
const movements = new Set([0x05, 0x06, 0x07, 0x0d, 0x0e, 0x0f, 0x10]);
