// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion_trial.h"

#include "actor/motion_interp.h"
#include "motion/interpreted_motion_state.h"

namespace acm::inspect {

namespace {

constexpr std::uint32_t kTrialBlocks = 64;  // of lists that spill: modifiers, actions, nodes

}  // namespace

MotionTrial::MotionTrial() {
  pool_.reserve_free(kTrialBlocks);
}

std::vector<MotionTrial::Refused> MotionTrial::refused_of(const Actor& actor,
                                                          const wire::MovementBody& body) {
  if (!actor.table || !actor.has_parts) return {};
  const MotionState& state = actor.motion_table_manager.state;
  clear(sequence_, pool_);
  if (!enter_steady_state(scratch(actor), state.style, {state.substate, state.substate_speed}).ok) return {};
  return attempt(actor, body);
}

std::vector<MotionTrial::Refused> MotionTrial::refused_of_new(const Actor& actor,
                                                              const wire::MovementBody& body) {
  if (!actor.table || !actor.has_parts) return {};
  clear(sequence_, pool_);
  const MotionTable& table = *actor.table->table;
  const Command style = table.default_style();
  if (!enter_steady_state(scratch(actor), style, {table.default_substate(style), 1.0f}).ok) return {};
  return attempt(actor, body);
}

std::vector<MotionTrial::Refused> MotionTrial::attempt(const Actor& actor, const wire::MovementBody& body) {
  std::vector<Refused> refused;
  const Command style = body.style == 0 ? state_.style : expand_command(body.style);
  if (style != state_.style) attempt(actor, style, 1.0f, refused);
  const auto* pack = std::get_if<wire::InterpretedMotionStatePack>(&body.content);
  if (!pack) return refused;
  const InterpretedMotionState state = wire::unpack(*pack);
  if (state.current_style != state_.style && state.current_style != style)
    attempt(actor, state.current_style, 1.0f, refused);
  attempt(actor, state.forward_command, state.forward_speed, refused);
  attempt_or_stop(actor, state.sidestep_command, state.sidestep_speed, command::kSideStepRight, refused);
  attempt_or_stop(actor, state.turn_command, state.turn_speed, command::kTurnRight, refused);
  for (const wire::ActionItem& item : pack->actions.view()) {
    const MotionAction action = wire::unpack(item);
    if (is_newer_action_stamp(action.timestamp, actor.motion_interp.server_action_stamp))
      attempt(actor, action.command, action.speed, refused);
  }
  return refused;
}

void MotionTrial::attempt(const Actor& actor, Command motion, float speed, std::vector<Refused>& refused) {
  // A body in the air cannot play some motions; the table is not asked for those.
  if (motion == 0 || !contact_allows_move(actor, motion)) return;
  const Refused candidate{state_.style, state_.substate, motion};
  const Transition t = start_motion(scratch(actor), motion, speed);
  // An empty state means Ready: doors and chests receive it all the time and have no such cycle.
  if (!t.ok && t.limit == TransitionLimit::None && motion != command::kReady) refused.push_back(candidate);
}

void MotionTrial::attempt_or_stop(const Actor& actor, Command motion, float speed, Command stopped,
                                  std::vector<Refused>& refused) {
  if (motion == 0) stop_motion(scratch(actor), stopped);
  attempt(actor, motion, speed, refused);
}

}  // namespace acm::inspect
