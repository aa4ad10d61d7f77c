// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

namespace acm {
namespace {

constexpr CommandSet kBothSets[] = {CommandSet::EndOfRetail, CommandSet::Client2013};

TEST(CommandCatalogue, core_1_3_sizes_and_order) {
  EXPECT_EQ(command_names().size(), 412u);
  EXPECT_EQ(command_names(CommandSet::Client2013).size(), 408u);
  for (const CommandSet set : kBothSets)
    for (std::size_t i = 0; i < command_names(set).size(); ++i)
      EXPECT_EQ(command_names(set)[i].command & 0xFFFFFFu, i);
}

TEST(CommandCatalogue, every_name_leads_back_to_its_command) {
  for (const CommandSet set : kBothSets)
    for (const CommandName& c : command_names(set)) {
      ASSERT_FALSE(c.name.empty());
      EXPECT_EQ(find_command(c.name, set), c.command) << c.name;
      EXPECT_EQ(command_name(c.command, set), c.name);
    }
}

TEST(CommandCatalogue, core_1_2_commands_of_the_engine_have_these_names) {
  EXPECT_EQ(command_name(command::kInvalid), "Invalid");
  EXPECT_EQ(command_name(command::kReady), "Ready");
  EXPECT_EQ(command_name(command::kWalkForward), "WalkForward");
  EXPECT_EQ(command_name(command::kWalkBackwards), "WalkBackwards");
  EXPECT_EQ(command_name(command::kRunForward), "RunForward");
  EXPECT_EQ(command_name(command::kFallen), "Fallen");
  EXPECT_EQ(command_name(command::kTurnRight), "TurnRight");
  EXPECT_EQ(command_name(command::kTurnLeft), "TurnLeft");
  EXPECT_EQ(command_name(command::kSideStepRight), "SideStepRight");
  EXPECT_EQ(command_name(command::kSideStepLeft), "SideStepLeft");
  EXPECT_EQ(command_name(command::kDead), "Dead");
  EXPECT_EQ(command_name(command::kCrouch), "Crouch");
  EXPECT_EQ(command_name(command::kSitting), "Sitting");
  EXPECT_EQ(command_name(command::kSleeping), "Sleeping");
  EXPECT_EQ(command_name(command::kFalling), "Falling");
  EXPECT_EQ(command_name(command::kReload), "Reload");
  EXPECT_EQ(command_name(command::kPickup), "Pickup");
  EXPECT_EQ(command_name(command::kAimLevel), "AimLevel");
  EXPECT_EQ(command_name(command::kMagicPray), "MagicPray");
  EXPECT_EQ(command_name(command::kSanctuary), "Sanctuary");
  EXPECT_EQ(command_name(command::kMagicPowerUp01), "MagicPowerUp01");
  EXPECT_EQ(command_name(command::kMagicPowerUp10), "MagicPowerUp10");
  EXPECT_EQ(command_name(command::kMagicPowerUp01Purple), "MagicPowerUp01Purple");
  EXPECT_EQ(command_name(command::kMagicPowerUp10Purple), "MagicPowerUp10Purple");
  EXPECT_EQ(command_name(command::kAI_TelegraphCast), "AI_TelegraphCast");
  EXPECT_EQ(command_name(command::kNonCombat), "NonCombat");
}

TEST(CommandCatalogue, names_are_found_in_any_case_and_by_alias) {
  EXPECT_EQ(find_command("walkforward"), command::kWalkForward);
  EXPECT_EQ(find_command("WALKFORWARD"), command::kWalkForward);
  EXPECT_EQ(find_command("Magic"), 0x80000049u);
  EXPECT_EQ(find_command("Magi"), 0x80000049u);
  EXPECT_EQ(find_command("TwoHandedSwordCombat"), 0x80000044u);
  EXPECT_EQ(find_command("BreatheFlame"), 0x1000006Du);
  EXPECT_EQ(find_command("SideBySideVitals"), 0x09000161u);
  EXPECT_EQ(find_command("twohandedstaffcombat", CommandSet::Client2013), 0x80000045u);
}

TEST(CommandCatalogue, core_1_3_the_clients_names_go_before_aliases) {
  EXPECT_EQ(find_command("NextPlayer"), 0x09000115u);
  EXPECT_EQ(find_command("PreviousMonster"), 0x09000113u);
  EXPECT_EQ(find_command("ClosestMonster"), 0x09000114u);
  EXPECT_EQ(find_command("NextPlayer", CommandSet::Client2013), 0x09000112u);
  EXPECT_EQ(find_command("Invalid"), 0x80000000u);
}

TEST(CommandCatalogue, unknown_names_and_values_give_nothing) {
  EXPECT_EQ(find_command(""), std::nullopt);
  EXPECT_EQ(find_command("Walk"), std::nullopt);
  EXPECT_EQ(find_command("WalkForwards"), std::nullopt);
  EXPECT_EQ(find_command("AI_TelegraphCast", CommandSet::Client2013), std::nullopt);
  EXPECT_EQ(command_name(0x44000005u), "");
  EXPECT_EQ(command_name(0x0000FFFFu), "");
}

TEST(CommandCatalogue, core_1_4_translation_between_the_builds) {
  const auto later = [](Command c) {
    return translate_command(c, CommandSet::Client2013, CommandSet::EndOfRetail);
  };
  const auto earlier = [](Command c) {
    return translate_command(c, CommandSet::EndOfRetail, CommandSet::Client2013);
  };
  EXPECT_EQ(later(command::kReady), command::kReady);
  EXPECT_EQ(later(0x1000010Eu), 0x1000010Eu);
  EXPECT_EQ(later(0x0900010Fu), 0x09000112u);
  EXPECT_EQ(later(0x10000197u), 0x1000019Au);
  EXPECT_EQ(later(0x1000010Fu), std::nullopt);
  EXPECT_EQ(earlier(0x1000010Fu), std::nullopt);
  EXPECT_EQ(earlier(0x10000111u), std::nullopt);
  EXPECT_EQ(earlier(0x09000112u), 0x0900010Fu);
  EXPECT_EQ(earlier(0x1000019Au), 0x10000197u);
  EXPECT_EQ(earlier(command::kAI_TelegraphCast), std::nullopt);
  for (const CommandName& c : command_names(CommandSet::Client2013))
    EXPECT_EQ(earlier(later(c.command).value_or(0)), c.command);
}

std::vector<std::string> split_at_commas(const std::string& line) {
  std::vector<std::string> cells(1);
  for (const char c : line)
    if (c == ',')
      cells.emplace_back();
    else if (c != '\r')
      cells.back().push_back(c);
  return cells;
}

// Compares the table with the sheet it was made from.
TEST(CommandCatalogue, agrees_with_the_sheet) {
  std::ifstream sheet(ACMOTION_SOURCE_DIR "/tests/data/command_ids.csv");
  std::string line;
  std::getline(sheet, line);
  std::size_t i = 0;
  for (; std::getline(sheet, line); ++i) {
    const std::vector<std::string> cells = split_at_commas(line);
    ASSERT_EQ(cells.size(), 7u) << line;
    const CommandName& c = command_names()[i];
    EXPECT_EQ(c.command, std::stoul(cells[1], nullptr, 16));
    EXPECT_EQ(c.name, cells[2]);
    EXPECT_EQ(c.alias.empty() ? (cells[4].empty() ? "" : c.name) : c.alias, cells[4]);
    if (cells[5].empty()) continue;
    const CommandName& old = command_names(CommandSet::Client2013)[i];
    EXPECT_EQ(old.command, std::stoul(cells[5], nullptr, 16));
    EXPECT_EQ(old.name, cells[6]);
  }
  EXPECT_EQ(i, command_names().size());
}

// The other projects have Invalid as 0, and PreviousMonster and ClosestMonster at the numbers of 2013.
TEST(CommandCatalogue, core_1_3_names_of_other_projects_belong_to_their_commands) {
  const std::set<std::string> absent = {"Invalid", "PreviousMonster", "ClosestMonster"};
  std::set<std::string> without_command;
  std::ifstream sheet(ACMOTION_SOURCE_DIR "/tests/data/motion_commands.csv");
  std::string line;
  std::getline(sheet, line);
  std::size_t rows = 0;
  for (; std::getline(sheet, line); ++rows) {
    const std::vector<std::string> cells = split_at_commas(line);
    ASSERT_EQ(cells.size(), 3u) << line;
    const auto value = static_cast<Command>(std::stoul(cells[1], nullptr, 16));
    const auto c = std::ranges::find(command_names(), value, &CommandName::command);
    if (c == command_names().end())
      without_command.insert(cells[0]);
    else
      EXPECT_EQ(c->alias.empty() ? c->name : c->alias, cells[0]);
  }
  EXPECT_EQ(rows, 409u);
  EXPECT_EQ(without_command, absent);
}

}  // namespace
}  // namespace acm
