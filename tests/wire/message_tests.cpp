// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire.hpp"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

#include "message_checks.h"
#include "support/allocation_counter.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::from_hex;

class OwnVector : public testing::TestWithParam<const test::WireVector*> {};

TEST_P(OwnVector, gives_its_bytes_again_and_no_cut_or_longer_one_passes) {
  test::expect_sound_message(from_hex(GetParam()->hex));
}

TEST_P(OwnVector, has_no_oddity_unless_it_is_a_shorter_form) {
  const auto bytes = from_hex(GetParam()->hex);
  const auto message = decode_message(bytes);
  ASSERT_TRUE(message.ok());
  const unsigned expected =
      GetParam() == &test::kJumpShort ? static_cast<unsigned>(Oddity::LongEncoding) : 0u;
  EXPECT_EQ(oddities_of(*message).kinds, expected);
}

TEST_P(OwnVector, is_decoded_and_encoded_without_allocating) {
  const auto bytes = from_hex(GetParam()->hex);
  std::array<std::byte, 512> room{};
  const test::AllocationCounter count;
  const auto message = decode_message(bytes);
  SpanWriter out(room);
  encode(out, *message);
  EXPECT_EQ(count.allocations(), 0u);
  EXPECT_EQ(out.size(), bytes.size());
}

TEST_P(OwnVector, needs_all_of_its_room) {
  const auto bytes = from_hex(GetParam()->hex);
  const auto message = decode_message(bytes);
  for (std::size_t room = 0; room < bytes.size(); ++room) {
    const auto block = std::make_unique<std::byte[]>(room);
    SpanWriter out(std::span(block.get(), room));
    encode(out, *message);
    ASSERT_FALSE(out.ok());
    ASSERT_EQ(out.size(), bytes.size());
  }
}

INSTANTIATE_TEST_SUITE_P(wire, OwnVector, testing::ValuesIn(test::kWireVectors),
                         [](const auto& param_info) { return std::string(param_info.param->name); });

TEST(Message, every_kind_of_message_has_a_vector) {
  std::set<std::size_t> kinds;
  for (const auto* vector : test::kWireVectors) {
    const auto bytes = from_hex(vector->hex);
    const auto message = decode_message(bytes);
    ASSERT_TRUE(message.ok()) << vector->name;
    kinds.insert(message->index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Message>);
}

TEST(Message, wire_3_and_4_sizes_are_those_of_the_sheet) {
  const std::map<const test::WireVector*, std::size_t> sizes = {{&test::kUpdateMotionFullStop, 24},
                                                                {&test::kUpdateMotionMoveToObject, 72},
                                                                {&test::kUpdateMotionMoveToPosition, 68},
                                                                {&test::kUpdateMotionTurnToObject, 40},
                                                                {&test::kUpdateMotionTurnToHeading, 32},
                                                                {&test::kUpdateMotionStopCompletely, 20},
                                                                {&test::kUpdatePositionUpright, 44},
                                                                {&test::kUpdatePositionLargest, 68},
                                                                {&test::kUpdatePositionNoRotation, 36},
                                                                {&test::kVectorUpdate, 36},
                                                                {&test::kSetState, 16},
                                                                {&test::kPickupEvent, 12},
                                                                {&test::kParentEvent, 24},
                                                                {&test::kPlayerTeleport, 8},
                                                                {&test::kPrivateUpdatePosition, 41},
                                                                {&test::kPublicUpdatePosition, 45},
                                                                {&test::kSound, 16},
                                                                {&test::kPlayScriptId, 12},
                                                                {&test::kPlayScriptType, 16},
                                                                {&test::kObjDescEvent, 20},
                                                                {&test::kObjDescEventLongIds, 12 + 32},
                                                                {&test::kDeleteObject, 12},
                                                                {&test::kPlayerCreate, 8},
                                                                {&test::kMoveToStateStill, 12 + 48},
                                                                {&test::kAutonomousPosition, 12 + 44},
                                                                {&test::kJump, 12 + 56},
                                                                {&test::kJumpShort, 12 + 32},
                                                                {&test::kDoMovementCommand, 12 + 12},
                                                                {&test::kStopMovementCommand, 12 + 8},
                                                                {&test::kAutonomyLevel, 12 + 4},
                                                                {&test::kTurnTo, 12 + 8},
                                                                {&test::kJumpNonAutonomous, 12 + 4}};
  for (const auto& [vector, size] : sizes) EXPECT_EQ(from_hex(vector->hex).size(), size) << vector->name;
}

TEST(Message, an_unknown_opcode_is_of_the_wrong_type) {
  const Error error = test::decoding_error("4df70000 01000050");
  EXPECT_EQ(error.code, ErrorCode::WrongType);
  EXPECT_EQ(error.offset, 0u);
}

TEST(Message, an_unknown_action_is_named_where_it_stands) {
  const Error error = test::decoding_error("b1f70000 01000000 4cf70000 02000000");
  EXPECT_EQ(error.code, ErrorCode::WrongType);
  EXPECT_EQ(error.offset, 8u);
  EXPECT_STREQ(error.what, "action");
}

TEST(Message, wire_1_an_action_outside_its_envelope_is_refused) {
  EXPECT_EQ(test::decoding_error("52f70000 02000000").code, ErrorCode::WrongType);
}

TEST(Message, a_game_event_is_none_of_ours) {
  EXPECT_EQ(test::decoding_error("b0f70000 01000050 01000000 46f70000").code, ErrorCode::WrongType);
}

TEST(Message, decoding_as_another_type_is_refused) {
  const auto bytes = from_hex(test::kPlayerCreate.hex);
  const auto message = decode<DeleteObject>(bytes);
  ASSERT_FALSE(message.ok());
  EXPECT_EQ(message.error().code, ErrorCode::WrongType);
  EXPECT_TRUE(decode<PlayerCreate>(bytes).ok());
}

TEST(Message, knows_its_opcode_and_the_object_it_is_about) {
  const auto message = [](const test::WireVector& vector) { return *decode_message(from_hex(vector.hex)); };
  EXPECT_EQ(opcode_of(message(test::kUpdateMotionFullStop)), Opcode::UpdateMotion);
  EXPECT_EQ(guid_of(message(test::kUpdateMotionFullStop)), 0x70A12003u);
  EXPECT_EQ(guid_of(message(test::kParentEvent)), 0x70A12003u);
  EXPECT_EQ(guid_of(message(test::kCreateObjectMovement)), 0x70A12003u);
  EXPECT_EQ(guid_of(message(test::kMoveToStateStill)), 0u);
  EXPECT_EQ(opcode_of(message(test::kJump)), Opcode::Jump);
}

}  // namespace
}  // namespace acm::wire
