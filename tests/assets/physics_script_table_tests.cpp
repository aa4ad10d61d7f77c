// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/physics_script_table.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kScriptTable = "00000034 01000000 a1000000 01000000 cdcc8c3f 78563412";

TEST(PhysicsScriptTable, dat_formats_4_table) {
  const auto bytes = from_hex(kScriptTable);
  test::expect_sound_record(read_physics_script_table, write_physics_script_table, bytes);
  const auto table = read_physics_script_table(bytes);
  ASSERT_TRUE(table.ok());
  EXPECT_EQ(table->id, 0x34000000u);
  ASSERT_NE(table->find(0xA1), nullptr);
  ASSERT_EQ(table->find(0xA1)->choices.size(), 1u);
  EXPECT_EQ(table->find(0xA1)->choices[0].mod, 1.1f);
  EXPECT_EQ(table->find(0xA1)->choices[0].script, 0x12345678u);
}

TEST(PhysicsScriptTable, huge_counts_are_refused) {
  test::expect_huge_count_refused(read_physics_script_table, from_hex(kScriptTable), 4);
  test::expect_huge_count_refused(read_physics_script_table, from_hex(kScriptTable), 12);
}

TEST(PhysicsScriptTable, dat_formats_2_8_first_choice_that_reaches_the_strength) {
  PhysicsScriptTable table;
  table.effects = {{0x4B, {{0.0f, 0x3300018F}, {0.5f, 0x33000190}, {1.0f, 0x33000191}, {0.7f, 0x33000192}}}};
  EXPECT_EQ(table.select(0x4B, 0.0f), 0x3300018Fu);
  EXPECT_EQ(table.select(0x4B, 0.25f), 0x33000190u);
  EXPECT_EQ(table.select(0x4B, 0.5f), 0x33000190u);
  EXPECT_EQ(table.select(0x4B, 0.6f), 0x33000191u) << "file order, not the nearest mod";
  EXPECT_EQ(table.select(0x4B, 1.5f), 0u);
  EXPECT_EQ(table.select(0x4B, std::numeric_limits<float>::quiet_NaN()), 0u);
  EXPECT_EQ(table.select(0x4C, 0.0f), 0u);
}

TEST(PhysicsScriptTable, dat_formats_2_8_first_of_equal_types_counts) {
  PhysicsScriptTable table;
  table.effects = {{1, {{1.0f, 0x33000001}}}, {1, {{1.0f, 0x33000002}}}};
  const auto bytes = write_physics_script_table(table);
  test::expect_identity(read_physics_script_table, write_physics_script_table, bytes);
  const auto again = read_physics_script_table(bytes);
  EXPECT_EQ(again->select(1, 0.0f), 0x33000001u);
  EXPECT_TRUE(again->oddities.has(Oddity::DuplicateKey));
  EXPECT_EQ(again->oddities.first_offset, 24u);
}

RC_GTEST_PROP(PhysicsScriptTable, any_table_round_trips, ()) {
  PhysicsScriptTable table;
  table.id = 0x34000001;
  table.effects.resize(test::arbitrary_size(5));
  for (PhysicsScriptTable::Effect& effect : table.effects) {
    effect.type = test::arbitrary_u32();
    effect.choices.resize(test::arbitrary_size(4));
    for (auto& choice : effect.choices) choice = {test::arbitrary_f32(), test::arbitrary_u32()};
  }
  const auto bytes = write_physics_script_table(table);
  const auto again = read_physics_script_table(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(write_physics_script_table(*again) == bytes);
}

}  // namespace
}  // namespace acm
