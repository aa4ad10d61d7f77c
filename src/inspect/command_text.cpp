// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "command_text.h"

#include "acmotion/commands.hpp"

#include <fmt/format.h>

namespace acm {

std::string command_text(Command command) {
  const std::string_view name = command_name(command);
  return name.empty() ? fmt::format("0x{:08X}", command) : std::string(name);
}

std::string state_text(Command state) {
  return state == 0 ? "any state" : command_text(state);
}

}  // namespace acm
