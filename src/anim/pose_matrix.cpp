// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/pose_matrix.h"

#include <algorithm>
#include <cassert>

#include "pose_load.h"

namespace acm {

namespace {

using pose_kernel::kLanes;
using pose_kernel::Origins;
using pose_kernel::Rotations;

// The images of the axes, which are the columns of a rotation: `rotation_rows` of base, in the same order of
// operations, each times its scale.
template <class F>
struct Columns {
  Origins<F> x, y, z;

  Columns(const Rotations<F>& q, const Origins<F>& scale) {
    const F xx = q.x * q.x, yy = q.y * q.y, zz = q.z * q.z;
    const F xy = q.x * q.y, xz = q.x * q.z, yz = q.y * q.z;
    const F wx = q.w * q.x, wy = q.w * q.y, wz = q.w * q.z;
    x = scaled({1.0f - 2.0f * yy - 2.0f * zz, 2.0f * xy + 2.0f * wz, 2.0f * xz - 2.0f * wy}, scale.x);
    y = scaled({2.0f * xy - 2.0f * wz, 1.0f - 2.0f * xx - 2.0f * zz, 2.0f * yz + 2.0f * wx}, scale.y);
    z = scaled({2.0f * xz + 2.0f * wy, 2.0f * yz - 2.0f * wx, 1.0f - 2.0f * xx - 2.0f * yy}, scale.z);
  }

 private:
  static Origins<F> scaled(const Origins<F>& axis, F by) { return {axis.x * by, axis.y * by, axis.z * by}; }
};

// Four numbers that lie side by side in a matrix, of as many parts as F has lanes.
void store_numbers(std::byte* out, std::size_t, float a, float b, float c, float d) {
  const float numbers[4] = {a, b, c, d};
  std::memcpy(out, numbers, sizeof numbers);
}
void store_numbers(std::byte* out, std::size_t stride, Float4 a, Float4 b, Float4 c, Float4 d) {
  transpose(a, b, c, d);
  const Float4 rows[4] = {a, b, c, d};
  for (std::size_t i = 0; i < 4; ++i) store_four(out + i * stride, rows[i]);
}

template <class F, PoseFormat kFormat, MatrixOrder kOrder>
void store_matrices(std::byte* out, std::size_t stride, const Columns<F>& m, const Origins<F>& t) {
  constexpr std::size_t kNext = 4 * sizeof(float);
  const F zero = splat<F>(0.0f), one = splat<F>(1.0f);
  const auto numbers = [&](std::size_t place, F a, F b, F c, F d) {
    store_numbers(out + place * kNext, stride, a, b, c, d);
  };
  if constexpr (kOrder == MatrixOrder::RowMajor) {
    numbers(0, m.x.x, m.y.x, m.z.x, t.x);
    numbers(1, m.x.y, m.y.y, m.z.y, t.y);
    numbers(2, m.x.z, m.y.z, m.z.z, t.z);
    if constexpr (kFormat == PoseFormat::Matrix4x4) numbers(3, zero, zero, zero, one);
  } else if constexpr (kFormat == PoseFormat::Matrix4x4) {
    numbers(0, m.x.x, m.x.y, m.x.z, zero);
    numbers(1, m.y.x, m.y.y, m.y.z, zero);
    numbers(2, m.z.x, m.z.y, m.z.z, zero);
    numbers(3, t.x, t.y, t.z, one);
  } else {
    numbers(0, m.x.x, m.x.y, m.x.z, m.y.x);
    numbers(1, m.y.y, m.y.z, m.z.x, m.z.y);
    numbers(2, m.z.z, t.x, t.y, t.z);
  }
}

Vec3 scale_of(const MatrixJob& job, std::size_t part) {
  return part < job.part_scales.size() ? job.part_scales[part] * job.scale
                                       : Vec3{job.scale, job.scale, job.scale};
}
template <class F>
Origins<F> load_scales(const MatrixJob& job, std::size_t first);
template <>
Origins<float> load_scales<float>(const MatrixJob& job, std::size_t first) {
  const Vec3 scale = scale_of(job, first);
  return {scale.x, scale.y, scale.z};
}
template <>
Origins<Float4> load_scales<Float4>(const MatrixJob& job, std::size_t first) {
  if (job.part_scales.empty())
    return {splat<Float4>(job.scale), splat<Float4>(job.scale), splat<Float4>(job.scale)};
  float x[4], y[4], z[4];
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec3 scale = scale_of(job, first + i);
    x[i] = scale.x, y[i] = scale.y, z[i] = scale.z;
  }
  return {load_four(x), load_four(y), load_four(z)};
}

// Prefetches output that will be written soon, about one pose length ahead.
template <class F>
void claim_output(const MatrixJob& job, const std::byte* out) {
  constexpr std::size_t kAhead = 2048, kLine = 64, kMax = 512;  // bytes
  if (!job.output_goes_on) return;
  const std::uintptr_t first = reinterpret_cast<std::uintptr_t>(out) + kAhead;
  for (std::size_t offset = 0; offset < std::min(kLanes<F> * job.stride, kMax); offset += kLine)
    prefetch_to_write(first + offset);
}

// Returns the first part that is still to do.
template <class F, PoseFormat kFormat, MatrixOrder kOrder>
std::size_t write_groups(const MatrixJob& job, std::size_t begin) {
  for (; begin + kLanes<F> <= job.frames.size(); begin += kLanes<F>) {
    const Frame* frames = job.frames.data() + begin;
    std::byte* out = static_cast<std::byte*>(job.out) + begin * job.stride;
    claim_output<F>(job, out);
    const Columns<F> columns(pose_kernel::load_rotations<F>(frames), load_scales<F>(job, begin));
    store_matrices<F, kFormat, kOrder>(out, job.stride, columns, pose_kernel::load_origins<F>(frames));
  }
  return begin;
}

template <PoseFormat kFormat, MatrixOrder kOrder>
void write_all(const MatrixJob& job) {
  const std::size_t done = job.lanes == PoseLanes::One ? 0 : write_groups<Float4, kFormat, kOrder>(job, 0);
  write_groups<float, kFormat, kOrder>(job, done);
}

}  // namespace

void write_matrices(const MatrixJob& job) {
  assert(job.stride >= pose_part_size(job.format) && job.stride % alignof(float) == 0);
  assert(job.format != PoseFormat::Frames);
  const bool rows = job.order == MatrixOrder::RowMajor;
  if (job.format == PoseFormat::Matrix3x4)
    rows ? write_all<PoseFormat::Matrix3x4, MatrixOrder::RowMajor>(job)
         : write_all<PoseFormat::Matrix3x4, MatrixOrder::ColumnMajor>(job);
  else
    rows ? write_all<PoseFormat::Matrix4x4, MatrixOrder::RowMajor>(job)
         : write_all<PoseFormat::Matrix4x4, MatrixOrder::ColumnMajor>(job);
}

}  // namespace acm
