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
  CaptureReplay(AssetStore& store, LoadObject load, const ReplayOptions& options = {})
      : store_(store), load_(std::move(load)), options_(options) {}

  /// Each connection has a world, of half a megabyte at least; a packet of any other port begins one.
  static constexpr std::size_t kMaxConnections = 256;

  /// The next message of the capture. Those of clients and those that have nothing to do with movement are
  /// left out; a movement message that cannot be decoded is refused, and so is one of a connection too many.
  Status add(const CapturedMessage& captured);

  /// All objects, or only one, the worst first, those of which nothing was compared last. Valid until the
  /// next message.
  [[nodiscard]] std::vector<const ReplayedObject*> objects(std::optional<Guid> only = {}) const;
  /// Without name and errors.
  [[nodiscard]] ReplayedCapture capture() const;

 private:
  /// The connection of a message, which begins with it if need be; null when there are too many.
  ReplaySession* session_of(const CapturedMessage& captured);
  [[nodiscard]] double seconds_of(const CapturedMessage& captured) const;

  AssetStore& store_;
  LoadObject load_;
  ReplayOptions options_;
  std::map<std::uint64_t, std::unique_ptr<ReplaySession>> connections_;  // by flow
  std::optional<std::uint64_t> began_;                                   // microseconds since 1970
  std::uint64_t stray_messages_ = 0;
  std::uint64_t stray_bytes_ = 0;
};

}  // namespace acm::inspect
