// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "conformance_run.h"

#include "inspect/conformance/scenario_walk.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <functional>

#include "glob.h"
#include "input_file.h"
#include "progress.h"
#include "suggestions.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

// A runner may end within a list of messages and is then asked for the rest, but not for ever.
constexpr int kMostAsksOfAList = 10;

struct ConformanceCase {
  std::string name;
  RuleSet rules;
  std::function<CaseResult()> run;
};

std::string file_text(const std::filesystem::path& path) {
  return std::string(InputFile(path.string()).text());
}

/// Nothing but that the runner takes no part.
bool is_refusal(std::string_view output) {
  while (!output.empty() && (output.back() == '\n' || output.back() == '\r')) output.remove_suffix(1);
  return is_unsupported(output) && output.find('\n') == std::string_view::npos;
}

// {"unsupported": ...}, or the word alone.
bool is_unsupported_message(std::string_view answer) {
  return is_unsupported(answer) || answer.starts_with(R"({"unsupported")");
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
      report_.close_case(cases[i].name, cases[i].run());
    }
    return std::move(report_);
  }

 private:
  // Where nothing was printed at all, no rule can be blamed.
  void depart(std::optional<Departure> departure, const std::string& where, const RunnerAnswer& answer) {
    if (!departure) departure.emplace();  // the answer was right, but the runner did not end as it should
    departure->where = where;
    departure->error = answer.error;
    if (answer.output.empty()) {
      departure->rules.clear();
      if (answer.error.empty()) departure->error = "it printed nothing";
    }
    report_.depart(std::move(*departure));
  }

  CaseResult run(const ConformanceScenario& scenario) {
    const std::string script = file_text(folder_ / "scenarios" / (scenario.name + ".scn"));
    const std::string recorded = file_text(folder_ / "scenarios" / (scenario.name + ".trace"));
    const std::string assets = std::filesystem::absolute(folder_ / "assets" / scenario.assets).string();
    // The walk is built without exceptions, so none may pass through it.
    std::exception_ptr thrown;
    const auto caught = [&](auto&& answer) {
      decltype(answer()) value;
      try {
        if (!thrown) value = answer();
      } catch (...) {
        thrown = std::current_exception();
      }
      return value;
    };
    ScenarioEngines engines;
    engines.asked = [&](const std::string& text) {
      return caught([&] {
        RunnerAnswer answer = runner_.ask({RunnerRequest::Kind::Scenario, text, assets});
        return ScenarioAnswer{std::move(answer.output), std::move(answer.error), answer.timed_out};
      });
    };
    engines.reference = [&](const std::string& text) {
      return caught([&] { return builtin_trace(text, assets); });
    };
    engines.is_reference = runner_.is_builtin();
    const CaseResult result =
        walk_scenario(index_, scenario, script, recorded, engines, unsupported_, report_);
    if (thrown) std::rethrow_exception(thrown);
    return result;
  }

  // A runner that ends within the list is asked again from the next message on.
  CaseResult run(const ConformanceMessages& messages) {
    const InputFile file((folder_ / "messages" / messages.file).string());
    const std::vector<std::string_view> vectors = inspect::lines_of(file.text());
    if (vectors.size() != messages.vectors.size())
      throw ToolError(messages.file + ": the index has another number of vectors");
    CaseResult result = CaseResult::Passed;
    std::size_t from = 0, passed = 0;
    for (int asks = 0; from < vectors.size() && asks < kMostAsksOfAList; ++asks) {
      RunnerAnswer answer =
          runner_.ask({RunnerRequest::Kind::Messages, questions(messages, vectors, from), {}});
      if (is_refusal(answer.output)) break;
      if (!answer.error.empty() && !answer.output.ends_with('\n'))  // what was being printed may be cut
        answer.output.resize(answer.output.rfind('\n') + 1);
      std::vector<std::string_view> answers = inspect::lines_of(answer.output, vectors.size() - from + 1);
      if (answers.size() > vectors.size() - from) {
        answers.pop_back();
        if (answer.error.empty()) answer.error = "it printed more lines than there were messages";
      }
      for (const std::string_view line : answers) {
        if (is_unsupported_message(line))
          report_.not_asked(messages.vectors[from]);
        else if (check_answer(messages, from, vectors[from], line))
          ++passed;
        else
          result = CaseResult::Broken;
        ++from;
      }
      if (from == vectors.size() && answer.error.empty()) break;
      depart_unanswered(messages, vectors, from, answer);
      result = CaseResult::Broken;
      ++from;
      if (answers.empty()) break;
    }
    for (; from < vectors.size(); ++from) report_.not_asked(messages.vectors[from]);
    return result == CaseResult::Passed && passed == 0 ? CaseResult::Skipped : result;
  }
  void depart_unanswered(const ConformanceMessages& messages, const std::vector<std::string_view>& vectors,
                         std::size_t at, const RunnerAnswer& answer) {
    std::optional<Departure> departure;
    if (at < vectors.size()) {
      departure = message_departure(index_, messages.vectors[at], vectors[at], "");
      place(*departure, messages, at, vectors[at]);
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
  bool check_answer(const ConformanceMessages& messages, std::size_t i, std::string_view vector,
                    std::string_view answer) {
    std::optional<Departure> departure = message_departure(index_, messages.vectors[i], vector, answer);
    if (!departure) {
      report_.pass(messages.vectors[i]);
      return true;
    }
    place(*departure, messages, i, vector);
    report_.depart(std::move(*departure));
    return false;
  }
  static void place(Departure& departure, const ConformanceMessages& messages, std::size_t i,
                    std::string_view vector) {
    departure.where = "messages/" + messages.file;
    departure.line = i + 1;
    departure.command = excerpt(message_question(vector), 0, 200).text;
  }

  CaseResult run(const ConformanceContainer& container) {
    const InputFile file((folder_ / "containers" / (container.name + ".dat")).string());
    const std::string expected = file_text(folder_ / "containers" / (container.name + ".txt"));
    const RunnerAnswer answer = runner_.ask({RunnerRequest::Kind::Container, file.text(), {}});
    if (is_refusal(answer.output)) {
      report_.not_asked(container.rules);
      return CaseResult::Skipped;
    }
    std::optional<Departure> departure = container_departure(container, expected, answer.output);
    if (departure || !answer.error.empty()) {
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
  UnsupportedCommands unsupported_;
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
