// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "wire/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <string>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::kNan;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

TEST(BadNumbers, the_vectors_are_finite) {
  for (const auto* vector : test::kWireVectors) {
    const auto bytes = test::from_hex(vector->hex);
    EXPECT_EQ(bad_number_field(*decode_message(bytes)), nullptr) << vector->name;
  }
}

// Each number of each message in turn is made infinite in its bytes; the answer must name the field that the
// explanation of the message has there.
TEST(BadNumbers, every_number_of_every_message_is_looked_at_and_named) {
  unsigned numbers = 0;
  for (const auto* vector : test::kWireVectors) {
    FieldRecord fields[256];
    const auto sound = test::from_hex(vector->hex);
    const std::size_t count = std::min<std::size_t>(explain(fields, sound).fields, std::size(fields));
    for (std::size_t i = 0; i < count; ++i) {
      const FieldRecord& f = fields[i];
      if (f.kind != FieldRecord::Kind::Float) continue;
      auto bytes = sound;
      const std::byte infinite[4] = {{}, {}, std::byte{0x80}, i % 2 ? std::byte{0x7F} : std::byte{0xFF}};
      std::copy_n(infinite, 4, bytes.begin() + f.offset);
      const auto message = decode_message(bytes);
      ASSERT_TRUE(message.ok()) << vector->name << ": " << f.field;
      const char* named = bad_number_field(*message);
      ASSERT_NE(named, nullptr) << vector->name << ": " << f.field;
      std::string expected = f.field;
      if (f.component != 0) expected += std::string(".") + f.component;
      const bool of_an_action = std::string(named) == "actions.speed" && expected == "speed";
      EXPECT_TRUE(expected == named || of_an_action) << vector->name << ": " << expected << ", not " << named;
      ++numbers;
    }
  }
  EXPECT_GT(numbers, 100u);
}

TEST(BadNumbers, not_a_number_infinities_and_numbers_beyond_the_limits_count) {
  VectorUpdate m;
  for (const float bad : {kNan, -kNan, kInfinity, -kInfinity, 1.1e4f, -3e38f}) {
    m.omega.y = bad;
    EXPECT_STREQ(bad_number_field(m), "omega.y");
  }
  m.omega.y = limits::kOmega;
  EXPECT_EQ(bad_number_field(m), nullptr);
}

TEST(BadNumbers, distances_of_a_move_may_be_the_largest_number) {
  UpdateMotion m;
  MoveToPosition move;
  move.parameters.fail_distance = std::numeric_limits<float>::max();
  m.body.content = move;
  EXPECT_EQ(bad_number_field(m), nullptr);
  move.origin.point.x = 1.1e6f;
  m.body.content = move;
  EXPECT_STREQ(bad_number_field(m), "pos.x");
}

TEST(LimitSpeeds, every_speed_of_a_message_is_brought_into_bounds) {
  UpdateMotion m;
  InterpretedMotionStatePack state;
  state.forward_speed = 1000.0f;
  state.sidestep_speed = -1000.0f;
  state.turn_speed = 3.0f;
  state.actions.push_back({1, 1, 1e30f});
  m.body.content = state;
  Message message = m;
  EXPECT_TRUE(limit_speeds(message, 10.0f));
  const auto& limited = std::get<InterpretedMotionStatePack>(std::get<UpdateMotion>(message).body.content);
  EXPECT_EQ(limited.forward_speed, 10.0f);
  EXPECT_EQ(limited.sidestep_speed, -10.0f);
  EXPECT_EQ(limited.turn_speed, 3.0f);
  EXPECT_EQ(limited.actions.items[0].speed, 10.0f);
  EXPECT_FALSE(limit_speeds(message, 10.0f));
}

TEST(LimitSpeeds, run_rates_of_moves_are_speeds_and_what_is_not_finite_is_left_to_the_check) {
  MoveToObject move;
  move.run_rate = 99.0f;
  move.parameters.speed = kInfinity;
  UpdateMotion m;
  m.body.content = move;
  Message message = m;
  EXPECT_TRUE(limit_speeds(message, 10.0f));
  const auto& limited = std::get<MoveToObject>(std::get<UpdateMotion>(message).body.content);
  EXPECT_EQ(limited.run_rate, 10.0f);
  EXPECT_EQ(limited.parameters.speed, kInfinity);
}

TEST(BadNumbers, messages_without_numbers_have_none_to_refuse) {
  EXPECT_EQ(bad_number_field(Message(SetState{})), nullptr);
  EXPECT_EQ(bad_number_field(Message(DeleteObject{})), nullptr);
}

}  // namespace
}  // namespace acm::wire
