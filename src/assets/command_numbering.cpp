// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/command_numbering.h"

#include <algorithm>
#include <array>

namespace acm {

namespace {

constexpr std::uint32_t kIndexMask = 0xFFFFu;
// In January 2002 the emotes from here on stood in another order, of which two places are known.
constexpr std::uint32_t kFirstMovedEmote = 0x10Fu;
constexpr std::uint32_t kNumberingEnd = 0x19Cu;
// Later builds do not have these two.
constexpr std::array kNamedForeignCommands = {
    CommandName{.command = 0x43000140u | kForeignIndex, .name = "PointUpState", .alias = {}},
    CommandName{.command = 0x13000152u | kForeignIndex, .name = "PointUp", .alias = {}},
};

bool is_moved_emote(Command command) {
  const std::uint32_t index = command & kIndexMask;
  return is_chat_emote(command) && index >= kFirstMovedEmote && index < kNumberingEnd;
}

bool exists(Command command, CommandSet set) {
  return translate_command(command, set, set).has_value();
}

bool exists(Command command, CommandNumbering numbering) {
  switch (numbering) {
    case CommandNumbering::EndOfRetail: return exists(command, CommandSet::EndOfRetail);
    case CommandNumbering::Client2013: return exists(command, CommandSet::Client2013);
    case CommandNumbering::January2002:
      return is_moved_emote(command) || exists(command, CommandSet::Client2013);
    case CommandNumbering::Unknown: break;
  }
  return false;
}

template <class Test>
bool all_commands(const MotionTable& table, Test test) {
  const auto holds = [&](Command command) { return command == 0 || test(command); };
  return holds(table.default_style()) &&
         std::ranges::all_of(table.style_defaults(),
                             [&](const StyleDefault& d) { return holds(d.style) && holds(d.substate); }) &&
         std::ranges::all_of(table.links(), [&](const MotionTable::Link& link) { return holds(link.to); });
}

/// The indices in the keys of a table, in today's numbering. Keys hold no class. Where the table has the
/// whole command elsewhere, its key goes where that goes; else each index has one command (core 4.1).
class RenumberedKeys {
 public:
  RenumberedKeys(const MotionTable& table, CommandNumbering from) : from_(from) {
    add(table.default_style());
    for (const StyleDefault& d : table.style_defaults()) {
      add(d.style);
      add(d.substate);
    }
    for (const MotionTable::Link& link : table.links()) add(link.to);
  }

  [[nodiscard]] std::uint32_t key(std::uint32_t key) const {
    return index(key >> 16) << 16 | index(key & kIndexMask);
  }

 private:
  void add(Command command) { known_[command & kIndexMask] = renumbered(command, from_) & kIndexMask; }

  [[nodiscard]] std::uint32_t index(std::uint32_t index) const {
    if (index == 0) return 0;
    if (const auto known = known_.find(index); known != known_.end()) return known->second;
    const std::span<const CommandName> names = command_names(CommandSet::Client2013);
    if (index >= names.size()) return index | kForeignIndex;
    return renumbered(names[index].command, from_) & kIndexMask;
  }

  CommandNumbering from_;
  Map<std::uint32_t, std::uint32_t> known_;
};

}  // namespace

const char* to_string(CommandNumbering numbering) {
  switch (numbering) {
    case CommandNumbering::EndOfRetail: return "End of Retail";
    case CommandNumbering::Client2013: return "2013";
    case CommandNumbering::January2002: return "January 2002";
    case CommandNumbering::Unknown: return "unknown";
  }
  return "unknown";
}

bool is_foreign(Command command) {
  return (command & kForeignIndex) != 0 && is_moved_emote(command & ~kForeignIndex);
}

std::span<const CommandName> named_foreign_commands() {
  return kNamedForeignCommands;
}

CommandNumbering numbering_of(const MotionTable& table) {
  constexpr std::array kInOrder = {CommandNumbering::EndOfRetail, CommandNumbering::Client2013,
                                   CommandNumbering::January2002};
  for (const CommandNumbering numbering : kInOrder)
    if (all_commands(table, [&](Command command) { return exists(command, numbering); })) return numbering;
  return CommandNumbering::Unknown;
}

Command renumbered(Command command, CommandNumbering from) {
  if (command == 0 || from == CommandNumbering::EndOfRetail || from == CommandNumbering::Unknown)
    return command;
  if (from == CommandNumbering::January2002 && is_moved_emote(command)) return command | kForeignIndex;
  const std::optional<Command> today =
      translate_command(command, CommandSet::Client2013, CommandSet::EndOfRetail);
  return today ? *today : command | kForeignIndex;
}

MotionTable renumbered(const MotionTable& table, CommandNumbering from) {
  if (from == CommandNumbering::EndOfRetail || from == CommandNumbering::Unknown) return table;
  const RenumberedKeys keys(table, from);
  return table.with_commands([from](Command command) { return renumbered(command, from); },
                             [&keys](std::uint32_t key) { return keys.key(key); });
}

}  // namespace acm
