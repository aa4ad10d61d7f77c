// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/render_surface.h"

#include "record_fuzzer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  acm::fuzz::check_record(acm::fuzz::input(data, size), acm::read_render_surface, acm::write_render_surface,
                          [](const acm::RenderSurface& image) {
                            if (image.format == acm::PixelFormat::RawJpeg) return;
                            if (image.pixels.size() != image.expected_bytes()) std::abort();
                          });
  return 0;
}
