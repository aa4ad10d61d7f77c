// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "base/epsilon.h"
#include "base/math.h"
#include "world/particle_birth.h"
#include "world/particle_fixture.h"

#include <algorithm>

namespace acm {
namespace {

using namespace test;

constexpr Guid kDrawing = 0x50000007;

float r_of(ParticleRolls& rolls) {
  return static_cast<float>(rolls.unit());
}
float s_of(ParticleRolls& rolls) {
  return static_cast<float>(2.0 * rolls.unit() - 1.0);
}

// Everything at random.
ParticleEmitterInfo spread_out(std::uint32_t type) {
  ParticleEmitterInfo info = emitter_a25();
  info.particle_type = ParticleType{type};
  info.offset_dir = {};
  info.c = {1, 2, 3};
  info.min_c = 1.0f;
  info.max_c = 4.0f;
  info.min_b = 0.5f;
  return info;
}

TEST(ParticleBirth, pe_8_draws_in_the_order_of_the_client) {
  const ParticleEmitterInfo info = spread_out(3);
  ParticleRolls rolls(11, kDrawing), twin(11, kDrawing);
  const ParticleBirth birth = draw_particle_birth(info, {}, {}, rolls);
  EXPECT_EQ(birth.lifespan, std::max(0.0, 2.0 + (2.0 * twin.unit() - 1.0) * 0.5));
  EXPECT_EQ(birth.final_translucency, std::clamp(1.0f + s_of(twin) * 0.1f, 0.0f, 1.0f));
  EXPECT_EQ(birth.start_translucency, std::clamp(0.0f + s_of(twin) * 0.1f, 0.0f, 1.0f));
  EXPECT_EQ(birth.final_scale, std::clamp(0.1f + s_of(twin) * 0.05f, 0.1f, 10.0f));
  EXPECT_EQ(birth.start_scale, std::clamp(0.5f + s_of(twin) * 0.05f, 0.1f, 10.0f));
  const float c = 1.0f + r_of(twin) * 3.0f;
  EXPECT_EQ(birth.c, (Vec3{1.0f * c, 2.0f * c, 3.0f * c}));
  EXPECT_EQ(birth.b.z, -2.0f * (0.5f + r_of(twin) * 0.5f));
  EXPECT_EQ(birth.a.z, 1.0f + r_of(twin));
  const float z = s_of(twin), y = s_of(twin), x = s_of(twin);
  const float size = std::sqrt(x * x + y * y + z * z);
  const float far = 0.1f + r_of(twin) * (0.3f - 0.1f);
  expect_near(birth.offset, {x / size * far, y / size * far, z / size * far}, 1e-6f);
  EXPECT_EQ(rolls.count(), 12u);
  EXPECT_EQ(rolls.count(), twin.count());
}

TEST(ParticleBirth, pe_8_only_explode_draws_two_angles_more) {
  for (std::uint32_t type = 0; type <= 13; ++type) {
    ParticleRolls rolls(11, kDrawing);
    (void)draw_particle_birth(spread_out(type), {}, {}, rolls);
    EXPECT_EQ(rolls.count(), type == 6 ? 14u : 12u) << type;
  }
}

TEST(ParticleBirth, pe_8_values_are_held_in_their_ranges) {
  ParticleEmitterInfo info = plain_emitter();
  info.lifespan = 1.0;
  info.lifespan_rand = 100.0;
  info.trans_rand = 100.0f;
  info.scale_rand = 1000.0f;
  ParticleRolls lowest(0, 1, 0.0f), highest(0, 1, 1.0f);
  const ParticleBirth low = draw_particle_birth(info, {}, {}, lowest);
  EXPECT_EQ(low.lifespan, 0.0);
  EXPECT_EQ(low.start_translucency, 0.0f);
  EXPECT_EQ(low.final_scale, 0.1f);
  const ParticleBirth high = draw_particle_birth(info, {}, {}, highest);
  EXPECT_EQ(high.lifespan, 101.0);
  EXPECT_EQ(high.final_translucency, 1.0f);
  EXPECT_EQ(high.start_scale, 10.0f);
}

TEST(ParticleBirth, pe_9_the_offset_lies_across_a_unit_direction) {
  ParticleEmitterInfo info = emitter_a25();
  const float third = 1.0f / std::sqrt(3.0f);
  info.offset_dir = {third, third, third};
  ParticleRolls rolls(3, kDrawing);
  for (int i = 0; i < 100; ++i) {
    const Vec3 offset = draw_particle_birth(info, {}, {}, rolls).offset;
    EXPECT_NEAR(dot(offset, info.offset_dir), 0.0f, 1e-6f);
    EXPECT_GE(length(offset), 0.1f - 1e-6f);
    EXPECT_LE(length(offset), 0.3f + 1e-6f);
  }
}

TEST(ParticleBirth, pe_9_without_a_direction_it_goes_everywhere_and_a_short_one_draws_no_length) {
  ParticleEmitterInfo info = emitter_a25();
  info.offset_dir = {};
  ParticleRolls rolls(3, kDrawing);
  bool up = false, down = false;
  for (int i = 0; i < 100; ++i) {
    const Vec3 offset = draw_particle_birth(info, {}, {}, rolls).offset;
    up = up || offset.z > 0.05f;
    down = down || offset.z < -0.05f;
  }
  EXPECT_TRUE(up && down);
  ParticleRolls middle(0, 1, 0.5f);  // x, y and z are 0
  EXPECT_EQ(draw_particle_birth(info, {}, {}, middle).offset, Vec3{});
}

TEST(ParticleBirth, pe_10_the_hook_offset_is_added_and_turned_with_the_body) {
  ParticleRolls middle(0, 1, 0.5f);
  const Frame start{{5, 6, 7}, quarter_turn()};
  const ParticleBirth birth = draw_particle_birth(plain_emitter(), start, {1, 0, 2}, middle);
  expect_near(birth.offset, {0, 1, 2});
  EXPECT_EQ(birth.start, start);
}

TEST(ParticleBirth, pe_11_explode_goes_in_a_unit_direction_stretched_by_c) {
  ParticleEmitterInfo info = spread_out(6);
  ParticleRolls rolls(5, kDrawing);
  for (int i = 0; i < 100; ++i) EXPECT_NEAR(length(draw_particle_birth(info, {}, {}, rolls).c), 1.0f, 1e-5f);
  info.c = {0, 0, 1};
  EXPECT_EQ(std::fabs(draw_particle_birth(info, {}, {}, rolls).c.z), 1.0f);
  info.c = {};
  EXPECT_EQ(draw_particle_birth(info, {}, {}, rolls).c, Vec3{}) << "shorter than EPS";
}

}  // namespace
}  // namespace acm
