// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/motions.hpp"

#include <gtest/gtest.h>

namespace acm {
namespace {

using P = MovementParameters;

TEST(MovementParameters, core_7_2_defaults) {
  const P p;
  EXPECT_EQ(p.flags, 0x1EE0Fu);
  EXPECT_EQ(p.distance_to_object, 0.6f);
  EXPECT_EQ(p.min_distance, 0.0f);
  EXPECT_EQ(p.desired_heading, 0.0f);
  EXPECT_EQ(p.speed, 1.0f);
  EXPECT_EQ(p.fail_distance, FLT_MAX);
  EXPECT_EQ(p.walk_run_threshold, 15.0f);
  EXPECT_EQ(p.context_id, 0u);
  EXPECT_EQ(p.hold_key_to_apply, HoldKey::Invalid);
  EXPECT_EQ(p.action_stamp, 0u);
}

TEST(MovementParameters, core_7_2_meaning_of_the_default_bits) {
  const P p;
  for (const P::Flag on :
       {P::kCanWalk, P::kCanRun, P::kCanSidestep, P::kCanWalkBackwards, P::kMoveTowards, P::kUseSpheres,
        P::kSetHoldKey, P::kModifyRawState, P::kModifyInterpretedState, P::kCancelMoveTo, P::kStopCompletely})
    EXPECT_TRUE(p.has(on)) << on;
  for (const P::Flag off : {P::kCanCharge, P::kFailWalk, P::kUseFinalHeading, P::kSticky, P::kMoveAway,
                            P::kAutonomous, P::kDisableJumpDuringLink})
    EXPECT_FALSE(p.has(off)) << off;
}

TEST(MovementParameters, core_7_2_one_bit_at_a_time) {
  P p;
  p.set(P::kCanCharge, true);
  EXPECT_EQ(p.flags, 0x1EE1Fu);
  p.set(P::kCanWalk, false);
  EXPECT_EQ(p.flags, 0x1EE1Eu);
  p.set(P::kDisableJumpDuringLink, true);
  EXPECT_EQ(p.flags, 0x3EE1Eu);
}

}  // namespace
}  // namespace acm
