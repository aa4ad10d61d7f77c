// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/state_limits.h"

#include "base/finite.h"
#include "base/quat.h"
#include "world/numbers.h"

namespace acm {

namespace {

bool is_place(const Position& p) {
  return is_reachable(p.frame.origin) && is_valid_rotation(p.frame.rotation);
}

// Speeds as hosts and messages give them, and run rates: no world allows more.
bool is_speed(float speed) {
  return is_within(speed, kFastestPlayable);
}

// Speeds of a body that runs are those of its keys times its run rate, and a little more (core 7.7).
bool is_adjusted_speed(float speed) {
  constexpr float kFastestAdjusted = 10.0f * kFastestPlayable * kFastestPlayable;
  return is_within(speed, kFastestAdjusted);
}

bool is_extent(Cylinder size) {
  constexpr float kLargest = limits::kSize * limits::kScale;
  return is_within(size.radius, kLargest) && is_within(size.height, kLargest);
}

const char* beyond(const Sequence& seq, const ListPool& pool) {
  for (const SequenceNode& node : seq.nodes.view(pool))
    if (!is_within(node.framerate, SequenceNode::kLargestFramerate)) return "sequence.nodes.framerate";
  return nullptr;
}

const char* beyond(const Body& body) {
  if (!is_place(body.position)) return "body.position";
  if (!is_within(body.acceleration, limits::kVelocity)) return "body.acceleration";
  if (!is_within(body.scale, limits::kScale)) return "body.scale";
  if (!is_within(body.radius, limits::kSize)) return "body.radius";
  if (!is_within(body.height, limits::kSize)) return "body.height";
  if (!is_within(body.ground_height, limits::kFarthest)) return "body.ground_height";
  if (!is_within(body.step_down_height, limits::kSize)) return "body.step_down_height";
  return nullptr;
}

const char* beyond(const WeenieFacts& weenie) {
  return is_in_range(weenie) && is_speed(weenie.run_rate) ? nullptr : "weenie";
}

const char* beyond(const MotionInterp& in, const ListPool& pool) {
  const RawMotionState& raw = in.raw;
  if (!is_speed(raw.forward_speed) || !is_speed(raw.sidestep_speed) || !is_speed(raw.turn_speed))
    return "interpreter.raw";
  const InterpretedMotionState& state = in.interpreted;
  if (!is_adjusted_speed(state.forward_speed) || !is_adjusted_speed(state.sidestep_speed) ||
      !is_adjusted_speed(state.turn_speed))
    return "interpreter.interpreted";
  if (!is_speed(in.my_run_rate)) return "interpreter.my_run_rate";
  for (const MotionAction& action : in.raw_actions.view(pool))
    if (!is_adjusted_speed(action.speed)) return "interpreter.raw_actions";
  for (const MotionAction& action : in.interpreted_actions.view(pool))
    if (!is_adjusted_speed(action.speed)) return "interpreter.interpreted_actions";
  return nullptr;
}

const char* beyond(const MotionTableManager& manager, const ListPool& pool) {
  if (!is_adjusted_speed(manager.state.substate_speed)) return "queue.substate_speed";
  for (const ActiveMotion& motion : manager.state.modifiers.view(pool))
    if (!is_adjusted_speed(motion.speed)) return "queue.modifiers";
  for (const ActiveMotion& motion : manager.state.actions.view(pool))
    if (!is_adjusted_speed(motion.speed)) return "queue.actions";
  return nullptr;
}

const char* beyond(const MoveTo& move) {
  if (!is_speed(move.params.speed)) return "move_to.params.speed";
  if (!is_extent(move.sought_size)) return "move_to.sought_size";
  if (!is_place(move.sought_position)) return "move_to.sought_position";
  if (!is_place(move.current_target_position)) return "move_to.current_target_position";
  return is_place(move.starting_position) ? nullptr : "move_to.starting_position";
}

const char* beyond(const Sticky& sticky) {
  if (!is_extent({sticky.target_radius, 0.0f})) return "sticky.target_radius";
  return is_place(sticky.target_position) ? nullptr : "sticky.target_position";
}

const char* beyond(const Constraint& constraint) {
  return is_place(constraint.position) ? nullptr : "constraint.position";
}

const char* beyond(const Interpolation& in) {
  if (!is_place(in.blip_position)) return "interpolation.blip_position";
  for (const Interpolation::Node& node : in.nodes.view()) {
    if (!is_place(node.position)) return "interpolation.nodes.position";
    if (!is_within(node.velocity, limits::kVelocity)) return "interpolation.nodes.velocity";
  }
  return nullptr;
}

const char* beyond(const Targeting& targeting) {
  if (!is_place(targeting.info.target_position)) return "targeting.info.target_position";
  if (!is_place(targeting.info.interpolated_position)) return "targeting.info.interpolated_position";
  return is_place(targeting.last_sent_position) ? nullptr : "targeting.last_sent_position";
}

}  // namespace

const char* beyond_limits(const Scene& scene, const Actor& actor) {
  if (const char* name = beyond(actor.sequence, scene.pool)) return name;
  if (const char* name = beyond(actor.body)) return name;
  if (const char* name = beyond(actor.motion_table_manager, scene.pool)) return name;
  if (const char* name = beyond(actor.motion_interp, scene.pool)) return name;
  if (const char* name = beyond(actor.weenie)) return name;
  if (const MoveTo* move = scene.move_to.find(actor.managers.move_to))
    if (const char* name = beyond(*move)) return name;
  if (const Sticky* sticky = scene.sticky.find(actor.managers.sticky))
    if (const char* name = beyond(*sticky)) return name;
  if (const Constraint* constraint = scene.constraint.find(actor.managers.constraint))
    if (const char* name = beyond(*constraint)) return name;
  if (const Interpolation* in = scene.interpolation.find(actor.managers.interpolation))
    if (const char* name = beyond(*in)) return name;
  if (const Targeting* targeting = scene.targeting.find(actor.managers.targeting))
    if (const char* name = beyond(*targeting)) return name;
  return nullptr;
}

const char* beyond_limits(const LocalPlayer& player) {
  if (!is_speed(player.auto_run_speed)) return "local_player.auto_run_speed";
  for (const auto* keys : {&player.substates, &player.turns, &player.sidesteps})
    for (const KeyCommand& key : keys->view())
      if (!is_speed(key.speed)) return "local_player.keys";
  if (!is_speed(player.look.turn.speed)) return "local_player.look";
  return nullptr;
}

}  // namespace acm
