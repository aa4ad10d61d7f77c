// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace acm {

/// The game's number of an object: 0x50000001 and up for players, 0x70000000 and up for what the world
/// places, 0x80000000 and up for what comes and goes. 0 names nothing.
using Guid = std::uint32_t;

}  // namespace acm
