// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

namespace acm {

Command expand_command(std::uint16_t index, CommandSet set) {
  const std::span<const CommandName> names = command_names(set);
  return index < names.size() ? names[index].command : names[0].command;
}

}  // namespace acm
