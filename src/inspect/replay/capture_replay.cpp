// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "capture_replay.h"

#include "acmotion/wire.hpp"
#include "inspect/capture/trimmed_message.h"

#include <algorithm>
#include <utility>

namespace acm::inspect {

Status CaptureReplay::add(const CapturedMessage& captured) {
  if (!began_) began_ = captured.microseconds;
  if (!captured.from_server) return {};
  const auto id = wire::identify(captured.bytes);
  if (!id || !id->known) return {};
  const auto trimmed = decode_trimmed(captured.bytes);
  if (!trimmed) return trimmed.error();
  ReplaySession* session = session_of(captured);
  if (!session) return Error{.code = ErrorCode::LimitExceeded, .what = "too many connections"};
  if (!trimmed->stray.empty()) ++stray_messages_;
  stray_bytes_ += trimmed->stray.size();
  session->receive(seconds_of(captured), trimmed->message);
  return {};
}

double CaptureReplay::seconds_of(const CapturedMessage& captured) const {
  const std::uint64_t since = captured.microseconds - *began_;
  return static_cast<double>(static_cast<std::int64_t>(since)) / 1e6;
}

ReplaySession* CaptureReplay::session_of(const CapturedMessage& captured) {
  if (const auto found = connections_.find(captured.flow); found != connections_.end())
    return found->second.get();
  if (connections_.size() == kMaxConnections) return nullptr;
  auto session = std::make_unique<ReplaySession>(store_, load_, seconds_of(captured), options_);
  return connections_.emplace(captured.flow, std::move(session)).first->second.get();
}

std::vector<const ReplayedObject*> CaptureReplay::objects(std::optional<Guid> only) const {
  std::vector<std::pair<double, const ReplayedObject*>> sorted;
  for (const auto& [flow, session] : connections_)
    for (const auto& [guid, object] : session->objects())
      if (!only || guid == *only) sorted.emplace_back(object.worst().value_or(-1.0), &object);
  std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second->guid < b.second->guid;
  });
  std::vector<const ReplayedObject*> objects;
  for (const auto& [worst, object] : sorted) objects.push_back(object);
  return objects;
}

ReplayedCapture CaptureReplay::capture() const {
  ReplayedCapture c;
  for (const auto& [flow, session] : connections_) {
    c.messages += session->messages();
    c.seconds = std::max(c.seconds, session->clock());
    c.evicted += session->evicted();
  }
  c.stray_messages = stray_messages_;
  c.stray_bytes = stray_bytes_;
  c.assumed_setup = options_.assumed_setup;
  return c;
}

}  // namespace acm::inspect
