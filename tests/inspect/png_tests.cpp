// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/images.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <random>

#include "support/hex.h"

// Another reader of PNG than our own writer.
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_PNG
#define STBI_NO_STDIO
#include <stb/stb_image.h>

namespace acm::test {
namespace {

using inspect::Image;
using inspect::write_png;

Image noise(std::uint32_t width, std::uint32_t height, bool opaque) {
  std::mt19937 random(7);
  Image image{width, height, std::vector<std::uint8_t>(std::size_t{width} * height * 4), 0};
  // Runs of the same, so that there is something to compress.
  for (std::size_t i = 0; i < image.rgba.size(); ++i)
    image.rgba[i] = random() % 3 == 0 || i < 4 ? static_cast<std::uint8_t>(random()) : image.rgba[i - 4];
  if (opaque)
    for (std::size_t i = 3; i < image.rgba.size(); i += 4) image.rgba[i] = 255;
  return image;
}

struct Read {
  int width = 0, height = 0, channels = 0;
  std::vector<std::uint8_t> rgba;
};

Read read_back(const Vector<std::byte>& png) {
  Read read;
  const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
      stbi_load_from_memory(reinterpret_cast<const stbi_uc*>(png.data()), static_cast<int>(png.size()),
                            &read.width, &read.height, &read.channels, 4),
      stbi_image_free);
  if (pixels != nullptr)
    read.rgba.assign(pixels.get(), pixels.get() + std::size_t{4} * read.width * read.height);
  return read;
}

std::uint32_t fnv(const Vector<std::byte>& bytes) {
  std::uint32_t hash = 2166136261u;
  for (const std::byte b : bytes) hash = (hash ^ std::to_integer<std::uint32_t>(b)) * 16777619u;
  return hash;
}

TEST(Png, a_reader_gets_the_same_pixels) {
  for (const bool opaque : {false, true})
    for (const auto& [width, height] : {std::pair{1, 1}, {3, 5}, {64, 64}, {257, 31}}) {
      const Image image =
          noise(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), opaque);
      const Read read = read_back(write_png(image));
      EXPECT_EQ(read.width, width);
      EXPECT_EQ(read.height, height);
      EXPECT_EQ(read.channels, opaque ? 3 : 4);
      EXPECT_EQ(read.rgba, image.rgba);
    }
}

TEST(Png, bytes_are_the_same_everywhere) {
  const Image two{2, 1, {0x11, 0x22, 0x33, 0x80, 0xFF, 0, 0, 0xFF}, 0};
  EXPECT_EQ(
      to_hex(write_png(two)),
      "89504e47 0d0a1a0a 0000000d 49484452 00000002 00000001 08060000 00f4227f 8a000000 11494441 54785e63 "
      "1054326e f8cfc0f0 1f000a2c 02e529b8 dc840000 00004945 4e44ae42 6082");
  EXPECT_EQ(fnv(write_png(noise(64, 48, false))), 4106416745u);
  EXPECT_EQ(fnv(write_png(noise(64, 48, true))), 1821952474u);
}

TEST(Png, an_image_without_pixels_or_with_others_than_its_size_gives_nothing) {
  EXPECT_TRUE(write_png({}).empty());
  EXPECT_TRUE(write_png({0, 4, {}, 0}).empty());
  EXPECT_TRUE(write_png({2, 2, std::vector<std::uint8_t>(15), 0}).empty());
  EXPECT_TRUE(write_png({100000, 100000, {}, 0}).empty());
}

}  // namespace
}  // namespace acm::test
