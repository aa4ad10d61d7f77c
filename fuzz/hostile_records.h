// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets.hpp"

#include "script.h"

namespace acm::fuzz {

// Ids of what `hostile_assets` makes. There may be fewer of each, and records name ids that are not there.
inline constexpr ObjectId kFirstSetup = 0x02000001;
inline constexpr ObjectId kFirstTable = 0x09000001;

/// Setups, motion tables, animations, scripts, script tables and models that can be decoded, with numbers and
/// links by choice.
Assets hostile_assets(Script& script);

}  // namespace acm::fuzz
