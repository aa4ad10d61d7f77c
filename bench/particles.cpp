// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Emitters that run: nanoseconds for one update of one live particle, by type.
#include "acmotion/particles.hpp"

#include "acmotion/assets.hpp"
#include "assets/particle_emitter_info.h"

#include <fmt/format.h>

#include <vector>

#include "bench/harness.h"

namespace {

using namespace acm;

constexpr ObjectId kInfo = 0x32000001;
constexpr Guid kFirstBody = 0x50000001;
constexpr double kStep = 1.0 / 30.0;
constexpr std::int32_t kLive = 100;

// A hundred particles that never end, so that every update has the same work.
ParticleEmitterInfo endless_info(ParticleType type) {
  ParticleEmitterInfo info;
  info.id = kInfo;
  info.mesh = 0x01000001;
  info.particle_type = type;
  info.birthrate = 0.01;
  info.max_particles = info.initial_particles = kLive;
  info.lifespan = 1e9;
  info.min_offset = 0.1f;
  info.max_offset = 0.5f;
  info.a = {0.1f, 0.2f, 1.0f};
  info.b = {0.3f, 0.1f, -0.01f};
  info.c = {0.5f, 0.5f, 0.5f};
  info.min_a = info.min_b = info.min_c = 0.5f;
  info.max_a = info.max_b = info.max_c = 1.0f;
  info.start_scale = 1.0f;
  info.final_scale = 0.1f;
  info.final_trans = 1.0f;
  return info;
}

// Short lives: births and deaths all the time, one in each update.
ParticleEmitterInfo brief_info() {
  ParticleEmitterInfo info = endless_info(ParticleType::ParabolicLVGA);
  info.lifespan = kStep * kLive / 2;
  info.lifespan_rand = info.lifespan / 2;
  info.initial_particles = kLive / 2;
  return info;
}

void measure(bench::Harness& harness, const char* name, const ParticleEmitterInfo& info, std::size_t bodies) {
  Assets assets;
  if (!assets.add(kInfo, write_particle_emitter_info(info))) return;
  ParticleOptions options;
  options.needs_meshes = false;
  ParticleSystem particles(assets, options);
  const ParticleFrames frames{{0xA9B40013, {{10, 20, 30}, {}}}, {}};
  for (std::size_t i = 0; i < bodies; ++i)
    if (!particles.create(kFirstBody + static_cast<Guid>(i), frames, {kInfo})) return;
  const auto update = [&] {
    for (std::size_t i = 0; i < bodies; ++i)
      bench::keep(particles.step(kFirstBody + static_cast<Guid>(i), frames, kStep).ok());
  };
  for (int i = 0; i < 100; ++i) update();
  const auto live = static_cast<double>(particles.live_particles());
  harness.run(
      {.name = fmt::format("{}, {} live", name, static_cast<int>(live)), .items = live, .allocates = false},
      update);
}

}  // namespace

int main(int argc, char** argv) {
  bench::Harness harness("particles", argc, argv);
  const std::size_t many = harness.quick() ? 10 : 1'000;
  harness.section("one body");
  for (const ParticleType type :
       {ParticleType::Still, ParticleType::ParabolicLVGA, ParticleType::ParabolicLVGAGR, ParticleType::Swarm,
        ParticleType::Explode, ParticleType::Implode})
    measure(harness, particle_type_name(type), endless_info(type), 1);
  measure(harness, "births and deaths", brief_info(), 1);
  harness.section(fmt::format("{} bodies", many));
  measure(harness, particle_type_name(ParticleType::ParabolicLVGA), endless_info(ParticleType::ParabolicLVGA),
          many);
  measure(harness, "births and deaths", brief_info(), many);
  return harness.finish();
}
