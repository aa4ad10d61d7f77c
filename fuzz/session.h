// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/client.hpp"
#include "acmotion/host.hpp"
#include "acmotion/server.hpp"
#include "acmotion/world.hpp"

#include <memory>
#include <vector>

#include "script.h"

namespace acm::fuzz {

/// What a session is made with.
struct Setting {
  Assets* assets = nullptr;
  WorldOptions world;
  ClientOptions client;
  ServerRules rules;

  static Setting chosen(Assets& assets, Script& script);
};

/// How a session lets time pass; the outcome must be the same.
enum class Ticking : std::uint8_t { Whole, RangesOnOneThread, RangesOnTwoThreads };

/// A server and a client, each with a world of its own, and the messages that are on their way between them.
class Session {
 public:
  explicit Session(const Setting& setting);
  /// By copies of the worlds.
  Session(const Session& other);
  /// By snapshots that are written and read back. Ends the program when they are not read, or differ.
  static std::unique_ptr<Session> restored(const Session& other);

  void set_ticking(Ticking ticking) { ticking_ = ticking; }
  /// Does what the choices say: one call of the library, or a few.
  void step(Script& script);
  /// Ends the program when a number is not finite, or the engine could not rely on a state.
  void check() const;
  /// Ends the program when the other has another state, or other events.
  void expect_same(const Session& other) const;
  void clear_events();

 private:
  using Mail = std::vector<Vector<std::byte>>;

  void tick(World& world, Script& script);
  void run_ranges(World& world, std::size_t ranges);
  void create(World& world, Script& script);
  void remove_or_attach(World& world, Script& script);
  void ask_for_motion(World& world, Script& script);
  void ask_for_move(World& world, Script& script);
  void change_body(World& world, Script& script);
  void change_facts(World& world, Script& script);
  void answer_steps(World& world, Script& script);
  void look(World& world, Script& script);
  void use_keys(Script& script);
  void use_client(Script& script);
  void order(Script& script);
  void use_server(Script& script);
  void deliver(Mail& mail, bool to_client, Script& script);
  void receive(bool by_client, Bytes message, Script& script);
  void take_outboxes();

  Setting setting_;
  Ticking ticking_ = Ticking::Whole;
  World server_world_;
  World client_world_;
  Server server_;
  Client client_;
  Mail to_client_;
  Mail to_server_;
};

}  // namespace acm::fuzz
