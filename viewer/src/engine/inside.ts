// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The inside of the creature: what the engine keeps of it, part by part. Each part names the rule that describes it.
import {
  HoldKey,
  insideOf,
  InterpolationType,
  MoveKind,
  NodeRole,
  RampKind,
  TargetStatus,
  type Inside,
  type MotionAction,
  type ObjectState,
  type Position,
  type Vec3,
} from 'acmotion';
import type { Rule } from '../panels/rules.js';
import type { InsideGroup, InsideView } from './answers.js';
import { hex, motionName } from './names.js';
import type { Session } from './session.js';

type Row = [string, string];

export function insideView(session: Session): InsideView {
  const { library, player } = session;
  const { state } = player;
  const inside = insideOf(player);
  const name = (motion: number): string => (motion === 0 ? 'none' : motionName(library, motion));
  const jumpError = (code: number): string => (code === 0 ? 'a jump may begin' : library.motionErrorText(code));
  return {
    tick: session.tick,
    hash: session.stateHash(),
    style: name(state.style),
    substate: name(state.substate),
    autoRun: session.client.state.autoRun,
    groups: [
      ...sequence(inside),
      ...motionTableManager(inside, state, name),
      ...interpreter(inside, state, name, jumpError),
      body(session, inside, state),
      ...managers(inside, name, session.world.clock),
      ...effects(inside, state, session.world.clock),
      client(session),
    ],
  };
}

type Name = (motion: number) => string;

function group(title: string, rule: Rule, rows: Row[]): InsideGroup {
  return { title, rule, rows };
}
/** A row for each item of a list; one that says so when there is none. */
function listed<T>(what: string, items: readonly T[], text: (item: T, i: number) => string): Row[] {
  if (items.length === 0) return [[`${what}s`, 'none']];
  return items.map((item, i): Row => [`${what} ${i + 1}`, text(item, i)]);
}
/** On whose behalf something is done. */
function behalf({ contextId, moveContextId = 0 }: { contextId: number; moveContextId?: number }): string {
  return [contextId !== 0 ? ` · for ${contextId}` : '', moveContextId !== 0 ? ` · of move ${moveContextId}` : ''].join(
    '',
  );
}

function sequence({ sequence }: Inside): InsideGroup[] {
  const { nodes, current, firstCyclic } = sequence;
  return [
    group('Sequence', 'core 2.1', [
      ['frame', sequence.frameNumber.toFixed(3)],
      ['key frame shown', sequence.keyFrame < 0 ? `none; placement ${sequence.placement}` : String(sequence.keyFrame)],
      ['plays', current < 0 ? 'nothing' : `node ${current + 1}`],
      ['repeats from', firstCyclic < 0 ? 'nowhere' : `node ${firstCyclic + 1}`],
      ['velocity', `${vector(sequence.velocity)} m/s`],
      ['omega', `${vector(sequence.omega)} rad/s`],
    ]),
    group(
      'Nodes',
      'core 3',
      listed('node', nodes, (node, i) =>
        [
          i === current ? '▶ ' : '',
          `${hex(node.animation)} ${node.lowFrame}–${node.highFrame} ${rate(node.framerate)}`,
          ` · ${nameIn(NodeRole, node.role)}${behalf(node)}`,
        ].join(''),
      ),
    ),
  ];
}

/** At rate 0 a pose is held. */
function rate(framerate: number): string {
  return framerate === 0 ? 'held' : `at ${fixed(framerate)}/s`;
}

function motionTableManager({ motionTableManager: manager }: Inside, state: ObjectState, name: Name): InsideGroup[] {
  return [
    group('Motion table manager', 'core 6', [
      ['table', state.motionTable === 0 ? 'none' : hex(state.motionTable)],
      ['animations ended', String(manager.animationCounter)],
      ...listed(
        'motion',
        manager.queue,
        (one) => `${name(one.motion)} waits for ${animations(one.animations)}${behalf(one)}`,
      ),
    ]),
    group('Motion state', 'core 5', [
      ['style', name(manager.style)],
      ['substate', `${name(manager.substate)} at ${fixed(manager.substateSpeed)}`],
      ...actionRows('modifier', manager.modifiers, name),
      ...actionRows('action', manager.actions, name),
    ]),
  ];
}
function actionRows(what: string, actions: readonly MotionAction[], name: Name): Row[] {
  return listed(what, actions, ({ command, speed }) => `${name(command)} at ${fixed(speed)}`);
}

function interpreter(
  { motionInterp: interp }: Inside,
  state: ObjectState,
  name: Name,
  jumpError: (code: number) => string,
): InsideGroup[] {
  const at = (motion: number, speed: number): string => (motion === 0 ? 'none' : `${name(motion)} at ${fixed(speed)}`);
  const { raw, interpreted } = interp;
  const held = (motion: number, speed: number, key: number): string =>
    `${at(motion, speed)}${key === HoldKey.INVALID ? '' : `, key ${nameIn(HoldKey, key)}`}`;
  return [
    group('Motion interpreter', 'core 7.1', [
      ['exists', interp.exists ? (interp.initted ? 'yes' : 'not initialised') : 'no'],
      ['run rate', fixed(interp.myRunRate)],
      ['speed factor', fixed(interp.currentSpeedFactor)],
      ['jump extent', `${fixed(interp.jumpExtent)}${interp.standingLongjump ? ', standing long jump' : ''}`],
      ['server action timestamp', String(interp.serverActionStamp)],
      ['last move', state.lastMoveWasAutonomous ? 'its own' : "the server's"],
    ]),
    group(
      'Pending motions',
      'core 7.17',
      listed('motion', interp.pending, (one) => `${name(one.motion)} · ${jumpError(one.jumpError)}${behalf(one)}`),
    ),
    group('Raw state', 'core 8.1', [
      ['hold key', nameIn(HoldKey, raw.currentHoldKey)],
      ['style', name(raw.currentStyle)],
      ['forward', held(raw.forwardCommand, raw.forwardSpeed, raw.forwardHoldKey)],
      ['sidestep', held(raw.sidestepCommand, raw.sidestepSpeed, raw.sidestepHoldKey)],
      ['turn', held(raw.turnCommand, raw.turnSpeed, raw.turnHoldKey)],
      ...actionRows('action', interp.rawActions, name),
    ]),
    group('Interpreted state', 'core 8.1', [
      ['style', name(interpreted.currentStyle)],
      ['forward', at(interpreted.forwardCommand, interpreted.forwardSpeed)],
      ['sidestep', at(interpreted.sidestepCommand, interpreted.sidestepSpeed)],
      ['turn', at(interpreted.turnCommand, interpreted.turnSpeed)],
      ...actionRows('action', interp.interpretedActions, name),
    ]),
  ];
}

function body(session: Session, { body }: Inside, state: ObjectState): InsideGroup {
  const flags = [
    body.jumpedThisFrame && 'jumped in this frame',
    body.placementRefused && 'placement refused',
    body.isBlocked && 'blocked',
    body.isLeavingEthereal && 'leaves ethereal',
    body.wasMadeStatic && 'made static',
    body.animatesInPlace && 'animates in place',
  ].filter((flag) => flag !== false);
  return group('Body', 'core 11.1', [
    ['cell', hex(state.position.cell)],
    ['position', vector(state.position.frame.origin)],
    ['heading', `${session.library.headingOf(state.position.frame).toFixed(1)}°`],
    ['speed', `${fixed(length(state.achievedVelocity))} m/s`],
    ['velocity', `${vector(state.velocity)} m/s`],
    ['acceleration', `${vector(body.acceleration)} m/s²`],
    ['contact', state.contact ? (state.onWalkable ? 'on walkable ground' : 'yes') : 'in the air'],
    ['scale', fixed(state.scale)],
    ['simulated to', `${body.updateTime.toFixed(3)} s, last step ${body.stepQuantum.toFixed(3)} s`],
    ['flags', flags.join(', ') || 'none'],
  ]);
}

function managers(inside: Inside, name: Name, now: number): InsideGroup[] {
  return [move(inside, name), target(inside), sticky(inside, now), constraint(inside), interpolation(inside)];
}
function move({ moveTo }: Inside, name: Name): InsideGroup {
  if (!moveTo.exists || moveTo.kind === MoveKind.NONE) return group('Move', 'MT-1', [['move', 'none']]);
  return group('Move', 'MT-1', [
    ['move', `${nameIn(MoveKind, moveTo.kind)}${behalf(moveTo.parameters)}${moveTo.movingAway ? ' · away' : ''}`],
    ['target', moveTo.soughtObject === 0 ? 'none' : hex(moveTo.soughtObject)],
    ['goes to', moveTo.initialized ? place(moveTo.currentTargetPosition) : 'not known yet'],
    ['commands', `${name(moveTo.currentCommand)}, ${name(moveTo.auxCommand)}`],
    ['distance', `${metres(moveTo.previousDistance)}, at first ${metres(moveTo.originalDistance)}`],
    ['steps without progress', String(moveTo.failProgressCount)],
    ...listed('leg', moveTo.legs, (leg) =>
      leg.kind === MoveKind.POSITION ? 'walk' : `turn to ${leg.heading.toFixed(1)}°`,
    ),
  ]);
}
function target({ target }: Inside): InsideGroup {
  const watchers: Row[] = listed('watcher', target.watchers, hex);
  if (!target.exists || !target.hasTarget) return group('Target', 'TG-1', [['target', 'none'], ...watchers]);
  return group('Target', 'TG-1', [
    ['target', `${hex(target.object)} · ${nameIn(TargetStatus, target.status)}`],
    ['is at', place(target.targetPosition)],
    ['will be at', place(target.interpolatedPosition)],
    ['last update', `${target.lastUpdateTime.toFixed(3)} s`],
    ['asks for', `updates after ${fixed(target.radius)} m, ${fixed(target.quantum)} s ahead`],
    ...watchers,
  ]);
}
function sticky({ sticky }: Inside, now: number): InsideGroup {
  if (!sticky.exists || sticky.target === 0) return group('Sticky', 'SK-2', [['stuck to', 'nothing']]);
  return group('Sticky', 'SK-2', [
    ['stuck to', `${hex(sticky.target)}, radius ${fixed(sticky.targetRadius)} m`],
    ['is at', sticky.initialized ? place(sticky.targetPosition) : 'not known yet'],
    ['ends in', `${Math.max(sticky.timeout - now, 0).toFixed(2)} s`],
  ]);
}
function constraint({ constraint }: Inside): InsideGroup {
  if (!constraint.exists || !constraint.isConstrained) return group('Constraint', 'CN-1', [['constrained', 'no']]);
  return group('Constraint', 'CN-1', [
    ['constrained', `to ${place(constraint.position)}`],
    ['gone', `${fixed(constraint.offset)} m`],
    ['slows', `from ${fixed(constraint.startDistance)} m, stops at ${fixed(constraint.maxDistance)} m`],
  ]);
}
function interpolation({ interpolation }: Inside): InsideGroup {
  const { nodes } = interpolation;
  if (nodes.length === 0) return group('Interpolation', 'IN-4', [['places', 'none']]);
  return group('Interpolation', 'IN-4', [
    ...listed('place', nodes, (node) => `${nameIn(InterpolationType, node.type)} ${place(node.position)}`),
    ['heading', interpolation.keepHeading ? 'kept' : 'that of the place'],
    ['failures', String(interpolation.nodeFailCounter)],
  ]);
}

function effects({ effects, body }: Inside, state: ObjectState, now: number): InsideGroup[] {
  return [
    group('Effects', 'HK-13', [
      ['translucency', `${fixed(effects.translucency)}, never below ${fixed(effects.originalTranslucency)}`],
      ['sound table', state.effects.soundTable === 0 ? 'none' : hex(state.effects.soundTable)],
      ['script table', state.effects.scriptTable === 0 ? 'none' : hex(state.effects.scriptTable)],
    ]),
    group(
      'Timed hooks',
      'HK-2',
      listed('ramp', effects.ramps, (ramp) => {
        const part = ramp.duration > 0 ? Math.min((body.physicsTime - ramp.created) / ramp.duration, 1) : 1;
        const change =
          ramp.kind === RampKind.SCRIPT ? hex(ramp.datum) : `${fixed(ramp.start)} to ${fixed(ramp.end)}`;
        return `${nameIn(RampKind, ramp.kind)} ${change}, ${Math.round(part * 100)} % of ${fixed(ramp.duration)} s`;
      }),
    ),
    group(
      'Scripts',
      'PS-2',
      listed(
        'script',
        effects.scripts,
        (one) =>
          `${hex(one.script)} ${one.fired} of ${one.hooks} hooks, ${fixed(now - one.start)} of ${fixed(one.length)} s`,
      ),
    ),
    group('Children', 'PS-6', listed('held object', effects.children, hex)),
  ];
}

function client(session: Session): InsideGroup {
  const { autoRun, autonomyLevel, controlledByServer, jumpLevel, mouseLook } = session.client.state;
  return group('Local player', 'LP-1', [
    ['jump charge', `${Math.round(jumpLevel * 100)} %`],
    ['auto-run', autoRun ? 'on' : 'off'],
    ['mouse look', mouseLook ? 'on' : 'off'],
    ['autonomy level', String(autonomyLevel)],
    ['controlled by', controlledByServer ? 'the server' : 'the keys'],
  ]);
}

/** "back link" of NodeRole.BACK_LINK. */
function nameIn(enumeration: Readonly<Record<string, number>>, value: number): string {
  const found = Object.entries(enumeration).find(([, number]) => number === value);
  return found ? found[0].toLowerCase().replaceAll('_', ' ') : String(value);
}
function fixed(value: number): string {
  return value.toFixed(2);
}
function animations(count: number): string {
  return count === 0 ? 'nothing' : count === 1 ? 'an animation' : `${count} animations`;
}
/** The client's "no distance yet" is the largest number there is. */
function metres(value: number): string {
  return value < 1e6 ? `${fixed(value)} m` : 'none yet';
}
function vector({ x, y, z }: Vec3): string {
  return `${fixed(x)}, ${fixed(y)}, ${fixed(z)}`;
}
function place({ cell, frame }: Position): string {
  return `${vector(frame.origin)} in ${hex(cell)}`;
}
function length({ x, y, z }: Vec3): number {
  return Math.hypot(x, y, z);
}
