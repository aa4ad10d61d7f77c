// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"

#include <gtest/gtest.h>

#include "sequence_player.h"

namespace acm {
namespace {

using test::plain_animation;
using test::Player;

constexpr double kEps = 0.00019999999494757503;  // the single 0.0002, exactly

TEST(SequenceNode, core_3_an_anim_plays_whole_at_30_by_default) {
  const AnimData data;
  EXPECT_EQ(data.low_frame, 0);
  EXPECT_EQ(data.high_frame, -1);
  EXPECT_EQ(data.framerate, 30.0f);
}

TEST(SequenceNode, core_13_4_a_forward_node_starts_at_its_low_frame) {
  const Animation animation = plain_animation(10);
  const SequenceNode node{&animation, 2, 5, 30.0f};
  EXPECT_EQ(node.starting_frame(), 2.0);
  EXPECT_EQ(node.ending_frame(), 6.0 - kEps);
}

TEST(SequenceNode, core_13_4_a_backward_node_starts_just_before_the_end_of_its_high_frame) {
  const Animation animation = plain_animation(10);
  const SequenceNode node{&animation, 2, 5, -30.0f};
  EXPECT_EQ(node.starting_frame(), 6.0 - kEps);
  EXPECT_EQ(node.ending_frame(), 2.0);
}

TEST(SequenceNode, core_3_rate_0_counts_as_forward) {
  const Animation animation = plain_animation(10);
  EXPECT_EQ((SequenceNode{&animation, 2, 5, 0.0f}).starting_frame(), 2.0);
  EXPECT_EQ((SequenceNode{&animation, 2, 5, -0.0f}).starting_frame(), 2.0);
}

TEST(SequenceNode, core_13_4_a_negative_factor_swaps_the_range_and_turns_the_rate) {
  const Animation animation = plain_animation(10);
  Player p;
  p.append(animation, 30.0f, 2, 5);
  multiply_cyclic_framerate(p.seq, p.pool, -2.0f);
  EXPECT_EQ(p.node(0).low_frame, 5);
  EXPECT_EQ(p.node(0).high_frame, 2);
  EXPECT_EQ(p.node(0).framerate, -60.0f);
}

TEST(SequenceNode, core_13_4_factor_0_stops_the_node_without_swapping) {
  const Animation animation = plain_animation(10);
  Player p;
  p.append(animation, 30.0f, 2, 5);
  multiply_cyclic_framerate(p.seq, p.pool, 0.0f);
  EXPECT_EQ(p.node(0).low_frame, 2);
  EXPECT_EQ(p.node(0).framerate, 0.0f);
}

}  // namespace
}  // namespace acm
