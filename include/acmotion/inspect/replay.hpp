// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/capture.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace acm {
class Assets;
}

/// Captures fed through the engine: where it has objects when the server says where they are.
namespace acm::inspect {

/// A point of the map seen from above, in metres east and north of the map's south-western corner.
struct MapPoint {
  double x = 0.0;
  double y = 0.0;
};

/// How far the engine was from what the server said next.
struct Departure {
  double time = 0.0;               ///< seconds since the first message of the connection
  double metres = 0.0;             ///< between the two places
  double degrees = 0.0;            ///< between the two headings, 0 to 180
  bool in_air = false;             ///< the server did not have it on the ground either: clients ignore that
  std::vector<std::string> after;  ///< names of the messages about it since its last position, at most 16
};

/// A jump of the interpolation, which gave up smoothing.
struct Blip {
  double time = 0.0;  ///< seconds since the first message of the connection
  MapPoint from;
  MapPoint to;
  double metres = 0.0;
};

/// What a replay found out about one object.
struct ReplayedObject {
  Guid guid = 0;
  std::string name;            ///< as the server sent it, in the client's 8-bit encoding
  std::uint64_t messages = 0;  ///< about it
  std::uint64_t dropped = 0;   ///< of those, as out of date
  std::uint64_t teleports = 0;
  std::uint64_t sounds = 0;           ///< Sound messages that were heard
  std::uint64_t refused = 0;          ///< sounds and scripts for which it has no table, or the table no entry
  std::vector<Departure> departures;  ///< one for each UpdatePosition
  std::vector<Blip> blips;
  std::vector<std::string> stalls;         ///< motions and moves that took longer than they can, in words
  std::set<ObjectId> missing;              ///< Setups and tables that were not at hand
  std::vector<MapPoint> path;              ///< of the engine
  std::vector<MapPoint> server_positions;  ///< of the server

  /// The largest departure on the ground, and their mean, in metres; 0 when there is none.
  [[nodiscard]] double worst() const;
  [[nodiscard]] double mean() const;
};

/// A capture, fed through the engine as someone who only watches. Each connection has a world of its own.
///
///     Replay replay(assets);
///     while (reader.next() == CaptureReader::Step::Message) replay.add(reader.message());
class Replay {
 public:
  /// The Assets must outlive the replay; Setups, tables and animations are loaded as objects appear.
  explicit Replay(Assets& assets);
  Replay(Replay&&) noexcept;
  Replay& operator=(Replay&&) noexcept;
  ~Replay();

  /// The next message of the capture. Those of clients and those that have nothing to do with movement are
  /// left out; a movement message that cannot be decoded is refused, and so is one of a further connection
  /// when there are 256 (LimitExceeded).
  Status add(const CapturedMessage& message);

  /// All objects, the one with the largest departure first. Valid until the next message.
  [[nodiscard]] std::vector<const ReplayedObject*> objects() const;
  /// Messages of servers that were applied.
  [[nodiscard]] std::uint64_t messages() const;
  /// Seconds of the longest connection.
  [[nodiscard]] double seconds() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// A drawing (SVG) of paths from above, north up: lines where the engine had objects, dots where the server
/// said, crosses where the interpolation jumped. Objects that never moved are left out.
std::string replay_svg(std::span<const ReplayedObject* const> objects);

/// Everything as an object of JSON over several lines: the name of the capture, the number of faults, and
/// objects.
std::string replay_json(std::string_view capture, std::uint64_t faults,
                        std::span<const ReplayedObject* const> objects);

}  // namespace acm::inspect
