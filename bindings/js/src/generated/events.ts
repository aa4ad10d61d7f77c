// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
import { EventType } from './enums.js';
import * as layouts from './layouts.js';
import type { StructLayout } from './layouts.js';
import type {
  AssetMissingEvent,
  BlippedEvent,
  HookEvent,
  LimitReachedEvent,
  MessageNotAppliedEvent,
  MotionDoneEvent,
  MotionRefusedEvent,
  MoveFinishedEvent,
  SoundHeardEvent,
  StalledEvent,
  StickEvent,
  TargetLostEvent,
  VelocitySetEvent,
} from './structs.js';

/** The fields of events by what they belong to. */
export interface EventBodies {
  motionDone: MotionDoneEvent;
  motionRefused: MotionRefusedEvent;
  hook: HookEvent;
  velocitySet: VelocitySetEvent;
  moveFinished: MoveFinishedEvent;
  stick: StickEvent;
  blipped: BlippedEvent;
  targetLost: TargetLostEvent;
  limitReached: LimitReachedEvent;
  assetMissing: AssetMissingEvent;
  stalled: StalledEvent;
  soundHeard: SoundHeardEvent;
  messageNotApplied: MessageNotAppliedEvent;
}

/** What happened, of which the fields depend on the type. */
export type EventBody =
  | { type: typeof EventType.MOTION_DONE; motionDone: MotionDoneEvent }
  | { type: typeof EventType.MOTION_REFUSED; motionRefused: MotionRefusedEvent }
  | { type: typeof EventType.HOOK; hook: HookEvent }
  | { type: typeof EventType.VELOCITY_SET; velocitySet: VelocitySetEvent }
  | { type: typeof EventType.MOVE_FINISHED; moveFinished: MoveFinishedEvent }
  | { type: typeof EventType.STUCK | typeof EventType.UNSTUCK; stick: StickEvent }
  | { type: typeof EventType.BLIPPED; blipped: BlippedEvent }
  | { type: typeof EventType.TARGET_LOST; targetLost: TargetLostEvent }
  | { type: typeof EventType.LIMIT_REACHED; limitReached: LimitReachedEvent }
  | { type: typeof EventType.ASSET_MISSING; assetMissing: AssetMissingEvent }
  | { type: typeof EventType.STALLED; stalled: StalledEvent }
  | { type: typeof EventType.SOUND_HEARD; soundHeard: SoundHeardEvent }
  | { type: typeof EventType.MESSAGE_NOT_APPLIED; messageNotApplied: MessageNotAppliedEvent }
  | {
      type:
        | typeof EventType.GROUND_LEFT
        | typeof EventType.GROUND_HIT
        | typeof EventType.OBJECT_CREATED
        | typeof EventType.OBJECT_DELETED
        | typeof EventType.CONTROL_LOST
        | typeof EventType.CONTROL_REGAINED
        | typeof EventType.APPEARANCE_CHANGED
        | typeof EventType.WAITS_FOR_PLAYER;
    };

/** @internal By the type of an event. */
export const bodies: Partial<Record<number, readonly [string, StructLayout]>> = {
  [EventType.MOTION_DONE]: ['motionDone', layouts.acm_motion_done_event],
  [EventType.MOTION_REFUSED]: ['motionRefused', layouts.acm_motion_refused_event],
  [EventType.HOOK]: ['hook', layouts.acm_hook_event],
  [EventType.VELOCITY_SET]: ['velocitySet', layouts.acm_velocity_set_event],
  [EventType.MOVE_FINISHED]: ['moveFinished', layouts.acm_move_finished_event],
  [EventType.STUCK]: ['stick', layouts.acm_stick_event],
  [EventType.UNSTUCK]: ['stick', layouts.acm_stick_event],
  [EventType.BLIPPED]: ['blipped', layouts.acm_blipped_event],
  [EventType.TARGET_LOST]: ['targetLost', layouts.acm_target_lost_event],
  [EventType.LIMIT_REACHED]: ['limitReached', layouts.acm_limit_reached_event],
  [EventType.ASSET_MISSING]: ['assetMissing', layouts.acm_asset_missing_event],
  [EventType.STALLED]: ['stalled', layouts.acm_stalled_event],
  [EventType.SOUND_HEARD]: ['soundHeard', layouts.acm_sound_heard_event],
  [EventType.MESSAGE_NOT_APPLIED]: ['messageNotApplied', layouts.acm_message_not_applied_event],
};
