// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"

#include <string>

namespace acm {

/// "SlashHigh", or the number of a command that has no name.
std::string command_text(Command command);

/// The same where 0 stands for every state: "any state".
std::string state_text(Command state);

}  // namespace acm
