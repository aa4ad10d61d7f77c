// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "sequence_player.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using test::example_animation;
using test::example_distance;
using test::plain_animation;
using test::Player;

const Animation kExample = example_animation();
const Animation kFive = plain_animation(5);
const Animation kTen = plain_animation(10);

constexpr double kFrame = 1.0 / 30.0;

TEST(SequencePlay, core_13_5_three_frames_forwards) {
  Player p;
  p.append(kExample);
  p.seq.velocity = {3.0f, 0.0f, 0.0f};
  p.play(0.1);
  EXPECT_NEAR(p.seq.frame_number, 3.0, 1e-9);
  EXPECT_VEC_NEAR(p.root.origin, {0.3f, example_distance(0, 2), 0.0f});
  EXPECT_EQ(p.hooks, "a");
}

TEST(SequencePlay, core_13_6_the_hook_of_the_last_frame_never_fires_forwards) {
  Player p;
  p.append(kExample);
  p.seq.frame_number = 9.5;
  p.play(kFrame);
  EXPECT_NEAR(p.seq.frame_number, 0.5, 1e-9);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, example_distance(0, 0), 0.0f});
  EXPECT_EQ(p.hooks, "");
}

TEST(SequencePlay, core_13_7_a_frame_boundary_is_met_exactly) {
  Player p;
  p.append(kExample);
  p.seq.frame_number = 9.0;
  p.play(kFrame);
  EXPECT_EQ(p.seq.frame_number, 0.0);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, example_distance(0, 0), 0.0f});
}

TEST(SequencePlay, core_13_8_three_wraps_in_one_update) {
  Player p;
  p.append(kExample);
  p.play(1.0);
  EXPECT_NEAR(p.seq.frame_number, 0.0, 1e-9);
  EXPECT_NEAR(p.root.origin.y, 13.8f, 1e-4f);
  EXPECT_EQ(p.hooks, "ababab");
}

TEST(SequencePlay, core_2_5_the_first_frame_counts_twice_in_every_loop_and_the_last_never) {
  Player p;
  p.append(kExample);
  p.play(10 * kFrame);  // the first pass was not entered, so its first frame counts once; then the wrap
  EXPECT_NEAR(p.root.origin.y, example_distance(0, 8) + example_distance(0, 0), 1e-4f);
  p.play(10 * kFrame);
  EXPECT_NEAR(p.root.origin.y, example_distance(0, 8) + example_distance(0, 0), 1e-4f);
}

TEST(SequencePlay, core_13_9_a_tick_within_one_frame_moves_nothing) {
  Player p;
  p.append(kExample);
  p.seq.velocity = {0.0f, 3.0f, 0.0f};
  p.play(0.02);
  EXPECT_NEAR(p.seq.frame_number, 0.6, 1e-9);
  EXPECT_EQ(p.root, Frame{});
}

TEST(SequencePlay, core_13_10_backwards_from_just_before_the_end) {
  Player p;
  p.append(kExample, -30.0f);
  EXPECT_NEAR(p.seq.frame_number, 9.9998, 1e-6);
  p.play(0.2);
  EXPECT_NEAR(p.seq.frame_number, 3.9998, 1e-6);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, -example_distance(4, 9), 0.0f});
  EXPECT_EQ(p.hooks, "dc");
}

TEST(SequencePlay, core_13_11_backwards_through_the_wrap_every_frame_counts_once) {
  Player p;
  p.append(kExample, -30.0f);
  p.play(0.34);
  EXPECT_NEAR(p.seq.frame_number, 9.7996, 1e-4);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, -example_distance(0, 9), 0.0f});
  EXPECT_EQ(p.hooks, "dcb");
}

TEST(SequencePlay, core_2_5_the_hook_of_the_first_frame_never_fires_backwards) {
  Animation animation = plain_animation(4);
  test::add_hook(animation, 0, test::lettered('x', hook_direction::kBoth));
  test::add_hook(animation, 1, test::lettered('y', hook_direction::kBoth));
  Player p;
  p.append(animation, -30.0f);
  p.play(0.5);
  EXPECT_EQ(p.hooks, "yyyy");
}

TEST(SequencePlay, core_13_12_rate_0_moves_by_velocity_alone) {
  Player p;
  p.append(kExample, 0.0f);
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.play(0.1);
  EXPECT_EQ(p.seq.frame_number, 0.0);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, 0.2f, 0.0f});
  EXPECT_EQ(p.hooks, "");
}

TEST(SequencePlay, core_2_5_rate_0_needs_more_than_epsilon_of_time) {
  Player p;
  p.append(kExample, 0.0f);
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.play(0.0002);
  EXPECT_GT(p.root.origin.y, 0.0f);  // 0.0002 as a double is more than the single
  p.play(0.0001999);
  EXPECT_EQ(p.root.origin.y, 0.0f);
}

TEST(SequencePlay, core_13_13_an_empty_list_still_moves) {
  Player p;
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.play(0.25);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, 0.5f, 0.0f});
  p.play(0.00001);
  EXPECT_GT(p.root.origin.y, 0.0f);
}

TEST(SequencePlay, core_13_14_the_end_of_a_link_is_reported_and_the_rest_of_the_time_goes_on) {
  Player p;
  p.append(kFive).append(kTen);
  p.play(0.2);
  ASSERT_EQ(p.size(), 1u);
  EXPECT_EQ(p.node(0).animation, &kTen);
  EXPECT_NEAR(p.seq.frame_number, 1.0, 1e-9);
  EXPECT_EQ(p.hooks, "!");
}

TEST(SequencePlay, core_13_15_wraps_before_the_link_is_dropped_count_as_ends_too) {
  Player p;
  p.append(kFive).append(kTen);
  p.play(1.0);
  EXPECT_NEAR(p.seq.frame_number, 5.0, 1e-9);
  EXPECT_EQ(p.hooks, "!!!");
}

TEST(SequencePlay, core_2_5_a_cycle_alone_never_reports_an_end) {
  Player p;
  p.append(kTen);
  p.play(5.0);
  EXPECT_EQ(p.hooks, "");
}

TEST(SequencePlay, core_2_5_a_node_lasts_all_its_frames_forwards_and_epsilon_less_backwards) {
  Player forwards;
  forwards.append(kFive).append(kTen);
  forwards.play(5 * kFrame - 1e-6);
  EXPECT_EQ(forwards.size(), 2u);
  forwards.play(2e-6);
  EXPECT_EQ(forwards.size(), 1u);

  Player backwards;
  backwards.append(kFive, -30.0f).append(kTen);
  backwards.play((5 - 0.0003) * kFrame);
  EXPECT_EQ(backwards.size(), 2u);
  backwards.play(0.00015 * kFrame);
  EXPECT_EQ(backwards.size(), 1u);
}

TEST(SequencePlay, core_2_5_each_frame_left_adds_one_frame_time_of_velocity) {
  Player p;
  p.append(kTen, 10.0f);
  p.seq.velocity = {0.0f, 2.0f, 0.0f};
  p.play(0.25);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, 0.4f, 0.0f});
  p.play(0.06);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, 0.2f, 0.0f});
}

TEST(SequencePlay, core_2_5_velocity_keeps_its_sign_when_played_backwards) {
  Player p;
  p.append(kTen, -10.0f);
  p.seq.velocity = {0.0f, -2.0f, 0.0f};
  p.play(0.25);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, -0.4f, 0.0f});
}

TEST(SequencePlay, core_2_4_without_a_frame_hooks_fire_all_the_same) {
  Player p;
  p.append(kExample);
  p.play_without_root(0.2);
  EXPECT_NEAR(p.seq.frame_number, 6.0, 1e-9);
  EXPECT_EQ(p.hooks, "ab");
}

TEST(SequencePlay, core_2_6_entering_a_forward_node_applies_its_first_frame) {
  Player p;
  p.append(kFive).append(kExample);
  p.play(5.5 * kFrame);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, example_distance(0, 0), 0.0f});
}

TEST(SequencePlay, core_2_6_entering_a_backward_node_applies_nothing_and_leaving_it_its_low_frame) {
  Player p;
  p.append(kFive).append(kExample, -30.0f, 2, 4).append(kTen);
  p.play(5.5 * kFrame);
  EXPECT_EQ(p.root.origin.y, 0.0f);
  p.play(3 * kFrame);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, -example_distance(2, 4), 0.0f});
}

TEST(SequencePlay, core_2_6_at_the_end_of_the_list_the_cycle_begins_again) {
  Player p;
  p.append(kTen, 30.0f, 3, 7);
  p.play(6 * kFrame);
  EXPECT_NEAR(p.seq.frame_number, 4.0, 1e-9);
}

TEST(SequencePlay, core_2_6_time_run_backwards_walks_the_list_the_other_way) {
  Player p;
  p.append(kFive).append(kTen);
  p.seq.frame_number = 1.5;
  p.play(-2 * kFrame);
  // Before the first node comes the tail, from its end.
  EXPECT_EQ(p.node(static_cast<unsigned>(p.seq.current)).animation, &kTen);
  EXPECT_NEAR(p.seq.frame_number, 9.4998, 1e-3);
}

TEST(SequencePlay, core_2_5_position_frames_outside_the_animation_are_left_out) {
  Animation animation = example_animation();
  animation.position_frames.resize(4);
  Player p;
  p.append(animation);
  p.play(8 * kFrame);
  EXPECT_VEC_NEAR(p.root.origin, {0.0f, example_distance(0, 3), 0.0f});
}

TEST(SequencePlay, core_2_5_a_node_turned_inside_out_ends_instead_of_looping) {
  Player p;
  p.append(kExample, 30.0f, 2, 6);
  multiply_cyclic_framerate(p.seq, p.pool, -1.0f);
  p.play(1.0);
  EXPECT_TRUE(std::isfinite(p.seq.frame_number));
  EXPECT_LT(p.hooks.size(), 10u);
}

TEST(SequencePlay, core_2_5_senseless_rates_count_as_0) {
  const float infinity = std::numeric_limits<float>::infinity();
  for (const float rate : {1.0001e6f, -1.0001e6f, 1e20f, infinity, -infinity, std::nanf("")}) {
    Player p;
    p.append(kTen, rate);
    const double before = p.seq.frame_number;
    p.seq.velocity = {0.0f, 2.0f, 0.0f};
    p.play(0.1);
    EXPECT_EQ(p.seq.frame_number, before) << rate;
    EXPECT_VEC_NEAR(p.root.origin, {0.0f, 0.2f, 0.0f}) << rate;
  }
}

TEST(SequencePlay, core_2_5_one_update_wraps_at_most_4096_times) {
  const Animation one = plain_animation(1);
  Player p;
  p.append(one).append(one, 1e6f);
  p.seq.velocity = {0.0f, 1.0f, 0.0f};
  EXPECT_FALSE(p.play(0.2));  // 200,000 wraps if nothing stopped it
  // One frame-time for each entry into the fast node, and none for the time that is left.
  EXPECT_NEAR(p.root.origin.y, 4096 * 1e-6f, 1e-6f);
  EXPECT_EQ(p.seq.frame_number, 0.0);
  EXPECT_TRUE(p.play(0.004));  // 4,000 wraps
}

TEST(SequencePlay, core_2_5_senseless_quanta_neither_hang_nor_leave_the_animation) {
  const double infinity = std::numeric_limits<double>::infinity();
  for (const double quantum : {infinity, -infinity, 1e300, -1e300, std::nan("")}) {
    Player p;
    p.append(kFive).append(kTen);
    p.play(quantum);
    p.play(0.1);
    const SequenceNode* node = current_node(p.seq, p.pool);
    ASSERT_NE(node, nullptr) << quantum;
    EXPECT_GE(current_key_frame(p.seq, p.pool), node->low_frame) << quantum;
    EXPECT_LE(current_key_frame(p.seq, p.pool), node->high_frame) << quantum;
  }
}

}  // namespace
}  // namespace acm
