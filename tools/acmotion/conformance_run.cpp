// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "conformance_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>

#include "glob.h"
#include "input_file.h"
#include "progress.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

// After this many timeouts in a row the run ends: a runner that hangs would hang on every other question too.
constexpr int kMaxSilentAnswers = 3;

struct ConformanceCase {
  std::string name;
  RuleSet rules;
  std::function<CaseResult()> run;
};

std::string file_text(const std::filesystem::path& path) {
  return std::string(InputFile(path.string()).text());
}

/// Returns at most `most` lines: a runner may print millions of them.
std::vector<std::string_view> lines_in(std::string_view text, std::size_t most = SIZE_MAX) {
  std::vector<std::string_view> lines;
  while (!text.empty() && lines.size() < most) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    if (lines.back().ends_with('\r')) lines.back().remove_suffix(1);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

bool is_unsupported(std::string_view output) {
  while (!output.empty() && (output.back() == '\n' || output.back() == '\r')) output.remove_suffix(1);
  return output == "unsupported";
}

RuleSet together(RuleSet rules) {
  std::ranges::sort(rules);
  rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
  return rules;
}

class SuiteRun {
 public:
  SuiteRun(const std::filesystem::path& folder, const ConformanceIndex& index, Runner& runner)
      : folder_(folder), index_(index), runner_(runner), report_(index) {}

  [[nodiscard]] std::vector<ConformanceCase> all_cases() {
    std::vector<ConformanceCase> cases;
    for (const ConformanceScenario& s : index_.scenarios) {
      RuleSet rules;
      for (const ConformancePart& part : s.parts)
        rules.insert(rules.end(), part.rules.begin(), part.rules.end());
      cases.push_back({"scenario/" + s.name, together(std::move(rules)), [this, &s] { return run(s); }});
    }
    for (const ConformanceMessages& m : index_.messages) {
      RuleSet rules;
      for (const RuleSet& vector : m.vectors) rules.insert(rules.end(), vector.begin(), vector.end());
      cases.push_back({"messages/" + m.file, together(std::move(rules)), [this, &m] { return run(m); }});
    }
    for (const ConformanceContainer& c : index_.containers)
      cases.push_back({"container/" + c.name, c.rules, [this, &c] { return run(c); }});
    return cases;
  }

  ConformanceReport run_cases(const std::vector<ConformanceCase>& cases) {
    Progress progress("asking", cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
      progress.show(i);
      report_.close_case(cases[i].name, gave_up() ? CaseResult::NotRun : cases[i].run());
    }
    return std::move(report_);
  }

 private:
  [[nodiscard]] bool gave_up() const { return silent_answers_ >= kMaxSilentAnswers; }

  RunnerAnswer ask(RunnerRequest::Kind kind, std::string_view input, const std::string& assets = {}) {
    RunnerAnswer answer = runner_.ask({kind, input, assets});
    silent_answers_ = answer.timed_out ? silent_answers_ + 1 : 0;
    return answer;
  }
  // Where nothing was printed at all, no rule can be blamed.
  void depart(std::optional<Departure> departure, const std::string& where, const RunnerAnswer& answer) {
    if (!departure) departure.emplace();  // the answer was right, but the runner did not end as it should
    departure->where = where;
    departure->problem = answer.problem;
    if (answer.output.empty()) {
      departure->rules.clear();
      if (answer.problem.empty()) departure->problem = "it printed nothing";
    }
    report_.depart(std::move(*departure));
  }

  // After a departure the rest cannot be judged, except for parts that begin anew: these are asked for again.
  CaseResult run(const ConformanceScenario& scenario) {
    const std::string script = file_text(folder_ / "scenarios" / (scenario.name + ".scn"));
    const std::string recorded = file_text(folder_ / "scenarios" / (scenario.name + ".trace"));
    const std::string assets = std::filesystem::absolute(folder_ / "assets" / scenario.assets).string();
    CaseResult result = CaseResult::Passed;
    for (std::size_t from = 0; from < scenario.parts.size() && !gave_up();) {
      const std::string text = from == 0 ? script : scenario_from(script, scenario.parts[from].line);
      const RunnerAnswer answer = ask(RunnerRequest::Kind::Scenario, text, assets);
      if (is_unsupported(answer.output)) return result == CaseResult::Passed ? CaseResult::Skipped : result;
      TraceJudgement judged = judge_trace(index_, scenario, from, recorded, answer.output);
      for (std::size_t part = from; part < judged.part; ++part) report_.pass(scenario.parts[part].rules);
      from = judged.part + 1;
      if (!judged.departure && answer.problem.empty()) continue;
      depart(std::move(judged.departure), "scenario/" + scenario.name, answer);
      result = CaseResult::Broken;
      while (from < scenario.parts.size() && !scenario.parts[from].fresh) ++from;
    }
    return result;
  }

  // A runner that ends within the list is asked again from the next message on.
  CaseResult run(const ConformanceMessages& messages) {
    const InputFile file((folder_ / "messages" / messages.file).string());
    const std::vector<std::string_view> vectors = lines_in(file.text());
    if (vectors.size() != messages.vectors.size())
      throw ToolError(messages.file + ": the index has another number of vectors");
    CaseResult result = CaseResult::Passed;
    for (std::size_t from = 0; from < vectors.size() && !gave_up();) {
      RunnerAnswer answer = ask(RunnerRequest::Kind::Messages, questions(messages, vectors, from));
      if (is_unsupported(answer.output)) return result == CaseResult::Passed ? CaseResult::Skipped : result;
      std::vector<std::string_view> answers = lines_in(answer.output, vectors.size() - from + 1);
      if (answers.size() > vectors.size() - from) {
        answers.pop_back();
        if (answer.problem.empty()) answer.problem = "it printed more lines than there were messages";
      }
      for (const std::string_view line : answers) {
        if (!judge(messages, from, vectors[from], line)) result = CaseResult::Broken;
        ++from;
      }
      if (from == vectors.size() && answer.problem.empty()) break;
      depart_unanswered(messages, vectors, from, answer);
      result = CaseResult::Broken;
      if (answers.empty()) break;
      ++from;
    }
    return result;
  }
  void depart_unanswered(const ConformanceMessages& messages, const std::vector<std::string_view>& vectors,
                         std::size_t at, const RunnerAnswer& answer) {
    std::optional<Departure> departure;
    if (at < vectors.size()) {
      departure = judge_message(index_, messages.vectors[at], vectors[at], "");
      departure->line = at + 1;
    }
    depart(std::move(departure), "messages/" + messages.file, answer);
  }
  static std::string questions(const ConformanceMessages& messages,
                               const std::vector<std::string_view>& vectors, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < vectors.size(); ++i) {
      const std::string question = message_question(vectors[i]);
      if (question.empty()) throw ToolError(fmt::format("{}:{}: not a vector", messages.file, i + 1));
      text += question + '\n';
    }
    return text;
  }
  bool judge(const ConformanceMessages& messages, std::size_t i, std::string_view vector,
             std::string_view answer) {
    std::optional<Departure> departure = judge_message(index_, messages.vectors[i], vector, answer);
    if (!departure) {
      report_.pass(messages.vectors[i]);
      return true;
    }
    departure->where = "messages/" + messages.file;
    departure->line = i + 1;
    report_.depart(std::move(*departure));
    return false;
  }

  CaseResult run(const ConformanceContainer& container) {
    const InputFile file((folder_ / "containers" / (container.name + ".dat")).string());
    const std::string expected = file_text(folder_ / "containers" / (container.name + ".txt"));
    const RunnerAnswer answer = ask(RunnerRequest::Kind::Container, file.text());
    if (is_unsupported(answer.output)) return CaseResult::Skipped;
    std::optional<Departure> departure = judge_container(container, expected, answer.output);
    if (departure || !answer.problem.empty()) {
      depart(std::move(departure), "container/" + container.name, answer);
      return CaseResult::Broken;
    }
    report_.pass(container.rules);
    return CaseResult::Passed;
  }

  const std::filesystem::path& folder_;
  const ConformanceIndex& index_;
  Runner& runner_;
  ConformanceReport report_;
  int silent_answers_ = 0;
};

// Throws for a rule that the suite does not know.
RuleSet resolve_rules(const ConformanceIndex& index, const std::vector<std::string>& numbers) {
  RuleSet rules;
  std::vector<std::string> known;
  for (const ConformanceRule& rule : index.rules) known.push_back(rule.number);
  for (const std::string& number : numbers) {
    const auto found = std::ranges::find(known, number);
    if (found == known.end())
      throw ToolError(fmt::format("{}: the suite has no such rule{}", number, did_you_mean(number, known)),
                      kWrongUsage);
    rules.push_back(static_cast<std::uint16_t>(found - known.begin()));
  }
  return rules;
}

}  // namespace

ConformanceIndex open_suite(const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / "index.json";
  if (!std::filesystem::exists(path))
    throw ToolError(
        fmt::format("{}: there is no conformance suite; name its folder with --suite", path.string()),
        kWrongUsage);
  InspectResult<ConformanceIndex> index = read_conformance_index(InputFile(path.string()).text());
  if (!index) throw ToolError(fmt::format("{}: {}", path.string(), index.error().text));
  return std::move(*index);
}

ConformanceReport run_suite(const std::filesystem::path& folder, const ConformanceIndex& index,
                            const ConformanceSelection& selection, Runner& runner) {
  SuiteRun suite(folder, index, runner);
  std::vector<ConformanceCase> cases = suite.all_cases();
  const RuleSet rules = resolve_rules(index, selection.rules);
  std::erase_if(cases, [&](const ConformanceCase& one) {
    const auto is_meant = [&](const std::string& pattern) { return matches_glob(pattern, one.name); };
    const auto is_about = [&](std::uint16_t rule) { return std::ranges::binary_search(one.rules, rule); };
    return (!selection.patterns.empty() && std::ranges::none_of(selection.patterns, is_meant)) ||
           (!rules.empty() && std::ranges::none_of(rules, is_about));
  });
  if (cases.empty())
    throw ToolError("no case of the suite is selected (names are such as scenario/01_links)", kWrongUsage);
  return suite.run_cases(cases);
}

}  // namespace acm::tool
