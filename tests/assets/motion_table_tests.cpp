// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/motion_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>
#include <string_view>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

// dat-formats 4: one cycle under key 1 with a velocity.
constexpr std::string_view kSmall =
    "01000009 a2000008 00000000 01000000 01000000 01000100 01000000 00000000 ffffffff 0000f041 00000000 "
    "00000000 0000803f 00000000 00000000";

// dat-formats 4: one style default, two cycles, one bare modifier, two groups of links (the second empty).
constexpr std::string_view kFull =
    "01000009 3d000080 01000000 3d000080 03000041 02000000 03003d00 01000000 01000003 00000000 ffffffff "
    "0000f041 05003d00 01010100 02000003 00000000 ffffffff 0000f041 00000000 14ae4740 00000000 01000000 "
    "0d000000 00000200 00000000 00000000 0000c0bf 02000000 03003d00 01000000 05000045 01000000 03000003 "
    "00000000 09000000 0000f0c1 00003d00 00000000";

// A table with nothing but the cycle of key 1, whose MotionData is given.
std::vector<std::byte> table_with_motion(std::string_view motion) {
  return from_hex("01000009 3d000080 00000000 01000000 01000000 " + std::string(motion) +
                  " 00000000 00000000");
}

// dat-formats 4: MotionData with both vectors, either, and none.
constexpr std::string_view kBothVectors =
    "01020300 78563412 78560000 34120000 8fc2f53d cdcccc3e 0000003f 9a99193f cdcccc3d cdcc4c3e 9a99993e";
constexpr std::string_view kOmegaOnly =
    "01020200 78563412 78560000 34120000 8fc2f53d cdcccc3d cdcc4c3e 9a99993e";
constexpr std::string_view kVelocityOnly =
    "01020100 78563412 78560000 34120000 8fc2f53d cdcccc3e 0000003f 9a99193f";
constexpr std::string_view kNoVectors = "01020000 78563412 78560000 34120000 8fc2f53d";

TEST(MotionTable, dat_4_vectors_are_read_and_written) {
  for (const std::string_view hex : {kSmall, kFull})
    test::expect_sound_record(read_motion_table, write_motion_table, from_hex(hex));
  for (const std::string_view motion : {kBothVectors, kOmegaOnly, kVelocityOnly, kNoVectors})
    test::expect_sound_record(read_motion_table, write_motion_table, table_with_motion(motion));
}

TEST(MotionTable, dat_4_small_fields) {
  const auto t = read_motion_table(from_hex(kSmall));
  ASSERT_TRUE(t.ok());
  EXPECT_EQ(t->id(), 0x09000001u);
  EXPECT_EQ(t->default_style(), 0x080000A2u);
  const MotionData* cycle = t->find_cycle(1);
  ASSERT_NE(cycle, nullptr);
  EXPECT_EQ(cycle->velocity, (Vec3{0, 0, 1}));
  EXPECT_EQ(cycle->omega, Vec3{});
  ASSERT_EQ(t->anims_of(*cycle).size(), 1u);
  EXPECT_EQ(t->anims_of(*cycle)[0], (AnimData{1, 0, -1, 30.0f}));
}

TEST(MotionTable, dat_4_full_fields_are_found_by_key) {
  const auto t = read_motion_table(from_hex(kFull));
  ASSERT_TRUE(t.ok());
  EXPECT_EQ(t->default_substate(command::kNonCombat), command::kReady);
  const MotionData* walk = t->find_cycle(motion_key(command::kNonCombat, command::kWalkForward));
  ASSERT_NE(walk, nullptr);
  EXPECT_EQ(walk->bits, MotionData::kClearsModifiers);
  EXPECT_EQ(walk->velocity, (Vec3{0, 3.12f, 0}));
  const MotionData* turn = t->find_modifier(command::kTurnRight & 0xFFFFFF);
  ASSERT_NE(turn, nullptr);
  EXPECT_EQ(turn->anim_count, 0);
  EXPECT_EQ(turn->omega, (Vec3{0, 0, -1.5f}));
  const std::uint32_t ready_key = motion_key(command::kNonCombat, command::kReady);
  const MotionData* link = t->find_link(ready_key, command::kWalkForward);
  ASSERT_NE(link, nullptr);
  EXPECT_EQ(t->anims_of(*link)[0], (AnimData{0x03000003, 0, 9, -30.0f}));
  EXPECT_EQ(t->find_link(ready_key, command::kWalkForward & 0xFFFFFF), nullptr);
  EXPECT_TRUE(t->has_link_group(0x003D0000));
  EXPECT_FALSE(t->has_link_group(0x003D0001));
}

TEST(MotionTable, core_4_1_absent_keys_give_nothing) {
  const auto t = read_motion_table(from_hex(kFull));
  EXPECT_EQ(t->default_substate(0x8000003E), 0u);
  EXPECT_EQ(t->find_cycle(0), nullptr);
  EXPECT_EQ(t->find_modifier(0x003D000D), nullptr);
  EXPECT_EQ(t->find_link(0x003D0000, command::kReady), nullptr);
  EXPECT_EQ(t->find_link(0x12345678, command::kReady), nullptr);
}

TEST(MotionTable, dat_2_1_motion_vectors_follow_the_present_bits) {
  const auto both = read_motion_table(table_with_motion(kBothVectors));
  const MotionData* m = both->find_cycle(1);
  EXPECT_EQ(m->bits, MotionData::kOnlyFromDefaultState);
  EXPECT_EQ(m->velocity, (Vec3{0.4f, 0.5f, 0.6f}));
  EXPECT_EQ(m->omega, (Vec3{0.1f, 0.2f, 0.3f}));
  EXPECT_EQ(both->anims_of(*m)[0], (AnimData{0x12345678, 0x5678, 0x1234, 0.12f}));
  const auto omega = read_motion_table(table_with_motion(kOmegaOnly));
  EXPECT_EQ(omega->find_cycle(1)->velocity, Vec3{});
  EXPECT_EQ(omega->find_cycle(1)->omega, (Vec3{0.1f, 0.2f, 0.3f}));
}

TEST(MotionTable, zero_vectors_that_stand_in_the_file_are_kept) {
  test::expect_sound_record(read_motion_table, write_motion_table,
                            table_with_motion("00000100 00000000 00000000 00000000"));
}

TEST(MotionTable, odd_padding_and_flags_are_kept_and_noted) {
  const auto oddities = [](std::string_view motion) {
    const std::vector<std::byte> bytes = table_with_motion(motion);
    test::expect_sound_record(read_motion_table, write_motion_table, bytes);
    return read_motion_table(bytes)->oddities();
  };
  EXPECT_EQ(oddities("00000000").kinds, 0);
  EXPECT_TRUE(oddities("000000cd").has(Oddity::NonZeroPadding));
  EXPECT_EQ(oddities("000000cd").first_offset, 23u);
  EXPECT_TRUE(oddities("00040000").has(Oddity::UnknownFlags));
  EXPECT_EQ(oddities("00040000").first_offset, 21u);
  EXPECT_TRUE(oddities("00000400").has(Oddity::UnknownFlags));
}

TEST(MotionTable, dat_2_1_the_last_of_equal_keys_wins_and_all_are_written) {
  const std::vector<std::byte> bytes = from_hex(
      "01000009 3d000080"
      " 03000000 3d000080 01000041 3e000080 02000041 3d000080 03000041"
      " 03000000 05000000 00010000 01000000 00000000 05000000 00020000"
      " 02000000 07000000 00010000 07000000 00020000"
      " 00000000");
  test::expect_sound_record(read_motion_table, write_motion_table, bytes);
  const auto t = read_motion_table(bytes);
  EXPECT_EQ(t->default_substate(0x8000003D), 0x41000003u);
  EXPECT_EQ(t->default_substate(0x8000003E), 0x41000002u);
  EXPECT_EQ(t->find_cycle(5)->bits, 2);
  EXPECT_EQ(t->find_modifier(7)->bits, 2);
  EXPECT_EQ(t->cycles().size(), 3u);
  EXPECT_TRUE(t->oddities().has(Oddity::DuplicateKey));
  EXPECT_EQ(t->oddities().first_offset, 28u);
}

TEST(MotionTable, dat_2_1_a_later_group_of_links_replaces_the_whole_earlier_one) {
  const std::vector<std::byte> bytes = from_hex(
      "01000009 3d000080 00000000 00000000 00000000"
      " 02000000"
      " 03003d00 02000000 05000045 00010000 07000044 00010000"
      " 03003d00 02000000 05000045 00010000 05000045 00020000");
  test::expect_sound_record(read_motion_table, write_motion_table, bytes);
  const auto t = read_motion_table(bytes);
  EXPECT_EQ(t->find_link(0x003D0003, 0x44000007), nullptr);
  ASSERT_NE(t->find_link(0x003D0003, 0x45000005), nullptr);
  EXPECT_EQ(t->find_link(0x003D0003, 0x45000005)->bits, 2);
  EXPECT_TRUE(t->oddities().has(Oddity::DuplicateKey));
  EXPECT_EQ(t->oddities().first_offset, 48u);
}

TEST(MotionTable, file_order_is_kept_and_does_not_matter_for_look_ups) {
  const std::vector<std::byte> bytes = from_hex(
      "01000009 3d000080 00000000"
      " 03000000 09000000 00010000 01000000 00020000 05000000 00030000"
      " 00000000 00000000");
  test::expect_sound_record(read_motion_table, write_motion_table, bytes);
  const auto t = read_motion_table(bytes);
  EXPECT_EQ(t->cycles()[0].key, 9u);
  EXPECT_EQ(t->find_cycle(1)->bits, 2);
  EXPECT_EQ(t->find_cycle(5)->bits, 3);
  EXPECT_EQ(t->find_cycle(9)->bits, 1);
}

TEST(MotionTable, huge_counts_are_refused_without_allocating) {
  // Style defaults, cycles, modifiers, link groups, links of the first and of the second group.
  for (const std::size_t offset : {8u, 20u, 84u, 108u, 116u, 148u})
    test::expect_huge_count_refused(read_motion_table, from_hex(kFull), offset);
}

TEST(MotionTable, more_animations_than_bytes_are_refused_at_their_count) {
  const auto t = read_motion_table(table_with_motion("ff000000"));
  ASSERT_FALSE(t.ok());
  EXPECT_EQ(t.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(t.error().offset, 20u);
  EXPECT_EQ(t.error().object_id, 0x09000001u);
}

TEST(MotionTable, id_of_another_type_is_refused) {
  std::vector<std::byte> bytes = from_hex(kSmall);
  bytes[3] = std::byte{3};
  const auto t = read_motion_table(bytes);
  ASSERT_FALSE(t.ok());
  EXPECT_EQ(t.error().code, ErrorCode::WrongType);
  EXPECT_EQ(t.error().offset, 0u);
}

TEST(MotionTable, builder_gives_the_bytes_of_the_file) {
  const auto nc = [](Command motion) { return motion_key(command::kNonCombat, motion); };
  MotionTableBuilder builder(0x09000001, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady)
      .cycle(nc(command::kReady), {.anims = {{.animation = 0x03000001}}})
      .cycle(nc(command::kWalkForward), {.anims = {{.animation = 0x03000002}},
                                         .bits = MotionData::kClearsModifiers,
                                         .velocity = {0, 3.12f, 0}})
      .modifier(command::kTurnRight & 0xFFFFFF, {.omega = {0, 0, -1.5f}})
      .link_group(nc(command::kReady))
      .link(command::kWalkForward,
            {.anims = {{.animation = 0x03000003, .high_frame = 9, .framerate = -30.0f}}})
      .link_group(command::kNonCombat << 16);
  const MotionTable table = std::move(builder).build();
  EXPECT_EQ(test::to_hex(write_motion_table(table)), kFull);
  EXPECT_NE(table.find_link(nc(command::kReady), command::kWalkForward), nullptr);
}

/// A motion table as bytes, and what a look-up in it must find: motions differ by the index at which
/// they stand in the file.
struct ArbitraryTable {
  ByteWriter out;
  std::uint32_t motion_count = 0;
  std::map<Command, Command> defaults;
  std::map<std::uint32_t, std::uint32_t> cycles;
  std::map<std::uint32_t, std::uint32_t> modifiers;
  std::map<std::uint32_t, std::map<Command, std::uint32_t>> links;

  // Few different keys, so that some occur twice.
  static std::uint32_t key() { return 0x003D0000 + *rc::gen::inRange<std::uint32_t>(0, 6); }
  std::size_t count(std::size_t most) {
    const std::size_t n = test::arbitrary_size(most);
    out.u32(static_cast<std::uint32_t>(n));
    return n;
  }

  std::uint32_t motion() {
    const std::size_t anims = test::arbitrary_size(3);
    const auto present = *rc::gen::arbitrary<std::uint8_t>();
    out.u8(static_cast<std::uint8_t>(anims));
    out.u8(*rc::gen::arbitrary<std::uint8_t>());
    out.u8(present);
    out.u8(*rc::gen::arbitrary<std::uint8_t>());
    for (std::size_t i = 0; i < 4 * anims; ++i) out.u32(test::arbitrary_u32());
    if ((present & MotionData::kHasVelocity) != 0) out.vec3(test::arbitrary_vec3());
    if ((present & MotionData::kHasOmega) != 0) out.vec3(test::arbitrary_vec3());
    return motion_count++;
  }

  void entries(std::map<std::uint32_t, std::uint32_t>& expected) {
    for (std::size_t n = count(6); n > 0; --n) {
      const std::uint32_t k = key();
      out.u32(k);
      expected[k] = motion();
    }
  }

  void link_groups() {
    for (std::size_t n = count(5); n > 0; --n) {
      const std::uint32_t k = key();
      out.u32(k);
      std::map<Command, std::uint32_t>& group = links[k];
      group.clear();
      for (std::size_t m = count(5); m > 0; --m) {
        const Command to = key();
        out.u32(to);
        group[to] = motion();
      }
    }
  }

  ArbitraryTable() {
    out.u32(0x09000000 + *rc::gen::inRange<ObjectId>(0, 0x10000));
    out.u32(test::arbitrary_u32());
    for (std::size_t n = count(5); n > 0; --n) {
      const Command style = key();
      out.u32(style);
      out.u32(defaults[style] = test::arbitrary_u32());
    }
    entries(cycles);
    entries(modifiers);
    link_groups();
  }
};

RC_GTEST_PROP(MotionTableProperty, anything_read_is_written_the_same, ()) {
  const ArbitraryTable table;
  const auto read = read_motion_table(table.out.bytes());
  RC_ASSERT(read.ok());
  const std::vector<std::byte> written = write_motion_table(*read);
  RC_ASSERT(std::equal(written.begin(), written.end(), table.out.bytes().begin(), table.out.bytes().end()));
}

RC_GTEST_PROP(MotionTableProperty, look_ups_find_the_last_of_equal_keys, ()) {
  const ArbitraryTable expected;
  const auto table = read_motion_table(expected.out.bytes());
  RC_ASSERT(table.ok());
  const auto finds = [&](const MotionData* found, const auto& map, std::uint32_t key) {
    const auto it = map.find(key);
    return found == (it == map.end() ? nullptr : &table->motions()[it->second]);
  };
  for (std::uint32_t key = 0x003CFFFF; key < 0x003D0008; ++key) {
    const auto style = expected.defaults.find(key);
    RC_ASSERT(table->default_substate(key) == (style == expected.defaults.end() ? 0 : style->second));
    RC_ASSERT(finds(table->find_cycle(key), expected.cycles, key));
    RC_ASSERT(finds(table->find_modifier(key), expected.modifiers, key));
    const auto group = expected.links.find(key);
    RC_ASSERT(table->has_link_group(key) == (group != expected.links.end()));
    for (Command to = 0x003CFFFF; to < 0x003D0008; ++to) {
      const auto& links = group == expected.links.end() ? std::map<Command, std::uint32_t>() : group->second;
      RC_ASSERT(finds(table->find_link(key, to), links, to));
    }
  }
}

}  // namespace
}  // namespace acm
