// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_movement.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "read.h"
#include "write.h"

namespace acm::wire {

namespace {

constexpr std::size_t kActionBytes = 8;

bool is_one(float speed) {
  return std::bit_cast<std::uint32_t>(speed) == std::bit_cast<std::uint32_t>(1.0f);
}

template <class Reader>
void read_actions(Reader& in, ActionList& actions, std::uint32_t count, std::uint64_t word_offset) {
  if (!in.accept_count("num_actions", count, kActionBytes, word_offset)) return;
  for (std::uint32_t i = 0; i < count; ++i) {
    ActionItem& item = actions.items[i];
    item.command = in.u16("command");
    item.packed = in.u16("packed");
    item.speed = in.f32("speed");
  }
  actions.count = count;
}

void write_actions(FieldWriter& out, const ActionList& actions) {
  assert(actions.count <= ActionList::kCapacity);
  for (const ActionItem& item : actions.view()) {
    out.u16(item.command);
    out.u16(item.packed);
    out.f32(item.speed);
  }
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

template <class Reader>
void read(Reader& in, InterpretedMotionStatePack& s) {
  using S = InterpretedMotionStatePack;
  const std::uint64_t at = in.offset();
  const std::uint32_t word = in.u32("flags_word");
  record_unknown(in, word & S::kUnknownBits, at);
  s.flags = word & ~S::kCountBits;
  if (word & S::kCurrentStyle) s.current_style = in.u16("current_style");
  if (word & S::kForwardCommand) s.forward_command = in.u16("forward_command");
  if (word & S::kSidestepCommand) s.sidestep_command = in.u16("sidestep_command");
  if (word & S::kTurnCommand) s.turn_command = in.u16("turn_command");
  if (word & S::kForwardSpeed) s.forward_speed = in.f32("forward_speed");
  if (word & S::kSidestepSpeed) s.sidestep_speed = in.f32("sidestep_speed");
  if (word & S::kTurnSpeed) s.turn_speed = in.f32("turn_speed");
  read_actions(in, s.actions, (word & S::kCountBits) >> S::kCountShift, at);
  s.padding = in.align4("state padding");
}
ACM_WIRE_READERS(read, InterpretedMotionStatePack);

void write(FieldWriter& out, const InterpretedMotionStatePack& s) {
  using S = InterpretedMotionStatePack;
  out.u32(s.word());
  if (s.flags & S::kCurrentStyle) out.u16(s.current_style);
  if (s.flags & S::kForwardCommand) out.u16(s.forward_command);
  if (s.flags & S::kSidestepCommand) out.u16(s.sidestep_command);
  if (s.flags & S::kTurnCommand) out.u16(s.turn_command);
  if (s.flags & S::kForwardSpeed) out.f32(s.forward_speed);
  if (s.flags & S::kSidestepSpeed) out.f32(s.sidestep_speed);
  if (s.flags & S::kTurnSpeed) out.f32(s.turn_speed);
  write_actions(out, s.actions);
  out.align4(s.padding);
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

template <class Reader>
void read(Reader& in, RawMotionStatePack& s) {
  using S = RawMotionStatePack;
  const auto hold_key = [&in](const char* field) { return static_cast<HoldKey>(in.u32(field)); };
  const std::uint64_t at = in.offset();
  const std::uint32_t word = in.u32("flags_word");
  record_unknown(in, word & S::kUnknownBits, at);
  s.flags = word & ~S::kCountBits;
  RawMotionState& m = s.state;
  if (word & S::kCurrentHoldKey) m.current_hold_key = hold_key("current_holdkey");
  if (word & S::kCurrentStyle) m.current_style = in.u32("current_style");
  if (word & S::kForwardCommand) m.forward_command = in.u32("forward_command");
  if (word & S::kForwardHoldKey) m.forward_hold_key = hold_key("forward_holdkey");
  if (word & S::kForwardSpeed) m.forward_speed = in.f32("forward_speed");
  if (word & S::kSidestepCommand) m.sidestep_command = in.u32("sidestep_command");
  if (word & S::kSidestepHoldKey) m.sidestep_hold_key = hold_key("sidestep_holdkey");
  if (word & S::kSidestepSpeed) m.sidestep_speed = in.f32("sidestep_speed");
  if (word & S::kTurnCommand) m.turn_command = in.u32("turn_command");
  if (word & S::kTurnHoldKey) m.turn_hold_key = hold_key("turn_holdkey");
  if (word & S::kTurnSpeed) m.turn_speed = in.f32("turn_speed");
  read_actions(in, s.actions, (word & S::kCountBits) >> S::kCountShift, at);
}
ACM_WIRE_READERS(read, RawMotionStatePack);

void write(FieldWriter& out, const RawMotionStatePack& s) {
  using S = RawMotionStatePack;
  const auto hold_key = [&out](HoldKey key) { out.u32(static_cast<std::uint32_t>(key)); };
  const RawMotionState& m = s.state;
  out.u32(s.word());
  if (s.flags & S::kCurrentHoldKey) hold_key(m.current_hold_key);
  if (s.flags & S::kCurrentStyle) out.u32(m.current_style);
  if (s.flags & S::kForwardCommand) out.u32(m.forward_command);
  if (s.flags & S::kForwardHoldKey) hold_key(m.forward_hold_key);
  if (s.flags & S::kForwardSpeed) out.f32(m.forward_speed);
  if (s.flags & S::kSidestepCommand) out.u32(m.sidestep_command);
  if (s.flags & S::kSidestepHoldKey) hold_key(m.sidestep_hold_key);
  if (s.flags & S::kSidestepSpeed) out.f32(m.sidestep_speed);
  if (s.flags & S::kTurnCommand) out.u32(m.turn_command);
  if (s.flags & S::kTurnHoldKey) hold_key(m.turn_hold_key);
  if (s.flags & S::kTurnSpeed) out.f32(m.turn_speed);
  write_actions(out, s.actions);
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
