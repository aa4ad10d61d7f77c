// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/particles.hpp"
#include "world/particle_birth.h"

#include <cstdint>

namespace acm {

/// The most live particles of one emitter (appearance PE-14, our choice).
inline constexpr std::int32_t kMaxParticlesOfEmitter = 4096;

/// Room for one particle. What lived there leaves its place behind, for types that are not moved.
struct ParticleSlot {
  bool live = false;
  double born = 0.0;
  double lifetime = 0.0;  ///< seconds
  ParticleBirth birth;
  Particle shown;
};

/// Makes particles at a body or part.
struct ParticleEmitter {
  std::uint32_t id = 0;
  std::uint32_t part = kWholeBody;
  const ParticleEmitterInfo* info = nullptr;  ///< never null in use; of the assets
  Vec3 hook_offset;
  Frame base;   ///< of body or part at the last update
  Vec3 origin;  ///< its own then
  double created = 0.0;
  double last_emit = 0.0;
  double last_update = 0.0;
  Vec3 last_point;  ///< where the last one was born
  std::uint32_t live = 0;
  std::uint32_t emitted = 0;
  bool stopped = false;
  Vector<ParticleSlot> slots;  ///< max_particles
  /// The first `live` are drawn, in the order of their slots. As long as the slots, so that copies have the
  /// same room.
  Vector<Particle> drawn;
};

/// A step of an emitter: where it is, when, and whether it is seen.
struct ParticleStep {
  Frame base;  ///< of body or part; its rotation has unit length
  double now = 0.0;
  bool visible = true;
};

/// Fails, with the reason, when no emitter can be made of the info (appearance PE-14).
Status check_particle_emitter_info(const ParticleEmitterInfo& info);

/// Begins with the first particles (appearance PE-1). Allocates all that the emitter will need. The info has
/// passed the check.
ParticleEmitter make_particle_emitter(const ParticleEmitterInfo& info, std::uint32_t id, std::uint32_t part,
                                      Vec3 hook_offset, const ParticleStep& step, ParticleRolls& rolls);

/// One update (appearance PE-3).
void update_particle_emitter(ParticleEmitter& emitter, const ParticleStep& step, ParticleRolls& rolls);
/// Whether it has stopped and its last particle is gone; it is then removed after the update.
bool has_finished(const ParticleEmitter& emitter);

/// Moves the particles into the axes of the landblock that the body has entered.
void shift_particles(ParticleEmitter& emitter, Vec3 by);

/// How far particles get, for sorting (appearance PE-15).
float particle_sorting_radius(const ParticleEmitterInfo& info);

}  // namespace acm
