// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/position_control.h"

#include "actor/body.h"

#include "constraint.h"
#include "interpolation.h"
#include "sticky.h"

namespace acm {

void wake_position_control(Lane& lane, Actor& actor) {
  if (actor.position_control_exists) return;
  actor.position_control_exists = true;
  set_active(lane, actor);
}

void adjust_offset(Lane& lane, Actor& actor, Frame& offset, float quantum) {
  interpolation_adjust_offset(lane, actor, offset, quantum);
  sticky_adjust_offset(lane, actor, offset, quantum);
  constraint_adjust_offset(lane, actor, offset);
}

Leash leash_for(CellId cell) {
  return is_indoor(cell) ? Leash{5.0f, 20.0f} : Leash{10.0f, 50.0f};
}

void position_control_use_time(Lane& lane, Actor& actor) {
  interpolation_use_time(lane, actor);
  sticky_use_time(lane, actor);
}

}  // namespace acm
