// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/pose.h"

#include "base/finite.h"
#include "base/frame.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstring>

#include "pose_load.h"

namespace acm {
namespace pose_kernel {

template <>
inline void store(std::byte* out, std::size_t, Origins<float> o, Rotations<float> r) {
  const Frame frame{{o.x, o.y, o.z}, {r.w, r.x, r.y, r.z}};
  std::memcpy(out, &frame, sizeof frame);
}

template <>
inline void store(std::byte* out, std::size_t stride, Origins<Float4> o, Rotations<Float4> r) {
  Float4 w = r.w;
  transpose(o.x, o.y, o.z, w);
  transpose(r.w, r.x, r.y, r.z);
  const Float4 low[4] = {o.x, o.y, o.z, w};
  const Float4 high[4] = {r.w, r.x, r.y, r.z};
  for (std::size_t i = 0; i < 4; ++i) {
    store_four(out + i * stride, low[i]);
    store_four(out + i * stride + kFromW, high[i]);
  }
}

}  // namespace pose_kernel

namespace {

using pose_kernel::Job;

// The functions that write parts, one for each number of lanes; null: this build has none.
struct Writers {
  using Write = std::size_t (*)(const Job& job, std::size_t begin, std::size_t end);
  Write one, four, eight;
};

#if defined(ACMOTION_EIGHT_LANES)
constexpr Writers::Write kBlendedEight = pose_kernel::write_blended_eight;
constexpr Writers::Write kKeyFrameEight = pose_kernel::write_key_frame_eight;
#else
constexpr Writers::Write kBlendedEight = nullptr;
constexpr Writers::Write kKeyFrameEight = nullptr;
#endif
constexpr Writers kBlended{pose_kernel::write_blended<float>, pose_kernel::write_blended<Float4>,
                           kBlendedEight};
constexpr Writers kKeyFrame{pose_kernel::write_key_frame<float>, pose_kernel::write_key_frame<Float4>,
                            kKeyFrameEight};

// Each takes what the one before it leaves over.
void write_parts(const Writers& writers, const Job& job, PoseLanes lanes, std::size_t begin,
                 std::size_t end) {
  if (lanes >= PoseLanes::Eight) begin = writers.eight(job, begin, end);
  if (lanes >= PoseLanes::Four) begin = writers.four(job, begin, end);
  writers.one(job, begin, end);
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
  if (!is_finite(played)) played = 0.0;
  if (end == ClipEnd::Repeat && length > 0.0) played -= length * std::floor(played / length);
  // The end itself lies outside: it is the beginning of what follows.
  played = std::clamp(played, 0.0, std::nextafter(length, 0.0));
  const double number =
      clip.framerate < 0.0f ? clip.starting_frame() - played : clip.starting_frame() + played;
  return sample_node(clip, number, end == ClipEnd::Repeat ? &clip : nullptr, mode);
}

PoseLanes widest_pose_lanes() {
#if defined(ACMOTION_EIGHT_LANES)
  if (__builtin_cpu_supports("avx2")) return PoseLanes::Eight;
#endif
  return PoseLanes::Four;
}

std::size_t write_pose(const PoseJob& pose) {
  assert(pose.out.capacity == 0 ||
         (pose.out.stride >= sizeof(Frame) && pose.out.stride % alignof(Frame) == 0));
  const PoseSample &sample = pose.sample, &next = pose.prefetch_next;
  const std::size_t count = std::min(pose.out.capacity, sample.from.size());
  const std::size_t blended = std::min(count, sample.to.size());
  const Job job{.out = static_cast<std::byte*>(pose.out.data),
                .stride = pose.out.stride,
                .from = sample.from.data(),
                .to = sample.to.data(),
                .next_from = {next.from.data(), next.from.size()},
                .next_to = {next.to.data(), next.to.size()},
                .fraction = sample.fraction,
                .body = pose.body,
                .body_rows = rotation_rows(pose.body.rotation),
                .scale = pose.scale};
  const PoseLanes lanes = std::min(pose.lanes, widest_pose_lanes());
  if (blended > 0) write_parts(kBlended, job, lanes, 0, blended);
  if (blended < count) write_parts(kKeyFrame, job, lanes, blended, count);
  return count;
}

std::size_t pose_key_frame(PoseOutput out, const Animation& animation, std::uint32_t frame, const Frame& body,
                           Vec3 scale) {
  return write_pose(
      {.out = out, .sample = {.from = key_frame(animation, frame), .to = {}}, .body = body, .scale = scale});
}

bool held_frame(Frame& frame, const Setup& holder, std::uint32_t location, std::span<const Frame> pose) {
  const Setup::Location* place = holder.find_holding_location(location);
  if (!place || place->part >= pose.size()) return false;
  frame = combine(pose[place->part], placed_frame(place->frame));
  return true;
}

}  // namespace acm
