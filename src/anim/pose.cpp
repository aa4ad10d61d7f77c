// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/anim/pose.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "pose_kernel.h"

namespace acm {
namespace {

using pose_kernel::Parts;
using pose_kernel::Placed;
using pose_kernel::SlerpSeries;

Placed placed_at(const Frame& body, Vec3 scale) {
  return {body, rotation_rows(body.rotation), scale};
}

template <class F>
Parts<F> load(const Frame* frames);

template <>
inline Parts<float> load<float>(const Frame* f) {
  return {f->origin.x, f->origin.y, f->origin.z, f->rotation.w, f->rotation.x, f->rotation.y, f->rotation.z};
}

template <>
inline Parts<Float4> load<Float4>(const Frame* f) {
  const auto gather = [f](auto component) {
    return Float4{component(f[0]), component(f[1]), component(f[2]), component(f[3])};
  };
  return {gather([](const Frame& p) { return p.origin.x; }),
          gather([](const Frame& p) { return p.origin.y; }),
          gather([](const Frame& p) { return p.origin.z; }),
          gather([](const Frame& p) { return p.rotation.w; }),
          gather([](const Frame& p) { return p.rotation.x; }),
          gather([](const Frame& p) { return p.rotation.y; }),
          gather([](const Frame& p) { return p.rotation.z; })};
}

Frame& frame_at(const PoseOutput& out, std::size_t i) {
  return *reinterpret_cast<Frame*>(static_cast<std::byte*>(out.data) + i * out.stride);
}

void store(const PoseOutput& out, std::size_t i, const Parts<float>& p) {
  frame_at(out, i) = {{p.x, p.y, p.z}, {p.qw, p.qx, p.qy, p.qz}};
}

void store(const PoseOutput& out, std::size_t i, const Parts<Float4>& p) {
  for (int lane = 0; lane < 4; ++lane)
    frame_at(out, i + static_cast<std::size_t>(lane)) = {{p.x[lane], p.y[lane], p.z[lane]},
                                                         {p.qw[lane], p.qx[lane], p.qy[lane], p.qz[lane]}};
}

/// The parts of [begin, end), as many at a time as F has lanes; gives the first that is left over.
template <class F>
std::size_t write_blended(const PoseOutput& out, const PoseSample& sample, const SlerpSeries& series,
                          const Placed& placed, std::size_t begin, std::size_t end) {
  constexpr std::size_t kLanes = sizeof(F) / sizeof(float);
  std::size_t i = begin;
  for (; i + kLanes <= end; i += kLanes) {
    const Parts<F> from = load<F>(&sample.from[i]);
    const Parts<F> to = load<F>(&sample.to[i]);
    store(out, i, place(blend(from, to, sample.fraction, series), placed));
  }
  return i;
}

template <class F>
std::size_t write_key_frame(const PoseOutput& out, const PoseSample& sample, const Placed& placed,
                            std::size_t begin, std::size_t end) {
  constexpr std::size_t kLanes = sizeof(F) / sizeof(float);
  std::size_t i = begin;
  for (; i + kLanes <= end; i += kLanes) store(out, i, place(load<F>(&sample.from[i]), placed));
  return i;
}

template <class F>
std::size_t write(PoseOutput out, const PoseSample& sample, const Frame& body, Vec3 scale) {
  assert(out.stride >= sizeof(Frame) && out.stride % alignof(Frame) == 0);
  const Placed placed = placed_at(body, scale);
  const std::size_t count = std::min(out.capacity, sample.from.size());
  const std::size_t blended = std::min(count, sample.to.size());
  std::size_t i = 0;
  if (blended > 0) {
    const SlerpSeries series(sample.fraction);
    i = write_blended<F>(out, sample, series, placed, 0, blended);
    write_blended<float>(out, sample, series, placed, i, blended);
  }
  i = write_key_frame<F>(out, sample, placed, blended, count);
  write_key_frame<float>(out, sample, placed, i, count);
  return count;
}

// The parts of a key frame; none outside the animation.
std::span<const Frame> key_frame(const Animation& animation, double frame) {
  if (!(frame >= 0.0 && frame < animation.frame_count)) return {};
  return animation.parts(static_cast<std::uint32_t>(frame));
}

bool is_last(const SequenceNode& node, double key) {
  return node.framerate < 0.0f ? key <= node.low_frame : key >= node.high_frame;
}

// What a node shows at a frame number, when `next` follows it (null: nothing does).
PoseSample sample_node(const SequenceNode& node, double frame_number, const SequenceNode* next,
                       PoseMode mode) {
  const double key = std::floor(frame_number);
  PoseSample sample{.from = key_frame(*node.animation, key), .to = {}};
  if (mode == PoseMode::Keyframe || sample.from.empty()) return sample;
  const bool backwards = node.framerate < 0.0f;
  if (!is_last(node, key))
    sample.to = key_frame(*node.animation, backwards ? key - 1.0 : key + 1.0);
  else if (next)
    sample.to = key_frame(*next->animation, std::floor(next->starting_frame()));
  // Backwards a frame is entered from above.
  const double past = frame_number - key;
  sample.fraction = static_cast<float>(backwards ? 1.0 - past : past);
  return sample;
}

}  // namespace

PoseSample pose_sample(const Sequence& seq, const ListPool& pool, PoseMode mode) {
  const SequenceNode* node = current_node(seq, pool);
  if (!node) {
    if (!seq.placement) return {};
    return {.from = seq.placement->parts, .to = {}};
  }
  const int after = seq.current + 1 < static_cast<int>(seq.nodes.size()) ? seq.current + 1 : seq.first_cyclic;
  const SequenceNode* next =
      after == Sequence::kNone ? nullptr : &seq.nodes.at(pool, static_cast<unsigned>(after));
  return sample_node(*node, seq.frame_number, next, mode);
}

PoseSample pose_sample(const SequenceNode& clip, double seconds, ClipEnd end, PoseMode mode) {
  const double length = std::fabs(clip.ending_frame() - clip.starting_frame());
  double played = std::fabs(static_cast<double>(clip.framerate)) * seconds;
  if (!std::isfinite(played)) played = 0.0;
  if (end == ClipEnd::Repeat && length > 0.0) played -= length * std::floor(played / length);
  // The end itself lies outside: it is the beginning of what follows.
  played = std::clamp(played, 0.0, std::nextafter(length, 0.0));
  const double number =
      clip.framerate < 0.0f ? clip.starting_frame() - played : clip.starting_frame() + played;
  return sample_node(clip, number, end == ClipEnd::Repeat ? &clip : nullptr, mode);
}

std::size_t write_pose(PoseOutput out, const PoseSample& sample, const Frame& body, Vec3 scale) {
  return write<Float4>(out, sample, body, scale);
}

std::size_t write_pose_reference(PoseOutput out, const PoseSample& sample, const Frame& body, Vec3 scale) {
  return write<float>(out, sample, body, scale);
}

std::size_t pose_key_frame(PoseOutput out, const Animation& animation, std::uint32_t frame, const Frame& body,
                           Vec3 scale) {
  return write_pose(out, {.from = key_frame(animation, frame), .to = {}}, body, scale);
}

bool held_frame(Frame& frame, const Setup& holder, std::uint32_t location, std::span<const Frame> pose) {
  const Setup::Location* place = holder.find_holding_location(location);
  if (!place || place->part >= pose.size()) return false;
  frame = combine(pose[place->part], place->frame);
  return true;
}

}  // namespace acm
