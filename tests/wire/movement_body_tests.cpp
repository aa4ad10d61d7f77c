// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_movement.hpp"

#include <gtest/gtest.h>

#include <cstdio>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::decoded;
using test::from_hex;

MovementBody body_of(const test::WireVector& vector) {
  return decoded<UpdateMotion>(vector.hex).body;
}

std::string update_motion_of_type(unsigned type) {
  char hex[64];
  std::snprintf(hex, sizeof hex, "4cf70000 0320a170 03000201 01010000 %02x003d00", type);
  return hex;
}

TEST(MovementBody, wire_2_3_type_0_carries_a_state_and_by_flag_a_sticky_object) {
  const MovementBody body = body_of(test::kUpdateMotionActionsStickyLongJump);
  EXPECT_EQ(body.type(), MovementType::Invalid);
  EXPECT_EQ(body.style, 0x3Cu);
  EXPECT_TRUE(body.has(MovementBody::kStickToObject));
  EXPECT_TRUE(body.has(MovementBody::kStandingLongJump));
  EXPECT_EQ(body.sticky_object, 0x50000009u);
}

TEST(MovementBody, wire_2_3_type_6_move_to_object) {
  const MovementBody body = body_of(test::kUpdateMotionMoveToObject);
  EXPECT_EQ(body.type(), MovementType::MoveToObject);
  const auto& m = std::get<MoveToObject>(body.content);
  EXPECT_EQ(m.target, 0x50000009u);
  EXPECT_EQ(m.origin.position(), (Position{0x7D64001B, {{10.5f, 20.25f, 30.125f}, {}}}));
  EXPECT_EQ(m.run_rate, 2.75f);
  const MovementParameters& p = m.parameters;
  EXPECT_EQ(p.flags, 0x1EE9Fu);
  EXPECT_EQ(p.distance_to_object, 1.5f);
  EXPECT_EQ(p.min_distance, 0.25f);
  EXPECT_EQ(p.fail_distance, 60.0f);
  EXPECT_EQ(p.speed, 1.0f);
  EXPECT_EQ(p.walk_run_threshold, 15.0f);
  EXPECT_EQ(p.desired_heading, 90.0f);
}

TEST(MovementBody, wire_2_3_type_7_move_to_position) {
  const MovementBody body = body_of(test::kUpdateMotionMoveToPosition);
  EXPECT_EQ(body.type(), MovementType::MoveToPosition);
  const auto& m = std::get<MoveToPosition>(body.content);
  EXPECT_EQ(m.origin.cell, 0x7D64001Bu);
  EXPECT_EQ(m.parameters.desired_heading, 90.0f);
  EXPECT_EQ(m.run_rate, 1.0f);
}

TEST(MovementBody, wire_2_3_type_8_turn_to_object_keeps_its_own_heading_apart) {
  const MovementBody body = body_of(test::kUpdateMotionTurnToObject);
  EXPECT_EQ(body.type(), MovementType::TurnToObject);
  const auto& m = std::get<TurnToObject>(body.content);
  EXPECT_EQ(m.heading, 123.5f);
  EXPECT_EQ(m.parameters.desired_heading, 45.0f);
}

TEST(MovementBody, wire_2_3_type_9_turn_to_heading) {
  const MovementBody body = body_of(test::kUpdateMotionTurnToHeading);
  EXPECT_EQ(body.type(), MovementType::TurnToHeading);
  const auto& m = std::get<TurnToHeading>(body.content);
  EXPECT_EQ(m.parameters.speed, 1.5f);
  EXPECT_EQ(m.parameters.desired_heading, 181.25f);
}

TEST(MovementBody, wire_2_3_types_1_to_5_have_a_body_of_four_bytes) {
  for (unsigned type = 1; type <= 5; ++type) {
    const std::string hex = update_motion_of_type(type);
    const auto m = decoded<UpdateMotion>(hex);
    EXPECT_EQ(m.body.type(), static_cast<MovementType>(type));
    test::expect_sound_message(from_hex(hex));
  }
}

TEST(MovementBody, wire_2_3_types_10_and_above_are_refused_where_they_stand) {
  for (const unsigned type : {10u, 11u, 127u, 128u, 255u}) {
    const Error error = test::decoding_error(update_motion_of_type(type));
    EXPECT_EQ(error.code, ErrorCode::BadValue) << type;
    EXPECT_EQ(error.offset, 16u);
    EXPECT_STREQ(error.what, "movement_type");
  }
}

TEST(MovementBody, wire_2_3_the_sticky_flag_adds_no_guid_to_other_types) {
  const std::string hex =
      test::hex("4cf70000 0320a170 03000201 01010000 09013d00 0fee0100 0000c03f 00403543");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_TRUE(m.body.has(MovementBody::kStickToObject));
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(MovementBody, unknown_flags_are_kept_and_noted) {
  const std::string hex = test::hex("4cf70000 0320a170 03000201 01010000 00843d00 00000000");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_TRUE(m.oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(m.oddities.first_offset, 17u);
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(MovementBody, stands_by_itself_too) {
  const auto message = from_hex(test::kUpdateMotionActionsStickyLongJump.hex);
  const Bytes bytes = Bytes(message).subspan(16);
  const auto write = [](const MovementBody& body) {
    ByteWriter out;
    encode(out, body);
    return std::move(out).take();
  };
  test::expect_sound_record(decode_body, write, bytes);
}

TEST(Parameters, unknown_bits_are_kept_and_noted) {
  const std::string hex =
      test::hex("4cf70000 0320a170 03000201 01010000 09003d00 0fee0180 0000c03f 00403543");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_TRUE(m.oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(m.oddities.first_offset, 20u);
  EXPECT_EQ(test::encoded_hex(m), hex);
}

MovementParameters numbered_parameters() {
  MovementParameters p;
  p.flags = 0x1EE4F;
  p.distance_to_object = 1;
  p.min_distance = 2;
  p.fail_distance = 3;
  p.desired_heading = 4;
  p.speed = 5;
  p.walk_run_threshold = 6;
  p.context_id = 7;
  p.hold_key_to_apply = HoldKey::Run;
  p.action_stamp = 9;
  return p;
}

std::vector<std::byte> bytes_of(const MovementParameters& p, ParametersForm form) {
  ByteWriter out;
  encode(out, p, form);
  return std::move(out).take();
}

TEST(Parameters, mp_20_the_40_byte_form_has_ten_fields_heading_before_speed) {
  const auto bytes = bytes_of(numbered_parameters(), ParametersForm::Whole);
  EXPECT_EQ(test::to_hex(bytes),
            "4fee0100 0000803f 00000040 00004040 00008040 0000a040 0000c040 07000000 02000000 09000000");
  const auto again = decode_parameters(bytes, ParametersForm::Whole);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(*again, numbered_parameters());
}

TEST(Parameters, mp_21_the_move_to_form_has_seven_fields_heading_last) {
  const auto bytes = bytes_of(numbered_parameters(), ParametersForm::MoveTo);
  EXPECT_EQ(test::to_hex(bytes), "4fee0100 0000803f 00000040 00004040 0000a040 0000c040 00008040");
  const auto again = decode_parameters(bytes, ParametersForm::MoveTo);
  ASSERT_TRUE(again.ok());
  MovementParameters expected = numbered_parameters();
  expected.context_id = 0;
  expected.hold_key_to_apply = HoldKey::Invalid;
  expected.action_stamp = 0;
  EXPECT_EQ(*again, expected);
}

TEST(Parameters, mp_21_the_turn_to_form_leaves_distances_at_their_defaults) {
  const auto bytes = bytes_of(numbered_parameters(), ParametersForm::TurnTo);
  EXPECT_EQ(test::to_hex(bytes), "4fee0100 0000a040 00008040");
  const auto again = decode_parameters(bytes, ParametersForm::TurnTo);
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->speed, 5.0f);
  EXPECT_EQ(again->desired_heading, 4.0f);
  EXPECT_EQ(again->distance_to_object, 0.6f);
  EXPECT_EQ(again->hold_key_to_apply, HoldKey::Invalid);
}

TEST(Parameters, mp_22_a_server_writes_what_a_client_reads) {
  for (const auto form : {ParametersForm::MoveTo, ParametersForm::TurnTo}) {
    const auto bytes = bytes_of(numbered_parameters(), form);
    const auto read = decode_parameters(bytes, form);
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(bytes_of(*read, form), bytes);
  }
}

TEST(Parameters, managers_8_6_fields_that_are_not_sent_keep_their_defaults) {
  MovementParameters sent;
  sent.flags = 0x1EE4F;
  sent.speed = 2.0f;
  sent.desired_heading = 45.0f;
  sent.distance_to_object = 9.0f;
  const auto turn = bytes_of(sent, ParametersForm::TurnTo);
  EXPECT_EQ(turn.size(), 12u);
  const auto read = decode_parameters(turn, ParametersForm::TurnTo);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(read->flags, 0x1EE4Fu);
  EXPECT_EQ(read->speed, 2.0f);
  EXPECT_EQ(read->desired_heading, 45.0f);
  EXPECT_EQ(read->distance_to_object, 0.6f);
  // Type 5 carries none: the body ends after its head.
  const auto bare = decode_body(from_hex("05003d00"));
  ASSERT_TRUE(bare.ok());
  EXPECT_EQ(bare->type(), MovementType::StopCompletely);
  // One byte short of the 28 of type 7.
  const auto move = bytes_of(sent, ParametersForm::MoveTo);
  EXPECT_FALSE(decode_parameters(Bytes(move).first(27), ParametersForm::MoveTo).ok());
}

TEST(Parameters, wire_2_the_defaults_are_those_of_every_captured_move) {
  EXPECT_EQ(test::to_hex(bytes_of({}, ParametersForm::MoveTo)),
            "0fee0100 9a99193f 00000000 ffff7f7f 0000803f 00007041 00000000");
}

TEST(Parameters, every_form_takes_exactly_its_own_size) {
  for (const auto form : {ParametersForm::MoveTo, ParametersForm::TurnTo, ParametersForm::Whole}) {
    const auto bytes = bytes_of(numbered_parameters(), form);
    EXPECT_EQ(bytes.size(), size_of(form));
    const auto read = [form](Bytes b) { return decode_parameters(b, form); };
    test::expect_truncations_refused(read, bytes);
    test::expect_extra_byte_refused(read, bytes);
  }
}

}  // namespace
}  // namespace acm::wire
