// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"
#include "acmotion/wire_messages.hpp"

#include <gtest/gtest.h>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::decoded;
using test::from_hex;

constexpr Guid kObject = 0x70A12003;
constexpr CellId kCell = 0x7D64001B;

TEST(UpdateMotion, wire_3_1_stamps_stand_before_the_autonomous_byte) {
  const auto m = decoded<UpdateMotion>(test::kUpdateMotionAllFields.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.instance, 3u);
  EXPECT_EQ(m.movement, 0x0102u);
  EXPECT_EQ(m.server_control, 0x0101u);
  EXPECT_EQ(m.autonomous, 1u);
  EXPECT_EQ(m.body.style, 0x3Eu);
}

TEST(UpdateMotion, the_byte_of_padding_is_kept_and_noted) {
  const std::string hex = test::hex("4cf70000 0320a170 03000201 01010177 00003d00 00000000");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_EQ(m.padding, 0x77u);
  EXPECT_TRUE(m.oddities.has(Oddity::NonZeroPadding));
  EXPECT_EQ(m.oddities.first_offset, 15u);
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(UpdateMotion, an_autonomous_byte_beyond_1_is_kept_and_noted) {
  const std::string hex = test::hex("4cf70000 0320a170 03000201 01010200 00003d00 00000000");
  const auto m = decoded<UpdateMotion>(hex);
  EXPECT_EQ(m.autonomous, 2u);
  EXPECT_TRUE(m.oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(UpdatePosition, wire_3_2_parts_of_the_rotation_that_are_0_are_left_out) {
  const auto m = decoded<UpdatePosition>(test::kUpdatePositionUpright.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.pack.flags, 0x34u);
  EXPECT_EQ(m.pack.position, (Position{kCell, {{1.5f, 2.5f, 3.5f}, {0.8f, 0.0f, 0.0f, 0.6f}}}));
  EXPECT_TRUE(m.pack.has(PositionPack::kContact));
  EXPECT_FALSE(m.pack.has(PositionPack::kHasVelocity));
  EXPECT_EQ(m.pack.instance, 1u);
  EXPECT_EQ(m.pack.position_timestamp, 2u);
  EXPECT_EQ(m.pack.teleport, 3u);
  EXPECT_EQ(m.pack.force_position, 4u);
}

TEST(UpdatePosition, wire_3_2_velocity_and_placement_follow_the_rotation) {
  const auto m = decoded<UpdatePosition>(test::kUpdatePositionLargest.hex);
  EXPECT_EQ(m.pack.position.frame.rotation, (Quat{0.5f, -0.5f, 0.5f, -0.5f}));
  EXPECT_EQ(m.pack.velocity, (Vec3{1, -2, 3}));
  EXPECT_EQ(m.pack.placement, 0x65u);
}

TEST(UpdatePosition, wire_3_2_a_rotation_may_be_left_out_whole) {
  const auto m = decoded<UpdatePosition>(test::kUpdatePositionNoRotation.hex);
  EXPECT_EQ(m.pack.position.frame.rotation, (Quat{0, 0, 0, 0}));
}

TEST(UpdatePosition, a_zero_that_was_sent_is_sent_again) {
  UpdatePosition m;
  m.pack.flags = 0;
  m.pack.position.frame.rotation = {1, 0, 0, 0};
  const std::string hex = test::encoded_hex(m);
  EXPECT_EQ(from_hex(hex).size(), 52u);
  EXPECT_EQ(test::encoded_hex(decoded<UpdatePosition>(hex)), hex);
}

TEST(UpdatePosition, from_values_alone_exactly_the_zeros_are_left_out) {
  PositionPack pack;
  pack.flags = PositionPack::kContact;
  pack.position.frame.rotation = {0.0f, 1e-30f, -0.0f, 1.0f};
  pack.leave_out_zeros();
  EXPECT_EQ(pack.flags, PositionPack::kContact | PositionPack::kNoW | PositionPack::kNoY);
  pack.position.frame.rotation = {1, 0, 0, 0};
  pack.leave_out_zeros();
  EXPECT_EQ(pack.flags,
            PositionPack::kContact | PositionPack::kNoX | PositionPack::kNoY | PositionPack::kNoZ);
}

TEST(UpdatePosition, a_message_of_defaults_stands_upright) {
  const auto m = decoded<UpdatePosition>(test::encoded_hex(UpdatePosition{}));
  EXPECT_EQ(m.pack.position.frame.rotation, Quat{});
}

TEST(UpdatePosition, unknown_flags_are_kept_and_noted) {
  UpdatePosition m;
  m.pack.flags |= 0x80000080u;
  const std::string hex = test::encoded_hex(m);
  const auto again = decoded<UpdatePosition>(hex);
  EXPECT_EQ(again.pack.flags, m.pack.flags);
  EXPECT_TRUE(again.oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(again.oddities.first_offset, 8u);
  EXPECT_EQ(test::encoded_hex(again), hex);
}

TEST(PositionAndMovement, wire_3_3_three_bytes_of_padding_follow_the_autonomous_byte) {
  const auto m = decoded<PositionAndMovement>(test::kPositionAndMovement.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.pack.instance, 1u);
  EXPECT_EQ(m.movement, 5u);
  EXPECT_EQ(m.server_control, 6u);
  EXPECT_EQ(m.autonomous, 1u);
  EXPECT_EQ(std::get<InterpretedMotionStatePack>(m.body.content).word(), 3u);
}

TEST(PositionAndMovement, padding_other_than_0_is_kept) {
  auto m = decoded<PositionAndMovement>(test::kPositionAndMovement.hex);
  m.padding = 0x332211;
  const std::string hex = test::encoded_hex(m);
  const auto again = decoded<PositionAndMovement>(hex);
  EXPECT_EQ(again.padding, 0x332211u);
  EXPECT_TRUE(again.oddities.has(Oddity::NonZeroPadding));
  EXPECT_EQ(test::encoded_hex(again), hex);
}

TEST(VectorUpdate, wire_3_3_velocity_then_omega) {
  const auto m = decoded<VectorUpdate>(test::kVectorUpdate.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.velocity, (Vec3{1, 2, 3}));
  EXPECT_EQ(m.omega, (Vec3{0.25f, 0.5f, 0.75f}));
  EXPECT_EQ(m.instance, 7u);
  EXPECT_EQ(m.vector, 8u);
}

TEST(SetState, wire_3_3_fields) {
  const auto m = decoded<SetState>(test::kSetState.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.physics_state,
            physics_state::kEdgeSlide | physics_state::kGravity | physics_state::kReportCollisions);
  EXPECT_EQ(m.instance, 7u);
  EXPECT_EQ(m.state, 9u);
}

TEST(ParentEvent, wire_3_3_the_parent_comes_first) {
  const auto m = decoded<ParentEvent>(test::kParentEvent.hex);
  EXPECT_EQ(m.parent, 0x50000009u);
  EXPECT_EQ(m.child, kObject);
  EXPECT_EQ(m.location, 1u);
  EXPECT_EQ(m.placement, 0x65u);
  EXPECT_EQ(m.parent_instance, 7u);
  EXPECT_EQ(m.child_position, 11u);
}

TEST(PickupEvent, wire_3_3_fields) {
  const auto m = decoded<PickupEvent>(test::kPickupEvent.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.instance, 7u);
  EXPECT_EQ(m.position, 12u);
}

TEST(PlayerTeleport, wire_3_3_two_bytes_of_padding) {
  const auto m = decoded<PlayerTeleport>("51f70000 34120100");
  EXPECT_EQ(m.teleport, 0x1234u);
  EXPECT_EQ(m.padding, 1u);
  EXPECT_TRUE(m.oddities.has(Oddity::NonZeroPadding));
  EXPECT_EQ(test::encoded_hex(m), "51f70000 34120100");
}

TEST(Sound, effects_7_1_fields) {
  const auto m = decoded<Sound>(test::kSound.hex);
  EXPECT_EQ(m.guid, 0x50002B16u);
  EXPECT_EQ(m.sound_type, sound_type::kUnwieldObject);
  EXPECT_EQ(m.volume, 1.0f);
}

TEST(PlayScriptId, effects_7_2_fields) {
  const auto m = decoded<PlayScriptId>(test::kPlayScriptId.hex);
  EXPECT_EQ(m.guid, 0x50000001u);
  EXPECT_EQ(m.script, 0x33000253u);
}

TEST(PlayScriptType, effects_7_3_fields) {
  const auto m = decoded<PlayScriptType>(test::kPlayScriptType.hex);
  EXPECT_EQ(m.guid, 0x50002B16u);
  EXPECT_EQ(m.script_type, 0x37u);
  EXPECT_EQ(m.mod, 0.05f);
}

TEST(DeleteObject, wire_3_5_the_padding_may_be_missing_the_stamp_may_not) {
  const auto m = decoded<DeleteObject>("47f70000 0320a170 0700");
  EXPECT_EQ(m.instance, 7u);
  EXPECT_FALSE(m.has_padding);
  EXPECT_TRUE(m.oddities.has(Oddity::LongEncoding));
  EXPECT_EQ(test::encoded_hex(m), "47f70000 0320a170 0700");
  const Error error = test::decoding_error("47f70000 0320a170");
  EXPECT_EQ(error.code, ErrorCode::Truncated);
  EXPECT_EQ(error.offset, 8u);
}

TEST(DeleteObject, wire_3_5_a_stamp_written_as_one_word_is_the_same_message) {
  const auto m = decoded<DeleteObject>(test::kDeleteObject.hex);
  EXPECT_EQ(m.guid, kObject);
  EXPECT_EQ(m.instance, 7u);
  EXPECT_TRUE(m.has_padding);
}

TEST(PlayerCreate, wire_3_5_names_the_player) {
  EXPECT_EQ(decoded<PlayerCreate>(test::kPlayerCreate.hex).guid, 0x50000009u);
}

TEST(PropertyPositions, wire_3_5_nothing_after_the_sequence_is_aligned) {
  const Position position{kCell, {{10, 20, 30}, {0.8f, 0, 0, 0.6f}}};
  const auto own = decoded<PrivateUpdatePosition>(test::kPrivateUpdatePosition.hex);
  EXPECT_EQ(own.sequence, 12u);
  EXPECT_EQ(own.property, 4u);
  EXPECT_EQ(own.position, position);
  const auto other = decoded<PublicUpdatePosition>(test::kPublicUpdatePosition.hex);
  EXPECT_EQ(other.sequence, 13u);
  EXPECT_EQ(other.guid, kObject);
  EXPECT_EQ(other.property, 14u);
  EXPECT_EQ(other.position, position);
}

}  // namespace
}  // namespace acm::wire
