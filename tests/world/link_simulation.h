// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/sample.hpp"
#include "base/heading.h"
#include "wire/write.h"
#include "world/apply.h"
#include "world/local_player.h"
#include "world/mail.h"
#include "world/role_worlds.h"
#include "world/server_role.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

#include "support/events.h"

namespace acm::test {

/// How a way between two programs behaves. Seconds.
struct LinkRules {
  double lag = 0.0;
  double jitter = 0.0;  ///< up to so much more, evenly spread
  double loss = 0.0;    ///< the part of all packets that has to be sent again
};

/// One direction of a connection. Lost messages are sent again after 0.3 s. Nothing waits for them, so
/// messages overtake one another; so they do by jitter.
class Link {
 public:
  Link(const LinkRules& rules, std::uint64_t seed) : rules_(rules), state_(seed) {}

  void send(double now, Bytes message) {
    double arrival = now + rules_.lag + rules_.jitter * random();
    while (random() < rules_.loss) {
      arrival += 0.3;
      ++lost_;
    }
    const auto later = [](double t, const Packet& p) { return t < p.arrival; };
    packets_.insert(std::upper_bound(packets_.begin(), packets_.end(), arrival, later),
                    {arrival, {message.begin(), message.end()}});
  }
  template <class Receive>
  void deliver(double now, Receive&& receive) {
    while (!packets_.empty() && packets_.front().arrival <= now) {
      const Packet packet = std::move(packets_.front());
      packets_.pop_front();
      receive(Bytes(packet.bytes));
    }
  }
  [[nodiscard]] int lost() const { return lost_; }

 private:
  struct Packet {
    double arrival;
    Vector<std::byte> bytes;
  };
  // SplitMix64, from 0 to 1.
  double random() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1.0p-53;
  }

  LinkRules rules_;
  std::uint64_t state_;
  int lost_ = 0;
  std::deque<Packet> packets_;
};

/// A player's world, a server's and that of someone who watches, each 30 times a second but never at the same
/// moment, joined by links that have half of the lag and jitter each: what a key does reaches the observer
/// over both.
class LinkSimulation {
 public:
  static constexpr Guid kPlayer = 0x50000001;
  static constexpr double kStep = 1.0 / 120.0;
  using Watch = std::function<void(double time, bool to_observer, Bytes message)>;

  LinkSimulation(AssetStore& assets, const LinkRules& total, std::uint64_t seed, float heading = 0.0f)
      : player(&assets),
        server(&assets),
        observer(&assets),
        up_(half(total), seed),
        back_(half(total), seed + 1),
        down_(half(total), seed + 2) {
    NewObject p;
    p.setup = kSampleMannequin;
    p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
    set_heading(p.position.frame, heading);
    p.facts.weenie.knows_run_rate = true;
    create_object(server, kPlayer, p);
    server.server.record(kPlayer).state.has_client = true;
    // Without these two a position that was lost once pulls the observer back by what it is late: 1.2 m at
    // 0.3 s, and half as much again while it slides.
    server.server.rules.player_interval = 0.1;
    server.server.rules.lateness = 0.5;
    player.client.viewer.player = kPlayer;
    ByteWriter description;
    encode(description, describe(server, kPlayer));
    (void)apply_message(player, description.bytes());
    (void)apply_message(observer, description.bytes());
    player.client.local_player()->weenie.knows_run_rate = true;
    creation_ = std::move(description).take();
  }

  /// Lets one step of time pass for all.
  void step() {
    ++steps_;
    if (steps_ % 4 == 0) tick_player();
    if (steps_ % 4 == 1) tick_server();
    if (steps_ % 4 == 3) tick_observer();
  }
  void run_until(double time) {
    while (now() < time) step();
  }
  [[nodiscard]] double now() const { return static_cast<double>(steps_) * kStep; }

  void press(Command motion) { press_key(player, from_player_.out, {.motion = motion}); }
  void release(Command motion) { release_key(player, from_player_.out, {.motion = motion}); }
  void hold_run(bool on) { set_hold_run(player, from_player_.out, on); }

  [[nodiscard]] const Position& seen() const { return observer.find(kPlayer)->body.position; }
  [[nodiscard]] const Position& real() const { return player.find(kPlayer)->body.position; }
  /// Metres between where the player is and where the observer sees it.
  [[nodiscard]] double error() const { return distance(seen(), real()); }
  /// Degrees.
  [[nodiscard]] double heading_error() const {
    const double d = std::fabs(heading_of(seen().frame) - heading_of(real().frame));
    return std::min(d, 360.0 - d);
  }
  [[nodiscard]] int blips() const { return blips_; }
  [[nodiscard]] int lost() const { return up_.lost() + down_.lost() + back_.lost(); }
  /// The message that made the player appear.
  [[nodiscard]] Bytes creation() const { return creation_; }

  ClientWorld player;
  ServerWorld server;
  ClientWorld observer;
  Watch watch;  ///< called with every message that arrives at the observer, or from the player at the server

 private:
  static LinkRules half(const LinkRules& total) { return {total.lag / 2, total.jitter / 2, total.loss}; }

  void tick_player() {
    tick(player, 4 * kStep);
    back_.deliver(now(), [&](Bytes m) { (void)apply_message(player, m); });
    update(player, from_player_.out);
    for (const OutboundMessage& m : from_player_.out.view()) up_.send(now(), m.bytes);
    from_player_.out.clear();
    player.clear_events();
  }
  void tick_server() {
    tick(server, 4 * kStep);
    up_.deliver(now(), [&](Bytes m) {
      if (watch) watch(now(), false, m);
      (void)handle(server, from_server_.out, kPlayer, m);
    });
    broadcast_due(server, from_server_.out);
    for (const OutboundMessage& m : from_server_.out.view()) {
      if (m.audience != Audience::Others) back_.send(now(), m.bytes);
      if (m.audience != Audience::Owner) down_.send(now(), m.bytes);
    }
    from_server_.out.clear();
    server.clear_events();
  }
  void tick_observer() {
    tick(observer, 4 * kStep);
    down_.deliver(now(), [&](Bytes m) {
      if (watch) watch(now(), true, m);
      (void)apply_message(observer, m);
    });
    blips_ += static_cast<int>(events_of<BlippedEvent>(observer.events()).size());
    observer.clear_events();
  }

  Link up_;
  Link back_;
  Link down_;
  Mail from_player_;
  Mail from_server_;
  Vector<std::byte> creation_;
  int steps_ = 0;
  int blips_ = 0;
};

}  // namespace acm::test
