// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/managers.h"
#include "actor/scene.h"

namespace acm {

// retail: PositionManager with StickyManager, ConstraintManager, InterpolationManager (managers SK, CN,
// IN, PM)

/// Stays at another actor for at most a second; nothing happens when there is none of that guid.
/// retail: CPhysicsObj::stick_to_object
void stick_to_object(StepContext& context, Actor& actor, Guid object);
/// retail: StickyManager::StickTo (SK-2)
void stick_to(StepContext& context, Actor& actor, Guid target, float target_radius);
/// Ends sticking to another body, if it does. retail: unstick_from_object (SK-1)
void unstick_from_object(StepContext& context, Actor& actor);
/// The body stuck to; 0 for none.
[[nodiscard]] Guid sticky_object(const Scene& scene, const Actor& actor);

/// Moves smoothly to a place. `keep_heading`: without turning. retail: InterpolateTo (IN-4)
void interpolate_to(StepContext& context, Actor& actor, const Position& position, bool keep_heading);
void stop_interpolating(StepContext& context, Actor& actor);
[[nodiscard]] bool is_interpolating(const Scene& scene, const Actor& actor);
/// Farther than this, a place is jumped to (IN-5). Metres.
[[nodiscard]] float blip_distance(const Actor& actor);

/// Slows the body beyond `start` metres of path and holds it at `max`. retail: ConstrainTo (CN-1)
void constrain_to(StepContext& context, Actor& actor, const Position& position, float start, float max);
void unconstrain(StepContext& context, Actor& actor);
/// QUIRK: still true after unconstrain (CN-3). retail: IsFullyConstrained
[[nodiscard]] bool is_fully_constrained(const Scene& scene, const Actor& actor);
/// The distances of the constraint to the server's last position (CN-6). Metres.
struct ConstraintDistances {
  float start;
  float max;
};
[[nodiscard]] ConstraintDistances constraint_distances(CellId cell);

/// For viewers: like `adjust_offset` for a step of `seconds`, but without changing the actor's state.
void preview_offset(const Scene& scene, const Actor& actor, Frame& offset, float seconds);

// Parts of a tick and of other managers.
void adjust_offset(StepContext& context, Actor& actor, Frame& offset, float quantum);    ///< PM-2
void position_manager_use_time(StepContext& context, Actor& actor);                      ///< PM-3
void sticky_target_updated(StepContext& context, Actor& actor, const TargetInfo& info);  ///< SK-3

}  // namespace acm
