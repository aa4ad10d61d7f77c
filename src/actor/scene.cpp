// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/scene.h"

#include "actor/children.h"
#include "actor/targeting.h"
#include "base/host_memory.h"

#include <algorithm>
#include <cassert>

namespace acm {

namespace {

// Long lists are rare: there are three blocks for every 16 actors, of which a pass reserves half (with ranges
// of 256), and spare blocks, enough for all lists of a few actors.
constexpr std::uint32_t kSpareBlocks = 16;
constexpr std::size_t kBlocksForSixteen = 3;
constexpr std::uint32_t kListsPerActor = 7;
constexpr std::uint32_t kActorsPerReservedBlock = 32;
constexpr std::size_t kGrowth = 4;  // a pool that grows, grows by a quarter at least
constexpr std::size_t kSpareManagerBlocks = 16;

std::size_t blocks_for(std::size_t actors) {
  return kSpareBlocks + actors * kBlocksForSixteen / 16;
}

// Blocks that the actors of a range may take in one pass. An actor has at most one for each of its lists, but
// reserving them all would cost 14 KiB an actor for a case that does not occur.
std::uint32_t reserved_lists(std::uint32_t actors) {
  return std::min(kListsPerActor * actors, kSpareBlocks + actors / kActorsPerReservedBlock);
}

}  // namespace

void Scene::reserve(std::size_t actors) {
  places_.reserve(actors);
  slots_.reserve(actors);
  order_.reserve(actors);
  added_.reserve(actors);
  free_places_.reserve(actors);
  by_guid_.reserve(actors);
  const std::size_t blocks = blocks_for(actors);
  if (blocks > pool.block_count())
    pool.reserve_free(static_cast<std::uint32_t>(pool.free_count() + blocks - pool.block_count()));
}

std::uint64_t Scene::memory_to_reserve(std::size_t actors) const {
  return growth_of(places_, actors) + growth_of(slots_, actors) + growth_of(order_, actors) +
         growth_of(added_, actors) + growth_of(free_places_, actors) + by_guid_.memory_to_reserve(actors) +
         pool.memory_for_blocks(blocks_for(actors));
}

std::uint64_t Scene::memory_for_another() const {
  if (has_free_place() || places_.size() < places_.capacity()) return 0;
  return memory_to_reserve(std::max<std::size_t>(1, 2 * places_.capacity()));
}

ActorId Scene::create(Guid guid) {
  assert(slot_of(guid) == GuidMap::kNone);
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
  if (added_.size() == places_.size()) sort_order();  // most of them are gone again
  added_.push_back({guid, index, slots_[index].generation});
  is_ordered_ = false;
  ++size_;
  by_guid_.insert(guid, index);
  islands_.order_changed(slots_.size());
  reserve(places_.capacity());
  return {index, slots_[index].generation};
}

void Scene::prepare_pools() {
  // A verb takes one or two of each.
  move_to.reserve_free(kSpareManagerBlocks);
  sticky.reserve_free(kSpareManagerBlocks);
  constraint.reserve_free(kSpareManagerBlocks);
  interpolation.reserve_free(kSpareManagerBlocks);
  targeting.reserve_free(kSpareManagerBlocks);
}

void Scene::begin_pass() {
  if (!is_ordered_) sort_order();
  islands_.update(*this);
  const std::span<const IslandMap::Range> ranges = islands_.ranges();
  std::uint32_t lists = 0, sticks = 0, targets = 0;
  for (const IslandMap::Range& range : ranges) {
    lists += reserved_lists(range.members);
    sticks += range.sticks;
    targets += range.targets;
  }
  if (pool.free_count() < lists)
    pool.reserve_free(static_cast<std::uint32_t>(lists + pool.block_count() / kGrowth));
  sticky.reserve_free(sticks);
  targeting.reserve_free(targets);
  reservations_.resize(ranges.size());
  for (std::size_t i = 0; i < ranges.size(); ++i)
    reservations_[i] = {pool.cut(reserved_lists(ranges[i].members)), sticky.cut(ranges[i].sticks),
                        targeting.cut(ranges[i].targets)};
}

void Scene::end_pass() {
  for (Reservation& reservation : reservations_) {
    pool.join(reservation.lists);
    sticky.join(reservation.sticky);
    targeting.join(reservation.targeting);
  }
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
  leave_orphans(*this, *actor);
  move_to.give_back(actor->managers.move_to);
  sticky.give_back(actor->managers.sticky);
  constraint.give_back(actor->managers.constraint);
  interpolation.give_back(actor->managers.interpolation);
  targeting.give_back(actor->managers.targeting);
  effects.give_back(actor->managers.effects);
  is_ordered_ = false;
  --size_;
  by_guid_.erase(actor->guid);
  islands_.order_changed(slots_.size());
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
  const std::uint32_t slot = slot_of(guid);
  return slot == GuidMap::kNone ? nullptr : &places_[slot].actor;
}

Actor* Scene::find(Guid guid) {
  return const_cast<Actor*>(static_cast<const Scene*>(this)->find(guid));
}

ActorId Scene::id_of(Guid guid) const {
  const std::uint32_t slot = slot_of(guid);
  return slot == GuidMap::kNone ? ActorId{} : ActorId{slot, slots_[slot].generation};
}

void Scene::sort_order() const {
  const auto is_gone = [this](const Order& entry) {
    return !slots_[entry.index].present || slots_[entry.index].generation != entry.generation;
  };
  std::erase_if(order_, is_gone);
  std::erase_if(added_, is_gone);
  std::sort(added_.begin(), added_.end(), [](const Order& a, const Order& b) { return a.guid < b.guid; });
  // Merged from the back, in place.
  std::size_t old = order_.size(), added = added_.size();
  order_.resize(old + added);
  for (std::size_t at = order_.size(); added > 0;) {
    const bool takes_old = old > 0 && order_[old - 1].guid > added_[added - 1].guid;
    order_[--at] = takes_old ? order_[--old] : added_[--added];
  }
  added_.clear();
  is_ordered_ = true;
}

}  // namespace acm
