// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "verdict.h"

#include "acmotion/inspect/trace_compare.hpp"

#include <algorithm>

#include "nudge.h"

namespace acm::random_cases {

namespace {

using inspect::compare_traces;
using inspect::TraceDifference;

// A random script asks for far less; a shrunk one cannot ask for more.
constexpr ScenarioLimits kReferenceLimits = {200'000, 6'000'000};

std::size_t offset_of_line(std::string_view text, std::size_t line) {
  std::size_t at = 0;
  for (std::size_t i = 1; i < line; ++i) at = std::min(text.find('\n', at), text.size() - 1) + 1;
  return at;
}

std::string_view first_lines(std::string_view text, std::size_t lines) {
  return text.empty() ? text : text.substr(0, offset_of_line(text, lines + 1));
}

std::size_t lines_in(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

std::string tag_of(const TraceDifference& difference) {
  const auto first = [](std::string_view line) { return std::string(line.substr(0, line.find(' '))); };
  const std::string left = first(difference.left), right = first(difference.right);
  if (difference.right.empty() || left == right) return left;
  return left + "/" + right;
}

// The part of a run that an engine with these gaps prints.
ReferenceRun seen_by(ReferenceRun run, const UnsupportedCommands* hidden) {
  if (!hidden) return run;
  ReferenceRun seen;
  std::size_t start = 0;
  for (std::size_t at = 0, end = 0; at < run.trace.size(); at = end + 1) {
    end = std::min(run.trace.find('\n', at), run.trace.size());
    for (; start < run.starts.size() && run.starts[start].second <= at; ++start)
      seen.starts.emplace_back(run.starts[start].first, seen.trace.size());
    const std::string_view line = std::string_view(run.trace).substr(at, end - at);
    if (!hidden->hides(line)) seen.trace.append(hidden->fields().without(line)) += '\n';
  }
  return seen;
}

// What was asked with its numbers changed in their last bit, in all lines or in one.
std::string nudged_trace(const RandomCase& asked, Nudge nudge, std::size_t only_line) {
  const LooseAssets assets = nudged(*asked.assets, nudge);
  AssetStore store = store_of(raw_objects(assets));
  return run_reference(store, assets.tables.front().id, nudged(asked.lines, nudge, only_line)).trace;
}

// How an answer stands to what acmotion says when numbers change.
class NudgedAnswers {
 public:
  NudgedAnswers(const std::string& trace, const CaseAnswer& answer, const TraceDifference& found)
      : trace_(trace),
        answered_(first_lines(answer.output, found.line)),
        was_exact_(first_lines(trace, found.line - 1) == first_lines(answer.output, found.line - 1)),
        found_(found) {}

  void compare(const std::string& other) {
    const auto own = compare_traces(trace_, other);
    if (!own || own->line > found_.line) return;
    agrees_ = agrees_ || !compare_traces(first_lines(other, found_.line), answered_);
    // Another field that parts before is another matter. And an engine whose numbers were the same to the
    // last digit has not gathered errors.
    const bool is_there = own->line == found_.line || !was_exact_;
    parts_ = parts_ || (is_there && own->field == found_.field && tag_of(*own) == tag_of(found_));
  }
  [[nodiscard]] bool agrees() const { return agrees_; }
  [[nodiscard]] bool parts() const { return parts_; }

 private:
  const std::string& trace_;
  std::string_view answered_;
  bool was_exact_;
  const TraceDifference& found_;
  bool agrees_ = false;  // one of them is the answer
  bool parts_ = false;   // one of them parts from acmotion's own in the field where the answer does
};

DifferenceKind kind_of(const RandomCase& asked, const std::string& trace, const CaseAnswer& answer,
                       const TraceDifference& found, std::size_t script_line) {
  NudgedAnswers nudged_answers(trace, answer, found);
  // All lines, and the one that shows it alone: elsewhere the last bit may decide something else.
  for (const std::size_t only : {std::size_t{0}, script_line})
    for (const Nudge nudge : kNudges) {
      nudged_answers.compare(seen_by({nudged_trace(asked, nudge, only), {}}, answer.hidden.get()).trace);
      if (nudged_answers.agrees()) return DifferenceKind::Boundary;
    }
  return nudged_answers.parts() ? DifferenceKind::Rounding : DifferenceKind::Rule;
}

std::string_view verb_of(const RandomCase& asked, std::size_t script_line) {
  if (script_line == 0 || script_line > asked.lines.size()) return {};
  const std::string_view line = asked.lines[script_line - 1];
  return line.substr(0, line.find(' '));
}

std::size_t script_line_of(const ReferenceRun& run, std::size_t trace_line) {
  if (run.trace.empty() || run.starts.empty()) return 0;
  const std::size_t at = std::min(offset_of_line(run.trace, trace_line), run.trace.size() - 1);
  const auto after = std::ranges::upper_bound(run.starts, at, {}, &std::pair<int, std::size_t>::second);
  return after == run.starts.begin() ? 0 : static_cast<std::size_t>(std::prev(after)->first);
}

}  // namespace

const char* to_string(DifferenceKind kind) {
  constexpr const char* kNames[] = {"rule", "boundary", "rounding", "runner"};
  return kNames[static_cast<std::size_t>(kind)];
}

ReferenceRun run_reference(AssetStore& store, ObjectId table, std::string_view script) {
  ReferenceRun run;
  TraceWriter writer(run.trace);
  writer.note_lines(run.starts);
  run_scenario(store, table, script, OnError::GoOn, writer, kReferenceLimits);
  return run;
}

ReferenceRun run_reference(const RandomCase& asked) {
  AssetStore store = store_of(raw_objects(*asked.assets));
  return run_reference(store, asked.assets->tables.front().id, text_of(asked.lines));
}

CaseAnswer read_answer(std::string_view printed, std::string error,
                       std::shared_ptr<const UnsupportedCommands>& hidden) {
  CaseAnswer answer{{}, std::move(error)};
  while (!printed.empty() && !answer.is_unsupported) {
    const std::string_view whole = printed.substr(0, std::min(printed.find('\n'), printed.size() - 1) + 1);
    printed.remove_prefix(whole.size());
    const std::string_view line = whole.substr(0, whole.find_last_not_of("\r\n") + 1);
    if (!is_unsupported(line)) {
      answer.output += whole;
      continue;
    }
    const std::string_view words = words_of_unsupported(line);
    UnsupportedCommands more = hidden ? *hidden : UnsupportedCommands();
    if (more.add_line_or_field(words)) {
      hidden = std::make_shared<const UnsupportedCommands>(std::move(more));
    } else {
      answer.is_unsupported = true;
      answer.lacks = words;
    }
  }
  answer.hidden = hidden;
  return answer;
}

std::optional<CaseDifference> case_difference(const RandomCase& asked, const ReferenceRun& whole,
                                              const CaseAnswer& printed) {
  if (printed.error.empty() && printed.output == whole.trace) return std::nullopt;
  ReferenceRun expected = seen_by(whole, printed.hidden.get());
  CaseAnswer answer = printed;
  answer.output = seen_by({printed.output, {}}, printed.hidden.get()).trace;
  if (answer.is_unsupported)
    expected.trace.resize(first_lines(expected.trace, lines_in(answer.output)).size());
  const auto found = compare_traces(expected.trace, answer.output);
  CaseDifference difference;
  difference.error = answer.error;
  if (!found && answer.error.empty()) return std::nullopt;
  if (found) {
    difference.trace_line = found->line;
    difference.script_line = script_line_of(expected, found->line);
    difference.verb = verb_of(asked, difference.script_line);
    difference.expected = found->left;
    difference.actual = found->right;
  }
  // Where a runner that broke had said nothing wrong, or broke within a line, no rule can be blamed.
  const bool ends_there = !found || found->right.empty() ||
                          offset_of_line(answer.output, found->line + 1) >= answer.output.size();
  if ((!answer.error.empty() && ends_there) || answer.output.empty()) {
    difference.kind = DifferenceKind::Broken;
    if (difference.error.empty()) difference.error = "it printed nothing";
    return difference;
  }
  difference.tag = tag_of(*found);
  difference.field = found->field;
  difference.kind = kind_of(asked, expected.trace, answer, *found, difference.script_line);
  return difference;
}

}  // namespace acm::random_cases
