// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/particles.hpp"
#include "world/particle_birth.h"

namespace acm {

/// Whether particles of the type move at all; the others stay where their slot last was (PE-11).
bool particle_moves(ParticleType type);

/// Where a particle is `t` seconds after its birth. `parent`: the origin that it belongs to, of its start or
/// of the current frame of body or part (appearance PE-10, PE-11).
Vec3 particle_position(ParticleType type, const ParticleBirth& birth, Vec3 parent, float t);

/// How it is turned then; `parent` likewise (appearance PE-12).
Quat particle_rotation(ParticleType type, const ParticleBirth& birth, Quat parent, float t);

}  // namespace acm
