// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/particles.hpp"
#include "world/particle_emitter.h"

#include <cstdint>

namespace acm {

/// The emitters of one body, by id, and its random stream (effects HK-18).
struct ParticleBody {
  ParticleBody(Guid its_guid, const ParticleOptions& options)
      : guid(its_guid), rolls(options.seed, its_guid, options.fixed_roll) {}

  Guid guid;
  ParticleRolls rolls;
  CellId cell = 0;
  double now = 0.0;  ///< seconds: the clock of the world that it follows, or the sum of its steps
  bool has_clock = false;
  bool visible = true;
  std::uint16_t next_id = 0;  ///< added to 0xFFFF0000
  Vector<ParticleEmitter> emitters;
  Vector<ParticleEmitterState> states;  ///< of these, for hosts
  /// While events are executed: the hooks from this one on run after the update.
  std::size_t late_from = 0;
};

/// Whether frames can be used.
Status check_particle_frames(const ParticleFrames& frames);

/// As ParticleSystem::create; the info is there and has passed its check.
Result<std::uint32_t> create_emitter(ParticleBody& body, const ParticleEmitterInfo& info,
                                     const ParticleRequest& request, const ParticleFrames& frames,
                                     const ParticleOptions& options);
bool destroy_emitter(ParticleBody& body, std::uint32_t id);
bool stop_emitter(ParticleBody& body, std::uint32_t id);
/// Null: none of that id.
ParticleEmitter* find_emitter(ParticleBody& body, std::uint32_t id);
void update_emitters(ParticleBody& body, const ParticleFrames& frames, double now);
/// Lets time pass for a body without a position in the world: it is not visible and stays where it was.
void update_emitters_unseen(ParticleBody& body, double now);
/// Writes what hosts see. Allocates nothing unless an emitter was made since.
void refresh_states(ParticleBody& body);

}  // namespace acm
