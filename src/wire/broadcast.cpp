// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/broadcast.h"

#include <algorithm>

namespace acm::wire {

namespace {

UpdateMotion relay_of(const MoveToState& m, Guid guid, TimestampTable& timestamps, CommandIndex style,
                      const InterpretedMotionStatePack& state) {
  UpdateMotion out;
  out.guid = guid;
  out.autonomous = 1;
  out.body.style = style;
  if (m.has(MoveToState::kStandingLongJump)) out.body.flags = MovementBody::kStandingLongJump;
  out.body.content = state;
  put_timestamps(out, timestamps);
  return out;
}

/// Forward, and its speed: only the general hold key counts, the raw speed does not, and running is decided
/// without looking at the direction.
AdjustedMotion ace_forward(const RawMotionState& raw, bool runs, float speed) {
  switch (raw.forward_command) {
    case command::kWalkForward: return {runs ? command::kRunForward : command::kWalkForward, speed};
    case command::kWalkBackwards: return {command::kWalkForward, speed * -speed::kBackwardsFactor};
    default: return {raw.forward_command, 1.0f};
  }
}

float ace_sidestep_speed(const RawMotionState& raw, float speed) {
  constexpr float kFactor = speed::kWalkAnim / speed::kSidestepAnim * speed::kSidestepFactor;
  const float clamped = std::clamp(speed * kFactor, -speed::kMaxSidestepRate, speed::kMaxSidestepRate);
  return raw.sidestep_command == command::kSideStepLeft ? -clamped : clamped;
}

/// Turning by mouse comes with a speed of its own, which is used as it is.
float ace_turn_speed(const RawMotionStatePack& raw, bool runs) {
  float speed = runs ? speed::kRunTurnFactor : 1.0f;
  const float sent = raw.state.turn_speed;
  if (raw.sends(RawMotionStatePack::kTurnSpeed) && sent > 0.0f && sent <= speed::kRunTurnFactor) speed = sent;
  return raw.state.turn_command == command::kTurnLeft ? -speed : speed;
}

}  // namespace

UpdateMotion relay(const MoveToState& m, Guid guid, TimestampTable& timestamps, const AdjustFacts& weenie,
                   Sends sends) {
  AdjustFacts facts = weenie;
  facts.current_hold_key = m.raw.state.current_hold_key;
  const InterpretedMotionState movement = interpret(m.raw.state, facts);
  InterpretedMotionStatePack state = pack(movement, {}, sends);
  state.actions = m.raw.actions;
  return relay_of(m, guid, timestamps, command_index(movement.current_style), state);
}

UpdateMotion relay_by_ace_shortcut(const MoveToState& m, Guid guid, TimestampTable& timestamps,
                                   float run_rate) {
  const RawMotionState& raw = m.raw.state;
  const bool runs = raw.current_hold_key == HoldKey::Run;
  const float speed = runs ? run_rate : 1.0f;
  const bool stands = m.has(MoveToState::kStandingLongJump);
  InterpretedMotionState out;
  out.current_style = raw.current_style;
  if (!stands && m.raw.sends(RawMotionStatePack::kForwardCommand)) {
    const AdjustedMotion forward = ace_forward(raw, runs, speed);
    out.forward_command = forward.motion;
    out.forward_speed = forward.speed;
  }
  if (!stands && raw.sidestep_command != 0) {
    out.sidestep_command = command::kSideStepRight;
    out.sidestep_speed = ace_sidestep_speed(raw, speed);
  }
  if (raw.turn_command != 0) {
    out.turn_command = command::kTurnRight;
    out.turn_speed = ace_turn_speed(m.raw, runs);
  }
  InterpretedMotionStatePack state = pack(out);
  state.actions = m.raw.actions;
  // A field that the client sent is passed on even if it has its default value.
  if (!stands && m.raw.sends(RawMotionStatePack::kForwardCommand))
    state.flags |= InterpretedMotionStatePack::kForwardCommand;
  const bool sends_style = m.raw.sends(RawMotionStatePack::kCurrentStyle);
  if (sends_style) state.flags |= InterpretedMotionStatePack::kCurrentStyle;
  return relay_of(m, guid, timestamps, sends_style ? command_index(raw.current_style) : CommandIndex{0},
                  state);
}

void put_timestamps(UpdateMotion& m, TimestampTable& timestamps) {
  m.instance = timestamps[Timestamp::Instance];
  m.movement = timestamps.advance(Timestamp::Movement);
  m.server_control =
      m.autonomous != 0 ? timestamps[Timestamp::ServerControl] : timestamps.advance(Timestamp::ServerControl);
}

void put_timestamps(UpdatePosition& m, TimestampTable& timestamps) {
  m.pack.instance = timestamps[Timestamp::Instance];
  m.pack.position_timestamp = timestamps.advance(Timestamp::Position);
  m.pack.teleport = timestamps[Timestamp::Teleport];
  m.pack.force_position = timestamps[Timestamp::ForcePosition];
}

void put_timestamps(VectorUpdate& m, TimestampTable& timestamps) {
  m.instance = timestamps[Timestamp::Instance];
  m.vector = timestamps.advance(Timestamp::Vector);
}

void put_timestamps(SetState& m, TimestampTable& timestamps) {
  m.instance = timestamps[Timestamp::Instance];
  m.state = timestamps.advance(Timestamp::State);
}

void put_timestamps(ObjDescEvent& m, TimestampTable& timestamps) {
  m.instance = timestamps[Timestamp::Instance];
  m.objdesc = timestamps.advance(Timestamp::ObjDesc);
}

}  // namespace acm::wire
