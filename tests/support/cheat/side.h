// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/host.hpp"
#include "acmotion/server.hpp"
#include "acmotion/world.hpp"

#include <cstddef>
#include <string>
#include <vector>

#include "support/cheat/setting.h"

namespace acm::test::cheat {

/// A server's world with an innocent player, its client, and a creature that the host orders about; the
/// liar's body is in it or not.
class Side {
 public:
  Side(const Setting& setting, bool with_liar);

  /// What is said of the innocent and the creature, in order: events, and messages with their audience.
  struct Record {
    std::vector<std::string> events;
    std::vector<std::string> messages;
  };

  /// The innocent's client: keys by the number of the tick, then what it sends to the server.
  void play_innocent(int tick);
  void order_creature(int tick);
  /// Time passes; what happened to the innocent and the creature is recorded.
  void pass();
  void clear_events();
  [[nodiscard]] Record take_record();

  World world;
  Server server;

 private:
  void record_outbox();

  const Setting& setting_;
  bool has_liar_;
  World client_world_;
  Client client_;
  std::vector<Vector<std::byte>> to_client_;
  Record record_;
};

}  // namespace acm::test::cheat
