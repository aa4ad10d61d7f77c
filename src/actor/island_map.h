// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <cstddef>
#include <cstdint>
#include <span>

namespace acm {

class Scene;
struct Actor;

/// Which actors of a scene may run at the same time as others. Actors that watch, follow or stick to one
/// another form an island, and an island runs in ascending order of guids. The order of guids is cut into
/// blocks of a fixed number of actors; an island belongs to the block of its first actor, and all actors of a
/// block and of its islands are one range. So the ranges depend on the scene alone, never on threads or on
/// what was linked before. They are kept up to date: code that changes a link marks the actor, and only the
/// islands of marked actors are worked out again. "Place" is an actor's place in the order of guids.
class IslandMap {
 public:
  /// One range, with what it can take from the pools in one pass.
  struct Range {
    std::uint32_t members = 0;
    std::uint32_t sticks = 0;   ///< moves that may end in a stick and have no block for it yet
    std::uint32_t targets = 0;  ///< members of islands that may be watched for the first time
  };

  /// Actors have come or gone: all places change.
  void order_changed(std::size_t slots) {
    is_current_ = false;
    if (marks_.size() < slots) marks_.resize((slots + 7) / 8 * 8);
  }
  /// An actor's links, or its blocks for them, have changed. Threads may mark different actors at the same
  /// time.
  void mark(std::uint32_t slot) { marks_[slot] = 1; }

  /// Takes in what has changed. Allocates when the scene has grown.
  void update(const Scene& scene);

  [[nodiscard]] std::span<const Range> ranges() const { return ranges_; }
  [[nodiscard]] std::uint32_t range_of(std::uint32_t place) const { return range_of_[place]; }
  /// Writes the places of a range's members in ascending order.
  void write_members(std::uint32_t range, std::span<std::uint32_t> places) const;

 private:
  static constexpr std::uint32_t kNone = 0xFFFFFFFFu;

  // What an actor can reach, by place. Its watchers are found through their own links.
  struct Links {
    std::uint32_t targets[5] = {kNone, kNone, kNone, kNone, kNone};
    bool has_targeting = false;
    bool may_stick = false;

    static constexpr unsigned kParent = 4;
    /// Whether there is a link other than the one to its holder.
    [[nodiscard]] bool watches() const {
      for (unsigned i = 0; i < kParent; ++i)
        if (targets[i] != kNone) return true;
      return false;
    }

    friend bool operator==(const Links&, const Links&) = default;
  };

  [[nodiscard]] Links read_links(const Scene& scene, const Actor& actor) const;
  [[nodiscard]] std::uint32_t place_of(const Scene& scene, std::uint32_t guid) const;
  void rebuild(const Scene& scene);
  void collect_changes(const Scene& scene);
  void join_islands();
  void gather(std::uint32_t place);
  void join(std::uint32_t a, std::uint32_t b);
  [[nodiscard]] std::uint32_t root_of(std::uint32_t place);
  void enter(std::uint32_t place);
  void leave(std::uint32_t place);

  bool is_current_ = false;
  std::uint32_t grain_ = 0;
  Vector<std::uint8_t> marks_;  // by slot, whole words
  Vector<std::uint32_t> place_of_slot_;

  // By place.
  Vector<Links> links_;
  Vector<std::uint32_t> root_;  // towards the first of the island
  Vector<std::uint32_t> next_;  // round the island
  Vector<std::uint32_t> range_of_;
  Vector<std::uint8_t> counted_;       // what its range counts of it, see enter
  Vector<std::uint8_t> has_watchers_;  // of the first of an island: members watch, follow or stick to others

  Vector<Range> ranges_;
  Vector<std::uint32_t> changed_;   // places whose links are new
  Vector<std::uint32_t> affected_;  // places of all their islands
};

}  // namespace acm
