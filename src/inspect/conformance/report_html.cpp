// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/conformance/report.h"

#include <algorithm>

namespace acm {

namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --page: #fbfaf7; --card: #fff; --text: #22211f; --faint: #66625b; --line: #dedad2;
  --broken: #b3261e; --passed: #2f7d4f; --unasked: #8b8579; --mark: #ffd9a8; --link: #1d5fa8; }
@media (prefers-color-scheme: dark) {
  :root { --page: #191817; --card: #232220; --text: #ebe7df; --faint: #a59f94; --line: #3b3834; --broken: #ff8a80;
    --passed: #7bd0a0; --unasked: #8f897d; --mark: #6b4a17; --link: #8fc1ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 72rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
a { color: var(--link); }
code, pre { font-family: ui-monospace, "SFMono-Regular", Consolas, monospace; font-size: .85rem; }
.runner { overflow-wrap: anywhere; }
.faint { color: var(--faint); }
.bar { display: flex; height: .8rem; border-radius: .4rem; overflow: hidden; margin: 1rem 0 .4rem; gap: 2px; }
.bar > * { min-width: 3px; }
.bar .broken { background: var(--broken); } .bar .passed { background: var(--passed); }
.bar .unasked { background: var(--unasked); }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; padding: 0; list-style: none; }
.legend b { font-variant-numeric: tabular-nums; }
b.broken, td.broken { color: var(--broken); } b.passed, td.passed { color: var(--passed); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--faint); font-size: .85rem; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
td.rule { white-space: nowrap; }
details { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
details.more { margin-left: 1.5rem; background: none; }
summary { cursor: pointer; padding: .5rem .75rem; overflow-wrap: anywhere; }
details > :not(summary) { margin: 0 .75rem .75rem; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .3rem 1rem; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
mark { background: var(--mark); color: inherit; border-radius: .15rem; }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: .4rem; } }
@media print { details { break-inside: avoid; } }
)";

/// Text of a runner, which may be anything.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c >= 0x20 && c < 0x7F ? c : '?';
    }
  }
  return out;
}

std::string number(std::size_t n) {
  return std::to_string(n);
}

std::string element(std::string_view name, std::string_view content, std::string_view style = {}) {
  std::string out = "<" + std::string(name);
  if (!style.empty()) out += " class=\"" + std::string(style) + "\"";
  return out + ">" + std::string(content) + "</" + std::string(name) + ">";
}

class ConformancePage {
 public:
  ConformancePage(const ConformanceReport& report, const std::string& runner, const std::string& docs)
      : report_(report), index_(report.index()), runner_(runner), docs_(docs) {}

  std::string text() {
    out_ =
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>Conformance of ";
    out_ += escaped(runner_) + "</title>\n<style>" + std::string(kStyle) + "</style>\n</head>\n<body>\n";
    head();
    broken_rules();
    departures();
    rules("Rules that were followed", report_.passed_rules());
    rules("Rules that were not asked", report_.unasked_rules());
    cases();
    return out_ + "</body>\n</html>\n";
  }

 private:
  void head() {
    const std::size_t broken = report_.broken_rules().size(), passed = report_.passed_rules().size(),
                      unasked = report_.unasked_rules().size();
    out_ += "<header>\n<h1>Conformance report</h1>\n<p class=\"runner\">The engine: " +
            element("code", escaped(runner_)) + "</p>\n<div class=\"bar\" aria-hidden=\"true\">";
    const auto piece = [this](const char* style, std::size_t n) {
      if (n != 0)
        out_ += "<span class=\"" + std::string(style) + "\" style=\"flex-grow: " + number(n) + "\"></span>";
    };
    piece("broken", broken);
    piece("passed", passed);
    piece("unasked", unasked);
    out_ += "</div>\n<ul class=\"legend\">";
    const auto entry = [this](const char* style, std::size_t n, const char* text) {
      out_ += element("li", element("b", number(n), style) + " " + text);
    };
    entry("broken", broken, broken == 1 ? "rule broken" : "rules broken");
    entry("passed", passed, "followed");
    entry("unasked", unasked, "not asked");
    out_ += "</ul>\n<p class=\"faint\">" + number(report_.cases().size()) +
            " cases were asked: " + number(report_.count(CaseResult::Passed)) + " passed, " +
            number(report_.count(CaseResult::Broken)) + " broken";
    if (const std::size_t n = report_.count(CaseResult::Skipped))
      out_ += "; in " + number(n) + " the engine does not take part";
    out_ += ".</p>\n</header>\n";
  }

  std::string rule(std::size_t i) const {
    const ConformanceRule& about = index_.rules[i];
    const std::string name = escaped(about.number);
    if (about.page.empty() || docs_.empty()) return name;
    return "<a href=\"" + escaped(docs_) + escaped(about.page) + "\">" + name + "</a>";
  }
  /// With the page as text where nothing can be linked to.
  std::string title(std::size_t i) const {
    const ConformanceRule& about = index_.rules[i];
    std::string text = escaped(about.title);
    if (!about.page.empty() && docs_.empty()) text += " " + element("code", escaped(about.page), "faint");
    return text;
  }
  static std::string place(const Departure& departure) {
    return departure.line == 0 ? departure.where : departure.where + ":" + number(departure.line);
  }

  void broken_rules() {
    const std::vector<std::size_t> broken = report_.broken_rules();
    if (broken.empty()) return;
    out_ +=
        "<section>\n<h2>Broken rules</h2>\n<p class=\"faint\">A rule that was broken wherever it counts "
        "comes "
        "first; one that merely stands beside it was followed elsewhere.</p>\n<div "
        "class=\"scroll\"><table>\n";
    out_ +=
        "<tr><th>Rule</th><th>What it is about</th><th class=\"number\">Broken</th><th "
        "class=\"number\">Passed"
        "</th><th class=\"number\">Not asked</th><th>First broken in</th></tr>\n";
    for (const std::size_t i : broken) {
      const RuleTally& tally = report_.tally(i);
      out_ += element(
          "tr", element("td", rule(i), "rule") + element("td", title(i)) +
                    element("td", number(tally.broken), "number broken") +
                    element("td", number(tally.passed), "number") +
                    element("td", number(tally.not_asked), "number") +
                    element("td", "<a href=\"#d" + number(tally.first_departure) + "\">" +
                                      escaped(place(report_.departures()[tally.first_departure])) + "</a>"));
      out_ += '\n';
    }
    out_ += "</table></div>\n</section>\n";
  }

  void departures() {
    if (report_.departures().empty()) return;
    out_ += "<section>\n<h2>Departures</h2>\n";
    for (const std::vector<std::size_t>& kind : report_.kinds_of_departures()) {
      departure(kind.front(), true);
      if (kind.size() == 1) continue;
      out_ += "<details class=\"more\">" +
              element("summary", "and " + number(kind.size() - 1) + " more like it", "faint");
      for (std::size_t i = 1; i < kind.size(); ++i) departure(kind[i], false);
      out_ += "</details>\n";
    }
    out_ += "</section>\n";
  }
  void departure(std::size_t i, bool open) {
    const Departure& departure = report_.departures()[i];
    out_ += "<details id=\"d" + number(i) + (open ? "\" open>" : "\">");
    out_ += element("summary", element("b", escaped(sentence_of(departure))) + " " +
                                   element("span", escaped(place(departure)), "faint")) +
            "\n<dl>\n";
    const auto entry = [this](const char* name, const std::string& text) {
      if (!text.empty()) out_ += element("dt", name) + element("dd", text) + "\n";
    };
    const auto code = [](const std::string& text) {
      return text.empty() ? std::string() : element("code", text);
    };
    if (!departure.error.empty() && !departure.field.empty()) entry("the runner", escaped(departure.error));
    entry("command", code(escaped(departure.command)));
    if (!departure.expected_line.text.empty() || !departure.actual_line.text.empty()) {
      entry("expected", departure.expected_line.text.empty() ? "the end of the answer"
                                                             : code(marked(departure.expected_line)));
      entry("but was", departure.actual_line.text.empty() ? "nothing" : code(marked(departure.actual_line)));
    }
    std::string rules;
    for (const std::uint16_t one : departure.rules) rules += (rules.empty() ? "" : ", ") + rule(one);
    entry("rules", rules);
    out_ += "</dl></details>\n";
  }
  /// The line with the value that differs in a mark.
  static std::string marked(const Excerpt& line) {
    const std::size_t begin = std::min(line.at, line.text.size());
    std::size_t end = std::min(line.text.find_first_of(" =,:/[]", begin), line.text.size());
    if (end == begin && end < line.text.size()) ++end;
    return escaped(line.text.substr(0, begin)) +
           element("mark", escaped(line.text.substr(begin, end - begin))) + escaped(line.text.substr(end));
  }

  void rules(const char* heading, const std::vector<std::size_t>& list) {
    if (list.empty()) return;
    out_ += "<section>\n<h2>" + std::string(heading) + "</h2>\n<details>" +
            element("summary", number(list.size()) + (list.size() == 1 ? " rule" : " rules")) +
            "<div class=\"scroll\"><table>\n<tr><th>Rule</th><th>What it is about</th><th "
            "class=\"number\">Passed</th>"
            "<th class=\"number\">Not asked</th></tr>\n";
    for (const std::size_t i : list)
      out_ += element("tr", element("td", rule(i), "rule") + element("td", title(i)) +
                                element("td", number(report_.tally(i).passed), "number") +
                                element("td", number(report_.tally(i).not_asked), "number")) +
              "\n";
    out_ += "</table></div></details>\n</section>\n";
  }

  void cases() {
    out_ += "<section>\n<h2>Cases</h2>\n<details>" +
            element("summary", number(report_.cases().size()) + " cases") +
            "<div class=\"scroll\"><table>\n<tr><th>Case</th><th>Result</th></tr>\n";
    for (const ConformanceReport::Case& one : report_.cases()) {
      const bool passed = one.result == CaseResult::Passed, broken = one.result == CaseResult::Broken;
      out_ += element("tr", element("td", element("code", escaped(one.name))) + element("td",
                                                                                        passed   ? "passed"
                                                                                        : broken ? "broken"
                                                                                                 : "left out",
                                                                                        passed   ? "passed"
                                                                                        : broken ? "broken"
                                                                                                 : "faint")) +
              "\n";
    }
    out_ += "</table></div></details>\n</section>\n";
  }

  const ConformanceReport& report_;
  const ConformanceIndex& index_;
  const std::string& runner_;
  const std::string& docs_;
  std::string out_;
};

}  // namespace

std::string html_of(const ConformanceReport& report, const std::string& runner, const std::string& docs) {
  return ConformancePage(report, runner, docs).text();
}

}  // namespace acm
