// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/playing.h"

#include <gtest/gtest.h>

#include "sequence_player.h"

namespace acm {
namespace {

using test::plain_animation;
using test::Player;

TEST(Playing, a_node_takes_what_is_left_of_it_forwards_and_backwards) {
  const Animation animation = plain_animation(10);
  EXPECT_EQ(seconds_from({&animation, 0, 9, 10.0f}, 0.0), 1.0);
  EXPECT_EQ(seconds_from({&animation, 0, 9, 10.0f}, 7.5), 0.25);
  EXPECT_EQ(seconds_from({&animation, 2, 9, -10.0f}, 4.5), 0.25);
}

TEST(Playing, a_node_that_stands_still_takes_for_ever) {
  const Animation animation = plain_animation(10);
  EXPECT_EQ(seconds_from({&animation, 0, 9, 0.0f}, 0.0), kNever);
  EXPECT_EQ(seconds_from({&animation, 0, 9, 3e7f}, 0.0), kNever);  // beyond all sense: not played
}

TEST(Playing, a_node_turned_inside_out_takes_no_time) {
  const Animation animation = plain_animation(10);
  EXPECT_EQ(seconds_from({&animation, 9, 0, -10.0f}, 5.0), 0.0);
}

TEST(Playing, of_the_link_that_plays_only_the_rest_is_counted) {
  const Animation animation = plain_animation(10);
  Player p;
  p.append(animation, 10.0f).append(animation, 20.0f).append(animation, 30.0f);
  EXPECT_EQ(seconds_of_links(p.seq, p.pool), 1.5);
  p.play(0.75);
  EXPECT_EQ(seconds_of_links(p.seq, p.pool), 0.75);
  p.play(0.75);
  EXPECT_EQ(seconds_of_links(p.seq, p.pool), 0.0);
}

TEST(Playing, a_sequence_without_links_takes_no_time) {
  const Animation animation = plain_animation(10);
  Player p;
  EXPECT_EQ(seconds_of_links(p.seq, p.pool), 0.0);
  p.append(animation, 10.0f);
  EXPECT_EQ(seconds_of_links(p.seq, p.pool), 0.0);
}

}  // namespace
}  // namespace acm
