// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "world/world_state.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace acm::tool {

/// A crowd on the flat: groups of creatures that chase, flee, stick, fight and wander, by messages that drive
/// a client's world, or by orders for a server's. The same numbers give the same orders on every machine.
class Crowd {
 public:
  static constexpr Guid kFirstGuid = 0x80000001;

  /// `store` holds the sample creatures, bound.
  Crowd(AssetStore& store, std::uint32_t actors, std::uint64_t seed);

  using Send = std::function<void(const wire::Message&)>;
  /// All of them appear.
  void create(const Send& send);
  /// The orders of one tick, counted from 0: each creature gets one about every two seconds.
  void order(std::uint64_t tick, const WorldState& world, const Send& send);

  // The same for a server, which has positions and timestamps of its own.

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(creatures_.size()); }
  [[nodiscard]] ObjectId setup_of(std::uint32_t creature) const { return creatures_[creature].setup; }
  /// Somewhere on the ground of its group.
  [[nodiscard]] Position place_in_group(std::uint32_t creature);
  /// Chooses what a creature does next. Unlike on a real server, bodies do not collide here, so nothing may
  /// depend on the last bit of a position. A creature therefore never targets itself or a body that it
  /// overlaps, never flees, never sticks to what it runs to, never attacks what is out of reach, never turns
  /// by nearly half a turn, and never chases what moves.
  [[nodiscard]] wire::MovementBody choose_safely(std::uint32_t creature, const WorldState& world);
  /// The creatures that get an order in a tick.
  [[nodiscard]] std::vector<std::uint32_t> due(std::uint64_t tick) const;

 private:
  struct Creature {
    ObjectId setup;
    std::uint32_t kind;  // which repertoire
    wire::TimestampTable timestamps;
    std::uint16_t action_stamp = 0;
    Guid chases = 0;     // as choose_safely() has ordered; 0: nobody
    bool moves = false;  // the same
  };
  struct Repertoire {
    Command style = 0;  // in which it fights
    std::vector<Command> attacks;
    ObjectId table = 0;
  };

  [[nodiscard]] std::uint32_t below(std::uint32_t n);
  [[nodiscard]] Guid someone_near(std::uint32_t creature);
  [[nodiscard]] wire::MovementBody choose(std::uint32_t creature, Guid target, const WorldState& world);
  [[nodiscard]] wire::MovementBody choose_among_safe(std::uint32_t creature, const WorldState& world);
  [[nodiscard]] bool is_chased(std::uint32_t creature) const;
  [[nodiscard]] wire::MovementBody stand(std::uint32_t creature) const;
  [[nodiscard]] wire::MovementBody chase(std::uint32_t creature, Guid target, const WorldState& world) const;
  [[nodiscard]] wire::MovementBody flee(std::uint32_t creature, Guid target, const WorldState& world) const;
  [[nodiscard]] wire::MovementBody wander(std::uint32_t creature);
  [[nodiscard]] wire::MovementBody attack(std::uint32_t creature, Guid target);
  wire::UpdateMotion motion(std::uint32_t creature, const wire::MovementBody& body);
  wire::UpdatePosition position(std::uint32_t creature, const WorldState& world);

  std::uint64_t dice_;
  std::vector<Creature> creatures_;
  std::vector<Repertoire> repertoires_;
};

}  // namespace acm::tool
