// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/epsilon.h"
#include "base/frame.h"
#include "base/inlining.h"

#include <cstddef>

#include "lanes.h"

/// The arithmetic of poses, written once for one part (F = float) and for several at a time (F = Float4,
/// Float8).
namespace acm::pose_kernel {

/// Numbers of coefficients of the slerp series. kFewTerms are exact to a float up to kFewReach, which covers
/// neighbouring key frames. kAllTerms reach to right angles, the widest there is on the shorter arc; the last
/// is weighted so that the error stays below 8e-7 there.
inline constexpr std::size_t kFewTerms = 4;
inline constexpr std::size_t kAllTerms = 13;
inline constexpr float kFewReach = -0.03f;  ///< cos - 1 at an angle of 14 degrees, so 28 of the rotation
inline constexpr float kLastTerm = 1.895f;

/// Squares of lengths between these have a root and an inverse to full precision.
inline constexpr float kShort = 1e-30f;
inline constexpr float kLong = 1e30f;

/// Where 1 - cos of the angle is below this, rotations are interpolated linearly.
inline constexpr float kNearness = 0.0002f;

/// Origins and rotations of as many parts as F has lanes, component by component.
template <class F>
struct Origins {
  F x, y, z;
};
template <class F>
struct Rotations {
  F w, x, y, z;
};

/// A body frame and a scale made ready to be combined with many parts. Here and in the series numbers that
/// all parts share are spread over the lanes beforehand, so that they are operands straight from memory.
template <class F>
struct Placed {
  Origins<F> origin;
  Rotations<F> rotation;
  Origins<F> scale;
  Origins<F> axes[3];

  Placed(const Frame& body, const RotationRows& rows, Vec3 scale_of_parts)
      : origin(spread(body.origin)),
        rotation{splat<F>(body.rotation.w), splat<F>(body.rotation.x), splat<F>(body.rotation.y),
                 splat<F>(body.rotation.z)},
        scale(spread(scale_of_parts)),
        axes{spread(rows.x_axis), spread(rows.y_axis), spread(rows.z_axis)} {}

 private:
  static Origins<F> spread(Vec3 v) { return {splat<F>(v.x), splat<F>(v.y), splat<F>(v.z)}; }
};

/// How much of each of two rotations slerp takes, as functions of y = cos(angle) - 1: sin(t angle) /
/// sin(angle) is t times a series in y whose coefficients depend on t alone.
template <class F, std::size_t kTerms>
struct SlerpSeries {
  F from[kTerms], to[kTerms];

  explicit SlerpSeries(float fraction) {
    const float rest = 1.0f - fraction;
    float from_term = rest, to_term = fraction;
    from[0] = splat<F>(from_term);
    to[0] = splat<F>(to_term);
    for (std::size_t i = 1; i < kTerms; ++i) {
      from[i] = splat<F>(from_term *= factor(i, rest));
      to[i] = splat<F>(to_term *= factor(i, fraction));
    }
  }

 private:
  static float factor(std::size_t i, float t) {
    const float n = static_cast<float>(i);
    const float weight = i + 1 == kAllTerms ? kLastTerm : 1.0f;
    return t * t * (weight / (n * (2.0f * n + 1.0f))) - weight * n / (2.0f * n + 1.0f);
  }
};

template <std::size_t kTerms, class F>
inline F evaluate(const F (&series)[kTerms], F y) {
  // The short one in fewer steps that wait for one another.
  if constexpr (kTerms == 4) return (series[0] + series[1] * y) + (series[2] + series[3] * y) * (y * y);
  F sum = series[kTerms - 1];
  for (std::size_t i = kTerms - 1; i-- > 0;) sum = sum * y + series[i];
  return sum;
}

template <class F>
struct Weights {
  F from, to;
};

/// The weights at any angle, with a series made for these parts alone: parts seldom turn so far from one key
/// frame to the next that `blend` comes here.
template <class F>
ACMOTION_NEVER_INLINE Weights<F> wide_weights(float fraction, F y) {
  const SlerpSeries<F, kAllTerms> series(fraction);
  return {evaluate(series.from, y), evaluate(series.to, y)};
}

/// How far between two key frames, made ready once for all parts of a pose.
template <class F>
struct Blend {
  float fraction;
  F t;
  SlerpSeries<F, kFewTerms> series;

  explicit Blend(float t_of_pose) : fraction(t_of_pose), t(splat<F>(t_of_pose)), series(t_of_pose) {}
};

/// Slerp, not yet of unit length.
template <class F>
ACMOTION_ALWAYS_INLINE Rotations<F> blend(const Rotations<F>& a, const Rotations<F>& b, const Blend<F>& t) {
  const F dot = (a.w * b.w + a.x * b.x) + (a.y * b.y + a.z * b.z);
  const F apart = absolute(dot) - 1.0f;
  const F y = select(apart >= -kNearness, splat<F>(0.0f), apart);  // at 0 the weights are linear
  F weight_a = evaluate(t.series.from, y);
  F weight_b = evaluate(t.series.to, y);
  const auto wide = y < kFewReach;
  if (any(wide)) {
    const Weights<F> weights = wide_weights(t.fraction, y);
    weight_a = select(wide, weights.from, weight_a);
    weight_b = select(wide, weights.to, weight_b);
  }
  weight_b = flip_sign(weight_b, dot);
  return {a.w * weight_a + b.w * weight_b, a.x * weight_a + b.x * weight_b, a.y * weight_a + b.y * weight_b,
          a.z * weight_a + b.z * weight_b};
}

template <class F>
ACMOTION_ALWAYS_INLINE Origins<F> blend(const Origins<F>& a, const Origins<F>& b, const Blend<F>& t) {
  return {a.x + (b.x - a.x) * t.t, a.y + (b.y - a.y) * t.t, a.z + (b.z - a.z) * t.t};
}

/// `unit` where it is a rotation, else `fallback`: the test of normalized_or of base. By value, so that
/// callers need not have them in memory.
template <class F>
ACMOTION_NEVER_INLINE Rotations<F> valid_or(Rotations<F> unit, Rotations<F> fallback) {
  const F length_squared = unit.w * unit.w + unit.x * unit.x + unit.y * unit.y + unit.z * unit.z;
  const auto valid = absolute(length_squared - 1.0f) <= 5.0f * kEpsilon;
  return {select(valid, unit.w, fallback.w), select(valid, unit.x, fallback.x),
          select(valid, unit.y, fallback.y), select(valid, unit.z, fallback.z)};
}

/// The body's frame followed by the parts': `combine` of base, in the same order of operations.
template <class F>
ACMOTION_ALWAYS_INLINE Rotations<F> place(const Rotations<F>& part, const Placed<F>& body) {
  const Rotations<F>& b = body.rotation;
  const F w = b.w * part.w - b.x * part.x - b.y * part.y - b.z * part.z;
  const F x = b.w * part.x + b.x * part.w + b.y * part.z - b.z * part.y;
  const F y = b.w * part.y + b.y * part.w + b.z * part.x - b.x * part.z;
  const F z = b.w * part.z + b.z * part.w + b.x * part.y - b.y * part.x;
  const F length_squared = w * w + x * x + y * y + z * z;
  const F inverse = 1.0f / square_root(length_squared);
  const Rotations<F> unit{w * inverse, x * inverse, y * inverse, z * inverse};
  // A length anywhere near one gives a rotation, so the test of normalized_or is seldom made.
  if (!all((length_squared >= kShort) & (length_squared <= kLong))) return valid_or(unit, b);
  return unit;
}

template <class F>
ACMOTION_ALWAYS_INLINE Origins<F> place(const Origins<F>& part, const Placed<F>& body) {
  const F x = part.x * body.scale.x, y = part.y * body.scale.y, z = part.z * body.scale.z;
  const Origins<F>(&axes)[3] = body.axes;
  return {body.origin.x + (x * axes[0].x + y * axes[1].x + z * axes[2].x),
          body.origin.y + (x * axes[0].y + y * axes[1].y + z * axes[2].y),
          body.origin.z + (x * axes[0].z + y * axes[1].z + z * axes[2].z)};
}

}  // namespace acm::pose_kernel
