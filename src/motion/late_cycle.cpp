// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/late_cycle.h"

#include "assets/command.h"

#include <algorithm>

namespace acm {

namespace {

bool plays_a_cycle(const MotionBody& body) {
  const auto nodes = body.sequence.nodes.view(body.pool);
  return std::any_of(nodes.begin(), nodes.end(),
                     [](const SequenceNode& node) { return node.role == NodeRole::Cycle; });
}

// As the transition has looked it up (core 4.5 B.1).
const MotionData* cycle_of(const MotionTable& table, const MotionState& state) {
  const MotionData* cycle = table.find_cycle(motion_key(state.style, state.substate));
  return cycle ? cycle : table.find_cycle(motion_key(table.default_style(), state.substate));
}

}  // namespace

bool append_late_cycle(const MotionBody& body) {
  if (body.state.style == 0 || plays_a_cycle(body)) return false;
  const MotionData* cycle = cycle_of(*body.table.table, body.state);
  if (!cycle) return false;
  if (!body.sequence.nodes.has_room(body.pool, cycle->anim_count)) return false;
  bool appended = false;
  for (BoundAnim anim : body.table.anims_of(*cycle)) {
    anim.framerate = body.state.substate_speed * anim.framerate;
    if (!anim.animation) continue;
    append_animation(body.sequence, body.pool, anim, NodeRole::Cycle);
    appended = true;
  }
  return appended;
}

}  // namespace acm
