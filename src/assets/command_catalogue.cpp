// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include <algorithm>

#include "command_table.h"

namespace acm {

namespace {

// Between the two builds three commands were inserted at 0x10F, the last one was appended, and one slot was
// renamed; everything else only moved up, class byte kept (core 1.4).
constexpr std::uint32_t kFirstInserted = 0x10F;
constexpr std::uint32_t kInsertedCount = 3;
constexpr std::size_t kClient2013CommandCount = 408;
constexpr Command kStretchUi = 0x09000161u;

constexpr Command with_index(Command command, std::uint32_t index) {
  return (command & 0xFFFF0000u) | index;
}

constexpr std::array<CommandName, kClient2013CommandCount> make_client_2013_commands() {
  std::array<CommandName, kClient2013CommandCount> commands{};
  for (std::uint32_t i = 0; i < commands.size(); ++i) {
    if (i < kFirstInserted) {
      commands[i] = kEndOfRetailCommands[i];
      continue;
    }
    // The aliases belong to values of the later numbering.
    const CommandName& later = kEndOfRetailCommands[i + kInsertedCount];
    const std::string_view name = later.command == kStretchUi ? "SideBySideVitals" : later.name;
    commands[i] = {with_index(later.command, i), name, {}};
  }
  return commands;
}

constexpr auto kClient2013Commands = make_client_2013_commands();

constexpr char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return to_lower(x) == to_lower(y); });
}

const CommandName* find_exact(Command command, CommandSet set) {
  const std::span<const CommandName> names = command_names(set);
  const std::uint32_t index = command & 0xFFFFu;
  return index < names.size() && names[index].command == command ? &names[index] : nullptr;
}

}  // namespace

std::span<const CommandName> command_names(CommandSet set) {
  if (set == CommandSet::Client2013) return kClient2013Commands;
  return kEndOfRetailCommands;
}

std::string_view command_name(Command command, CommandSet set) {
  const CommandName* found = find_exact(command, set);
  return found != nullptr ? found->name : std::string_view{};
}

std::optional<Command> find_command(std::string_view name, CommandSet set) {
  if (name.empty()) return std::nullopt;
  const std::span<const CommandName> names = command_names(set);
  // The client's names go first: three of the aliases are names of other commands in the client.
  for (const CommandName& c : names)
    if (same_ignoring_case(c.name, name)) return c.command;
  for (const CommandName& c : names)
    if (same_ignoring_case(c.alias, name)) return c.command;
  return std::nullopt;
}

std::optional<Command> translate_command(Command command, CommandSet from, CommandSet to) {
  if (find_exact(command, from) == nullptr) return std::nullopt;
  const std::uint32_t index = command & 0xFFFFu;
  if (from == to || index < kFirstInserted) return command;
  if (from == CommandSet::Client2013) return with_index(command, index + kInsertedCount);
  if (index < kFirstInserted + kInsertedCount) return std::nullopt;
  const Command earlier = with_index(command, index - kInsertedCount);
  return find_exact(earlier, to) != nullptr ? std::optional(earlier) : std::nullopt;
}

}  // namespace acm
