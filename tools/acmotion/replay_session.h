// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/role_worlds.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "asset_source.h"

namespace acm::tool {

/// A point of the map seen from above: metres east and north of its corner.
struct MapPoint {
  double x = 0.0;
  double y = 0.0;
};
MapPoint map_point(const Position& position);

/// The engine had an object somewhere else than the server said next.
struct Departure {
  double time = 0.0;  ///< seconds since the first message
  double metres = 0.0;
  double degrees = 0.0;
  bool in_air = false;             ///< the server did not have it on the ground either: clients ignore that
  std::vector<std::string> after;  ///< the messages about it since its last position
};

/// A jump of the smoothing.
struct Blip {
  double time = 0.0;
  MapPoint from;
  MapPoint to;
  double metres = 0.0;
};

/// What a replay found out about one object.
struct ReplayedObject {
  Guid guid = 0;
  std::string name;
  std::uint64_t messages = 0;
  std::uint64_t dropped = 0;  ///< refused at the gate
  std::uint64_t teleports = 0;
  std::vector<Departure> departures;  ///< one for each UpdatePosition
  std::vector<Blip> blips;
  std::vector<std::string> stalls;  ///< in words
  std::set<ObjectId> missing;       ///< Setups and tables that were not at hand
  std::vector<MapPoint> path;       ///< of the engine
  std::vector<MapPoint> told;       ///< of the server
  std::vector<std::string> since_position;

  [[nodiscard]] double worst() const;
  [[nodiscard]] double mean() const;
};

/// One connection of a capture, fed through a ClientWorld of someone who only watches.
class ReplaySession {
 public:
  ReplaySession(const AssetSource& source, AssetStore& store);

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
  void load(ObjectId id);
  void compare(const wire::UpdatePosition& m, ReplayedObject& object);
  void take_events();
  void note_paths();

  const AssetSource& source_;
  AssetStore& store_;
  ClientWorld world_;
  std::map<Guid, ReplayedObject> objects_;
  std::uint64_t messages_ = 0;
  Guid player_ = 0;
};

}  // namespace acm::tool
