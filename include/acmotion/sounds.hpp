// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <cstdint>

/// What an object's sound table makes of a sound type. World::resolve_sound chooses; gain, pan and voices are
/// the host's (dat-formats SN-8).
namespace acm {

/// What to play.
struct SoundChoice {
  ObjectId wave = 0;
  float priority = 0.0f;  ///< retail's client seems not to use it
  float volume = 1.0f;    ///< of a Sound hook 1: the host's effects volume alone decides
};

/// How one of several waves of a sound type is picked.
enum class SoundPick : std::uint8_t {
  Retail,  ///< QUIRK: never the last, so of two always the first (SN-3)
  Fair,    ///< all alike
};

/// The two random numbers of a sound.
struct SoundChance {
  double pick = 0.0;  ///< which of several waves; at least 0 and below 1
  double roll = 0.0;  ///< from 0 to 1: the wave plays when its probability lies above
};

/// A source of random numbers for sounds: the same seed gives the same sounds on every machine. Plain data.
class SoundDice {
 public:
  explicit constexpr SoundDice(std::uint64_t seed = 0) : state_(seed) {}

  /// At least 0 and below 1.
  double pick() { return static_cast<double>(next() >> 11) * 0x1p-53; }
  /// One of 0, 1/32767, ... 1: what a probability is held against (SN-4).
  double roll() { return static_cast<double>(next() >> 49) / 32767.0; }

 private:
  // SplitMix64: good for any seed, 0 included.
  std::uint64_t next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace acm
