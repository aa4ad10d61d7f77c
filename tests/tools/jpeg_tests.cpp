// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <random>

#include "support/image_vectors.h"
#include "support/jpeg.h"
#include "support/jpeg_writer.h"

namespace acm::test {
namespace {

using inspect::decode_image_record;
using inspect::Image;
using testing::HasSubstr;
using tool::decode_jpeg;

int farthest_from(const Image& image, const JpegWriter& original) {
  int farthest = 0;
  for (std::uint32_t y = 0; y < image.height; ++y)
    for (std::uint32_t x = 0; x < image.width; ++x)
      for (int c = 0; c < 3; ++c) {
        const std::size_t at = (std::size_t{y} * image.width + x) * 4 + static_cast<std::size_t>(c);
        farthest = std::max(farthest, std::abs(image.rgba[at] - original.value(x, y, c)));
      }
  return farthest;
}

TEST(Jpeg, rs_7_baseline_and_progressive_files_are_decoded) {
  ASSERT_TRUE(tool::has_jpeg());
  for (const bool progressive : {false, true}) {
    const JpegWriter original{.width = 37, .height = 19, .progressive = progressive};
    const InspectResult<Image> image =
        decode_image_record(image_record(0, 0, 500, original.file()), {.decode_jpeg = decode_jpeg});
    ASSERT_TRUE(image.ok()) << image.error().text;
    EXPECT_EQ(image->width, 37u);
    EXPECT_EQ(image->height, 19u);
    EXPECT_LE(farthest_from(*image, original), 12) << "lossy, but not by much";
    for (std::size_t i = 3; i < image->rgba.size(); i += 4) ASSERT_EQ(image->rgba[i], 255);
  }
}

TEST(Jpeg, rs_7_other_than_three_components_are_refused) {
  EXPECT_THAT(decode_jpeg(JpegWriter{.components = 1}.file()).error().text, HasSubstr("three components"));
  EXPECT_THAT(decode_jpeg(JpegWriter{.components = 4}.file()).error().text, HasSubstr("three components"));
}

TEST(Jpeg, arithmetic_coding_is_refused) {
  EXPECT_FALSE(decode_jpeg(JpegWriter{.arithmetic = true}.file()).ok());
}

TEST(Jpeg, every_cut_is_refused) {
  for (const bool progressive : {false, true}) {
    const Vector<std::byte> file = JpegWriter{.progressive = progressive}.file();
    // Without the two bytes of the end marker all pixels are there.
    for (std::size_t size = 0; size + 2 < file.size(); ++size)
      EXPECT_FALSE(decode_jpeg(Bytes(file).first(size)).ok()) << "cut to " << size << " of " << file.size();
  }
}

TEST(Jpeg, a_file_of_very_many_scans_is_refused) {
  // The refinements of a progressive file, repeated: each would go over all pixels again.
  Vector<std::byte> file = JpegWriter{.progressive = true}.file();
  std::size_t last_scan = 0;
  for (std::size_t i = 0; i + 1 < file.size(); ++i)
    if (file[i] == std::byte{0xFF} && file[i + 1] == std::byte{0xDA}) last_scan = i;
  ASSERT_NE(last_scan, 0u);
  const Vector<std::byte> scan(file.begin() + static_cast<std::ptrdiff_t>(last_scan), file.end() - 2);
  file.resize(file.size() - 2);
  for (int i = 0; i < 150; ++i) file.insert(file.end(), scan.begin(), scan.end());
  file.push_back(std::byte{0xFF});
  file.push_back(std::byte{0xD9});
  const InspectResult<Image> image = decode_jpeg(file);
  ASSERT_FALSE(image.ok());
  EXPECT_THAT(image.error().text, HasSubstr("scans"));
}

TEST(Jpeg, bytes_of_chance_never_do_harm) {
  std::mt19937 random(3);
  for (const bool progressive : {false, true}) {
    const Vector<std::byte> good = JpegWriter{.progressive = progressive}.file();
    for (int round = 0; round < 500; ++round) {
      Vector<std::byte> bad = good;
      for (int i = 0; i < 3; ++i) bad[random() % bad.size()] = static_cast<std::byte>(random());
      const InspectResult<Image> image =
          decode_image_record(image_record(0, 0, 500, bad), {.decode_jpeg = decode_jpeg});
      if (image) {
        EXPECT_EQ(image->rgba.size(), std::size_t{image->width} * image->height * 4);
      }
    }
  }
}

}  // namespace
}  // namespace acm::test
