// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/particles.hpp"
#include "assets/particle_emitter_info.h"

#include <cstdint>
#include <string>
#include <vector>

namespace acm {

/// How an emitter is tried out: at a body that rests at the origin of the world.
struct ParticleTrial {
  double seconds = 3.0;  ///< at most 600
  double step = 1.0 / 30.0;
  std::uint64_t seed = 0;
};

/// What became of an emitter, particle by particle.
struct ParticlePaths {
  /// A particle at a moment.
  struct Point {
    double time = 0.0;  ///< since the emitter was made
    Particle particle;
  };
  /// One particle; the last point is where it was last seen.
  struct Path {
    std::uint32_t slot = 0;
    double lifespan = 0.0;  ///< seconds
    bool is_live = false;   ///< at the end of the trial
    std::vector<Point> points;
  };
  /// The emitter after an update.
  struct Tally {
    double time = 0.0;
    std::uint32_t live = 0;
    std::uint32_t emitted = 0;
  };

  ParticleEmitterInfo info;
  ParticleTrial trial;
  std::vector<Path> paths;  ///< in the order of births
  std::vector<Tally> tallies;
  bool stopped = false;
};

/// Runs an emitter. Fails when it cannot run (PE-14).
Result<ParticlePaths> try_particle_emitter(const ParticleEmitterInfo& info, const ParticleTrial& trial);

/// The paths from the side and from above, what lives at the end, and how many live over time.
std::string particle_paths_svg(const ParticlePaths& paths);
/// Everything, exact.
std::string particle_paths_json(const ParticlePaths& paths);

}  // namespace acm
