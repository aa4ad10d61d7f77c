// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/server_jumps.h"

#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/movement.h"
#include "wire/broadcast.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace acm {

namespace {

// Metres per second squared, downwards.
constexpr float kFall = 9.8f;

// Seconds until the body falls to the height where it stands.
double seconds_to_landing(const Body& body) {
  const double above = static_cast<double>(body.position.frame.origin.z) - body.ground_height;
  const double up = body.velocity.z;
  return (up + std::sqrt(std::max(0.0, up * up + 2.0 * kFall * std::max(above, 0.0)))) / kFall;
}

// On ground that only the host or the client knows a landing cannot be foreseen: the jump waits for it.
bool may_land_soon(const ServerObject& o) {
  const Body& body = o.actor.body;
  if (body.ground == Ground::Host || body.ground == Ground::None) return true;
  return seconds_to_landing(body) <= o.rules().jump_slack;
}

// Of the shortest press of the key (LP-41).
constexpr float kLeastExtent = 0.001f;

// No higher than the extent allows, no lower than the shortest press gives, no faster than the body runs
// (SV-32). A jump that does not rise would add its speed to that of the feet as often as a client likes.
Vec3 bounded_jump(const ServerObject& o, Vec3 v, float extent) {
  if (!o.rules().bounds_jumps) return v;
  const float least = std::max(jump_velocity_z(o.actor, kLeastExtent), 0.0f);
  const float up = std::clamp(v.z, least, std::max(jump_velocity_z(o.actor, extent), least));
  const float along = std::sqrt(v.x * v.x + v.y * v.y);
  const float fastest = std::fabs(max_speed(o.actor));
  const float share = along > fastest ? fastest / along : 1.0f;
  return {v.x * share, v.y * share, up};
}

// ACE's way: an empty motion of the owner goes before the jump.
void announce_jump(const ServerObject& o) {
  wire::UpdateMotion m;
  m.guid = o.actor.guid;
  m.autonomous = 1;
  m.body.style = style_of(o.actor);
  m.body.content = wire::InterpretedMotionStatePack();
  put_timestamps(m, o.timestamps());
  o.send(Audience::Everyone, m);
}

void leap(const ServerObject& o, Vec3 local_velocity) {
  if (o.rules().announces_jumps) announce_jump(o);
  o.actor.body.last_move_was_autonomous = true;
  cancel_move(o.context(), o.actor);
  set_ground_contact(o.context(), o.actor, false, false);
  set_local_velocity(o.context(), o.actor, local_velocity);
  note_jump(o, local_velocity.z);
  send_velocity(o);
}

// In the air nobody jumps, not even those whom the engine lets (core 7.15).
MotionError jump_error(const ServerObject& o, float extent, std::int32_t& stamina_cost) {
  if (!o.actor.body.grounded()) return MotionError::NotInContact;
  return jump_is_allowed(o.context(), o.actor, extent, stamina_cost);
}

// Whether a body in the air has landed because its client says so.
bool believes_landing(const ServerObject& o) {
  if (has_own_ground(o.actor.body)) return false;
  // No honest body lands while it rises.
  const ServerObjectState& s = o.state();
  return o.now() - s.jump_time >= static_cast<double>(s.jump_rise) - o.rules().jump_slack;
}

// On the ground nothing slows what still rises, and the speed of a jump that ends while it rises would only
// be added to that of the feet.
Vec3 velocity_after_landing(const ServerObject& o) {
  const bool rises = o.now() < o.state().jump_time + static_cast<double>(o.state().jump_rise);
  if (rises || o.now() == o.state().jump_time) return {};
  const Vec3& v = o.actor.body.velocity;
  return {v.x, v.y, std::min(v.z, 0.0f)};
}

}  // namespace

MotionError refuse_jump(const ServerObject& o, float extent, std::int32_t& stamina_cost) {
  const MotionError error = jump_error(o, extent, stamina_cost);
  if (error != MotionError::NotInContact || !may_land_soon(o)) return error;
  return jump_is_allowed_once_grounded(o.context(), o.actor, extent, stamina_cost);
}

void begin_jump(const ServerObject& o, Vec3 local_velocity, float extent) {
  ServerObjectState& s = o.state();
  const Vec3 velocity = bounded_jump(o, local_velocity, extent);
  std::int32_t cost = 0;
  s.jump_waits = jump_error(o, extent, cost) == MotionError::NotInContact;
  if (!s.jump_waits) return leap(o, velocity);
  s.waiting_jump = velocity;
  s.waiting_extent = extent;
  s.jump_deadline = o.now() + o.rules().jump_slack;
}

void use_waiting_jump(const ServerObject& o) {
  ServerObjectState& s = o.state();
  if (!s.jump_waits) return;
  std::int32_t cost = 0;
  const float extent = std::clamp(s.waiting_extent, 0.0f, 1.0f);  // that of a snapshot may be anything
  const MotionError error = jump_error(o, extent, cost);
  if (error == MotionError::NotInContact && !is_past(o.now(), s.jump_deadline)) return;
  s.jump_waits = false;
  if (is_dead(o.actor) || s.in_portal) return;
  if (error == MotionError::None)
    leap(o, s.waiting_jump);
  else
    correct_client(o);
}

void note_jump(const ServerObject& o, float up) {
  o.state().jump_time = o.now();
  o.state().jump_rise = std::max(up, 0.0f) / kFall;
}

void apply_contact(const ServerObject& o, bool stands) {
  Body& body = o.actor.body;
  const bool stood = body.grounded();
  const bool is_believed = stands ? stood || believes_landing(o) : !has_own_ground(body);
  if (!is_believed) return;
  if (stands) o.state().last_ground = body.position;
  const Vec3 velocity = stands ? velocity_after_landing(o) : body.velocity;
  set_ground_contact(o.context(), o.actor, stands, stands);
  if (stands != stood) set_velocity(o.context(), o.actor, velocity);
}

}  // namespace acm
