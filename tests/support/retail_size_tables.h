// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/motion_table.h"

#include <cstdint>

namespace acm::test {

/// The table of this index of a RetailSizeSet, with so many motions, which play animations of its own body
/// among so many.
MotionTable make_retail_size_table(std::uint32_t index, std::uint32_t motions, std::uint32_t animations);

}  // namespace acm::test
