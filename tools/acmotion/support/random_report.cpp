// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_report.h"

#include "inspect/conformance/trace_field.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "names.h"
#include "output.h"

namespace acm::tool {

namespace {

using random_cases::CaseDifference;
using random_cases::DifferenceKind;

// A hostile runner may print lines of megabytes.
constexpr std::size_t kMaxShown = 600;

std::string shown_line(std::string_view text) {
  const std::string line = inspect::printable(text.substr(0, kMaxShown));
  return text.size() <= kMaxShown ? line : line + "...";
}

/// The field alone, as the report of the suite names it. Nothing where one of the answers has ended.
FieldDifference field_of(const CaseDifference& d) {
  const auto found = inspect::compare_traces(d.expected, d.actual);
  if (!found || d.expected.empty() || d.actual.empty()) return {d.field, {}, {}};
  FieldDifference field = field_difference(*found);
  for (std::string* text : {&field.path, &field.expected, &field.actual}) *text = inspect::printable(*text);
  return field;
}

/// "S.nodes[2].rate: expected 30, was -30"
std::string headline(const CaseDifference& d) {
  if (d.kind == DifferenceKind::Broken) return shown_line(d.error);
  if (d.expected.empty()) return fmt::format("{}: the answer should have ended", shown_line(d.tag));
  if (d.actual.empty()) return fmt::format("{}: the answer has ended", shown_line(d.tag));
  const FieldDifference field = field_of(d);
  const std::string tag = field.path == "line" ? std::string() : d.tag + ".";
  return fmt::format("{}{}: expected {}, was {}", tag, field.path, field.expected, field.actual);
}

const char* meaning_of(DifferenceKind kind) {
  switch (kind) {
    case DifferenceKind::Rule: return "a rule: the engine does something else";
    case DifferenceKind::Boundary:
      return "a choice at a boundary: acmotion gives this answer when numbers change in their last bit";
    case DifferenceKind::Rounding:
      return "rounding: acmotion parts from itself here when numbers change in their last bit";
    case DifferenceKind::Broken: break;
  }
  return "the runner broke";
}

void print_finding(const RandomFinding& finding, const std::string& saved) {
  const CaseDifference& d = finding.difference;
  print("{}\n", colored(TextColor::Strong, headline(d)));
  print("  what        {}\n", meaning_of(d.kind));
  print("  seen        in {}, first in number {}\n", counted(finding.count, "script"), finding.asked.number);
  if (!d.expected.empty() || !d.actual.empty()) {
    print("  expected    {}\n", d.expected.empty() ? "(the end of the answer)" : shown_line(d.expected));
    print("  but was     {}\n", d.actual.empty() ? "(nothing)" : shown_line(d.actual));
  }
  const char* label = "script";
  for (std::size_t i = 0; i < finding.asked.lines.size(); ++i) {
    print("  {:<10} {} {}\n", label, i + 1 == d.script_line ? ">" : " ", finding.asked.lines[i]);
    label = "";
  }
  label = "objects";
  for (const std::string& line : describe_assets(*finding.asked.assets)) {
    print("  {:<10}   {}\n", label, line);
    label = "";
  }
  if (!saved.empty()) print("  saved       {}\n", saved);
  print("\n");
}

Json json_of_finding(const RandomFinding& finding, const std::string& saved) {
  const CaseDifference& d = finding.difference;
  const FieldDifference field = field_of(d);
  Json json = {{"kind", to_string(d.kind)},
               {"count", finding.count},
               {"number", finding.asked.number},
               {"tag", shown_line(d.tag)},
               {"field", field.path},
               {"expected", field.expected},
               {"actual", field.actual},
               {"expected_line", shown_line(d.expected)},
               {"actual_line", shown_line(d.actual)},
               {"problem", shown_line(d.error)},
               {"line", d.script_line},
               {"script", finding.asked.lines},
               {"objects", describe_assets(*finding.asked.assets)}};
  if (!saved.empty()) json["saved"] = saved;
  return json;
}

std::string saved_name(const std::vector<std::string>& saved, std::size_t i) {
  return i < saved.size() ? saved[i] : std::string();
}

std::string joined(const std::set<std::string, std::less<>>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

}  // namespace

void print_search(const RandomSearchResult& result, const std::string& runner, std::uint64_t seed,
                  const std::vector<std::string>& saved) {
  for (std::size_t i = 0; i < result.findings.size(); ++i)
    print_finding(result.findings[i], saved_name(saved, i));
  if (!result.unknown.empty() && result.asked != 0)
    print("The runner does not take part in {}.\n", joined(result.unknown));
  if (!result.ended_by.empty()) print("The search was ended by {}.\n", result.ended_by);
  std::string kinds;
  for (const DifferenceKind kind :
       {DifferenceKind::Rule, DifferenceKind::Boundary, DifferenceKind::Rounding, DifferenceKind::Broken}) {
    const auto count = std::ranges::count_if(
        result.findings, [&](const RandomFinding& f) { return f.difference.kind == kind; });
    if (count != 0) kinds += fmt::format("{}{} {}", kinds.empty() ? " (" : ", ", to_string(kind), count);
  }
  const auto unless_0 = [](std::uint64_t n, const char* what) {
    return n == 0 ? std::string() : fmt::format("{} {}, ", n, what);
  };
  print("{}: {} of seed {}, {}{}{}{}\n", shown_line(runner), counted(result.asked, "random script"), seed,
        unless_0(result.unsupported, "unsupported"), unless_0(result.cut_short, "answered in part"),
        result.findings.empty() ? "no difference" : counted(result.findings.size(), "difference"),
        kinds.empty() ? kinds : kinds + ")");
}

Json json_of_search(const RandomSearchResult& result, const std::string& runner, std::uint64_t seed,
                    const std::vector<std::string>& saved) {
  Json json = {{"runner", runner},
               {"seed", seed},
               {"scripts", result.asked},
               {"unsupported", result.unsupported},
               {"answered_in_part", result.cut_short},
               {"unsupported_verbs", result.unknown},
               {"ended_by", result.ended_by},
               {"findings", Json::array()}};
  for (std::size_t i = 0; i < result.findings.size(); ++i)
    json["findings"].push_back(json_of_finding(result.findings[i], saved_name(saved, i)));
  return json;
}

}  // namespace acm::tool
