// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/image/material.h"

#include <gtest/gtest.h>

#include <limits>
#include <ostream>
#include <tuple>

#include "support/hex.h"

namespace acm::test {
namespace {

constexpr ObjectId kMaterialTexture = 0x05001A9A;
constexpr auto kOne = BlendFactor::One, kZero = BlendFactor::Zero, kAlpha = BlendFactor::SourceAlpha,
               kInverse = BlendFactor::OneMinusSourceAlpha;

Surface surface_of(std::uint32_t type, float translucency = 0.0f) {
  Surface surface;
  surface.type = type;
  surface.texture = kMaterialTexture;
  surface.color = 0x40112233;
  surface.translucency = translucency;
  surface.diffuse = 1.0f;
  return surface;
}

Material drawn(std::uint32_t type, TextureKind kind = TextureKind::Direct, float translucency = 0.0f,
               const PartDrawing& part = {}) {
  return material_of(surface_of(type, translucency), kMaterialTexture, kind, part);
}

/// Blend, factors, alpha test and depth in one value.
using DrawState = std::tuple<bool, BlendFactor, BlendFactor, int, bool>;
DrawState state_of(const Material& m) {
  return {m.blend, m.source, m.destination, m.alpha_test, m.depth_write};
}

const DrawState kOpaque{false, kOne, kZero, 0, true};
const DrawState kFaded{true, kAlpha, kInverse, 0, false};

TEST(Material, sf_4_step_1_blending_by_the_bits_of_the_type) {
  EXPECT_EQ(state_of(drawn(0x2)), kOpaque);
  EXPECT_EQ(state_of(drawn(0x102)), DrawState(true, kAlpha, kInverse, 0, false));
  EXPECT_EQ(state_of(drawn(0x10102)), DrawState(true, kAlpha, kOne, 0, false));
  EXPECT_EQ(state_of(drawn(0x202)), DrawState(true, kInverse, kAlpha, 0, false));
  EXPECT_EQ(state_of(drawn(0x10202)), DrawState(true, kInverse, kOne, 0, false));
  EXPECT_EQ(state_of(drawn(0x10002)), DrawState(true, kOne, kOne, 0, false));
  EXPECT_EQ(state_of(drawn(0x302)), state_of(drawn(0x102))) << "alpha goes before inverse alpha";
}

TEST(Material, g13_sf_4_step_2_clip_maps_are_tested_and_write_depth) {
  EXPECT_EQ(state_of(drawn(0x6, TextureKind::Indexed)), DrawState(true, kOne, kInverse, 100, true));
  EXPECT_EQ(state_of(drawn(0x6)), DrawState(true, kOne, kInverse, 200, true));
  EXPECT_EQ(state_of(drawn(0x104, TextureKind::Indexed)), DrawState(true, kAlpha, kInverse, 100, true))
      << "keeps the factors of step 1";
  EXPECT_EQ(state_of(drawn(0x10004)), DrawState(true, kOne, kOne, 200, true));
}

TEST(Material, g13_sf_4_step_3_translucency_replaces_the_test) {
  const Material material = drawn(0x6, TextureKind::Indexed, 0.25f);
  EXPECT_EQ(state_of(material), kFaded);
  EXPECT_FLOAT_EQ(material.alpha, 0.75f);
  EXPECT_EQ(state_of(drawn(0x12)), kFaded) << "the bit alone";
  EXPECT_FLOAT_EQ(drawn(0x12).alpha, 1.0f);
  EXPECT_EQ(state_of(drawn(0x102, TextureKind::Direct, 0.5f)), state_of(drawn(0x102))) << "blends already";
  EXPECT_FLOAT_EQ(drawn(0x102, TextureKind::Direct, 0.5f).alpha, 0.5f);
}

TEST(Material, sf_4_step_4_a_translucent_part_blends) {
  const PartDrawing half{.translucency = 0.5f};
  EXPECT_EQ(state_of(drawn(0x2, TextureKind::Direct, 0.0f, half)), kFaded);
  EXPECT_FLOAT_EQ(drawn(0x2, TextureKind::Direct, 0.0f, half).alpha, 0.5f);
  EXPECT_EQ(state_of(drawn(0x6, TextureKind::Indexed, 0.0f, half)), kFaded);
  EXPECT_FLOAT_EQ(drawn(0x2, TextureKind::Direct, 0.5f, half).alpha, 0.25f);
  EXPECT_EQ(state_of(drawn(0x202, TextureKind::Direct, 0.0f, half)), state_of(drawn(0x202)));
}

TEST(Material, sf_4_a_purely_additive_surface_ignores_translucency) {
  EXPECT_EQ(state_of(drawn(0x10002, TextureKind::Direct, 0.5f, {.translucency = 0.5f})),
            DrawState(true, kOne, kOne, 0, false));
}

TEST(Material, sf_4_fog_does_not_tint_what_is_additive) {
  EXPECT_TRUE(drawn(0x2).fog);
  EXPECT_TRUE(drawn(0x102).fog);
  EXPECT_FALSE(drawn(0x10002).fog);
  EXPECT_FALSE(drawn(0x10102).fog);
}

TEST(Material, sf_1_a27_a_translucency_makes_the_surface_translucent) {
  const Result<Surface> surface =
      read_surface(from_hex("02000000 9a1a0005 00000000 0000803e 00000000 0000803f"), 0x08000001);
  ASSERT_TRUE(surface.ok());
  const Material material = material_of(*surface, surface->texture, TextureKind::Direct);
  EXPECT_EQ(state_of(material), kFaded);
  EXPECT_EQ(material.texture, kMaterialTexture);
  EXPECT_FLOAT_EQ(material.alpha, 0.75f);
  EXPECT_EQ(material.pass, DrawPass::Blended);
  EXPECT_EQ(state_of(drawn(0x2, TextureKind::Direct, 0.0002f)), kOpaque) << "not above the epsilon";
  EXPECT_EQ(state_of(drawn(0x2, TextureKind::Direct, 0.0003f)), kFaded);
}

TEST(Material, a28_a_solid_additive_surface_that_glows) {
  const Result<Surface> surface =
      read_surface(from_hex("01000100 00ff00ff 00000000 0000003f 0000803f"), 0x08000002);
  ASSERT_TRUE(surface.ok());
  const Material material = material_of(*surface, 0, TextureKind::None);
  EXPECT_EQ(state_of(material), DrawState(true, kOne, kOne, 0, false));
  EXPECT_EQ(material.texture, 0u);
  EXPECT_FALSE(material.texture_missing);
  EXPECT_EQ(material.color, 0x00FF00u);
  EXPECT_FLOAT_EQ(material.alpha, 1.0f);
  EXPECT_FLOAT_EQ(material.luminosity, 0.5f);
  EXPECT_FLOAT_EQ(material.diffuse, 1.0f);
  EXPECT_FALSE(material.fog);
  EXPECT_EQ(material.pass, DrawPass::Blended);
}

TEST(Material, sf_3_a_plain_colour_has_the_alpha_of_its_translucency) {
  const Material material = drawn(0x1, TextureKind::None, 0.25f);
  EXPECT_EQ(material.color, 0x112233u) << "the stored alpha 0x40 is not used";
  EXPECT_FLOAT_EQ(material.alpha, 0.75f);
  EXPECT_FLOAT_EQ(drawn(0x1, TextureKind::None).alpha, 1.0f);
}

TEST(Material, ch_4_a_texture_that_is_missing_leaves_white) {
  const Material material = drawn(0x2, TextureKind::None);
  EXPECT_TRUE(material.texture_missing);
  EXPECT_EQ(material.texture, 0u);
  EXPECT_EQ(material.color, 0xFFFFFFu);
  EXPECT_FALSE(drawn(0x2).texture_missing);
}

TEST(Material, ch_2_the_palette_of_the_surface_is_not_used) {
  Surface surface = surface_of(0x6);
  const Material without = material_of(surface, kMaterialTexture, TextureKind::Indexed);
  surface.palette = 0x04000001;
  EXPECT_EQ(state_of(material_of(surface, kMaterialTexture, TextureKind::Indexed)), state_of(without));
}

TEST(Material, sf_6_passes) {
  EXPECT_EQ(drawn(0x2).pass, DrawPass::Opaque);
  EXPECT_EQ(drawn(0x6).pass, DrawPass::ClipMap);
  EXPECT_EQ(drawn(0x16).pass, DrawPass::ClipMap);
  for (const std::uint32_t bit : {0x10u, 0x100u, 0x200u, 0x10000u})
    EXPECT_EQ(drawn(0x2 | bit).pass, DrawPass::Blended) << bit;
}

TEST(Material, sf_2_bits_of_luminous_and_diffuse_do_nothing_and_numbers_count) {
  EXPECT_EQ(state_of(drawn(0x62)), kOpaque);
  Material material = drawn(0x2);
  material.diffuse = 0.5f;
  material.luminosity = 0.25f;
  EXPECT_FLOAT_EQ(inspect::lit(material, 0.0f), 0.25f);
  EXPECT_FLOAT_EQ(inspect::lit(material, 1.0f), 0.75f);
  material.luminosity = 0.75f;
  EXPECT_FLOAT_EQ(inspect::lit(material, 1.0f), 1.0f) << "at most 1";
}

TEST(Material, hk_14_a_part_may_have_its_own_luminosity_and_diffuse) {
  const Material material = drawn(0x2, TextureKind::Direct, 0.0f, {.luminosity = 0.75f, .diffuse = 0.125f});
  EXPECT_FLOAT_EQ(material.luminosity, 0.75f);
  EXPECT_FLOAT_EQ(material.diffuse, 0.125f);
}

TEST(Material, numbers_of_files_may_be_anything) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  Surface surface = surface_of(0x12, 7.0f);
  surface.luminosity = surface.diffuse = kNan;
  const Material material =
      material_of(surface, kMaterialTexture, TextureKind::Direct, {.translucency = kNan});
  EXPECT_FLOAT_EQ(material.alpha, 0.0f);
  EXPECT_FLOAT_EQ(material.luminosity, 0.0f);
  EXPECT_FLOAT_EQ(material.diffuse, 1.0f);
  EXPECT_FLOAT_EQ(drawn(0x1, TextureKind::None, kNan).alpha, 1.0f);
  EXPECT_FLOAT_EQ(inspect::lit(material, kNan), 0.0f);
}

}  // namespace
}  // namespace acm::test
