// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/color.h"

namespace acm {

/// How surfaces look whose colour is not known: textures, and those that are missing.
inline constexpr Argb kUnknownColor = make_argb(255, 150, 150, 150);

}  // namespace acm
