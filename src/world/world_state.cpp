// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/world_state.h"

#include "actor/tick.h"
#include "world/invariants.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace acm {

WorldState::WorldState(AssetStore* assets_in, const WorldStateOptions& options_in)
    : options(options_in),
      assets(assets_in),
      scene(options_in.scene),
      event_slots_(options_in.event_slots),
      unslotted_capacity_(options_in.event_capacity),
      event_memory_(unslotted_capacity_),
      events_(event_memory_.span(), unslotted_capacity_, event_slots_),
      context_(scene, events_) {
  scene.scripts = assets;
}

WorldState::WorldState(const WorldState& other) : WorldState(other.assets, other.options) {
  *this = other;
}

WorldState& WorldState::operator=(const WorldState& other) {
  options = other.options;
  assets = other.assets;
  scene = other.scene;
  records = other.records;
  names = other.names;
  appearances = other.appearances;
  ticks = other.ticks;
  make_event_room();
  return *this;
}

WorldState& WorldState::operator=(WorldState&& other) noexcept {
  options = other.options;
  assets = other.assets;
  scene = std::move(other.scene);
  records = std::move(other.records);
  names = std::move(other.names);
  appearances = std::move(other.appearances);
  ticks = other.ticks;
  make_event_room();
  return *this;
}

void WorldState::make_event_room() {
  event_slots_.cover(scene.slot_count());
  const std::size_t needed = unslotted_capacity_ + event_slots_.count();
  if (needed <= event_memory_.size()) return;
  UninitializedArray<EngineEvent> larger(needed + needed / 2);
  std::ranges::copy(events_.view(), larger.span().begin());
  event_memory_ = std::move(larger);
  events_.use_memory(event_memory_.span());
}

ObjectRecord* WorldState::record(Guid guid) {
  const ActorId id = scene.id_of(guid);
  return id == ActorId{} ? nullptr : &records[id.index];
}

const ObjectRecord* WorldState::record(Guid guid) const {
  const ActorId id = scene.id_of(guid);
  return id == ActorId{} ? nullptr : &records[id.index];
}

std::string_view WorldState::name(ActorId id) const {
  return id.index < names.size() ? std::string_view(names[id.index]) : std::string_view();
}

void WorldState::set_name(ActorId id, std::string_view name) {
  if (id.index >= names.size()) {
    if (name.empty()) return;
    names.resize(id.index + 1);
  }
  names[id.index].assign(name.substr(0, kMaxNameBytes));
}

const Appearance* WorldState::appearance(ActorId id) const {
  if (id.index >= appearances.size()) return nullptr;
  const Appearance& known = appearances[id.index];
  return known == Appearance{} ? nullptr : &known;
}

void WorldState::set_appearance(ActorId id, Appearance appearance) {
  if (id.index >= appearances.size()) {
    if (appearance == Appearance{}) return;
    appearances.resize(id.index + 1);
  }
  appearances[id.index] = std::move(appearance);
}

void tick(WorldState& world, double seconds) {
  if (!tick_all(world.context(), world.scene.clock + seconds)) return;
  ++world.ticks;
  detect_stalls(world);
  assert(!broken_invariant(world.scene));
}

}  // namespace acm
