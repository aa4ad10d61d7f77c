// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/anim/pose.h"

#include <gtest/gtest.h>

#include <array>

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
  out[0].origin = {5, 5, 5};
  EXPECT_EQ(pose_key_frame(out, two_parts_two_frames(), 2, {}), 0u);
  EXPECT_EQ(out[0].origin, (Vec3{5, 5, 5}));
}

TEST(Pose, writes_no_more_parts_than_there_is_room_for) {
  std::array<Frame, 1> out;
  EXPECT_EQ(pose_key_frame(out, two_parts_two_frames(), 0, {}), 1u);
  std::array<Frame, 3> roomy;
  roomy[2].origin = {5, 5, 5};
  EXPECT_EQ(pose_key_frame(roomy, two_parts_two_frames(), 0, {}), 2u);
  EXPECT_EQ(roomy[2].origin, (Vec3{5, 5, 5}));
}

}  // namespace
}  // namespace acm
