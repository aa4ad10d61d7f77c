// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/frame.h"
#include "base/prefetch.h"

#include <cstddef>
#include <cstdint>

#include "pose_kernel.h"

/// The loop over the parts of a pose, written once for all numbers of lanes.
namespace acm::pose_kernel {

struct FrameSpan {
  const Frame* frames;
  std::size_t count;
};

/// A pose that is to be written. Plain pointers and numbers: see pose_eight_lanes.cpp.
struct Job {
  std::byte* out;
  std::size_t stride;
  const Frame* from;
  const Frame* to;
  FrameSpan next_from;  ///< of a pose that comes shortly, to be fetched meanwhile
  FrameSpan next_to;
  float fraction;
  Frame body;
  RotationRows body_rows;
  Vec3 scale;
};

template <class F>
inline constexpr std::size_t kLanes = sizeof(F) / sizeof(float);

/// A frame is read and written as two vectors that share its w: x y z w and w x y z.
inline constexpr std::size_t kFromW = offsetof(Frame, rotation);

/// The four floats after `offset` bytes of each frame of a group, component by component. The frames lie side
/// by side. For every F.
template <class F>
Rotations<F> load_rows(const Frame* frames, std::size_t offset);
/// A group into memory with a stride. For every F.
template <class F>
void store(std::byte* out, std::size_t stride, Origins<F> origins, Rotations<F> rotations);

template <class F>
ACMOTION_ALWAYS_INLINE Rotations<F> load_rotations(const Frame* frames) {
  return load_rows<F>(frames, kFromW);
}
template <class F>
ACMOTION_ALWAYS_INLINE Origins<F> load_origins(const Frame* frames) {
  const Rotations<F> rows = load_rows<F>(frames, 0);
  return {rows.w, rows.x, rows.y};
}

/// Has as many frames fetched as F has lanes, from number `first` on. A little with each group, which waits
/// for less than a whole pose at once.
template <class F>
ACMOTION_ALWAYS_INLINE void fetch_group(const FrameSpan& span, std::size_t first) {
  if (first >= span.count) return;
  prefetch<CacheLevel::Second>(span.frames + first, kLanes<F> * sizeof(Frame));
}

/// Prefetches the output that will be written next. Poses of a crowd lie one after the other, so that is the
/// memory about one pose length ahead.
template <class F>
ACMOTION_ALWAYS_INLINE void claim_output(const Job& job, std::size_t group) {
  constexpr std::size_t kAhead = 1024, kLine = 64;
  if (job.next_from.count == 0) return;
  const std::uintptr_t first = reinterpret_cast<std::uintptr_t>(job.out) + group * job.stride + kAhead;
  for (std::size_t offset = 0; offset < kLanes<F> * sizeof(Frame); offset += kLine)
    prefetch_to_write(first + offset);
}

/// First part of the group that handles part i. The last group is moved back so that it ends at `end`: it
/// rewrites some parts with the same values instead of handling the rest one by one.
template <class F>
inline std::size_t group_at(std::size_t i, std::size_t end) {
  return i + kLanes<F> <= end ? i : end - kLanes<F>;
}

/// Writes the parts of [begin, end) between two key frames. Returns the first part not written: `end`, or
/// `begin` when there are fewer parts than lanes.
template <class F>
std::size_t write_blended(const Job& job, std::size_t begin, std::size_t end) {
  if (end - begin < kLanes<F>) return begin;
  const Blend<F> t(job.fraction);
  const Placed<F> body(job.body, job.body_rows, job.scale);
  for (std::size_t i = begin; i < end; i += kLanes<F>) {
    const std::size_t group = group_at<F>(i, end);
    const Frame *from = job.from + group, *to = job.to + group;
    fetch_group<F>(job.next_from, i);
    fetch_group<F>(job.next_to, i);
    claim_output<F>(job, group);
    // One after the other, so that not everything has to be in registers at once.
    const Rotations<F> rotations = place(blend(load_rotations<F>(from), load_rotations<F>(to), t), body);
    const Origins<F> origins = place(blend(load_origins<F>(from), load_origins<F>(to), t), body);
    store(job.out + group * job.stride, job.stride, origins, rotations);
  }
  return end;
}

/// Writes the parts of [begin, end) as the first key frame has them. Returns the same as write_blended.
template <class F>
std::size_t write_key_frame(const Job& job, std::size_t begin, std::size_t end) {
  if (end - begin < kLanes<F>) return begin;
  const Placed<F> body(job.body, job.body_rows, job.scale);
  for (std::size_t i = begin; i < end; i += kLanes<F>) {
    const std::size_t group = group_at<F>(i, end);
    fetch_group<F>(job.next_from, i);
    fetch_group<F>(job.next_to, i);
    claim_output<F>(job, group);
    const Rotations<F> rotations = place(load_rotations<F>(job.from + group), body);
    const Origins<F> origins = place(load_origins<F>(job.from + group), body);
    store(job.out + group * job.stride, job.stride, origins, rotations);
  }
  return end;
}

/// Eight lanes, only for machines with AVX2; there in builds with ACMOTION_EIGHT_LANES.
std::size_t write_blended_eight(const Job& job, std::size_t begin, std::size_t end);
std::size_t write_key_frame_eight(const Job& job, std::size_t begin, std::size_t end);

}  // namespace acm::pose_kernel
