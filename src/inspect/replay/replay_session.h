// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/replay.hpp"
#include "world/role_worlds.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "anonymous_bodies.h"
#include "motion_trial.h"
#include "replay_assets.h"

namespace acm::inspect {

MapPoint map_point(const Position& position);

/// One connection of a capture, fed through a World of someone who only watches.
class ReplaySession {
 public:
  /// The store must outlive the session; objects are loaded into it as they are needed. `start` is the time
  /// of the first message, seconds.
  ReplaySession(AssetStore& store, LoadObject load, double start, const ReplayOptions& options);

  /// A message of the server. Time passes up to it first; it never runs backwards.
  void receive(double time, const wire::Message& message);
  /// Lets time pass.
  void run_until(double time);

  [[nodiscard]] const std::map<Guid, ReplayedObject>& objects() const { return objects_; }
  [[nodiscard]] std::uint64_t messages() const { return messages_; }
  [[nodiscard]] double clock() const { return world_.scene.clock; }
  [[nodiscard]] Guid player() const { return player_; }
  /// Messages that waited for a description and had to make room for others.
  [[nodiscard]] std::uint64_t evicted() const { return world_.client.deferred.evicted(); }

 private:
  ReplayedObject& object_of(Guid guid);
  void load_assets(const wire::Message& message);
  bool prepare_anonymous(const wire::Message& message, ReplayedObject& object);
  wire::CheckAction apply(const wire::Message& message, ReplayedObject& object);
  void add_dropped(ReplayedObject& object, wire::CheckReason reason);
  void add_not_applied(ReplayedObject& object, const MessageNotAppliedEvent& message);
  void add_applied(ReplayedObject& object, std::uint32_t opcode);
  void add_deferred(const wire::Message& message, ReplayedObject& object, Guid waits_for);
  std::optional<Departure> departure_of(Guid guid, const wire::PositionPack& pack, ReplayedObject& object);
  std::vector<MotionTrial::Refused> refused_beforehand(const wire::Message& message);
  void add_refused(ReplayedObject& object, const MotionTrial::Refused& refused);
  void count_since_position(const wire::Message& message, bool is_dropped);
  void take_events();
  void take_event(ReplayedObject& object, const TracedEvent& traced);
  void take_refusal(ReplayedObject& object, const Event& event);
  void note_paths();

  ReplayAssets assets_;
  ClientWorld world_;
  EventTrace trace_;
  std::optional<AnonymousBodies> anonymous_;
  MotionTrial trial_;
  std::map<Guid, ReplayedObject> objects_;
  std::map<Guid, std::vector<MessageCount>> since_position_;  // messages about an object
  std::uint64_t messages_ = 0;
  Guid player_ = 0;
};

}  // namespace acm::inspect
