// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/movement_formulas.h"

#include <gtest/gtest.h>

namespace acm {
namespace {

TEST(MovementFormulas, core_11_3_load_takes_from_skill_between_1_and_2) {
  EXPECT_EQ(load_modifier(0.0f), 1.0f);
  EXPECT_EQ(load_modifier(0.999f), 1.0f);
  EXPECT_EQ(load_modifier(1.0f), 1.0f);
  EXPECT_EQ(load_modifier(1.25f), 0.75f);
  EXPECT_EQ(load_modifier(2.0f), 0.0f);
  EXPECT_EQ(load_modifier(3.0f), 0.0f);
}

TEST(MovementFormulas, core_11_3_run_rate) {
  EXPECT_EQ(run_rate(0.0f, 0.0f), 1.0f);
  EXPECT_FLOAT_EQ(run_rate(0.0f, 200.0f), (11.0f / 2 + 4) / 4);
  EXPECT_FLOAT_EQ(run_rate(1.5f, 200.0f), (0.5f * 11.0f / 2 + 4) / 4);
  EXPECT_EQ(run_rate(2.0f, 500.0f), 1.0f);
  EXPECT_FLOAT_EQ(run_rate(0.0f, 200.0f, 2.0f), (11.0f / 2 + 4) / 8);
  EXPECT_LT(run_rate(0.0f, 799.0f), 3.3f);
  EXPECT_EQ(run_rate(0.0f, 800.0f), 4.5f);
}

TEST(MovementFormulas, core_11_3_only_skill_800_runs_at_4_5) {
  EXPECT_EQ(run_rate(3.0f, 800.0f), 4.5f) << "asked before the load";
  EXPECT_FLOAT_EQ(run_rate(0.0f, 801.0f), (11.0f * 801 / 1001 + 4) / 4);
  EXPECT_NEAR(4.0f * run_rate(0.0f, 801.0f), 12.8f, 0.01f) << "metres per second";
  EXPECT_NEAR(run_rate(0.0f, 1e9f), 3.75f, 1e-6f);
}

TEST(MovementFormulas, core_11_3_above_800_as_ace_has_it) {
  EXPECT_LT(run_rate(0.0f, 799.0f, 1.0f, true), 3.3f);
  EXPECT_EQ(run_rate(0.0f, 800.0f, 1.0f, true), 4.5f);
  EXPECT_EQ(run_rate(0.0f, 9999.0f, 1.0f, true), 4.5f);
}

TEST(MovementFormulas, core_11_3_no_skill_ruins_the_run_rate) {
  EXPECT_EQ(run_rate(0.0f, -200.0f), 1.0f);
  EXPECT_EQ(run_rate(0.0f, -1e38f), 1.0f);
  EXPECT_NEAR(run_rate(0.0f, 3e38f), 3.75f, 1e-6f);
}

TEST(MovementFormulas, core_11_3_jump_height_is_at_least_35_centimetres) {
  EXPECT_FLOAT_EQ(jump_height(0.0f, 1300.0f, 1.0f), 22.2f / 2 + 0.05f);
  EXPECT_FLOAT_EQ(jump_height(0.0f, 1300.0f, 0.5f), (22.2f / 2 + 0.05f) / 2);
  EXPECT_FLOAT_EQ(jump_height(0.0f, 1300.0f, 1.0f, 2.0f), (22.2f / 2 + 0.05f) / 2);
  EXPECT_EQ(jump_height(0.0f, 0.0f, 1.0f), 0.35f);
  EXPECT_EQ(jump_height(2.0f, 1300.0f, 1.0f), 0.35f);
}

TEST(MovementFormulas, core_11_3_jump_velocity_reaches_the_height) {
  EXPECT_FLOAT_EQ(jump_velocity(5.0f), 9.8994949f);
  EXPECT_FLOAT_EQ(jump_velocity(0.35f), 2.6191601f);
}

TEST(MovementFormulas, core_11_3_stamina) {
  EXPECT_EQ(jump_stamina_cost(0.0f, 1.0f, false), 6);
  EXPECT_EQ(jump_stamina_cost(0.5f, 1.0f, false), 10);
  EXPECT_EQ(jump_stamina_cost(0.0f, 0.1f, false), 3);  // 2.4, rounded up
  EXPECT_EQ(jump_stamina_cost(0.0f, 0.5f, true), 150);
  EXPECT_EQ(jump_stamina_cost(0.0f, 0.999f, true), 199);  // 199.9, cut off
}

TEST(MovementFormulas, core_11_3_nobody_jumps_from_load_2_on) {
  EXPECT_TRUE(can_jump(1.999f));
  EXPECT_FALSE(can_jump(2.0f));
}

}  // namespace
}  // namespace acm
