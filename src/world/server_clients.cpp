// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/body.h"
#include "actor/motion_interp.h"
#include "actor/motion_table_manager.h"
#include "actor/move_to.h"
#include "actor/movement.h"
#include "actor/position_manager.h"
#include "actor/report.h"
#include "wire/broadcast.h"
#include "wire/check.h"
#include "wire/numbers.h"
#include "world/numbers.h"
#include "world/server_jumps.h"
#include "world/server_travel.h"

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

// How many numbers a message is behind the newest that counts; 0: it is the newest.
std::uint32_t numbers_behind(const ServerObjectState& state, std::uint32_t action) {
  const std::uint32_t behind = state.last_action - action;
  return static_cast<std::int32_t>(behind) > 0 ? behind : 0;
}

// A place or a jump is the newest message. The numbers that it leaves out may be those of keys that come
// late.
void count_number(ServerObjectState& state, std::uint32_t action) {
  const std::uint32_t ahead = action - state.last_action;
  if (static_cast<std::int32_t>(ahead) <= 0) return;
  if (ahead > 1 || state.awaited_keys > 0) state.awaited_keys += ahead;
  state.last_action = action;
}

// A place is sent whole, so an older one that comes late changes nothing.
wire::CheckReason validate_order(ServerObjectState& state, const wire::AutonomousPosition& m) {
  if (numbers_behind(state, m.action) > 0) return wire::CheckReason::Overtaken;
  count_number(state, m.action);
  return wire::CheckReason::Fresh;
}

// So are keys. But a place or a jump says nothing of the keys that it has overtaken: they are still held.
wire::CheckReason validate_order(ServerObjectState& state, const wire::MoveToState& m) {
  const std::uint32_t behind = numbers_behind(state, m.action);
  if (behind > 0 && behind >= state.awaited_keys) return wire::CheckReason::Overtaken;
  state.awaited_keys = behind;
  if (behind == 0) state.last_action = m.action;
  return wire::CheckReason::Fresh;
}

// SV-3, SV-31
wire::CheckReason validate_position(const Position& p) {
  if (!is_valid_rotation(p.frame.rotation)) return wire::CheckReason::BadRotation;
  return is_valid_place(p) ? wire::CheckReason::Fresh : wire::CheckReason::BadCell;
}

// The keys of one axis: nothing, or its two commands. Others would be moved as that axis, with its speeds.
bool is_axis(Command motion, Command right, Command left) {
  return motion == 0 || motion == right || motion == left;
}

// Tables and messages look at some bits of a command each, so one that no client knows may pass for a motion
// here and be an attack, or a death, to those who are sent it.
bool is_known(Command motion) {
  return motion == 0 || expand_command(wire::command_index(motion)) == motion;
}

// SV-4, SV-33
wire::CheckReason validate_state(const wire::RawMotionStatePack& raw) {
  const RawMotionState& m = raw.state;
  if (m.current_style != 0 && !(is_style(m.current_style) && is_known(m.current_style)))
    return wire::CheckReason::BadStyle;
  if (is_action(m.forward_command) || m.forward_command == command::kDead || !is_known(m.forward_command) ||
      !is_axis(m.sidestep_command, command::kSideStepRight, command::kSideStepLeft) ||
      !is_axis(m.turn_command, command::kTurnRight, command::kTurnLeft))
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
  const auto lateness = static_cast<float>(o.rules().lateness);
  return lateness > 0.0f && speed > kEpsilon && gap <= speed * lateness &&
         dot(ahead, velocity) >= kSameDirection * gap * speed;
}

// The client's position is a request. Too far off, or farther than its keys could have brought it, it is
// answered by a correction (SV-3, SV-35).
void take_position(const ServerObject& o, const Position& request, ClientCheckResult& result) {
  // Written so that a distance that is not a number is refused.
  result.corrected = !(distance(request, o.actor.body.position) < o.rules().farthest_request);
  const Position place = reachable_place(o, request);
  if (!result.corrected && !spend_travel(o, place)) {
    result.corrected = result.over_budget = true;
    report(o.context(), o.actor, LimitReachedEvent{Limit::Travel, 1});
  }
  if (result.corrected)
    correct_client(o);
  else
    take_place(o.actor.body, place);
}

// Brings a speed up to `least` in magnitude. True when it was below.
bool raise_speed(float& speed, float least) {
  if (!(std::fabs(speed) < least)) return false;
  speed = std::signbit(speed) ? -least : least;
  return true;
}

// Slow turns are a mouse's; whatever else is slow would only keep the body from orders of the host (SV-34).
bool raise_speeds(wire::RawMotionStatePack& raw, float least) {
  bool has_raised = raise_speed(raw.state.forward_speed, least);
  has_raised |= raise_speed(raw.state.sidestep_speed, least);
  for (unsigned i = 0; i < raw.actions.count; ++i)
    has_raised |= raise_speed(raw.actions.items[i].speed, least);
  return has_raised;
}

// Keys multiply a walk by the run rate. RunForward is taken as it is, and would outrun a slow body's keys.
float fastest_key(const ServerObject& o, Command motion) {
  const ServerRules& rules = o.rules();
  if (motion != command::kRunForward) return rules.max_key_speed;
  return std::min(rules.max_key_speed, std::max(std::fabs(run_rate(o.actor)), rules.min_key_speed));
}

// The speed of a motion that a client asks for.
float key_speed(const ServerObject& o, Command motion, float speed) {
  if (motion != command::kTurnRight && motion != command::kTurnLeft)
    raise_speed(speed, o.rules().min_key_speed);
  return clamped_to(speed, fastest_key(o, motion));
}

// Clamps speeds to what keys can produce.
wire::MoveToState slowed(const ServerObject& o, const wire::MoveToState& m, ClientCheckResult& result) {
  wire::MoveToState out = m;
  const float most = o.rules().max_key_speed;
  result.slowed = raise_speeds(out.raw, std::min(o.rules().min_key_speed, most));
  result.slowed |= limit_speeds(out.raw, most);
  result.slowed |= limit_speeds(out.raw.state.forward_speed, fastest_key(o, out.raw.state.forward_command));
  if (result.slowed) report(o.context(), o.actor, LimitReachedEvent{Limit::Speed, 1});
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
    p.set(MovementParameters::kAutonomous, true);
    if (do_interpreted_motion(o.context(), o.actor, action.command, p) == MotionError::None)
      mark_as_from_client(o.context(), o.actor);
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

ClientCheckResult dropped(wire::CheckReason reason) {
  ClientCheckResult result;
  result.action = wire::CheckAction::Drop;
  result.reason = reason;
  return result;
}

// A client whose rotation is none is told which one it has (SV-31).
ClientCheckResult dropped(const ServerObject& o, wire::CheckReason reason) {
  ClientCheckResult result = dropped(reason);
  result.corrected = reason == wire::CheckReason::BadRotation;
  if (result.corrected) correct_client(o);
  return result;
}

ClientCheckResult dropped_jump(const ServerObject& o, MotionError error) {
  ClientCheckResult result = dropped(wire::CheckReason::JumpRefused);
  result.motion = error;
  result.corrected = true;
  correct_client(o);
  return result;
}

// What a client at level 0 asks for is done as the server's own (SV-13).
wire::CheckReason validate_request(const ServerObject& o) {
  if (o.state().autonomy_level != autonomy::kServer) return wire::CheckReason::NotAllowed;
  return check_now(o);
}

// Of motions it may ask for those that its keys give (SV-33).
wire::CheckReason validate_request(const ServerObject& o, Command motion) {
  if (const wire::CheckReason reason = validate_request(o); reason != wire::CheckReason::Fresh) return reason;
  if (is_action(motion))
    return is_chat_emote(motion) && is_known(motion) ? wire::CheckReason::Fresh
                                                     : wire::CheckReason::BadAction;
  return motion == command::kDead || !is_known(motion) ? wire::CheckReason::BadCommand
                                                       : wire::CheckReason::Fresh;
}

ClientCheckResult handle(const ServerObject& o, const wire::MoveToState& m) {
  wire::CheckReason reason = validate_message(o, m);
  if (reason == wire::CheckReason::Fresh) reason = validate_position(m.position);
  if (reason == wire::CheckReason::Fresh) reason = validate_state(m.raw);
  if (reason == wire::CheckReason::Fresh) reason = validate_order(o.state(), m);
  if (reason != wire::CheckReason::Fresh) return dropped(o, reason);
  ClientCheckResult result;
  wire::MoveToState keys = slowed(o, m, result);
  if (numbers_behind(o.state(), m.action) == 0)
    take_position(o, m.position, result);
  else
    keys.contact = 0;  // the long jump that they charge may be over
  apply_keys(o, keys);
  send_keys(o, keys, begin_actions(o, keys.raw));
  if (!result.corrected) echo_position(o);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::Jump& m) {
  wire::CheckReason reason = validate_message(o, m);
  const bool has_position = m.form == wire::Jump::Form::Retail;
  if (reason == wire::CheckReason::Fresh && has_position) reason = validate_position(m.position);
  if (reason != wire::CheckReason::Fresh) return dropped(o, reason);
  ClientCheckResult result;
  const float extent = std::clamp(m.extent, 0.0f, 1.0f);
  result.motion = refuse_jump(o, extent, result.stamina_cost);
  if (result.motion != MotionError::None) return dropped_jump(o, result.motion);
  count_number(o.state(), m.action);
  if (has_position) take_position(o, m.position, result);
  begin_jump(o, m.velocity, extent);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::AutonomousPosition& m) {
  wire::CheckReason reason = validate_message(o, m);
  if (reason == wire::CheckReason::Fresh) reason = validate_position(m.position);
  if (reason == wire::CheckReason::Fresh) reason = validate_order(o.state(), m);
  if (reason != wire::CheckReason::Fresh) return dropped(o, reason);
  ClientCheckResult result;
  if (!is_late(o, m.position)) take_position(o, m.position, result);
  if (result.corrected) return result;
  apply_contact(o, m.contact != 0);
  send_position(o);
  return result;
}

ClientCheckResult handle(const ServerObject& o, const wire::DoMovementCommand& m) {
  if (wire::bad_number_field(m)) return dropped(wire::CheckReason::BadNumber);
  if (const wire::CheckReason reason = validate_request(o, m.motion); reason != wire::CheckReason::Fresh)
    return dropped(reason);
  MovementParameters p;
  p.speed = key_speed(o, m.motion, m.speed);
  p.hold_key_to_apply = m.hold_key;
  ClientCheckResult result;
  result.slowed = p.speed != m.speed;
  if (result.slowed) report(o.context(), o.actor, LimitReachedEvent{Limit::Speed, 1});
  result.motion = order_motion(o, m.motion, p);
  if (result.motion == MotionError::None && is_action(m.motion)) mark_as_from_client(o.context(), o.actor);
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
  const bool was_moving = is_moving_to(o.context(), o.actor);
  result.motion = jump(o.context(), o.actor, std::clamp(m.extent, 0.0f, 1.0f), result.stamina_cost);
  if (result.motion == MotionError::None) {
    note_jump(o, o.actor.body.velocity.z);
    send_jump(o);
  } else if (was_moving) {
    send_state(o);  // a jump ends the move before it is refused (SV-36)
  }
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
  if (!actor || !server.record(player).state.has_client) return dropped(wire::CheckReason::UnknownPlayer);
  const ServerObject o{server, out, *actor, server.record(player)};
  restore_run_rate(o);
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
