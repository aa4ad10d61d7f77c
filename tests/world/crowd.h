// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "world/apply.h"
#include "world/test_world.h"

#include <cstdint>
#include <random>
#include <vector>

namespace acm::test {

/// Messages about a crowd whose members chase, face and stick to one another, walk, fight, jump, are put
/// elsewhere, and come and go. The same seed gives the same messages.
class CrowdMessages {
 public:
  static constexpr Guid kFirst = 0x50000001;

  CrowdMessages(std::uint32_t count, std::uint32_t seed) : dice_(seed) {
    for (std::uint32_t i = 0; i < count; ++i) servers_.emplace_back(kFirst + i);
  }

  std::vector<wire::Message> creations() {
    std::vector<wire::Message> messages;
    for (TestServer& server : servers_) messages.emplace_back(server.create(anywhere()));
    return messages;
  }

  wire::Message next() {
    TestServer& server = servers_[below(servers_.size())];
    const Guid target = kFirst + below(servers_.size() + 1);  // now and then one that is not there
    switch (below(12)) {
      case 0:
      case 1: return server.motion(body_of(chase(target, 0)));
      case 2: return server.motion(body_of(chase(target, MovementParameters::kSticky)));
      case 3: return server.motion(body_of(flee(target)));
      case 4: return server.motion(body_of(wire::TurnToObject{target, 90.0f, {}}));
      case 5: return server.motion(body_of(wire::MoveToPosition{origin(anywhere()), {}, 1.0f}));
      case 6: return server.motion(sticking_to(target));
      case 7: return server.motion(state_of(below(2) ? command::kWalkForward : command::kRunForward, 1.5f));
      case 8: return server.position(anywhere());
      case 9: return below(4) ? server.motion(state_of(command::kReady)) : wire::Message(again(server));
      case 10: return server.vector({1.0f, 0.0f, 5.0f});
      default: return server.teleport(anywhere());
    }
  }

 private:
  std::uint32_t below(std::size_t n) { return static_cast<std::uint32_t>(dice_() % n); }
  Position anywhere() {
    return at(20.0f + static_cast<float>(below(1000)) / 10.0f,
              20.0f + static_cast<float>(below(1000)) / 10.0f);
  }
  static wire::Origin origin(const Position& p) { return {p.cell, p.frame.origin}; }
  wire::MoveToObject chase(Guid target, std::uint32_t flags) {
    wire::MoveToObject m{target, origin(anywhere()), {}, 1.0f};
    m.parameters.flags |= flags;
    return m;
  }
  wire::MoveToObject flee(Guid target) {
    wire::MoveToObject m{target, origin(anywhere()), {}, 1.0f};
    m.parameters.flags ^= MovementParameters::kMoveTowards | MovementParameters::kMoveAway;
    m.parameters.min_distance = 15.0f;
    return m;
  }
  /// Its deletion is lost; it comes back under the same guid.
  wire::CreateObject again(TestServer& server) {
    server.timestamps.advance(wire::Timestamp::Instance);
    return server.create(anywhere());
  }

  std::mt19937 dice_;
  std::vector<TestServer> servers_;
};

}  // namespace acm::test
