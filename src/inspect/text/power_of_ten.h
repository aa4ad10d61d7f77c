// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/math.h"

#include <cmath>

namespace acm {

/// The largest power of ten that is not above a positive number: axes and grids have steps of such.
inline double power_of_ten_below(double number) {
  return math::pow(10.0, std::floor(std::log10(number)));
}

}  // namespace acm
