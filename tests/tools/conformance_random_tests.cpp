// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

#include "run_tool.h"
#include "support/batch_protocol.h"
#include "support/temp_folder.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string kAnswer = "\"$TOOL\" conformance --answer";
// What a motion that plays backwards is said to play at.
const std::string kForgetsSign = kAnswer + " | sed -u 's/ rate=-/ rate=/'";

ToolRun search(std::vector<std::string> arguments, ToolOutput output = ToolOutput::File) {
  arguments.insert(arguments.begin(), {"conformance", "--random"});
  return run_tool(arguments, {.output = output,
                              .environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "TOOL=" ACMOTION_TOOL,
                                              "ACMOTION=" ACMOTION_TOOL}});
}

json found_in(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const ToolRun run = search(arguments);
  const json report = json::parse(run.out, nullptr, false);
  EXPECT_FALSE(report.is_discarded()) << run.out << run.err;
  return report;
}

// The check of both: a sanitizer build compares with one engine what another process of it answers.
TEST(ConformanceRandom, the_tool_agrees_with_itself_in_500_scripts) {
  const ToolRun run = search({"500", "--runner", kAnswer});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("500 random scripts of seed 1, no difference\n"));
  EXPECT_EQ(run.err, "");
}

TEST(ConformanceRandom, acmotion_itself_is_asked_without_a_runner) {
  const ToolRun run = search({"40", "--seed", "9", "--json"});
  EXPECT_EQ(run.exit_code, 0) << run.out;
  EXPECT_EQ(json::parse(run.out)["scripts"], 40);
}

TEST(ConformanceRandom, a_fault_is_made_small_saved_and_asked_again) {
  const TempFolder folder;
  const std::string saved = folder.string() + "/found";
  const ToolRun run = search({"60", "--runner", kForgetsSign, "--save", saved});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr("rate: expected -"));
  const auto again = [&](const std::string& runner) {
    return run_tool({"conformance", "--suite", saved, "--runner", runner},
                    {.environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "TOOL=" ACMOTION_TOOL}});
  };
  EXPECT_EQ(again(kForgetsSign).exit_code, 1);
  const ToolRun right = again(kAnswer);
  EXPECT_EQ(right.exit_code, 0) << right.out << right.err;
  EXPECT_THAT(right.out, HasSubstr(" passed, 0 broken"));
}

TEST(ConformanceRandom, a_small_case_has_a_few_lines_and_a_count) {
  const json report = found_in({"60", "--runner", kForgetsSign});
  ASSERT_FALSE(report["findings"].empty());
  std::size_t sum = 0;
  for (const json& finding : report["findings"]) {
    EXPECT_EQ(finding["kind"], "rule");
    EXPECT_EQ(finding["field"], "rate");
    EXPECT_LE(finding["script"].size(), 6u) << finding;  // as many as two bodies take of which one runs
    sum += finding["count"].get<std::size_t>();
  }
  EXPECT_LE(report["findings"].size(), 12u);
  EXPECT_GT(sum, 10u);
}

TEST(ConformanceRandom, the_field_within_a_list_or_a_message_is_named_alone_and_first) {
  const ToolRun list =
      search({"60", "--first", "--runner", kAnswer + " | sed -u '/^S /s/:-\\([0-9.]*\\]\\)/:\\1/'"});
  EXPECT_THAT(list.out,
              testing::ContainsRegex(
                  "^S.(nodes|mods|acts)\\[[0-9]\\].(rate|speed): expected -[0-9.]+, was [0-9.]+\n"));
  const json sent = found_in(
      {"60", "--first", "--runner", kAnswer + " | sed -u '/UpdateMotion bytes=/s/=4cf7000001/=4cf7000002/'"});
  ASSERT_EQ(sent["findings"].size(), 1u) << sent;
  const json& finding = sent["findings"][0];
  EXPECT_EQ(finding["field"], "bytes.guid");
  EXPECT_EQ(finding["expected"], "0x50000001");
  EXPECT_EQ(finding["actual"], "0x50000002");
  EXPECT_THAT(finding["expected_line"], testing::StartsWith("C sent to="));
}

TEST(ConformanceRandom, a_runner_that_ends_early_is_charged_one_question_at_a_time) {
  const json report = found_in({"60", "--runner", kAnswer + " | awk '/^END 30$/ {exit} {print; fflush()}'"});
  ASSERT_EQ(report["findings"].size(), 1u) << report;
  EXPECT_EQ(report["findings"][0]["kind"], "runner");
  EXPECT_EQ(report["findings"][0]["problem"], "it ended before it had answered all questions");
  EXPECT_EQ(report["scripts"], 60);
}

TEST(ConformanceRandom, a_crash_and_a_timeout_within_a_batch_do_not_end_it) {
  const json crash = found_in({"40", "--runner", kAnswer + " | sh -c 'head -n 1200; kill -SEGV $$'"});
  ASSERT_FALSE(crash["findings"].empty());
  EXPECT_EQ(crash["findings"][0]["kind"], "runner") << crash;
  EXPECT_EQ(crash["scripts"], 40);
  const json hang = found_in({"60", "--timeout", "1", "--runner",
                              kAnswer + " | awk '/^END 30$/ {system(\"sleep 1000\")} {print; fflush()}'"});
  ASSERT_FALSE(hang["findings"].empty());
  EXPECT_EQ(hang["findings"][0]["problem"], "it did not end in time") << hang;
  EXPECT_EQ(hang["scripts"], 60);
}

TEST(ConformanceRandom, a_runner_without_batches_is_asked_one_by_one) {
  const std::string single =
      "[ $CONFORMANCE_REQUEST = scenario ] || { echo unsupported; exit; }; script=$(cat); "
      "case \"$script\" in *spawn*) echo unsupported;; *) echo \"$script\" | " +
      kAnswer + ";; esac";
  const json report = found_in({"3", "--runner", single});
  EXPECT_EQ(report["findings"], json::array());
  EXPECT_THAT(report["unsupported_verbs"].dump(), HasSubstr("\"domotion\""));
  EXPECT_THAT(report["unsupported_verbs"].dump(), testing::Not(HasSubstr("\"motion\"")));
  EXPECT_EQ(report["unsupported"], 0);
  EXPECT_EQ(report["scripts"], 3);
}

// An engine that lacks a key of `spawn`, a verb that it notices late, a line and a field.
TEST(ConformanceRandom, what_a_runner_lacks_is_left_out) {
  const std::string lacking =
      "(echo unsupported line Q; echo unsupported field T.vel; cat > $TMPDIR/q; " + kAnswer +
      " < $TMPDIR/q | sed '/^Q /d; /^T /s/ vel=[^ ]*//; /^C jump/{s/.*/unsupported jump/;q;}')";
  const std::string single = "[ $CONFORMANCE_REQUEST = scenario ] || { echo unsupported; exit; }; " + lacking;
  const TempFolder folder;
  const ToolRun run = run_tool({"conformance", "--random", "25", "--runner", single, "--json"},
                               {.environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "TOOL=" ACMOTION_TOOL,
                                                "TMPDIR=" + folder.string()}});
  const json report = json::parse(run.out, nullptr, false);
  ASSERT_FALSE(report.is_discarded()) << run.out << run.err;
  EXPECT_EQ(report["findings"], json::array());
  EXPECT_THAT(report["unsupported_verbs"].dump(), HasSubstr("\"jump\""));
  EXPECT_EQ(report["scripts"], 25);
  EXPECT_EQ(run.exit_code, 0);
}

TEST(ConformanceRandom, a_runner_that_does_nothing_does_not_pass) {
  const ToolRun run = search({"20", "--runner", "echo unsupported"});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.out, HasSubstr("The search was ended by a runner that takes part in nothing."));
}

TEST(ConformanceRandom, ctrl_c_prints_what_was_found) {
  const TempFolder folder;
  // The twentieth process that is started ends the search; $PPID is the tool.
  const std::string runner = "echo x >> " + folder.string() + "/starts; [ $(wc -l < " + folder.string() +
                             "/starts) -lt 20 ] || kill -INT $PPID; " + kForgetsSign;
  const ToolRun run = search({"100000", "--runner", runner});
  EXPECT_EQ(run.exit_code, 1) << run.err;
  EXPECT_THAT(run.out, HasSubstr("rate: expected -"));
  EXPECT_THAT(run.out, HasSubstr("The search was ended by Ctrl-C."));
}

TEST(ConformanceRandom, its_time_ends_a_search) {
  const ToolRun run = search({"1000000", "--minutes", "0.02", "--runner", kAnswer});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr("The search was ended by the end of its time."));
}

TEST(ConformanceRandom, progress_is_shown_to_people_and_the_report_stays_clean) {
  const ToolRun run = search({"100", "--runner", kAnswer}, ToolOutput::FileWithErrorsOnTerminal);
  EXPECT_THAT(run.err, HasSubstr("asking ["));
  EXPECT_EQ(run.out, search({"100", "--runner", kAnswer}).out);
}

TEST(ConformanceRandom, progress_goes_on_while_a_difference_is_made_small) {
  const ToolRun run = search({"60", "--runner", kForgetsSign}, ToolOutput::FileWithErrorsOnTerminal);
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_THAT(run.err, testing::ContainsRegex("making a difference small: [0-9]+ questions"));
}

TEST(ConformanceRandom, the_example_answers_batches) {
  const ToolRun run =
      search({"3", "--runner", "python3 " ACMOTION_SOURCE_DIR "/conformance/adapter_example.py"});
  EXPECT_EQ(run.exit_code, 0) << run.out << run.err;
}

TEST(ConformanceRandom, wrong_usage_has_exit_code_2) {
  EXPECT_EQ(run_tool({"conformance", "--seed", "2"}).exit_code, 2);
  EXPECT_EQ(run_tool({"conformance", "--random", "0"}).exit_code, 2);
  EXPECT_EQ(run_tool({"conformance", "--answer"}).exit_code, 2);
  for (const char* option : {"--html", "--docs", "--filter", "--rule", "--suite"})
    EXPECT_EQ(search({"5", option, "x"}).exit_code, 2) << option << " belongs to the suite";
  EXPECT_EQ(search({"5", "--runner", "no_such_engine_here"}).exit_code, 2);
}

TEST(ConformanceBatch, questions_are_read_as_they_were_written) {
  const std::string text =
      tool::batch_text({{"/tmp/a b", "default\n\nstate\n"}, {"/c", "echo x\n"}, {"/d", ""}});
  std::string_view rest = text;
  const auto first = tool::take_question(rest), second = tool::take_question(rest),
             third = tool::take_question(rest);
  ASSERT_TRUE(first && second && third);
  EXPECT_EQ(first->folder, "/tmp/a b");
  EXPECT_EQ(first->script, "default\n\nstate\n");
  EXPECT_EQ(second->script, "echo x\n");
  EXPECT_EQ(third->script, "");
  EXPECT_FALSE(tool::take_question(rest));
  EXPECT_EQ(rest, "");
}

TEST(ConformanceBatch, answers_are_cut_at_their_ends) {
  const auto split = tool::split_answers("E END 1\nEND 1\r\nEND 2\nS x\nS");
  EXPECT_THAT(split.whole, ElementsAre("E END 1\n", ""));
  EXPECT_EQ(split.rest, "S x\nS");
  EXPECT_FALSE(split.is_out_of_order);
  EXPECT_TRUE(tool::split_answers("END 1\nEND 3\n").is_out_of_order);
  EXPECT_TRUE(tool::split_answers("END 1 x\n").is_out_of_order);
}

TEST(ConformanceBatch, each_answer_has_its_own_progress) {
  tool::BatchProgress progress;
  std::string output = "S a\nEN";
  EXPECT_FALSE(progress.advance(output));
  output += "D 1\nS b";
  EXPECT_TRUE(progress.advance(output));
  EXPECT_EQ(output.substr(progress.begin()), "S b");
  EXPECT_FALSE(progress.advance(output));
}

}  // namespace
}  // namespace acm::test
