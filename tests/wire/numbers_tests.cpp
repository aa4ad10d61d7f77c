// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"
#include "wire/numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>
#include <vector>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::kNan;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

struct SoundMessage {
  std::string name;
  Vector<std::byte> bytes;
};

// An object whose description has a movement.
SoundMessage description_with(const MovementBody& body, const test::WireVector& vector) {
  const auto bytes = test::from_hex(vector.hex);
  Message message = *decode_message(bytes);
  std::visit(
      [&](auto& m) {
        if constexpr (std::is_base_of_v<ObjectDescription, std::remove_cvref_t<decltype(m)>>) {
          m.physics.flags |= PhysicsDescription::kMovement;
          m.physics.has_body = true;
          m.physics.body = body;
        }
      },
      message);
  return {vector.name, *encode(message)};
}

// The vectors, and the movements among them again in every other message that can have one.
std::vector<SoundMessage> sound_messages() {
  std::vector<SoundMessage> all;
  for (const auto* vector : test::kWireVectors) {
    all.push_back({vector->name, test::from_hex(vector->hex)});
    const Message message = *decode_message(all.back().bytes);
    const auto* motion = std::get_if<UpdateMotion>(&message);
    if (!motion) continue;
    PositionAndMovement both;
    both.body = motion->body;
    all.push_back({"PositionAndMovement", *encode(Message(both))});
    all.push_back(description_with(motion->body, test::kCreateObjectMovement));
    all.push_back(description_with(motion->body, test::kUpdateObjectEmptyMovement));
    for (std::size_t i = all.size() - 3; i < all.size(); ++i)
      all[i].name += std::string(" with the movement of ") + vector->name;
  }
  return all;
}

// The fields of a message that are numbers with a fraction.
std::vector<FieldRecord> numbers_of(Bytes message) {
  FieldRecord fields[256];
  const std::size_t count = explain(fields, message).fields;
  EXPECT_LE(count, std::size(fields));
  std::vector<FieldRecord> numbers;
  for (std::size_t i = 0; i < std::min(count, std::size(fields)); ++i)
    if (fields[i].kind == FieldRecord::Kind::Float) numbers.push_back(fields[i]);
  return numbers;
}

Vector<std::byte> with_number(Vector<std::byte> message, const FieldRecord& field, float value) {
  const auto bytes = std::bit_cast<std::array<std::byte, 4>>(value);
  std::copy_n(bytes.begin(), 4, message.begin() + field.offset);
  return message;
}

TEST(BadNumbers, sound_messages_have_none) {
  for (const SoundMessage& sound : sound_messages())
    EXPECT_EQ(bad_number_field(*decode_message(sound.bytes)), nullptr) << sound.name;
}

// Each number of each message in turn is made infinite in its bytes; the answer must name the field that the
// explanation of the message has there. Rotations are each receiver's own to check (managers 5.6).
TEST(BadNumbers, every_number_of_every_message_is_looked_at_and_named) {
  unsigned numbers = 0;
  for (const SoundMessage& sound : sound_messages()) {
    for (const FieldRecord& f : numbers_of(sound.bytes)) {
      const auto bytes = with_number(sound.bytes, f, numbers % 2 ? kInfinity : -kInfinity);
      const auto message = decode_message(bytes);
      ASSERT_TRUE(message.ok()) << sound.name << ": " << f.field;
      const char* named = bad_number_field(*message);
      if (std::string(f.field).starts_with("rot")) {
        EXPECT_EQ(named, nullptr) << sound.name << ": " << f.field;
        continue;
      }
      ASSERT_NE(named, nullptr) << sound.name << ": " << f.field;
      std::string expected = f.field;
      if (f.component != 0) expected += std::string(".") + f.component;
      EXPECT_EQ(named, expected) << sound.name;
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
  using P = MovementParameters;
  for (float P::* distance : {&P::distance_to_object, &P::min_distance, &P::fail_distance}) {
    move.parameters.*distance = std::numeric_limits<float>::max();
    m.body.content = move;
    EXPECT_EQ(bad_number_field(m), nullptr);
  }
  move.origin.point.x = 1.1e6f;
  m.body.content = move;
  EXPECT_STREQ(bad_number_field(m), "pos.x");
}

// Each number of each message in turn is made large; only speeds and run rates come down.
TEST(LimitSpeeds, every_speed_of_every_message_is_brought_into_bounds_and_no_other_number) {
  unsigned speeds = 0;
  for (const SoundMessage& sound : sound_messages()) {
    for (const FieldRecord& f : numbers_of(sound.bytes)) {
      const std::string field = f.field;
      const bool is_speed = field == "speed" || field.ends_with("_speed") || field == "run_rate";
      const float large = speeds % 2 ? 1000.0f : -1000.0f;
      const auto bytes = with_number(sound.bytes, f, large);
      Message message = *decode_message(bytes);
      EXPECT_EQ(limit_speeds(message, 10.0f), is_speed) << sound.name << ": " << field;
      const auto expected = is_speed ? with_number(sound.bytes, f, large / 100.0f) : bytes;
      EXPECT_EQ(test::encoded_hex(message), test::to_hex(expected)) << sound.name << ": " << field;
      speeds += is_speed;
    }
  }
  EXPECT_GT(speeds, 40u);
}

TEST(LimitSpeeds, all_speeds_of_one_state_are_brought_into_bounds_at_once) {
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

TEST(BadNumbers, of_several_the_first_in_the_order_of_the_bytes_is_named) {
  CreateObject m;
  m.physics.omega.z = kNan;
  EXPECT_STREQ(bad_number_field(m), "omega.z");
  m.physics.velocity.y = kInfinity;
  EXPECT_STREQ(bad_number_field(m), "velocity.y");
  m.physics.scale = -kInfinity;
  EXPECT_STREQ(bad_number_field(Message(m)), "scale");
  m.physics.position.frame.origin.x = kNan;
  EXPECT_STREQ(bad_number_field(m), "pos.x");
}

// A host builds messages too, and what it leaves in fields without their bit is taken over.
TEST(BadNumbers, fields_that_are_not_sent_are_looked_at) {
  UpdatePosition place;
  place.pack.velocity.z = kNan;
  EXPECT_STREQ(bad_number_field(place), "velocity.z");
  CreateObject description;
  description.physics.script_intensity = kNan;
  EXPECT_STREQ(bad_number_field(description), "default_script_intensity");
  Jump jump;
  jump.form = Jump::Form::Short;
  jump.position.frame.origin.y = kNan;
  EXPECT_STREQ(bad_number_field(jump), "pos.y");
  TurnToHeading turn;
  turn.parameters.min_distance = kNan;
  UpdateMotion motion;
  motion.body.content = turn;
  EXPECT_STREQ(bad_number_field(motion), "min_distance");
  InterpretedMotionStatePack state;
  state.turn_speed = kNan;
  motion.body.content = state;
  EXPECT_STREQ(bad_number_field(motion), "turn_speed");
}

TEST(LimitSpeeds, of_fields_that_are_not_sent_come_down_too) {
  RawMotionStatePack state;
  state.state.sidestep_speed = 99.0f;
  EXPECT_TRUE(limit_speeds(state, 10.0f));
  EXPECT_EQ(state.state.sidestep_speed, 10.0f);
}

TEST(BadNumbers, messages_without_numbers_have_none_to_refuse) {
  EXPECT_EQ(bad_number_field(Message(SetState{})), nullptr);
  EXPECT_EQ(bad_number_field(Message(DeleteObject{})), nullptr);
}

}  // namespace
}  // namespace acm::wire
