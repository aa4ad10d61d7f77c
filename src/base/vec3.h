// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

namespace acm {

constexpr Vec3 operator+(Vec3 a, Vec3 b);
constexpr Vec3 operator-(Vec3 a, Vec3 b);
constexpr Vec3 operator*(Vec3 v, float s);
constexpr Vec3 operator-(Vec3 v);

/// Component by component, as part scales are applied.
constexpr Vec3 scaled(Vec3 v, Vec3 s);

constexpr float dot(Vec3 a, Vec3 b);
/// Right-handed: x cross y is z.
constexpr Vec3 cross(Vec3 a, Vec3 b);
constexpr float length_squared(Vec3 v);
/// At most the largest float, also where the square would overflow.
float length(Vec3 v);
/// A vector of the same direction whose square does not overflow: the vector itself unless it is that long.
constexpr Vec3 scaled_for_square(Vec3 v);

}  // namespace acm

#include "base/vec3.inl"
