// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/table_motions.h"

#include <gmock/gmock.h>

#include "support/fixture_f.h"

namespace acm::test {
namespace {

using testing::ElementsAre;

TEST(TableMotions, names_of_cycles_modifiers_and_links_differ) {
  MotionTableBuilder builder(0x09000001, command::kNonCombat);
  builder.cycle(motion_key(command::kNonCombat, command::kTurnRight), {})
      .modifier(motion_key(command::kNonCombat, command::kTurnRight), {})
      .modifier(motion_key(0, command::kTurnRight), {})
      .link_group(motion_key(kSwordCombat, command::kReady))
      .link(kSlashHigh, {})
      .link_group(motion_key(kSwordCombat, 0))
      .link(command::kDead, {})
      .link(0x10000FFF, {});
  const MotionTable table = std::move(builder).build();
  std::vector<std::string> names;
  for (const TableMotion& motion : table_motions(table)) names.push_back(clip_name(motion));
  EXPECT_THAT(names,
              ElementsAre("NonCombat/TurnRight", "NonCombat/+TurnRight", "*/+TurnRight",
                          "SwordCombat/Ready>SlashHigh", "SwordCombat/*>Dead", "SwordCombat/*>0x10000FFF"));
}

TEST(TableMotions, the_last_of_equal_keys_counts) {
  MotionTableBuilder builder(0x09000001, command::kNonCombat);
  const std::uint32_t key = motion_key(command::kNonCombat, command::kReady);
  builder.cycle(key, {.bits = 1}).cycle(key, {.bits = 2});
  const MotionTable table = std::move(builder).build();
  const std::vector<TableMotion> motions = table_motions(table);
  ASSERT_EQ(motions.size(), 2u);
  EXPECT_TRUE(motions[0].overridden);
  EXPECT_FALSE(motions[1].overridden);
  EXPECT_EQ(motions[1].data->bits, 2);
}

}  // namespace
}  // namespace acm::test
