// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstdint>

namespace acm {

struct JpegHeader {
  std::uint32_t width = 0;
  std::uint32_t height = 0;
};

/// The size that a JPEG file states, read before any decoder sees the file (RS-7). Refuses what the client
/// does not take (other than three components, other than baseline and progressive with 8 bits), sizes beyond
/// those of images (RS-9), and a size for which the file has too few bytes: a short file must not cost much
/// memory.
Result<JpegHeader> read_jpeg_header(Bytes file);

}  // namespace acm
