// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "actor/actor.h"
#include "actor/effects.h"
#include "actor/event_buffer.h"
#include "actor/island_map.h"
#include "actor/managers.h"
#include "anim/hook_queue.h"
#include "base/guid_map.h"
#include "base/pooled_list.h"
#include "motion/transition.h"

#include <cstdint>
#include <span>

namespace acm {

/// Names an actor of a scene for good: an id whose actor was removed never names another.
struct ActorId {
  std::uint32_t index = 0xFFFFFFFFu;
  std::uint32_t generation = 0;

  friend bool operator==(const ActorId&, const ActorId&) = default;
};

/// What the client does to save time; servers leave it off. A world passes those of its WorldOptions, which
/// have the defaults and explain them: here they have none, and are off or 0 in a scene that is made without
/// options.
struct SceneOptions {
  // Of WorldOptions.
  QuirkFixes quirk_fixes;
  bool gate_passes;
  double pass_tolerance;
  bool sleep_when_far;
  Guid viewer;  ///< while it is there, passes wake actors
  std::uint64_t random_seed;

  // What a host cannot choose.
  /// Steps keep up to date in which cell outdoors a body is (managers 5.1), and where it last stood for
  /// Ground::LastKnown; off: the host does.
  bool track_place = true;
  bool player_is_near = false;  ///< without a viewer: a player counts as near to all actors
  /// Actors of one range of a pass, see IslandMap. Ranges share the free memory of the scene among them, so
  /// scenes that are to stay alike need the same number; not 0.
  std::uint32_t range_size = 256;
  bool hook_effects = true;  ///< false: hooks other than Ethereal and NoDraw are only reported
};

/// What the actors of one range may take from the pools of their scene in one pass.
struct alignas(64) Reservation {
  ListPool::Free lists;
  FreeList sticky;
  FreeList targeting;
};

/// A source of numbers from 0 to below 1 that replaces the generators, for scenarios.
class RandomNumbers {
 public:
  virtual double next() = 0;

 protected:
  ~RandomNumbers() = default;
};

/// Actors, and the memory they share. A copy is a snapshot: the same calls keep both equal, bit for bit.
class Scene {
 public:
  Scene() = default;
  explicit Scene(const SceneOptions& scene_options) : options(scene_options) {}

  /// Makes room for `actors` actors. Without it, `create` allocates as it needs.
  void reserve(std::size_t actors);
  /// Bytes that `reserve` allocates.
  [[nodiscard]] std::uint64_t memory_to_reserve(std::size_t actors) const;
  /// Whether the next actor takes the place of one that is gone.
  [[nodiscard]] bool has_free_place() const { return !free_places_.empty(); }
  /// Bytes that the next `create` allocates.
  [[nodiscard]] std::uint64_t memory_for_another() const;

  /// An actor that is in no state yet: see `spawn`. The guid must not be in use. Allocates; references to
  /// actors of this scene do not outlive it. Not for use while a pass is running.
  ActorId create(Guid guid);
  /// Watchers are not notified; call `exit_world` first if they should be.
  void destroy(ActorId id);

  /// Null when the id's actor was removed, or no actor has the guid.
  [[nodiscard]] Actor* find(ActorId id);
  [[nodiscard]] const Actor* find(ActorId id) const;
  [[nodiscard]] Actor* find(Guid guid);
  [[nodiscard]] const Actor* find(Guid guid) const;
  [[nodiscard]] ActorId id_of(Guid guid) const;
  /// ActorId::index of an actor, or of the guid's; 0xFFFFFFFF when no actor has the guid.
  [[nodiscard]] std::uint32_t slot_of(Guid guid) const { return by_guid_.find(guid); }
  [[nodiscard]] std::uint32_t slot_of(const Actor& actor) const {
    return static_cast<std::uint32_t>(reinterpret_cast<const Place*>(&actor) - places_.data());
  }

  /// Grows the pools of managers so that a verb finds room in them. Verbs call it.
  void prepare_pools();

  /// What an actor watches, follows or sticks to has changed, or it has got a block for that.
  void links_changed(const Actor& actor) { islands_.mark(slot_of(actor)); }
  /// Divides the actors into ranges and reserves for each what it may take in a pass: all manager blocks that
  /// it can need, and of blocks for long lists all that it can need or, when that is less, 16 and one for
  /// every 32 actors. Allocates when the pools are too small for that. Ends with end_pass; nothing else may
  /// use the pools until then.
  void begin_pass();
  /// Returns what is left of the reservations to the pools, in the order of ranges.
  void end_pass();
  [[nodiscard]] const IslandMap& islands() const { return islands_; }
  [[nodiscard]] Reservation& reservation(std::uint32_t range) { return reservations_[range]; }

  [[nodiscard]] std::size_t size() const { return size_; }
  /// All values of ActorId::index are below this.
  [[nodiscard]] std::size_t slot_count() const { return slots_.size(); }
  /// The i-th actor in ascending order of guids. The order is worked out when it is first asked for after
  /// actors were created or destroyed, so that these cost the same in a scene of any size.
  [[nodiscard]] Actor& in_order(std::size_t i) { return places_[order()[i].index].actor; }
  [[nodiscard]] const Actor& in_order(std::size_t i) const { return places_[order()[i].index].actor; }
  /// The same within a pass, which has worked the order out.
  [[nodiscard]] Actor& in_pass(std::size_t i) { return places_[order_[i].index].actor; }
  [[nodiscard]] ActorId id_in_order(std::size_t i) const {
    const std::uint32_t index = order()[i].index;
    return {index, slots_[index].generation};
  }

  SceneOptions options = {};
  ListPool pool{ListPool::Growth::AsNeeded};  ///< the parts of long lists
  BlockPool<MoveTo> move_to;
  BlockPool<Sticky> sticky;
  BlockPool<Constraint> constraint;
  BlockPool<Interpolation> interpolation;
  BlockPool<Targeting> targeting;
  BlockPool<Effects> effects;
  /// Bodies that wait for their holder to appear, by the holder's guid.
  Map<Guid, Vector<Guid>> orphans;
  const ScriptSource* scripts = nullptr;  ///< null: bodies find none; must outlive the scene
  RandomNumbers* random = nullptr;        ///< null: a generator of each actor's own
  double clock = 0.0;                     ///< seconds; the same during one pass over the actors
  double last_pass = 0.0;                 ///< when the last pass ran

 private:
  /// Aligned to cache lines, so that no line holds parts of two actors.
  struct alignas(64) Place {
    Actor actor;
  };
  /// The owner of a place. Apart from the actors, so that checking an id does not load one of them.
  struct Slot {
    std::uint32_t generation = 0;
    bool present = false;
  };
  struct Order {
    Guid guid;
    std::uint32_t index;
    std::uint32_t generation;
  };
  [[nodiscard]] const Vector<Order>& order() const {
    if (!is_ordered_) sort_order();
    return order_;
  }
  void sort_order() const;

  Vector<Place> places_;
  Vector<Slot> slots_;  ///< one for each place
  Vector<std::uint32_t> free_places_;
  std::size_t size_ = 0;
  // Ascending guids, once `added_` is merged in and those of destroyed actors are left out.
  mutable Vector<Order> order_;
  mutable Vector<Order> added_;
  mutable bool is_ordered_ = true;
  GuidMap by_guid_;  ///< slots
  IslandMap islands_;
  Vector<Reservation> reservations_;  ///< by range; empty between passes
};

/// After a change of the actor's lists.
inline void note_effects_in_use(Actor& actor, const Effects& effects) {
  EffectsInUse& in_use = actor.effects_in_use;
  in_use.set(EffectsInUse::kTimed, !effects.timed.empty());
  in_use.set(EffectsInUse::kScripts, !effects.scripts.empty());
  in_use.set(EffectsInUse::kChildren, !effects.children.empty());
}

/// What one thread of execution needs to run actors of a scene: where events go, where hooks wait during a
/// step, and what may be taken from the pools. Allocates when made, never again.
class StepContext {
 public:
  static constexpr std::size_t kMaxHooksPerStep = 4096;  ///< and the ends of all animations of a sequence

  StepContext(Scene& scene_in, EventBuffer& events_in)
      : scene(scene_in),
        events(events_in),
        range_pool_(scene_in.pool, nothing_),
        pool_(&scene_in.pool),
        hook_memory_(kMaxHooksPerStep + Sequence::kMaxNodes),
        hooks(hook_memory_, Sequence::kMaxNodes) {}
  StepContext(const StepContext&) = delete;
  StepContext& operator=(const StepContext&) = delete;

  /// How deep the calls of retail's managers may nest: a completed motion ends a move, which stops the body,
  /// which completes motions, and so on. Each turn ends something that the next cannot end again, so a few
  /// levels are all there can be; random scripts reach half of these.
  static constexpr int kMaxDepth = 16;

  /// Where lists take blocks from: within a pass what the range has reserved, else the pool of the scene,
  /// which grows.
  [[nodiscard]] ListPool& pool() { return *pool_; }
  [[nodiscard]] const ListPool& pool() const { return *pool_; }
  /// Blocks that a body may come to need within a step, from the same places. kNone when none is left.
  [[nodiscard]] std::uint32_t take_sticky() {
    return reservation_ ? scene.sticky.take(reservation_->sticky) : scene.sticky.take();
  }
  [[nodiscard]] std::uint32_t take_targeting() {
    return reservation_ ? scene.targeting.take(reservation_->targeting) : scene.targeting.take();
  }
  /// Whether a pass is under way, in which nothing may be allocated.
  [[nodiscard]] bool is_in_pass() const { return reservation_ != nullptr; }
  /// Runs actors of a range from now on.
  void use(Reservation& reservation) {
    reservation_ = &reservation;
    range_pool_.use(reservation.lists);
    pool_ = &range_pool_;
  }
  /// Back to the pools of the scene.
  void use_scene() {
    reservation_ = nullptr;
    pool_ = &scene.pool;
  }

  Scene& scene;
  EventBuffer& events;
  int depth = 0;                    ///< of the call that is under way; 0 between calls
  int max_depth_seen = 0;           ///< so far
  bool has_static_objects = false;  ///< seen in the pass that is under way

 private:
  ListPool::Free nothing_;
  ListPool range_pool_;  // shows the blocks of a reservation
  ListPool* pool_;
  Reservation* reservation_ = nullptr;
  Vector<QueuedHook> hook_memory_;

 public:
  HookQueue hooks;  ///< empty between steps
};

}  // namespace acm
