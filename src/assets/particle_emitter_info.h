// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// How a particle moves (PE-11). LV, LA, LR and GV, GA, GR say of velocity, acceleration and rotation whether
/// they turn with the body at birth or not.
enum class ParticleType : std::uint32_t {
  Unknown = 0,
  Still = 1,
  LocalVelocity = 2,
  ParabolicLVGA = 3,
  ParabolicLVGAGR = 4,
  Swarm = 5,
  Explode = 6,
  Implode = 7,
  ParabolicLVLA = 8,
  ParabolicLVLALR = 9,
  ParabolicGVGA = 10,
  ParabolicGVGAGR = 11,
  GlobalVelocity = 12,
};

/// The client's name, such as "Swarm"; null for Unknown and for numbers without a name.
const char* particle_type_name(ParticleType type);

/// Where, when and how particles are made (appearance 8.1). The reader accepts any numbers; the emitter
/// refuses those that it cannot run with (PE-14).
struct ParticleEmitterInfo {
  enum EmitterType : std::uint32_t {
    kPerSecond = 1,  ///< wins when both bits are set
    kPerMetre = 2,
  };

  ObjectId id = 0;
  std::uint32_t unused = 0;  ///< 0; the client drops it
  std::uint32_t emitter_type = kPerSecond;
  ParticleType particle_type = ParticleType::Still;
  ObjectId software_mesh = 0;          ///< not used
  ObjectId mesh = 0;                   ///< the GfxObj that is drawn
  double birthrate = 0.0;              ///< seconds or metres between births
  std::int32_t max_particles = 0;      ///< alive at once
  std::int32_t initial_particles = 0;  ///< born with the emitter
  std::int32_t total_particles = 0;    ///< 0: no limit
  double total_seconds = 0.0;          ///< 0: no limit
  double lifespan = 0.0;               ///< of a particle, seconds
  double lifespan_rand = 0.0;          ///< plus or minus
  Vec3 offset_dir;                     ///< births lie across it
  float min_offset = 0.0f;
  float max_offset = 0.0f;
  Vec3 a;  ///< velocity in most types; each is multiplied by a number from min to max
  float min_a = 0.0f;
  float max_a = 0.0f;
  Vec3 b;  ///< acceleration in most types
  float min_b = 0.0f;
  float max_b = 0.0f;
  Vec3 c;  ///< rotation in most types
  float min_c = 0.0f;
  float max_c = 0.0f;
  float start_scale = 1.0f;
  float final_scale = 1.0f;
  float scale_rand = 0.0f;
  float start_trans = 0.0f;  ///< translucency: 0 opaque, 1 not seen
  float final_trans = 0.0f;
  float trans_rand = 0.0f;
  std::uint32_t is_parent_local = 0;  ///< not 0: particles move along with the body
  Oddities oddities;
};

Result<ParticleEmitterInfo> read_particle_emitter_info(Bytes bytes);
Vector<std::byte> write_particle_emitter_info(const ParticleEmitterInfo& info);

}  // namespace acm
