// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Poses of a crowd: nanoseconds for one body of 34 parts, beside a copy of the key frames that it shows, and
// of as many bytes from one place to another.
#include "actor/actor_pose.h"
#include "actor/display_frame.h"
#include "base/math.h"

#include <fmt/format.h>

#include <array>
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
  animation.position_frames.assign(kFrames, {{0.0f, 0.1f, 0.0f}, {}});
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

using Matrix = std::array<float, 16>;

// Bodies that are somewhere in the middle of their animations.
class Crowd {
 public:
  Crowd(std::span<const Animation> animations, std::size_t count)
      : counts_(count), frames_(count * kParts), matrices_(count * kParts), positions_(count) {
    std::mt19937 dice(20260);
    std::uniform_real_distribution<double> number(0.0, kFrames - 0.001);
    scene_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
      ids_.push_back(scene_.create(static_cast<Guid>(i + 1)));
      Actor& actor = *scene_.find(ids_.back());
      const Animation& animation = animations[dice() % animations.size()];
      append_animation(actor.sequence, scene_.pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
      actor.sequence.frame_number = number(dice);
      actor.has_parts = true;
      actor.body.active = true;
      actor.body.position.frame = {{static_cast<float>(i), 0, 0}, from_rotation_vector({0, 0, 1.0f})};
    }
  }

  void pose(const PoseOptions& options) {
    void* memory =
        options.format == PoseFormat::Frames ? static_cast<void*>(frames_.data()) : matrices_.data();
    pose_actors({.data = memory, .part_capacity = kParts}, options, counts_, scene_, ids_);
  }
  void display(double seconds_since_tick) {
    display_positions(positions_.data(), sizeof(Position), scene_, ids_, seconds_since_tick);
  }
  void pose_one_part_at_a_time(PoseMode mode) {
    for (std::size_t i = 0; i < ids_.size(); ++i) {
      const Actor& actor = *scene_.find(ids_[i]);
      counts_[i] =
          static_cast<std::uint32_t>(write_pose({.out = std::span(frames_).subspan(i * kParts, kParts),
                                                 .sample = pose_sample(actor.sequence, scene_.pool, mode),
                                                 .body = actor.body.position.frame,
                                                 .lanes = PoseLanes::One}));
    }
  }
  /// The cost of a key frame pose if there were nothing to work out.
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
  std::vector<Matrix> matrices_;
  std::vector<Position> positions_;
};

// The output for a renderer: 4x4 matrices, and bodies at their display frames, half a frame of 60 Hz after
// the tick.
constexpr double kSinceTick = 1.0 / 120.0;

void measure_renderers(bench::Harness& bench, Crowd& crowd, double items) {
  const auto run = [&](const char* name, const PoseOptions& options) {
    bench.run({.name = name, .items = items, .allocates = false}, [&] { crowd.pose(options); });
  };
  const PoseOptions matrices{.mode = PoseMode::Smooth, .format = PoseFormat::Matrix4x4};
  run("smooth, 4x4 matrices", matrices);
  run("key frame, 3x4 matrices", {.format = PoseFormat::Matrix3x4});
  PoseOptions shown = matrices;
  shown.place = BodyPlace::Display;
  run("smooth, 4x4 matrices, display frames", shown);
  shown.seconds_since_tick = kSinceTick;
  run("smooth, 4x4 matrices, display frames between ticks", shown);
  bench.run({.name = "display frames alone", .items = items, .allocates = false},
            [&] { crowd.display(0.0); });
  bench.run({.name = "display frames alone, between ticks", .items = items, .allocates = false},
            [&] { crowd.display(kSinceTick); });
}

void measure(bench::Harness& bench, std::span<const Animation> animations, std::size_t count) {
  bench.section(fmt::format("{} bodies of {} parts, {} animations", count, kParts, animations.size()));
  Crowd crowd(animations, count);
  const double items = static_cast<double>(count);
  const std::size_t bytes = crowd.frames().size() * sizeof(Frame);
  bench.run({.name = "smooth", .items = items, .bytes = bytes, .goal_ns = kSmoothGoal, .allocates = false},
            [&] { crowd.pose({.mode = PoseMode::Smooth}); });
  bench.run(
      {.name = "key frame", .items = items, .bytes = bytes, .goal_ns = kKeyFrameGoal, .allocates = false},
      [&] { crowd.pose({.mode = PoseMode::Keyframe}); });
  bench.run({.name = "smooth, one part at a time", .items = items, .bytes = bytes, .allocates = false},
            [&] { crowd.pose_one_part_at_a_time(PoseMode::Smooth); });
  bench.run({.name = "key frame, one part at a time", .items = items, .bytes = bytes, .allocates = false},
            [&] { crowd.pose_one_part_at_a_time(PoseMode::Keyframe); });
  bench.run({.name = "copy of the key frames", .items = items, .bytes = bytes, .allocates = false},
            [&] { crowd.copy_key_frames(); });
  bench.run_copy(bytes, items);
  measure_renderers(bench, crowd, items);
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
