// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/motion_table.h"

namespace acm {

// What a table can be asked, for those who want to ask it everything. Tables file motions under the low bits
// of commands; those that no command of the catalogue has are left out.

/// The cycles filed under a style, ascending.
Vector<Command> states_of(const MotionTable& table, Command style);

/// The motions that a table may serve in a state, ascending: cycles, actions, modifiers, and other styles.
/// What it then does with them, and whether it refuses them, a timeline says.
Vector<Command> motions_from(const MotionTable& table, Command style, Command state);

}  // namespace acm
