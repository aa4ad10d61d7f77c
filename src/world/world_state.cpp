// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/world_state.h"

#include "actor/tick.h"
#include "world/invariants.h"
#include "world/numbers.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

namespace acm {

namespace {

// Memory for the slots of every object is set aside.
constexpr std::uint32_t kMaxEventSlots = 256;

// A size that is at most `limit`; NaN counts as beyond it.
template <class T>
T at_most(T size, T limit) {
  return std::fabs(size) <= limit ? size : limit;
}

StallLimits stall_limits(StallLimits o) {
  constexpr auto kLongest = static_cast<float>(limits::kTick);
  o.motion_slack = at_most(o.motion_slack, kLongest);
  o.move_timeout = at_most(o.move_timeout, kLongest);
  return o;
}

// At twice the rate of passes every tick would be one.
constexpr double kMaxPassTolerance = 1.0 / 60.0;

double clamped_tolerance(double seconds) {
  return seconds > 0.0 ? std::min(seconds, kMaxPassTolerance) : 0.0;  // a NaN counts as 0
}

}  // namespace

WorldStateOptions::WorldStateOptions(const WorldOptions& o)
    : scene{.quirk_fixes = o.quirk_fixes,
            .gate_passes = o.gate_passes,
            .pass_tolerance = clamped_tolerance(o.pass_tolerance),
            .sleep_when_far = o.sleep_when_far,
            .viewer = o.viewer,
            .random_seed = o.random_seed},
      ground(o.ground),
      event_capacity(o.event_capacity),
      event_slots(std::min(o.event_slots, kMaxEventSlots)),
      stalls(stall_limits(o.stalls)),
      max_speed(at_most(std::fabs(o.max_speed), kFastestPlayable)),
      max_objects(o.max_objects) {}

WorldState::WorldState(AssetStore* assets_in, const WorldStateOptions& options_in)
    : options(options_in),
      assets(assets_in),
      scene(options_in.scene),
      event_shares_(options_in.event_slots),
      unslotted_capacity_(options_in.event_capacity),
      event_memory_(unslotted_capacity_),
      events_(event_memory_.span(), unslotted_capacity_, event_shares_),
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
  event_shares_.cover(scene.slot_count());
  const std::size_t needed = unslotted_capacity_ + event_shares_.slot_count();
  if (needed <= event_memory_.size()) return;
  UninitializedArray<Event> larger(needed + needed / 2);
  std::ranges::copy(events_.view(), larger.span().begin());
  event_memory_ = std::move(larger);
  events_.use_memory(event_memory_.span());
}

void WorldState::trace_applied(Guid object, std::uint32_t opcode) {
  EventTrace* trace = events_.trace();
  if (!trace) return;
  TracedEvent& event = trace->emplace_back();
  event.kind = TracedEvent::Kind::MessageApplied;
  event.event.time = scene.clock;
  event.event.object = object;
  set_fields(event.event, MessageNotAppliedEvent{opcode, CheckReason::Fresh, false});
}

ObjectRecord* WorldState::record(Guid guid) {
  const ActorId id = scene.id_of(guid);
  return id == ActorId{} ? nullptr : &records[id.index];
}

const ObjectRecord* WorldState::record(Guid guid) const {
  const ActorId id = scene.id_of(guid);
  return id == ActorId{} ? nullptr : &records[id.index];
}

std::uint64_t WorldState::memory_to_reserve(std::size_t objects) const {
  // Of a table that grows later, of what roles and passes keep of each object, twice.
  constexpr std::uint64_t kSparePerObject = 1024;
  constexpr std::size_t kSpare = 1u << 20;  // blocks of managers and effects, a motion table, a message
  return scene.memory_to_reserve(objects) + kSpare + std::max(objects, scene.slot_count()) * kSparePerObject;
}

std::uint64_t WorldState::memory_for_another() const {
  // In the place of an object that is gone, whose memory is there: events and names.
  constexpr std::uint64_t kSpareInPlace = 1u << 16;
  if (scene.has_free_place()) return kSpareInPlace;
  const std::size_t slots = scene.slot_count() + 1;
  const std::uint64_t events = unslotted_capacity_ + std::uint64_t{slots} * event_shares_.slots_per_object();
  const std::uint64_t for_events = events > event_memory_.size() ? (events + events / 2) * sizeof(Event) : 0;
  return memory_to_reserve(0) + scene.memory_for_another() + growth_of(records, slots) +
         growth_of(names, slots) + growth_of(appearances, slots) + event_shares_.memory_to_cover(slots) +
         for_events;
}

std::uint64_t WorldState::memory_for_appearance() const {
  constexpr std::uint64_t kMost = Appearance::kMaxEntries * sizeof(SubPalette) +
                                  Appearance::kMaxKeptTextures * sizeof(TextureChange) +
                                  Appearance::kMaxKeptParts * sizeof(PartChange);
  // As the message has it, what is shown after it, whose lists grow by halves, and what is stored.
  constexpr std::uint64_t kCopies = 4;
  return memory_to_reserve(0) + growth_of(appearances, scene.slot_count()) + kCopies * kMost;
}

bool has_room_for(const WorldState& world, Guid guid) {
  if (world.find(guid)) return true;
  if (world.scene.size() >= world.options.max_objects) return false;
  if constexpr (!kMemoryEnds) return true;
  return has_memory(world.memory_for_another());
}

bool has_room_for_appearance(const WorldState& world) {
  if constexpr (!kMemoryEnds) return true;
  return has_memory(world.memory_for_appearance());
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
  world.event_shares().end_tick();
  assert(!broken_invariant(world.scene));
}

}  // namespace acm
