// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "actor/actor.h"
#include "actor/events.h"
#include "actor/managers.h"
#include "anim/hook_queue.h"
#include "base/pooled_list.h"
#include "motion/transition.h"

#include <cstdint>
#include <span>
#include <vector>

namespace acm {

/// Names an actor of a scene for good: an id whose actor was removed never names another.
struct ActorId {
  std::uint32_t index = 0xFFFFFFFFu;
  std::uint32_t generation = 0;

  friend bool operator==(const ActorId&, const ActorId&) = default;
};

/// What the client does to save time; servers leave it off.
struct SceneOptions {
  QuirkFixes quirk_fixes;
  bool gate_passes = false;     ///< a pass over all actors runs only when 1/30 s have gone by since the last
  bool sleep_when_far = false;  ///< actors farther than 96 m from the viewer stand still
  Guid viewer = 0;
};

/// Actors, and the memory they share. A copy is a snapshot: run both alike and they stay alike, bit for bit.
class Scene {
 public:
  Scene() = default;
  explicit Scene(const SceneOptions& scene_options) : options(scene_options) {}

  /// Makes room for so many actors. Without it, `create` allocates as it needs.
  void reserve(std::size_t actors);

  /// An actor that is in no state yet: see `spawn`. The guid must not be in use. Allocates; references to
  /// actors of this scene do not outlive it. Not for use while a pass is running.
  ActorId create(Guid guid);
  /// Nobody hears of it: those who watch the actor keep their last news. Say `exit_world` before.
  void destroy(ActorId id);

  /// Null when the id's actor was removed, or no actor has the guid.
  [[nodiscard]] Actor* find(ActorId id);
  [[nodiscard]] const Actor* find(ActorId id) const;
  [[nodiscard]] Actor* find(Guid guid);
  [[nodiscard]] const Actor* find(Guid guid) const;
  [[nodiscard]] ActorId id_of(Guid guid) const;

  /// Grows the pools of managers so that one pass over the actors cannot use them up. Verbs and tick_all call
  /// it.
  void prepare_pools();

  [[nodiscard]] std::size_t size() const { return order_.size(); }
  /// The i-th actor in ascending order of guids.
  [[nodiscard]] Actor& in_order(std::size_t i) { return places_[order_[i].index].actor; }
  [[nodiscard]] const Actor& in_order(std::size_t i) const { return places_[order_[i].index].actor; }
  /// Which of them has the guid; size() when none has.
  [[nodiscard]] std::size_t place_in_order(Guid guid) const {
    const std::size_t at = position_of(guid);
    return at < order_.size() && order_[at].guid == guid ? at : order_.size();
  }
  [[nodiscard]] ActorId id_in_order(std::size_t i) const {
    return {order_[i].index, slots_[order_[i].index].generation};
  }

  SceneOptions options;
  ListPool pool;  ///< the parts of long lists
  BlockPool<MoveTo> move_to;
  BlockPool<Sticky> sticky;
  BlockPool<Constraint> constraint;
  BlockPool<Interpolation> interpolation;
  BlockPool<Targeting> targeting;
  double clock = 0.0;      ///< seconds; the same during one pass over the actors
  double last_pass = 0.0;  ///< when the last pass ran

 private:
  /// Whole lines of memory, so that none is fetched for the sake of a neighbour.
  struct alignas(64) Place {
    Actor actor;
  };
  /// Who has a place; apart from the actors, so that an id is checked without waiting for one of them.
  struct Slot {
    std::uint32_t generation = 0;
    bool present = false;
  };
  struct Order {
    Guid guid;
    std::uint32_t index;
  };
  [[nodiscard]] std::size_t position_of(Guid guid) const;

  std::vector<Place> places_;
  std::vector<Slot> slots_;  ///< one for each place
  std::vector<std::uint32_t> free_places_;
  std::vector<Order> order_;  ///< ascending guid
};

/// What one thread of execution needs to run actors of a scene: where events go and where hooks wait during a
/// step. Allocates when made, never again.
class StepContext {
 public:
  static constexpr std::size_t kMaxHooksPerStep = 4096;  ///< and the ends of all animations of a sequence

  StepContext(Scene& scene_in, EventBuffer& events_in)
      : scene(scene_in),
        events(events_in),
        hook_memory_(kMaxHooksPerStep + Sequence::kMaxNodes),
        hooks(hook_memory_, Sequence::kMaxNodes) {}
  StepContext(const StepContext&) = delete;
  StepContext& operator=(const StepContext&) = delete;

  /// How deep the calls of retail's managers may nest: a completed motion ends a move, which stops the body,
  /// which completes motions, and so on. Each turn ends something that the next cannot end again, so a few
  /// levels are all there can be; random scripts reach half of these.
  static constexpr int kMaxDepth = 16;

  Scene& scene;
  EventBuffer& events;
  int depth = 0;           ///< of the call that is under way; 0 between calls
  int max_depth_seen = 0;  ///< so far

 private:
  std::vector<QueuedHook> hook_memory_;

 public:
  HookQueue hooks;  ///< empty between steps
};

}  // namespace acm
