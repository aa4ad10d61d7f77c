// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/epsilon.h"
#include "acmotion/base/frame.h"

#include <array>
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

/// A body frame made ready to be combined with many parts.
struct Placed {
  Frame body;
  RotationRows rows;
  Vec3 scale;
};

/// How much of each of two rotations slerp takes, as functions of y = cos(angle) - 1: sin(t angle) /
/// sin(angle) is t times a series in y whose coefficients depend on t alone, so one pose works them out once
/// for all parts. From right angles (the widest there is, on the shorter arc) the twelfth term is weighted so
/// that the error stays below 8e-7; between neighbouring key frames it is far below a float's.
struct SlerpSeries {
  static constexpr int kTerms = 12;
  static constexpr float kLastTerm = 1.895f;
  std::array<float, kTerms + 1> from, to;

  explicit SlerpSeries(float t) {
    fill(from, 1.0f - t);
    fill(to, t);
  }

 private:
  static void fill(std::array<float, kTerms + 1>& series, float t) {
    series[0] = t;
    for (int i = 1; i <= kTerms; ++i) {
      const float n = static_cast<float>(i);
      const float factor = (t * t - n * n) / (n * (2.0f * n + 1.0f));
      series[static_cast<std::size_t>(i)] = series[static_cast<std::size_t>(i) - 1] * factor;
    }
    series[kTerms] *= kLastTerm;
  }
};

template <class F>
inline F evaluate(const std::array<float, SlerpSeries::kTerms + 1>& series, F y) {
  F sum = y * series[SlerpSeries::kTerms] + series[SlerpSeries::kTerms - 1];
  for (std::size_t i = SlerpSeries::kTerms - 1; i-- > 0;) sum = sum * y + series[i];
  return sum;
}

/// Closer than this, 1 - cos of the angle, rotations are mixed evenly.
inline constexpr float kNearness = 0.0002f;

template <class F>
inline Parts<F> blend(const Parts<F>& a, const Parts<F>& b, float t, const SlerpSeries& series) {
  const F dot = a.qw * b.qw + a.qx * b.qx + a.qy * b.qy + a.qz * b.qz;
  const F cosine = absolute(dot);
  const auto near = 1.0f - cosine <= kNearness;
  const F y = cosine - 1.0f;
  const F share_a = select(near, splat<F>(1.0f - t), evaluate(series.from, y));
  const F share_of_b = select(near, splat<F>(t), evaluate(series.to, y));
  const F share_b = select(dot < 0.0f, -share_of_b, share_of_b);
  return {a.x + (b.x - a.x) * t,           a.y + (b.y - a.y) * t,           a.z + (b.z - a.z) * t,
          a.qw * share_a + b.qw * share_b, a.qx * share_a + b.qx * share_b, a.qy * share_a + b.qy * share_b,
          a.qz * share_a + b.qz * share_b};
}

/// The body's frame followed by the parts': `combine` of base, in the same order of operations.
template <class F>
inline Parts<F> place(const Parts<F>& part, const Placed& placed) {
  const F vx = part.x * placed.scale.x;
  const F vy = part.y * placed.scale.y;
  const F vz = part.z * placed.scale.z;
  const RotationRows& r = placed.rows;
  const Quat& a = placed.body.rotation;
  const F w = a.w * part.qw - a.x * part.qx - a.y * part.qy - a.z * part.qz;
  const F x = a.w * part.qx + a.x * part.qw + a.y * part.qz - a.z * part.qy;
  const F y = a.w * part.qy + a.y * part.qw + a.z * part.qx - a.x * part.qz;
  const F z = a.w * part.qz + a.z * part.qw + a.x * part.qy - a.y * part.qx;
  const F inverse = 1.0f / square_root(w * w + x * x + y * y + z * z);
  const F nw = w * inverse, nx = x * inverse, ny = y * inverse, nz = z * inverse;
  const F length_error = absolute(nw * nw + nx * nx + ny * ny + nz * nz - 1.0f);
  const auto valid = length_error <= 5.0f * kEpsilon;
  return {placed.body.origin.x + (vx * r.x_axis.x + vy * r.y_axis.x + vz * r.z_axis.x),
          placed.body.origin.y + (vx * r.x_axis.y + vy * r.y_axis.y + vz * r.z_axis.y),
          placed.body.origin.z + (vx * r.x_axis.z + vy * r.y_axis.z + vz * r.z_axis.z),
          select(valid, nw, splat<F>(a.w)),
          select(valid, nx, splat<F>(a.x)),
          select(valid, ny, splat<F>(a.y)),
          select(valid, nz, splat<F>(a.z))};
}

}  // namespace acm::pose_kernel
