// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/replay.hpp"
#include "world/role_worlds.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace acm::inspect {

/// Puts an object of the data files into the store, if it can be had.
using LoadObject = std::function<void(ObjectId)>;

MapPoint map_point(const Position& position);

/// One connection of a capture, fed through a World of someone who only watches.
class ReplaySession {
 public:
  /// The store must outlive the session; objects are loaded into it as they are needed.
  ReplaySession(AssetStore& store, LoadObject load);

  /// A message of the server. Time passes up to it first; it never runs backwards.
  void receive(double time, const wire::Message& message);
  /// Lets time pass.
  void run_until(double time);

  [[nodiscard]] const std::map<Guid, ReplayedObject>& objects() const { return objects_; }
  [[nodiscard]] std::uint64_t messages() const { return messages_; }
  [[nodiscard]] double seconds() const { return world_.scene.clock; }
  [[nodiscard]] Guid player() const { return player_; }

 private:
  void load_assets(const wire::ObjectDescription& description);
  void compare(const wire::UpdatePosition& m, ReplayedObject& object);
  void take_events();
  void note_paths();

  AssetStore& store_;
  LoadObject load_;
  ClientWorld world_;
  std::map<Guid, ReplayedObject> objects_;
  std::map<Guid, std::vector<std::string>> since_position_;  // messages about an object
  std::uint64_t messages_ = 0;
  Guid player_ = 0;
};

}  // namespace acm::inspect
