// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/body.h"
#include "actor/scene.h"
#include "assets/asset_store.h"
#include "wire/check.h"
#include "wire/deferred_messages.h"
#include "wire/message.h"
#include "wire/timestamps.h"
#include "world/local_player.h"
#include "world/server.h"
#include "world/stall_detector.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace acm {

struct WorldOptions {
  SceneOptions scene;
  /// How bodies find out whether they stand. Messages tell no terrain: a body that stands goes on standing,
  /// and one that jumps comes down where it took off.
  Ground ground = Ground::LastKnown;
  wire::DeferredMessages::Limits waiting;
  std::size_t event_capacity = 4096;  ///< events between two calls of clear_events; more are counted only
  bool expects_player = false;        ///< true: everything waits until a PlayerCreate names the local player
  StallLimits stalls;
  ServerRules server;  ///< for a world that is a server's
};

/// What the world remembers of an object beside its actor.
struct ObjectRecord {
  wire::TimestampTable timestamps;  ///< of the last messages taken, or, for a server, sent
  ObjectId setup = 0;               ///< 0: none was named
  ObjectId motion_table = 0;        ///< the one in use; 0: none
  StallWatch stall;
  ServerObjectState served;  ///< by a server
};

/// What messages have done to the local player since its controller last looked (managers LP-51 to LP-66).
struct PlayerUpdates {
  bool created = false;       ///< it stands in the world from now on
  bool control_lost = false;  ///< the server has told it what to do
  bool forced = false;        ///< it was put somewhere, keeping its heading
  bool teleported = false;
};

/// Objects of the game, fed by messages, and their clock. Data: a copy is a snapshot, and assigning it back
/// restores everything but the events. Run two copies alike and they stay alike, bit for bit.
class World {
 public:
  /// `assets` gives Setups and motion tables; it may be null and must outlive the world. Tables are bound
  /// when objects appear, so nobody else may change the store then.
  explicit World(AssetStore* assets = nullptr, const WorldOptions& options = {});
  /// Everything but the events and the memory for them.
  World(const World& other);
  World& operator=(const World& other);

  /// What happened since clear_events, in the order in which it happened.
  [[nodiscard]] std::span<const Event> events() const { return events_.view(); }
  [[nodiscard]] std::uint64_t dropped_events() const { return events_.dropped(); }
  void clear_events() { events_.clear(); }
  /// States an event of the object, as of now.
  template <class What>
  void report(Guid object, const What& what) {
    events_.push({scene.clock, object, what});
  }

  /// For the verbs of actors: do_motion(world.lane(), *world.find(guid), …).
  [[nodiscard]] StepContext& context() { return context_; }
  [[nodiscard]] EventBuffer& event_buffer() { return events_; }
  /// Null when there is no such object.
  [[nodiscard]] Actor* find(Guid guid) { return scene.find(guid); }
  [[nodiscard]] const Actor* find(Guid guid) const { return scene.find(guid); }
  [[nodiscard]] ObjectRecord* record(Guid guid);
  [[nodiscard]] const ObjectRecord* record(Guid guid) const;
  [[nodiscard]] Actor* local_player() { return viewer.player == 0 ? nullptr : find(viewer.player); }

  WorldOptions options;
  AssetStore* assets = nullptr;
  Scene scene;                        ///< the actors; scene.clock is the world's clock, in seconds
  std::vector<ObjectRecord> records;  ///< by ActorId::index
  wire::DeferredMessages waiting;     ///< messages about objects that are not there yet
  wire::Viewer viewer;                ///< who receives: the local player, if any, and its autonomy level
  LocalPlayer player;                 ///< its keys
  PlayerUpdates player_updates;
  bool waits_for_teleport = false;  ///< a teleport of the local player has been announced (managers LP-65)
  std::uint64_t ticks = 0;          ///< how often tick has run

 private:
  std::vector<Event> event_memory_;
  EventBuffer events_;
  StepContext context_;
};

/// An object as the host, or a message, makes it.
struct ObjectParameters {
  ObjectId setup = 0;         ///< 0: nothing to show, no sizes
  ObjectId motion_table = 0;  ///< 0: the Setup's own
  Position position;
  bool in_world = true;  ///< false: in a pack, or held
  std::uint32_t state = physics_state::kDefault;
  float scale = 1.0f;
  WeenieFacts weenie = {.present = true};
  wire::TimestampTable timestamps;
};

/// Makes an object and its actor. An object of that guid that is there is deleted first. Assets that are not
/// at hand are reported (AssetMissing): the object is there, without motion. Allocates; references to actors
/// do not outlive it.
Actor& create_object(World& world, Guid guid, const ObjectParameters& parameters);
/// Everyone who watches it hears of its end. False: there is no such object.
bool delete_object(World& world, Guid guid);

/// Lets `seconds` pass for all actors, in ascending order of guids. Never allocates, unless objects or moves
/// have been added since the last tick.
void tick(World& world, double seconds);

}  // namespace acm
