// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"
#include "acmotion/commands.hpp"
#include "assets/motion_table.h"

#include <span>

namespace acm {

/// The table that tells the numbering of a file: that of the human body.
inline constexpr ObjectId kNumberingTable = 0x09000001u;

/// Added to the index of a command that today's numbering does not have, so that no other command's name or
/// motion is taken for it. The catalogue ends long before.
inline constexpr Command kForeignIndex = 0x8000u;

/// Whether it is an emote of 2002 whose place today is not known.
bool is_foreign(Command command);

/// The emotes of 2002 whose names are known and whose places today are not, as renumbered tables have them.
std::span<const CommandName> named_foreign_commands();

/// The first numbering in which all whole commands of the table exist: the style defaults and what links lead
/// to (retail-facts 4). Unknown when there is none.
CommandNumbering numbering_of(const MotionTable& table);

/// The command in today's numbering. One that it does not have, and one of 2002 whose place is not known,
/// keeps its class and gets kForeignIndex.
Command renumbered(Command command, CommandNumbering from);
/// A table with all its commands and keys in today's numbering.
MotionTable renumbered(const MotionTable& table, CommandNumbering from);

}  // namespace acm
