// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/scene.h"

#include <string>
#include <type_traits>

#include "support/event_lines.h"

namespace acm::test {

// Everything that an actor is, bit by bit, as text to compare.

template <class T>
void append_bits(std::string& out, const T& value)
  requires(std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_pointer_v<T>)
{
  out.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline void append_bits(std::string& out, const Vec3& v) {
  append_bits(out, v.x);
  append_bits(out, v.y);
  append_bits(out, v.z);
}

inline void append_bits(std::string& out, const Frame& f) {
  append_bits(out, f.origin);
  for (const float c : {f.rotation.w, f.rotation.x, f.rotation.y, f.rotation.z}) append_bits(out, c);
}

inline void append_bits(std::string& out, const Sequence& seq, const ListPool& pool) {
  append_bits(out, seq.frame_number);
  append_bits(out, seq.velocity);
  append_bits(out, seq.omega);
  append_bits(out, seq.current);
  append_bits(out, seq.first_cyclic);
  for (const SequenceNode& node : seq.nodes.view(pool)) {
    append_bits(out, node.animation);
    append_bits(out, node.low_frame);
    append_bits(out, node.high_frame);
    append_bits(out, node.framerate);
  }
}

inline void append_bits(std::string& out, const MotionTableManager& queue, const ListPool& pool) {
  append_bits(out, queue.animation_counter);
  append_bits(out, queue.state.style);
  append_bits(out, queue.state.substate);
  append_bits(out, queue.state.substate_speed);
  for (const auto& list : {queue.state.modifiers.view(pool), queue.state.actions.view(pool)})
    for (const ActiveMotion& m : list) {
      append_bits(out, m.motion);
      append_bits(out, m.speed);
    }
  for (const QueuedMotion& m : queue.pending.view(pool)) {
    append_bits(out, m.motion);
    append_bits(out, m.anims);
  }
}

inline void append_bits(std::string& out, const MotionInterp& in, const ListPool& pool) {
  for (const bool b : {in.exists, in.initted, in.standing_longjump}) append_bits(out, b);
  for (const float f : {in.jump_extent, in.my_run_rate, in.current_speed_factor, in.raw.forward_speed,
                        in.raw.sidestep_speed, in.raw.turn_speed, in.interpreted.forward_speed,
                        in.interpreted.sidestep_speed, in.interpreted.turn_speed})
    append_bits(out, f);
  for (const Command c : {in.raw.current_style, in.raw.forward_command, in.raw.sidestep_command,
                          in.raw.turn_command, in.interpreted.current_style, in.interpreted.forward_command,
                          in.interpreted.sidestep_command, in.interpreted.turn_command})
    append_bits(out, c);
  append_bits(out, in.server_action_stamp);
  for (const PendingMotion& m : in.pending.view(pool)) {
    append_bits(out, m.context_id);
    append_bits(out, m.motion);
    append_bits(out, m.jump_error);
  }
  for (const auto& list : {in.raw_actions.view(pool), in.interpreted_actions.view(pool)})
    for (const MotionAction& a : list) {
      append_bits(out, a.command);
      append_bits(out, a.speed);
      append_bits(out, a.timestamp);
      append_bits(out, a.autonomous);
    }
}

inline void append_bits(std::string& out, const Body& body) {
  append_bits(out, body.position.cell);
  append_bits(out, body.position.frame);
  for (const Vec3& v : {body.velocity, body.acceleration, body.omega, body.achieved_velocity})
    append_bits(out, v);
  for (const double d : {body.update_time, body.physics_time}) append_bits(out, d);
  append_bits(out, body.state);
  append_bits(out, body.scale);
  for (const bool b : {body.contact, body.on_walkable, body.active, body.in_cell,
                       body.last_move_was_autonomous, body.jumped_this_frame, body.placement_refused})
    append_bits(out, b);
}

inline void append_bits(std::string& out, const Position& p) {
  append_bits(out, p.cell);
  append_bits(out, p.frame);
}

inline void append_bits(std::string& out, const MoveTo& m) {
  append_bits(out, m.type);
  append_bits(out, m.params.flags);
  append_bits(out, m.params.hold_key_to_apply);
  for (const Position& p : {m.sought_position, m.current_target_position, m.starting_position})
    append_bits(out, p);
  for (const float f : {m.previous_heading, m.previous_distance, m.original_distance, m.params.speed,
                        m.sought_size.radius, m.sought_size.height})
    append_bits(out, f);
  for (const double d : {m.previous_distance_time, m.original_distance_time}) append_bits(out, d);
  for (const std::uint32_t n :
       {m.fail_progress_count, m.sought_object, m.top_level_object, m.current_command, m.aux_command})
    append_bits(out, n);
  for (const bool b : {m.moving_away, m.initialized}) append_bits(out, b);
  for (const MoveNode& node : m.nodes.view()) {
    append_bits(out, node.type);
    append_bits(out, node.heading);
  }
}

inline void append_bits(std::string& out, const Interpolation& in) {
  append_bits(out, in.keep_heading);
  append_bits(out, in.frame_counter);
  append_bits(out, in.original_distance);
  append_bits(out, in.progress_quantum);
  append_bits(out, in.node_fail_counter);
  append_bits(out, in.blip_position);
  for (const Interpolation::Node& node : in.nodes.view()) {
    append_bits(out, node.type);
    append_bits(out, node.position);
    append_bits(out, node.velocity);
  }
}

inline void append_bits(std::string& out, const Targeting& t) {
  append_bits(out, t.has_target);
  append_bits(out, t.info.object);
  append_bits(out, t.info.status);
  append_bits(out, t.info.quantum);
  append_bits(out, t.info.target_position);
  append_bits(out, t.info.last_update_time);
  append_bits(out, t.last_update_time);
  append_bits(out, t.watched);
  append_bits(out, t.last_sent_position);
}

inline void append_bits(std::string& out, const Scene& scene, const ManagerHandles& handles) {
  if (const MoveTo* m = scene.move_to.find(handles.move_to)) append_bits(out, *m);
  if (const Interpolation* in = scene.interpolation.find(handles.interpolation)) append_bits(out, *in);
  if (const Targeting* t = scene.targeting.find(handles.targeting)) append_bits(out, *t);
  if (const Sticky* s = scene.sticky.find(handles.sticky)) {
    append_bits(out, s->target);
    append_bits(out, s->target_position);
    append_bits(out, s->initialized);
    append_bits(out, s->timeout);
  }
  if (const Constraint* c = scene.constraint.find(handles.constraint)) {
    append_bits(out, c->is_constrained);
    append_bits(out, c->offset);
    append_bits(out, c->position);
  }
}

inline void append_bits(std::string& out, const Scene& scene) {
  append_bits(out, scene.clock);
  append_bits(out, scene.pool.free_count());
  for (std::size_t i = 0; i < scene.size(); ++i) {
    const Actor& actor = scene.in_order(i);
    append_bits(out, actor.guid);
    append_bits(out, actor.table);
    append_bits(out, actor.sequence, scene.pool);
    append_bits(out, actor.body);
    append_bits(out, actor.motion_table_manager, scene.pool);
    append_bits(out, actor.motion_interp, scene.pool);
    append_bits(out, scene, actor.managers);
  }
}

inline void append_bits(std::string& out, const EventBuffer& events) {
  for (const Event& event : events.view()) out += EventLine(event).text();
  append_bits(out, events.dropped());
}

}  // namespace acm::test
