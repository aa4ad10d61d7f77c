// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// The sparks of a spell: the hooks of the gesture begin and stop an emitter at the mannequin's hand, and its
// particles come out as places, sizes and translucencies.
#include <acmotion/acmotion.hpp>
#include <acmotion/sample.hpp>
#include <algorithm>
#include <cstdio>
#include <span>

constexpr acm::Guid kMage = 0x50000001;

// The emitter that the gesture names, as it would be in a .dat file: a particle every tenth of a second, up
// to 20, which rise, fall, shrink and fade in two seconds.
constexpr acm::ObjectId kSparks = 0x32000001;
constexpr std::uint32_t kSparksRecord[44] = {
    0x32000001, 0,          0x00000001, 0x00000003, 0x01000001, 0x01000002, 0x9999999A, 0x3FB99999,
    0x00000014, 0x00000005, 0,          0,          0,          0,          0x40000000, 0,
    0x3FE00000, 0,          0,          0x3F800000, 0x3DCCCCCD, 0x3E99999A, 0,          0,
    0x3F800000, 0x3F800000, 0x40000000, 0,          0,          0xC0000000, 0x3F800000, 0x3F800000,
    0,          0,          0,          0x3F800000, 0x3F800000, 0x3F000000, 0x3DCCCCCD, 0x3D4CCCCD,
    0,          0x3F800000, 0x3DCCCCCD, 0,
};

int main() {
  acm::Assets assets = acm::sample_assets();
  if (!assets.contains(kSparks) && !assets.add(kSparks, std::as_bytes(std::span(kSparksRecord)))) return 1;
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
