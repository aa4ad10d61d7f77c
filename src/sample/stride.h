// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "clip.h"
#include "gait.h"

/// Cycles of a gait, and the ways into and out of them, for any number of legs.
namespace acm::sample {

// Every leg of every creature has these controls, in this order, counted from its first.
inline constexpr int kFootX =
    0;  ///< metres, object space: the point of the ground below the ankle of a flat foot
inline constexpr int kFootY = 1;
inline constexpr int kFootZ = 2;
inline constexpr int kFootPitch = 3;  ///< heel up
inline constexpr int kFootRoll = 4;
inline constexpr int kFootYaw = 5;  ///< toes outward
inline constexpr int kToes = 6;     ///< bend upward
inline constexpr int kKneeOut = 7;
inline constexpr int kLegControlCount = 8;

/// A creature in a gait.
struct Walker {
  struct Leg {
    int first;            ///< its first control
    float phase_ahead;    ///< of the creature's own phase
    std::uint32_t sound;  ///< sound type of its footfall
  };

  Gait gait;
  float start = 0.0f;  ///< phase at time 0
  std::vector<Leg> legs;
  std::function<Controls(float time)> pose;

  [[nodiscard]] float phase(const Leg& leg, float time) const {
    return wrap(start + leg.phase_ahead + time / static_cast<float>(gait.frames));
  }
};

/// A whole cycle, with a sound for each foot that comes down.
Clip stride_cycle(const Walker& walker);

/// From a pose to time 0 of the gait, while the body already moves with its full speed, as it does from the
/// moment of the command (core 4.2).
Clip into_stride(const Controls& from, const Walker& walker, int frames);

/// From time 0 of the gait to a pose, while the body already stands. `swing` may add keys for the rest of the
/// body.
Clip out_of_stride(const Walker& walker, const Controls& to, int frames,
                   const std::function<void(Tracks&, float end)>& swing = {});

}  // namespace acm::sample
