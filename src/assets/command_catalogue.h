// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "assets/command.h"

namespace acm {

struct CommandName {
  Command command;
  std::string_view name;  ///< as the client spells it
  std::string_view
      alias;  ///< the name other projects use for the same value; empty when there is none or it is the same
};

/// All commands of a client build; entry i has the low word i (core 1.3).
std::span<const CommandName> command_names(CommandSet set = CommandSet::EndOfRetail);

/// The client's name; empty when the catalogue does not hold exactly this value.
std::string_view command_name(Command command, CommandSet set = CommandSet::EndOfRetail);

/// The command of a name or alias; upper and lower case count as the same.
std::optional<Command> find_command(std::string_view name, CommandSet set = CommandSet::EndOfRetail);

/// The same command in another build's numbering; nothing when that build does not have it.
std::optional<Command> translate_command(Command command, CommandSet from, CommandSet to);

}  // namespace acm
