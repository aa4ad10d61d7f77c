// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/surface.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

Result<Surface> read(Bytes bytes) {
  return read_surface(bytes, 0x08000DCB);
}

TEST(Surface, dat_formats_4_vectors) {
  for (const char* hex :
       {"02000000 01000000 02000000 cdcccc3e 9a99993e cdcc4c3e",
        "01010000 83828180 cdcccc3e 9a99993e cdcc4c3e", "01000000 16396fff 00000000 00000000 0000803f",
        "02000000 9a1a0005 00000000 00000000 00000000 fcff4c3f"})
    test::expect_sound_record(read, write_surface, from_hex(hex));
}

TEST(Surface, dat_formats_4_solid_colour) {
  const auto surface = read_surface(from_hex("01000000 16396fff 00000000 00000000 0000803f"), 0x08000219);
  ASSERT_TRUE(surface.ok());
  EXPECT_EQ(surface->id, 0x08000219u);
  EXPECT_FALSE(surface->has_texture());
  EXPECT_EQ(surface->color, make_argb(0xFF, 0x6F, 0x39, 0x16));
  EXPECT_EQ(surface->diffuse, 1.0f);
}

TEST(Surface, dat_formats_4_image) {
  const auto surface = read(from_hex("02000000 9a1a0005 07000004 cdcccc3e 9a99993e cdcc4c3e"));
  ASSERT_TRUE(surface.ok());
  EXPECT_EQ(surface->texture, 0x05001A9Au);
  EXPECT_EQ(surface->palette, 0x04000007u);
  EXPECT_EQ(surface->translucency, 0.4f);
  EXPECT_EQ(surface->luminosity, 0.3f);
  EXPECT_EQ(surface->diffuse, 0.2f);
}

TEST(Surface, dat_formats_2_7_a_clip_map_has_a_texture_even_when_solid) {
  test::expect_sound_record(read, write_surface,
                            from_hex("05000000 01000005 00000000 00000000 00000000 00000000"));
}

TEST(Surface, appearance_a27_a28_vectors) {
  const auto image = from_hex("02000000 9a1a0005 00000000 0000803e 00000000 0000803f");
  ASSERT_EQ(image.size(), 24u);
  test::expect_sound_record(read, write_surface, image);
  EXPECT_EQ(read(image)->translucency, 0.25f);
  const auto additive = from_hex("01000100 00ff00ff 00000000 0000003f 0000803f");
  ASSERT_EQ(additive.size(), 20u);
  test::expect_sound_record(read, write_surface, additive);
  EXPECT_EQ(read(additive)->type, Surface::kSolid | Surface::kAdditive);
  EXPECT_EQ(read(additive)->luminosity, 0.5f);
}

TEST(Surface, unknown_types_are_kept_and_noted) {
  const auto bytes = from_hex("09000000 00000000 00000000 00000000 00000000");
  test::expect_identity(read, write_surface, bytes);
  EXPECT_TRUE(read(bytes)->oddities.has(Oddity::UnknownFlags));
  EXPECT_FALSE(
      read(from_hex("710303d0 00000000 00000000 00000000 00000000"))->oddities.has(Oddity::UnknownFlags));
}

RC_GTEST_PROP(Surface, any_surface_round_trips, ()) {
  Surface surface;
  surface.type = test::arbitrary_u32();
  surface.texture = test::arbitrary_u32();
  surface.color = test::arbitrary_u32();
  surface.diffuse = test::arbitrary_f32();
  const auto bytes = write_surface(surface);
  const auto again = read(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(write_surface(*again) == bytes);
}

}  // namespace
}  // namespace acm
