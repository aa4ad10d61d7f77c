// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// JPEG files of unknown origin through the tool's decoder, as RenderSurfaces have them.
#include "tools/acmotion/support/jpeg.h"

#include "inspect/image/image.h"

#include <cstdlib>

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace acm;
  const Bytes file = fuzz::input(data, size);
  RenderSurface surface;
  surface.id = 0x06000001;
  surface.format = PixelFormat::RawJpeg;
  surface.pixels.assign(file.begin(), file.end());
  const InspectResult<Image> image = decode_image(surface, {.decode_jpeg = tool::decode_jpeg});
  if (!image && image.error().text.empty()) std::abort();
  if (image && image->rgba.size() != std::size_t{image->width} * image->height * 4) std::abort();
  return 0;
}
