// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/scene.h"

#include "actor/targeting.h"

#include <algorithm>
#include <cassert>

namespace acm {

namespace {

// Long lists are rare: one block for every eighth actor, and enough for all lists of a few.
constexpr std::uint32_t kSpareBlocks = 16;
constexpr std::size_t kActorsPerBlock = 8;
constexpr std::size_t kActorsPerFreeBlock = 32;  // kept free for a pass
constexpr std::size_t kGrowth = 4;               // a pool that grows, grows by a quarter at least
constexpr std::size_t kSpareManagerBlocks = 16;

}  // namespace

void Scene::reserve(std::size_t actors) {
  places_.reserve(actors);
  slots_.reserve(actors);
  order_.reserve(actors);
  free_places_.reserve(actors);
  const std::size_t blocks = kSpareBlocks + actors / kActorsPerBlock;
  if (blocks > pool.block_count())
    pool.reserve_free(static_cast<std::uint32_t>(pool.free_count() + blocks - pool.block_count()));
}

ActorId Scene::create(Guid guid) {
  const std::size_t at = position_of(guid);
  assert(at == order_.size() || order_[at].guid != guid);
  if (free_places_.empty()) {
    free_places_.push_back(static_cast<std::uint32_t>(places_.size()));
    places_.emplace_back();
    slots_.emplace_back();
  }
  const std::uint32_t index = free_places_.back();
  free_places_.pop_back();
  slots_[index].present = true;
  places_[index].actor = Actor{};
  places_[index].actor.guid = guid;
  order_.insert(order_.begin() + static_cast<std::ptrdiff_t>(at), {guid, index});
  reserve(places_.capacity());
  return {index, slots_[index].generation};
}

void Scene::prepare_pools() {
  // Verbs take one each and come by here first.
  move_to.reserve_free(kSpareManagerBlocks);
  constraint.reserve_free(kSpareManagerBlocks);
  interpolation.reserve_free(kSpareManagerBlocks);
  // Within a pass every move may end in a stick, and every watcher may find its target for the first time.
  const std::size_t sticks = move_to.used() > sticky.used() ? move_to.used() - sticky.used() : 0;
  sticky.reserve_free(kSpareManagerBlocks + sticks);
  const std::size_t unwatched = size() > targeting.used() ? size() - targeting.used() : 0;
  targeting.reserve_free(kSpareManagerBlocks + std::min(unwatched, targeting.used()));
  const std::size_t lists = kSpareBlocks + size() / kActorsPerFreeBlock;
  if (pool.free_count() < lists)
    pool.reserve_free(static_cast<std::uint32_t>(lists + pool.block_count() / kGrowth));
}

void Scene::destroy(ActorId id) {
  Actor* actor = find(id);
  if (!actor) return;
  actor->sequence.nodes.clear(pool);
  actor->motion_table_manager.pending.clear(pool);
  actor->motion_table_manager.state.modifiers.clear(pool);
  actor->motion_table_manager.state.actions.clear(pool);
  actor->motion_interp.pending.clear(pool);
  actor->motion_interp.raw_actions.clear(pool);
  actor->motion_interp.interpreted_actions.clear(pool);
  forget_targets(*this, *actor);
  move_to.give_back(actor->managers.move_to);
  sticky.give_back(actor->managers.sticky);
  constraint.give_back(actor->managers.constraint);
  interpolation.give_back(actor->managers.interpolation);
  targeting.give_back(actor->managers.targeting);
  order_.erase(order_.begin() + static_cast<std::ptrdiff_t>(position_of(actor->guid)));
  slots_[id.index].present = false;
  ++slots_[id.index].generation;
  free_places_.push_back(id.index);
}

const Actor* Scene::find(ActorId id) const {
  if (id.index >= slots_.size()) return nullptr;
  const Slot& slot = slots_[id.index];
  return slot.present && slot.generation == id.generation ? &places_[id.index].actor : nullptr;
}

Actor* Scene::find(ActorId id) {
  return const_cast<Actor*>(std::as_const(*this).find(id));
}

const Actor* Scene::find(Guid guid) const {
  const std::size_t at = position_of(guid);
  return at < order_.size() && order_[at].guid == guid ? &places_[order_[at].index].actor : nullptr;
}

Actor* Scene::find(Guid guid) {
  return const_cast<Actor*>(static_cast<const Scene*>(this)->find(guid));
}

ActorId Scene::id_of(Guid guid) const {
  const std::size_t at = position_of(guid);
  if (at == order_.size() || order_[at].guid != guid) return {};
  return {order_[at].index, slots_[order_[at].index].generation};
}

std::size_t Scene::position_of(Guid guid) const {
  const auto it = std::lower_bound(order_.begin(), order_.end(), guid,
                                   [](const Order& entry, Guid g) { return entry.guid < g; });
  return static_cast<std::size_t>(it - order_.begin());
}

}  // namespace acm
