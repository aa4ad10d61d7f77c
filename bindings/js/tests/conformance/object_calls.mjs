// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Calls of the script: objects and their orders.
import { acmotion } from '../support.mjs';
import { merged, octets, plain } from './values.mjs';

const { OrderType } = acmotion;

/** The verb of each order, of what takes it by guid: a world or a server. */
const verbs = {
  [OrderType.DO_MOTION]: (of, guid, { motion, parameters }) => of.doMotion(guid, motion, parameters),
  [OrderType.STOP_MOTION]: (of, guid, { motion, parameters }) => of.stopMotion(guid, motion, parameters),
  [OrderType.STOP_COMPLETELY]: (of, guid) => of.stopCompletely(guid),
  [OrderType.MOVE_TO_OBJECT]: (of, guid, { target, parameters }) => of.moveToObject(guid, target, parameters),
  [OrderType.MOVE_TO_POSITION]: (of, guid, { position, parameters }) => of.moveToPosition(guid, position, parameters),
  [OrderType.TURN_TO_OBJECT]: (of, guid, { target, parameters }) => of.turnToObject(guid, target, parameters),
  [OrderType.TURN_TO_HEADING]: (of, guid, { parameters: { desiredHeading = 0, ...others } = {} }) =>
    of.turnToHeading(guid, desiredHeading, others),
  [OrderType.SET_RUN_RATE]: (of, guid, { runRate = 1 }) => of.setRunRate(guid, runRate),
  [OrderType.SET_STATE]: (of, guid, { state = 0 }) => of.setState(guid, state),
  [OrderType.SET_VELOCITY]: (of, guid, { velocity = {}, omega }) => of.setVelocity(guid, velocity, omega),
  [OrderType.TELEPORT]: (of, guid, { position = {} }) => of.teleport(guid, position),
};
/** Of a world alone. */
const bodyVerbs = {
  ...verbs,
  [OrderType.MOVE_TO_TARGET]: (of, guid, { target, targetSize, position, velocity, parameters }) =>
    of.moveToTarget(guid, { guid: target, bodySize: targetSize, position, velocity }, parameters),
  [OrderType.CANCEL_MOVE]: (of, guid) => of.cancelMove(guid),
  [OrderType.JUMP]: (of, guid, { extent = 1 }) => of.jump(guid, extent),
  [OrderType.STICK_TO]: (of, guid, { target }) => of.stickTo(guid, target),
  [OrderType.UNSTICK]: (of, guid) => of.unstick(guid),
  [OrderType.INTERPOLATE_TO]: (of, guid, { position = {}, keepHeading }) =>
    of.interpolateTo(guid, position, keepHeading),
  [OrderType.STOP_INTERPOLATING]: (of, guid) => of.stopInterpolating(guid),
  [OrderType.CONSTRAIN_TO]: (of, guid, { position = {}, constraintStart = 0, constraintMax = 0 }) =>
    of.constrainTo(guid, position, constraintStart, constraintMax),
  [OrderType.UNCONSTRAIN]: (of, guid) => of.unconstrain(guid),
  [OrderType.SET_LOCAL_VELOCITY]: (of, guid, { velocity = {} }) => of.setLocalVelocity(guid, velocity),
  [OrderType.SET_OMEGA]: (of, guid, { omega = {} }) => of.setOmega(guid, omega),
};
/** Of a server alone. */
const serverVerbs = {
  ...verbs,
  [OrderType.COMPLETE_TELEPORT]: (of, guid) => of.completeTeleport(guid),
  [OrderType.CORRECT_POSITION]: (of, guid) => of.correctPosition(guid),
};

/** An order that has no verb of theirs is given as it is. */
function give(of, known, p) {
  const given = p.struct('order');
  const verb = known[given.type];
  return p.refusable(verb ? verb(of, p.args.guid, given) : of.order(p.args.guid, given));
}
export function serverOrder(p) {
  return give(p.handle('server'), serverVerbs, p);
}

const movements = {
  object_order: (p) => give(p.world, bodyVerbs, p),
  object_apply_raw_state: (p) => p.refusable(p.object.applyRawState(p.struct('state'))),
  object_apply_interpreted_state: (p) =>
    p.refusable(p.object.applyInterpretedState(p.struct('state'), p.struct('actions'), p.args.autonomous)),
  object_update_target: (p) => p.object.updateTarget(p.struct('target')),
  object_lose_target: (p) => p.object.loseTarget(p.args.target, p.args.status),
  object_plan_steps: (p) => p.object.planSteps(),
  object_begin_step: (p) => plain(p.object.beginStep(p.number('quantum')) ?? undefined),
  object_end_step: (p) => p.object.endStep(p.struct('answer')),
};

function create(p) {
  p.world.createObject(p.args.guid, p.struct('parameters'));
}
/** The script has the facts that it does not name as they are by default, the package as they are now. */
function setFacts(p) {
  p.object.setFacts(merged(p.library.defaults.objectFacts, p.struct('facts')));
}

export const objectCalls = {
  ...movements,
  object_create: create,
  object_delete: (p) => p.world.deleteObject(p.args.guid),
  object_get_facts: (p) => plain(p.object.facts),
  object_set_facts: setFacts,
  object_set_weenie: (p) => p.object.setWeenie(p.struct('weenie')),
  object_get_state: (p) => plain(p.object.state),
  object_name: (p) => octets(Buffer.from(p.object.name, 'latin1')),
  object_distance_between: (p) => p.world.distanceBetween(p.args.a, p.args.b),
  object_set_ground_contact: (p) => p.object.setGroundContact(p.args.contact, p.args.walkable),
  object_enter_world: (p) => p.object.enterWorld(),
  object_exit_world: (p) => p.object.exitWorld(),
  object_attach: (p) => p.object.attach(p.args.parent, p.args.location, p.args.placement),
  object_set_motion_table: (p) => p.object.setMotionTable(p.args.motion_table),
  object_play_script: (p) => p.object.playScript(p.args.script),
  object_play_script_type: (p) => p.object.playScriptType(p.args.type, p.number('mod')),
  object_play_default_script: (p) => p.object.playDefaultScript(),
  object_resolve_sound: (p) => plain(p.object.resolveSound(p.struct('query'))),
  object_part_looks: (p) => plain(p.object.partLooks),
};
