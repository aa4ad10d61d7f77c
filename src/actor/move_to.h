// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/motions.hpp"
#include "actor/managers.h"
#include "actor/scene.h"
#include "actor/targeting.h"

namespace acm {

// retail: MoveToManager (managers MT-1 to MT-132), and the body's wrappers around it (managers 6.3)

/// Walks or runs to an actor of the scene; nothing happens when there is none of that guid.
void move_to_object(StepContext& context, Actor& actor, Guid object, const MovementParameters& params);
/// The same for a target that only the host knows: here, and later with
/// update_target and lose_target.
void move_to_object(StepContext& context, Actor& actor, const TargetSnapshot& target,
                    const MovementParameters& params);
void turn_to_object(StepContext& context, Actor& actor, Guid object, const MovementParameters& params);
void turn_to_object(StepContext& context, Actor& actor, const TargetSnapshot& target,
                    const MovementParameters& params);
void move_to_position(StepContext& context, Actor& actor, const Position& position,
                      const MovementParameters& params);
/// To params.desired_heading.
void turn_to_heading(StepContext& context, Actor& actor, const MovementParameters& params);

[[nodiscard]] bool is_moving_to(const StepContext& context, const Actor& actor);
/// Null when the actor has never moved to anything.
[[nodiscard]] const MoveTo* find_move_to(const Scene& scene, const Actor& actor);

/// Ends the move, if one is under way, and reports the code. retail: CancelMoveTo (MT-130)
void cancel_move(StepContext& context, Actor& actor, MotionError code);

// Parts of a tick and of other managers.
void move_to_use_time(StepContext& context, Actor& actor);                                ///< MT-70
void move_to_hit_ground(StepContext& context, Actor& actor);                              ///< MT-52
void move_to_target_updated(StepContext& context, Actor& actor, const TargetInfo& info);  ///< MT-120
/// Without cancelling a move or a stick first, as messages do it (managers MM-24).
void begin_move_to_position(StepContext& context, Actor& actor, const Position& position,
                            const MovementParameters& params);
void begin_turn_to_heading(StepContext& context, Actor& actor, const MovementParameters& params);

}  // namespace acm
