// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

namespace acm {

// retail: MotionTableManager (core 6). These work on the actor's motion table below the interpreter; hosts
// use the verbs of movement.h and body.h.
//
// Retail's queues are unbounded; these have a limit, and LimitReached reports that it was hit. The newest
// motion still takes effect: motions that wait for no animation are completed early, and if that is not
// enough, all links end.

/// Starts a motion and queues it.
MotionError queue_motion(StepContext& context, Actor& actor, Command motion, float speed,
                         ContextIds ids = {});
/// Stops a cycle or modifier and queues the way back to Ready.
MotionError queue_stop(StepContext& context, Actor& actor, Command motion, ContextIds ids = {});
/// Stops everything and queues it as Ready.
void queue_stop_completely(StepContext& context, Actor& actor, ContextIds ids = {});

/// An animation has ended: completes every motion whose animations have all ended. retail: AnimationDone
void animation_done(StepContext& context, Actor& actor, bool success);

/// check_for_completed_motions for a body whose queue is not empty.
void complete_motions(StepContext& context, Actor& actor);
/// Completes motions that wait for nothing. retail: CheckForCompletedMotions, UseTime
inline void check_for_completed_motions(StepContext& context, Actor& actor) {
  if (!actor.motion_table_manager.pending.empty()) complete_motions(context, actor);
}

/// Drops all links; every waiting motion ends without success. retail: HandleEnterWorld,
/// CPhysicsObj::RemoveLinkAnimations
void remove_link_animations(StepContext& context, Actor& actor);

/// Every waiting motion ends without success. retail: HandleExitWorld
void abandon_queued_motions(StepContext& context, Actor& actor);

/// Marks the motion that was queued last as an action that a client has listed (managers SV-34).
void mark_as_from_client(StepContext& context, Actor& actor);
/// Ends the actions that a client has listed and that are not finished: each leaves the queues with its
/// animations and is reported done without success. What plays now is cut (managers SV-34).
void cut_actions_from_client(StepContext& context, Actor& actor);
/// Cuts the links of waiting styles, cycles and stops if those would play for more than `seconds` in all.
/// What they lead to stays, and so do actions (managers SV-30).
void limit_wait_for_links(StepContext& context, Actor& actor, double seconds);

/// The table's default state, queued as Ready. retail: initialize_state
void initialize_motion_table_manager(StepContext& context, Actor& actor);

}  // namespace acm
