// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/hook.h"
#include "assets/sound_table.h"

#include <cstdint>
#include <optional>

namespace acm {

/// What to play. Gain, pan and voices are the host's (dat-formats SN-8).
struct SoundChoice {
  ObjectId wave = 0;
  float priority = 0.0f;  ///< retail's client seems not to use it (SN-7)
  float volume = 1.0f;    ///< of a Sound hook 1: the host's effects volume alone decides
};

/// How one of several waves of a sound type is picked.
enum class SoundPick : std::uint8_t {
  Retail,  ///< QUIRK: never the last, so of two always the first (SN-3)
  Fair,    ///< all alike
};

/// Chance for sounds: the same seed gives the same sounds everywhere. Plain data.
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

/// Whether a roll lets a sound of that probability be heard (SN-4).
[[nodiscard]] bool is_heard(float probability, double roll);

/// The wave for a sound type, with the chances given: `pick` at least 0 and below 1, `roll` from 0 to 1.
/// Nothing: silence. retail: SoundManager (SN-2 to SN-5)
std::optional<SoundChoice> resolve_sound(const SoundTable& table, std::uint32_t sound_type, double pick,
                                         double roll, SoundPick how = SoundPick::Retail);
std::optional<SoundChoice> resolve_sound(const SoundTable& table, std::uint32_t sound_type, SoundDice& dice,
                                         SoundPick how = SoundPick::Retail);

/// What a Sound, SoundTable or SoundTweaked hook plays on a body with this table (null: none). Nothing for
/// other hooks.
std::optional<SoundChoice> resolve_sound(const Hook& hook, const SoundTable* table, SoundDice& dice,
                                         SoundPick how = SoundPick::Retail);

}  // namespace acm
