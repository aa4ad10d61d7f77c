// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/commands.hpp"

#include <cstdint>

namespace acm {

/// The key under which tables file a cycle, a styled modifier or a group of links (core 4.1).
constexpr std::uint32_t motion_key(Command style, Command motion) {
  return (style << 16) | (motion & 0x00FFFFFFu);
}

}  // namespace acm
