// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The sparks of a spell: the hooks of the gesture begin and stop an emitter at the mannequin's hand, and its
// particles come out as places, sizes and translucencies.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <algorithm>
#include <cstdio>

constexpr acm::Guid kMage = 0x50000001;

int main() {
  acm::Assets assets = acm::sample_assets();
  acm::World world(assets);
  acm::ObjectParameters p;
  p.setup = acm::kSampleMannequin;
  p.position = {0xA9B40013, {{50.0f, 50.0f, 0.0f}, {}}};
  if (!world.create_object(kMage, p)) return 1;
  acm::ParticleOptions options;
  options.seed = 7;              // the same seed, the same sparks
  options.needs_meshes = false;  // this host has meshes of its own
  acm::ParticleSystem particles(assets, options);

  world.do_motion(kMage, acm::command::kMagic);
  std::size_t most = 0, drawn = 0;
  for (int tick = 0; tick < 150; ++tick) {
    if (tick == 30) world.do_motion(kMage, acm::command::kMagicPowerUp01);
    world.tick(1.0 / 30.0);
    const acm::ParticleReport report = particles.update(world, world.events());
    if (report.refused != 0) std::printf("an emitter was refused: %s\n", report.first_refusal.what);
    world.clear_events();
    for (const acm::ParticleEmitterState& emitter : particles.emitters_of(kMage)) {
      if (tick % 10 == 0)
        std::printf("%5.2f s  emitter %u: %u of %u live, %s, mesh 0x%08X\n", world.clock(),
                    emitter.emitter_id, emitter.live, emitter.max_particles,
                    acm::particle_type_name(emitter.particle_type), emitter.mesh);
      for (const acm::Particle& spark : emitter.particles)
        if (spark.translucency < 1.0f) ++drawn;  // its mesh at spark.position, as large as spark.scale says
    }
    most = std::max(most, particles.live_particles());
  }
  std::printf("at most %zu live, drawn %zu times\n", most, drawn);
  return most > 0 && drawn > 0 && particles.live_particles() == 0 ? 0 : 1;
}
