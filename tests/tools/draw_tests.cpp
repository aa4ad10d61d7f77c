// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>

#include "dat_files.h"
#include "run_tool.h"

namespace acm::test {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

ToolRun draw(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "draw");
  arguments.insert(arguments.end(), {"-o", "-"});
  return run_tool(arguments);
}

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t n = 0;
  for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++n;
  return n;
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// Every element that is opened is closed, in order.
bool is_well_formed(const std::string& xml) {
  static const std::regex kTag("<(/?)([a-z]+)[^>]*?(/?)>");
  std::vector<std::string> open;
  for (std::sregex_iterator it(xml.begin(), xml.end(), kTag), end; it != end; ++it) {
    if ((*it)[3].length() != 0) continue;
    if ((*it)[1].length() == 0)
      open.push_back((*it)[2]);
    else if (open.empty() || open.back() != (*it)[2])
      return false;
    else
      open.pop_back();
  }
  return open.empty();
}

TEST(Draw, shows_a_cycle_frame_by_frame_with_its_hooks) {
  const ToolRun run = draw({"0x02000001", "--motion", "WalkForward", "--scale", "20"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(StartsWith("<svg "), EndsWith("</svg>\n")));
  EXPECT_TRUE(is_well_formed(run.out));
  EXPECT_THAT(run.out, AllOf(HasSubstr(">NonCombat: WalkForward<"), HasSubstr("3.12 m/s")));
  EXPECT_EQ(count(run.out, "<g class=\"b\""), 9u);  // every second of 18
  EXPECT_EQ(count(run.out, ">SoundTable Footstep"), 2u);
}

TEST(Draw, the_same_picture_every_time_and_another_from_another_side) {
  const std::vector<std::string> arguments = {"02000003", "--motion", "On", "--frames", "1"};
  const std::string first = draw(arguments).out;
  EXPECT_EQ(draw(arguments).out, first);
  for (const char* view : {"front", "top", "iso"}) {
    std::vector<std::string> other = arguments;
    other.insert(other.end(), {"--view", view});
    EXPECT_NE(draw(other).out, first) << view;
  }
}

TEST(Draw, shows_links_and_actions_and_what_hands_hold) {
  const ToolRun link = draw({"02000003", "--from", "Off", "--motion", "On", "--frames", "29"});
  EXPECT_EQ(link.exit_code, 0) << link.err;
  EXPECT_THAT(link.out, AllOf(HasSubstr(">NonCombat: Off to On<"), HasSubstr(">Ethereal 1<")));
  const auto slash = [](std::vector<std::string> more) {
    std::vector<std::string> arguments = {"02000001",    "--motion", "SlashHigh", "--style",
                                          "SwordCombat", "--frames", "2"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return draw(arguments).out;
  };
  EXPECT_THAT(slash({}), HasSubstr(">Attack part 7<"));
  // One blow has one time, here and in its timeline.
  EXPECT_THAT(slash({}), HasSubstr(">frame 10, 0.3667 s<"));
  EXPECT_THAT(run_tool({"timeline", "02000001", "SlashHigh", "--style", "SwordCombat"}).out,
              HasSubstr("0.3667     10    Attack"));
  EXPECT_NE(slash({}), slash({"--hold", "LeftHand=02000011"}));
}

TEST(Draw, a_table_stands_for_the_body_it_moves_and_patterns_for_motions) {
  const ToolRun run = draw({"09000001", "--style", "swordcombat", "--motion", "*SLASH*", "--frames", "1"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_THAT(run.out, AllOf(HasSubstr("Setup 0x02000001"), HasSubstr(">SwordCombat: TripleSlashMed<")));
}

TEST(Draw, a_drawing_without_a_figure_is_a_failure) {
  const TempFolder folder;
  const std::string dat = (folder.path() / "s.dat").string(), svg = (folder.path() / "s.svg").string();
  ASSERT_EQ(run_tool({"dat", "sample", dat}).exit_code, 0);
  std::vector<std::string> remove = {"dat", "remove", "--dat", dat};
  for (const std::string& line : lines_of(run_tool({"dat", "ls", "--type", "animation", "--dat", dat}).out))
    if (line.starts_with("0x")) remove.push_back(line.substr(0, 10));
  ASSERT_EQ(run_tool(remove).exit_code, 0);
  const ToolRun run = run_tool({"draw", "02000003", "--dat", dat, "-o", svg});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("nothing to draw"));
  EXPECT_FALSE(std::filesystem::exists(svg));
}

TEST(Draw, refusals_name_what_would_work) {
  EXPECT_THAT(draw({"02000001", "--motion", "SlashHigh"}).err,
              HasSubstr("; SlashHigh exists in SwordCombat\n"));
  EXPECT_THAT(draw({"02000001", "--motion", "*slash*"}).err, HasSubstr(" exists in SwordCombat\n"));
  EXPECT_THAT(draw({"02000001", "--motion", "WalkForwad"}).err, HasSubstr("; did you mean WalkForward?"));
  EXPECT_THAT(draw({"02000001", "--style", "SlingCombat"}).err, HasSubstr("; it has NonCombat, HandCombat"));
  EXPECT_THAT(draw({"02000001", "--hold", "Foot=02000010"}).err, HasSubstr("there are: RightHand, LeftHand"));
  EXPECT_THAT(draw({"02000001", "--scale", "nan"}).err, HasSubstr("'nan' is not a finite number"));
}

TEST(Draw, long_drawings_show_their_progress) {
  const ToolRun run = run_tool({"draw", "02000001", "--style", "all", "--frames", "4", "-o", "-"},
                               {.output = ToolOutput::FileWithErrorsOnTerminal});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, HasSubstr("drawing ["));
}

TEST(Draw, without_a_motion_shows_all_of_a_style) {
  const ToolRun run = draw({"02000002", "--frames", "1", "--scale", "10"});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  for (const char* motion : {"Ready", "WalkForward", "Sleeping", "Bite", "Twitch1"})
    EXPECT_THAT(run.out, HasSubstr(std::string(">NonCombat: ") + motion + "<"));
}

TEST(Draw, no_figure_reaches_over_the_edge) {
  const ToolRun run = draw({"02000001", "--motion", "Cheer", "--frames", "40"});
  std::smatch size;
  ASSERT_TRUE(std::regex_search(run.out, size, std::regex("width=\"([0-9.]+)\" height=\"([0-9.]+)\"")));
  static const std::regex kPlace("translate\\(([0-9.-]+) ([0-9.-]+)\\)");
  int figures = 0;
  for (std::sregex_iterator it(run.out.begin(), run.out.end(), kPlace), end; it != end; ++it, ++figures) {
    EXPECT_LT(std::stod((*it)[1]), std::stod(size[1]));
    EXPECT_LT(std::stod((*it)[2]), std::stod(size[2]));
  }
  EXPECT_EQ(figures, 40);
}

TEST(Draw, reads_a_container_of_the_user) {
  const TempFolder folder;
  const std::string dat = (folder.path() / "s.dat").string(), svg = (folder.path() / "s.svg").string();
  ASSERT_EQ(run_tool({"dat", "sample", dat}).exit_code, 0);
  const ToolRun run = run_tool({"draw", "02000003", "--dat", dat, "--motion", "Off", "-o", svg});
  EXPECT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out, svg + ": 1 motion, 2 figures\n");
  EXPECT_EQ(text_of(svg), draw({"02000003", "--motion", "Off"}).out);
}

// Whoever changes the picture on purpose draws it anew; the command stands in README.md.
TEST(Draw, the_picture_in_the_documents_is_what_the_tool_draws) {
  const ToolRun run = draw({"0x02000001", "--motion", "WalkForward", "--view", "iso", "--frames", "6"});
  EXPECT_TRUE(run.out == text_of(ACMOTION_SOURCE_DIR "/docs/walk.svg"));
}

TEST(Draw, wrong_usage_is_reported) {
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{"zzz"}, "not an object id"},
      {{"01000001"}, "is of type gfxobj; a motion table (0x09...), a Setup (0x02...) or an animation"},
      {{"02000001", "--motion", "Nope"}, "Nope: no such command"},
      {{"02000001", "--style", "Nope"}, "Nope: no such command"},
      {{"02000001", "--from", "Ready"}, "--motion"},
      {{"02000001", "--view", "below"}, "--view"},
      {{"02000001", "--frames", "0"}, "--frames"},
      {{"02000001", "--hold", "sword"}, "LOCATION=SETUP"},
      {{"02000001", "--hold", "Nose=02000010"}, "'Nose' is not a place to hold things"},
      {{"02000010"}, "names no motion table"}};
  for (const auto& [arguments, words] : cases) {
    const ToolRun run = draw(arguments);
    EXPECT_EQ(run.exit_code, 2) << words;
    EXPECT_THAT(run.err, AllOf(StartsWith("acmotion: "), HasSubstr(words)));
    EXPECT_EQ(run.out, "");
  }
  EXPECT_THAT(run_tool({"draw", "02000001"}).err, HasSubstr("--out is required (see acmotion draw --help)"));
}

TEST(Draw, missing_objects_are_reported) {
  const TempFolder folder;
  const std::string out = (folder.path() / "none" / "x.svg").string();
  const std::pair<std::vector<std::string>, const char*> cases[] = {
      {{"02000099"}, "0x02000099: no such object\n"},
      {{"02000001", "--table", "09000099"}, "0x09000099: no such object\n"},
      {{"02000001", "--style", "BowCombat", "--motion", "SlashHigh"},
       "has no motion SlashHigh in style BowCombat"},
      {{"02000001", "--style", "SlingCombat"}, "has no style"},
      {{"02000001", "--dat", folder.string()}, "Is a directory"},
      {{"02000001", "--dat", out}, "No such file"}};
  for (const auto& [arguments, words] : cases) {
    const ToolRun run = draw(arguments);
    EXPECT_EQ(run.exit_code, 1) << words;
    EXPECT_THAT(run.err, HasSubstr(words));
  }
  const ToolRun unwritable = run_tool({"draw", "02000003", "--motion", "On", "-o", out});
  EXPECT_EQ(unwritable.exit_code, 1);
  EXPECT_THAT(unwritable.err, HasSubstr("No such file or directory"));
}

TEST(Draw, a_table_of_another_body_is_reported_and_drawn) {
  const ToolRun run = draw({"02000001", "--table", "09000002", "--motion", "Ready", "--frames", "1"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_THAT(run.err, HasSubstr("moves 19 parts, and the Setup has 21"));
}

TEST(Draw, a_look_changes_the_colours_of_a_creature) {
  const std::vector<std::string> arguments = {"0x02000002", "--motion", "Ready", "--frames", "1"};
  const auto coat = [&](const char* shade) {
    std::vector<std::string> all = arguments;
    all.insert(all.end(), {"--clothing", "0x10000002", "--template", "1", "--shade", shade});
    const ToolRun run = draw(all);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    return run.out;
  };
  EXPECT_EQ(draw(arguments).out, coat("0")) << "the first coat is its own";
  EXPECT_NE(coat("0"), coat("0.5"));
  EXPECT_NE(coat("0.5"), coat("1"));
}

}  // namespace
}  // namespace acm::test
