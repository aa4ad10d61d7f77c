// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/island_map.h"

#include "actor/scene.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <utility>

namespace acm {

namespace {

// Bits of counted_.
constexpr std::uint8_t kStick = 1;
constexpr std::uint8_t kTarget = 2;
constexpr std::uint8_t kAffected = 4;  // while islands are worked out

// With sleep_when_far every actor reads the position of the viewer, which moves too: then all form one range.
bool all_ask_the_viewer(const Scene& scene) {
  return scene.options.sleep_when_far && scene.find(scene.options.viewer);
}

}  // namespace

void IslandMap::update(const Scene& scene) {
  const std::uint32_t grain = all_ask_the_viewer(scene) ? kNone : scene.options.range_size;
  if (is_current_ && grain == grain_) {
    collect_changes(scene);
  } else {
    grain_ = grain;
    is_current_ = true;
    rebuild(scene);
  }
  if (!changed_.empty()) join_islands();
}

void IslandMap::write_members(std::uint32_t range, std::span<std::uint32_t> places) const {
  const std::size_t begin = static_cast<std::size_t>(range) * grain_;
  const std::size_t end = std::min(begin + grain_, range_of_.size());
  std::size_t count = 0;
  for (std::size_t place = begin; place < end; ++place)
    if (range_of_[place] == range) places[count++] = static_cast<std::uint32_t>(place);
  const std::size_t of_the_block = count;
  for (std::size_t i = 0; i < of_the_block && count < places.size(); ++i) {
    const std::uint32_t place = places[i];
    if (root_[place] != place) continue;
    for (std::uint32_t at = next_[place]; at != place; at = next_[at])
      if (at >= end) places[count++] = at;
  }
  std::sort(places.begin() + static_cast<std::ptrdiff_t>(of_the_block), places.end());
}

std::uint32_t IslandMap::place_of(const Scene& scene, Guid guid) const {
  if (guid == 0) return kNone;
  const std::uint32_t slot = scene.slot_of(guid);
  return slot == kNone ? kNone : place_of_slot_[slot];
}

IslandMap::Links IslandMap::read_links(const Scene& scene, const Actor& actor) const {
  Links links;
  links.targets[Links::kParent] = place_of(scene, actor.body.parent);
  if (!actor.managers.has_any()) return links;
  if (const Targeting* t = scene.targeting.find(actor.managers.targeting)) {
    links.has_targeting = true;
    if (t->has_target) links.targets[0] = place_of(scene, t->info.object);
    // Usually the same actor as targets[0].
    links.targets[1] = t->has_target && t->watched == t->info.object ? kNone : place_of(scene, t->watched);
  }
  const Sticky* sticky = scene.sticky.find(actor.managers.sticky);
  if (sticky) links.targets[2] = place_of(scene, sticky->target);
  if (const MoveTo* move = scene.move_to.find(actor.managers.move_to)) {
    links.targets[3] = place_of(scene, move->top_level_object);
    links.may_stick =
        !sticky && move->type != MovementType::Invalid && move->params.has(MovementParameters::kSticky);
  }
  return links;
}

// All from nothing: every actor that has links is affected.
void IslandMap::rebuild(const Scene& scene) {
  const auto count = static_cast<std::uint32_t>(scene.size());
  std::fill(marks_.begin(), marks_.end(), std::uint8_t{0});
  place_of_slot_.resize(marks_.size());
  for (std::uint32_t i = 0; i < count; ++i) place_of_slot_[scene.id_in_order(i).index] = i;
  links_.resize(count);
  root_.resize(count);
  next_.resize(count);
  range_of_.resize(count);
  counted_.assign(count, 0);
  has_watchers_.assign(count, 0);
  std::iota(root_.begin(), root_.end(), 0u);
  std::iota(next_.begin(), next_.end(), 0u);
  changed_.reserve(count);
  affected_.reserve(count);
  ranges_.assign(count == 0 ? 0 : (count - 1) / grain_ + 1, {});
  changed_.clear();
  for (std::uint32_t i = 0; i < count; ++i) {
    links_[i] = read_links(scene, scene.in_order(i));
    enter(i);
    if (links_[i] != Links{}) changed_.push_back(i);
  }
}

// The marks are looked through eight at a time: few are set.
void IslandMap::collect_changes(const Scene& scene) {
  changed_.clear();
  for (std::size_t word = 0; word < marks_.size(); word += 8) {
    std::uint64_t marks;
    std::memcpy(&marks, &marks_[word], sizeof marks);
    if (marks == 0) continue;
    for (std::size_t slot = word; slot < word + 8; ++slot) {
      if (!std::exchange(marks_[slot], std::uint8_t{0})) continue;
      const std::uint32_t place = place_of_slot_[slot];
      const Links links = read_links(scene, scene.in_order(place));
      if (links == links_[place]) continue;
      links_[place] = links;
      changed_.push_back(place);
    }
  }
}

// Dissolves the islands of all actors whose links are new, and of their new targets, and joins them again.
void IslandMap::join_islands() {
  affected_.clear();
  for (const std::uint32_t place : changed_) {
    gather(place);
    for (const std::uint32_t target : links_[place].targets)
      if (target != kNone) gather(target);
  }
  for (const std::uint32_t place : affected_) {
    leave(place);
    root_[place] = next_[place] = place;
  }
  for (const std::uint32_t place : affected_)
    for (const std::uint32_t target : links_[place].targets)
      if (target != kNone) join(place, target);
  for (const std::uint32_t place : affected_) has_watchers_[place] = 0;
  for (const std::uint32_t place : affected_) {
    root_[place] = root_of(place);
    if (links_[place].watches()) has_watchers_[root_[place]] = 1;
  }
  for (const std::uint32_t place : affected_) enter(place);
}

void IslandMap::gather(std::uint32_t place) {
  if (counted_[place] & kAffected) return;
  std::uint32_t at = place;
  do {
    counted_[at] |= kAffected;
    affected_.push_back(at);
    at = next_[at];
  } while (at != place);
}

std::uint32_t IslandMap::root_of(std::uint32_t place) {
  while (root_[place] != place) place = root_[place] = root_[root_[place]];
  return place;
}

// The first of an island is its root.
void IslandMap::join(std::uint32_t a, std::uint32_t b) {
  a = root_of(a);
  b = root_of(b);
  if (a == b) return;
  root_[std::max(a, b)] = std::min(a, b);
  std::swap(next_[a], next_[b]);
}

void IslandMap::enter(std::uint32_t place) {
  const bool may_stick = links_[place].may_stick;
  const bool may_be_watched =
      next_[place] != place && has_watchers_[root_[place]] != 0 && !links_[place].has_targeting;
  counted_[place] = static_cast<std::uint8_t>((may_stick ? kStick : 0) | (may_be_watched ? kTarget : 0));
  range_of_[place] = root_[place] / grain_;
  Range& range = ranges_[range_of_[place]];
  ++range.members;
  range.sticks += may_stick;
  range.targets += may_be_watched;
}

void IslandMap::leave(std::uint32_t place) {
  Range& range = ranges_[range_of_[place]];
  --range.members;
  range.sticks -= (counted_[place] & kStick) != 0;
  range.targets -= (counted_[place] & kTarget) != 0;
}

}  // namespace acm
