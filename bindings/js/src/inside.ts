// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
import { MotionList } from './generated/enums.js';
import {
  acm_interpolation_node,
  acm_motion_action,
  acm_move_leg,
  acm_object_inside,
  acm_pending_motion,
  acm_queued_motion,
  acm_queued_script,
  acm_ramp,
  acm_sequence_node,
  type StructLayout,
} from './generated/layouts.js';
import type { Exports } from './generated/exports.js';
import type {
  BodyFacts,
  ConstraintFacts,
  EffectsFacts,
  InterpolationFacts,
  InterpolationNode,
  MotionAction,
  MotionInterpFacts,
  MotionTableManagerFacts,
  MoveLeg,
  MoveToFacts,
  ObjectInside,
  PendingMotion,
  QueuedMotion,
  QueuedScript,
  Ramp,
  SequenceFacts,
  SequenceNode,
  StickyFacts,
  TargetFacts,
} from './generated/structs.js';
import type { WorldObject } from './object.js';
import { requireInspection } from './owned.js';

/** What the engine keeps of an object beyond its state. The rules are those of docs/behaviour. */
export interface Inside {
  /** core 2.1; its nodes core 3. */
  sequence: SequenceFacts & { nodes: SequenceNode[] };
  /** core 6, with its motion state, core 5: modifiers from the newest on, actions from the oldest. */
  motionTableManager: MotionTableManagerFacts & {
    queue: QueuedMotion[];
    modifiers: MotionAction[];
    actions: MotionAction[];
  };
  /** core 7.1, with its pending motions, core 7.17, and both movement states, core 8.1. */
  motionInterp: MotionInterpFacts & {
    pending: PendingMotion[];
    rawActions: MotionAction[];
    interpretedActions: MotionAction[];
  };
  /** MT-1; its legs MT-50. */
  moveTo: MoveToFacts & { legs: MoveLeg[] };
  /** SK. */
  sticky: StickyFacts;
  /** CN. */
  constraint: ConstraintFacts;
  /** IN. */
  interpolation: InterpolationFacts & { nodes: InterpolationNode[] };
  /** TG; the watchers are those whose target this object is. */
  target: TargetFacts & { watchers: number[] };
  /** core 11.1. */
  body: BodyFacts;
  /** Ramps are timed hooks, HK-2; scripts PS-2; children PS-6. */
  effects: EffectsFacts & { ramps: Ramp[]; scripts: QueuedScript[]; children: number[] };
}

/** The functions that list something of an object without another argument. */
type ListFunction = {
  [Key in keyof Exports]: Key extends `acm_object_${string}`
    ? Parameters<Exports[Key]>['length'] extends 6
      ? Key
      : never
    : never;
}[keyof Exports];
type CallList = (world: number, guid: number, out: number, capacity: number, count: number, error: number) => number;

/** The inside of an object, for debuggers: a copy; nothing changes. Experimental, and not in the runtime alone. */
export function insideOf(object: WorldObject): Inside {
  const { world, guid } = object;
  const { library, address } = world;
  requireInspection(library);
  const { exports: c, error } = library;
  const structs = <T>(layout: StructLayout, name: ListFunction): T[] =>
    library.structs<T>(layout, (out, capacity, count) =>
      (c[name] as CallList)(address, guid, out, capacity, count, error),
    );
  const guids = (name: ListFunction): number[] =>
    library.words((out, capacity, count) => (c[name] as CallList)(address, guid, out, capacity, count, error));
  const motions = (list: MotionList): MotionAction[] =>
    library.structs(acm_motion_action, (out, capacity, count) =>
      c.acm_object_motion_list(address, guid, list, out, capacity, count, error),
    );
  const facts = library.out<ObjectInside>(acm_object_inside, (out) =>
    c.acm_object_get_inside(address, guid, out, error),
  );
  return {
    ...facts,
    sequence: { ...facts.sequence, nodes: structs(acm_sequence_node, 'acm_object_sequence_nodes') },
    motionTableManager: {
      ...facts.motionTableManager,
      queue: structs(acm_queued_motion, 'acm_object_queued_motions'),
      modifiers: motions(MotionList.MODIFIERS),
      actions: motions(MotionList.ACTIONS),
    },
    motionInterp: {
      ...facts.motionInterp,
      pending: structs(acm_pending_motion, 'acm_object_pending_motions'),
      rawActions: motions(MotionList.RAW_ACTIONS),
      interpretedActions: motions(MotionList.INTERPRETED_ACTIONS),
    },
    moveTo: { ...facts.moveTo, legs: structs(acm_move_leg, 'acm_object_move_legs') },
    interpolation: {
      ...facts.interpolation,
      nodes: structs(acm_interpolation_node, 'acm_object_interpolation_nodes'),
    },
    target: { ...facts.target, watchers: guids('acm_object_watchers') },
    effects: {
      ...facts.effects,
      ramps: structs(acm_ramp, 'acm_object_ramps'),
      scripts: structs(acm_queued_script, 'acm_object_queued_scripts'),
      children: guids('acm_object_children'),
    },
  };
}
