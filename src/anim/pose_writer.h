// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/base/frame.h"

#include <cstddef>

#include "pose_kernel.h"

/// The loop over the parts of a pose, written once for all numbers of lanes.
namespace acm::pose_kernel {

/// A pose that is to be written. Plain pointers and numbers: see pose_eight_lanes.cpp.
struct Job {
  std::byte* out;
  std::size_t stride;
  const Frame* from;
  const Frame* to;
  float fraction;
  Frame body;
  RotationRows body_rows;
  Vec3 scale;
};

template <class F>
inline constexpr std::size_t kLanes = sizeof(F) / sizeof(float);

/// A frame is read and written as two vectors that share its w: x y z w and w x y z.
inline constexpr std::size_t kFromW = offsetof(Frame, rotation);

/// Frames side by side. Beside it, for every F: void store(std::byte* out, std::size_t stride, Parts<F>).
template <class F>
Parts<F> load(const Frame* frames);

/// Calls `work(i)` for the parts of [begin, end), as many at a time as F has lanes. The last group is moved
/// back over parts that are done already, rather than doing what is left one by one: it writes them again,
/// the same.
template <class F, class Work>
void for_groups(std::size_t begin, std::size_t end, Work work) {
  for (std::size_t i = begin; i < end; i += kLanes<F>) work(i + kLanes<F> <= end ? i : end - kLanes<F>);
}

/// The parts of [begin, end) between two key frames. Gives the first one that is still to do: `end`, or
/// `begin` when there are fewer parts than lanes.
template <class F>
std::size_t write_blended(const Job& job, std::size_t begin, std::size_t end) {
  if (end - begin < kLanes<F>) return begin;
  const Blend<F> way(job.fraction);
  const Placed<F> placed(job.body, job.body_rows, job.scale);
  for_groups<F>(begin, end, [&](std::size_t i) {
    const Parts<F> from = load<F>(job.from + i);
    const Parts<F> to = load<F>(job.to + i);
    store(job.out + i * job.stride, job.stride, place(blend(from, to, way), placed));
  });
  return end;
}

/// The parts of [begin, end) as the first key frame has them; what it gives is the same.
template <class F>
std::size_t write_key_frame(const Job& job, std::size_t begin, std::size_t end) {
  if (end - begin < kLanes<F>) return begin;
  const Placed<F> placed(job.body, job.body_rows, job.scale);
  for_groups<F>(begin, end, [&](std::size_t i) {
    store(job.out + i * job.stride, job.stride, place(load<F>(job.from + i), placed));
  });
  return end;
}

/// Eight lanes, only for machines with AVX2; there in builds with ACM_EIGHT_LANES.
std::size_t write_blended_eight(const Job& job, std::size_t begin, std::size_t end);
std::size_t write_key_frame_eight(const Job& job, std::size_t begin, std::size_t end);

}  // namespace acm::pose_kernel
