// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/outbox.h"
#include "world/role_worlds.h"

#include <chrono>
#include <cstdint>
#include <string>

#include "capture_writer.h"
#include "crowd.h"

namespace acm::tool {

/// Sums up the time between start and stop.
class Stopwatch {
 public:
  void start() { since_ = std::chrono::steady_clock::now(); }
  void stop() {
    seconds_ += std::chrono::duration<double>(std::chrono::steady_clock::now() - since_).count();
  }
  [[nodiscard]] double seconds() const { return seconds_; }

 private:
  std::chrono::steady_clock::time_point since_;
  double seconds_ = 0.0;
};

/// A world and what makes its crowd move.
class CrowdDrive {
 public:
  CrowdDrive() = default;
  CrowdDrive(const CrowdDrive&) = delete;
  CrowdDrive& operator=(const CrowdDrive&) = delete;
  virtual ~CrowdDrive() = default;

  virtual WorldState& world() = 0;
  virtual void create() = 0;                         ///< all creatures appear
  virtual void before_tick(std::uint64_t tick) = 0;  ///< the orders of one tick, counted from 0
  virtual void after_tick() {}                       ///< what is to be sent because of it
  virtual void finish() {}
  [[nodiscard]] virtual std::uint64_t hash() const = 0;

  [[nodiscard]] std::uint64_t messages() const { return messages_; }
  /// Seconds that the messages took.
  [[nodiscard]] double message_seconds() const { return watch_.seconds(); }

 protected:
  std::uint64_t messages_ = 0;
  Stopwatch watch_;
};

/// A client's world, fed with messages as fast as they can be made up. Positions lie aside from where the
/// bodies are, so that interpolation has something to do.
class ClientDrive : public CrowdDrive {
 public:
  ClientDrive(AssetStore& store, const WorldStateOptions& options, Crowd& crowd)
      : world_(&store, options), crowd_(crowd) {}

  WorldState& world() override { return world_; }
  void create() override;
  void before_tick(std::uint64_t tick) override;
  [[nodiscard]] std::uint64_t hash() const override { return state_hash(world_); }

 private:
  void receive(const wire::Message& message);

  ClientWorld world_;
  Crowd& crowd_;
};

/// A server's world. What it sends to everyone who watches is written as a capture: descriptions, the orders,
/// and positions when they are due.
class ServerDrive : public CrowdDrive {
 public:
  ServerDrive(AssetStore& store, const WorldStateOptions& options, Crowd& crowd, const std::string& file)
      : world_(&store, options), crowd_(crowd), capture_(file) {}

  WorldState& world() override { return world_; }
  void create() override;
  void before_tick(std::uint64_t tick) override;
  void after_tick() override;
  void finish() override { capture_.close(); }
  [[nodiscard]] std::uint64_t hash() const override { return state_hash(world_); }

 private:
  void send_outbox();

  ServerWorld world_;
  Crowd& crowd_;
  Outbox outbox_ = Outbox::growing();
  CaptureWriter capture_;
};

}  // namespace acm::tool
