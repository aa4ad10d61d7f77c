// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "command_text.h"

#include "acmotion/commands.hpp"

#include <fmt/format.h>

namespace acm {

namespace {

// The name of the command with this low word; its number when there is none.
std::string index_label(std::uint32_t index) {
  if (index == 0) return {};
  const auto names = command_names();
  return index < names.size() ? std::string(names[index].name) : fmt::format("0x{:04X}", index);
}

}  // namespace

std::string command_text(Command command) {
  const std::string_view name = command_name(command);
  return name.empty() ? fmt::format("0x{:08X}", command) : std::string(name);
}

std::string state_text(Command state) {
  return state == 0 ? "any state" : command_text(state);
}

KeyNames key_names(std::uint32_t key) {
  return {index_label(key >> 16), index_label(key & 0xFFFF)};
}

}  // namespace acm
