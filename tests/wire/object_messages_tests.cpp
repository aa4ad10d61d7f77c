// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/wire_messages.hpp"

#include <gtest/gtest.h>

#include "message_checks.h"
#include "vectors.h"

namespace acm::wire {
namespace {

using test::decoded;
using test::from_hex;

std::string text(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

TEST(CreateObject, wire_3_4_movement_position_and_stamps_are_found_behind_the_appearance) {
  const auto m = decoded<CreateObject>(test::kCreateObjectMovement.hex);
  EXPECT_EQ(m.guid, 0x70A12003u);
  EXPECT_EQ(m.appearance.subpalettes, 1u);
  EXPECT_EQ(m.appearance.textures, 1u);
  EXPECT_EQ(m.appearance.parts, 1u);
  const PhysicsDescription& p = m.physics;
  EXPECT_EQ(p.state, 0x408u);
  ASSERT_TRUE(p.has_body);
  EXPECT_EQ(std::get<InterpretedMotionStatePack>(p.body.content).forward_command, 0x0Cu);
  EXPECT_EQ(p.autonomous, 0u);
  EXPECT_EQ(p.position, (Position{0x7D64001B, {{10, 20, 30}, {0.8f, 0, 0, 0.6f}}}));
  EXPECT_EQ(p.motion_table, 0x09000001u);
  EXPECT_EQ(p.sound_table, 0x20000001u);
  EXPECT_EQ(p.script_table, 0x34000001u);
  EXPECT_EQ(p.setup, 0x02000001u);
  ASSERT_EQ(p.children.size(), 1u);
  EXPECT_EQ(p.children[0].guid, 0x80000777u);
  EXPECT_EQ(p.children[0].location, 2u);
  EXPECT_EQ(p.scale, 1.25f);
  EXPECT_EQ(p.timestamps[Timestamp::Position], 10u);
  EXPECT_EQ(p.timestamps[Timestamp::Movement], 11u);
  EXPECT_EQ(p.timestamps[Timestamp::State], 12u);
  EXPECT_EQ(p.timestamps[Timestamp::Vector], 13u);
  EXPECT_EQ(p.timestamps[Timestamp::Teleport], 14u);
  EXPECT_EQ(p.timestamps[Timestamp::ServerControl], 15u);
  EXPECT_EQ(p.timestamps[Timestamp::ForcePosition], 16u);
  EXPECT_EQ(p.timestamps[Timestamp::ObjDesc], 17u);
  EXPECT_EQ(p.timestamps[Timestamp::Instance], 18u);
}

TEST(CreateObject, wire_3_4_every_other_field_has_its_place) {
  const PhysicsDescription p = decoded<CreateObject>(test::kCreateObjectPlacement.hex).physics;
  EXPECT_EQ(p.placement, 0x65u);
  EXPECT_EQ(p.setup, 0x02000002u);
  EXPECT_EQ(p.parent, 0x50000009u);
  EXPECT_EQ(p.parent_location, 1u);
  EXPECT_EQ(p.friction, 0.5f);
  EXPECT_EQ(p.elasticity, 0.25f);
  EXPECT_EQ(p.translucency, 0.125f);
  EXPECT_EQ(p.velocity, (Vec3{1, 2, 3}));
  EXPECT_EQ(p.acceleration, (Vec3{0, 0, -9.75f}));
  EXPECT_EQ(p.omega, (Vec3{0.5f, 0, 0}));
  EXPECT_EQ(p.default_script, 0x33000001u);
  EXPECT_EQ(p.script_intensity, 0.75f);
  EXPECT_EQ(p.timestamps[Timestamp::Instance], 18u);
}

TEST(CreateObject, wire_3_4_a_movement_of_no_bytes_has_no_autonomous_word) {
  const auto m = decoded<UpdateObject>(test::kUpdateObjectEmptyMovement.hex);
  EXPECT_TRUE(m.physics.has(PhysicsDescription::kMovement));
  EXPECT_FALSE(m.physics.has_body);
  EXPECT_EQ(m.physics.timestamps[Timestamp::Position], 10u);
}

TEST(CreateObject, wire_3_4_a_placement_is_not_read_beside_a_movement) {
  auto m = decoded<UpdateObject>(test::kUpdateObjectEmptyMovement.hex);
  m.physics.flags |= PhysicsDescription::kPlacement;
  const std::string hex = test::encoded_hex(m);
  EXPECT_EQ(hex.size(), test::hex(test::kUpdateObjectEmptyMovement.hex).size());
  const auto again = decoded<UpdateObject>(hex);
  EXPECT_EQ(again.physics.timestamps[Timestamp::Position], 10u);
  EXPECT_EQ(test::encoded_hex(again), hex);
}

// A long id takes two words although one would do; the part's index is followed by 0x8000 0x0203.
TEST(CreateObject, wire_3_4_longer_forms_of_ids_are_kept_and_noted) {
  const std::string timestamps = " 00000000 00000000 00000000 00000000 00000000";
  const std::string hex =
      test::hex("45f70000 0320a170 11000001 10008003 02000000 00000000 00000000" + timestamps);
  const auto m = decoded<CreateObject>(hex);
  EXPECT_TRUE(m.oddities.has(Oddity::LongEncoding));
  EXPECT_EQ(m.oddities.first_offset, 13u);
  EXPECT_EQ(test::encoded_hex(m), hex);
}

TEST(CreateObject, a_movement_length_that_is_not_the_bodys_is_refused_where_it_stands) {
  const auto with_length = [](const std::string& length) {
    return "45f70000 0320a170 11000000 00000100 00000000 " + length +
           " 00003d00 03000000 3d000300 00000000 00000000 00000000 00000000 00000000 00000000";
  };
  EXPECT_TRUE(decode_message(from_hex(with_length("0c000000"))).ok());
  for (const char* length : {"08000000", "10000000", "0b000000"}) {
    const Error error = test::decoding_error(with_length(length));
    EXPECT_EQ(error.code, ErrorCode::BadValue) << length;
    EXPECT_EQ(error.offset, 20u);
    EXPECT_STREQ(error.what, "movement_len");
  }
  EXPECT_EQ(test::decoding_error(with_length("ffffffff")).code, ErrorCode::LimitExceeded);
}

TEST(CreateObject, a_count_of_children_beyond_the_message_is_refused_where_it_stands) {
  const Error error = test::decoding_error(
      "45f70000 0320a170 11000000 40000000 00000000 ffffffff 00000000 00000000 00000000 00000000");
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_EQ(error.offset, 20u);
  EXPECT_STREQ(error.what, "children");
}

TEST(CreateObject, od_3_its_appearance_can_be_decoded) {
  const auto m = decoded<CreateObject>(test::kCreateObjectMovement.hex);
  const auto worn = m.appearance.decode();
  ASSERT_TRUE(worn.ok());
  EXPECT_EQ(worn->base_palette, 0x0400007Eu);
  EXPECT_EQ(worn->sub_palettes, (Vector<SubPalette>{{0x040002FD, 192, 64}}));
  EXPECT_EQ(worn->texture_changes, (Vector<TextureChange>{{0, 0x05000BB0, 0x05000BB1}}));
  EXPECT_EQ(worn->part_changes, (Vector<PartChange>{{16, 0x01010203}}));
  EXPECT_TRUE(CreateObject{}.appearance.decode()->empty());
}

TEST(ObjDescEvent, od_a24_fields) {
  const auto m = decoded<ObjDescEvent>(test::kObjDescEvent.hex);
  EXPECT_EQ(m.guid, 0x50000001u);
  EXPECT_EQ(m.instance, 13u);
  EXPECT_EQ(m.objdesc, 8u);
  EXPECT_EQ(m.appearance.parts, 1u);
  EXPECT_EQ(m.appearance.decode()->part_changes, (Vector<PartChange>{{0, 0x01003650}}));
  EXPECT_EQ(m.oddities.kinds, 0u);
}

TEST(ObjDescEvent, od_2_ids_that_retail_writes_long_are_not_odd_shorter_ones_are) {
  EXPECT_EQ(decoded<ObjDescEvent>(test::kObjDescEventLongIds.hex).oddities.kinds, 0u);
  const auto odd = decoded<ObjDescEvent>("25f60000 01000050 11000001 00008050 36000000 0d000800");
  EXPECT_TRUE(odd.oddities.has(Oddity::LongEncoding));
  EXPECT_EQ(odd.appearance.decode()->part_changes[0].mesh, 0x01003650u);
  EXPECT_EQ(test::encoded_hex(odd), test::hex("25f60000 01000050 11000001 00008050 36000000 0d000800"));
  const auto short_form = decoded<ObjDescEvent>("25f60000 01000050 11000001 00174800 0d000800");
  EXPECT_EQ(short_form.oddities.kinds, 0u);
  EXPECT_EQ(short_form.appearance.decode()->part_changes[0].mesh, 0x01004817u);
}

TEST(ObjDescEvent, od_5_a_count_beyond_the_message_refuses_it_whole) {
  const Error error = test::decoding_error("25f60000 01000050 11000009 00503600 0d000800");
  EXPECT_EQ(error.code, ErrorCode::Truncated);
}

TEST(ObjDescEvent, one_without_bytes_is_sent_as_an_empty_one) {
  ObjDescEvent m;
  m.guid = 5;
  m.objdesc = 2;
  EXPECT_EQ(test::encoded_hex(m), test::hex("25f60000 05000000 11000000 00000200"));
}

TEST(CreateObject, another_version_of_the_appearance_is_refused) {
  const Error error = test::decoding_error("45f70000 0320a170 12000000 00000000 00000000");
  EXPECT_EQ(error.code, ErrorCode::BadValue);
  EXPECT_EQ(error.offset, 8u);
}

TEST(CreateObject, a_message_of_defaults_can_be_sent) {
  CreateObject m;
  m.guid = 5;
  m.physics.timestamps[Timestamp::Instance] = 9;
  const auto again = decoded<CreateObject>(test::encoded_hex(m));
  EXPECT_EQ(again.guid, 5u);
  EXPECT_EQ(again.physics.timestamps, m.physics.timestamps);
  EXPECT_TRUE(again.tail.empty());
}

TEST(CreateObject, unknown_bits_are_kept_and_noted) {
  CreateObject m;
  m.physics.flags = 0x80080400;
  const std::string hex = test::encoded_hex(m);
  const auto again = decoded<CreateObject>(hex);
  EXPECT_TRUE(again.oddities.has(Oddity::UnknownFlags));
  EXPECT_EQ(again.oddities.first_offset, 12u);
  EXPECT_EQ(test::encoded_hex(again), hex);
}

TEST(WeenieHead, the_name_is_found_in_the_tail) {
  const auto m = decoded<CreateObject>(test::kCreateObjectMovement.hex);
  const auto head = decode_weenie_head(m.tail);
  ASSERT_TRUE(head.ok());
  EXPECT_EQ(text(head->name), "Training Dummy");
  EXPECT_EQ(head->flags, 0x36u);
  EXPECT_EQ(head->class_id, 4u);
  EXPECT_EQ(head->icon, 0x1036u);
  EXPECT_EQ(head->item_type, 0x10u);
  EXPECT_EQ(head->object_flags, 0x1Cu);
}

TEST(CreateObject, a_description_cut_within_its_weenie_half_is_refused_where_it_ends) {
  const std::string physics =
      "45f70000 0320a170 11000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000";
  EXPECT_TRUE(decode_message(from_hex(physics)).ok());
  const Error error = test::decoding_error(physics + " 36000000 0e005472");
  EXPECT_EQ(error.code, ErrorCode::Truncated);
  EXPECT_EQ(error.offset, 46u);
  EXPECT_STREQ(error.what, "name");
}

TEST(WeenieHead, a_cut_tail_gives_an_error_not_a_name) {
  const auto m = decoded<CreateObject>(test::kCreateObjectMovement.hex);
  for (std::size_t size = 0; size < m.tail.size(); ++size)
    EXPECT_FALSE(decode_weenie_head(m.tail.first(size)).ok()) << size;
}

}  // namespace
}  // namespace acm::wire
