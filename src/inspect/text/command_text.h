// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace acm {

/// The name of a command as tables have it, be it of today or an emote of 2002; empty when it has none.
std::string_view command_name_of_any_age(Command command);

/// "SlashHigh", or the number of a command that has no name.
std::string command_text(Command command);

/// The same where 0 stands for every state: "any state".
std::string state_text(Command state);

/// The two halves of a motion_key by name. A half of 0 is empty, an unknown one its number.
struct KeyNames {
  std::string style;
  std::string motion;
};
KeyNames key_names(std::uint32_t key);

}  // namespace acm
