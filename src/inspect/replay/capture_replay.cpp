// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_replay.h"

#include "acmotion/wire.hpp"

#include <algorithm>

namespace acm::inspect {

Status CaptureReplay::add(const CapturedMessage& captured) {
  if (!captured.from_server) return {};
  const auto id = wire::identify(captured.bytes);
  if (!id || !id->known) return {};
  const auto message = wire::decode_message(captured.bytes);
  if (!message) return message.error();
  auto found = connections_.find(captured.flow);
  if (found == connections_.end()) {
    if (connections_.size() == kMostConnections)
      return Error{.code = ErrorCode::LimitExceeded, .what = "too many connections"};
    found = connections_
                .emplace(captured.flow, std::make_unique<Connection>(store_, load_, captured.microseconds))
                .first;
  }
  const std::unique_ptr<Connection>& connection = found->second;
  const std::uint64_t since = captured.microseconds - connection->began;
  connection->session.receive(static_cast<double>(static_cast<std::int64_t>(since)) / 1e6, *message);
  return {};
}

std::vector<const ReplayedObject*> CaptureReplay::objects(std::optional<Guid> only) const {
  std::vector<const ReplayedObject*> objects;
  for (const auto& [flow, connection] : connections_)
    for (const auto& [guid, object] : connection->session.objects())
      if (!only || guid == *only) objects.push_back(&object);
  std::sort(objects.begin(), objects.end(), [](const auto* a, const auto* b) {
    return a->worst() != b->worst() ? a->worst() > b->worst() : a->guid < b->guid;
  });
  return objects;
}

std::uint64_t CaptureReplay::messages() const {
  std::uint64_t messages = 0;
  for (const auto& [flow, connection] : connections_) messages += connection->session.messages();
  return messages;
}

double CaptureReplay::seconds() const {
  double seconds = 0.0;
  for (const auto& [flow, connection] : connections_)
    seconds = std::max(seconds, connection->session.seconds());
  return seconds;
}

}  // namespace acm::inspect
