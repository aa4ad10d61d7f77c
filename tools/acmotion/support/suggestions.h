// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/motion_table.h"

#include <CLI/CLI.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Suggestions for mistyped names.
namespace acm::tool {

/// "; did you mean SlashHigh or SlashMed?" for names that are nearly the wrong one; empty when there are
/// none.
std::string did_you_mean(std::string_view wrong, const std::vector<std::string>& names);

/// "; SlashHigh exists in SwordCombat, TwoHandedSwordCombat": the other styles of a table that know a motion;
/// empty when this style does.
std::string where_motion_exists(const MotionTable& table, Command motion, Command style);

/// The styles of a table that a name or a pattern stands for. Throws ToolError with those that it has when it
/// has none of them.
std::vector<Command> resolve_styles(const MotionTable& table, const std::string& name);

/// "'0x0900*' stands for 2 objects: 0x09000001, 0x09000002; name one". Throws ToolError (wrong usage).
[[noreturn]] void fail_as_ambiguous(std::string_view pattern, const char* kind,
                                    const std::vector<std::string>& names);

/// A number that is finite and within bounds. CLI11's own range lets nan pass.
CLI::Validator finite_within(double least, double most);
/// A whole number within bounds. CLI11 itself takes -1 for a very large one.
CLI::Validator whole_within(std::uint64_t least, std::uint64_t most = UINT64_MAX);
/// Any finite number.
CLI::Validator finite();

/// An option that takes one of some names, in any case. Other names are refused with the list.
template <class T>
CLI::Option* add_choice(CLI::App& command, const std::string& name, T& value, const std::string& help,
                        const std::vector<std::pair<std::string, T>>& choices) {
  const auto take = [&value, choices, name](const std::string& text) {
    std::string names;
    for (const auto& [choice, meaning] : choices) {
      if (CLI::detail::to_lower(choice) == CLI::detail::to_lower(text)) {
        value = meaning;
        return;
      }
      names += (names.empty() ? "" : ", ") + choice;
    }
    throw CLI::ValidationError(name, "'" + text + "' is none of: " + names);
  };
  return command.add_option_function<std::string>(name, take, help);
}

}  // namespace acm::tool
