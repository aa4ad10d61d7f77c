// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client's creature stays with the server's while the host gives orders that are refused (managers SV-36).
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace acm {
namespace {

constexpr Guid kHunter = 0x80000001;
constexpr double kTickSeconds = 1.0 / 30.0;

// Refused in every style of the sample: after it has ended a move (core 7.4), or by the table.
constexpr Command kRefused[] = {command::kCrouch, command::kWave, 0x40000029, command::kSleeping};

// A server with one creature, and a client that hears all of it at once.
class RefusalTwins {
 public:
  explicit RefusalTwins(std::uint32_t seed) : random_(seed) {
    ObjectParameters p;
    p.setup = kSampleMannequin;
    p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
    EXPECT_TRUE(here_.create_object(kHunter, p));
    (void)client_.receive(Bytes(server_.describe(kHunter)));
    server_.do_motion(kHunter, command::kSwordCombat);
  }

  int refused() const { return refused_; }
  double apart() { return distance(here_.state(kHunter).position, there_.state(kHunter).position); }

  void tick() {
    here_.tick(kTickSeconds);
    server_.broadcast_due();
    there_.tick(kTickSeconds);
    for (const OutboundMessage& m : server_.outbox()) (void)client_.receive(m.bytes);
    server_.clear_outbox();
    here_.clear_events();
    there_.clear_events();
  }
  void order_something() {
    const std::uint32_t choice = random_() % 6;
    if (choice < 2)
      server_.move_to_position(kHunter, near());
    else if (choice == 2)
      server_.do_motion(kHunter, command::kRunForward);
    else
      refused_ += server_.do_motion(kHunter, kRefused[random_() % std::size(kRefused)]) != MotionError::None;
  }

 private:
  Position near() {
    return {
        0xA9B40013,
        {{30.0f + static_cast<float>(random_() % 60), 30.0f + static_cast<float>(random_() % 60), 0.0f}, {}}};
  }

  static Assets& assets() {
    static Assets assets = sample_assets();
    return assets;
  }

  World here_{assets()};
  World there_{assets()};
  Server server_{here_};
  Client client_{there_, {.expects_player = false}};
  std::mt19937 random_;
  int refused_ = 0;
};

TEST(RefusalTwins, sv_36_a_client_knows_what_a_refused_order_has_stopped) {
  int refused = 0;
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    RefusalTwins twins(seed);
    double worst = 0.0;
    for (int tick = 0; tick < 600; ++tick) {
      if (tick % 40 == 0) twins.order_something();
      twins.tick();
      worst = std::max(worst, twins.apart());
    }
    EXPECT_LT(worst, 1.0) << "seed " << seed;
    refused += twins.refused();
  }
  EXPECT_GT(refused, 50);
}

}  // namespace
}  // namespace acm
