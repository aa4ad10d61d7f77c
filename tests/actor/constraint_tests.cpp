// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/position_manager.h"

#include <gtest/gtest.h>

#include "steered_body.h"
#include "support/vec_near.h"

namespace acm {
namespace {

using namespace acm::test;

// A constraint that begins to pull after 10 m and ends at 50 m.
class ConstraintTest : public testing::Test {
 protected:
  ConstraintTest() { constrain_to(b_.context, b_.actor(), b_.body().position, 10.0f, 50.0f); }

  Vec3 offset_of(Vec3 wanted) {
    Frame offset;
    offset.origin = wanted;
    adjust_offset(b_.context, b_.actor(), offset, 0.1f);
    return offset.origin;
  }

  SteeredBody b_;
};

TEST_F(ConstraintTest, cn_1_begins_with_the_distance_to_the_place) {
  constrain_to(b_.context, b_.actor(), SteeredBody::at(53, 54), 1.0f, 2.0f);
  EXPECT_TRUE(b_.constraint().is_constrained);
  EXPECT_FLOAT_EQ(b_.constraint().offset, 5.0f);
  EXPECT_EQ(b_.constraint().position, SteeredBody::at(53, 54));
  EXPECT_EQ(b_.constraint().start_distance, 1.0f);
  EXPECT_EQ(b_.constraint().max_distance, 2.0f);
}

TEST_F(ConstraintTest, cn_2_taken_off_it_keeps_its_numbers) {
  offset_of({0, 20, 0});
  unconstrain(b_.context, b_.actor());
  EXPECT_FALSE(b_.constraint().is_constrained);
  EXPECT_FLOAT_EQ(b_.constraint().offset, 20.0f);
  EXPECT_EQ(b_.constraint().start_distance, 10.0f);
  EXPECT_EQ(b_.constraint().max_distance, 50.0f);
  EXPECT_EQ(offset_of({0, 20, 0}), (Vec3{0, 20, 0}));
}

TEST_F(ConstraintTest, cn_3_fully_stretched_beyond_nine_tenths) {
  b_.constraint().offset = 45.0f;
  EXPECT_FALSE(is_fully_constrained(b_.scene, b_.actor()));
  b_.constraint().offset = 45.1f;
  EXPECT_TRUE(is_fully_constrained(b_.scene, b_.actor()));
}

TEST_F(ConstraintTest, cn_3_then_nobody_can_jump) {
  b_.constraint().offset = 46.0f;
  EXPECT_EQ(jump(b_.context, b_.actor(), 0.5f), MotionError::GeneralMovementFailure);
}

TEST_F(ConstraintTest, cn_4_counts_the_path_and_not_the_distance) {
  offset_of({3, 0, 0});
  offset_of({-3, 0, 0});
  offset_of({0, 0, 2});
  EXPECT_FLOAT_EQ(b_.constraint().offset, 8.0f);
}

TEST_F(ConstraintTest, cn_4_turning_is_free) {
  b_.constraint().offset = 50.0f;
  Frame offset;
  offset.origin = {1, 1, 0};
  set_heading(offset, 90.0f);
  adjust_offset(b_.context, b_.actor(), offset, 0.1f);
  EXPECT_EQ(offset.origin, (Vec3{}));
  EXPECT_NEAR(heading_of(offset), 90.0f, 1e-3f);
}

TEST_F(ConstraintTest, cn_5_the_next_owner_of_the_block_begins_without_a_constraint) {
  b_.constraint().offset = 60.0f;
  const std::uint32_t block = b_.actor().managers.constraint;
  b_.scene.destroy(b_.scene.id_of(TestActor::kGuid));
  Actor& next = b_.add(50, 50);
  EXPECT_FALSE(is_fully_constrained(b_.scene, next));
  constrain_to(b_.context, next, next.body.position, 1.0f, 2.0f);
  EXPECT_EQ(next.managers.constraint, block);
  EXPECT_EQ(b_.scene.constraint[block].offset, 0.0f);
}

TEST_F(ConstraintTest, cn_6_longer_outdoors_than_indoors) {
  EXPECT_EQ(constraint_distances(0xA9B40013).start, 10.0f);
  EXPECT_EQ(constraint_distances(0xA9B40013).max, 50.0f);
  EXPECT_EQ(constraint_distances(0xA9B40100).start, 5.0f);
  EXPECT_EQ(constraint_distances(0xA9B40100).max, 20.0f);
}

TEST_F(ConstraintTest, managers_8_43_pulls_more_and_more) {
  const float results[] = {6.0f, 6.0f, 5.7f, 4.845f};
  const float path[] = {6.0f, 12.0f, 17.7f, 22.545f};
  for (int i = 0; i < 4; ++i) {
    EXPECT_VEC_NEAR(offset_of({0, 6, 0}), {0, results[i], 0});
    EXPECT_NEAR(b_.constraint().offset, path[i], 1e-4f);
  }
  b_.constraint().offset = 50.0f;
  EXPECT_EQ(offset_of({0, 6, 0}), (Vec3{}));
  b_.constraint().offset = 51.0f;
  b_.body().contact = false;
  EXPECT_EQ(offset_of({0, 6, 0}), (Vec3{0, 6, 0}));
  EXPECT_FLOAT_EQ(b_.constraint().offset, 57.0f);
}

TEST_F(ConstraintTest, managers_8_44_fully_stretched_even_when_it_is_off) {
  b_.constraint().offset = 45.0f;
  EXPECT_FALSE(is_fully_constrained(b_.scene, b_.actor()));
  b_.constraint().offset = 45.5f;
  EXPECT_TRUE(is_fully_constrained(b_.scene, b_.actor()));
  unconstrain(b_.context, b_.actor());
  EXPECT_TRUE(is_fully_constrained(b_.scene, b_.actor()));
}

}  // namespace
}  // namespace acm
