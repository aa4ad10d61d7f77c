// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm::tool {

/// From now on the first Ctrl-C is only noted, so that a long task can tell what it has found. The second one
/// ends the program.
void note_interrupts();
[[nodiscard]] bool was_interrupted();

/// For signal handlers: true when this signal was noted and the program goes on.
bool note_interrupt(int signal);

}  // namespace acm::tool
