// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Poses of a crowd: nanoseconds for one body of 34 parts, beside a copy of the key frames that it shows, and
// of as many bytes from one place to another.
#include "actor/actor_pose.h"
#include "base/math.h"

#include <fmt/format.h>

#include <cstring>
#include <random>
#include <span>
#include <vector>

#include "bench/harness.h"

namespace {

using namespace acm;

constexpr std::uint32_t kParts = 34;
constexpr std::uint32_t kFrames = 40;
// The motions of one kind of body, and everything that a client_portal.dat holds: 78 MB, which no cache does.
constexpr std::uint32_t kOfOneTable = 60;
constexpr std::uint32_t kOfAllTables = 2066;
constexpr double kSmoothGoal = 300.0;  // nanoseconds
constexpr double kKeyFrameGoal = 200.0;

// Parts that swing: every part turns about an axis of its own, a little from frame to frame.
Animation swinging(std::mt19937& dice) {
  std::uniform_real_distribution<float> unit(-1.0f, 1.0f);
  Animation animation;
  animation.part_count = kParts;
  animation.frame_count = kFrames;
  animation.part_frames.resize(kParts * kFrames);
  animation.hook_starts.assign(kFrames + 1, 0);
  for (std::uint32_t part = 0; part < kParts; ++part) {
    const Vec3 axis{unit(dice), unit(dice), unit(dice)};
    const Vec3 place{unit(dice), unit(dice), unit(dice)};
    for (std::uint32_t frame = 0; frame < kFrames; ++frame) {
      const float swing = sin(static_cast<float>(frame) * 0.157f);
      animation.part_frames[frame * kParts + part] = {place, from_rotation_vector(axis * swing)};
    }
  }
  return animation;
}

// Bodies that are somewhere in the middle of their animations.
class Crowd {
 public:
  Crowd(std::span<const Animation> animations, std::size_t count) : counts_(count), frames_(count * kParts) {
    std::mt19937 dice(20260);
    std::uniform_real_distribution<double> number(0.0, kFrames - 0.001);
    scene_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      ids_.push_back(scene_.create(static_cast<Guid>(i + 1)));
      Actor& actor = *scene_.find(ids_.back());
      const Animation& animation = animations[dice() % animations.size()];
      append_animation(actor.sequence, scene_.pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
      actor.sequence.frame_number = number(dice);
      actor.body.position.frame = {{static_cast<float>(i), 0, 0}, from_rotation_vector({0, 0, 1.0f})};
    }
  }

  void pose(PoseMode mode) {
    pose_actors({frames_.data(), kParts, kParts * sizeof(Frame)}, counts_, scene_, ids_, mode);
  }
  void pose_one_part_at_a_time(PoseMode mode) {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      const Actor& actor = *scene_.find(ids_[i]);
      counts_[i] = static_cast<std::uint32_t>(write_pose(
          std::span(frames_).subspan(i * kParts, kParts), pose_sample(actor.sequence, scene_.pool, mode),
          actor.body.position.frame, {1.0f, 1.0f, 1.0f}, {}, PoseLanes::One));
    }
  }
  /// What a key frame pose would cost if there were nothing to work out.
  void copy_key_frames() {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      const Actor& actor = *scene_.find(ids_[i]);
      const PoseSample sample = pose_sample(actor.sequence, scene_.pool, PoseMode::Keyframe);
      std::memcpy(&frames_[i * kParts], sample.from.data(), sample.from.size_bytes());
    }
  }
  [[nodiscard]] const std::vector<Frame>& frames() const { return frames_; }

 private:
  Scene scene_;
  std::vector<ActorId> ids_;
  std::vector<std::uint32_t> counts_;
  std::vector<Frame> frames_;
};

void measure(bench::Harness& bench, std::span<const Animation> animations, std::size_t count) {
  bench.section(fmt::format("{} bodies of {} parts, {} animations", count, kParts, animations.size()));
  Crowd crowd(animations, count);
  const double items = static_cast<double>(count);
  const std::size_t bytes = crowd.frames().size() * sizeof(Frame);
  bench.run({.name = "smooth", .items = items, .bytes = bytes, .goal_ns = kSmoothGoal, .allocates = false},
            [&] { crowd.pose(PoseMode::Smooth); });
  bench.run(
      {.name = "key frame", .items = items, .bytes = bytes, .goal_ns = kKeyFrameGoal, .allocates = false},
      [&] { crowd.pose(PoseMode::Keyframe); });
  bench.run({.name = "smooth, one part at a time", .items = items, .bytes = bytes, .allocates = false},
            [&] { crowd.pose_one_part_at_a_time(PoseMode::Smooth); });
  bench.run({.name = "key frame, one part at a time", .items = items, .bytes = bytes, .allocates = false},
            [&] { crowd.pose_one_part_at_a_time(PoseMode::Keyframe); });
  bench.run({.name = "copy of the key frames", .items = items, .bytes = bytes, .allocates = false},
            [&] { crowd.copy_key_frames(); });
  bench.run_copy(bytes, items);
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness bench("pose", argc, argv);
  std::mt19937 dice(20260);
  std::vector<Animation> animations;
  const std::uint32_t most = bench.quick() ? 2 * kOfOneTable : kOfAllTables;
  for (std::uint32_t i = 0; i < most; ++i) animations.push_back(swinging(dice));
  const std::span<const Animation> all = animations;
  const std::size_t many = bench.quick() ? 1'000 : 10'000;
  measure(bench, all.first(kOfOneTable), 100);
  measure(bench, all.first(kOfOneTable), many);
  measure(bench, all, many);
  return bench.finish();
}
