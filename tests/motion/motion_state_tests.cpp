// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/motion_state.h"

#include <gtest/gtest.h>

#include "support/fixture_f.h"

namespace acm {
namespace {

using namespace acm::test;

class MotionStateTest : public testing::Test {
 protected:
  MotionStateTest() { pool_.reserve_free(4); }
  Command head() { return state_.modifiers.at(pool_, state_.modifiers.size() - 1).motion; }

  MotionState state_;
  ListPool pool_;
};

TEST_F(MotionStateTest, core_5_begins_with_nothing_at_speed_1) {
  EXPECT_EQ(state_.style, 0u);
  EXPECT_EQ(state_.substate, 0u);
  EXPECT_EQ(state_.substate_speed, 1.0f);
  EXPECT_TRUE(state_.modifiers.empty());
  EXPECT_TRUE(state_.actions.empty());
}

TEST_F(MotionStateTest, core_5_the_newest_modifier_is_the_head) {
  EXPECT_TRUE(add_modifier(state_, pool_, {kTurn, 1.0f}));
  EXPECT_TRUE(add_modifier(state_, pool_, {kSide, 1.0f}));
  EXPECT_EQ(head(), kSide);
}

TEST_F(MotionStateTest, core_5_a_modifier_is_refused_twice_and_when_it_is_the_substate) {
  state_.substate = kSide;
  EXPECT_TRUE(add_modifier(state_, pool_, {kTurn, 1.0f}));
  EXPECT_FALSE(add_modifier(state_, pool_, {kTurn, 2.0f}));
  EXPECT_FALSE(add_modifier(state_, pool_, {kSide, 1.0f}));
  EXPECT_EQ(state_.modifiers.size(), 1u);
  EXPECT_EQ(state_.modifiers.at(pool_, 0).speed, 1.0f);
}

TEST_F(MotionStateTest, core_5_without_check_it_is_added_in_any_case) {
  state_.substate = kTurn;
  EXPECT_TRUE(add_modifier_no_check(state_, pool_, {kTurn, 1.0f}));
  EXPECT_TRUE(add_modifier_no_check(state_, pool_, {kTurn, 2.0f}));
  EXPECT_EQ(state_.modifiers.size(), 2u);
  // The newest is found first.
  EXPECT_EQ(find_modifier(state_, pool_, kTurn), 1);
  EXPECT_EQ(find_modifier(state_, pool_, kSide), -1);
}

TEST_F(MotionStateTest, core_5_actions_are_first_in_first_out) {
  EXPECT_TRUE(add_action(state_, pool_, {kWave, 1.0f}));
  EXPECT_TRUE(add_action(state_, pool_, {kSlashHigh, 1.0f}));
  EXPECT_EQ(remove_action_head(state_, pool_), kWave);
  EXPECT_EQ(remove_action_head(state_, pool_), kSlashHigh);
  EXPECT_EQ(remove_action_head(state_, pool_), 0u);
}

TEST_F(MotionStateTest, full_lists_refuse) {
  for (unsigned i = 0; i < decltype(MotionState::modifiers)::kBlockCapacity; ++i)
    EXPECT_TRUE(add_modifier(state_, pool_, {kTurn + i, 1.0f}));
  EXPECT_FALSE(add_modifier(state_, pool_, {kTurn + 999, 1.0f}));
  for (unsigned i = 0; i < decltype(MotionState::actions)::kBlockCapacity; ++i)
    EXPECT_TRUE(add_action(state_, pool_, {kWave, 1.0f}));
  EXPECT_FALSE(add_action(state_, pool_, {kWave, 1.0f}));
}

}  // namespace
}  // namespace acm
