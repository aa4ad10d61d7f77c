// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <fstream>
#include <iterator>

#include "conformance_run.h"
#include "run_tool.h"
#include "support/sanitized.h"
#include "support/shared_data.h"
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
  EXPECT_THAT(run.out, HasSubstr("acmotion: 74 cases passed, 0 broken; "));
  EXPECT_EQ(run.err, "");
}

// What a run after a departure relies on.
TEST(Conformance, every_fresh_part_stands_alone) {
  const ConformanceIndex index = tool::open_suite(kSuite);
  const auto runner = tool::make_builtin_runner();
  std::size_t fresh = 0;
  for (const ConformanceScenario& scenario : index.scenarios) {
    const std::string stem = kSuite + "/scenarios/" + scenario.name;
    const std::string script = text_of_file(stem + ".scn"), recorded = text_of_file(stem + ".trace");
    for (std::size_t part = 1; part < scenario.parts.size(); ++part) {
      if (!scenario.parts[part].fresh) continue;
      ++fresh;
      const std::string text = scenario_from(script, scenario.parts[part].line);
      const auto answer =
          runner->ask({tool::RunnerRequest::Kind::Scenario, text, kSuite + "/assets/" + scenario.assets});
      const TraceJudgement judged = judge_trace(index, scenario, part, recorded, answer.output);
      EXPECT_FALSE(judged.departure) << scenario.name << " from line " << scenario.parts[part].line << "\n"
                                     << judged.departure->expected << "\n"
                                     << judged.departure->actual;
    }
  }
  EXPECT_GT(fresh, 50u);
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

TEST(Conformance, the_copied_files_are_those_beside_the_repository) {
  const auto golden = shared_data("golden");
  if (golden.empty()) GTEST_SKIP() << "no recorded scenarios beside this checkout";
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(golden)) {
    const auto& path = entry.path();
    std::filesystem::path copy;
    if (path.extension() == ".scn" || path.extension() == ".trace")
      copy = std::filesystem::path(kSuite) / "scenarios" / path.filename();
    if (path.extension() == ".bin")
      copy = std::filesystem::path(kSuite) / "assets" / path.parent_path().filename() / path.filename();
    if (copy.empty()) continue;
    ++files;
    EXPECT_EQ(text_of_file(path), text_of_file(copy)) << copy;
  }
  EXPECT_GT(files, 200u);
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

TEST(Conformance, after_a_departure_fresh_parts_are_judged_all_the_same) {
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
                    HostileRunner{"is_silent", "true", "it printed nothing"},
                    HostileRunner{"is_endless", "yes", "it printed more than 8 MB"},
                    HostileRunner{"complains_endlessly", "yes >&2", "it did not end in time", "0.3"},
                    HostileRunner{"prints_garbage", "head -c 300000 /dev/urandom",
                                  "0 cases passed, 11 broken"},
                    HostileRunner{"echoes", "cat", "0 cases passed, 11 broken"}),
    [](const testing::TestParamInfo<HostileRunner>& tested) { return std::string(tested.param.name); });

TEST(Conformance, a_runner_that_hangs_is_not_asked_for_ever) {
  const json report = report_of({"--timeout", "0.1", "--runner", "sleep 100"});
  EXPECT_EQ(report["broken"], 3);
  EXPECT_EQ(report["not_run"], 71);
  EXPECT_EQ(report["broken_rules"], json::array()) << "no rule can be blamed for silence";
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
