// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "replay_session.h"

namespace acm::inspect {

/// All connections of a capture, each in a world of its own.
class CaptureReplay {
 public:
  /// The store must outlive the replay.
  CaptureReplay(AssetStore& store, LoadObject load) : store_(store), load_(std::move(load)) {}

  /// Each connection has a world, of half a megabyte at least; a packet of any other port begins one.
  static constexpr std::size_t kMostConnections = 256;

  /// The next message of the capture. Those of clients and those that have nothing to do with movement are
  /// left out; a movement message that cannot be decoded is refused, and so is one of a connection too many.
  Status add(const CapturedMessage& captured);

  /// All objects, or only one, the worst first. Valid until the next message.
  [[nodiscard]] std::vector<const ReplayedObject*> objects(std::optional<Guid> only = {}) const;
  [[nodiscard]] std::uint64_t messages() const;
  /// Of the longest connection.
  [[nodiscard]] double seconds() const;

 private:
  struct Connection {
    Connection(AssetStore& store, const LoadObject& load, std::uint64_t microseconds)
        : session(store, load), began(microseconds) {}

    ReplaySession session;
    std::uint64_t began;  // microseconds since 1970
  };

  AssetStore& store_;
  LoadObject load_;
  std::map<std::uint64_t, std::unique_ptr<Connection>> connections_;  // by flow
};

}  // namespace acm::inspect
