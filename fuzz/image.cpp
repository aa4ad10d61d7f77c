// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Images of unknown origin: refused with a text, or pixels of the size that they state. The first byte
// chooses the options, the rest is a RenderSurface.
#include "inspect/image/image.h"

#include <cstdlib>
#include <vector>

#include "record_fuzzer.h"

namespace {

using namespace acm;

constexpr std::size_t kMaxPixelsOfPng = 64 * 64;

// A decoder that may lie about the size.
InspectResult<Image> jpeg_of_any_size(Bytes file) {
  const auto last = file.empty() ? 0u : std::to_integer<unsigned>(file.back());
  return Image{last, 8, std::vector<std::uint8_t>(last * 8 * 4), 0};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::size_t color_counts[] = {0, 8, 256, 2048};
  const std::vector<Argb> colors(color_counts[data[0] >> 2 & 3], 0xFF112233);
  PixelOptions options{.colors = colors, .clip_map = (data[0] & 1) != 0, .decode_jpeg = jpeg_of_any_size};
  if ((data[0] & 2) != 0) options.use = PixelOptions::Use::Texture;
  const InspectResult<Image> image = inspect::decode_image_record(fuzz::input(data + 1, size - 1), options);
  if (!image) {
    if (image.error().text.empty() || image.error().offset > size - 1) std::abort();
    return 0;
  }
  const std::size_t pixels = std::size_t{image->width} * image->height;
  if (image->rgba.size() != pixels * 4 || image->outside_palette > pixels) std::abort();
  if (pixels <= kMaxPixelsOfPng && inspect::write_png(*image).empty() != (pixels == 0)) std::abort();
  return 0;
}
