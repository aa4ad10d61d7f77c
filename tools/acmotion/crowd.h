// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/wire.hpp"
#include "world/world_state.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace acm::tool {

/// The messages with which a server drives a crowd on the flat: groups of creatures that chase, flee, stick,
/// fight and wander. The same numbers give the same messages on every machine.
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

 private:
  struct Creature {
    ObjectId setup;
    std::uint32_t kind;  // which repertoire
    wire::TimestampTable timestamps;
    std::uint16_t action_stamp = 0;
  };
  struct Repertoire {
    Command style = 0;  // in which it fights
    std::vector<Command> attacks;
    ObjectId table = 0;
  };

  [[nodiscard]] std::uint32_t below(std::uint32_t n);
  [[nodiscard]] Guid someone_near(std::uint32_t creature);
  [[nodiscard]] Position place_in_group(std::uint32_t creature);
  [[nodiscard]] wire::MovementBody choose(std::uint32_t creature, const WorldState& world);
  [[nodiscard]] wire::MovementBody attack(std::uint32_t creature, Guid target);
  wire::UpdateMotion motion(std::uint32_t creature, const wire::MovementBody& body);
  wire::UpdatePosition position(std::uint32_t creature, const WorldState& world);

  std::uint64_t dice_;
  std::vector<Creature> creatures_;
  std::vector<Repertoire> repertoires_;
};

}  // namespace acm::tool
