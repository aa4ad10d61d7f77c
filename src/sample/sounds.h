// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/effect_types.hpp"
#include "acmotion/types.hpp"

#include <cstdint>

namespace acm::sample {

/// Sound types that the sample's sound tables serve (dat-formats 2.10).
enum SoundType : std::uint32_t {
  kSwoosh2 = sound_type::kSwoosh2,
  kFootstep1 = sound_type::kFootstep1,
  kFootstep2 = sound_type::kFootstep2,
};

enum WaveId : ObjectId {
  kThudWave = 0x0A000001,
  kThud2Wave,
  kSwishWave,
  kPunchWave,
  kTwangWave,
  kChimeWave,
  kFallWave,
  kPawWave,
  kPaw2Wave,
  kGrowlWave,
  kCreakWave,
  kLatchWave,
  kWaveEnd,
};

enum SoundTableId : ObjectId {
  kMannequinSounds = 0x20000001,
  kBeastSounds = 0x20000002,
  kDoorSounds = 0x20000003,
};

}  // namespace acm::sample
