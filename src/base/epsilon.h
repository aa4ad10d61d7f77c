// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm {

/// The one nearness bound of the motion core, 0.0002 as a single.
inline constexpr float kEpsilon = 0.0002f;

}  // namespace acm
