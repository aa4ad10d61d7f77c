// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/capture.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace acm {
class Assets;
}

/// Replays captures through the engine and compares its positions with those that the server sent.
namespace acm::inspect {

/// A point of the map seen from above, in metres east and north of the map's south-western corner.
struct MapPoint {
  double x = 0.0;
  double y = 0.0;
};

/// A point of a path.
struct PathPoint : MapPoint {
  double time = 0.0;  ///< seconds since the first message of the capture
};

/// How many messages of a kind.
struct MessageCount {
  std::string name;
  std::uint64_t count = 0;
};

/// How far the engine was from what the server said next.
struct Departure {
  double time = 0.0;     ///< seconds since the first message of the capture
  double metres = 0.0;   ///< between the two places
  double degrees = 0.0;  ///< between the two headings, 0 to 180
  bool in_air = false;   ///< the server did not have it on the ground either: clients ignore that
  /// Messages about it since its last position, in the order of the first of each kind; those that were
  /// dropped are a kind of their own, "dropped UpdateMotion".
  std::vector<MessageCount> after = {};
};

/// A jump to the target: the interpolation failed to reach it.
struct Blip {
  double time = 0.0;  ///< seconds since the first message of the capture
  MapPoint from;
  MapPoint to;
  double metres = 0.0;
};

/// A motion or move that took longer than it can.
struct Stall {
  double time = 0.0;  ///< seconds since the first message of the capture
  std::string what;   ///< in words
};

/// A motion that the server sent and that the object's motion table has nothing for.
struct RefusedMotion {
  double time = 0.0;  ///< of the first, seconds since the first message of the capture
  std::uint32_t style = 0;
  std::uint32_t from = 0;  ///< the cycle that the object was in
  std::uint32_t motion = 0;
  std::uint64_t count = 0;
};

/// What a replay found out about one object.
struct ReplayedObject {
  Guid guid = 0;
  std::string name;             ///< as the server sent it, in the client's 8-bit encoding
  bool described = false;       ///< a CreateObject or UpdateObject of it was applied
  bool anonymous = false;       ///< a body of the assumed Setup stood for it, at least for a time
  std::uint64_t messages = 0;   ///< about it
  std::uint64_t dropped = 0;    ///< of those, as out of date, or because the object cannot move
  std::uint64_t deferred = 0;   ///< of those, that came before a description and had to wait for it
  std::uint64_t waiting = 0;    ///< messages that wait for its description; at the end: in vain
  std::uint64_t movements = 0;  ///< of its messages, those about its movement
  /// Of the movements, those that were compared with nothing: no body received them when they came. A message
  /// that waited counts as unchecked even when its object was described later.
  std::uint64_t unchecked = 0;
  std::uint64_t cannot_move =
      0;  ///< of the unchecked ones, those that an object without motion table received
  std::uint64_t teleports = 0;
  std::uint64_t sounds = 0;           ///< Sound messages that were heard
  std::uint64_t scripts = 0;          ///< messages that a script was played for, or would be in the world
  std::uint64_t refused_effects = 0;  ///< sounds and scripts that it has no table, or its table no entry for
  std::vector<Departure> departures;  ///< one for each position that was compared
  std::vector<Blip> blips;
  std::vector<Stall> stalls;
  std::vector<RefusedMotion> refused;       ///< each once, in the order of the first
  std::set<ObjectId> missing;               ///< Setups and tables that were not loaded
  std::vector<PathPoint> path;              ///< of the engine
  std::vector<PathPoint> server_positions;  ///< of the server

  /// Departures on the ground: only those count as compared.
  [[nodiscard]] std::uint64_t compared() const;
  /// The largest departure on the ground, and their mean, in metres; nothing when nothing was compared.
  [[nodiscard]] std::optional<double> worst() const;
  [[nodiscard]] std::optional<double> mean() const;
};

/// The sums of some objects.
struct ReplayTotals {
  std::uint64_t objects = 0;
  std::uint64_t undescribed = 0;  ///< objects that were never described: the capture begins in mid-session
  std::uint64_t anonymous = 0;    ///< objects for which an assumed body stood
  std::uint64_t without_assets = 0;
  std::uint64_t messages = 0;
  std::uint64_t deferred = 0;
  std::uint64_t waiting = 0;
  std::uint64_t movements = 0;
  std::uint64_t unchecked = 0;
  std::uint64_t cannot_move = 0;
  std::uint64_t compared = 0;
  std::uint64_t blips = 0;
  std::uint64_t stalls = 0;
  std::uint64_t refused = 0;
  std::uint64_t sounds = 0;
  std::uint64_t scripts = 0;
  std::uint64_t refused_effects = 0;
  std::optional<double> worst;  ///< metres; nothing when nothing was compared
  std::optional<double> mean;

  /// The part of the movement that was not checked, 0 to 1; nothing when there was none.
  [[nodiscard]] std::optional<double> unchecked_share() const;
};
ReplayTotals totals_of(std::span<const ReplayedObject* const> objects);

/// What a replay knows of the capture as a whole.
struct ReplayedCapture {
  std::string name;                  ///< the host's to set
  std::uint64_t errors = 0;          ///< the host's to set
  double seconds = 0.0;              ///< from the first message to the last
  std::uint64_t messages = 0;        ///< of servers, that were applied
  std::uint64_t evicted = 0;         ///< that waited for a description and had to make room for others
  std::uint64_t stray_messages = 0;  ///< with stray bytes after their end, which were cut off
  std::uint64_t stray_bytes = 0;
  ObjectId assumed_setup = 0;  ///< of anonymous bodies; 0: none
};

struct ReplayOptions {
  /// A Setup for objects that the capture does not describe, only moves: they become anonymous bodies at
  /// their first position. 0: their messages wait for a description.
  ObjectId assumed_setup = 0;
};

/// Feeds a capture through the engine as a spectator. Each connection has a world of its own.
///
///     Replay replay(assets);
///     while (reader.next() == CaptureReader::Step::Message) replay.add(reader.message());
class Replay {
 public:
  /// The Assets must outlive the replay; Setups, tables and animations are loaded as objects appear.
  explicit Replay(Assets& assets, const ReplayOptions& options = {});
  Replay(Replay&&) noexcept;
  Replay& operator=(Replay&&) noexcept;
  ~Replay();

  /// The next message of the capture. Those of clients and those that have nothing to do with movement are
  /// left out; a movement message that cannot be decoded is refused, and so is one of a further connection
  /// when there are 256 (LimitExceeded). Stray bytes after the end of a message are cut off and counted.
  Status add(const CapturedMessage& message);

  /// All objects, the one with the largest departure first, then those of which nothing was compared. Valid
  /// until the next message.
  [[nodiscard]] std::vector<const ReplayedObject*> objects() const;
  /// Without name and errors, which the replay does not know.
  [[nodiscard]] ReplayedCapture capture() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// A drawing (SVG) of paths from above, north up: lines where the engine had objects, with start, end,
/// direction and time, dots where the server said, crosses where the interpolation jumped. It says how many
/// objects never moved, and how many paths were left out because there were too many.
std::string replay_svg(std::span<const ReplayedObject* const> objects);

/// Everything as an object of JSON over several lines: the capture, the totals and the objects. Where nothing
/// was compared, figures are null.
std::string replay_json(const ReplayedCapture& capture, std::span<const ReplayedObject* const> objects);

}  // namespace acm::inspect
