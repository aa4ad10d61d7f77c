// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"

#include <gtest/gtest.h>

#include "sequence_player.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using test::plain_animation;
using test::Player;

const Animation kFive = plain_animation(5);
const Animation kFive2 = plain_animation(5);
const Animation kSeven = plain_animation(7);
const Animation kTen = plain_animation(10);

TEST(SequenceList, core_2_1_begins_empty_and_still) {
  const Sequence seq;
  EXPECT_FALSE(seq.has_anims());
  EXPECT_EQ(seq.current, Sequence::kNone);
  EXPECT_EQ(seq.first_cyclic, Sequence::kNone);
  EXPECT_EQ(seq.frame_number, 0.0);
  EXPECT_EQ(seq.velocity, Vec3{});
  EXPECT_EQ(seq.omega, Vec3{});
}

TEST(SequenceList, core_2_1_only_the_last_node_is_cyclic) {
  Player p;
  p.append(kFive).append(kSeven).append(kTen);
  EXPECT_EQ(p.seq.first_cyclic, 2);
  EXPECT_EQ(p.seq.current, 0);
  p.play(0.4 + 10.0 / 30 * 3);  // both links, then three times through the last
  EXPECT_EQ(p.size(), 1u);
  EXPECT_EQ(p.node(0).animation, &kTen);
}

TEST(SequenceList, core_2_2_append_starts_an_empty_list_and_leaves_a_playing_one_alone) {
  Player p;
  p.append(kFive, -30.0f);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_NEAR(p.seq.frame_number, 4.9998, 1e-9);
  p.seq.frame_number = 3.5;
  p.append(kTen);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.frame_number, 3.5);
}

TEST(SequenceList, core_2_2_an_anim_without_animation_changes_nothing) {
  Player p;
  p.append(kFive);
  EXPECT_TRUE(append_animation(p.seq, p.pool, bind_anim({0x03000009, 0, -1, 30.0f}, nullptr)));
  EXPECT_EQ(p.size(), 1u);
  EXPECT_EQ(p.seq.first_cyclic, 0);
}

TEST(SequenceList, a_full_list_refuses_more) {
  Player p;
  for (unsigned i = 0; i < decltype(Sequence::nodes)::kBlockCapacity; ++i)
    ASSERT_TRUE(append_animation(p.seq, p.pool, bind_anim({1, 0, -1, 30.0f}, &kFive)));
  EXPECT_FALSE(append_animation(p.seq, p.pool, bind_anim({1, 0, -1, 30.0f}, &kTen)));
  EXPECT_EQ(p.size(), decltype(Sequence::nodes)::kBlockCapacity);
  EXPECT_EQ(p.seq.first_cyclic, static_cast<int>(decltype(Sequence::nodes)::kBlockCapacity) - 1);
}

TEST(SequenceList, core_2_2_clear_animations_keeps_the_velocities) {
  Player p;
  p.append(kFive).append(kTen);
  p.seq.frame_number = 2.5;
  p.seq.velocity = {0.0f, 1.0f, 0.0f};
  clear_animations(p.seq, p.pool);
  EXPECT_FALSE(p.seq.has_anims());
  EXPECT_EQ(p.seq.current, Sequence::kNone);
  EXPECT_EQ(p.seq.first_cyclic, Sequence::kNone);
  EXPECT_EQ(p.seq.frame_number, 0.0);
  EXPECT_EQ(p.seq.velocity, (Vec3{0.0f, 1.0f, 0.0f}));
  clear_physics(p.seq);
  EXPECT_EQ(p.seq.velocity, Vec3{});
}

TEST(SequenceList, core_13_16_played_links_go_and_a_removed_link_hands_over_to_the_cycle) {
  Player p;
  p.append(kFive).append(kFive2).append(kTen);
  p.play(5.5 / 30.0);
  ASSERT_EQ(p.size(), 2u);
  EXPECT_EQ(p.node(0).animation, &kFive2);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_NEAR(p.seq.frame_number, 0.5, 1e-9);

  remove_link_animations(p.seq, p.pool, 1);
  ASSERT_EQ(p.size(), 1u);
  EXPECT_EQ(p.node(0).animation, &kTen);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.first_cyclic, 0);
  EXPECT_EQ(p.seq.frame_number, 0.0);
}

TEST(SequenceList, core_2_2_links_are_removed_from_the_newest_backwards) {
  Player p;
  p.append(kFive).append(kSeven).append(kTen);
  p.seq.frame_number = 2.25;
  remove_link_animations(p.seq, p.pool, 1);
  ASSERT_EQ(p.size(), 2u);
  EXPECT_EQ(p.node(0).animation, &kFive);
  EXPECT_EQ(p.node(1).animation, &kTen);
  EXPECT_EQ(p.seq.first_cyclic, 1);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.frame_number, 2.25);
}

TEST(SequenceList, core_2_2_removing_links_leaves_a_playing_cycle_alone) {
  Player p;
  p.append(kFive).append(kSeven).append(kTen);
  p.seq.current = 2;
  p.seq.frame_number = 6.5;
  remove_all_link_animations(p.seq, p.pool);
  EXPECT_EQ(p.size(), 1u);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.frame_number, 6.5);
}

TEST(SequenceList, core_2_2_removing_from_an_empty_list_does_nothing) {
  Player p;
  remove_link_animations(p.seq, p.pool, 3);
  remove_all_link_animations(p.seq, p.pool);
  remove_cyclic_anims(p.seq, p.pool);
  multiply_cyclic_framerate(p.seq, p.pool, 2.0f);
  EXPECT_EQ(p.seq.current, Sequence::kNone);
  EXPECT_EQ(p.seq.first_cyclic, Sequence::kNone);
  EXPECT_EQ(p.size(), 0u);
  EXPECT_EQ(p.hooks, "");
}

TEST(SequenceList, core_13_17_a_surviving_link_becomes_the_cyclic_node) {
  Player p;
  p.append(kFive).append(kTen);
  remove_cyclic_anims(p.seq, p.pool);
  ASSERT_EQ(p.size(), 1u);
  EXPECT_EQ(p.node(0).animation, &kFive);
  EXPECT_EQ(p.seq.first_cyclic, 0);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.frame_number, 0.0);
}

TEST(SequenceList, core_2_2_a_removed_playing_cycle_steps_back_to_the_end_of_the_link_before) {
  Player p;
  p.append(kFive).append(kTen);
  p.seq.current = 1;
  p.seq.frame_number = 7.5;
  remove_cyclic_anims(p.seq, p.pool);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_NEAR(p.seq.frame_number, 4.9998, 1e-9);
}

TEST(SequenceList, core_13_18_a_list_emptied_in_mid_cycle_starts_again_with_what_comes) {
  Player p;
  p.append(kTen);
  p.seq.frame_number = 4.2;
  remove_cyclic_anims(p.seq, p.pool);
  EXPECT_FALSE(p.seq.has_anims());
  EXPECT_EQ(p.seq.current, Sequence::kNone);
  EXPECT_EQ(p.seq.frame_number, 0.0);
  p.append(kSeven, 30.0f, 2);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.frame_number, 2.0);
}

TEST(SequenceList, core_13_19_a_new_rate_reaches_the_cyclic_node_only) {
  Player p;
  p.append(kFive).append(kFive2);
  multiply_cyclic_framerate(p.seq, p.pool, 2.0f);
  EXPECT_EQ(p.node(0).framerate, 30.0f);
  EXPECT_EQ(p.node(1).framerate, 60.0f);
}

TEST(SequenceList, core_2_8_played_links_are_dropped_once_per_update) {
  Player p;
  p.append(kFive).append(kFive2).append(kTen);
  p.play(4.0 / 30.0);
  EXPECT_EQ(p.size(), 3u);
  p.play(2.0 / 30.0);
  EXPECT_EQ(p.size(), 2u);
  p.play(5.0 / 30.0);
  EXPECT_EQ(p.size(), 1u);
  EXPECT_EQ(p.seq.current, 0);
  EXPECT_EQ(p.seq.first_cyclic, 0);
}

}  // namespace
}  // namespace acm
