// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/position_manager.h"

#include "actor/body.h"

#include "constraint.h"
#include "interpolation.h"
#include "sticky.h"

namespace acm {

void wake_position_manager(StepContext& context, Actor& actor) {
  set_active(context, actor);
}

void adjust_offset(StepContext& context, Actor& actor, Frame& offset, float quantum) {
  interpolation_adjust_offset(context, actor, offset, quantum);
  sticky_adjust_offset(context.scene, actor, offset, quantum);
  constraint_adjust_offset(context, actor, offset);
}

void preview_offset(const Scene& scene, const Actor& actor, Frame& offset, float seconds) {
  interpolation_preview_offset(scene, actor, offset, seconds);
  sticky_adjust_offset(scene, actor, offset, seconds);
  constraint_preview_offset(scene, actor, offset);
}

ConstraintDistances constraint_distances(CellId cell) {
  return is_indoor(cell) ? ConstraintDistances{5.0f, 20.0f} : ConstraintDistances{10.0f, 50.0f};
}

void position_manager_use_time(StepContext& context, Actor& actor) {
  interpolation_use_time(context, actor);
  sticky_use_time(context, actor);
}

}  // namespace acm
