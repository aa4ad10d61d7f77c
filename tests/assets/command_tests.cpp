// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/command.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

TEST(Command, core_13_1_keys) {
  EXPECT_EQ(motion_key(command::kNonCombat, command::kWalkForward), 0x003D0005u);
  EXPECT_EQ(motion_key(0x80000049u, 0x4300011Cu), 0x0049011Cu);
  EXPECT_EQ(motion_key(command::kNonCombat, command::kTurnRight), 0x003D000Du);
  EXPECT_EQ(motion_key(command::kNonCombat, 0), 0x003D0000u);
}

TEST(Command, core_13_2_expansion) {
  EXPECT_EQ(expand_command(0x0005), 0x45000005u);
  EXPECT_EQ(expand_command(0x0007), 0x44000007u);
  EXPECT_EQ(expand_command(0x003D), 0x8000003Du);
  EXPECT_EQ(expand_command(0), 0x80000000u);
  EXPECT_EQ(expand_command(0x0110), 0x10000110u);
  EXPECT_EQ(expand_command(0x019B), 0x1000019Bu);
  for (std::uint16_t i = 0; i <= 0x19B; ++i) EXPECT_EQ(expand_command(i) & 0xFFFF, i);
}

TEST(Command, core_1_4_past_the_end_expands_to_entry_0) {
  EXPECT_EQ(expand_command(0x019C), 0x80000000u);
  EXPECT_EQ(expand_command(0xFFFF), 0x80000000u);
  EXPECT_EQ(expand_command(0x0198, CommandSet::Client2013), 0x80000000u);
}

TEST(Command, core_1_4_the_2013_table_has_its_own_numbering) {
  EXPECT_EQ(expand_command(0x0005, CommandSet::Client2013), 0x45000005u);
  EXPECT_EQ(expand_command(0x010E, CommandSet::Client2013), 0x1000010Eu);
  EXPECT_EQ(expand_command(0x010F, CommandSet::Client2013), 0x0900010Fu);
  EXPECT_EQ(expand_command(0x0115, CommandSet::Client2013), 0x43000115u);
  EXPECT_EQ(expand_command(0x0197, CommandSet::Client2013), 0x10000197u);
  for (std::uint16_t i = 0; i <= 0x197; ++i) EXPECT_EQ(expand_command(i, CommandSet::Client2013) & 0xFFFF, i);
}

TEST(Command, core_1_1_classes_overlap) {
  EXPECT_TRUE(is_style(command::kNonCombat));
  EXPECT_FALSE(is_substate(command::kNonCombat));
  EXPECT_TRUE(is_substate(command::kTurnRight));
  EXPECT_TRUE(is_modifier(command::kTurnRight));
  EXPECT_FALSE(is_modifier(command::kWalkForward));
  EXPECT_TRUE(is_action(0x13000087u));
  EXPECT_TRUE(is_chat_emote(0x13000087u));
  EXPECT_FALSE(is_chat_emote(command::kSanctuary));
}

}  // namespace
}  // namespace acm
