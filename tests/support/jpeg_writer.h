// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
// Needs the C headers before it.
#include <jpeglib.h>

namespace acm::test {

/// A JPEG file of any kind, for tests: red runs from left to right, green from top to bottom, blue is 128.
struct JpegWriter {
  std::uint32_t width = 32;
  std::uint32_t height = 24;
  int components = 3;  ///< 1: grey, 4: CMYK
  bool progressive = false;
  bool arithmetic = false;

  [[nodiscard]] std::uint8_t value(std::uint32_t x, std::uint32_t y, int component) const {
    if (component == 0) return static_cast<std::uint8_t>(x * 255 / width);
    return component == 1 ? static_cast<std::uint8_t>(y * 255 / height) : 128;
  }

  [[nodiscard]] Vector<std::byte> file() const {
    jpeg_compress_struct info{};
    jpeg_error_mgr errors{};
    info.err = jpeg_std_error(&errors);
    jpeg_create_compress(&info);
    unsigned char* bytes = nullptr;
    unsigned long size = 0;
    jpeg_mem_dest(&info, &bytes, &size);
    info.image_width = width;
    info.image_height = height;
    info.input_components = components;
    info.in_color_space = components == 1 ? JCS_GRAYSCALE : components == 3 ? JCS_RGB : JCS_CMYK;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, 95, TRUE);
    info.arith_code = arithmetic ? TRUE : FALSE;
    if (progressive) jpeg_simple_progression(&info);
    jpeg_start_compress(&info, TRUE);
    std::vector<JSAMPLE> row(std::size_t{width} * static_cast<std::size_t>(components));
    for (std::uint32_t y = 0; y < height; ++y) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        const auto per_pixel = static_cast<std::size_t>(components);
        row[i] = value(static_cast<std::uint32_t>(i / per_pixel), y, static_cast<int>(i % per_pixel));
      }
      JSAMPROW rows = row.data();
      jpeg_write_scanlines(&info, &rows, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    const auto* first = reinterpret_cast<const std::byte*>(bytes);
    Vector<std::byte> file(first, first + size);
    std::free(bytes);
    return file;
  }
};

}  // namespace acm::test
