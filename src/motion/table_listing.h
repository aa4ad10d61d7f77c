// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/motion_table.h"

namespace acm {

// Lists what a table contains, for callers that go through all of it. Tables key motions by the low bits of
// commands; keys that match no command of the catalogue are left out.

/// The cycles filed under a style, ascending.
Vector<Command> states_of(const MotionTable& table, Command style);

/// The motions that a table may accept in a state, ascending: cycles, actions, modifiers, and other styles. A
/// timeline shows what each of them does, and whether it is refused.
Vector<Command> motions_from(const MotionTable& table, Command style, Command state);

}  // namespace acm
