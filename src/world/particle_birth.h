// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/particle_emitter_info.h"
#include "base/frame.h"
#include "world/particle_rolls.h"

namespace acm {

/// What a particle keeps of its birth.
struct ParticleBirth {
  double lifespan = 0.0;  ///< seconds
  float start_scale = 1.0f;
  float final_scale = 1.0f;
  float start_translucency = 0.0f;
  float final_translucency = 0.0f;
  Vec3 a, b;    ///< turned by the start where the type is local
  Vec3 c;       ///< likewise; of Explode the direction, of Implode the offset times C
  Vec3 offset;  ///< from the origin that it belongs to, in world axes
  Frame start;  ///< of body or part when it was born
};

/// The draws of a birth, in the client's order. `start`: body or part; `hook_offset`: the emitter's, in axes
/// of that (appearance PE-8 to PE-11).
ParticleBirth draw_particle_birth(const ParticleEmitterInfo& info, const Frame& start, Vec3 hook_offset,
                                  ParticleRolls& rolls);

}  // namespace acm
