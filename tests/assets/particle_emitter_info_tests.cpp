// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/particle_emitter_info.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kA25 =
    "01000032 00000000 01000000 03000000 01000001 02000001 9a999999 9999b93f 14000000 05000000 00000000 "
    "00000000 00000000 00000000 00000040 00000000 0000e03f 00000000 00000000 0000803f cdcccc3d 9a99993e "
    "00000000 00000000 0000803f 0000803f 00000040 00000000 00000000 000000c0 0000803f 0000803f 00000000 "
    "00000000 00000000 0000803f 0000803f 0000003f cdcccc3d cdcc4c3d 00000000 0000803f cdcccc3d 00000000";

TEST(ParticleEmitterInfo, appearance_a25_bytes) {
  const auto bytes = from_hex(kA25);
  ASSERT_EQ(bytes.size(), 176u);
  // Cut to 175 is one of the lengths that are refused.
  test::expect_sound_record(read_particle_emitter_info, write_particle_emitter_info, bytes);
}

TEST(ParticleEmitterInfo, appearance_a25_emission) {
  const auto info = read_particle_emitter_info(from_hex(kA25));
  ASSERT_TRUE(info.ok());
  EXPECT_EQ(info->id, 0x32000001u);
  EXPECT_EQ(info->emitter_type, ParticleEmitterInfo::kPerSecond);
  EXPECT_EQ(info->particle_type, ParticleType::ParabolicLVGA);
  EXPECT_EQ(info->software_mesh, 0x01000001u);
  EXPECT_EQ(info->mesh, 0x01000002u);
  EXPECT_EQ(info->birthrate, 0.1);
  EXPECT_EQ(info->max_particles, 20);
  EXPECT_EQ(info->initial_particles, 5);
  EXPECT_EQ(info->total_particles, 0);
  EXPECT_EQ(info->total_seconds, 0.0);
  EXPECT_EQ(info->lifespan, 2.0);
  EXPECT_EQ(info->lifespan_rand, 0.5);
  EXPECT_EQ(info->offset_dir, (Vec3{0.0f, 0.0f, 1.0f}));
  EXPECT_EQ(info->min_offset, 0.1f);
  EXPECT_EQ(info->max_offset, 0.3f);
}

TEST(ParticleEmitterInfo, appearance_a25_particle) {
  const auto info = read_particle_emitter_info(from_hex(kA25));
  ASSERT_TRUE(info.ok());
  EXPECT_EQ(info->a, (Vec3{0.0f, 0.0f, 1.0f}));
  EXPECT_EQ(info->min_a, 1.0f);
  EXPECT_EQ(info->max_a, 2.0f);
  EXPECT_EQ(info->b, (Vec3{0.0f, 0.0f, -2.0f}));
  EXPECT_EQ(info->min_b, 1.0f);
  EXPECT_EQ(info->max_b, 1.0f);
  EXPECT_EQ(info->c, Vec3{});
  EXPECT_EQ(info->start_scale, 0.5f);
  EXPECT_EQ(info->final_scale, 0.1f);
  EXPECT_EQ(info->scale_rand, 0.05f);
  EXPECT_EQ(info->start_trans, 0.0f);
  EXPECT_EQ(info->final_trans, 1.0f);
  EXPECT_EQ(info->trans_rand, 0.1f);
  EXPECT_EQ(info->is_parent_local, 0u);
  EXPECT_EQ(info->oddities.kinds, 0);
}

TEST(ParticleEmitterInfo, appearance_8_1_the_dropped_word_and_unknown_bits_are_kept_and_noted) {
  auto bytes = from_hex(kA25);
  bytes[4] = std::byte{7};
  test::expect_identity(read_particle_emitter_info, write_particle_emitter_info, bytes);
  EXPECT_TRUE(read_particle_emitter_info(bytes)->oddities.has(Oddity::NonZeroPadding));
  bytes = from_hex(kA25);
  bytes[8] = std::byte{4};
  test::expect_identity(read_particle_emitter_info, write_particle_emitter_info, bytes);
  EXPECT_TRUE(read_particle_emitter_info(bytes)->oddities.has(Oddity::UnknownFlags));
}

TEST(ParticleEmitterInfo, pe_11_types_have_names) {
  EXPECT_STREQ(particle_type_name(ParticleType::Still), "Still");
  EXPECT_STREQ(particle_type_name(ParticleType::Implode), "Implode");
  EXPECT_STREQ(particle_type_name(ParticleType::GlobalVelocity), "GlobalVelocity");
  EXPECT_EQ(particle_type_name(ParticleType::Unknown), nullptr);
  EXPECT_EQ(particle_type_name(static_cast<ParticleType>(13)), nullptr);
  EXPECT_EQ(particle_type_name(static_cast<ParticleType>(0xFFFFFFFF)), nullptr);
}

RC_GTEST_PROP(ParticleEmitterInfo, any_numbers_round_trip, ()) {
  Vector<std::byte> bytes = from_hex("01000032");
  while (bytes.size() < 176) bytes.push_back(static_cast<std::byte>(test::arbitrary_u32()));
  const auto info = read_particle_emitter_info(bytes);
  RC_ASSERT(info.ok());
  RC_ASSERT(write_particle_emitter_info(*info) == bytes);
}

}  // namespace
}  // namespace acm
