// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// On whose behalf a motion plays, in the host's own numbers; 0: none was given. A motion that a move makes
/// has no context id of its own, as in retail, and names the move's here.
struct ContextIds {
  std::uint32_t context_id = 0;       ///< of the motion: MovementParameters::context_id
  std::uint32_t move_context_id = 0;  ///< of the move that made the motion

  friend bool operator==(const ContextIds&, const ContextIds&) = default;
};

}  // namespace acm
