// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/scenario_walk.h"

#include "inspect/text/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <set>

namespace acm {

namespace {

// Parts that depart one after the other have one cause; what follows them says little more.
constexpr int kMostInARow = 3;
// A body that is made wrong in more fields is another body.
constexpr std::size_t kMostOfABasis = 12;
constexpr int kMostSilences = 2;
// Beyond what is right: a hostile engine prints millions of lines.
constexpr std::size_t kMostExtraLines = 100;

std::string_view verb_of(std::string_view line) {
  const std::string_view command = script_command(line);
  return command.substr(0, command.find_first_of(" \t"));
}

template <std::size_t N>
bool is_one_of(std::string_view verb, const std::array<std::string_view, N>& verbs) {
  return std::ranges::find(verbs, verb) != verbs.end();
}

// What belongs to the runner stays when a body is made (conformance/README.md).
bool is_definition(std::string_view line) {
  return is_one_of(verb_of(line),
                   std::array<std::string_view, 5>{"script", "scripttable", "soundtable", "random", "quiet"});
}
// What all lines behind it stand on.
bool is_basis(std::string_view line) {
  return is_one_of(verb_of(line), std::array<std::string_view, 3>{"spawn", "reset", "default"});
}
bool makes_anew(std::string_view line) {
  return is_one_of(verb_of(line), std::array<std::string_view, 2>{"spawn", "reset"});
}

std::optional<inspect::TraceDifference> compare_lines(std::string_view expected, std::string_view actual) {
  if (expected == actual) return std::nullopt;
  return inspect::compare_traces(expected.empty() ? "\n" : expected, actual.empty() ? "\n" : actual);
}

/// What a line that makes a body or table was found to have wrong, in whatever question.
struct BasisDepartures {
  UncomparedFields fields;
  std::size_t lines = 0;  ///< that were missing, or too many
};

class ScenarioWalk {
 public:
  ScenarioWalk(const ConformanceIndex& index, const ConformanceScenario& scenario, std::string_view script,
               std::string_view recorded, const ScenarioEngines& engines, UnsupportedCommands& unsupported,
               ConformanceReport& report)
      : index_(index),
        scenario_(scenario),
        script_(inspect::lines_of(script)),
        recorded_(recorded),
        engines_(engines),
        unsupported_(unsupported),
        report_(report),
        left_out_(script_.size() + 1),
        partly_(scenario.parts.size()) {}

  CaseResult run() {
    leave_out_unsupported();
    while (from_ < parts().size()) ask();
    if (departed_) return CaseResult::Broken;
    return passed_ ? CaseResult::Passed : CaseResult::Skipped;
  }

 private:
  /// A line of the script, counted from 1.
  [[nodiscard]] std::string_view line(std::size_t number) const {
    return number == 0 || number > script_.size() ? std::string_view() : script_[number - 1];
  }
  [[nodiscard]] const std::vector<ConformancePart>& parts() const { return scenario_.parts; }
  [[nodiscard]] std::size_t part_of(std::size_t number) const {
    const auto after = std::ranges::upper_bound(parts(), number, {}, &ConformancePart::line);
    return after == parts().begin() ? 0 : static_cast<std::size_t>(after - parts().begin()) - 1;
  }
  [[nodiscard]] std::size_t end_of_part(std::size_t part) const {
    return part + 1 < parts().size() ? parts()[part + 1].line : script_.size() + 1;
  }

  // ---- The question

  /// The script that is asked now. Lines that are left out become blank, so that the numbers of lines stay.
  [[nodiscard]] std::string question() const {
    std::string text;
    for (std::size_t number = 1; number <= script_.size(); ++number) {
      const bool kept = number == 1 || (number >= begin_ && !left_out_[number]) ||
                        (number < begin_ && is_definition(line(number)) && !left_out_[number]);
      if (kept) text += line(number);
      text += '\n';
    }
    return text;
  }
  [[nodiscard]] bool is_recorded() const {
    for (std::size_t number = 1; number <= script_.size(); ++number)
      if (left_out_[number] && (number >= begin_ || is_definition(line(number)))) return false;
    return true;
  }
  /// The right answer: recorded where nothing but what a fresh start forgets is left out.
  void expect(const std::string& text) {
    const MarkedTrace marked = engines_.reference ? engines_.reference(text) : MarkedTrace();
    if (is_recorded()) {
      std::vector<std::string_view> lines = inspect::lines_of(recorded_);
      lines.erase(lines.begin(), lines.begin() + std::min(lines.size(), first_trace_line() - 1));
      expected_.assign(lines.begin(), lines.end());
    } else {
      const std::vector<std::string_view> lines = inspect::lines_of(marked.trace);
      expected_.assign(lines.begin(), lines.end());
    }
    mark_lines(marked);
  }
  [[nodiscard]] std::size_t first_trace_line() const {
    return begin_ <= 1 ? 1 : parts()[part_of(begin_)].trace;
  }
  /// Sets which line of the script each expected line belongs to.
  void mark_lines(const MarkedTrace& marked) {
    line_of_.assign(expected_.size(), 0);
    if (static_cast<std::size_t>(std::ranges::count(marked.trace, '\n')) == expected_.size() &&
        !marked.starts.empty()) {
      std::size_t at = 0, start = 0;
      for (std::size_t i = 0; i < expected_.size(); ++i) {
        while (start + 1 < marked.starts.size() && marked.starts[start + 1].second <= at) ++start;
        line_of_[i] = static_cast<std::size_t>(marked.starts[start].first);
        at = marked.trace.find('\n', at) + 1;
      }
      return;
    }
    for (std::size_t i = 0; i < expected_.size(); ++i) {
      const auto after =
          std::ranges::upper_bound(parts(), first_trace_line() + i, {}, &ConformancePart::trace);
      line_of_[i] = after == parts().begin() ? 1 : std::prev(after)->line;
    }
  }

  // ---- The answer

  void ask() {
    const std::string text = question();
    expect(text);
    const auto is_new = [this](std::size_t number) { return part_of(number) >= from_; };
    if (std::ranges::none_of(line_of_, is_new))
      return pass_until(parts().size());  // nothing is left to be asked
    ScenarioAnswer answer = engines_.asked(text);
    if (!answer.error.empty() && !answer.output.ends_with('\n'))  // what was being printed may be cut
      answer.output.resize(answer.output.rfind('\n') == std::string::npos ? 0
                                                                          : answer.output.rfind('\n') + 1);
    actual_ = inspect::lines_of(answer.output, expected_.size() + kMostExtraLines);
    take_out_unsupported();
    uncompared_ = unsupported_.fields();
    basis_ = 0;
    compare(answer);
  }

  /// Lines and fields that the engine never prints.
  void take_out_unsupported() {
    std::erase_if(actual_, [this](std::string_view text) {
      return is_unsupported(text) && unsupported_.add_line_or_field(words_of_unsupported(text));
    });
    const auto is_hidden = [this](std::string_view text) { return unsupported_.hides(text); };
    std::erase_if(actual_, is_hidden);
    for (std::size_t i = 0; i < expected_.size(); ++i)
      if (is_hidden(expected_[i])) {
        partly_[part_of(line_of_[i])] = true;
        line_of_[i] = 0;
      }
    std::erase_if(expected_, is_hidden);
    std::erase(line_of_, std::size_t{0});
  }

  void compare(const ScenarioAnswer& answer) {
    for (std::size_t i = 0; i < std::max(expected_.size(), actual_.size()); ++i) {
      const std::string_view actual = i < actual_.size() ? actual_[i] : std::string_view();
      if (is_unsupported(actual)) return leave_out(i, actual);
      if (i >= expected_.size() || i >= actual_.size()) return depart_and_go_on(i, answer);
      begin_basis(line_of_[i]);
      if (!compare_lines(expected_[i], actual)) continue;
      const auto difference = compare_lines(uncompared_.without(expected_[i]), uncompared_.without(actual));
      if (!difference)
        partly_[part_of(line_of_[i])] = true;
      else if (go_on_without_line(i))
        --i;
      else if (!go_on_behind(i, *difference))
        return depart_and_go_on(i, answer);
    }
    pass_until(parts().size());
    if (!answer.error.empty()) depart_with_error(answer);
  }

  /// All lines before `i` agree, this one does not.
  void depart_and_go_on(std::size_t i, const ScenarioAnswer& answer) {
    const std::size_t number = number_at(i);
    const std::size_t part = part_of(number);
    if (part < from_ &&
        !is_open(part)) {  // what was right a moment ago: the answers differ from question to question
      report_difference(i, number, part, "it has answered the same lines in another way before");
      return begin_anew(from_);
    }
    if (part > from_) in_a_row_ = 0;
    pass_until(part);
    report_difference(i, number, part, error_of(answer));
    silences_ = actual_.empty() ? silences_ + 1 : 0;
    if (silences_ >= kMostSilences) return give_up(part + 1);
    if (answer.timed_out || actual_.empty() || engines_.is_reference || ++in_a_row_ >= kMostInARow)
      return begin_anew(part + 1);
    leave_out_departed(number, part);
  }

  [[nodiscard]] std::size_t number_at(std::size_t i) const {
    if (i < line_of_.size()) return line_of_[i];
    return line_of_.empty() ? std::max<std::size_t>(begin_, 1) : line_of_.back();
  }
  static std::string error_of(const ScenarioAnswer& answer) {
    return answer.output.empty() && answer.error.empty() ? "it printed nothing" : answer.error;
  }

  void report_difference(std::size_t i, std::size_t number, std::size_t part, std::string error) {
    const std::string expected = i < expected_.size() ? uncompared_.without(expected_[i]) : std::string();
    const std::string actual = i < actual_.size() ? uncompared_.without(actual_[i]) : std::string();
    from_ = std::max(from_, part);
    inspect::TraceDifference difference{i + 1, expected, actual, {}, 0, 0};
    if (!expected.empty() && !actual.empty())
      if (const auto found = compare_lines(expected, actual)) difference = *found;
    difference.line = i + 1;
    Departure departure = line_departure(index_, parts()[part], difference);
    departure.error = std::move(error);
    if (actual_.empty()) departure.rules.clear();  // no rule can be blamed for silence
    depart(std::move(departure), number);
  }
  void depart_with_error(const ScenarioAnswer& answer) {
    Departure departure;  // the answer was right, but the runner did not end as it should
    departure.error = answer.error;
    depart(std::move(departure), 0);
  }
  void depart(Departure departure, std::size_t number) {
    departure.where = "scenario/" + scenario_.name;
    departure.line = number;
    departure.command = excerpt(script_command(line(number)), 0, 400).text;
    report_.depart(std::move(departure));
    departed_ = true;
  }

  // ---- What a body or table begins with

  // What a new body or table has wrong, it has wrong in all that follows. So such a field is reported and not
  // compared again, and the same answer is read on.
  bool go_on_behind(std::size_t i, const inspect::TraceDifference& difference) {
    const std::size_t number = line_of_[i], part = part_of(number);
    if (!may_go_on(number)) return false;
    const FieldDifference field = field_difference(difference);
    const std::string word = " " + field.path.substr(0, field.path.find_first_of(".[")) + "=";
    const std::size_t tag = expected_[i].find(' ');
    if (actual_[i].substr(0, tag) != expected_[i].substr(0, tag) ||
        expected_[i].find(word) == std::string::npos)
      return false;
    report_at_basis(i, number, part);
    const std::size_t known = at_basis_[number].fields.size();
    at_basis_[number].fields.add(expected_[i], field.path);
    if (at_basis_[number].fields.size() == known) return false;
    uncompared_.add(expected_[i], field.path);
    const auto more = compare_lines(uncompared_.without(expected_[i]), uncompared_.without(actual_[i]));
    return !more || go_on_behind(i, *more);
  }
  /// The same for an event that is missing, or too many.
  bool go_on_without_line(std::size_t i) {
    const std::size_t number = line_of_[i];
    if (!may_go_on(number)) return false;
    const auto agree = [this](std::size_t x, std::size_t y) {
      return x < expected_.size() && y < actual_.size() &&
             !compare_lines(uncompared_.without(expected_[x]), uncompared_.without(actual_[y]));
    };
    const bool missing = agree(i + 1, i);
    if (expected_[i].substr(0, 1) == actual_[i].substr(0, 1) || (!missing && !agree(i, i + 1))) return false;
    if (++lines_ > at_basis_[number].lines) {
      at_basis_[number].lines = lines_;
      report_at_basis(i, number, part_of(number));
    }
    if (missing) {
      expected_.erase(expected_.begin() + static_cast<std::ptrdiff_t>(i));
      line_of_.erase(line_of_.begin() + static_cast<std::ptrdiff_t>(i));
    } else {
      actual_.erase(actual_.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return true;
  }
  [[nodiscard]] bool may_go_on(std::size_t number) const {
    if (!is_basis(line(number)) || engines_.is_reference) return false;
    const auto found = at_basis_.find(number);
    const std::size_t known =
        found == at_basis_.end() ? 0 : found->second.fields.size() + found->second.lines;
    return known < kMostOfABasis && (part_of(number) >= from_ || known != 0);
  }
  void report_at_basis(std::size_t i, std::size_t number, std::size_t part) {
    pass_until(part);
    report_difference(i, number, part, {});
    from_ = std::max(from_, part + 1);
  }
  /// Whether its first line was wrong and the rest is still read.
  [[nodiscard]] bool is_open(std::size_t part) const {
    return part + 1 == from_ && basis_ != 0 && part_of(basis_) == part && at_basis_.contains(basis_);
  }
  void begin_basis(std::size_t number) {
    if (number == basis_ || !is_basis(line(number))) return;
    basis_ = number;
    lines_ = 0;
    const auto found = at_basis_.find(number);
    uncompared_ = unsupported_.fields();
    if (found != at_basis_.end()) uncompared_.add(found->second.fields);
  }

  // ---- What comes next

  /// Parts before `part` that were not compared yet agree.
  void pass_until(std::size_t part) {
    for (; from_ < part; ++from_) {
      const RuleSet& rules = parts()[from_].rules;
      const RuleSet seen = partly_[from_] ? rules_seen(from_) : rules;
      RuleSet unseen;
      std::ranges::set_difference(rules, seen, std::back_inserter(unseen));
      report_.pass(seen);
      report_.not_asked(unseen);
      passed_ |= !seen.empty() || (rules.empty() && !partly_[from_]);
    }
  }
  /// Of a part that was not asked or compared whole: the rules that what was compared can show to be broken.
  /// None without the command that the part is about: what stands behind it only looks.
  [[nodiscard]] RuleSet rules_seen(std::size_t part) const {
    RuleSet all, seen;
    if (left_out_[parts()[part].line]) return seen;
    for (std::size_t i = 0; i < expected_.size(); ++i) {
      if (part_of(line_of_[i]) != part) continue;
      const RuleSet rules = rules_seen_in(index_, uncompared_.without(expected_[i]));
      all.insert(all.end(), rules.begin(), rules.end());
    }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::ranges::set_intersection(parts()[part].rules, all, std::back_inserter(seen));
    return seen;
  }
  /// The next part from `part` on that makes a body or table anew, alone.
  void begin_anew(std::size_t part) {
    from_ = std::max(from_, std::min(part, parts().size()));
    in_a_row_ = 0;
    while (from_ < parts().size() && !parts()[from_].fresh) report_.not_asked(parts()[from_++].rules);
    if (from_ == parts().size()) return;
    begin_ = parts()[from_].line;
    left_out_.assign(left_out_.size(), false);
    leave_out_unsupported();
  }
  void give_up(std::size_t part) {
    for (from_ = std::max(from_, part); from_ < parts().size(); ++from_)
      report_.not_asked(parts()[from_].rules);
  }
  /// The lines of a part that has departed; of one that others stand on only the line that was wrong.
  void leave_out_departed(std::size_t number, std::size_t part) {
    bool stands_under_others = false;
    for (std::size_t n = parts()[part].line; n < end_of_part(part); ++n)
      stands_under_others |= is_basis(line(n));
    if (stands_under_others && is_basis(line(number))) return begin_anew(part + 1);
    for (std::size_t n = parts()[part].line; n < end_of_part(part); ++n)
      if (!stands_under_others || n == number) left_out_[n] = true;
    from_ = part + 1;
    if (from_ < parts().size() && parts()[from_].fresh) begin_anew(from_);
  }

  // ---- What the engine does not have

  /// The line of the answer says so, and perhaps of which commands.
  void leave_out(std::size_t i, std::string_view answer) {
    const std::string_view words = words_of_unsupported(answer);
    std::size_t number = number_at(i);
    if (words.empty() && i == 0) {  // the engine takes no part in this at all
      while (from_ < parts().size()) report_.not_asked(parts()[from_++].rules);
      return;
    }
    if (!words.empty()) {
      UnsupportedCommands these;
      these.add(words);
      unsupported_.add(words);
      const std::size_t first = from_ < parts().size() ? parts()[from_].line : script_.size() + 1;
      for (std::size_t n = script_.size(); n >= first; --n)
        if (these.covers(line(n)) && !left_out_[n] && (n < number || !these.covers(line(number)))) number = n;
    }
    pass_until(part_of(number));
    if (left_out_[number] || engines_.is_reference) {
      if (from_ < parts().size()) report_.not_asked(parts()[from_].rules);
      return begin_anew(from_ + 1);
    }
    leave_out_line(number);
    leave_out_unsupported();
  }
  void leave_out_unsupported() {
    for (std::size_t number = 2; number <= script_.size(); ++number)
      if (!left_out_[number] && unsupported_.covers(line(number))) leave_out_line(number);
  }
  /// With all that stands on it.
  void leave_out_line(std::size_t number) {
    left_out_[number] = true;
    partly_[part_of(number)] = true;
    if (!makes_anew(line(number))) return;
    for (std::size_t n = number + 1;
         n <= script_.size() && !(makes_anew(line(n)) && !unsupported_.covers(line(n))); ++n) {
      if (is_definition(line(n))) continue;
      left_out_[n] = true;
      partly_[part_of(n)] = true;
    }
  }

  const ConformanceIndex& index_;
  const ConformanceScenario& scenario_;
  const std::vector<std::string_view> script_;
  const std::string_view recorded_;
  const ScenarioEngines& engines_;
  UnsupportedCommands& unsupported_;
  ConformanceReport& report_;

  std::vector<bool> left_out_;  ///< by number of line
  std::vector<bool> partly_;    ///< by part: some of it was not asked, or not compared
  std::size_t begin_ = 0;       ///< the line where the question begins; definitions stay
  std::size_t from_ = 0;        ///< the first part that is not compared yet

  std::vector<std::string> expected_;  ///< lines
  std::vector<std::size_t> line_of_;   ///< of the script, for each expected line
  std::vector<std::string_view> actual_;
  std::map<std::size_t, BasisDepartures> at_basis_;  ///< by number of the line
  UncomparedFields uncompared_;
  std::size_t basis_ = 0;  ///< the last line that made a body or table
  std::size_t lines_ = 0;  ///< missing or too many in this answer
  int in_a_row_ = 0;
  int silences_ = 0;
  bool departed_ = false;
  bool passed_ = false;
};

}  // namespace

CaseResult walk_scenario(const ConformanceIndex& index, const ConformanceScenario& scenario,
                         std::string_view script, std::string_view recorded, const ScenarioEngines& engines,
                         UnsupportedCommands& unsupported, ConformanceReport& report) {
  return ScenarioWalk(index, scenario, script, recorded, engines, unsupported, report).run();
}

}  // namespace acm
