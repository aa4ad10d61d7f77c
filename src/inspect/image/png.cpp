// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/images.hpp"

#include <cstdlib>
#include <memory>

// In memory and with integers alone: the same bytes on every platform, and nothing of the system.
#define STB_IMAGE_WRITE_IMPLEMENTATION
#define STB_IMAGE_WRITE_STATIC
#define STBI_WRITE_NO_STDIO
#include <stb/stb_image_write.h>

namespace acm::inspect {

namespace {

struct FreePng {
  void operator()(unsigned char* png) const { STBIW_FREE(png); }
};

bool is_opaque(const Image& image) {
  for (std::size_t i = 3; i < image.rgba.size(); i += 4)
    if (image.rgba[i] != 255) return false;
  return true;
}

std::vector<std::uint8_t> without_alpha(const Image& image) {
  std::vector<std::uint8_t> rgb(image.rgba.size() / 4 * 3);
  for (std::size_t i = 0, j = 0; j < rgb.size(); i += 4, j += 3) {
    rgb[j] = image.rgba[i];
    rgb[j + 1] = image.rgba[i + 1];
    rgb[j + 2] = image.rgba[i + 2];
  }
  return rgb;
}

}  // namespace

Vector<std::byte> write_png(const Image& image) {
  const std::uint64_t pixels = std::uint64_t{image.width} * image.height;
  if (pixels == 0 || image.width > kMaxImageSide || image.height > kMaxImageSide ||
      pixels > kMaxImagePixels || image.rgba.size() != pixels * 4)
    return {};
  const bool opaque = is_opaque(image);
  const std::vector<std::uint8_t> rgb = opaque ? without_alpha(image) : std::vector<std::uint8_t>();
  const int channels = opaque ? 3 : 4;
  const auto width = static_cast<int>(image.width);
  int size = 0;
  const std::unique_ptr<unsigned char, FreePng> png(
      stbi_write_png_to_mem((opaque ? rgb : image.rgba).data(), width * channels, width,
                            static_cast<int>(image.height), channels, &size));
  if (png == nullptr) return {};
  const auto* bytes = reinterpret_cast<const std::byte*>(png.get());
  return {bytes, bytes + size};
}

}  // namespace acm::inspect
