// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "wire/broadcast.h"

#include <gtest/gtest.h>

#include "message_checks.h"

namespace acm::wire {
namespace {

using test::kPlayer;

constexpr Command kSword = 0x8000003E;

AdjustFacts with_run_rate(float run_rate) {
  AdjustFacts facts;
  facts.run_rate = run_rate;
  return facts;
}

MoveToState keys(const RawMotionState& raw, std::uint8_t contact = MoveToState::kContact) {
  MoveToState m;
  m.raw = pack(raw);
  m.contact = contact;
  return m;
}

RawMotionState walking(HoldKey key) {
  RawMotionState raw;
  raw.current_hold_key = key;
  raw.forward_command = command::kWalkForward;
  return raw;
}

const InterpretedMotionStatePack& state_of(const UpdateMotion& m) {
  return std::get<InterpretedMotionStatePack>(m.body.content);
}

InterpretedMotionState relayed(const MoveToState& m, float run_rate) {
  TimestampTable timestamps;
  return unpack(state_of(relay(m, kPlayer, timestamps, with_run_rate(run_rate))));
}

InterpretedMotionState shortcut(const MoveToState& m, float run_rate) {
  TimestampTable timestamps;
  return unpack(state_of(relay_by_ace_shortcut(m, kPlayer, timestamps, run_rate)));
}

TEST(Relay, sv_10_is_autonomous_and_counts_on_the_movement_stamp_only) {
  TimestampTable timestamps;
  timestamps[Timestamp::Instance] = 7;
  timestamps[Timestamp::Movement] = 0xFFFF;
  timestamps[Timestamp::ServerControl] = 52;
  const UpdateMotion m = relay(keys(walking(HoldKey::Run)), kPlayer, timestamps, with_run_rate(2.5f));
  EXPECT_EQ(m.guid, kPlayer);
  EXPECT_EQ(m.autonomous, 1u);
  EXPECT_EQ(m.instance, 7u);
  EXPECT_EQ(m.movement, 0u);
  EXPECT_EQ(m.server_control, 52u);
  EXPECT_EQ(timestamps[Timestamp::Movement], 0u);
  EXPECT_EQ(m.body.style, 0x3Du);
}

TEST(Relay, core_8_6_each_axis_is_adjusted_by_its_own_hold_key_and_speed) {
  RawMotionState raw = walking(HoldKey::Run);
  raw.forward_speed = 0.5f;
  raw.sidestep_command = command::kSideStepLeft;
  raw.sidestep_hold_key = HoldKey::None;
  raw.turn_command = command::kTurnLeft;
  const InterpretedMotionState m = relayed(keys(raw), 2.0f);
  EXPECT_EQ(m.forward_command, command::kRunForward);
  EXPECT_EQ(m.forward_speed, 1.0f);
  EXPECT_EQ(m.sidestep_command, command::kSideStepRight);
  EXPECT_FLOAT_EQ(m.sidestep_speed, -1.248f);
  EXPECT_EQ(m.turn_command, command::kTurnRight);
  EXPECT_EQ(m.turn_speed, -1.5f);
}

TEST(Relay, the_hold_key_is_the_messages_not_the_owners) {
  AdjustFacts weenie = with_run_rate(2.0f);
  weenie.current_hold_key = HoldKey::Run;
  TimestampTable timestamps;
  const UpdateMotion m = relay(keys(walking(HoldKey::None)), kPlayer, timestamps, weenie);
  EXPECT_EQ(unpack(state_of(m)).forward_command, command::kWalkForward);
}

TEST(Relay, passes_actions_the_long_jump_and_the_style_on) {
  RawMotionState raw;
  raw.current_style = kSword;
  MoveToState m = keys(raw, MoveToState::kContact | MoveToState::kStandingLongJump);
  m.raw.actions.push_back({0x87, 0x8005, 1.5f});
  TimestampTable timestamps;
  const UpdateMotion out = relay(m, kPlayer, timestamps, {});
  EXPECT_TRUE(out.body.has(MovementBody::kStandingLongJump));
  EXPECT_EQ(out.body.style, 0x3Eu);
  ASSERT_EQ(state_of(out).actions.count, 1u);
  EXPECT_EQ(state_of(out).actions.items[0].packed, 0x8005u);
}

TEST(Relay, leaves_defaults_out_as_retail_or_sends_style_and_forward_as_ace) {
  TimestampTable timestamps;
  const MoveToState still = keys({});
  EXPECT_EQ(state_of(relay(still, kPlayer, timestamps, {})).word(), 0u);
  EXPECT_EQ(state_of(relay(still, kPlayer, timestamps, {}, Sends::StyleAndForward)).word(), 3u);
}

// The captured relay: turning left at run rate is TurnRight at -1.5, everything else left out, style index 0.
TEST(AceShortcut, wire_3_1_a_turn_in_peace_mode_is_the_captured_message) {
  RawMotionState raw;
  raw.current_hold_key = HoldKey::Run;
  raw.turn_command = command::kTurnLeft;
  TimestampTable timestamps;
  timestamps[Timestamp::Instance] = 13;
  timestamps[Timestamp::Movement] = 0x03AE;
  timestamps[Timestamp::ServerControl] = 52;
  const UpdateMotion m = relay_by_ace_shortcut(keys(raw), 0x50000002, timestamps, 4.5f);
  EXPECT_EQ(test::encoded_hex(m),
            test::hex("4CF70000 02000050 0D00AF03 34000100 00000000 60000000 0D000000 C0BF0000"));
}

TEST(AceShortcut, wire_4_walking_back_runs_backwards_by_the_run_rate) {
  RawMotionState raw = walking(HoldKey::Run);
  raw.forward_command = command::kWalkBackwards;
  const InterpretedMotionState m = shortcut(keys(raw), 4.5f);
  EXPECT_EQ(m.forward_command, command::kWalkForward);
  EXPECT_FLOAT_EQ(m.forward_speed, -2.925f);
}

TEST(AceShortcut, core_8_6_the_raw_speed_and_the_keys_of_the_axes_do_not_count) {
  RawMotionState raw = walking(HoldKey::Run);
  raw.forward_speed = -0.5f;
  raw.forward_hold_key = HoldKey::None;
  const InterpretedMotionState m = shortcut(keys(raw), 2.0f);
  EXPECT_EQ(m.forward_command, command::kRunForward);
  EXPECT_EQ(m.forward_speed, 2.0f);
  EXPECT_EQ(relayed(keys(raw), 2.0f).forward_command, command::kWalkForward);
}

TEST(AceShortcut, core_8_6_sidesteps_go_at_the_rate_times_1_248_up_to_3) {
  RawMotionState raw;
  raw.sidestep_command = command::kSideStepLeft;
  EXPECT_FLOAT_EQ(shortcut(keys(raw), 4.5f).sidestep_speed, -1.248f);
  raw.current_hold_key = HoldKey::Run;
  EXPECT_FLOAT_EQ(shortcut(keys(raw), 2.0f).sidestep_speed, -2.496f);
  EXPECT_EQ(shortcut(keys(raw), 4.5f).sidestep_speed, -3.0f);
  raw.sidestep_command = command::kSideStepRight;
  EXPECT_EQ(shortcut(keys(raw), 4.5f).sidestep_speed, 3.0f);
}

TEST(AceShortcut, core_8_6_the_speed_of_mouse_look_is_used_as_it_is) {
  RawMotionState raw;
  raw.current_hold_key = HoldKey::Run;
  raw.turn_command = command::kTurnRight;
  raw.turn_speed = 0.75f;
  EXPECT_EQ(shortcut(keys(raw), 4.5f).turn_speed, 0.75f);
  raw.turn_speed = 1.6f;
  EXPECT_EQ(shortcut(keys(raw), 4.5f).turn_speed, 1.5f);
  raw.turn_speed = -0.5f;
  EXPECT_EQ(shortcut(keys(raw), 4.5f).turn_speed, 1.5f);
  raw.turn_speed = 0.75f;
  raw.turn_command = command::kTurnLeft;
  EXPECT_EQ(shortcut(keys(raw), 4.5f).turn_speed, -0.75f);
}

TEST(AceShortcut, core_8_6_a_turn_speed_of_1_that_was_sent_is_used_too) {
  RawMotionState raw;
  raw.current_hold_key = HoldKey::Run;
  raw.turn_command = command::kTurnRight;
  MoveToState m = keys(raw);
  EXPECT_EQ(shortcut(m, 4.5f).turn_speed, 1.5f);
  m.raw.flags |= RawMotionStatePack::kTurnSpeed;
  EXPECT_EQ(shortcut(m, 4.5f).turn_speed, 1.0f);
}

TEST(AceShortcut, core_8_6_a_standing_long_jump_drops_forward_and_sidestep) {
  RawMotionState raw = walking(HoldKey::None);
  raw.sidestep_command = command::kSideStepRight;
  raw.turn_command = command::kTurnRight;
  const InterpretedMotionState m = shortcut(keys(raw, MoveToState::kStandingLongJump), 2.0f);
  EXPECT_EQ(m.forward_command, command::kReady);
  EXPECT_EQ(m.sidestep_command, 0u);
  EXPECT_EQ(m.turn_command, command::kTurnRight);
}

TEST(AceShortcut, core_8_6_other_forward_commands_pass_at_speed_1_and_absent_ones_are_not_sent) {
  RawMotionState raw = walking(HoldKey::Run);
  raw.forward_command = command::kCrouch;
  raw.forward_speed = 3.0f;
  const InterpretedMotionState m = shortcut(keys(raw), 2.0f);
  EXPECT_EQ(m.forward_command, command::kCrouch);
  EXPECT_EQ(m.forward_speed, 1.0f);
  TimestampTable timestamps;
  EXPECT_EQ(state_of(relay_by_ace_shortcut(keys({}), kPlayer, timestamps, 2.0f)).word(), 0u);
}

TEST(AceShortcut, wire_2_1_a_style_is_sent_on_only_when_the_client_sent_one) {
  RawMotionState raw;
  raw.current_style = kSword;
  TimestampTable timestamps;
  const UpdateMotion armed = relay_by_ace_shortcut(keys(raw), kPlayer, timestamps, 1.0f);
  EXPECT_EQ(armed.body.style, 0x3Eu);
  EXPECT_EQ(state_of(armed).word(), InterpretedMotionStatePack::kCurrentStyle);
  EXPECT_EQ(relay_by_ace_shortcut(keys({}), kPlayer, timestamps, 1.0f).body.style, 0u);
}

TEST(PutTimestamps, sv_1_what_the_server_decides_counts_on_the_server_control_too) {
  TimestampTable timestamps;
  timestamps[Timestamp::Instance] = 3;
  UpdateMotion m;
  put_timestamps(m, timestamps);
  EXPECT_EQ(m.movement, 1u);
  EXPECT_EQ(m.server_control, 1u);
  m.autonomous = 1;
  put_timestamps(m, timestamps);
  EXPECT_EQ(m.movement, 2u);
  EXPECT_EQ(m.server_control, 1u);
  EXPECT_EQ(m.instance, 3u);
}

TEST(PutTimestamps, sv_1_each_message_counts_on_its_own_stamp) {
  TimestampTable timestamps;
  timestamps[Timestamp::Instance] = 3;
  timestamps[Timestamp::Teleport] = 5;
  timestamps[Timestamp::ForcePosition] = 6;
  UpdatePosition position;
  put_timestamps(position, timestamps);
  EXPECT_EQ(position.pack.position_timestamp, 1u);
  EXPECT_EQ(position.pack.teleport, 5u);
  EXPECT_EQ(position.pack.force_position, 6u);
  VectorUpdate vector;
  put_timestamps(vector, timestamps);
  EXPECT_EQ(vector.vector, 1u);
  SetState state;
  put_timestamps(state, timestamps);
  EXPECT_EQ(state.state, 1u);
  EXPECT_EQ(state.instance, 3u);
}

}  // namespace
}  // namespace acm::wire
