// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/epsilon.h"
#include "acmotion/base/frame.h"

#include <cstddef>

#include "lanes.h"

/// The arithmetic of poses, written once for one part (F = float) and for several at a time (F = Float4,
/// Float8).
namespace acm::pose_kernel {

/// Terms of the series of slerp. Few are exact to a float for angles up to kFewReach, which are those between
/// neighbouring key frames. All reach to right angles, the widest there is on the shorter arc; the last is
/// weighted so that the error stays below 8e-7 there.
inline constexpr std::size_t kFewTerms = 5;
inline constexpr std::size_t kAllTerms = 12;
inline constexpr float kFewReach = -0.03f;  ///< cos - 1 at an angle of 14 degrees, so 28 of the rotation
inline constexpr float kLastTerm = 1.895f;

/// Closer than this, 1 - cos of the angle, rotations are mixed evenly.
inline constexpr float kNearness = 0.0002f;

/// Frames of as many parts as F has lanes, component by component.
template <class F>
struct Parts {
  F x, y, z;
  F qw, qx, qy, qz;
};

/// A body frame and a scale made ready to be combined with many parts. Here and in the series numbers that
/// all parts share are spread over the lanes beforehand, so that they are operands straight from memory.
template <class F>
struct Placed {
  F x, y, z;
  F qw, qx, qy, qz;
  F scale_x, scale_y, scale_z;
  F rows[3][3];  ///< [axis][component]

  Placed(const Frame& body, const RotationRows& r, Vec3 scale)
      : x(splat<F>(body.origin.x)),
        y(splat<F>(body.origin.y)),
        z(splat<F>(body.origin.z)),
        qw(splat<F>(body.rotation.w)),
        qx(splat<F>(body.rotation.x)),
        qy(splat<F>(body.rotation.y)),
        qz(splat<F>(body.rotation.z)),
        scale_x(splat<F>(scale.x)),
        scale_y(splat<F>(scale.y)),
        scale_z(splat<F>(scale.z)) {
    const Vec3 axes[3] = {r.x_axis, r.y_axis, r.z_axis};
    for (int i = 0; i < 3; ++i) {
      rows[i][0] = splat<F>(axes[i].x);
      rows[i][1] = splat<F>(axes[i].y);
      rows[i][2] = splat<F>(axes[i].z);
    }
  }
};

/// How much of each of two rotations slerp takes, as functions of y = cos(angle) - 1: sin(t angle) /
/// sin(angle) is t times a series in y whose coefficients depend on t alone, so one pose works them out once
/// for all parts.
template <class F, std::size_t kTerms>
struct SlerpSeries {
  F from[kTerms + 1], to[kTerms + 1];

  explicit SlerpSeries(float fraction) {
    const float rest = 1.0f - fraction;
    float from_term = rest, to_term = fraction;
    from[0] = splat<F>(from_term);
    to[0] = splat<F>(to_term);
    for (std::size_t i = 1; i <= kTerms; ++i) {
      from[i] = splat<F>(from_term *= factor(i, rest));
      to[i] = splat<F>(to_term *= factor(i, fraction));
    }
  }

 private:
  static float factor(std::size_t i, float share) {
    const float n = static_cast<float>(i);
    const float weight = i == kAllTerms ? kLastTerm : 1.0f;
    return share * share * (weight / (n * (2.0f * n + 1.0f))) - weight * n / (2.0f * n + 1.0f);
  }
};

template <std::size_t kTerms, class F>
inline F evaluate(const F (&series)[kTerms], F y) {
  F sum = series[kTerms - 1];
  for (std::size_t i = kTerms - 1; i-- > 0;) sum = sum * y + series[i];
  return sum;
}

template <class F>
struct Shares {
  F from, to;
};

/// The shares at any angle. Apart from `blend`, since parts seldom turn this far from one key frame to the
/// next.
template <class F>
[[gnu::noinline]] Shares<F> wide_shares(float fraction, F y) {
  const SlerpSeries<F, kAllTerms> series(fraction);
  return {evaluate(series.from, y), evaluate(series.to, y)};
}

/// The way between two key frames.
template <class F>
struct Blend {
  float fraction;
  F t;
  SlerpSeries<F, kFewTerms> series;

  explicit Blend(float way) : fraction(way), t(splat<F>(way)), series(way) {}
};

template <class F>
[[gnu::always_inline]] inline Parts<F> blend(const Parts<F>& a, const Parts<F>& b, const Blend<F>& way) {
  const F dot = a.qw * b.qw + a.qx * b.qx + a.qy * b.qy + a.qz * b.qz;
  const F y = absolute(dot) - 1.0f;
  F share_a = evaluate(way.series.from, y);
  F share_b = evaluate(way.series.to, y);
  const auto wide = y < kFewReach;
  if (any(wide)) {
    const Shares<F> shares = wide_shares(way.fraction, y);
    share_a = select(wide, shares.from, share_a);
    share_b = select(wide, shares.to, share_b);
  }
  const auto near = y >= -kNearness;
  share_a = select(near, way.series.from[0], share_a);
  share_b = flip_sign(select(near, way.t, share_b), dot);
  return {a.x + (b.x - a.x) * way.t,       a.y + (b.y - a.y) * way.t,       a.z + (b.z - a.z) * way.t,
          a.qw * share_a + b.qw * share_b, a.qx * share_a + b.qx * share_b, a.qy * share_a + b.qy * share_b,
          a.qz * share_a + b.qz * share_b};
}

/// The body's frame followed by the parts': `combine` of base, in the same order of operations.
template <class F>
[[gnu::always_inline]] inline Parts<F> place(const Parts<F>& part, const Placed<F>& body) {
  const F vx = part.x * body.scale_x;
  const F vy = part.y * body.scale_y;
  const F vz = part.z * body.scale_z;
  const auto& r = body.rows;
  const F w = body.qw * part.qw - body.qx * part.qx - body.qy * part.qy - body.qz * part.qz;
  const F x = body.qw * part.qx + body.qx * part.qw + body.qy * part.qz - body.qz * part.qy;
  const F y = body.qw * part.qy + body.qy * part.qw + body.qz * part.qx - body.qx * part.qz;
  const F z = body.qw * part.qz + body.qz * part.qw + body.qx * part.qy - body.qy * part.qx;
  const F inverse = 1.0f / square_root(w * w + x * x + y * y + z * z);
  const F nw = w * inverse, nx = x * inverse, ny = y * inverse, nz = z * inverse;
  const F length_error = absolute(nw * nw + nx * nx + ny * ny + nz * nz - 1.0f);
  const auto valid = length_error <= 5.0f * kEpsilon;
  return {body.x + (vx * r[0][0] + vy * r[1][0] + vz * r[2][0]),
          body.y + (vx * r[0][1] + vy * r[1][1] + vz * r[2][1]),
          body.z + (vx * r[0][2] + vy * r[1][2] + vz * r[2][2]),
          select(valid, nw, body.qw),
          select(valid, nx, body.qx),
          select(valid, ny, body.qy),
          select(valid, nz, body.qz)};
}

}  // namespace acm::pose_kernel
