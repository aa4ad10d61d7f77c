// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/pose.h"

#include <gtest/gtest.h>

#include <limits>

#include "sequence_player.h"

namespace acm {
namespace {

using test::Player;

/// An animation whose only part is at x = base + frame, so that a pose shows which key frame it is of.
Animation numbered(std::uint32_t frames, float base = 0.0f) {
  Animation animation = test::plain_animation(frames);
  for (std::uint32_t f = 0; f < frames; ++f) animation.part_frames[f].origin.x = base + static_cast<float>(f);
  return animation;
}

float shown(const PoseSample& sample) {
  Frame out;
  out.origin.x = -1.0f;
  write_pose({.out = std::span(&out, 1), .sample = sample, .body = {}});
  return out.origin.x;
}

float shown(const Player& player, PoseMode mode) {
  return shown(pose_sample(player.seq, player.pool, mode));
}

TEST(PoseSample, core_2_10_key_frame_is_the_floor_of_the_frame_number) {
  const Animation walk = numbered(10);
  Player player;
  player.append(walk);
  player.seq.frame_number = 3.75;
  EXPECT_EQ(shown(player, PoseMode::Keyframe), 3.0f);
  EXPECT_EQ(shown(player, PoseMode::Smooth), 3.75f);
}

TEST(PoseSample, last_frame_of_a_cycle_goes_to_the_frame_it_wraps_to) {
  const Animation walk = numbered(10, 100);
  Player player;
  player.append(walk, 30.0f, 2, 7);
  player.seq.frame_number = 7.5;
  EXPECT_EQ(shown(player, PoseMode::Smooth), 104.5f);  // between 107 and 102
}

TEST(PoseSample, last_frame_of_a_link_goes_to_the_first_frame_of_what_follows) {
  const Animation link = numbered(4), cycle = numbered(10, 100);
  Player player;
  player.append(link).append(cycle, 30.0f, 1, 5);
  player.seq.frame_number = 3.5;
  EXPECT_EQ(shown(player, PoseMode::Smooth), 52.0f);  // between 3 and 101
}

TEST(PoseSample, cycle_of_several_nodes_goes_on_to_the_next_of_them) {
  const Animation first = numbered(4), second = numbered(4, 100);
  Player player;
  player.append(first).append(second);
  player.seq.first_cyclic = 0;
  player.seq.frame_number = 3.5;
  EXPECT_EQ(shown(player, PoseMode::Smooth), 51.5f);  // between 3 and 100
  player.seq.current = 1;
  EXPECT_EQ(shown(player, PoseMode::Smooth), 51.5f);  // between 103 and 0
}

TEST(PoseSample, reverse_play_mirrors) {
  const Animation walk = numbered(10);
  Player player;
  player.append(walk, -30.0f);
  // Entered just below 10: shows frame 9; half a frame on it is half way to 8.
  EXPECT_NEAR(shown(player, PoseMode::Smooth), 9.0f, 1e-3);
  player.seq.frame_number = 9.5;
  EXPECT_EQ(shown(player, PoseMode::Keyframe), 9.0f);
  EXPECT_EQ(shown(player, PoseMode::Smooth), 8.5f);
  player.seq.frame_number = 0.25;
  EXPECT_EQ(shown(player, PoseMode::Smooth), 6.75f);  // three quarters from 0 to 9
}

TEST(PoseSample, placement_is_shown_while_nothing_plays) {
  Setup::Placement placement;
  placement.parts = {{{7, 0, 0}, {}}};
  Player player;
  EXPECT_EQ(shown(player, PoseMode::Smooth), -1.0f);
  player.seq.placement = &placement;
  EXPECT_EQ(shown(player, PoseMode::Smooth), 7.0f);
}

TEST(PoseSample, frame_number_outside_the_animation_shows_nothing) {
  const Animation walk = numbered(10);
  Player player;
  player.append(walk);
  for (const double number : {-0.5, 10.0, 1e18, std::numeric_limits<double>::quiet_NaN()}) {
    player.seq.frame_number = number;
    EXPECT_EQ(shown(player, PoseMode::Smooth), -1.0f) << number;
  }
}

TEST(PoseSample, clip_at_a_time_holds_or_repeats) {
  const Animation walk = numbered(10);
  const SequenceNode clip{&walk, 2, 5, 10.0f};
  const auto at = [&](double seconds, ClipEnd end) {
    return shown(pose_sample(clip, seconds, end, PoseMode::Smooth));
  };
  EXPECT_NEAR(at(0.15, ClipEnd::Hold), 3.5f, 1e-5);
  EXPECT_EQ(at(-1.0, ClipEnd::Hold), 2.0f);
  EXPECT_EQ(at(9.0, ClipEnd::Hold), 5.0f);
  EXPECT_NEAR(at(0.35, ClipEnd::Repeat), 3.5f, 1e-3);  // half way from 5 back to 2
  EXPECT_NEAR(at(0.55, ClipEnd::Repeat), 3.5f, 1e-2);
  EXPECT_NEAR(at(-0.25, ClipEnd::Repeat), 3.5f, 1e-2);
  EXPECT_EQ(at(std::numeric_limits<double>::infinity(), ClipEnd::Hold), 2.0f);
}

TEST(PoseSample, clip_played_backwards_begins_at_its_last_frame) {
  const Animation walk = numbered(10);
  const SequenceNode clip{&walk, 2, 5, -10.0f};
  EXPECT_EQ(shown(pose_sample(clip, 0.0, ClipEnd::Hold, PoseMode::Keyframe)), 5.0f);
  EXPECT_NEAR(shown(pose_sample(clip, 0.15, ClipEnd::Hold, PoseMode::Smooth)), 3.5f, 1e-3);
  EXPECT_EQ(shown(pose_sample(clip, 9.0, ClipEnd::Hold, PoseMode::Smooth)), 2.0f);
}

}  // namespace
}  // namespace acm
