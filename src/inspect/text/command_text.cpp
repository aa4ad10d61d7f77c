// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "command_text.h"

#include "acmotion/commands.hpp"
#include "assets/command_numbering.h"

#include <fmt/format.h>

#include <algorithm>

namespace acm {

namespace {

// The name of the command with this low word; its number when there is none.
std::string index_label(std::uint32_t index) {
  if (index == 0) return {};
  const auto names = command_names();
  if (index < names.size()) return std::string(names[index].name);
  for (const CommandName& c : named_foreign_commands())
    if ((c.command & 0xFFFF) == index) return std::string(c.name);
  return fmt::format("0x{:04X}", index);
}

}  // namespace

std::string_view command_name_of_any_age(Command command) {
  const auto foreign = named_foreign_commands();
  const auto named = std::ranges::find(foreign, command, &CommandName::command);
  return named != foreign.end() ? named->name : command_name(command);
}

std::string command_text(Command command) {
  const std::string_view name = command_name_of_any_age(command);
  return name.empty() ? fmt::format("0x{:08X}", command) : std::string(name);
}

std::string state_text(Command state) {
  return state == 0 ? "any state" : command_text(state);
}

KeyNames key_names(std::uint32_t key) {
  return {index_label(key >> 16), index_label(key & 0xFFFF)};
}

}  // namespace acm
