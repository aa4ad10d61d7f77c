// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "acmotion/host.hpp"
#include "acmotion/world.hpp"
#include "actor/body.h"
#include "actor/scene.h"
#include "assets/asset_store.h"
#include "base/host_memory.h"
#include "world/stall_detector.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace acm {

/// What a world was asked for, as it can be had; the scene's options are what a host cannot choose, too.
struct WorldStateOptions {
  /// Numbers beyond their bounds become the nearest that can be had.
  WorldStateOptions(const WorldOptions& options = {});

  SceneOptions scene;
  /// How bodies find out whether they stand. Messages do not describe terrain: a body that stands goes on
  /// standing, and one that jumps comes down where it took off.
  Ground ground;
  std::size_t event_capacity;
  std::uint32_t event_slots;
  StallLimits stalls;
  float max_speed;
  std::size_t max_objects;
};

/// Longer names are cut: the game's are far shorter, and a server must not fill the memory with them.
inline constexpr std::size_t kMaxNameBytes = 255;

/// What the world remembers of an object beside its actor.
struct ObjectRecord {
  ObjectId setup = 0;         ///< 0: none was named
  ObjectId motion_table = 0;  ///< the one in use; 0: none
  ObjectId wanted_table = 0;  ///< that was asked for; 0: the Setup's own
  ObjectEffects effects;      ///< as they were asked for
  bool is_described =
      false;  ///< by a message: tables that are 0 are none, and not the Setup's (effects SN-10)
  StallWatch stall;
};

/// Objects of the game and their clock. Data: a copy is a snapshot, and assigning it back
/// restores everything but the events. Run two copies alike and they stay alike, bit for bit.
class WorldState {
 public:
  /// `assets` gives Setups and motion tables; it may be null and must outlive the world. Tables are bound
  /// when objects appear, so nobody else may change the store then.
  explicit WorldState(AssetStore* assets = nullptr, const WorldStateOptions& options = {});
  /// Everything but the events and the memory for them.
  WorldState(const WorldState& other);
  WorldState& operator=(const WorldState& other);
  /// The same without copying, from a world that is thrown away afterwards.
  WorldState& operator=(WorldState&& other) noexcept;

  /// What happened since clear_events, in the order in which it happened.
  [[nodiscard]] std::span<const Event> events() const { return events_.view(); }
  [[nodiscard]] std::uint64_t dropped_events() const { return events_.dropped(); }
  void clear_events() { events_.clear(); }
  /// States an event of the object, as of now, by its fields, or by its type where it has none.
  template <class Fields>
  void report(Guid object, const Fields& fields) {
    push_event(events_, scene.slot_of(object), scene.clock, object, fields);
  }
  /// A deferred message for the object was applied.
  void trace_applied(Guid object, std::uint32_t opcode);

  /// For the verbs of actors: do_motion(world.context(), *world.find(guid), …).
  [[nodiscard]] StepContext& context() { return context_; }
  [[nodiscard]] EventBuffer& event_buffer() { return events_; }
  [[nodiscard]] EventShares& event_shares() { return event_shares_; }
  /// Makes room for the event slots and shares of all objects. Allocates when there are more of them than
  /// ever before.
  void make_event_room();
  /// Bytes that must be free before one object more is created: what creating it allocates, and something to
  /// go on with. Meant for machines where memory ends (has_memory).
  [[nodiscard]] std::uint64_t memory_for_another() const;
  /// The same before room is made for so many objects.
  [[nodiscard]] std::uint64_t memory_to_reserve(std::size_t objects) const;
  /// The same before an object wears something else.
  [[nodiscard]] std::uint64_t memory_for_appearance() const;
  /// Null when there is no such object.
  [[nodiscard]] Actor* find(Guid guid) { return scene.find(guid); }
  [[nodiscard]] const Actor* find(Guid guid) const { return scene.find(guid); }
  [[nodiscard]] ObjectRecord* record(Guid guid);
  [[nodiscard]] const ObjectRecord* record(Guid guid) const;
  /// As a message gave it, in the client's 8-bit encoding; empty when none did.
  [[nodiscard]] std::string_view name(ActorId id) const;
  void set_name(ActorId id, std::string_view name);
  /// What the object wears; null when it wears nothing of its own.
  [[nodiscard]] const Appearance* appearance(ActorId id) const;
  void set_appearance(ActorId id, Appearance appearance);

  WorldStateOptions options;
  AssetStore* assets = nullptr;
  Scene scene;                     ///< the actors; scene.clock is the world's clock, in seconds
  Vector<ObjectRecord> records;    ///< by ActorId::index
  Vector<String> names;            ///< the same, up to the last that has one
  Vector<Appearance> appearances;  ///< likewise
  std::uint64_t ticks = 0;         ///< how often tick has run

 private:
  EventShares event_shares_;
  std::size_t unslotted_capacity_;
  UninitializedArray<Event> event_memory_;
  EventBuffer events_;
  StepContext context_;
};

/// An object as the host, or a message, makes it.
struct NewObject : ObjectParameters {
  /// The host has chosen all facts. Otherwise the ground is the world's and the step-down height the Setup's.
  bool has_all_facts = false;
  /// A message describes it: tables that are 0, the motion table too, are none, and its state applies last
  /// (effects SN-10, ST-8).
  bool is_described = false;
  std::string_view name = {};  ///< as of WorldState::name
};

/// All facts that bodies keep, but for the state.
void set_body_facts(Body& body, const ObjectFacts& facts);

/// Whether an object of that guid can be created; one that is there makes room for itself.
[[nodiscard]] bool has_room_for(const WorldState& world, Guid guid);
/// Whether an object can wear something else.
[[nodiscard]] bool has_room_for_appearance(const WorldState& world);

/// Makes an object and its actor. An object of that guid that is there is deleted first. Assets that are not
/// at hand are reported (AssetMissing): the object is there, without motion. Allocates; references to actors
/// do not outlive it.
Actor& create_object(WorldState& world, Guid guid, const NewObject& parameters);
/// Objects that watch it are notified. False: there is no such object.
bool delete_object(WorldState& world, Guid guid);

/// Lets `seconds` pass for all actors, in ascending order of guids. Never allocates, unless objects or moves
/// have been added since the last tick.
void tick(WorldState& world, double seconds);

}  // namespace acm
