// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_movement.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <bit>
#include <limits>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::decoded;

InterpretedMotionStatePack state_of(const test::WireVector& vector) {
  return std::get<InterpretedMotionStatePack>(decoded<UpdateMotion>(vector.hex).body.content);
}

UpdateMotion with_state(const InterpretedMotionStatePack& state) {
  UpdateMotion m;
  m.body.content = state;
  return m;
}

TEST(InterpretedMotionStatePack, wire_2_1_all_commands_come_before_all_speeds) {
  const InterpretedMotionStatePack s = state_of(test::kUpdateMotionAllFields);
  EXPECT_EQ(s.word(), 0x7Fu);
  EXPECT_EQ(unpack(s), (InterpretedMotionState{0x8000003E, command::kRunForward, 2.5f,
                                               command::kSideStepRight, -1.25f, command::kTurnRight, 1.5f}));
}

TEST(InterpretedMotionStatePack, wire_2_1_absent_means_the_default_never_keep) {
  const InterpretedMotionStatePack s = state_of(test::kUpdateMotionFullStop);
  EXPECT_EQ(s.word(), 0u);
  EXPECT_EQ(unpack(s), InterpretedMotionState{});
}

TEST(InterpretedMotionStatePack, wire_2_1_a_speed_may_stand_at_an_odd_halfword) {
  const InterpretedMotionStatePack s = state_of(test::kUpdateMotionOddHalfword);
  EXPECT_EQ(s.forward_command, 5u);
  EXPECT_EQ(s.forward_speed, -2.925f);
  EXPECT_EQ(s.padding_size(), 2u);
}

TEST(InterpretedMotionStatePack, wire_2_action_items_hold_a_15_bit_stamp_and_the_autonomous_bit) {
  const InterpretedMotionStatePack s = state_of(test::kUpdateMotionActionsStickyLongJump);
  ASSERT_EQ(s.actions.count, 2u);
  EXPECT_EQ(unpack(s.actions.items[0]), (MotionAction{0x10000058, 1.25f, 0x7FFF, false}));
  EXPECT_EQ(unpack(s.actions.items[1]), (MotionAction{0x13000087, 1.0f, 0, true}));
}

TEST(InterpretedMotionStatePack, core_1_4_an_index_past_the_table_is_kept_and_means_the_first_entry) {
  InterpretedMotionStatePack s;
  s.flags = InterpretedMotionStatePack::kForwardCommand;
  s.forward_command = 0x019C;
  EXPECT_EQ(unpack(s).forward_command, command::kInvalid);
  const std::string hex = test::encoded_hex(with_state(s));
  EXPECT_EQ(test::encoded_hex(decoded<UpdateMotion>(hex)), hex);
}

TEST(InterpretedMotionStatePack, a_sent_command_of_0_is_looked_up_an_absent_one_is_not) {
  InterpretedMotionStatePack s;
  EXPECT_EQ(unpack(s).turn_command, 0u);
  s.flags = InterpretedMotionStatePack::kTurnCommand;
  EXPECT_EQ(unpack(s).turn_command, command::kInvalid);
}

TEST(InterpretedMotionStatePack, commands_of_the_2013_client_are_expanded_with_its_table) {
  InterpretedMotionStatePack s;
  s.flags = InterpretedMotionStatePack::kForwardCommand;
  s.forward_command = 0x110;
  EXPECT_EQ(unpack(s, CommandSet::Client2013).forward_command, expand_command(0x110, CommandSet::Client2013));
  EXPECT_NE(unpack(s, CommandSet::Client2013), unpack(s));
}

TEST(InterpretedMotionStatePack, core_8_5_retail_leaves_out_what_holds_its_default) {
  EXPECT_EQ(pack(InterpretedMotionState{}).flags, 0u);
  InterpretedMotionState m;
  m.current_style = 0x8000003E;
  EXPECT_EQ(pack(m).flags, InterpretedMotionStatePack::kCurrentStyle);
  m.forward_command = command::kRunForward;
  m.forward_speed = 2.5f;
  EXPECT_EQ(pack(m).flags, InterpretedMotionStatePack::kCurrentStyle |
                               InterpretedMotionStatePack::kForwardCommand |
                               InterpretedMotionStatePack::kForwardSpeed);
  m.sidestep_command = command::kSideStepRight;
  m.sidestep_speed = 1.248f;
  m.turn_command = command::kTurnRight;
  m.turn_speed = -1.5f;
  EXPECT_EQ(pack(m).flags, InterpretedMotionStatePack::kFields);
}

TEST(InterpretedMotionStatePack, core_8_5_speeds_are_compared_with_1_bit_by_bit) {
  InterpretedMotionState m;
  m.turn_speed = std::bit_cast<float>(std::bit_cast<std::uint32_t>(1.0f) + 1);
  EXPECT_EQ(pack(m).flags, InterpretedMotionStatePack::kTurnSpeed);
  m.turn_speed = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(pack(m).flags, InterpretedMotionStatePack::kTurnSpeed);
}

TEST(InterpretedMotionStatePack, wire_2_1_the_style_of_ace_sends_style_and_forward_always) {
  const InterpretedMotionStatePack s = pack(InterpretedMotionState{}, {}, Sends::StyleAndForward);
  EXPECT_EQ(s.word(), 0x03u);
  const std::string bytes = test::encoded_hex(with_state(s));
  EXPECT_EQ(bytes.substr(bytes.size() - 17), "03000000 3d000300");
  EXPECT_EQ(unpack(s), InterpretedMotionState{});
}

TEST(InterpretedMotionStatePack, of_more_than_31_actions_the_first_31_travel) {
  std::vector<MotionAction> actions(32);
  for (std::size_t i = 0; i < actions.size(); ++i) actions[i].timestamp = static_cast<std::uint16_t>(i);
  const InterpretedMotionStatePack s = pack(InterpretedMotionState{}, actions);
  ASSERT_EQ(s.actions.count, 31u);
  EXPECT_EQ(s.actions.items[30].timestamp(), 30u);
  EXPECT_EQ(s.word(), 31u << 7);
  const auto again = decoded<UpdateMotion>(test::encoded_hex(with_state(s)));
  EXPECT_EQ(std::get<InterpretedMotionStatePack>(again.body.content).actions.count, 31u);
}

TEST(InterpretedMotionStatePack, the_largest_message_is_as_large_as_stated) {
  InterpretedMotionStatePack s = pack(InterpretedMotionState{}, std::vector<MotionAction>(31));
  s.flags = InterpretedMotionStatePack::kFields;
  UpdateMotion m = with_state(s);
  m.body.flags = MovementBody::kStickToObject;
  ByteWriter out;
  encode(out, m);
  EXPECT_EQ(out.size(), UpdateMotion::kMaxBytes);
}

TEST(InterpretedMotionStatePack, wire_2_1_unknown_bits_are_kept_and_noted_and_do_not_count) {
  const std::string hex = test::hex("4cf70000 0320a170 03000201 01010000 00003d00 00f0ff7f");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_EQ(std::get<InterpretedMotionStatePack>(m.body.content).actions.count, 0u);
  EXPECT_TRUE(m.oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(m.oddities.first_offset, 20u);
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(InterpretedMotionStatePack, padding_other_than_0_is_kept_and_noted) {
  const std::string hex = test::hex("4cf70000 0320a170 03000201 01010000 00003d00 02000000 0500abcd");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_EQ(std::get<InterpretedMotionStatePack>(m.body.content).padding, 0xCDABu);
  EXPECT_TRUE(m.oddities.has(Oddity::NonZeroPadding));
  EXPECT_EQ(m.oddities.first_offset, 26u);
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(InterpretedMotionStatePack, a_count_without_its_actions_is_refused_at_the_word) {
  const Error error = test::decoding_error("4cf70000 0320a170 03000201 01010000 00003d00 800f0000");
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_EQ(error.offset, 20u);
  EXPECT_STREQ(error.what, "num_actions");
}

TEST(RawMotionStatePack, wire_2_2_commands_are_whole_and_in_ascending_order_of_bits) {
  const auto m = decoded<MoveToState>(test::kMoveToStateAllFields.hex);
  EXPECT_EQ(m.raw.word(), 0x7FFu | 1u << 11);
  const RawMotionState& raw = m.raw.state;
  EXPECT_EQ(raw.current_hold_key, HoldKey::Run);
  EXPECT_EQ(raw.current_style, 0x8000003Eu);
  EXPECT_EQ(raw.forward_command, command::kWalkForward);
  EXPECT_EQ(raw.forward_hold_key, HoldKey::Run);
  EXPECT_EQ(raw.sidestep_command, command::kSideStepLeft);
  EXPECT_EQ(raw.sidestep_hold_key, HoldKey::None);
  EXPECT_EQ(raw.turn_command, command::kTurnLeft);
  EXPECT_EQ(raw.turn_hold_key, HoldKey::Invalid);
  EXPECT_EQ(raw.turn_speed, 0.75f);
  ASSERT_EQ(m.raw.actions.count, 1u);
  EXPECT_EQ(unpack(m.raw.actions.items[0]), (MotionAction{0x13000087, 1.0f, 1, true}));
}

TEST(RawMotionStatePack, core_8_1_an_empty_state_is_the_default_with_hold_key_none) {
  const auto m = decoded<MoveToState>(test::kMoveToStateStill.hex);
  EXPECT_EQ(m.raw.state, RawMotionState{});
  EXPECT_EQ(m.raw.state.current_hold_key, HoldKey::None);
}

TEST(RawMotionStatePack, core_8_5_each_field_is_sent_when_it_differs_from_its_default) {
  EXPECT_EQ(pack(RawMotionState{}).flags, 0u);
  RawMotionState m;
  m.current_hold_key = HoldKey::Invalid;
  EXPECT_EQ(pack(m).flags, RawMotionStatePack::kCurrentHoldKey);
  m.current_style = 0x8000003E;
  m.forward_command = command::kWalkForward;
  m.forward_hold_key = HoldKey::Run;
  m.forward_speed = 0.5f;
  m.sidestep_command = command::kSideStepLeft;
  m.sidestep_hold_key = HoldKey::None;
  m.sidestep_speed = 0.0f;
  m.turn_command = command::kTurnLeft;
  m.turn_hold_key = HoldKey::Run;
  m.turn_speed = 1.4f;
  EXPECT_EQ(pack(m).flags, RawMotionStatePack::kFields);
}

TEST(RawMotionStatePack, the_largest_message_is_as_large_as_stated) {
  MoveToState m;
  m.raw = pack(RawMotionState{}, std::vector<MotionAction>(31));
  m.raw.flags = RawMotionStatePack::kFields;
  ByteWriter out;
  encode(out, m);
  EXPECT_EQ(out.size(), MoveToState::kMaxBytes);
}

Command any_command() {
  return expand_command(*rc::gen::inRange<std::uint16_t>(0, 412));
}

MotionAction any_action() {
  const auto timestamp = *rc::gen::inRange<std::uint16_t>(0, 0x8000);
  return {any_command(), *rc::gen::arbitrary<float>(), timestamp, *rc::gen::arbitrary<bool>()};
}

std::vector<MotionAction> any_actions() {
  std::vector<MotionAction> actions(*rc::gen::inRange<std::size_t>(0, 32));
  for (MotionAction& action : actions) action = any_action();
  return actions;
}

void check_actions(const ActionList& list, const std::vector<MotionAction>& expected) {
  RC_ASSERT(list.count == expected.size());
  for (std::uint32_t i = 0; i < list.count; ++i) RC_ASSERT(unpack(list.items[i]) == expected[i]);
}

RC_GTEST_PROP(InterpretedMotionStatePack, values_survive_the_wire_in_either_style, (bool explicit_style)) {
  InterpretedMotionState m{any_command(),
                           any_command(),
                           *rc::gen::element(1.0f, -0.65f, 2.5f),
                           *rc::gen::element(Command{0}, command::kSideStepRight),
                           *rc::gen::element(1.0f, 1.248f),
                           *rc::gen::element(Command{0}, command::kTurnRight),
                           *rc::gen::element(1.0f, -1.5f)};
  const std::vector<MotionAction> actions = any_actions();
  const UpdateMotion sent =
      with_state(pack(m, actions, explicit_style ? Sends::StyleAndForward : Sends::NonDefaults));
  const auto received = decode<UpdateMotion>(test::from_hex(test::encoded_hex(sent)));
  RC_ASSERT(received.ok());
  const InterpretedMotionStatePack& state = std::get<InterpretedMotionStatePack>(received->body.content);
  RC_ASSERT(unpack(state) == m);
  check_actions(state.actions, actions);
}

RC_GTEST_PROP(RawMotionStatePack, values_survive_the_wire, ()) {
  const auto hold_key = [] { return *rc::gen::element(HoldKey::Invalid, HoldKey::None, HoldKey::Run); };
  const auto speed = [] { return *rc::gen::element(1.0f, 0.0f, 1.4f); };
  const auto command = [] { return *rc::gen::arbitrary<Command>(); };
  MoveToState sent;
  const RawMotionState m{hold_key(), any_command(), command(), hold_key(), speed(), command(),
                         hold_key(), speed(),       command(), hold_key(), speed()};
  const std::vector<MotionAction> actions = any_actions();
  sent.raw = pack(m, actions);
  const auto received = decode<MoveToState>(test::from_hex(test::encoded_hex(sent)));
  RC_ASSERT(received.ok());
  RC_ASSERT(received->raw.state == m);
  check_actions(received->raw.actions, actions);
}

}  // namespace
}  // namespace acm::wire
