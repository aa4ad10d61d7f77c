// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_movement.hpp"

#include <algorithm>
#include <bit>

namespace acm::wire {

namespace {

bool is_one(float speed) {
  return std::bit_cast<std::uint32_t>(speed) == std::bit_cast<std::uint32_t>(1.0f);
}

ActionList to_list(std::span<const MotionAction> actions) {
  ActionList list;
  for (const MotionAction& action : actions)
    if (!list.push_back(pack(action))) break;
  return list;
}

}  // namespace

MotionAction unpack(const ActionItem& item, CommandSet set) {
  return {expand_command(item.command, set), item.speed, item.timestamp(), item.autonomous()};
}

ActionItem pack(const MotionAction& action) {
  const unsigned autonomous = action.autonomous ? ActionItem::kAutonomous : 0u;
  const unsigned packed = (action.timestamp & ActionItem::kTimestampMask) | autonomous;
  return {command_index(action.command), static_cast<std::uint16_t>(packed), action.speed};
}

unsigned InterpretedMotionStatePack::padding_size() const {
  constexpr std::uint32_t kCommands = kCurrentStyle | kForwardCommand | kSidestepCommand | kTurnCommand;
  return std::popcount(flags & kCommands) % 2 != 0 ? 2 : 0;
}

InterpretedMotionState unpack(const InterpretedMotionStatePack& s, CommandSet set) {
  // A command that is left out is not looked up: index 0 would give the invalid style (core 1.4).
  const auto command = [&](InterpretedMotionStatePack::Flag flag, CommandIndex index) {
    return s.sends(flag) ? expand_command(index, set) : Command{0};
  };
  InterpretedMotionState m;
  if (s.sends(InterpretedMotionStatePack::kCurrentStyle))
    m.current_style = expand_command(s.current_style, set);
  if (s.sends(InterpretedMotionStatePack::kForwardCommand))
    m.forward_command = expand_command(s.forward_command, set);
  m.sidestep_command = command(InterpretedMotionStatePack::kSidestepCommand, s.sidestep_command);
  m.turn_command = command(InterpretedMotionStatePack::kTurnCommand, s.turn_command);
  if (s.sends(InterpretedMotionStatePack::kForwardSpeed)) m.forward_speed = s.forward_speed;
  if (s.sends(InterpretedMotionStatePack::kSidestepSpeed)) m.sidestep_speed = s.sidestep_speed;
  if (s.sends(InterpretedMotionStatePack::kTurnSpeed)) m.turn_speed = s.turn_speed;
  return m;
}

InterpretedMotionStatePack pack(const InterpretedMotionState& m, std::span<const MotionAction> actions,
                                Sends sends) {
  using S = InterpretedMotionStatePack;
  const bool always = sends == Sends::StyleAndForward;
  InterpretedMotionStatePack s;
  s.current_style = command_index(m.current_style);
  s.forward_command = command_index(m.forward_command);
  s.sidestep_command = command_index(m.sidestep_command);
  s.turn_command = command_index(m.turn_command);
  s.forward_speed = m.forward_speed;
  s.sidestep_speed = m.sidestep_speed;
  s.turn_speed = m.turn_speed;
  if (always || m.current_style != command::kNonCombat) s.flags |= S::kCurrentStyle;
  if (always || m.forward_command != command::kReady) s.flags |= S::kForwardCommand;
  if (m.sidestep_command != 0) s.flags |= S::kSidestepCommand;
  if (m.turn_command != 0) s.flags |= S::kTurnCommand;
  if (!is_one(m.forward_speed)) s.flags |= S::kForwardSpeed;
  if (!is_one(m.sidestep_speed)) s.flags |= S::kSidestepSpeed;
  if (!is_one(m.turn_speed)) s.flags |= S::kTurnSpeed;
  s.actions = to_list(actions);
  return s;
}

RawMotionState unpack(const RawMotionStatePack& s) {
  using S = RawMotionStatePack;
  RawMotionState m;
  if (s.sends(S::kCurrentHoldKey)) m.current_hold_key = s.state.current_hold_key;
  if (s.sends(S::kCurrentStyle)) m.current_style = s.state.current_style;
  if (s.sends(S::kForwardCommand)) m.forward_command = s.state.forward_command;
  if (s.sends(S::kForwardHoldKey)) m.forward_hold_key = s.state.forward_hold_key;
  if (s.sends(S::kForwardSpeed)) m.forward_speed = s.state.forward_speed;
  if (s.sends(S::kSidestepCommand)) m.sidestep_command = s.state.sidestep_command;
  if (s.sends(S::kSidestepHoldKey)) m.sidestep_hold_key = s.state.sidestep_hold_key;
  if (s.sends(S::kSidestepSpeed)) m.sidestep_speed = s.state.sidestep_speed;
  if (s.sends(S::kTurnCommand)) m.turn_command = s.state.turn_command;
  if (s.sends(S::kTurnHoldKey)) m.turn_hold_key = s.state.turn_hold_key;
  if (s.sends(S::kTurnSpeed)) m.turn_speed = s.state.turn_speed;
  return m;
}

RawMotionStatePack pack(const RawMotionState& m, std::span<const MotionAction> actions) {
  using S = RawMotionStatePack;
  RawMotionStatePack s;
  s.state = m;
  if (m.current_hold_key != HoldKey::None) s.flags |= S::kCurrentHoldKey;
  if (m.current_style != command::kNonCombat) s.flags |= S::kCurrentStyle;
  if (m.forward_command != command::kReady) s.flags |= S::kForwardCommand;
  if (m.forward_hold_key != HoldKey::Invalid) s.flags |= S::kForwardHoldKey;
  if (!is_one(m.forward_speed)) s.flags |= S::kForwardSpeed;
  if (m.sidestep_command != 0) s.flags |= S::kSidestepCommand;
  if (m.sidestep_hold_key != HoldKey::Invalid) s.flags |= S::kSidestepHoldKey;
  if (!is_one(m.sidestep_speed)) s.flags |= S::kSidestepSpeed;
  if (m.turn_command != 0) s.flags |= S::kTurnCommand;
  if (m.turn_hold_key != HoldKey::Invalid) s.flags |= S::kTurnHoldKey;
  if (!is_one(m.turn_speed)) s.flags |= S::kTurnSpeed;
  s.actions = to_list(actions);
  return s;
}

}  // namespace acm::wire
