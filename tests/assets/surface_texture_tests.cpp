// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/surface_texture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;

const char* const kA1 = "01000005 00000000 02 02000000 01000006 02000006";

TEST(SurfaceTexture, appearance_a1_two_levels) {
  const auto bytes = from_hex(kA1);
  ASSERT_EQ(bytes.size(), 21u);
  test::expect_sound_record(read_surface_texture, write_surface_texture, bytes);
  const auto texture = read_surface_texture(bytes);
  ASSERT_TRUE(texture.ok());
  EXPECT_EQ(texture->id, 0x05000001u);
  EXPECT_EQ(texture->category, 0u);
  EXPECT_EQ(texture->type, SurfaceTexture::kShippedType);
  EXPECT_THAT(texture->images, testing::ElementsAre(0x06000001u, 0x06000002u));
}

TEST(SurfaceTexture, st5_2_any_number_of_levels_is_kept) {
  test::expect_sound_record(read_surface_texture, write_surface_texture,
                            from_hex("01000005 00000000 02 00000000"));
  test::expect_sound_record(read_surface_texture, write_surface_texture,
                            from_hex("01000005 07000000 09 03000000 01000006 02000006 03000006"));
}

TEST(SurfaceTexture, st5_2_count_that_does_not_fit_the_length_is_refused) {
  test::expect_huge_count_refused(read_surface_texture, from_hex(kA1), 9);
  EXPECT_EQ(read_surface_texture(from_hex("01000005 00000000 02 01000000 01000006 02000006")).error().code,
            ErrorCode::TrailingBytes);
}

TEST(SurfaceTexture, st5_2_best_image_is_the_first_level_that_exists) {
  SurfaceTexture texture;
  texture.images = {0x06000001, 0x06000002};
  EXPECT_EQ(texture.best_image([](ObjectId) { return true; }), 0x06000001u);
  EXPECT_EQ(texture.best_image([](ObjectId id) { return id == 0x06000002; }), 0x06000002u);
  EXPECT_EQ(texture.best_image([](ObjectId) { return false; }), 0u);
}

}  // namespace
}  // namespace acm
