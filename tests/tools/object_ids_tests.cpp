// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// What may stand where an id is expected: any related kind, and patterns in any case.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <utility>

#include "dat_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using Words = std::vector<std::string>;

// An animation of the door, which its table plays from Off to On.
constexpr const char* kDoorOpens = "0x03000503";

/// Every command that shows one table, with its arguments behind the id.
std::vector<Words> commands_of_a_table() {
  return {{"lint"},
          {"graph", "--json", "-"},
          {"timeline", "On", "--from", "Off"},
          {"timeline", "--all"},
          {"draw", "-o", "-"},
          {"export", "-o", "-"}};
}

ToolRun run_with_id(const Words& command, const std::string& id) {
  Words arguments = {command[0], id};
  arguments.insert(arguments.end(), command.begin() + 1, command.end());
  return run_tool(arguments);
}

TEST(ObjectIds, a_setup_stands_for_its_table_and_a_table_for_its_setup) {
  for (const Words& command : commands_of_a_table()) {
    const ToolRun setup = run_with_id(command, "0x02000003"), table = run_with_id(command, "0x09000003");
    EXPECT_EQ(setup.exit_code, table.exit_code) << command[0] << setup.err;
    EXPECT_EQ(setup.out, table.out) << command[0];
    EXPECT_FALSE(table.out.empty()) << command[0] << table.err;
  }
}

TEST(ObjectIds, an_animation_stands_for_the_table_that_plays_it) {
  for (const Words& command : commands_of_a_table()) {
    const ToolRun animation = run_with_id(command, kDoorOpens), table = run_with_id(command, "0x09000003");
    EXPECT_EQ(animation.exit_code, table.exit_code) << command[0] << animation.err;
    EXPECT_THAT(animation.err, HasSubstr("0x03000503 is played by 0x09000003")) << command[0];
    EXPECT_FALSE(animation.out.empty()) << command[0];
    // Drawings and exports show the motions that play it, others everything.
    if (command[0] == "draw" || command[0] == "export") continue;
    EXPECT_EQ(animation.out, table.out) << command[0];
  }
  const ToolRun drawn = run_with_id({"draw", "-o", "-"}, kDoorOpens);
  EXPECT_THAT(drawn.out, HasSubstr(">NonCombat: Off to On<"));
  EXPECT_THAT(drawn.out, Not(HasSubstr(">NonCombat: On<")));
}

TEST(ObjectIds, patterns_of_ids_stand_for_one_object_in_any_case) {
  for (const char* pattern : {"0x0900*3", "0X0900*3", "0900???3", "*9000003"})
    for (const Words& command : commands_of_a_table()) {
      const ToolRun run = run_with_id(command, pattern), table = run_with_id(command, "0x09000003");
      EXPECT_EQ(run.exit_code, table.exit_code) << command[0] << ' ' << pattern << ' ' << run.err;
      EXPECT_EQ(run.out, table.out) << command[0] << ' ' << pattern;
    }
  EXPECT_EQ(run_tool({"dump", "0x0a*"}).out, run_tool({"dump", "0X0A*"}).out);
}

TEST(ObjectIds, commands_that_take_many_take_all_that_match) {
  const std::string tables_alone = run_tool({"lint", "0x0900*"}).out, all = run_tool({"lint", "--all"}).out;
  EXPECT_EQ(tables_alone, "3 tables, 0 findings\n");
  for (const auto& [others, wanted] : {std::pair{"0x0200*", all}, {"0x0300*", tables_alone}, {"*", all}}) {
    const ToolRun run = run_tool({"lint", others});
    EXPECT_EQ(run.out, wanted) << others;
    EXPECT_EQ(run.err, "") << others;
  }
  EXPECT_EQ(run_tool({"lint", "0x0200001*"}).out, "0 tables, 2 Setups without a table, 0 findings\n");
  EXPECT_THAT(run_tool({"timeline", "0x0200001*", "--all"}).err,
              HasSubstr("nothing that matches '0x0200001*' has a motion table"));
  EXPECT_EQ(run_tool({"timeline", "0x0900*", "--all"}).out, run_tool({"timeline", "--all"}).out);
  const ToolRun dump = run_tool({"dump", "0x0900*", "--json"});
  EXPECT_EQ(dump.exit_code, 0) << dump.err;
  const auto tables = nlohmann::json::parse(dump.out);
  ASSERT_GE(tables.size(), 3u);
  EXPECT_EQ(tables[0], nlohmann::json::parse(run_tool({"dump", "0x09000001", "--json"}).out));
  EXPECT_THAT(run_tool({"dump", "0x0900*"}).out, HasSubstr(run_tool({"dump", "0x09000002"}).out));
}

TEST(ObjectIds, commands_that_take_one_name_those_that_match) {
  for (const Words& command : std::vector<Words>{{"graph", "--json", "-"},
                                                 {"timeline", "WalkForward"},
                                                 {"draw", "-o", "-"},
                                                 {"export", "-o", "-"},
                                                 {"diff", "0x09000001"}}) {
    const ToolRun run = run_with_id(command, "0x0900*");
    EXPECT_EQ(run.exit_code, 2) << command[0] << run.err;
    EXPECT_THAT(run.err, HasSubstr("'0x0900*' stands for ")) << command[0];
    EXPECT_THAT(run.err, HasSubstr("0x09000001, 0x09000002, 0x09000003")) << command[0];
    EXPECT_THAT(run.err, HasSubstr("name one")) << command[0];
  }
}

TEST(ObjectIds, names_are_refused_with_what_would_work) {
  for (const char* pattern : {"mannequin*", "MANNEQUIN*", "0x7777*"})
    for (const Words& command : std::vector<Words>{{"lint"},
                                                   {"dump"},
                                                   {"graph", "--json", "-"},
                                                   {"timeline", "--all"},
                                                   {"draw", "-o", "-"},
                                                   {"export", "-o", "-"},
                                                   {"diff", "0x09000001"}}) {
      const ToolRun run = run_with_id(command, pattern);
      EXPECT_NE(run.exit_code, 0) << command[0];
      EXPECT_THAT(run.err, HasSubstr("' matches no ")) << command[0];
      EXPECT_THAT(run.err, HasSubstr("patterns are such as 0x0900*; acmotion list")) << command[0];
    }
  EXPECT_THAT(
      run_tool({"graph", "mannequin", "--json", "-"}).err,
      HasSubstr("'mannequin' is not an object id (such as 0x09000001, or a pattern such as 0x0900*)"));
}

TEST(ObjectIds, unrelated_kinds_are_refused_with_what_would_work) {
  for (const Words& command : commands_of_a_table()) {
    const ToolRun run = run_with_id(command, "0x01000001");
    EXPECT_EQ(run.exit_code, 2) << command[0];
    EXPECT_THAT(run.err,
                HasSubstr("0x01000001 is of type gfxobj; a motion table (0x09...), a Setup (0x02...) or an "
                          "animation (0x03...) is needed"))
        << command[0];
  }
}

TEST(ObjectIds, the_table_of_a_run_is_any_related_kind) {
  const std::string file = ACMOTION_SOURCE_DIR "/examples/stroll.scn";
  const std::string beast = run_tool({"run", file, "--trace", "--table", "0x09000002"}).out;
  EXPECT_EQ(run_tool({"run", file, "--trace", "--table", "0x02000002"}).out, beast);
  EXPECT_EQ(run_tool({"run", file, "--trace", "--table", "0x0900*2"}).out, beast);
  EXPECT_THAT(run_tool({"run", file, "--table", kDoorOpens}).err, HasSubstr("is played by 0x09000003"));
  EXPECT_NE(beast, "");
}

TEST(ObjectIds, options_take_patterns_too) {
  const ToolRun held =
      run_tool({"draw", "02000001", "--motion", "Ready", "--hold", "RightHand=0x020000*10", "-o", "-"});
  EXPECT_EQ(held.exit_code, 0) << held.err;
  EXPECT_EQ(run_tool({"draw", "02000003", "--motion", "Off", "--table", "0X0900*3", "-o", "-"}).exit_code, 0);
  EXPECT_EQ(run_tool({"export", "02000003", "--table", "0X0900*3", "-o", "-"}).exit_code, 0);
}

struct ObjectIdsOfContainers : testing::Test, DatFiles {
  ObjectIdsOfContainers() { EXPECT_EQ(run_tool({"dat", "sample", at("sample.dat")}).exit_code, 0); }
};

TEST_F(ObjectIdsOfContainers, containers_are_listed_extracted_and_changed_by_pattern) {
  const ToolRun list = run_tool({"dat", "ls", "0x0900*", "--dat", at("sample.dat")});
  EXPECT_EQ(list.out, run_tool({"dat", "ls", "--type", "motion-table", "--dat", at("sample.dat")}).out);
  EXPECT_EQ(run_tool({"dat", "extract", "0X0900*", "-o", at("tables"), "--dat", at("sample.dat")}).exit_code,
            0);
  EXPECT_TRUE(has("tables/09000001.bin"));
  EXPECT_FALSE(has("tables/02000001.bin"));
  const std::size_t before = ids("sample.dat").size();
  const ToolRun removed = run_tool({"dat", "remove", "0900*", "0x09000001", "--dat", at("sample.dat")});
  EXPECT_EQ(removed.exit_code, 0) << removed.err;
  EXPECT_LE(ids("sample.dat").size(), before - 3);
  for (const char* command : {"ls", "extract", "remove"}) {
    const ToolRun none = run_tool({"dat", command, "0x0900*", "--dat", at("sample.dat")});
    EXPECT_EQ(none.exit_code, 1) << command;
    EXPECT_THAT(none.err, HasSubstr("'0x0900*' matches no object")) << command;
  }
}

TEST_F(ObjectIdsOfContainers, everything_that_matches_is_compared_with_another_container) {
  EXPECT_EQ(run_tool({"dat", "remove", "0x09000002", "0x02000002", "--dat", at("sample.dat")}).exit_code, 0);
  const ToolRun run = run_tool({"diff", "0x0900*", "--other-dat", at("sample.dat")});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr("motion-table 0x09000002"));
  EXPECT_THAT(run.out, HasSubstr("1 difference"));
  const ToolRun other = run_tool({"diff", "0x01000001", "--other-dat", at("sample.dat")});
  EXPECT_EQ(other.out, "the same\n") << other.err;
  EXPECT_THAT(run_tool({"diff", "0x01000001", "0x01000002"}).err, HasSubstr("0x01000001 is of type gfxobj"));
  EXPECT_THAT(run_tool({"diff", "0x03000001", "0x09000001"}).err,
              HasSubstr("0x03000001 is an animation and 0x09000001 is not; compare two animations, or two"));
}

TEST(MotionNames, patterns_in_any_case_stand_for_one_or_are_answered_with_all) {
  const ToolRun one = run_tool({"timeline", "0x09000001", "WalkForward"});
  EXPECT_EQ(run_tool({"timeline", "0x09000001", "walkforw*"}).out, one.out);
  EXPECT_EQ(run_tool({"timeline", "0x09000001", "WALKFORW*"}).out, one.out);
  const ToolRun many = run_tool({"timeline", "0x09000001", "*slash*", "--style", "SwordCombat"});
  EXPECT_EQ(many.exit_code, 2);
  EXPECT_THAT(many.err, HasSubstr("'*slash*' stands for "));
  EXPECT_THAT(many.err, HasSubstr("SlashHigh"));
  EXPECT_THAT(many.err, HasSubstr("name one"));
  // Motions of other styles do not count as long as this one has some.
  EXPECT_EQ(run_tool({"timeline", "0x09000001", "punchfastl*", "--style", "HandCombat"}).exit_code, 0);
  EXPECT_THAT(run_tool({"timeline", "0x09000001", "*th*", "--style", "SwordCombat"}).err,
              Not(HasSubstr("PunchFastHigh")));
  EXPECT_THAT(run_tool({"timeline", "0x09000001", "*nonsense*"}).err,
              HasSubstr("'*nonsense*' matches no command"));
}

TEST(MotionNames, styles_take_patterns) {
  EXPECT_EQ(run_tool({"draw", "02000001", "--motion", "Ready", "--style", "swordc*", "-o", "-"}).out,
            run_tool({"draw", "02000001", "--motion", "Ready", "--style", "SwordCombat", "-o", "-"}).out);
  EXPECT_EQ(run_tool({"timeline", "0x09000001", "--all", "--style", "SWORDC*"}).out,
            run_tool({"timeline", "0x09000001", "--all", "--style", "SwordCombat"}).out);
  EXPECT_THAT(run_tool({"timeline", "0x09000001", "--all", "--style", "SlingCombat"}).err,
              HasSubstr("0x09000001 has no style SlingCombat; it has NonCombat"));
}

TEST(MotionNames, commands_and_messages_are_found_by_pattern) {
  EXPECT_THAT(run_tool({"commands", "0x4500*"}).out, HasSubstr("WalkForward"));
  EXPECT_EQ(run_tool({"commands", "*slash*"}).out, run_tool({"commands", "*SLASH*"}).out);
  const std::string capture = run_tool({"simulate", "--actors", "2", "--seconds", "1", "--capture", "-"}).out;
  EXPECT_EQ(run_tool({"capture", "-", "--opcode", "createo*"}, {.input = capture}).out,
            run_tool({"capture", "-", "--opcode", "CreateObject"}, {.input = capture}).out);
  EXPECT_THAT(run_tool({"capture", "-", "--opcode", "zzz*"}, {.input = capture}).err,
              HasSubstr("'zzz*' matches no name of a message"));
  EXPECT_THAT(run_tool({"capture", "-", "--object", "0x5*"}, {.input = capture}).err,
              HasSubstr("such as 0x50000001"));
}

}  // namespace
}  // namespace acm::test
