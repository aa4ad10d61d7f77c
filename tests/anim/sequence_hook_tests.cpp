// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "anim/sequence.h"

#include <gtest/gtest.h>

#include <vector>

#include "sequence_player.h"

namespace acm {
namespace {

using test::add_hook;
using test::lettered;
using test::plain_animation;
using test::Player;

TEST(SequenceHook, core_13_20_directions_decide_which_hooks_fire) {
  Animation animation = plain_animation(3);
  add_hook(animation, 1, lettered('f', hook_direction::kForward));
  add_hook(animation, 1, lettered('n', -2));
  add_hook(animation, 1, lettered('b', hook_direction::kBackward));
  add_hook(animation, 1, lettered('x', hook_direction::kBoth));
  Player forwards;
  forwards.append(animation).play(0.09);
  EXPECT_EQ(forwards.hooks, "fx");
  Player backwards;
  backwards.append(animation, -30.0f).play(0.09);
  EXPECT_EQ(backwards.hooks, "bx");
}

TEST(SequenceHook, core_2_9_hooks_of_a_frame_keep_their_order) {
  Animation animation = plain_animation(3);
  for (const char c : {'q', 'a', 'z', 'm'}) add_hook(animation, 0, lettered(c, hook_direction::kBoth));
  Player p;
  p.append(animation).play(0.05);
  EXPECT_EQ(p.hooks, "qazm");
}

TEST(SequenceHook, core_2_9_a_stored_anim_done_keeps_its_place_and_never_fires) {
  Animation animation = plain_animation(3);
  add_hook(animation, 0, {hook_direction::kBoth, AnimationDoneHook{}});
  add_hook(animation, 0, lettered('a', hook_direction::kBoth));
  Sequence seq;
  ListPool pool;
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  std::vector<QueuedHook> memory(4);
  HookQueue hooks(memory);
  update(seq, pool, 0.05, nullptr, hooks);
  ASSERT_EQ(hooks.size(), 1u);
  EXPECT_FALSE(hooks[0].is_anim_done());
  EXPECT_EQ(hooks[0].frame, 0u);
  EXPECT_EQ(hooks[0].index, 1u);
}

TEST(SequenceHook, core_2_9_hooks_name_where_they_are_stored) {
  const Animation animation = test::example_animation();
  Sequence seq;
  ListPool pool;
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  std::vector<QueuedHook> memory(4);
  HookQueue hooks(memory);
  update(seq, pool, 0.2, nullptr, hooks);
  ASSERT_EQ(hooks.size(), 2u);
  EXPECT_EQ(hooks[1].animation, &animation);
  EXPECT_EQ(hooks[1].frame, 3u);
  EXPECT_EQ(hooks[1].index, 0u);
}

TEST(SequenceHook, core_2_9_frames_that_share_a_bit_of_the_node_keep_their_own_hooks) {
  Animation animation = plain_animation(40);
  add_hook(animation, 3, lettered('a', hook_direction::kBoth));
  add_hook(animation, 19, lettered('b', hook_direction::kBoth));
  add_hook(animation, 36, lettered('c', hook_direction::kBoth));
  Player p;
  p.append(animation).play(3.5 / 30.0);
  EXPECT_EQ(p.hooks, "");
  p.play(30.0 / 30.0);
  EXPECT_EQ(p.hooks, "ab");
  p.play(5.0 / 30.0);
  EXPECT_EQ(p.hooks, "c");
}

TEST(SequenceHook, a_node_knows_what_its_animation_holds) {
  Animation animation = plain_animation(40);
  Sequence seq;
  ListPool pool;
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  EXPECT_EQ(seq.nodes.at(pool, 0).hook_frames, 0u);
  EXPECT_FALSE(seq.nodes.at(pool, 0).moves_root);
  add_hook(animation, 18, lettered('a', hook_direction::kBoth));
  animation.position_frames.resize(40);
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  EXPECT_EQ(seq.nodes.at(pool, 1).hook_frames, 1u << 2);
  EXPECT_TRUE(seq.nodes.at(pool, 1).moves_root);
}

TEST(SequenceHook, past_the_end_of_the_memory_hooks_are_counted) {
  Animation animation = plain_animation(9);
  for (std::uint32_t f = 0; f < 9; ++f) add_hook(animation, f, lettered('h', hook_direction::kBoth));
  Sequence seq;
  ListPool pool;
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  std::vector<QueuedHook> memory(5);
  HookQueue hooks(memory);
  update(seq, pool, 8.5 / 30.0, nullptr, hooks);
  EXPECT_EQ(hooks.size(), 5u);
  EXPECT_EQ(hooks.dropped(), 3u);
  hooks.clear();
  EXPECT_EQ(hooks.dropped(), 0u);
}

TEST(SequenceHook, the_end_of_an_animation_has_a_place_kept_for_it) {
  Animation animation = plain_animation(9);
  for (std::uint32_t f = 0; f < 9; ++f) add_hook(animation, f, lettered('h', hook_direction::kBoth));
  Sequence seq;
  ListPool pool;
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  append_animation(seq, pool, bind_anim({animation.id, 0, -1, 30.0f}, &animation));
  std::vector<QueuedHook> memory(6);
  HookQueue hooks(memory, 1);
  update(seq, pool, 9.5 / 30.0, nullptr, hooks);
  ASSERT_EQ(hooks.size(), 6u);
  EXPECT_TRUE(hooks[5].is_anim_done());
  EXPECT_EQ(hooks.dropped(), 3u);
}

}  // namespace
}  // namespace acm
