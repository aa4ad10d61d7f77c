// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/hooks.hpp"
#include "assets/animation.h"
#include "inspect/conformance/scenario_walk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <span>

#include "run_tool.h"
#include "support/conformance_run.h"
#include "support/sanitized.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::string kSuite = ACMOTION_SOURCE_DIR "/conformance";
const std::string kRunIt = "\"$TOOL\" run - --trace --assets \"$CONFORMANCE_ASSETS\"";

ToolRun run_conformance(std::vector<std::string> arguments, ToolOutput output = ToolOutput::File) {
  arguments.insert(arguments.begin(), {"conformance", "--suite", kSuite});
  return run_tool(arguments, {.output = output,
                              .environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "TOOL=" ACMOTION_TOOL,
                                              "ACMOTION=" ACMOTION_TOOL}});
}

json report_of(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const ToolRun run = run_conformance(arguments);
  const json report = json::parse(run.out, nullptr, false);
  EXPECT_FALSE(report.is_discarded()) << run.out << run.err;
  EXPECT_EQ(run.exit_code, report["broken"] == 0 ? 0 : 1);
  return report;
}

std::string adapter(const std::string& mistake) {
  return "python3 " + kSuite + "/adapter_example.py " + mistake;
}

std::string text_of_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Conformance, the_tool_passes_its_own_suite) {
  const ToolRun run = run_conformance({});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("acmotion: 100 cases passed, 0 broken; "));
  EXPECT_EQ(run.err, "");
}

// What a run after a departure relies on: of an engine that is wrong at first, a fresh part is asked alone.
TEST(Conformance, every_fresh_part_stands_alone) {
  const ConformanceIndex index = tool::open_suite(kSuite);
  std::size_t fresh = 0;
  for (const ConformanceScenario& scenario : index.scenarios) {
    const std::string script = text_of_file(kSuite + "/scenarios/" + scenario.name + ".scn");
    const std::string recorded = text_of_file(kSuite + "/scenarios/" + scenario.name + ".trace");
    const std::string assets = kSuite + "/assets/" + scenario.assets;
    for (std::size_t part = 1; part < scenario.parts.size(); ++part) {
      if (!scenario.parts[part].fresh) continue;
      ++fresh;
      ConformanceScenario one = scenario;
      for (std::size_t i = 0; i < one.parts.size(); ++i) one.parts[i].fresh = i == part;
      std::vector<std::string> questions;
      ScenarioEngines engines;
      engines.asked = [&](const std::string& text) {
        questions.push_back(text);
        return ScenarioAnswer{
            questions.size() == 1 ? "E wrong\n" : tool::builtin_trace(text, assets).trace, {}, false};
      };
      engines.is_reference = true;
      ConformanceReport report(index);
      UnsupportedCommands unsupported;
      walk_scenario(index, one, script, recorded, engines, unsupported, report);
      EXPECT_EQ(report.departures().size(), 1u)
          << scenario.name << " from line " << scenario.parts[part].line << "\n"
          << sentence_of(report.departures().back());
      EXPECT_EQ(questions.size(), 2u);
    }
  }
  EXPECT_GT(fresh, 50u);
}

// Or else a departure in the first topic would hide the others.
TEST(Conformance, topics_of_version_2_begin_again) {
  constexpr std::size_t kLongestTopic = 16;
  std::size_t scenarios = 0;
  for (const ConformanceScenario& scenario : tool::open_suite(kSuite).scenarios) {
    if (!scenario.name.starts_with("v2_")) continue;
    ++scenarios;
    std::size_t parts = 0;
    for (const auto& part : scenario.parts) {
      parts = part.fresh ? 1 : parts + 1;
      EXPECT_LE(parts, kLongestTopic) << scenario.name << ", line " << part.line;
    }
  }
  EXPECT_EQ(scenarios, 13u);
}

TEST(Conformance, a_field_that_is_always_wrong_leaves_later_topics_asked) {
  const json report = report_of({"--runner", kRunIt + " | sed '/^C sent MoveToState/s/contact=1/contact=0/'",
                                 "--filter", "scenario/v2_keys"});
  for (const json& one : report["departures"]) EXPECT_EQ(one["field"], "contact");
  std::map<std::string, int> passed;
  for (const json& rule : report["rules"]) passed[rule["rule"]] = rule["passed"];
  EXPECT_GT(passed["LP-78"], 0) << "of the last topic";
  EXPECT_GT(passed["LP-40"], 0);
}

// What the rest of a scenario is compared with: the reference answers scripts without some lines as it does
// whole ones.
TEST(Conformance, what_is_left_after_a_departure_is_compared_in_every_scenario) {
  const json report =
      report_of({"--runner", kRunIt + " | sed \"s/^\\(U .* hooks=\\)0/\\19/\"", "--filter", "scenario/0*"});
  std::map<std::string, int> departures;
  for (const json& one : report["departures"]) {
    EXPECT_EQ(one["field"], "hooks");
    EXPECT_EQ(one["command"].get<std::string>().substr(0, 6), "update");
    ++departures[one["case"]];
  }
  EXPECT_EQ(departures.size(), 9u);
  for (const auto& [name, count] : departures) EXPECT_GT(count, 1) << name;
}

TEST(Conformance, every_part_and_vector_names_rules) {
  const ConformanceIndex index = tool::open_suite(kSuite);
  for (const ConformanceScenario& scenario : index.scenarios)
    for (const ConformancePart& part : scenario.parts)
      EXPECT_FALSE(part.rules.empty()) << scenario.name << " line " << part.line;
  for (const ConformanceMessages& messages : index.messages)
    for (const RuleSet& rules : messages.vectors) EXPECT_FALSE(rules.empty()) << messages.file;
  for (const ConformanceContainer& container : index.containers) EXPECT_FALSE(container.rules.empty());
}

// Readers of other engines hang at a hook of type 0, which no shipped file has, before any motion is asked.
TEST(Conformance, hooks_of_type_0_stand_only_in_the_scenario_of_odd_hooks) {
  std::set<std::string> odd;
  std::size_t animations = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kSuite + "/assets")) {
    if (!entry.path().filename().string().starts_with("03")) continue;
    const std::string bytes = text_of_file(entry.path());
    const Result<Animation> animation = read_animation(std::as_bytes(std::span(bytes)));
    ASSERT_TRUE(animation) << entry.path();
    ++animations;
    for (const Hook& hook : animation->hooks)
      if (hook.type() == HookType::NoOp) odd.insert(entry.path().parent_path().filename().string());
  }
  EXPECT_GT(animations, 100u);
  EXPECT_EQ(odd, std::set<std::string>{"e2"});
  for (const ConformanceScenario& scenario : tool::open_suite(kSuite).scenarios)
    EXPECT_EQ(scenario.assets == "e2", scenario.name == "e13_payloads") << scenario.name;
}

TEST(Conformance, the_example_of_an_adapter_passes_where_it_takes_part) {
  const json report = report_of({"--runner", adapter(""), "--filter", "scenario/11_hooks", "--filter",
                                 "messages/*", "--filter", "container/minimal"});
  EXPECT_EQ(report["passed"], 4);
  EXPECT_EQ(report["skipped"], 1);
  EXPECT_EQ(report["broken_rules"], json::array());
}

TEST(Conformance, mistakes_of_the_adapter_are_reported_with_their_rules) {
  const auto first_rule = [](const char* mistake, const char* cases) {
    const json report = report_of({"--runner", adapter(mistake), "--filter", cases});
    return report["broken_rules"].empty() ? std::string()
                                          : report["broken_rules"][0]["rule"].get<std::string>();
  };
  EXPECT_EQ(first_rule("backward", "scenario/1?_*"), "core 2.9");
  EXPECT_EQ(first_rule("links", "scenario/15_lookups"), "core 4.3");
  EXPECT_EQ(first_rule("sidestep", "messages/wire-synthetic*"), "wire 2.1");
}

/// The broken rules of an engine whose traces are changed by sed.
std::vector<std::string> rules_broken_by(const std::string& sed, const std::string& cases) {
  const json report = report_of({"--runner", kRunIt + " | sed '" + sed + "'", "--filter", cases});
  std::vector<std::string> rules;
  for (const json& rule : report["broken_rules"]) rules.push_back(rule["rule"]);
  return rules;
}

TEST(Conformance, a_planted_mistake_is_reported_with_the_right_rule) {
  EXPECT_THAT(rules_broken_by("s/^B contact=0/B contact=1/", "scenario/*"), testing::Contains("core 7.14"));
  EXPECT_EQ(rules_broken_by("s/^\\(J adjust=[0-9A-F]*\\) speed=-.*/\\1 speed=7/", "scenario/18*").front(),
            "core 7.9");
  EXPECT_EQ(rules_broken_by("s/ counter=[1-9]/ counter=0/", "scenario/*").front(), "core 6");
  EXPECT_EQ(rules_broken_by("s/ jumpz=[0-9.]*/ jumpz=99/", "scenario/19*"),
            std::vector<std::string>{"core 7.15"});
  EXPECT_EQ(rules_broken_by("s/ success=1/ success=0/", "scenario/1*").front(), "core 6");
  EXPECT_EQ(rules_broken_by("s/^\\(Z .* volume=\\).*/\\19/", "scenario/e12*").front().substr(0, 2), "SN");
  EXPECT_EQ(rules_broken_by("/^G /d", "scenario/e04*"), std::vector<std::string>{"PS-8"});
}

TEST(Conformance, after_a_departure_fresh_parts_are_compared_all_the_same) {
  const json report = report_of(
      {"--runner", kRunIt + " | sed 's/^\\(I .* sstamp=\\)[1-9]/\\18/'", "--filter", "scenario/22_stamps"});
  EXPECT_GT(report["departures"].size(), 2u);
  EXPECT_EQ(report["broken_rules"][0]["rule"], "core 7.18");
}

TEST(Conformance, small_differences_and_negated_rotations_pass) {
  EXPECT_EQ(
      rules_broken_by("s/ fn=\\([0-9]*\\.[0-9]*\\) / fn=\\100001 /; s,/1\\,0\\,0\\,0,/-1\\,-0\\,-0\\,-0,g",
                      "scenario/12*"),
      std::vector<std::string>());
}

struct HostileRunner {
  const char* name;
  const char* command;
  const char* problem;
  /// In seconds: short where it must run out, long where a busy machine must not matter.
  const char* timeout = "120";
};

class ConformanceHostile : public testing::TestWithParam<HostileRunner> {};

TEST_P(ConformanceHostile, runners_are_reported_in_time_and_with_little_memory) {
  const auto start = std::chrono::steady_clock::now();
  const ToolRun run =
      run_conformance({"--timeout", GetParam().timeout, "--runner", GetParam().command, "--filter",
                       "scenario/0*", "--filter", "messages/*negative*", "--filter", "container/m*"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr(GetParam().problem));
  EXPECT_THAT(run.out, Not(HasSubstr("\033")));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(200));
  EXPECT_LT(run.peak_kilobytes, kSanitized ? 500'000 : 250'000);
}

INSTANTIATE_TEST_SUITE_P(
    of_all_kinds, ConformanceHostile,
    testing::Values(HostileRunner{"hangs", "sleep 1000", "it did not end in time", "0.3"},
                    HostileRunner{"hangs_after_output", "exec >&-; exec 2>&-; sleep 1000",
                                  "it did not end in time", "0.3"},
                    HostileRunner{"ignores_signals", "trap '' TERM INT HUP; while :; do :; done",
                                  "it did not end in time", "0.3"},
                    HostileRunner{"leaves_children", "sleep 1000 & true", "left its output open", "3"},
                    HostileRunner{"crashes", "kill -SEGV $$", "it was ended by signal 11"},
                    HostileRunner{"fails", "echo broken >&2; exit 3", "it ended with exit status 3: broken"},
                    HostileRunner{"raises", "python3 -c 'print([][1])'",
                                  "it ended with exit status 1: IndexError: list index out of range"},
                    HostileRunner{"is_silent", "true", "it printed nothing"},
                    HostileRunner{"is_endless", "yes", "it printed more than 8 MB"},
                    HostileRunner{"complains_endlessly", "yes >&2", "it did not end in time", "0.3"},
                    HostileRunner{"prints_garbage", "head -c 300000 /dev/urandom",
                                  "0 cases passed, 11 broken"},
                    HostileRunner{"echoes", "cat", "0 cases passed, 11 broken"}),
    [](const testing::TestParamInfo<HostileRunner>& tested) { return std::string(tested.param.name); });

TEST(Conformance, a_runner_that_hangs_is_asked_everything_all_the_same) {
  const json report = report_of({"--timeout", "0.05", "--runner", "sleep 100"});
  EXPECT_EQ(report["broken"], 100);
  EXPECT_EQ(report["broken_rules"], json::array()) << "no rule can be blamed for silence";
}

TEST(Conformance, three_time_outs_do_not_end_the_run) {
  const json report = report_of({"--timeout", "4", "--runner",
                                 "case $CONFORMANCE_ASSETS in */s403) " + kRunIt + ";; *) sleep 100;; esac",
                                 "--filter", "scenario/r4*"});
  EXPECT_EQ(report["passed"], 2);
  EXPECT_EQ(report["broken"], 4);
  EXPECT_GT(report["rules_followed"], 10);
}

TEST(Conformance, each_further_time_out_of_a_runner_is_shorter_but_never_below_a_second) {
  using std::chrono::milliseconds;
  tool::RunnerPatience patience(milliseconds(30'000));
  std::vector<long long> limits;
  for (int i = 0; i < 7; ++i) {
    limits.push_back(patience.limit().count());
    patience.saw({{}, {}, true});
  }
  EXPECT_THAT(limits, testing::ElementsAre(30000, 15000, 7500, 3750, 1875, 1000, 1000));
  patience.saw({"an answer", {}, false});
  EXPECT_EQ(patience.limit(), milliseconds(30'000));
  tool::RunnerPatience short_one(milliseconds(200));
  short_one.saw({{}, {}, true});
  EXPECT_EQ(short_one.limit(), milliseconds(200));
}

TEST(Conformance, what_a_runner_printed_before_it_hung_is_compared) {
  const json report = report_of(
      {"--timeout", "3", "--runner", kRunIt + " | head -n 30; sleep 100", "--filter", "scenario/07_stops"});
  ASSERT_EQ(report["departures"].size(), 1u);
  EXPECT_EQ(report["departures"][0]["answer_line"], 31);
  EXPECT_EQ(report["departures"][0]["problem"], "it did not end in time");
  EXPECT_GT(report["rules_followed"], 3);
}

TEST(Conformance, the_report_shows_the_field_the_command_and_the_page) {
  const ToolRun run = run_conformance({"--runner", kRunIt + " | sed 's/^\\(S .*03000101:0:9:\\)30/\\1-30/'",
                                       "--filter", "scenario/01_links"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, testing::StartsWith("scenario/01_links:3: nodes[0].rate: expected 30, was -30\n"
                                           "  command     state\n  expected    S style="));
  EXPECT_THAT(run.out, HasSubstr(" docs/behaviour/sequence.md#core-22-changing-the-list"));
}

TEST(Conformance, a_page_is_written_with_links_to_the_rules) {
  const TempFolder folder;
  const std::string page = folder.string() + "/report.html";
  const ToolRun run = run_conformance({"--runner", adapter("links"), "--filter", "scenario/15_lookups",
                                       "--html", page, "--docs", "https://example.org/a"});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(text_of_file(page),
              AllOf(HasSubstr("<!doctype html>"), HasSubstr("link: expected 1, was 0"),
                    HasSubstr("href=\"https://example.org/a/docs/behaviour/motion-table.md#")));
}

TEST(Conformance, more_answers_than_messages_are_a_departure) {
  const ToolRun run = run_conformance(
      {"--runner", "sed 's/.*/{\"refused\": 1}/'; echo one more", "--filter", "messages/wire-negative*"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("it printed more lines than there were messages"));
}

TEST(Conformance, a_runner_that_does_nothing_does_not_pass) {
  const ToolRun run = run_conformance({"--runner", "echo unsupported", "--filter", "container/*"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("20 unsupported"));
}

TEST(Conformance, wrong_usage_has_exit_code_2) {
  const auto fails = [](std::vector<std::string> arguments, const char* text) {
    const ToolRun run = run_conformance(std::move(arguments));
    EXPECT_EQ(run.exit_code, 2) << run.out;
    EXPECT_THAT(run.err, HasSubstr(text));
  };
  fails({"--runner", "no_such_engine_here"}, "the runner cannot be started: ");
  fails({"--filter", "scenario/none"}, "no case of the suite is selected");
  fails({"--rule", "core 2.55"}, "core 2.55: the suite has no such rule; did you mean core 2.5");
  fails({"--timeout", "0"}, "--timeout");
  EXPECT_EQ(run_tool({"conformance", "--suite", "/nowhere"}).exit_code, 2);
  EXPECT_THAT(run_tool({"conformance", "--suite", "/nowhere"}).err,
              HasSubstr("name its folder with --suite"));
}

TEST(Conformance, a_rule_selects_the_cases_that_are_about_it) {
  const json report = report_of({"--rule", "dat-formats 1.5"});
  EXPECT_EQ(report["cases"], json::parse(R"([{"name":"container/older_layout","result":"passed"}])"));
}

TEST(Conformance, a_damaged_suite_is_refused_with_its_fault) {
  const TempFolder folder;
  const std::string text = R"({"rules": {}, "observed": {}, "scenarios": [{"name": "../x"}]})";
  folder.write("index.json", std::as_bytes(std::span(text)));
  const ToolRun run = run_tool({"conformance", "--suite", folder.string()});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, HasSubstr("index.json: name: not a plain file name: '../x'"));
}

TEST(Conformance, progress_is_shown_to_people_and_the_report_stays_clean) {
  const ToolRun run = run_conformance({}, ToolOutput::FileWithErrorsOnTerminal);
  EXPECT_THAT(run.err, HasSubstr("asking ["));
  EXPECT_EQ(run.out, run_conformance({}).out);
}

}  // namespace
}  // namespace acm::test
