// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"

#include <gtest/gtest.h>

#include "sequence_player.h"

namespace acm {
namespace {

using test::plain_animation;
using test::Player;

// A setup of one part with these placements, each of which puts the part at x = its key.
Setup setup_with(std::initializer_list<std::uint32_t> keys) {
  Setup setup;
  setup.parts = {0x01000001};
  for (const std::uint32_t key : keys)
    setup.placements.push_back({key, {{{static_cast<float>(key), 0.0f, 0.0f}, {}}}, {}});
  return setup;
}

float shown_x(const Player& p) {
  const std::span<const Frame> parts = current_parts(p.seq, p.pool);
  return parts.empty() ? -1.0f : parts[0].origin.x;
}

TEST(Placement, core_2_10_shown_while_nothing_plays) {
  const auto setup = setup_with({0, placement::kResting});
  const Animation animation = plain_animation(3);
  Player p;
  EXPECT_EQ(shown_x(p), -1.0f);
  EXPECT_TRUE(set_placement(p.seq, setup, placement::kResting));
  EXPECT_EQ(shown_x(p), static_cast<float>(placement::kResting));
  p.append(animation);
  EXPECT_EQ(shown_x(p), 0.0f);
  clear_animations(p.seq, p.pool);
  EXPECT_EQ(shown_x(p), static_cast<float>(placement::kResting));
}

TEST(Placement, core_2_10_placement_0_stands_in_for_a_missing_one) {
  const auto setup = setup_with({0, 3});
  Player p;
  EXPECT_TRUE(set_placement(p.seq, setup, placement::kResting));
  EXPECT_EQ(p.seq.placement->key, 0u);
}

TEST(Placement, core_2_10_without_either_nothing_is_shown) {
  const auto some = setup_with({0, 3}), other = setup_with({3});
  Player p;
  set_placement(p.seq, some, 0);
  EXPECT_FALSE(set_placement(p.seq, other, placement::kResting));
  EXPECT_EQ(p.seq.placement, nullptr);
}

TEST(Placement, core_2_2_clear_also_takes_the_placement) {
  const auto setup = setup_with({0});
  const Animation animation = plain_animation(3);
  Player p;
  p.append(animation);
  p.seq.velocity = {1.0f, 0.0f, 0.0f};
  set_placement(p.seq, setup, 0);
  clear(p.seq, p.pool);
  EXPECT_FALSE(p.seq.has_anims());
  EXPECT_EQ(p.seq.velocity, Vec3{});
  EXPECT_EQ(p.seq.placement, nullptr);
}

TEST(KeyFrame, core_2_10_the_floor_of_the_frame_number_is_shown_and_nothing_between) {
  Animation animation = plain_animation(4);
  for (std::uint32_t f = 0; f < 4; ++f) animation.part_frames[f].origin.x = static_cast<float>(f);
  Player p;
  p.append(animation);
  p.seq.frame_number = 2.75;
  EXPECT_EQ(current_key_frame(p.seq, p.pool), 2);
  EXPECT_EQ(shown_x(p), 2.0f);
  p.seq.frame_number = 4.0;
  EXPECT_EQ(current_key_frame(p.seq, p.pool), -1);
  EXPECT_EQ(shown_x(p), -1.0f);
  p.seq.frame_number = -0.5;
  EXPECT_EQ(current_key_frame(p.seq, p.pool), -1);
}

}  // namespace
}  // namespace acm
