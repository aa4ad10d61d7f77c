// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/epsilon.h"
#include "acmotion/base/frame.h"

#include <cstddef>

#include "float4.h"

/// The arithmetic of poses, written once for one part (F = float) and for four at a time (F = Float4).
namespace acm::pose_kernel {

/// Frames of one or four parts, component by component.
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

  Placed(const Frame& body, Vec3 scale)
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
    const RotationRows r = rotation_rows(body.rotation);
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
/// for all parts. Five terms are exact to a float for angles up to kFewReach, which are those between
/// neighbouring key frames; the others are worked out when the first part needs them. From right angles (the
/// widest there is, on the shorter arc) the twelfth term is weighted so that the error stays below 8e-7.
template <class F>
struct SlerpSeries {
  static constexpr std::size_t kFewTerms = 5;
  static constexpr std::size_t kTerms = 12;
  static constexpr float kFewReach = -0.03f;  ///< y at an angle of 14 degrees, so 28 of the rotation
  static constexpr float kLastTerm = 1.895f;
  F t, rest;  ///< what an even mix takes of the second and the first
  F from[kTerms + 1], to[kTerms + 1];

  explicit SlerpSeries(float fraction)
      : t(splat<F>(fraction)),
        rest(splat<F>(1.0f - fraction)),
        from_term_(1.0f - fraction),
        to_term_(fraction),
        share_(fraction) {
    from[0] = rest;
    to[0] = t;
    fill(1, kFewTerms);
  }

  /// Makes all terms known.
  void complete() {
    if (!is_complete_) fill(kFewTerms + 1, kTerms);
    is_complete_ = true;
  }

 private:
  void fill(std::size_t first, std::size_t last) {
    for (std::size_t i = first; i <= last; ++i) {
      from[i] = splat<F>(from_term_ *= factor(i, 1.0f - share_));
      to[i] = splat<F>(to_term_ *= factor(i, share_));
    }
  }
  static float factor(std::size_t i, float share) {
    const float n = static_cast<float>(i);
    const float weight = i == kTerms ? kLastTerm : 1.0f;
    return share * share * (weight / (n * (2.0f * n + 1.0f))) - weight * n / (2.0f * n + 1.0f);
  }

  float from_term_, to_term_, share_;
  bool is_complete_ = false;
};

/// The first `kTerms` terms of a series and its constant.
template <std::size_t kTerms, class F>
inline F evaluate(const F* series, F y) {
  F sum = series[kTerms];
  for (std::size_t i = kTerms; i-- > 0;) sum = sum * y + series[i];
  return sum;
}

/// Closer than this, 1 - cos of the angle, rotations are mixed evenly.
inline constexpr float kNearness = 0.0002f;

template <class F>
inline Parts<F> blend(const Parts<F>& a, const Parts<F>& b, SlerpSeries<F>& series) {
  using Series = SlerpSeries<F>;
  const F dot = a.qw * b.qw + a.qx * b.qx + a.qy * b.qy + a.qz * b.qz;
  const F cosine = absolute(dot);
  const F y = cosine - 1.0f;
  F share_a = evaluate<Series::kFewTerms>(series.from, y);
  F share_b = evaluate<Series::kFewTerms>(series.to, y);
  const auto wide = y < Series::kFewReach;
  if (any(wide)) {
    series.complete();
    share_a = select(wide, evaluate<Series::kTerms>(series.from, y), share_a);
    share_b = select(wide, evaluate<Series::kTerms>(series.to, y), share_b);
  }
  const auto near = 1.0f - cosine <= kNearness;
  share_a = select(near, series.rest, share_a);
  share_b = select(near, series.t, share_b);
  share_b = select(dot < 0.0f, -share_b, share_b);
  return {a.x + (b.x - a.x) * series.t,    a.y + (b.y - a.y) * series.t,    a.z + (b.z - a.z) * series.t,
          a.qw * share_a + b.qw * share_b, a.qx * share_a + b.qx * share_b, a.qy * share_a + b.qy * share_b,
          a.qz * share_a + b.qz * share_b};
}

/// The body's frame followed by the parts': `combine` of base, in the same order of operations.
template <class F>
inline Parts<F> place(const Parts<F>& part, const Placed<F>& body) {
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
