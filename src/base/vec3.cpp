// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/base/vec3.h"

#include <cmath>

namespace acm {

float length(Vec3 v) {
  return std::sqrt(length_squared(v));
}

}  // namespace acm
