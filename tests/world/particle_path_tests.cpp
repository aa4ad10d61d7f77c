// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "world/particle_fixture.h"
#include "world/particle_path.h"

#include <string_view>

namespace acm {
namespace {

using namespace test;

// The particle of the golden scenarios G7 and G8, two seconds old. `c`: what the type makes of C.
ParticleBirth golden_birth(const Frame& start, Vec3 c = {2, 4, 6}) {
  ParticleBirth birth;
  birth.start = start;
  birth.offset = rotate_to_global(start.rotation, {1, 0, 0.5f});
  birth.a = {1, 2, 3};
  birth.b = {0.5f, -1, 2};
  birth.c = c;
  return birth;
}

Vec3 golden_position(std::uint32_t type, Vec3 c = {2, 4, 6}) {
  const Frame start{{10, 20, 30}, {}};
  return particle_position(ParticleType{type}, golden_birth(start, c), start.origin, 2.0f);
}

// The same through the draws: with 0.5 each, and ranges of no width, they leave the numbers as they are.
Vec3 drawn_position(std::uint32_t type, const Frame& start) {
  ParticleEmitterInfo info = plain_emitter();
  info.particle_type = ParticleType{type};
  info.a = {1, 2, 3};
  info.b = {0.5f, -1, 2};
  info.c = {2, 4, 6};
  info.min_a = info.max_a = info.min_b = info.max_b = info.min_c = info.max_c = 1.0f;
  ParticleRolls rolls(0, 1, 0.5f);
  const ParticleBirth birth = draw_particle_birth(info, start, {1, 0, 0.5f}, rolls);
  return particle_position(ParticleType{type}, birth, start.origin, 2.0f);
}

TEST(ParticlePath, g7_positions_of_every_type_after_two_seconds) {
  expect_near(golden_position(1), {11, 20, 30.5f});
  expect_near(golden_position(2), {13, 24, 36.5f});
  expect_near(golden_position(12), {13, 24, 36.5f});
  for (const std::uint32_t type : {3u, 8u, 10u, 4u, 9u, 11u})
    expect_near(golden_position(type), {14, 22, 40.5f});
  expect_near(golden_position(5), {14.080605f, 20.362810f, 32.578138f});
  expect_near(golden_position(6, {1, 0, 0}), {15, 16, 44.5f});
  expect_near(golden_position(7, {2, 0, 3}), {13.167706f, 16, 39.751559f});
}

TEST(ParticlePath, g7_the_draws_lead_to_the_same_positions) {
  const Frame start{{10, 20, 30}, {}};
  for (const std::uint32_t type : {3u, 8u, 10u, 4u, 9u, 11u})
    expect_near(drawn_position(type, start), {14, 22, 40.5f});
  expect_near(drawn_position(1, start), {11, 20, 30.5f});
  expect_near(drawn_position(2, start), {13, 24, 36.5f});
  expect_near(drawn_position(5, start), {14.080605f, 20.362810f, 32.578138f});
  expect_near(drawn_position(6, start), {15, 16, 44.5f});
  expect_near(drawn_position(7, start), {13.167706f, 16, 39.751559f});
}

TEST(ParticlePath, g8_a_turned_body_turns_the_offset_and_local_vectors_alone) {
  const Frame start{{10, 20, 30}, quarter_turn()};
  expect_near(drawn_position(2, start), {6, 23, 36.5f});
  expect_near(drawn_position(12, start), {12, 25, 36.5f});
}

TEST(ParticlePath, pe_11_which_vectors_are_local_by_type) {
  const Frame start{{}, quarter_turn()};
  const Vec3 offset{0, 1, 0.5f};
  const Vec3 local_a{-4, 2, 6}, world_a{2, 4, 6};  // A times 2 seconds
  const Vec3 local_b{2, 1, 4}, world_b{1, -2, 4};  // B times 2 seconds squared, halved
  for (const std::uint32_t type : {3u, 4u})
    expect_near(drawn_position(type, start), offset + local_a + world_b);
  for (const std::uint32_t type : {8u, 9u})
    expect_near(drawn_position(type, start), offset + local_a + local_b);
  for (const std::uint32_t type : {10u, 11u})
    expect_near(drawn_position(type, start), offset + world_a + world_b);
  const Vec3 swarm{2 * std::cos(1.0f), 4 * std::sin(-2.0f), 6 * std::cos(4.0f)};
  expect_near(drawn_position(5, start), offset + local_a + swarm);
}

TEST(ParticlePath, pe_11_implode_begins_at_twice_its_offset_and_explode_where_it_is_born) {
  const Frame start{{10, 20, 30}, {}};
  expect_near(particle_position(ParticleType{7u}, golden_birth(start, {2, 0, 3}), start.origin, 0.0f),
              {14, 20, 36});
  expect_near(particle_position(ParticleType{6u}, golden_birth(start, {1, 0, 0}), start.origin, 0.0f),
              {11, 20, 30.5f});
}

TEST(ParticlePath, pe_11_types_without_a_name_do_not_move) {
  EXPECT_FALSE(particle_moves(ParticleType{0u}));
  EXPECT_FALSE(particle_moves(ParticleType{13u}));
  for (std::uint32_t type = 1; type <= 12; ++type) EXPECT_TRUE(particle_moves(ParticleType{type}));
  EXPECT_STREQ(particle_type_name(0), "unmoved");
  EXPECT_STREQ(particle_type_name(0xFFFFFFFF), "unmoved");
  EXPECT_STREQ(particle_type_name(5), "Swarm");
  EXPECT_STREQ(particle_type_name(12), "GlobalVelocity");
  EXPECT_TRUE(std::string_view(particle_type_formula(6)).starts_with("P + o"));
}

TEST(ParticlePath, pe_12_three_types_turn_by_c_and_the_others_keep_the_axes_of_the_world) {
  const Frame start{{}, quarter_turn()};
  const auto quarter = static_cast<float>(std::numbers::pi / 2);
  const ParticleBirth birth = golden_birth(start, {quarter / 2, 0, 0});
  for (std::uint32_t type = 1; type <= 12; ++type) {
    const Quat turned = particle_rotation(ParticleType{type}, birth, start.rotation, 2.0f);
    if (type != 4 && type != 9 && type != 11) {
      EXPECT_EQ(turned, Quat{}) << type;
      continue;
    }
    // A quarter about the frame's own x axis, which is the world's y.
    expect_near(rotate_to_global(turned, {1, 0, 0}), {0, 1, 0});
    expect_near(rotate_to_global(turned, {0, 1, 0}), {0, 0, 1});
  }
  EXPECT_EQ(particle_rotation(ParticleType{4u}, birth, start.rotation, 0.0f), start.rotation);
}

}  // namespace
}  // namespace acm
