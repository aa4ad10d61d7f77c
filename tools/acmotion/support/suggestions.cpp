// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "suggestions.h"

#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "glob.h"
#include "names.h"
#include "tool_error.h"

namespace acm::tool {

namespace {

std::string lower_case(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

// Letters to add, drop, change or swap with the next.
std::size_t distance_between(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        d[i][j] = i + j;
        continue;
      }
      d[i][j] =
          std::min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
    }
  return d[a.size()][b.size()];
}

}  // namespace

std::string did_you_mean(std::string_view wrong, const std::vector<std::string>& names) {
  constexpr std::size_t kMax = 3, kLongest = 64;
  if (wrong.empty() || wrong.size() > kLongest) return {};
  const std::string given = lower_case(wrong);
  std::vector<std::pair<std::size_t, std::string>> near;
  for (const std::string& name : names) {
    const std::string candidate = lower_case(name);
    std::size_t distance = distance_between(given, candidate);
    if (given.size() >= 3 && candidate.find(given) != std::string::npos)
      distance = std::min<std::size_t>(distance, 2);
    if (distance <= std::max<std::size_t>(1, given.size() / 3)) near.emplace_back(distance, name);
  }
  std::ranges::stable_sort(near, {}, &std::pair<std::size_t, std::string>::first);
  if (near.size() > kMax) near.resize(kMax);
  std::string text;
  for (std::size_t i = 0; i < near.size(); ++i)
    text += (i == 0 ? "" : i + 1 == near.size() ? " or " : ", ") + near[i].second;
  return text.empty() ? text : fmt::format("; did you mean {}?", text);
}

std::string where_motion_exists(const MotionTable& table, Command motion, Command style) {
  std::string styles;
  for (const StyleDefault& d : table.style_defaults()) {
    bool knows = table.find_cycle(motion_key(d.style, motion)) != nullptr ||
                 table.find_modifier(motion_key(d.style, motion)) != nullptr;
    for (const MotionTable::LinkGroup& group : table.link_groups())
      if ((group.key >> 16) == (d.style & 0xFFFFu))
        for (const MotionTable::Link& link : table.links_of(group)) knows |= link.to == motion;
    if (knows && d.style == style) return {};
    if (knows) styles += fmt::format("{}{}", styles.empty() ? "" : ", ", command_text(d.style));
  }
  if (styles.empty()) return fmt::format("; no style of {} has it", hex32(table.id()));
  return fmt::format("; {} exists in {}", command_text(motion), styles);
}

std::vector<Command> resolve_styles(const MotionTable& table, const std::string& name) {
  const std::optional<Command> wanted = is_pattern(name) ? std::nullopt : std::optional(parse_command(name));
  std::vector<Command> styles;
  std::string names;
  for (const StyleDefault& d : table.style_defaults()) {
    if (wanted ? d.style == *wanted : matches_glob(name, command_text(d.style))) styles.push_back(d.style);
    names += fmt::format("{}{}", names.empty() ? "" : ", ", command_text(d.style));
  }
  if (styles.empty())
    throw ToolError(fmt::format("{} has no style {}; it has {}", hex32(table.id()),
                                wanted ? command_text(*wanted) : name, names));
  return styles;
}

void fail_as_ambiguous(std::string_view pattern, const char* kind, const std::vector<std::string>& names) {
  constexpr std::size_t kShown = 6;
  std::string text;
  for (std::size_t i = 0; i < std::min(names.size(), kShown); ++i) text += (i == 0 ? "" : ", ") + names[i];
  if (names.size() > kShown) text += fmt::format(" and {} more", names.size() - kShown);
  throw ToolError(fmt::format("'{}' stands for {}: {}; name one", pattern, counted(names.size(), kind), text),
                  kWrongUsage);
}

CLI::Validator finite_within(double least, double most) {
  return CLI::Validator(
      [least, most](std::string& text) -> std::string {
        double value = 0.0;
        if (!CLI::detail::lexical_cast(text, value) || !std::isfinite(value))
          return fmt::format("'{}' is not a finite number", text);
        if (value < least || value > most)
          return fmt::format("{} is not within {} and {}", text, least, most);
        return {};
      },
      "");
}

CLI::Validator whole_within(std::uint64_t least, std::uint64_t most) {
  return CLI::Validator(
      [least, most](std::string& text) -> std::string {
        std::uint64_t value = 0;
        if (text.empty() || text.find_first_not_of("0123456789") != std::string::npos)
          return fmt::format("'{}' is not a whole number", text);
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || value < least || value > most)
          return fmt::format("{} is not within {} and {}", text, least, most);
        return {};
      },
      most == UINT64_MAX ? std::string() : fmt::format("{} to {}", least, most));
}

CLI::Validator finite() {
  return finite_within(-3.4e38, 3.4e38);
}

}  // namespace acm::tool
