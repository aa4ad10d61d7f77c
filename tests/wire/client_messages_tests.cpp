// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"

#include <gtest/gtest.h>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::decoded;

const Position kPlace{0x7D64001B, {{10, 20, 30}, {0.8f, 0, 0, 0.6f}}};

void expect_numbered(const ClientTimestamps& timestamps) {
  EXPECT_EQ(timestamps.instance, 1u);
  EXPECT_EQ(timestamps.server_control, 2u);
  EXPECT_EQ(timestamps.teleport, 3u);
  EXPECT_EQ(timestamps.force_position, 4u);
}

TEST(MoveToState, wire_4_fields) {
  const auto m = decoded<MoveToState>(test::kMoveToStateStill.hex);
  EXPECT_EQ(m.action, 42u);
  EXPECT_EQ(m.position, kPlace);
  expect_numbered(m.timestamps);
  EXPECT_TRUE(m.has(MoveToState::kContact));
  EXPECT_FALSE(m.has(MoveToState::kStandingLongJump));
}

TEST(MoveToState, wire_4_the_contact_byte_holds_the_long_jump_in_bit_1) {
  const auto m = decoded<MoveToState>(test::kMoveToStateAllFields.hex);
  EXPECT_FALSE(m.has(MoveToState::kContact));
  EXPECT_TRUE(m.has(MoveToState::kStandingLongJump));
}

TEST(MoveToState, odd_contact_bits_and_padding_are_kept_and_noted) {
  auto m = decoded<MoveToState>(test::kMoveToStateStill.hex);
  m.contact = 0x81;
  m.padding = 0x030201;
  const std::string hex = test::encoded_hex(m);
  const auto again = decoded<MoveToState>(hex);
  EXPECT_TRUE(again.oddities.has(Oddity::UnknownFlags));
  EXPECT_TRUE(again.oddities.has(Oddity::NonZeroPadding));
  EXPECT_EQ(test::encoded_hex(again), hex);
}

TEST(AutonomousPosition, wire_4_fields) {
  const auto m = decoded<AutonomousPosition>(test::kAutonomousPosition.hex);
  EXPECT_EQ(m.action, 42u);
  EXPECT_EQ(m.position, kPlace);
  expect_numbered(m.timestamps);
  EXPECT_EQ(m.contact, 1u);
}

TEST(Jump, wire_4_retails_form_holds_the_position_before_the_stamps) {
  const auto m = decoded<Jump>(test::kJump.hex);
  EXPECT_EQ(m.form, Jump::Form::Retail);
  EXPECT_EQ(m.extent, 0.5f);
  EXPECT_EQ(m.velocity, (Vec3{0, 12.5f, 9.75f}));
  EXPECT_EQ(m.position, kPlace);
  expect_numbered(m.timestamps);
  EXPECT_EQ(m.oddities.kinds, 0u);
}

TEST(Jump, wire_4_the_short_form_is_recognised_by_its_length) {
  const auto m = decoded<Jump>(test::kJumpShort.hex);
  EXPECT_EQ(m.form, Jump::Form::Short);
  EXPECT_EQ(m.extent, 0.5f);
  EXPECT_EQ(m.velocity, (Vec3{0, 12.5f, 9.75f}));
  expect_numbered(m.timestamps);
  EXPECT_EQ(m.object, 0x50000009u);
  EXPECT_EQ(m.spell, 0u);
  EXPECT_TRUE(m.oddities.has(Oddity::LongEncoding));
}

TEST(DoMovementCommand, wire_4_the_command_is_whole) {
  const auto m = decoded<DoMovementCommand>(test::kDoMovementCommand.hex);
  EXPECT_EQ(m.motion, command::kWalkForward);
  EXPECT_EQ(m.speed, 1.0f);
  EXPECT_EQ(m.hold_key, HoldKey::Run);
}

TEST(StopMovementCommand, wire_4_has_no_speed) {
  const auto m = decoded<StopMovementCommand>(test::kStopMovementCommand.hex);
  EXPECT_EQ(m.motion, command::kWalkForward);
  EXPECT_EQ(m.hold_key, HoldKey::Run);
}

TEST(TurnTo, wire_4_absolute_degrees) {
  const auto m = decoded<TurnTo>(test::kTurnTo.hex);
  EXPECT_EQ(m.heading, 270.0f);
  EXPECT_EQ(m.run, 1u);
}

TEST(AutonomyLevel, wire_4_level) {
  EXPECT_EQ(decoded<AutonomyLevel>(test::kAutonomyLevel.hex).level, 2u);
}

TEST(JumpNonAutonomous, wire_4_extent) {
  EXPECT_EQ(decoded<JumpNonAutonomous>(test::kJumpNonAutonomous.hex).extent, 0.5f);
}

}  // namespace
}  // namespace acm::wire
