// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A client's bodies stay with the server's while the host gives orders that are refused (managers SV-36), and
// what several modifiers make of that (core 4.7).
#include "acmotion/acmotion.hpp"
#include "acmotion/sample.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

namespace acm {
namespace {

constexpr Guid kHunter = 0x80000001;
constexpr Guid kRunner = 0x50000001;
constexpr double kTickSeconds = 1.0 / 30.0;

// Refused in every style of the sample: after it has ended a move (core 7.4), or by the table.
constexpr Command kUnknownMotion = 0x40000029;
constexpr Command kRefused[] = {command::kCrouch, command::kWave, kUnknownMotion, command::kSleeping};

Assets& twin_assets() {
  static Assets assets = sample_assets();
  return assets;
}

ObjectParameters twin_mannequin() {
  ObjectParameters p;
  p.setup = kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  p.facts.ground = Ground::Flat;
  return p;
}

WorldOptions level(QuirkFixes fixes = {}) {
  WorldOptions options;
  options.ground = Ground::Flat;
  options.quirk_fixes = fixes;
  return options;
}

// A server with one body, and a client that hears all of it at once.
class Twins {
 public:
  Twins(Guid guid, std::uint32_t seed, QuirkFixes fixes = {})
      : guid_(guid), here_(twin_assets(), level(fixes)), there_(twin_assets(), level(fixes)), random_(seed) {
    EXPECT_TRUE(here_.create_object(guid, twin_mannequin()));
    (void)client_.receive(Bytes(server_.describe(guid)));
  }

  [[nodiscard]] double apart() const {
    return distance(here_.state(guid_).position, there_.state(guid_).position);
  }
  [[nodiscard]] ObjectState body() const { return here_.state(guid_); }
  void tick() {
    here_.tick(kTickSeconds);
    server_.broadcast_due();
    there_.tick(kTickSeconds);
    for (const OutboundMessage& m : server_.outbox())
      if (m.audience != Audience::Owner) (void)client_.receive(m.bytes);
    here_.clear_events();
    there_.clear_events();
  }

 protected:
  std::uint32_t dice() { return static_cast<std::uint32_t>(random_()); }
  Position near() {
    const auto x = static_cast<float>(dice() % 60), y = static_cast<float>(dice() % 60);
    return {0xA9B40013, {{30.0f + x, 30.0f + y, 0.0f}, {}}};
  }

  Guid guid_;
  World here_;
  World there_;
  Server server_{here_};
  Client client_{there_, {.expects_player = false}};
  std::mt19937 random_;
};

class RefusalTwins : public Twins {
 public:
  explicit RefusalTwins(std::uint32_t seed) : Twins(kHunter, seed) {
    server_.do_motion(kHunter, command::kSwordCombat);
  }

  [[nodiscard]] int refused() const { return refused_; }
  [[nodiscard]] int refused_stops() const { return refused_stops_; }
  void tick() {
    Twins::tick();
    server_.clear_outbox();
  }
  void order_something() {
    const std::uint32_t choice = dice() % 8;
    if (choice < 2)
      server_.move_to_position(kHunter, near());
    else if (choice == 2)
      server_.do_motion(kHunter, command::kRunForward);
    else if (choice < 5)
      refused_stops_ += server_.stop_motion(kHunter, kUnknownMotion) != MotionError::None;
    else
      refused_ += server_.do_motion(kHunter, kRefused[dice() % std::size(kRefused)]) != MotionError::None;
  }

 private:
  int refused_ = 0;
  int refused_stops_ = 0;
};

TEST(RefusalTwins, sv_36_a_client_knows_what_a_refused_order_has_stopped) {
  int refused = 0, refused_stops = 0;
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
    refused_stops += twins.refused_stops();
  }
  EXPECT_GT(refused, 50);
  EXPECT_GT(refused_stops, 50);
}

// The body is a player's. Its client presses keys between the orders, and another client watches.
class PlayerTwins : public Twins {
 public:
  explicit PlayerTwins(std::uint32_t seed) : Twins(kRunner, seed) {
    server_.set_player(kRunner, true);
    owner_.set_player(kRunner);
    (void)owner_.receive(Bytes(server_.describe(kRunner)));
    ObjectFacts own = owner_world_.facts(kRunner);
    own.weenie.is_local_player = true;
    owner_world_.set_facts(kRunner, own);
  }

  [[nodiscard]] int refused() const { return refused_; }
  [[nodiscard]] int keys() const { return keys_; }
  [[nodiscard]] double owner_apart() const {
    return distance(here_.state(kRunner).position, owner_world_.state(kRunner).position);
  }
  void tick() {
    Twins::tick();
    owner_world_.tick(kTickSeconds);
    for (const OutboundMessage& m : server_.outbox())
      if (m.audience != Audience::Others) (void)owner_.receive(m.bytes);
    server_.clear_outbox();
    owner_.update();
    for (const OutboundMessage& m : owner_.outbox()) {
      const auto result = server_.receive(kRunner, m.bytes);
      keys_ += result && result->accepted() && wire::identify(m.bytes)->code() == wire::Opcode::MoveToState;
    }
    owner_.clear_outbox();
    owner_world_.clear_events();
  }
  void press_something() {
    // No sidesteps: beside a turn they are a second modifier, of which the moment counts (core 4.7).
    constexpr Command kKeys[] = {command::kWalkForward, command::kWalkForward, command::kTurnLeft,
                                 command::kTurnRight};
    const Command key = kKeys[dice() % std::size(kKeys)];
    switch (dice() % 4) {
      case 0: owner_.press_key(command::kWave); break;
      case 1: owner_.release_key(key); break;
      default: owner_.press_key(key);
    }
  }
  void order_something() {
    const std::uint32_t choice = dice() % 6;
    if (choice == 0)
      server_.move_to_position(kRunner, near());
    else if (choice == 1)
      refused_ += server_.stop_motion(kRunner, kUnknownMotion) != MotionError::None;
    else
      refused_ += server_.do_motion(kRunner, kUnknownMotion) != MotionError::None;
  }

 private:
  World owner_world_{twin_assets(), level()};
  Client owner_{owner_world_};
  int refused_ = 0;
  int keys_ = 0;
};

TEST(RefusalTwins, sv_36_a_player_stays_with_its_client_and_its_watchers_while_orders_are_refused) {
  int refused = 0, keys = 0;
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    PlayerTwins twins(seed);
    double worst = 0.0, worst_of_owner = 0.0;
    for (int tick = 0; tick < 600; ++tick) {
      if (tick % 40 == 0) twins.order_something();
      if (tick % 15 == 7) twins.press_something();
      twins.tick();
      worst = std::max(worst, twins.apart());
      worst_of_owner = std::max(worst_of_owner, twins.owner_apart());
    }
    EXPECT_LT(worst, 1.0) << "seed " << seed;
    EXPECT_LT(worst_of_owner, 1.0) << "seed " << seed;
    refused += twins.refused();
    keys += twins.keys();
  }
  EXPECT_GT(refused, 50);
  EXPECT_GT(keys, 200);
}

// ---- Several modifiers

// What else a host orders beside gaits, sidesteps and turns.
enum class Extra { None, Stances, Crouch };

// A host that orders, once a second on average: to walk or run, a sidestep, a turn, the end of one of them,
// or of all.
class ModifierTwins : public Twins {
 public:
  ModifierTwins(std::uint32_t seed, QuirkFixes fixes, Extra extra)
      : Twins(kHunter, seed, fixes), extra_(extra) {}

  void play(double seconds, std::vector<double>& apart_while_moving) {
    const auto ticks = static_cast<int>(seconds / kTickSeconds);
    for (int tick_count = 0, next = 1; tick_count < ticks; ++tick_count) {
      if (tick_count == next) {
        order_something();
        next += 1 + static_cast<int>(dice() % 59);
      }
      tick();
      server_.clear_outbox();
      const InterpretedMotionState& s = body().movement;
      if (s.forward_command != command::kReady || s.sidestep_command != 0 || s.turn_command != 0)
        apart_while_moving.push_back(apart());
    }
  }

 private:
  void order_something() {
    constexpr Command kStyles[] = {command::kNonCombat, command::kSwordCombat, command::kHandCombat,
                                   command::kBowCombat, command::kMagic};
    const std::uint32_t which = dice();
    const Command gait = which % 2 == 0 ? command::kRunForward : command::kWalkForward;
    const Command sidestep = which % 2 == 0 ? command::kSideStepRight : command::kSideStepLeft;
    const Command turn = which % 2 == 0 ? command::kTurnRight : command::kTurnLeft;
    if (extra_ != Extra::None && dice() % 5 == 0) {
      const Command posture = which % 2 == 0 ? command::kReady : command::kCrouch;
      server_.do_motion(kHunter, extra_ == Extra::Crouch ? posture : kStyles[which % std::size(kStyles)]);
      return;
    }
    switch (dice() % 10) {
      case 0:
      case 1: server_.do_motion(kHunter, gait); break;
      case 2: server_.stop_motion(kHunter, command::kWalkForward); break;
      case 3:
      case 4: server_.do_motion(kHunter, sidestep); break;
      case 5: server_.stop_motion(kHunter, sidestep); break;
      case 6:
      case 7: server_.do_motion(kHunter, turn); break;
      case 8: server_.stop_motion(kHunter, turn); break;
      default: server_.stop_completely(kHunter);
    }
  }

  Extra extra_;
};

struct Apart {
  double percentile_99;
  double worst;
};
Apart measured(bool is_repaired, Extra extra) {
  std::vector<double> apart;
  for (std::uint32_t seed = 1; seed <= 20; ++seed)
    ModifierTwins(seed, {.reapply_every_modifier = is_repaired}, extra).play(60.0, apart);
  std::ranges::sort(apart);
  return {apart[apart.size() * 99 / 100], apart.back()};
}

// docs/server.md has these numbers, in metres.
TEST(ModifierTwins, core_4_7_the_repair_keeps_twins_together_whose_gait_changes) {
  const Apart retail = measured(false, Extra::None), repaired = measured(true, Extra::None);
  EXPECT_NEAR(retail.percentile_99, 3.9, 0.1);
  EXPECT_NEAR(retail.worst, 6.8, 0.1);
  EXPECT_NEAR(repaired.percentile_99, 0.23, 0.05);
  EXPECT_NEAR(repaired.worst, 2.1, 0.1);
}

TEST(ModifierTwins, core_4_7_the_repair_does_not_cover_stances_and_a_crouch_with_turns) {
  const Apart stances = measured(true, Extra::Stances), crouch = measured(true, Extra::Crouch);
  EXPECT_NEAR(stances.percentile_99, 3.2, 0.1);
  EXPECT_NEAR(stances.worst, 7.7, 0.1);
  EXPECT_NEAR(crouch.percentile_99, 2.2, 0.1);
  EXPECT_NEAR(crouch.worst, 5.5, 0.1);
}

}  // namespace
}  // namespace acm
