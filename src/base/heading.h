// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"
#include "base/vec3.h"

namespace acm {

// Headings are degrees in [0, 360): 0 is +Y (north), 90 is +X (east), clockwise (managers 5.4).

/// Heading of a direction; only x and y count. The zero vector gives 90, as atan2(0, 0) is 0.
float heading_of(Vec3 direction);

/// Unit vector (sin h, cos h, 0).
Vec3 forward_of_heading(float degrees);

/// Faces f along a direction; shorter than kEpsilon: no change. retail: Frame::set_vector_heading
void set_vector_heading(Frame& f, Vec3 direction);

}  // namespace acm
