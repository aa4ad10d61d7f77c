// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/link_simulation.h"
#include "world/test_world.h"

#include <gtest/gtest.h>

#include <string>

// Keys of a player become bytes, a server makes broadcasts of them, and a third world shows the player.

namespace acm::test {
namespace {

constexpr double kRunSpeed = 4.0;  // metres per second at run rate 1
constexpr int kSeeds = 20;

struct Case {
  double lag;
  double loss;
};

class EndToEnd : public testing::TestWithParam<Case> {
 protected:
  static constexpr double kJitter = 0.030;

  [[nodiscard]] LinkRules rules() const { return {GetParam().lag, kJitter, GetParam().loss}; }
  /// How far from the player the observer may see it while it runs straight.
  [[nodiscard]] double bound() const {
    const double late = GetParam().lag + kJitter + (GetParam().loss > 0.0 ? 0.3 : 0.0);
    return kRunSpeed * late + 0.5;
  }
};

TEST_P(EndToEnd, an_observer_follows_a_player_who_runs_straight_and_stops) {
  int lost = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    LinkSimulation s(sample_store(), rules(), seed * 1000, 37.0f);
    s.run_until(1.0);
    s.hold_run(true);
    s.press(command::kWalkForward);
    double worst = 0.0;
    while (s.now() < 11.0) {
      s.step();
      worst = std::max(worst, s.error());
    }
    EXPECT_LE(worst, bound()) << "seed " << seed;
    EXPECT_GT(distance(s.real(), at(50.0f, 50.0f)), 35.0f) << "it ran";
    s.release(command::kWalkForward);
    s.run_until(14.0);
    EXPECT_LE(s.error(), 0.1) << "seed " << seed;
    EXPECT_LE(s.heading_error(), 1.0) << "seed " << seed;
    if (GetParam().loss == 0.0) {
      EXPECT_EQ(s.blips(), 0) << "seed " << seed;
    }
    lost += s.lost();
  }
  EXPECT_EQ(lost > 0, GetParam().loss > 0.0);
}

TEST_P(EndToEnd, an_observer_sees_a_player_who_turns_sidesteps_and_jumps_come_to_rest_where_it_is) {
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    LinkSimulation s(sample_store(), rules(), seed * 777);
    s.run_until(0.5);
    s.hold_run(true);
    s.press(command::kWalkForward);
    s.run_until(1.5);
    s.press(command::kTurnLeft);
    s.run_until(2.2);
    s.release(command::kTurnLeft);
    s.press(command::kSideStepRight);
    s.run_until(3.0);
    s.release(command::kWalkForward);
    s.release(command::kSideStepRight);
    s.press(command::kJump);
    s.run_until(3.5);
    s.release(command::kJump);
    s.run_until(5.0);
    s.press(command::kWalkBackwards);
    s.run_until(6.0);
    s.release(command::kWalkBackwards);
    s.run_until(9.0 + GetParam().lag);
    EXPECT_LE(s.error(), 0.1) << "seed " << seed;
    EXPECT_LE(s.heading_error(), 1.0) << "seed " << seed;
  }
}

INSTANTIATE_TEST_SUITE_P(Links, EndToEnd,
                         testing::Values(Case{0.0, 0.0}, Case{0.1, 0.0}, Case{0.4, 0.0}, Case{0.0, 0.02},
                                         Case{0.1, 0.02}, Case{0.4, 0.02}),
                         [](const testing::TestParamInfo<Case>& p) {
                           return "lag_" + std::to_string(static_cast<int>(p.param.lag * 1000)) + "_loss_" +
                                  std::to_string(static_cast<int>(p.param.loss * 100));
                         });

TEST(EndToEndServer, a_creature_that_the_host_sends_somewhere_arrives_at_the_observer_too) {
  ServerWorld server(&sample_store());
  ClientWorld observer(&sample_store());
  Mail post;
  NewObject p;
  p.setup = kSampleMannequin;
  p.position = at(50.0f, 50.0f);
  create_object(server, 0x80000001, p);
  ByteWriter creation;
  encode(creation, describe(server, 0x80000001));
  ASSERT_TRUE(apply_message(observer, creation.bytes()));
  order_move_to_position(server, post.out, 0x80000001, at(70.0f, 65.0f));
  int blips = 0;
  for (int i = 0; i < 30 * 20; ++i) {
    tick(server, kTick);
    broadcast_due(server, post.out);
    tick(observer, kTick);
    for (const OutboundMessage& m : post.out.view()) EXPECT_TRUE(apply_message(observer, m.bytes));
    post.out.clear();
    blips += static_cast<int>(all<BlippedEvent>(observer).size());
    observer.clear_events();
    server.clear_events();
  }
  const Position& real = server.find(0x80000001)->body.position;
  const Position& seen = observer.find(0x80000001)->body.position;
  EXPECT_LT(distance(real, at(70.0f, 65.0f)), 1.2f);
  EXPECT_LT(distance(real, seen), 0.1f);
  EXPECT_EQ(blips, 0);
}

TEST(EndToEndControl, a_server_takes_the_player_over_and_a_key_takes_it_back) {
  LinkSimulation s(sample_store(), {0.1, 0.03, 0.0}, 5);
  Mail orders;
  s.run_until(1.0);
  order_move_to_position(s.server, orders.out, LinkSimulation::kPlayer, at(50.0f, 80.0f));
  for (const OutboundMessage& m : orders.out.view()) {
    ASSERT_TRUE(apply_message(s.player, m.bytes));
    ASSERT_TRUE(apply_message(s.observer, m.bytes));
  }
  s.run_until(3.0);
  EXPECT_TRUE(s.player.client.player.controlled_by_server);
  EXPECT_GT(s.real().frame.origin.y, 52.0f);
  s.press(command::kWalkBackwards);
  EXPECT_FALSE(s.player.client.player.controlled_by_server);
  s.run_until(5.0);
  s.release(command::kWalkBackwards);
  s.run_until(8.2);
  EXPECT_LE(s.error(), 0.1);
}

}  // namespace
}  // namespace acm::test
