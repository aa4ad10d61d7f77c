// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/report.h"
#include "wire/broadcast.h"
#include "wire/check.h"
#include "wire/numbers.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

#include "place.h"
#include "server_object.h"

namespace acm {

namespace {

wire::CheckReason check_now(const ServerObject& o) {
  if (is_dead(o.actor)) return wire::CheckReason::Dead;
  return o.state().in_portal ? wire::CheckReason::InPortal : wire::CheckReason::Fresh;
}

// What SV-2 and SV-3 say of every message with a position.
template <class M>
wire::CheckReason validate_message(const ServerObject& o, const M& m) {
  if (const wire::CheckResult checked = check(m, o.timestamps()); !checked.accepted()) return checked.reason;
  return check_now(o);
}

// Keys and places are sent whole, so an older one that comes late changes nothing.
wire::CheckReason validate_order(ServerObjectState& state, std::uint32_t action) {
  if (static_cast<std::int32_t>(action - state.last_action) < 0) return wire::CheckReason::Overtaken;
  state.last_action = action;
  return wire::CheckReason::Fresh;
}

wire::CheckReason validate_position(const Position& p) {
  return is_valid_place(p) ? wire::CheckReason::Fresh : wire::CheckReason::BadCell;
}

// SV-4
wire::CheckReason validate_state(const wire::RawMotionStatePack& raw) {
  const RawMotionState& m = raw.state;
  if (m.current_style != 0 && !is_style(m.current_style)) return wire::CheckReason::BadStyle;
  if (is_action(m.forward_command) || is_action(m.sidestep_command) || is_action(m.turn_command))
    return wire::CheckReason::BadCommand;
  for (const wire::ActionItem& item : raw.actions.view()) {
    const Command action = wire::unpack(item).command;
    if (!is_action(action) || !is_chat_emote(action)) return wire::CheckReason::BadAction;
  }
  return wire::CheckReason::Fresh;
}

// Whether a place lies on the way that a moving body has just come (ServerRules::lateness).
bool is_late(const ServerObject& o, const Position& request) {
  constexpr float kSameDirection = 0.98f;  // the cosine of 11 degrees
  const Vec3 velocity = o.actor.body.achieved_velocity;
  const float speed = length(velocity);
  const Vec3 ahead = offset(request, o.actor.body.position);
  const float gap = length(ahead);
  return speed > kEpsilon && gap <= speed * static_cast<float>(o.rules().lateness) &&
         dot(ahead, velocity) >= kSameDirection * gap * speed;
}

// Takes `metres` from the distance that a client may still move its body (ServerRules::travel_speed). False:
// it has less left.
bool spend_travel(const ServerObject& o, float metres) {
  ServerObjectState& s = o.state();
  const double whole = static_cast<double>(o.rules().travel_speed) * o.rules().travel_slack;
  const double earned = (o.now() - s.travel_time) * o.rules().travel_speed;
  s.travel_left = static_cast<float>(std::clamp(s.travel_left + earned, 0.0, whole));
  s.travel_time = o.now();
  if (!(metres <= s.travel_left)) return false;
  s.travel_left -= metres;
  return true;
}

// The client's position is a request. Too far off, or too often far off, it is answered by a correction
// (SV-3).
void take_position(const ServerObject& o, const Position& request, ClientCheckResult& result) {
  Position& own = o.actor.body.position;
  const float gap = distance(request, own);
  // Written so that a distance that is not a number is refused.
  result.corrected = !(gap < o.rules().farthest_request);
  if (!result.corrected && !spend_travel(o, gap)) {
    result.corrected = result.over_budget = true;
    report(o.context(), o.actor, LimitReached{Limit::Travel, 1});
  }
  if (result.corrected)
    correct_position(o);
  else
    own = request;
}

// Clamps speeds to what keys can produce.
wire::MoveToState slowed(const ServerObject& o, const wire::MoveToState& m, ClientCheckResult& result) {
  wire::MoveToState out = m;
  result.slowed = limit_speeds(out.raw, o.rules().max_key_speed);
  if (result.slowed) report(o.context(), o.actor, LimitReached{Limit::Speed, 1});
  return out;
}

// Begins the actions of a state, each once, and returns those that are to be sent to everyone (SV-10).
wire::ActionList begin_actions(const ServerObject& o, const wire::RawMotionStatePack& raw) {
  wire::ActionList begun;
  MotionInterp& in = o.actor.motion_interp;
  MovementParameters p;
  for (wire::ActionItem item : raw.actions.view()) {
    if (in.interpreted_actions.size() >= o.rules().max_actions) break;
    if (!wire::check(item, in.server_action_stamp, false)) continue;
    const MotionAction action = wire::unpack(item);
    p.speed = action.speed;
    p.set(MovementParameters::kAutonomous, action.autonomous);
    do_interpreted_motion(o.context(), o.actor, action.command, p);
    item.packed = next_action_stamp(o.state()) | wire::ActionItem::kAutonomous;
    begun.push_back(item);
  }
  return begun;
}

void apply_keys(const ServerObject& o, const wire::MoveToState& m) {
  cancel_move(o.context(), o.actor);
  unstick_from_object(o.context(), o.actor);
  MotionInterp& in = ensure_motion_interp(o.context(), o.actor);
  o.actor.body.last_move_was_autonomous = true;
  in.standing_longjump = m.has(wire::MoveToState::kStandingLongJump);
  RawMotionState raw = m.raw.state;
  if (raw.current_style == 0) raw.current_style = in.raw.current_style;
  apply_raw(o.context(), o.actor, raw);
}

void send_keys(const ServerObject& o, const wire::MoveToState& m, const wire::ActionList& actions) {
  wire::MoveToState sent = m;
  sent.raw.state.current_style = o.actor.motion_interp.raw.current_style;
  sent.raw.actions = actions;
  o.send(Audience::Everyone, relay(sent, o.actor.guid, o.timestamps(), adjust_facts(o.actor)));
}

// Sent to the owner each time, which renews its constraint; to the others no more often than needed (SV-21).
void echo_position(const ServerObject& o) {
  const bool is_due = is_past(o.now(), o.state().last_sent_time + o.rules().relay_interval);
  send_position(o, is_due ? Audience::Everyone : Audience::Owner);
}

// No faster than the owner's skill and run rate allow (SV-11).
Vec3 bounded_jump(const ServerObject& o, Vec3 local_velocity, float extent) {
  if (!o.rules().bounds_jumps) return local_velocity;
  MotionInterp& in = o.actor.motion_interp;
  const float kept = std::exchange(in.jump_extent, extent);
  const float up = jump_velocity_z(o.actor);
  in.jump_extent = kept;
  const float along = max_speed(o.actor);
  const float limit = std::sqrt(up * up + along * along);
  const float size = length(local_velocity);
  return size > limit ? local_velocity * (limit / size) : local_velocity;
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

std::int32_t cost_of_jump(const ServerObject& o, float extent) {
  std::int32_t cost = 0;
  jump_is_allowed(o.context(), o.actor, extent, cost);
  return cost;
}

ClientCheckResult dropped(wire::CheckReason reason) {
  ClientCheckResult result;
  result.action = wire::CheckAction::Drop;
  result.reason = reason;
  return result;
}

// What a client at level 0 asks for is done as the server's own (SV-13).
wire::CheckReason validate_request(const ServerObject& o) {
  if (o.state().autonomy_level != autonomy::kServer) return wire::CheckReason::NotAllowed;
  return check_now(o);
}

ClientCheckResult handle(const ServerObject& o, const wire::MoveToState& m) {
  wire::CheckReason reason = validate_message(o, m);
  if (reason == wire::CheckReason::Fresh) reason = validate_position(m.position);
  if (reason == wire::CheckReason::Fresh) reason = validate_state(m.raw);
  if (reason == wire::CheckReason::Fresh) reason = validate_order(o.state(), m.action);
  if (reason != wire::CheckReason::Fresh) return dropped(reason);
  ClientCheckResult result;
  take_position(o, m.position, result);
  const wire::MoveToState keys = slowed(o, m, result);
  apply_keys(o, keys);
  send_keys(o, keys, begin_actions(o, keys.raw));
  if (!result.corrected) echo_position(o);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::Jump& m) {
  wire::CheckReason reason = validate_message(o, m);
  const bool has_position = m.form == wire::Jump::Form::Retail;
  if (reason == wire::CheckReason::Fresh && has_position) reason = validate_position(m.position);
  if (reason != wire::CheckReason::Fresh) return dropped(reason);
  ClientCheckResult result;
  const float extent = std::clamp(m.extent, 0.0f, 1.0f);
  result.stamina_cost = cost_of_jump(o, extent);
  if (has_position) take_position(o, m.position, result);
  if (o.rules().announces_jumps) announce_jump(o);
  const Vec3 velocity = bounded_jump(o, m.velocity, extent);
  o.actor.body.last_move_was_autonomous = true;
  cancel_move(o.context(), o.actor);
  set_ground_contact(o.context(), o.actor, false, false);
  set_local_velocity(o.context(), o.actor, velocity);
  send_velocity(o);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::AutonomousPosition& m) {
  wire::CheckReason reason = validate_message(o, m);
  if (reason == wire::CheckReason::Fresh) reason = validate_position(m.position);
  if (reason == wire::CheckReason::Fresh) reason = validate_order(o.state(), m.action);
  if (reason != wire::CheckReason::Fresh) return dropped(reason);
  ClientCheckResult result;
  if (!is_late(o, m.position)) take_position(o, m.position, result);
  if (result.corrected) return result;
  const bool stands = m.contact != 0;
  if (stands) o.state().last_ground = m.position;
  set_ground_contact(o.context(), o.actor, stands, stands);
  send_position(o);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::DoMovementCommand& m) {
  if (wire::bad_number_field(m)) return dropped(wire::CheckReason::BadNumber);
  if (const wire::CheckReason reason = validate_request(o); reason != wire::CheckReason::Fresh)
    return dropped(reason);
  MovementParameters p;
  p.speed = clamped_to(m.speed, o.rules().max_key_speed);
  p.hold_key_to_apply = m.hold_key;
  ClientCheckResult result;
  result.slowed = p.speed != m.speed;
  if (result.slowed) report(o.context(), o.actor, LimitReached{Limit::Speed, 1});
  result.motion = order_motion(o, m.motion, p);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::StopMovementCommand& m) {
  if (const wire::CheckReason reason = validate_request(o); reason != wire::CheckReason::Fresh)
    return dropped(reason);
  MovementParameters p;
  p.hold_key_to_apply = m.hold_key;
  ClientCheckResult result;
  result.motion = order_stop(o, m.motion, p);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::JumpNonAutonomous& m) {
  if (wire::bad_number_field(m)) return dropped(wire::CheckReason::BadNumber);
  if (const wire::CheckReason reason = validate_request(o); reason != wire::CheckReason::Fresh)
    return dropped(reason);
  ClientCheckResult result;
  ensure_motion_interp(o.context(), o.actor);
  result.motion = jump(o.context(), o.actor, std::clamp(m.extent, 0.0f, 1.0f), result.stamina_cost);
  if (result.motion != MotionError::None) return result;
  send_state(o);
  send_velocity(o);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::TurnTo& m) {
  if (wire::bad_number_field(m)) return dropped(wire::CheckReason::BadNumber);
  if (const wire::CheckReason reason = validate_request(o); reason != wire::CheckReason::Fresh)
    return dropped(reason);
  MovementParameters p;
  p.desired_heading = m.heading;
  if (m.run != 0) p.hold_key_to_apply = HoldKey::Run;
  order_turn_to_heading(o, p);
  return {};
}

ClientCheckResult handle(const ServerObject& o, const wire::AutonomyLevel& m) {
  if (!autonomy::is_level(m.level) || !o.rules().clients_choose_level)
    return dropped(wire::CheckReason::NotAllowed);
  o.state().autonomy_level = static_cast<std::uint8_t>(m.level);
  return {};
}

}  // namespace

ClientCheckResult handle(ServerState& server, Outbox& out, Guid player, const wire::Message& message) {
  Actor* actor = server.world.find(player);
  if (!actor) return dropped(wire::CheckReason::UnknownPlayer);
  const ServerObject o{server, out, *actor, server.record(player)};
  return std::visit(
      [&](const auto& m) {
        if constexpr (requires { m.action; })
          return handle(o, m);
        else
          return dropped(wire::CheckReason::NotAClients);
      },
      message);
}

Result<ClientCheckResult> handle(ServerState& server, Outbox& out, Guid player, Bytes bytes) {
  const Result<wire::Message> message = wire::decode_message(bytes);
  if (!message) return message.error();
  return handle(server, out, player, *message);
}

}  // namespace acm
