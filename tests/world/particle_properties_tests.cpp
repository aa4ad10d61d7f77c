// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Particles of arbitrary emitters.
#include "acmotion/assets.hpp"
#include "acmotion/particles.hpp"
#include "base/finite.h"
#include "world/particle_fixture.h"

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

namespace acm {
namespace {

using namespace test;

constexpr Guid kBodies[] = {0x50000001, 0x50000002, 0x50000003};

float any_size() {
  const int choice = *rc::gen::inRange(-1000, 1000);
  return *rc::gen::element(0.0f, 1.0f, 1e30f, -3e38f, 1e-30f, static_cast<float>(choice) / 100.0f);
}

Vec3 any_vector() {
  const float x = any_size(), y = any_size();
  return {x, y, any_size()};
}

ParticleEmitterInfo any_info(ObjectId id) {
  ParticleEmitterInfo info;
  info.id = id;
  info.mesh = kParticleMesh;
  info.emitter_type = *rc::gen::inRange(0u, 4u);
  info.particle_type = ParticleType{*rc::gen::inRange(0u, 14u)};
  info.birthrate = *rc::gen::element(0.0, 0.1, 0.5, -1.0, 1e300);
  info.max_particles = *rc::gen::inRange(-1, 12);
  info.initial_particles = *rc::gen::inRange(-1, 12);
  info.total_particles = *rc::gen::inRange(-1, 12);
  info.total_seconds = *rc::gen::element(0.0, 0.5, -1.0, 1e300);
  info.lifespan = *rc::gen::element(0.0, 0.3, 5.0, -1.0, 1e300, 1.7e308);
  info.lifespan_rand = *rc::gen::element(0.0, 0.5, 1.7e308);
  info.offset_dir = any_vector();
  info.a = any_vector();
  info.b = any_vector();
  info.c = any_vector();
  for (float* number : {&info.min_offset, &info.max_offset, &info.min_a, &info.max_a, &info.min_b,
                        &info.max_b, &info.min_c, &info.max_c, &info.start_scale, &info.final_scale,
                        &info.scale_rand, &info.start_trans, &info.final_trans, &info.trans_rand})
    *number = any_size();
  info.is_parent_local = *rc::gen::inRange(0u, 2u);
  return info;
}

ParticleFrames frames_at(Guid body, int step) {
  const auto t = static_cast<float>(step);
  const Quat rotation = step % 3 == 0 ? quarter_turn() : Quat{};
  return {{0xA9B40013, {{static_cast<float>(body % 16u) * 10.0f + 0.3f * t, 2.0f * t, 0}, rotation}}, {}};
}

// Steps that end exactly at the multiples of 0.05 s.
double seconds_of(int step) {
  return step == 0 ? 0.0 : step * 0.05 - (step - 1) * 0.05;
}

// The particles of all bodies after some steps, as bits. `order`: in which the bodies are created and
// updated.
std::vector<std::byte> run(const Assets& assets, std::vector<Guid> order, std::uint64_t seed, int steps) {
  ParticleOptions options;
  options.seed = seed;
  options.needs_meshes = false;
  ParticleSystem system(assets, options);
  std::vector<std::byte> bits;
  for (int step = 0; step < steps; ++step) {
    for (const Guid body : order) {
      if (step == 0) (void)system.create(body, frames_at(body, 0), {kEmitterInfo, kWholeBody, {0, 1, 0}, 0});
      (void)system.step(body, frames_at(body, step), seconds_of(step));
    }
    for (const Guid body : kBodies)
      for (const ParticleEmitterState& state : system.emitters_of(body)) {
        const auto bytes = std::as_bytes(state.particles);
        bits.insert(bits.end(), bytes.begin(), bytes.end());
      }
  }
  return bits;
}

RC_GTEST_PROP(ParticleProperties, numbers_are_finite_and_within_their_limits, ()) {
  Assets assets;
  const ParticleEmitterInfo info = any_info(kEmitterInfo);
  RC_ASSERT(assets.add(kEmitterInfo, write_particle_emitter_info(info)).ok());
  ParticleOptions options;
  options.seed = *rc::gen::arbitrary<std::uint64_t>();
  options.needs_meshes = false;
  ParticleSystem system(assets, options);
  (void)system.create(kBodies[0], frames_at(kBodies[0], 0), {kEmitterInfo});
  for (int step = 1; step < 30; ++step) {
    RC_ASSERT(system.step(kBodies[0], frames_at(kBodies[0], step), seconds_of(step)).ok());
    for (const ParticleEmitterState& state : system.emitters_of(kBodies[0])) {
      RC_ASSERT(static_cast<std::int32_t>(state.live) <= info.max_particles);
      RC_ASSERT(state.particles.size() == state.live);
      RC_ASSERT(is_finite(state.origin) && is_finite(state.sorting_radius));
      for (const Particle& particle : state.particles) {
        RC_ASSERT(is_finite(particle.position) && is_finite(particle.rotation));
        RC_ASSERT(particle.scale >= 0.1f && particle.scale <= 10.0f);
        RC_ASSERT(particle.translucency >= 0.0f && particle.translucency <= 1.0f);
      }
    }
  }
}

RC_GTEST_PROP(ParticleProperties, the_same_seed_gives_the_same_bits_in_any_order_of_bodies, ()) {
  Assets assets;
  RC_ASSERT(assets.add(kEmitterInfo, write_particle_emitter_info(any_info(kEmitterInfo))).ok());
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const std::vector<std::byte> first = run(assets, {kBodies[0], kBodies[1], kBodies[2]}, seed, 12);
  RC_ASSERT(first == run(assets, {kBodies[0], kBodies[1], kBodies[2]}, seed, 12));
  RC_ASSERT(first == run(assets, {kBodies[2], kBodies[0], kBodies[1]}, seed, 12));
}

TEST(ParticleProperties, another_seed_gives_other_particles) {
  Assets assets;
  ASSERT_TRUE(assets.add(kEmitterInfo, write_particle_emitter_info(emitter_a25())).ok());
  const std::vector<Guid> order(std::begin(kBodies), std::end(kBodies));
  EXPECT_NE(run(assets, order, 1, 5), run(assets, order, 2, 5));
}

TEST(ParticleProperties, two_bodies_draw_different_numbers) {
  Assets assets;
  ASSERT_TRUE(assets.add(kEmitterInfo, write_particle_emitter_info(emitter_a25())).ok());
  ParticleOptions options;
  options.needs_meshes = false;
  ParticleSystem system(assets, options);
  const ParticleFrames here = frames_at(kBodies[0], 0);
  ASSERT_TRUE(system.create(kBodies[0], here, {kEmitterInfo}).ok());
  ASSERT_TRUE(system.create(kBodies[1], here, {kEmitterInfo}).ok());
  EXPECT_FALSE(std::ranges::equal(system.emitters_of(kBodies[0])[0].particles,
                                  system.emitters_of(kBodies[1])[0].particles));
}

// The bits of one run, so that a change of any draw or rounding shows, on every platform.
TEST(ParticleProperties, a_run_keeps_its_bits) {
  Assets assets;
  ASSERT_TRUE(assets.add(kEmitterInfo, write_particle_emitter_info(emitter_a25())).ok());
  std::uint64_t hash = 0xCBF29CE484222325u;
  for (const std::byte byte : run(assets, {kBodies[0]}, 20260, 40))
    hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001B3u;
  EXPECT_EQ(hash, 11540802525042741944u);
}

}  // namespace
}  // namespace acm
