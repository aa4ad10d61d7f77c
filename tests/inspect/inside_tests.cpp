// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"
#include "acmotion/inspect/inside.hpp"
#include "acmotion/sample.hpp"
#include "acmotion/world.hpp"

#include <gtest/gtest.h>

namespace acm::inspect {
namespace {

constexpr Guid kGuard = 0x80000001;

bool create_guard(World& world) {
  ObjectParameters parameters;
  parameters.setup = kSampleMannequin;
  return bool(world.create_object(kGuard, parameters));
}

// The tests in C go through every field; this is the shape in C++.
TEST(Inside, a_swing_is_in_the_sequence_and_in_both_queues) {
  Assets assets = acm::sample_assets();
  World world(assets);
  ASSERT_TRUE(create_guard(world));
  ASSERT_EQ(world.do_motion(kGuard, command::kSwordCombat), MotionError::None);
  for (int i = 0; i < 90; ++i) world.tick(1.0 / 30.0);
  ASSERT_EQ(world.do_motion(kGuard, command::kSlashHigh, {.context_id = 77}), MotionError::None);
  const std::optional<ObjectInside> inside = inside_of(world, kGuard);
  ASSERT_TRUE(inside);
  ASSERT_EQ(inside->queued_motions.size(), 1u);
  EXPECT_EQ(inside->queued_motions[0].context_id, 77u);
  ASSERT_EQ(inside->pending_motions.size(), 1u);
  EXPECT_EQ(inside->pending_motions[0].motion, command::kSlashHigh);
  EXPECT_EQ(inside->nodes.back().role, NodeRole::Cycle);
  EXPECT_EQ(inside->sequence.first_cyclic, static_cast<std::int32_t>(inside->nodes.size()) - 1);
  EXPECT_FALSE(inside->move_to.exists);
}

TEST(Inside, there_is_none_without_an_object) {
  EXPECT_FALSE(inside_of(World(), kGuard));
}

// A stack: the newest is retail's first.
TEST(Inside, core_5_modifiers_are_listed_from_the_newest_on) {
  Assets assets = acm::sample_assets();
  World world(assets);
  ASSERT_TRUE(create_guard(world));
  for (const Command motion : {command::kWalkForward, command::kTurnRight, command::kSideStepRight})
    ASSERT_EQ(world.do_motion(kGuard, motion), MotionError::None);
  const std::optional<ObjectInside> inside = inside_of(world, kGuard);
  ASSERT_EQ(inside->modifiers.size(), 2u);
  EXPECT_EQ(inside->modifiers[0].command, command::kSideStepRight);
  EXPECT_EQ(inside->modifiers[1].command, command::kTurnRight);
}

}  // namespace
}  // namespace acm::inspect
