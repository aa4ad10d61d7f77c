// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <bit>
#include <cstdint>

namespace acm {

/// Neither infinite nor not a number. By the bits, so that the answer does not depend on how a compiler
/// treats what is not a number.
constexpr bool is_finite(float x) {
  constexpr std::uint32_t kExponent = 0x7F800000u;
  return (std::bit_cast<std::uint32_t>(x) & kExponent) != kExponent;
}

constexpr bool is_finite(double x) {
  constexpr std::uint64_t kExponent = 0x7FF0000000000000u;
  return (std::bit_cast<std::uint64_t>(x) & kExponent) != kExponent;
}

constexpr bool is_finite(Vec3 v) {
  return is_finite(v.x) && is_finite(v.y) && is_finite(v.z);
}

constexpr bool is_finite(const Quat& q) {
  return is_finite(q.w) && is_finite(q.x) && is_finite(q.y) && is_finite(q.z);
}

constexpr bool is_finite(const Frame& f) {
  return is_finite(f.origin) && is_finite(f.rotation);
}

/// Whether a number is finite and no larger than a limit, in either direction.
constexpr bool is_within(float x, float limit) {
  return x >= -limit && x <= limit;
}

constexpr bool is_within(Vec3 v, float limit) {
  return is_within(v.x, limit) && is_within(v.y, limit) && is_within(v.z, limit);
}

/// Clamps a number to [-limit, limit]; a NaN stays a NaN.
constexpr float clamped_to(float x, float limit) {
  return x > limit ? limit : x < -limit ? -limit : x;
}

constexpr bool is_within(const Quat& q, float limit) {
  return is_within(q.w, limit) && is_within(q.x, limit) && is_within(q.y, limit) && is_within(q.z, limit);
}

/// A frame of a file, in metres. Of a body's: is_valid_frame.
constexpr bool is_in_range(const Frame& f) {
  return is_within(f.origin, limits::kCoordinate) && is_within(f.rotation, limits::kRotation);
}

/// Whether a body may come to be there by itself: no farther than limits::kFarthest, and nothing is NaN.
constexpr bool is_reachable(Vec3 origin) {
  return is_within(origin, limits::kFarthest);
}

/// Whether the sum of all numbers is finite, which costs every step of every body only one comparison. Says
/// no a little earlier than is_finite: where the numbers are so large that their sum is beyond a float.
constexpr bool has_finite_sum(const Frame& f) {
  const float sum =
      f.origin.x + f.origin.y + f.origin.z + f.rotation.w + f.rotation.x + f.rotation.y + f.rotation.z;
  return sum - sum == 0.0f;
}

/// is_reachable(f.origin) and has_finite_sum(f), in half the instructions: every step of every body asks it.
/// Without their signs numbers are in the order of their bits, and what is not finite comes last.
constexpr bool can_be_reached(const Frame& f) {
  constexpr auto kFarthest = std::bit_cast<std::uint32_t>(limits::kFarthest);
  const auto is_near = [](float x) { return (std::bit_cast<std::uint32_t>(x) & 0x7FFFFFFFu) <= kFarthest; };
  const float sum = f.rotation.w + f.rotation.x + f.rotation.y + f.rotation.z;
  return is_near(f.origin.x) && is_near(f.origin.y) && is_near(f.origin.z) && sum - sum == 0.0f;
}

}  // namespace acm
