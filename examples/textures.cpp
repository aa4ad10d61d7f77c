// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// A texture as a picture: an indexed image in its own colours and in others, as RGBA and as a PNG file.
#include <acmotion/assets.hpp>
#include <acmotion/inspect/images.hpp>
#include <cstdio>
#include <initializer_list>
#include <vector>

// An object out of u32 words. A program with the game's files opens them instead: Assets::open(bytes).
bool add(acm::Assets& assets, std::initializer_list<std::uint32_t> words) {
  std::vector<std::byte> bytes;
  for (const std::uint32_t word : words)
    for (unsigned shift = 0; shift < 32; shift += 8) bytes.push_back(static_cast<std::byte>(word >> shift));
  return assets.add(*words.begin(), bytes).ok();
}

int main() {
  acm::Assets assets;
  // A palette of three colours, and an image of 2 x 2 pixels with the indices 1, 2, 2, 1.
  if (!add(assets, {0x04000001, 3, 0xFF000000, 0xFFCC2200, 0xFFFFEE88})) return 1;
  if (!add(assets, {0x06000001, 7, 2, 2, 101, 8, 0x00020001, 0x00010002, 0x04000001})) return 1;

  const auto image = acm::inspect::decode_image(assets, 0x06000001);
  if (!image) return std::printf("%s\n", image.error().text.c_str()), 1;
  std::printf("%u x %u, first pixel %02X %02X %02X %02X\n", image->width, image->height, image->rgba[0],
              image->rgba[1], image->rgba[2], image->rgba[3]);

  const std::vector<std::uint32_t> dyed = {0xFF000000, 0xFF0044CC, 0xFFAADDFF};
  const auto blue = acm::inspect::decode_image(assets, 0x06000001, {.colors = dyed});
  if (!blue) return 1;
  const auto png = acm::inspect::write_png(*blue);
  std::printf("dyed: %02X %02X %02X, a PNG of %zu bytes\n", blue->rgba[0], blue->rgba[1], blue->rgba[2],
              png.size());
  return image->rgba[0] == 0xCC && blue->rgba[2] == 0xCC && !png.empty() ? 0 : 1;
}
