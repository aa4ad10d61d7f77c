// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/sample.hpp"
#include "assets/clothing.h"
#include "inspect/draw/figure.h"
#include "inspect/draw/mean_color.h"

#include <gtest/gtest.h>

#include <limits>
#include <optional>

#include "support/sample_store.h"

namespace acm {
namespace {

const Image kHalves{2, 1, {200, 0, 0, 255, 0, 100, 0, 255}, 0};  // red on the left, green on the right

Argb of_triangle(const std::array<TexCoord, 3>& uvs, bool repeats) {
  MeanColor mean;
  add_triangle(mean, kHalves, uvs, repeats, 1.0);
  return mean.value();
}

TEST(MeanColor, is_that_of_the_part_which_a_triangle_shows) {
  EXPECT_EQ(mean_color(kHalves), 0xFF643200);
  EXPECT_EQ(of_triangle({{{0.0f, 0}, {0.4f, 0}, {0.0f, 1}}}, true), 0xFFC80000);
  EXPECT_EQ(of_triangle({{{0.6f, 0}, {1.0f, 0}, {1.0f, 1}}}, true), 0xFF006400);
}

TEST(MeanColor, gx_6_beyond_the_edge_a_texture_begins_anew_or_stays_at_its_edge) {
  const std::array<TexCoord, 3> beyond = {{{1.1f, 0}, {1.4f, 0}, {1.1f, -3}}};
  EXPECT_EQ(of_triangle(beyond, true), 0xFFC80000);
  EXPECT_EQ(of_triangle(beyond, false), 0xFF006400);
}

TEST(MeanColor, clear_pixels_do_not_count) {
  const Image image{2, 1, {9, 9, 9, 0, 80, 60, 40, 255}, 0};
  EXPECT_EQ(mean_color(image), 0x80503C28);
  EXPECT_EQ(mean_color(Image{1, 1, {9, 9, 9, 0}, 0}), 0u);
}

TEST(MeanColor, coordinates_that_are_no_numbers_are_taken_for_zero) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(of_triangle({{{nan, nan}, {nan, 0}, {0, nan}}}, true), 0xFFC80000);
}

double greenness(const Figure& figure, std::size_t part) {
  double green = 0.0, all = 0.0;
  for (const Face& face : figure.parts[part].faces) {
    green += green_of(face.color) + blue_of(face.color);
    all += green_of(face.color) + blue_of(face.color) + red_of(face.color);
  }
  return green / all;
}

TEST(Figure, faces_have_the_mean_colour_of_their_texture_and_dyes_change_it) {
  const AssetStore& store = test::sample_store();
  constexpr std::size_t kPelvis = 0;
  const Figure plain = *load_figure(store, kSampleMannequin);
  EXPECT_GT(greenness(plain, kPelvis), 0.64) << "the tunic is teal";
  FigureOptions options;
  ASSERT_TRUE(wear(options.appearance, store, kSampleMannequin, Garment::of(kSampleClothes, 1, 0.0)).ok());
  options.appearance.base_palette = 0x04000001;
  const Figure crimson = *load_figure(store, kSampleMannequin, options);
  EXPECT_LT(greenness(crimson, kPelvis), 0.62);
  EXPECT_TRUE(crimson.notes.empty());
}

// A body that is the chest with the cape; `shown` is the row of the texture at which it hangs.
std::size_t faces_of_cape(std::optional<float> shown) {
  AssetStore store;
  for (const SampleObject& o : sample_creatures()) EXPECT_TRUE(store.add(o.id, o.bytes).ok());
  GfxObj cape = **store.gfxobj(0x01000401);
  cape.id = 0x01000098;
  for (TexCoord& uv : cape.uvs) uv.v = shown.value_or(uv.v);
  store.add(cape);
  Setup setup;
  setup.id = 0x02000098;
  setup.parts = {cape.id};
  store.add(setup);
  return load_figure(store, setup.id)->parts[0].faces.size();
}

TEST(Figure, what_a_clip_map_cuts_away_is_not_drawn) {
  constexpr std::size_t kCapeFaces = 2 * 12;
  EXPECT_EQ(faces_of_cape(0.2f), faces_of_cape(1.0f) + kCapeFaces);
}

}  // namespace
}  // namespace acm
