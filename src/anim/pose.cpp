// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/anim/pose.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "pose_kernel.h"

namespace acm {
namespace {

using pose_kernel::Parts;
using pose_kernel::Placed;
using pose_kernel::SlerpSeries;

template <class F>
constexpr std::size_t kLanes = sizeof(F) / sizeof(float);

template <class F>
Parts<F> load(const Frame* frames);

template <>
inline Parts<float> load<float>(const Frame* f) {
  return {f->origin.x, f->origin.y, f->origin.z, f->rotation.w, f->rotation.x, f->rotation.y, f->rotation.z};
}

// A frame is read and written as two vectors that share its w: x y z w and w x y z.
constexpr std::size_t kFromW = offsetof(Frame, rotation);

template <>
inline Parts<Float4> load<Float4>(const Frame* f) {
  const std::byte* memory = reinterpret_cast<const std::byte*>(f);
  const auto row = [memory](std::size_t i, std::size_t offset) {
    return load_four(memory + i * sizeof(Frame) + offset);
  };
  Float4 x = row(0, 0), y = row(1, 0), z = row(2, 0), w = row(3, 0);
  transpose(x, y, z, w);
  Float4 qw = row(0, kFromW), qx = row(1, kFromW), qy = row(2, kFromW), qz = row(3, kFromW);
  transpose(qw, qx, qy, qz);
  return {x, y, z, qw, qx, qy, qz};
}

std::byte* memory_at(const PoseOutput& out, std::size_t i) {
  return static_cast<std::byte*>(out.data) + i * out.stride;
}

void store(const PoseOutput& out, std::size_t i, const Parts<float>& p) {
  const Frame frame{{p.x, p.y, p.z}, {p.qw, p.qx, p.qy, p.qz}};
  std::memcpy(memory_at(out, i), &frame, sizeof frame);
}

void store(const PoseOutput& out, std::size_t i, Parts<Float4> p) {
  Float4 w = p.qw;
  transpose(p.x, p.y, p.z, w);
  transpose(p.qw, p.qx, p.qy, p.qz);
  const Float4 low[4] = {p.x, p.y, p.z, w};
  const Float4 high[4] = {p.qw, p.qx, p.qy, p.qz};
  for (std::size_t lane = 0; lane < 4; ++lane) {
    store_four(memory_at(out, i + lane), low[lane]);
    store_four(memory_at(out, i + lane) + kFromW, high[lane]);
  }
}

// Calls `work(first)` for the parts of [begin, end), `lanes` at a time. The last group is moved back over
// parts that are done already, rather than doing what is left one by one: it writes them again, the same.
// Gives the first part that is still to do, which is `begin` when there are fewer than `lanes`.
template <class Work>
std::size_t for_groups(std::size_t begin, std::size_t end, std::size_t lanes, Work work) {
  if (end - begin < lanes) return begin;
  std::size_t i = begin;
  for (; i + lanes <= end; i += lanes) work(i);
  if (i < end) work(end - lanes);
  return end;
}

// Both give the first part that is left over.
template <class F>
std::size_t write_blended(const PoseOutput& out, const PoseSample& sample, const Frame& body, Vec3 scale,
                          std::size_t begin, std::size_t end) {
  SlerpSeries<F> series(sample.fraction);
  const Placed<F> placed(body, scale);
  return for_groups(begin, end, kLanes<F>, [&](std::size_t i) {
    const Parts<F> from = load<F>(&sample.from[i]);
    const Parts<F> to = load<F>(&sample.to[i]);
    store(out, i, place(blend(from, to, series), placed));
  });
}

template <class F>
std::size_t write_key_frame(const PoseOutput& out, const PoseSample& sample, const Frame& body, Vec3 scale,
                            std::size_t begin, std::size_t end) {
  const Placed<F> placed(body, scale);
  return for_groups(begin, end, kLanes<F>,
                    [&](std::size_t i) { store(out, i, place(load<F>(&sample.from[i]), placed)); });
}

template <class F>
std::size_t write(PoseOutput out, const PoseSample& sample, const Frame& body, Vec3 scale) {
  assert(out.stride >= sizeof(Frame) && out.stride % alignof(Frame) == 0);
  const std::size_t count = std::min(out.capacity, sample.from.size());
  const std::size_t blended = std::min(count, sample.to.size());
  std::size_t done = 0;
  if (blended >= kLanes<F>) done = write_blended<F>(out, sample, body, scale, done, blended);
  if (done < blended) write_blended<float>(out, sample, body, scale, done, blended);
  done = blended;
  if (count - done >= kLanes<F>) done = write_key_frame<F>(out, sample, body, scale, done, count);
  if (done < count) write_key_frame<float>(out, sample, body, scale, done, count);
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
