// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/pose.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <random>
#include <vector>

#include "support/allocation_counter.h"

namespace acm {
namespace {

// Half a turn about +Z.
constexpr Quat kAbout{0.0f, 0.0f, 0.0f, 1.0f};

Animation two_parts_two_frames() {
  Animation a;
  a.part_count = 2;
  a.frame_count = 2;
  a.part_frames = {{{1, 2, 3}, {}}, {{4, 5, 6}, {}}, {{7, 8, 9}, {}}, {{1, 1, 1}, kAbout}};
  a.hook_starts = {0, 0, 0};
  return a;
}

TEST(Pose, core_2_10_part_is_the_body_frame_combined_with_the_key_frame) {
  std::array<Frame, 2> out;
  EXPECT_EQ(pose_key_frame(out, two_parts_two_frames(), 1, {{10, 20, 30}, kAbout}), 2u);
  EXPECT_EQ(out[0].origin, (Vec3{3, 12, 39}));
  EXPECT_EQ(out[1].origin, (Vec3{9, 19, 31}));
  EXPECT_EQ(out[1].rotation, (Quat{-1, 0, 0, 0}));
}

TEST(Pose, core_2_10_only_the_origin_is_scaled_and_before_the_body_turns_it) {
  std::array<Frame, 2> out;
  pose_key_frame(out, two_parts_two_frames(), 0, {{}, kAbout}, {2, 3, 4});
  EXPECT_EQ(out[0].origin, (Vec3{-2, -6, 12}));
  EXPECT_EQ(out[0].rotation, kAbout);
}

TEST(Pose, frame_outside_the_animation_writes_nothing) {
  std::array<Frame, 2> out;
  out.fill({{5, 5, 5}, kAbout});
  EXPECT_EQ(pose_key_frame(out, two_parts_two_frames(), 2, {}), 0u);
  for (const Frame& frame : out) EXPECT_EQ(frame, (Frame{{5, 5, 5}, kAbout}));
}

TEST(Pose, writes_no_more_parts_than_there_is_room_for) {
  std::array<Frame, 1> out;
  EXPECT_EQ(pose_key_frame(out, two_parts_two_frames(), 0, {}), 1u);
  std::array<Frame, 3> roomy;
  roomy[2].origin = {5, 5, 5};
  EXPECT_EQ(pose_key_frame(roomy, two_parts_two_frames(), 0, {}), 2u);
  EXPECT_EQ(roomy[2].origin, (Vec3{5, 5, 5}));
}

TEST(Pose, held_thing_stands_where_its_location_of_the_holder_is) {
  acm::Setup holder;
  holder.holding_locations = {{parent_location::kRightHand, 1, {{0, 1, 0}, {}}}};
  const std::array<Frame, 2> pose{Frame{}, Frame{{5, 5, 5}, kAbout}};
  Frame frame;
  ASSERT_TRUE(held_frame(frame, holder, parent_location::kRightHand, pose));
  EXPECT_EQ(frame.origin, (Vec3{5, 4, 5}));
  EXPECT_EQ(frame.rotation, kAbout);
  EXPECT_FALSE(held_frame(frame, holder, parent_location::kShield, pose));
  EXPECT_FALSE(held_frame(frame, holder, parent_location::kRightHand, std::span(pose).first(1)));
  EXPECT_EQ(frame.origin, (Vec3{5, 4, 5}));
}

TEST(Pose, managers_5_6_a_held_thing_is_not_turned_by_a_location_whose_rotation_is_invalid) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  for (const Quat invalid : {Quat{0, 0, 0, 0}, Quat{2, 0, 0, 0}, Quat{kNan, 0, 0, 0}, Quat{0, 0, 0, 1.01f}}) {
    acm::Setup holder;
    holder.holding_locations = {{parent_location::kRightHand, 0, {{0, 1, 0}, invalid}}};
    const std::array<Frame, 1> pose{Frame{{5, 5, 5}, kAbout}};
    Frame frame;
    ASSERT_TRUE(held_frame(frame, holder, parent_location::kRightHand, pose));
    EXPECT_EQ(frame, (Frame{{5, 4, 5}, kAbout}));
  }
}

Quat about_z(double angle) {
  return {static_cast<float>(std::cos(angle / 2)), 0, 0, static_cast<float>(std::sin(angle / 2))};
}

Frame blended(const Frame& a, const Frame& b, float t) {
  Frame out;
  write_pose({.out = std::span(&out, 1), .sample = {std::span(&a, 1), std::span(&b, 1), t}, .body = {}});
  return out;
}

TEST(Pose, smooth_turns_at_an_even_pace) {
  // 179 degrees between rotations are 89.5 between quaternions: nearly the widest arc there is.
  for (const double angle : {0.01, 0.03, 0.1, 1.0, 2.0, 3.124})
    for (const float t : {0.0f, 0.1f, 0.25f, 0.5f, 0.7f, 0.99f}) {
      const Quat q = blended({{}, about_z(0.5)}, {{}, about_z(0.5 + angle)}, t).rotation;
      const Quat expected = about_z(0.5 + angle * static_cast<double>(t));
      EXPECT_NEAR(q.w, expected.w, 1.5e-6) << angle << " at " << t;
      EXPECT_NEAR(q.z, expected.z, 1.5e-6) << angle << " at " << t;
    }
}

TEST(Pose, smooth_takes_the_shorter_arc_and_keeps_the_sign_of_the_first) {
  const Quat to = about_z(0.4);
  const Quat q = blended({{}, about_z(0.0)}, {{}, -to}, 0.5f).rotation;
  EXPECT_NEAR(q.w, std::cos(0.1), 1e-6);
  EXPECT_NEAR(q.z, std::sin(0.1), 1e-6);
}

TEST(Pose, smooth_mixes_evenly_when_closer_than_the_bound_and_renormalises) {
  // Just inside 1 - cos = 0.0002 the even mix and the arc differ by less than a float shows; the length
  // differs by more.
  const double inside = 2 * std::acos(1 - 0.00019);
  const Quat q = blended({{}, about_z(0.0)}, {{}, about_z(inside)}, 0.5f).rotation;
  EXPECT_NEAR(length_squared(q), 1.0f, 2e-7);
  EXPECT_NEAR(q.z, std::sin(inside / 4), 1e-6);
  // Longer than unit: no angle at all, so it is mixed evenly too.
  const Quat doubled{2.0f, 0.0f, 0.0f, 0.0f};
  EXPECT_EQ(blended({{}, doubled}, {{}, doubled}, 0.5f).rotation, (Quat{1, 0, 0, 0}));
}

TEST(Pose, smooth_moves_origins_on_a_straight_line) {
  EXPECT_EQ(blended({{0, 2, 4}, {}}, {{8, 2, 0}, {}}, 0.25f).origin, (Vec3{2, 2, 3}));
}

TEST(Pose, smooth_holds_parts_that_the_partner_lacks) {
  const std::array<Frame, 2> from{Frame{{1, 0, 0}, {}}, Frame{{2, 0, 0}, {}}};
  const std::array<Frame, 1> to{Frame{{3, 0, 0}, {}}};
  std::array<Frame, 2> out;
  EXPECT_EQ(write_pose({.out = out, .sample = {from, to, 0.5f}, .body = {}}), 2u);
  EXPECT_EQ(out[0].origin.x, 2.0f);
  EXPECT_EQ(out[1].origin.x, 2.0f);
}

TEST(Pose, rotation_that_is_none_gives_the_body_s) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const Frame body{{}, kAbout};
  for (const Quat bad : {Quat{0, 0, 0, 0}, Quat{nan, 0, 0, 0}, Quat{1e30f, 0, 0, 0}}) {
    std::array<Frame, 5> parts;
    parts.fill({{}, bad});
    std::array<Frame, 5> out;
    write_pose({.out = out, .sample = {parts, {}, 0}, .body = body});
    for (const Frame& frame : out) EXPECT_EQ(frame.rotation, kAbout);
  }
}

class RandomFrames {
 public:
  std::vector<Frame> frames(std::size_t count) {
    std::vector<Frame> result(count);
    for (Frame& f : result) f = {{number(), number(), number()}, {number(), number(), number(), number()}};
    return result;
  }
  /// Now and then something that no animation should hold.
  float number() {
    switch (random_() % 64) {
      case 0: return 0.0f;
      case 1: return -0.0f;
      case 2: return std::numeric_limits<float>::quiet_NaN();
      case 3: return std::numeric_limits<float>::infinity();
      case 4: return 1e-38f;
      default: return std::uniform_real_distribution<float>(-1.0f, 1.0f)(random_);
    }
  }

 private:
  std::mt19937 random_{7};
};

// NaNs may differ in sign and payload.
bool same_bits(float a, float b) {
  return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b) ||
         (std::isnan(a) && std::isnan(b));
}

bool same_bits(const Frame& a, const Frame& b) {
  std::array<float, 7> x, y;
  std::memcpy(x.data(), &a, sizeof a);
  std::memcpy(y.data(), &b, sizeof b);
  return std::equal(x.begin(), x.end(), y.begin(), [](float p, float q) { return same_bits(p, q); });
}

#if defined(__x86_64__) && defined(__linux__)
TEST(Pose, eight_lanes_are_there_where_the_machine_has_them) {
  const bool machine_has = __builtin_cpu_supports("avx2") != 0;
  EXPECT_EQ(widest_pose_lanes() == PoseLanes::Eight, machine_has);
}
#endif

TEST(Pose, all_numbers_of_lanes_give_the_same_bits) {
  RandomFrames random;
  for (int round = 0; round < 2000; ++round) {
    const std::size_t parts = static_cast<std::size_t>(round % 37);
    const auto from = random.frames(parts);
    const auto to = random.frames(parts * static_cast<std::size_t>(round % 4) / 3);
    const PoseSample sample{from, to, std::fabs(random.number())};
    const Frame body = random.frames(1)[0];
    std::vector<Frame> reference(parts);
    EXPECT_EQ(
        write_pose(
            {.out = reference, .sample = sample, .body = body, .scale = {1, 2, 3}, .lanes = PoseLanes::One}),
        parts);
    for (const PoseLanes lanes : {PoseLanes::Four, PoseLanes::Eight}) {
      std::vector<Frame> fast(parts);
      EXPECT_EQ(write_pose({fast, sample, body, {1, 2, 3}, sample, lanes}), parts);
      for (std::size_t i = 0; i < parts; ++i)
        ASSERT_TRUE(same_bits(fast[i], reference[i])) << round << " " << i;
    }
  }
}

TEST(Pose, key_frames_equal_the_combination_of_frames_bit_for_bit) {
  RandomFrames random;
  for (int round = 0; round < 200; ++round) {
    const auto parts = random.frames(5);
    const Frame body = random.frames(1)[0];
    std::array<Frame, 5> out;
    write_pose({.out = out, .sample = {parts, {}, 0}, .body = body, .scale = {2, 3, 4}});
    for (std::size_t i = 0; i < 5; ++i)
      EXPECT_TRUE(same_bits(out[i], combine(body, {scaled(parts[i].origin, {2, 3, 4}), parts[i].rotation})));
  }
}

TEST(Pose, writes_into_memory_with_a_stride_and_nothing_between) {
  struct Bone {
    Frame frame;
    std::uint32_t tag = 0xA5A5A5A5;
  };
  RandomFrames random;
  const auto parts = random.frames(13);
  std::array<Frame, 13> dense;
  write_pose({.out = dense, .sample = {parts, {}, 0}, .body = {}});
  for (const PoseLanes lanes : {PoseLanes::One, PoseLanes::Four, PoseLanes::Eight}) {
    std::array<Bone, 14> bones;
    EXPECT_EQ(write_pose({.out = {&bones[0].frame, 14, sizeof(Bone)},
                          .sample = {parts, {}, 0},
                          .body = {},
                          .lanes = lanes}),
              13u);
    for (std::size_t i = 0; i < 13; ++i) EXPECT_TRUE(same_bits(bones[i].frame, dense[i]));
    for (const Bone& bone : bones) EXPECT_EQ(bone.tag, 0xA5A5A5A5);
    EXPECT_EQ(bones[13].frame, Frame{});
  }
}

TEST(Pose, allocates_nothing) {
  RandomFrames random;
  const auto from = random.frames(34), to = random.frames(34);
  std::vector<Frame> out(34);
  const test::AllocationCounter counter;
  write_pose({.out = out, .sample = {from, to, 0.5f}, .body = {}});
  EXPECT_EQ(counter.allocations(), 0u);
}

}  // namespace
}  // namespace acm
