// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "run_tool.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

std::vector<std::string> names(const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {"commands", "--json"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const ToolRun run = run_tool(all);
  EXPECT_EQ(run.exit_code, 0) << run.err;
  std::vector<std::string> found;
  for (const json& command : json::parse(run.out)) found.push_back(command["name"]);
  return found;
}

TEST(Commands, all_are_listed_without_a_query) {
  EXPECT_EQ(names({}).size(), 412u);
  EXPECT_EQ(names({"--set", "2013"}).size(), 408u);
}

TEST(Commands, are_found_by_name_alias_id_index_and_pattern) {
  EXPECT_THAT(names({"walkforward"}), testing::ElementsAre("WalkForward"));
  EXPECT_THAT(names({"Magic"}), testing::ElementsAre("Magi"));
  EXPECT_THAT(names({"0x45000005"}), testing::ElementsAre("WalkForward"));
  EXPECT_THAT(names({"45000005"}), testing::ElementsAre("WalkForward"));
  EXPECT_THAT(names({"0x5"}), testing::ElementsAre("WalkForward"));
  EXPECT_THAT(names({"walk*"}), testing::ElementsAre("WalkForward", "WalkBackwards"));
  EXPECT_THAT(names({"?agi"}), testing::ElementsAre("Magi"));
  EXPECT_THAT(names({"dead"}), testing::ElementsAre("Dead"));
}

TEST(Commands, sets_have_their_own_numbers) {
  EXPECT_THAT(names({"0x110"}), testing::ElementsAre("CombatEat"));
  EXPECT_THAT(names({"0x110", "--set", "2013"}), testing::ElementsAre("PreviousMonster"));
  EXPECT_EQ(run_tool({"commands", "--set", "1999"}).exit_code, 2);
}

TEST(Commands, json_holds_id_class_and_alias) {
  const json command = json::parse(run_tool({"commands", "TurnRight", "--json"}).out)[0];
  EXPECT_EQ(command["id"], "0x6500000D");
  EXPECT_EQ(command["index"], 13);
  EXPECT_EQ(command["class"], "SubState|Modifier|Toggle|Mappable");
  EXPECT_EQ(command["alias"], "");
}

TEST(Commands, text_shows_id_name_and_class) {
  const ToolRun run = run_tool({"commands", "NonCombat"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.out, HasSubstr("0x8000003D  NonCombat  Style\n"));
}

TEST(Commands, an_unknown_command_exits_with_1) {
  for (const char* query : {"Walk", "0x44000005", "0x19C", "zzz*"}) {
    const ToolRun run = run_tool({"commands", query});
    EXPECT_EQ(run.exit_code, 1) << query;
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr(query));
  }
  EXPECT_THAT(run_tool({"commands", "Walk"}).err, HasSubstr("WalkForward"));
}

}  // namespace
}  // namespace acm::test
