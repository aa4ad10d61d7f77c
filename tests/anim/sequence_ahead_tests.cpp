// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"
#include "base/math.h"

#include <gtest/gtest.h>

#include <cmath>

#include "sequence_player.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using test::example_animation;
using test::plain_animation;
using test::Player;

constexpr float kQuarterTurn = 1.57079633f;

Frame unapplied(const Player& player) {
  Frame root;
  add_unapplied_motion(player.seq, player.pool, root);
  return root;
}

float forward(const Player& player) {
  return unapplied(player).origin.y;
}

TEST(SequenceAhead, the_share_of_a_frame_that_has_played_goes_with_that_share_of_its_motion) {
  const Animation animation = example_animation();
  Player p;
  p.append(animation);
  EXPECT_EQ(forward(p), 0.0f);
  p.seq.frame_number = 3.25;
  EXPECT_NEAR(forward(p), 0.25f * 0.4f, 1e-6f);
}

TEST(SequenceAhead, backwards_a_frame_is_entered_at_its_upper_end_and_its_motion_taken_back) {
  const Animation animation = example_animation();
  Player p;
  p.append(animation, -30.0f);
  EXPECT_NEAR(forward(p), 0.0f, 1e-3f);
  p.seq.frame_number = 3.25;
  EXPECT_NEAR(forward(p), -0.75f * 0.4f, 1e-6f);
}

TEST(SequenceAhead, the_last_frame_of_a_cycle_leads_to_the_motion_of_its_first) {
  const Animation animation = example_animation();
  Player p;
  p.append(animation);
  p.seq.frame_number = 9.5;
  EXPECT_NEAR(forward(p), 0.5f * 0.1f, 1e-6f);
}

TEST(SequenceAhead, velocity_and_omega_go_by_the_time_of_the_frame) {
  const Animation animation = plain_animation(4);
  Player p;
  p.append(animation, -10.0f);
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.seq.omega = {0.0f, 0.0f, 10.0f * kQuarterTurn};
  p.seq.frame_number = 2.5;
  const Frame half = unapplied(p);
  EXPECT_VEC_NEAR(half.origin, {0.0f, 0.1f, 0.0f});
  const float diagonal = std::sqrt(0.5f);
  EXPECT_VEC_NEAR(rotate_to_global(half.rotation, {0.0f, 1.0f, 0.0f}), {-diagonal, diagonal, 0.0f});
}

TEST(SequenceAhead, a_turning_step_is_cut_on_the_shorter_arc) {
  Animation animation = plain_animation(3);
  const Quat turn = from_rotation_vector({0.0f, 0.0f, kQuarterTurn});
  for (const Quat& q : {turn, -turn}) {
    animation.position_frames.assign(3, Frame{{}, q});
    Player p;
    p.append(animation);
    p.seq.frame_number = 1.5;
    const float diagonal = std::sqrt(0.5f);
    EXPECT_VEC_NEAR(rotate_to_global(unapplied(p).rotation, {0.0f, 1.0f, 0.0f}), {-diagonal, diagonal, 0.0f});
  }
}

TEST(SequenceAhead, nothing_is_owed_while_nothing_plays) {
  const Animation animation = example_animation();
  Player stopped, empty;
  stopped.append(animation, 0.0f);
  stopped.seq.frame_number = 3.5;
  stopped.seq.velocity = empty.seq.velocity = {0.0f, 2.0f, 0.0f};
  EXPECT_EQ(unapplied(stopped), Frame{});
  EXPECT_EQ(unapplied(empty), Frame{});
}

TEST(SequenceAhead, playing_a_copy_ahead_gives_what_update_gives_and_changes_nothing) {
  const Animation link = plain_animation(3), cycle = example_animation();
  for (const float rate : {40.0f, -40.0f, 300.0f}) {
    Player p;
    p.append(link, 20.0f).append(cycle, rate);
    p.seq.velocity = {1.0f, 2.0f, 0.0f};
    Sequence copy = p.seq;
    Frame root;
    play_ahead(copy, p.pool, 0.19, root);
    EXPECT_EQ(p.seq.frame_number, 0.0);
    EXPECT_EQ(p.seq.current, 0);
    p.play(0.19);
    EXPECT_EQ(root, p.root) << rate;
    EXPECT_EQ(copy.frame_number, p.seq.frame_number) << rate;
  }
}

// The applied and the unapplied motion make one path: in a short time it goes a short way, wherever that
// time lies. `most` is the longest step of one frame.
void expect_continuous(Player& p, float rate, float most) {
  constexpr double kShort = 1.0 / 1000.0;
  float applied = 0.0f, before = forward(p);
  for (int i = 0; i < 2000; ++i) {
    p.play(kShort);
    applied += p.root.origin.y;
    const float now = applied + forward(p);
    ASSERT_LE(std::fabs(now - before), most * rate * static_cast<float>(kShort) + 1e-3f)
        << "after " << i << " at frame " << p.seq.frame_number;
    before = now;
  }
}

TEST(SequenceAhead, applied_and_owed_motion_make_one_path_over_frames_wraps_and_nodes) {
  const Animation animation = example_animation();
  Player forwards, backwards, link, reversed_link;
  forwards.append(animation);
  backwards.append(animation, -30.0f);
  link.append(animation, 30.0f, 2, 5).append(animation, 30.0f);
  // Leaving a node that plays backwards and entering one that plays forwards applies the motion of both.
  reversed_link.append(animation, -30.0f, 2, 5).append(animation, 30.0f);
  expect_continuous(forwards, 30.0f, 1.0f);
  expect_continuous(backwards, 30.0f, 1.0f);
  expect_continuous(link, 30.0f, 1.0f);
  expect_continuous(reversed_link, 30.0f, 1.0f);
}

}  // namespace
}  // namespace acm
