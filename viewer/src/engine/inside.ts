// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The inside of the creature, as far as the package shows it. Each group names the page with its rules.
import type { ObjectState } from 'acmotion';
import type { InsideGroup, InsideView } from './answers.js';
import { hex, motionName } from './names.js';
import type { Session } from './session.js';

export function insideView(session: Session): InsideView {
  const { library, player } = session;
  const { state } = player;
  const name = (motion: number): string => (motion === 0 ? 'none' : motionName(library, motion));
  return {
    tick: session.tick,
    hash: session.stateHash(),
    style: name(state.style),
    substate: name(state.substate),
    groups: [
      sequence(state),
      motionTable(state, name),
      interpreter(state, name),
      body(session, state),
      managers(state),
      effects(state),
      client(session),
    ],
  };
}

type Name = (motion: number) => string;

function sequence(state: ObjectState): InsideGroup {
  return {
    title: 'Sequence',
    rule: 'sequence',
    rows: [
      ['animation', state.animation === 0 ? 'none' : hex(state.animation)],
      ['frame', state.frameNumber.toFixed(3)],
      ['key frame shown', String(Math.floor(state.frameNumber))],
    ],
  };
}
function motionTable(state: ObjectState, name: Name): InsideGroup {
  return {
    title: 'Motion table manager',
    rule: 'motion-table-manager',
    rows: [
      ['table', state.motionTable === 0 ? 'none' : hex(state.motionTable)],
      ['style', name(state.style)],
      ['substate', `${name(state.substate)} at ${fixed(state.substateSpeed)}`],
      ['pending motions', String(state.pendingMotions)],
    ],
  };
}
function interpreter(state: ObjectState, name: Name): InsideGroup {
  const { movement } = state;
  const at = (motion: number, speed: number): string => (motion === 0 ? 'none' : `${name(motion)} at ${fixed(speed)}`);
  return {
    title: 'Motion interpreter',
    rule: 'motion-interp',
    rows: [
      ['style', name(movement.currentStyle)],
      ['forward', at(movement.forwardCommand, movement.forwardSpeed)],
      ['sidestep', at(movement.sidestepCommand, movement.sidestepSpeed)],
      ['turn', at(movement.turnCommand, movement.turnSpeed)],
      ['last move', state.lastMoveWasAutonomous ? 'its own' : "the server's"],
    ],
  };
}
function body(session: Session, state: ObjectState): InsideGroup {
  const { origin } = state.position.frame;
  return {
    title: 'Body',
    rule: 'body',
    rows: [
      ['cell', hex(state.position.cell)],
      ['position', `${fixed(origin.x)}, ${fixed(origin.y)}, ${fixed(origin.z)}`],
      ['heading', `${session.library.headingOf(state.position.frame).toFixed(1)}°`],
      ['speed', `${fixed(length(state.achievedVelocity))} m/s`],
      ['velocity', `${fixed(state.velocity.x)}, ${fixed(state.velocity.y)}, ${fixed(state.velocity.z)} m/s`],
      ['contact', state.contact ? (state.onWalkable ? 'on walkable ground' : 'yes') : 'in the air'],
      ['scale', fixed(state.scale)],
    ],
  };
}
function managers(state: ObjectState): InsideGroup {
  return {
    title: 'Managers',
    rule: 'position-manager',
    rows: [
      [
        'move to',
        ['none', 'object', 'position', 'turn to object', 'turn to heading'][state.move] ?? String(state.move),
      ],
      ['target', state.moveTarget === 0 ? 'none' : hex(state.moveTarget)],
      ['sticky', state.stuckTo === 0 ? 'no' : hex(state.stuckTo)],
      ['interpolation', state.interpolating ? 'yes' : 'no'],
      ['constraint', state.constrained ? 'yes' : 'no'],
    ],
  };
}
function effects(state: ObjectState): InsideGroup {
  return {
    title: 'Effects',
    rule: 'scripts',
    rows: [
      ['scripts', String(state.queuedScripts)],
      ['translucency', fixed(state.translucency)],
      ['sound table', state.effects.soundTable === 0 ? 'none' : hex(state.effects.soundTable)],
      ['script table', state.effects.scriptTable === 0 ? 'none' : hex(state.effects.scriptTable)],
    ],
  };
}
function client(session: Session): InsideGroup {
  const { jumpLevel, autonomyLevel, controlledByServer } = session.client.state;
  return {
    title: 'Local player',
    rule: 'player-and-server',
    rows: [
      ['jump charge', `${Math.round(jumpLevel * 100)} %`],
      ['autonomy level', String(autonomyLevel)],
      ['controlled by', controlledByServer ? 'the server' : 'the keys'],
    ],
  };
}

function fixed(value: number): string {
  return value.toFixed(2);
}
function length({ x, y, z }: { x: number; y: number; z: number }): number {
  return Math.hypot(x, y, z);
}
