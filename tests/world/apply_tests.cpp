// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/actor/move_to.h"
#include "acmotion/actor/position_control.h"
#include "acmotion/world/apply.h"

#include <gtest/gtest.h>

#include "world/test_world.h"

namespace acm {
namespace {

using namespace test;

constexpr Guid kFirst = 0x50000001;

class Apply : public testing::Test {
 protected:
  World world{&sample_store()};
  TestServer server{kFirst};

  Actor& actor() { return *world.find(kFirst); }
};

TEST_F(Apply, wire_3_4_create_object_stands_where_it_is_described) {
  EXPECT_EQ(apply_message(world, server.create(at(10, 20, 3))).outcome, Outcome::Applied);
  ASSERT_NE(world.find(kFirst), nullptr);
  EXPECT_EQ(actor().body.position, at(10, 20, 3));
  EXPECT_EQ(world.record(kFirst)->motion_table, kMannequinTable);
  EXPECT_EQ(all<ObjectCreated>(world).size(), 1u);
}

TEST_F(Apply, mm_24_type_0_walks) {
  apply_message(world, server.create(at(10, 20, 3)));
  apply_message(world, server.motion(state_of(command::kWalkForward)));
  pass(world, 2.0);
  EXPECT_GT(actor().body.position.frame.origin.y, 21.0f);
  EXPECT_EQ(actor().body.position.frame.origin.z, 3.0f);
}

}  // namespace
}  // namespace acm
