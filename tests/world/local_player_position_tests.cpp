// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/player_fixture.h"
#include "world/player_messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace acm::test {
namespace {

using wire::AutonomousPosition;
using wire::PositionEffect;

TEST(LocalPlayerPosition, lp_30_after_the_interval_cell_and_frame_count_before_it_cell_and_plane) {
  PlayerFixture f;
  Body& body = f.body();
  const auto should_send = [&](double now) {
    f.clock() = now;
    return should_send_position(f.world);
  };
  EXPECT_FALSE(should_send(5.0)) << "nothing differs";
  body.position.frame.origin.x += 0.01f;
  EXPECT_FALSE(should_send(1.0)) << "exactly the interval is not past it";
  EXPECT_TRUE(should_send(1.001));
  body.position.frame.origin.x -= 0.01f;
  stand_on(f, {{0.0f, 0.0f, 1.0f}, 0.5f});
  EXPECT_TRUE(should_send(0.5));
  EXPECT_FALSE(should_send(2.0)) << "the plane is not looked at after the interval";
  f.player.knows_contact_plane = false;
  body.position.frame.origin.y += 24.0f;
  EXPECT_TRUE(should_send(0.1)) << "another cell";
}

TEST(LocalPlayerPosition, lp_30_only_at_level_2_and_only_when_active) {
  PlayerFixture f;
  f.body().position.cell = 0xA9B40014;
  f.body().position.frame.origin.y = 80.0f;
  EXPECT_TRUE(should_send_position(f.world));
  f.world.client.viewer.autonomy_level = 1;
  EXPECT_FALSE(should_send_position(f.world));
  f.world.client.viewer.autonomy_level = 2;
  f.player.enabled = false;
  EXPECT_FALSE(should_send_position(f.world));
}

TEST(LocalPlayerPosition, lp_31_less_than_eps_is_equal_but_a_negated_rotation_differs) {
  PlayerFixture f;
  Frame& frame = f.body().position.frame;
  f.clock() = 5.0;
  frame.origin.z = 0.0001f;
  EXPECT_FALSE(should_send_position(f.world));
  frame.origin.z = 0.0003f;
  EXPECT_TRUE(should_send_position(f.world));
  frame.origin.z = 0.0f;
  frame.rotation = {-1.0f, 0.0f, 0.0f, 0.0f};
  EXPECT_TRUE(should_send_position(f.world));
  frame.rotation = {1.0f, 0.0f, 0.0f, 0.0001f};
  EXPECT_FALSE(should_send_position(f.world));
  f.clock() = 0.5;
  stand_on(f, {{0.0001f, 0.0f, 1.0f}, 0.0001f});
  EXPECT_FALSE(should_send_position(f.world));
  stand_on(f, {{0.0003f, 0.0f, 1.0f}, 0.0f});
  EXPECT_TRUE(should_send_position(f.world));
}

TEST(LocalPlayerPosition, lp_32_refused_without_ground_or_a_real_place_and_asked_again) {
  PlayerFixture f;
  Body& body = f.body();
  const Position good = body.position;
  const LocalPlayer before = f.player;
  body.on_walkable = false;
  EXPECT_FALSE(send_position(f.world, f.out()));
  body.on_walkable = true;
  body.contact = false;
  EXPECT_FALSE(send_position(f.world, f.out()));
  body.contact = true;
  body.position.frame.origin.z = std::numeric_limits<float>::quiet_NaN();
  EXPECT_FALSE(send_position(f.world, f.out()));
  for (const CellId cell : {0u, 0xA9B40000u, 0xA9B4FFFFu, 0xA9B4FFFEu}) {
    body.position = good;
    body.position.cell = cell;
    EXPECT_FALSE(send_position(f.world, f.out())) << std::hex << cell;
  }
  EXPECT_EQ(f.player.last_sent_time, before.last_sent_time);
  EXPECT_EQ(f.sent(), "");
  body.position = good;
  EXPECT_TRUE(send_position(f.world, f.out()));
}

TEST(LocalPlayerPosition, lp_32_sent_it_remembers_time_place_and_plane) {
  PlayerFixture f;
  f.run_until(0.5);
  stand_on(f, {{0.0f, 0.6f, 0.8f}, -3.0f});
  f.body().position.frame.origin.x = 60.0f;
  EXPECT_TRUE(send_position(f.world, f.out()));
  const auto m = f.take<AutonomousPosition>();
  EXPECT_EQ(m.contact, 1);
  EXPECT_EQ(m.timestamps.instance, 8);
  EXPECT_EQ(m.timestamps.server_control, 5);
  EXPECT_EQ(m.timestamps.teleport, 4);
  EXPECT_EQ(m.timestamps.force_position, 6);
  EXPECT_EQ(m.position.frame.origin.x, 60.0f);
  EXPECT_EQ(f.player.last_sent_time, f.clock());
  EXPECT_EQ(f.player.last_sent_position.frame.origin.x, 60.0f);
  EXPECT_EQ(f.player.last_sent_plane.d, -3.0f);
}

TEST(LocalPlayerPosition, lp_33_a_player_at_rest_sends_nothing_and_a_moving_one_each_second) {
  PlayerFixture f;
  f.run_until(60.0);
  EXPECT_EQ(f.sent(), "");
  f.press(kWalk);
  f.sent();
  f.run_until(66.5);
  std::string all = f.sent();
  EXPECT_GE(std::count(all.begin(), all.end(), 'A'), 6);  // the cell changes once on the way
  EXPECT_LE(std::count(all.begin(), all.end(), 'A'), 7);
}

TEST(LocalPlayerPosition, lp_34_a_correction_is_answered_at_once) {
  PlayerFixture f;
  const Position here = f.body().position;
  send_position(f, here, PositionEffect::Force);
  EXPECT_EQ(f.take<AutonomousPosition>().timestamps.force_position, 7) << "although nothing differs";
  f.body().contact = false;
  send_position(f, here, PositionEffect::Force);
  EXPECT_EQ(f.sent(), "") << "not in the air";
}

}  // namespace
}  // namespace acm::test
