// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/poses.hpp"
#include "anim/sequence.h"
#include "assets/animation.h"
#include "assets/setup.h"
#include "base/frame.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

/// Where the parts of a body are. Two steps: a PoseSample says which key frames are shown, `write_pose` puts
/// their parts into the caller's memory, seen from the world. Poses never influence the simulation.
namespace acm {

/// One key frame, or two and how far between them. Points into assets.
struct PoseSample {
  std::span<const Frame> from = {};
  std::span<const Frame> to = {};  ///< empty: `from` alone. Parts that it lacks are held.
  float fraction = 0.0f;           ///< 0 shows `from`, 1 would show `to`
};

/// What a sequence shows: its current node, or the placement while nothing plays. Empty when the frame number
/// lies outside the animation, or there is no placement.
///
/// Smooth: the partner of a key frame is the next one in the direction of play. That of a node's last frame
/// is the first frame of the node that follows, which for the end of a cycle is the one it wraps to; with
/// none, the frame is held.
[[nodiscard]] PoseSample pose_sample(const Sequence& seq, const ListPool& pool, PoseMode mode);

enum class ClipEnd : std::uint8_t {
  Hold,    ///< before its beginning and after its end a clip shows its first and last frame
  Repeat,  ///< it plays round and round
};

/// What a span of an animation shows `seconds` after its beginning. Empty when the clip has no frames.
[[nodiscard]] PoseSample pose_sample(const SequenceNode& clip, double seconds, ClipEnd end, PoseMode mode);

/// Memory of the caller for one pose: `capacity` frames, each `stride` bytes after the one before it (at
/// least sizeof(Frame); a multiple of 4). What lies between is not touched.
struct PoseOutput {
  /// Frames side by side: a span, an array, a vector.
  template <class Frames>
    requires std::convertible_to<Frames, std::span<Frame>>
  PoseOutput(Frames&& frames)
      : data(std::span<Frame>(frames).data()), capacity(std::span<Frame>(frames).size()) {}
  PoseOutput(void* memory, std::size_t frames, std::size_t bytes_apart)
      : data(memory), capacity(frames), stride(bytes_apart) {}

  void* data;
  std::size_t capacity;
  std::size_t stride = sizeof(Frame);
};

/// How many parts are worked out at a time. The result is the same, bit for bit: One is the reference that
/// the tests hold the others against.
enum class PoseLanes : std::uint8_t { One, Four, Eight };

/// The widest that this build and this machine support; requests for more get this.
[[nodiscard]] PoseLanes widest_pose_lanes();

/// A pose that is to be written.
struct PoseJob {
  PoseOutput out;
  PoseSample sample;
  Frame body = {};
  Vec3 scale{1.0f, 1.0f, 1.0f};  ///< of the parts' origins, component by component
  /// A pose that is going to be written shortly: its key frames are fetched from memory meanwhile, as many
  /// parts of them as this pose has.
  PoseSample prefetch_next = {};
  PoseLanes lanes = PoseLanes::Eight;
};

/// Writes the body's frame followed by each part's frame, whose origin is scaled first (core 2.10). Returns
/// how many parts were written: as many as both sides hold.
///
/// Between two key frames, origins are interpolated linearly, and rotations by slerp on the shorter arc;
/// where 1 - cos of the angle is below 0.0002 rotations are interpolated linearly too, as in retail. The
/// result has unit length; an invalid rotation (a NaN, zeros) is replaced by the body's.
std::size_t write_pose(const PoseJob& job);

/// The pose of one key frame of an animation. A frame outside the animation writes nothing and returns 0.
std::size_t pose_key_frame(PoseOutput out, const Animation& animation, std::uint32_t frame, const Frame& body,
                           Vec3 scale = {1.0f, 1.0f, 1.0f});

/// Where a thing is that is held at a location of a Setup (see parent_location), given the holder's pose: the
/// body frame of the held thing. False when the Setup has no such location or the pose not its part; then
/// `frame` is not changed. A location whose rotation is invalid does not turn the thing (managers 5.6).
bool held_frame(Frame& frame, const Setup& holder, std::uint32_t location, std::span<const Frame> pose);

}  // namespace acm
