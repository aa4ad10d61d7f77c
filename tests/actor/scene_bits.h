// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/actor/scene.h"

#include <string>
#include <type_traits>

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

inline void append_bits(std::string& out, const MotionQueue& queue, const ListPool& pool) {
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

inline void append_bits(std::string& out, const Interpreter& in, const ListPool& pool) {
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
      append_bits(out, a.stamp);
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
                       body.last_move_was_autonomous, body.jumped_this_frame})
    append_bits(out, b);
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
    append_bits(out, actor.queue, scene.pool);
    append_bits(out, actor.interpreter, scene.pool);
  }
}

inline void append_bits(std::string& out, const EventBuffer& events) {
  for (const Event& event : events.view()) {
    append_bits(out, event.time);
    append_bits(out, event.actor);
    append_bits(out, event.what.index());
    if (const auto* done = std::get_if<MotionDone>(&event.what)) {
      append_bits(out, done->motion);
      append_bits(out, done->success);
    } else if (const auto* fired = std::get_if<HookFired>(&event.what)) {
      append_bits(out, fired->hook.animation);
      append_bits(out, fired->hook.frame);
      append_bits(out, fired->hook.index);
    } else if (const auto* set = std::get_if<VelocitySet>(&event.what)) {
      append_bits(out, set->local_velocity);
    }
  }
  append_bits(out, events.dropped());
}

}  // namespace acm::test
