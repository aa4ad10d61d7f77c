// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/types.hpp"

#include <gtest/gtest.h>

namespace acm {
namespace {

TEST(ObjectId, dat_2_0_ranges_include_both_ends) {
  EXPECT_EQ(object_type(0x03000000), ObjectType::Animation);
  EXPECT_EQ(object_type(0x0300FFFF), ObjectType::Animation);
  EXPECT_EQ(object_type(0x03010000), ObjectType::Unknown);
  EXPECT_EQ(object_type(0x09000001), ObjectType::MotionTable);
  EXPECT_EQ(object_type(0x05FFFFFF), ObjectType::SurfaceTexture);
  EXPECT_EQ(object_type(0x07FFFFFF), ObjectType::RenderSurface);
  EXPECT_EQ(object_type(0x0F000000), ObjectType::PaletteSet);
  EXPECT_EQ(object_type(0x0F010000), ObjectType::Unknown);
  EXPECT_EQ(object_type(0x1000FFFF), ObjectType::ClothingTable);
  EXPECT_EQ(object_type(0x32000001), ObjectType::ParticleEmitterInfo);
  EXPECT_EQ(object_type(0xFFFF0001), ObjectType::Iteration);
  EXPECT_EQ(object_type(0), ObjectType::Unknown);
}

TEST(ObjectId, types_have_names_for_tools) {
  EXPECT_STREQ(to_string(ObjectType::MotionTable), "motion-table");
  EXPECT_STREQ(to_string(ObjectType::GfxObj), "gfxobj");
  EXPECT_STREQ(to_string(ObjectType::PaletteSet), "palette-set");
  EXPECT_STREQ(to_string(ObjectType::ClothingTable), "clothing-table");
  EXPECT_STREQ(to_string(ObjectType::ParticleEmitterInfo), "particle-emitter-info");
  EXPECT_STREQ(to_string(ObjectType::Unknown), "unknown");
}

}  // namespace
}  // namespace acm
