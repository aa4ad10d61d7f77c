// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Calls of the script: objects and their orders.
import { acmotion } from '../support.mjs';
import { merged, octets, plain } from './values.mjs';

const { OrderType } = acmotion;

/** Orders that have a method of their own. */
const methods = {
  [OrderType.DO_MOTION]: (object, { motion, parameters }) => object.doMotion(motion, parameters),
  [OrderType.STOP_MOTION]: (object, { motion, parameters }) => object.stopMotion(motion, parameters),
  [OrderType.STOP_COMPLETELY]: (object) => object.stopCompletely(),
  [OrderType.MOVE_TO_OBJECT]: (object, { target, parameters }) => object.moveToObject(target, parameters),
  [OrderType.MOVE_TO_POSITION]: (object, { position, parameters }) => object.moveToPosition(position, parameters),
  [OrderType.TURN_TO_OBJECT]: (object, { target, parameters }) => object.turnToObject(target, parameters),
  [OrderType.TURN_TO_HEADING]: (object, { parameters: { desiredHeading = 0, ...others } = {} }) =>
    object.turnToHeading(desiredHeading, others),
  [OrderType.CANCEL_MOVE]: (object) => object.cancelMove(),
  [OrderType.JUMP]: (object, { extent }) => object.jump(extent),
  [OrderType.TELEPORT]: (object, { position }) => object.teleport(position),
};

function order(p) {
  const given = p.struct('order');
  const method = methods[given.type];
  if (method) method(p.object, given);
  else p.object.order(given);
}

const movements = {
  object_order: order,
  object_apply_raw_state: (p) => p.object.applyRawState(p.struct('state')),
  object_apply_interpreted_state: (p) =>
    p.object.applyInterpretedState(p.struct('state'), p.struct('actions'), p.args.autonomous),
  object_update_target: (p) => p.object.updateTarget(p.struct('target')),
  object_lose_target: (p) => p.object.loseTarget(p.args.target, p.args.status),
  object_plan_steps: (p) => p.object.planSteps(),
  object_begin_step: (p) => plain(p.object.beginStep(p.number('quantum')) ?? undefined),
  object_end_step: (p) => p.object.endStep(p.struct('answer')),
};

function create(p) {
  p.world.create(p.args.guid, p.struct('parameters'));
}
/** The script has the facts that it does not name as they are by default, the package as they are now. */
function setFacts(p) {
  p.object.setFacts(merged(p.library.defaults.objectFacts, p.struct('facts')));
}

export const objectCalls = {
  ...movements,
  object_create: create,
  object_delete: (p) => p.object.delete(),
  object_get_facts: (p) => plain(p.object.facts),
  object_set_facts: setFacts,
  object_set_weenie: (p) => p.object.setWeenie(p.struct('weenie')),
  object_get_state: (p) => plain(p.object.state),
  object_name: (p) => octets(Buffer.from(p.object.name, 'latin1')),
  object_distance_between: (p) => p.world.object(p.args.a).distanceTo(p.args.b),
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
