// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/setup.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

const char* const kTestObject =
    "1800000e 05000000 01000000 57060001 23312848 00000000 00000000 01000000 08000000 0000803f 00000040 "
    "00004040 0000e040 00008040 0000a040 0000c040 00000000 00000000 00000000 00000000 0000003f 00000000 "
    "00000000 00004041 00005041 00006041 00007041 00000041 00001041 00002041 00003041 00000000 78563412 "
    "00000000 00000000 00000000 00000000";
const char* const kTwoParts =
    "01000002 07000000 02000000 01000001 02000001 ffffffff 00000000 0000803f 0000803f 0000803f 00000040 "
    "00000040 00000040 01000000 01000000 01000000 00000000 cdcccc3d 00000000 0000803f 00000000 00000000 "
    "00000000 00000000 01000000 00000000 00000000 00000000 00000000 0000803f 00000000 00000000 00000000 "
    "00000000 00000000 0000803f 0000803f 00000000 00000000 00000000 00000000 01000000 00000000 00000000 "
    "00000000 9a99993e 6666e63f 01000000 00000000 00000000 0000003f 0000003f 6666e63f 9a99993e 9a99193f "
    "9a99193f 00000000 00000000 6666663f 0000803f 00000000 00000000 6666663f 0000803f 00000000 00000000 "
    "00000000 01000009 00000000 00000000";

TEST(Setup, dat_formats_4_test_object) {
  const auto bytes = from_hex(kTestObject);
  ASSERT_EQ(bytes.size(), 148u);
  test::expect_sound_record(read_setup, write_setup, bytes);
  const auto setup = read_setup(bytes);
  ASSERT_TRUE(setup.ok());
  EXPECT_EQ(setup->id, 0x0E000018u);
  EXPECT_EQ(setup->flags, Setup::kHasParents | Setup::kAllowFreeHeading);
  EXPECT_EQ(setup->parts, Vector<ObjectId>{0x01000657});
  EXPECT_EQ(setup->parents, Vector<std::uint32_t>{0x48283123});
  ASSERT_EQ(setup->placements.size(), 1u);
  EXPECT_EQ(setup->placements[0].key, 8u);
  EXPECT_EQ(setup->placements[0].parts, (Vector<Frame>{{{1, 2, 3}, {7, 4, 5, 6}}}));
  EXPECT_EQ(setup->radius, 0.5f);
  EXPECT_EQ(setup->sorting_sphere, (Sphere{{12, 13, 14}, 15}));
  EXPECT_EQ(setup->selection_sphere, (Sphere{{8, 9, 10}, 11}));
  EXPECT_EQ(setup->default_animation, 0x12345678u);
  EXPECT_EQ(setup->oddities.kinds, 0);
}

TEST(Setup, dat_formats_4_two_parts) {
  const auto bytes = from_hex(kTwoParts);
  ASSERT_EQ(bytes.size(), 280u);
  test::expect_sound_record(read_setup, write_setup, bytes);
  const auto setup = read_setup(bytes);
  ASSERT_TRUE(setup.ok());
  EXPECT_EQ(setup->parents, (Vector<std::uint32_t>{Setup::kNoParent, 0}));
  EXPECT_EQ(setup->scales, (Vector<Vec3>{{1, 1, 1}, {2, 2, 2}}));
  ASSERT_EQ(setup->holding_locations.size(), 1u);
  EXPECT_EQ(setup->holding_locations[0].part, 1u);
  EXPECT_EQ(setup->holding_locations[0].frame.origin, (Vec3{0, 0.1f, 0}));
  EXPECT_TRUE(setup->connection_points.empty());
  ASSERT_EQ(setup->placements.size(), 1u);
  EXPECT_EQ(setup->placements[0].parts[1].origin, (Vec3{0, 0, 1}));
  EXPECT_EQ(setup->cyl_spheres, (Vector<CylSphere>{{{0, 0, 0}, 0.3f, 1.8f}}));
  EXPECT_EQ(setup->spheres, (Vector<Sphere>{{{0, 0, 0.5f}, 0.5f}}));
  EXPECT_EQ(setup->height, 1.8f);
  EXPECT_EQ(setup->radius, 0.3f);
  EXPECT_EQ(setup->step_up_height, 0.6f);
  EXPECT_EQ(setup->default_motion_table, 0x09000001u);
}

TEST(Setup, dat_formats_4_light) {
  acm::Setup setup;
  setup.id = 0x02000229;
  setup.lights.push_back({0,
                          {{-0.0325001f, 0.0525f, 0.4975f}, {0.88112f, -0.277816f, 0.115075f, -0.364972f}},
                          make_argb(0xFF, 0xFA, 0xC8, 0x00),
                          100.0f,
                          5.0f,
                          -431602080.0f});
  const auto bytes = write_setup(setup);
  EXPECT_EQ(to_hex(Bytes(bytes).subspan(bytes.size() - 20 - 48, 48)),
            "00000000 d31e05bd 3d0a573d 52b8fe3e 1591613f e63d8ebe 71aceb3d 9cddbabe 00c8faff 0000c842 "
            "0000a040 cdcdcdcd");
  setup.lights = {{0, {{1, 1, 1}, {}}, make_argb(123, 55, 0, 255), 0.5f, 0.5f, 0.5f}};
  const auto other = write_setup(setup);
  EXPECT_EQ(to_hex(Bytes(other).subspan(other.size() - 20 - 44, 44)),
            "0000803f 0000803f 0000803f 0000803f 00000000 00000000 00000000 ff00377b 0000003f 0000003f "
            "0000003f");
  test::expect_sound_record(read_setup, write_setup, bytes);
}

TEST(Setup, dat_formats_4_location) {
  acm::Setup setup;
  setup.holding_locations.push_back({9, 4124, {{1, 2, 3}, {}}});
  const auto bytes = write_setup(setup);
  EXPECT_EQ(to_hex(Bytes(bytes).subspan(20, 32)),
            "1c100000 0000803f 00000040 00004040 0000803f 00000000 00000000 00000000");
}

TEST(Setup, dat_formats_2_5_step_up_stands_before_step_down_and_the_defaults_close_the_record) {
  acm::Setup setup;
  setup.step_up_height = 1.0f;
  setup.step_down_height = 2.0f;
  setup.default_animation = 0x03000001;
  setup.default_script = 0x33000001;
  setup.default_motion_table = 0x09000001;
  setup.default_sound_table = 0x20000001;
  setup.default_script_table = 0x34000001;
  const auto bytes = write_setup(setup);
  EXPECT_EQ(to_hex(Bytes(bytes).subspan(40, 8)), "0000803f 00000040");
  EXPECT_EQ(to_hex(Bytes(bytes).last(20)), "01000003 01000033 01000009 01000020 01000034");
  test::expect_identity(read_setup, write_setup, bytes);
  EXPECT_EQ(read_setup(bytes)->step_down_height, 2.0f);
  EXPECT_EQ(read_setup(bytes)->default_script_table, 0x34000001u);
}

TEST(Setup, unknown_flags_and_duplicate_keys_are_kept_and_noted) {
  acm::Setup setup;
  setup.flags = 0x10;
  setup.placements = {{3, {}, {}}, {3, {}, {}}};
  const auto bytes = write_setup(setup);
  test::expect_identity(read_setup, write_setup, bytes);
  const auto again = read_setup(bytes);
  EXPECT_TRUE(again->oddities.has(Oddity::UnknownFlags));
  EXPECT_TRUE(again->oddities.has(Oddity::DuplicateKey));
  setup.placements.clear();
  setup.holding_locations = {{1, 0, {}}, {2, 0, {}}, {1, 0, {}}};
  EXPECT_TRUE(read_setup(write_setup(setup))->oddities.has(Oddity::DuplicateKey));
}

TEST(Setup, huge_counts_are_refused) {
  const auto bytes = from_hex(kTwoParts);
  const std::size_t counts[] = {8, 52, 92, 96, 160, 164, 188, 256};
  for (const std::size_t offset : counts) test::expect_huge_count_refused(read_setup, bytes, offset);
}

TEST(Setup, dat_formats_2_5_placement_falls_back_to_the_default) {
  acm::Setup setup;
  setup.placements = {{placement::kResting, {}, {}}, {placement::kDefault, {}, {}}};
  EXPECT_EQ(setup.find_placement(placement::kResting)->key, placement::kResting);
  EXPECT_EQ(setup.find_placement(placement::kBelt)->key, placement::kDefault);
  setup.placements.pop_back();
  EXPECT_EQ(setup.find_placement(placement::kBelt), nullptr);
}

TEST(Setup, first_of_equal_locations_counts) {
  acm::Setup setup;
  setup.holding_locations = {{1, 10, {}}, {1, 11, {}}};
  ASSERT_NE(setup.find_holding_location(1), nullptr);
  EXPECT_EQ(setup.find_holding_location(1)->part, 10u);
  EXPECT_EQ(setup.find_holding_location(2), nullptr);
}

TEST(Setup, is_consistent_compares_sizes_with_flags_and_parts) {
  acm::Setup setup = *read_setup(from_hex(kTwoParts));
  EXPECT_TRUE(setup.is_consistent());
  setup.placements[0].parts.pop_back();
  EXPECT_FALSE(setup.is_consistent());
  setup = *read_setup(from_hex(kTwoParts));
  setup.flags = Setup::kHasParents;
  EXPECT_FALSE(setup.is_consistent());
  setup.flags = Setup::kHasScales;
  EXPECT_FALSE(setup.is_consistent());
}

TEST(Setup, dat_formats_2_5_names_of_keys) {
  EXPECT_STREQ(parent_location_name(parent_location::kLeftUnarmed), "LeftUnarmed");
  EXPECT_STREQ(parent_location_name(10), "");
  EXPECT_STREQ(placement_name(placement::kLeftUnarmed), "LeftUnarmed");
  EXPECT_STREQ(placement_name(0x82), "Random10");
  EXPECT_STREQ(placement_name(0x67), "Hook");
  EXPECT_STREQ(placement_name(9), "");
}

Vector<Setup::Location> arbitrary_locations() {
  Vector<Setup::Location> locations(test::arbitrary_size(3));
  for (Setup::Location& location : locations)
    location = {test::arbitrary_u32(), test::arbitrary_u32(), test::arbitrary_frame()};
  return locations;
}

Setup arbitrary_setup() {
  acm::Setup setup;
  setup.id = 0x02000000 + *rc::gen::inRange<std::uint32_t>(0, 0x10000);
  setup.flags = test::arbitrary_u32();
  setup.parts.resize(test::arbitrary_size(4));
  for (ObjectId& part : setup.parts) part = test::arbitrary_u32();
  if ((setup.flags & Setup::kHasParents) != 0) setup.parents.resize(setup.parts.size(), Setup::kNoParent);
  if ((setup.flags & Setup::kHasScales) != 0) setup.scales.resize(setup.parts.size(), test::arbitrary_vec3());
  setup.holding_locations = arbitrary_locations();
  setup.connection_points = arbitrary_locations();
  setup.placements.resize(test::arbitrary_size(3));
  for (Setup::Placement& placement : setup.placements) {
    placement.key = test::arbitrary_u32();
    placement.parts.resize(setup.parts.size());
    for (Frame& part : placement.parts) part = test::arbitrary_frame();
    for (std::size_t i = test::arbitrary_size(3); i > 0; --i)
      placement.hooks.push_back(test::arbitrary_hook());
  }
  setup.cyl_spheres.resize(test::arbitrary_size(2), {test::arbitrary_vec3(), test::arbitrary_f32(), 1});
  setup.spheres.resize(test::arbitrary_size(2), {test::arbitrary_vec3(), test::arbitrary_f32()});
  setup.lights.resize(test::arbitrary_size(2), {test::arbitrary_u32(), test::arbitrary_frame(), 1, 2, 3, 4});
  return setup;
}

RC_GTEST_PROP(Setup, any_setup_round_trips, ()) {
  const acm::Setup setup = arbitrary_setup();
  const auto bytes = write_setup(setup);
  const auto again = read_setup(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(again->placements.size() == setup.placements.size());
  RC_ASSERT(write_setup(*again) == bytes);
}

}  // namespace
}  // namespace acm
