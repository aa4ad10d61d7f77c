// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/graph/key_commands.h"

#include "acmotion/commands.hpp"

namespace acm {

namespace {

bool is_in_catalogue(std::uint32_t index) {
  return index < command_names().size();
}

}  // namespace

KeyCommands::KeyCommands(const MotionTable& table) {
  const auto add = [&](Command command) {
    const std::uint32_t index = command & 0xFFFFu;
    if (!is_in_catalogue(index)) named_.emplace(index, command);
  };
  for (const StyleDefault& d : table.style_defaults()) {
    add(d.style);
    add(d.substate);
  }
  for (const MotionTable::Link& link : table.links()) add(link.to);
}

Command KeyCommands::of(std::uint32_t index) const {
  if (index == 0) return 0;
  if (is_in_catalogue(index)) return expand_command(static_cast<std::uint16_t>(index));
  const auto named = named_.find(index);
  return named == named_.end() ? index : named->second;
}

}  // namespace acm
