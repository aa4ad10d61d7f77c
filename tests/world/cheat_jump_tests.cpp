// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/client.hpp"
#include "acmotion/commands.hpp"
#include "acmotion/sample.hpp"
#include "acmotion/wire.hpp"
#include "world/link_simulation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "support/cheat/bounds.h"
#include "support/cheat/setting.h"

// Jumps of a client that lies, and of one that does not (managers SV-32).

namespace acm::test::cheat {
namespace {

constexpr std::array kGrounds = {Ground::None, Ground::Flat, Ground::LastKnown, Ground::Host};
constexpr double kTolerance = 0.02;  // metres, for weenies whose jumps do not rise

Assets& assets() {
  static Assets sample = sample_assets();
  return sample;
}

bool has_ground(Ground ground) {
  return ground == Ground::Flat || ground == Ground::Host;
}

Setting setting_of(Ground ground, std::size_t weenie) {
  Setting s;
  s.ground = ground;
  s.weenie = weenie_facts(weenie);
  s.weenie_name = weenie_name(weenie);
  return s;
}

/// A server with one player, whose client sends what a test likes.
class Jumper {
 public:
  explicit Jumper(const Setting& setting)
      : setting_(setting), world_(assets(), setting.world_options()), server_(world_, setting.rules) {
    (void)world_.create_object(setting.liar, setting.body());
    server_.set_player(setting.liar, true);
    for (int i = 0; i < 10; ++i) pass();
  }

  void jump() {
    wire::Jump m;
    m.action = ++action_;
    m.extent = 1.0f;
    m.velocity = {0.0f, 0.0f, 10.0f};
    m.position = place();
    m.timestamps = timestamps();
    receive(m);
  }
  void stand() {
    wire::AutonomousPosition m;
    m.action = ++action_;
    m.position = place();
    m.timestamps = timestamps();
    m.contact = 1;
    receive(m);
  }
  void pass() {
    world_.tick(setting_.tick);
    if (setting_.ground == Ground::Host) answer_steps(world_, setting_.liar);
    server_.broadcast_due();
    server_.clear_outbox();
    world_.clear_events();
    highest_ = std::max(highest_, static_cast<double>(place().frame.origin.z));
  }
  [[nodiscard]] double highest() const { return highest_; }

 private:
  [[nodiscard]] Position place() const { return world_.state(setting_.liar).position; }
  [[nodiscard]] wire::ClientTimestamps timestamps() const {
    const Vector<std::byte> description = server_.describe(setting_.liar);
    const auto m = wire::decode<wire::CreateObject>(description);
    const wire::TimestampTable& t = m->physics.timestamps;
    return {t[wire::Timestamp::Instance], t[wire::Timestamp::ServerControl], t[wire::Timestamp::Teleport],
            t[wire::Timestamp::ForcePosition]};
  }
  void receive(const wire::Message& m) { (void)server_.receive(setting_.liar, *wire::encode(m)); }

  Setting setting_;
  World world_;
  Server server_;
  std::uint32_t action_ = 0;
  double highest_ = 0.0;
};

class EveryWeenie : public testing::TestWithParam<std::size_t> {};

TEST_P(EveryWeenie, sv_32_a_jump_in_every_tick_is_never_higher_than_one) {
  for (const Ground ground : kGrounds) {
    const Setting setting = setting_of(ground, GetParam());
    Jumper jumper(setting);
    for (int tick = 0; tick < 300; ++tick) {
      jumper.jump();
      jumper.pass();
    }
    const double honest = HonestPlay(setting).jump_height;
    EXPECT_LE(jumper.highest(), honest * kHeightFactor + kTolerance) << setting.text();
    EXPECT_GE(jumper.highest(), honest * 0.9) << "one jump is carried out; " << setting.text();
  }
}

TEST_P(EveryWeenie, sv_32_who_says_that_it_stands_and_jumps_climbs_no_higher_than_honest_jumps) {
  constexpr double kSeconds = 10.0;
  for (const Ground ground : kGrounds) {
    const Setting setting = setting_of(ground, GetParam());
    Jumper jumper(setting);
    for (double time = 0.0; time < kSeconds; time += setting.tick) {
      jumper.stand();
      jumper.jump();
      jumper.pass();
    }
    const HonestPlay honest(setting);
    // Without ground of the server's own: each jump from where the last one has stopped to rise.
    const double rise = std::max(setting.tick, honest.jump_speed / kGravity - kJumpSlack);
    const double stairs =
        std::min(std::ceil(kSeconds / rise) * honest.jump_height, kSeconds * honest.jump_speed);
    const double bound =
        (has_ground(ground) ? honest.jump_height : stairs + honest.jump_height) * kHeightFactor;
    EXPECT_LE(jumper.highest(), bound + kTolerance) << setting.text();
  }
}

INSTANTIATE_TEST_SUITE_P(Weenies, EveryWeenie, testing::Range(std::size_t{0}, kWeenies));

/// A real client that jumps again as it lands, and its server, joined by links.
class HonestJumper {
 public:
  HonestJumper(const Setting& setting, const LinkRules& link, std::uint64_t seed)
      : setting_(setting),
        server_world_(assets(), setting.world_options()),
        client_world_(assets(), setting.world_options()),
        server_(server_world_, setting.rules),
        client_(client_world_),
        up_(link, seed),
        down_(link, seed + 1) {
    (void)server_world_.create_object(setting.liar, setting.body());
    server_.set_player(setting.liar, true);
    client_.set_player(setting.liar);
    (void)client_.receive(server_.describe(setting.liar));
    ObjectFacts own = client_world_.facts(setting.liar);
    own.weenie = setting.weenie;
    own.weenie.is_local_player = true;
    client_world_.set_facts(setting.liar, own);
  }

  void run(double seconds, double charge) {
    may_be_corrected_ = HonestPlay(setting_).jump_speed * std::min(charge, 1.0) < 1.0;
    client_.set_hold_run(true);
    client_.press_key(command::kWalkForward);
    client_.press_key(command::kJump);
    double charged = 0.0;
    while (now_ < seconds) {
      charged += setting_.tick;
      const ObjectState own = client_world_.state(setting_.liar);
      if (now_ > 1.0 && charged >= charge && own.contact && own.on_walkable) {
        client_.release_key(command::kJump);
        client_.press_key(command::kJump);
        charged = 0.0;
      }
      step();
    }
  }
  [[nodiscard]] int jumps() const { return jumps_; }
  /// The first jump that was refused or corrected, and how many there were.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }
  [[nodiscard]] int refusals() const { return refusals_; }

 private:
  // The server's tick lies between two of the client.
  void step() {
    client_world_.tick(setting_.tick);
    now_ += setting_.tick / 2;
    down_.deliver(now_, [&](Bytes m) { (void)client_.receive(m); });
    client_.update();
    for (const OutboundMessage& m : client_.outbox()) up_.send(now_, m.bytes);
    client_.clear_outbox();
    client_world_.clear_events();
    now_ += setting_.tick / 2;
    up_.deliver(now_, [&](Bytes m) { receive(m); });
    server_world_.tick(setting_.tick);
    if (setting_.ground == Ground::Host) answer_steps(server_world_, setting_.liar);
    server_.broadcast_due();
    for (const OutboundMessage& m : server_.outbox()) down_.send(now_, m.bytes);
    server_.clear_outbox();
    server_world_.clear_events();
  }
  void receive(Bytes m) {
    const bool is_jump = wire::identify(m)->code() == wire::Opcode::Jump;
    const auto result = server_.receive(setting_.liar, m);
    if (!is_jump || !result) return;
    ++jumps_;
    const bool is_refused = result->reason == CheckReason::JumpRefused;
    if (!is_refused && (may_be_corrected_ || (result->accepted() && !result->corrected))) return;
    if (refusals_++ == 0) refusal_ = std::to_string(now_) + " s: " + to_string(result->reason);
  }

  Setting setting_;
  World server_world_;
  World client_world_;
  Server server_;
  Client client_;
  Link up_;
  Link down_;
  double now_ = 0.0;
  int jumps_ = 0;
  int refusals_ = 0;
  // Who hops a few centimetres high many times a second is faster than it runs (HonestPlay::hopping), and
  // SV-35 counts runs. The client's formula gives no such jump: its lowest is 0.35 m.
  bool may_be_corrected_ = false;
  std::string refusal_;
};

TEST(HonestJumps, sv_32_a_client_that_jumps_again_as_it_lands_is_never_refused) {
  for (const Ground ground : {Ground::Flat, Ground::LastKnown, Ground::Host}) {
    for (const std::size_t weenie : {0u, 1u, 6u, 7u, 8u, 10u}) {  // those that can jump
      for (const double jitter : {0.0, 0.05, 0.1, 0.2, 0.3}) {
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
          Setting setting = setting_of(ground, weenie);
          setting.weenie.knows_run_rate = true;
          setting.weenie.run_rate = seed > 4 ? 4.5f : 1.0f;
          HonestJumper client(setting, {0.05, jitter, 0.0}, seed * 100);
          client.run(12.0, seed % 2 == 0 ? 0.2 : 1.0);
          EXPECT_GT(client.jumps(), 5) << setting.text();
          EXPECT_EQ(client.refusals(), 0)
              << "of " << client.jumps() << "; jitter " << jitter << ", seed " << seed << ", "
              << setting.text() << "; the first at " << client.refusal();
        }
      }
    }
  }
}

}  // namespace
}  // namespace acm::test::cheat
