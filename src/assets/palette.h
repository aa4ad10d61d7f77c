// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"
#include "assets/color.h"
#include "base/bytes.h"

#include <vector>

namespace acm {

/// The colours of indexed images (dat-formats 2.9).
struct Palette {
  ObjectId id = 0;
  std::vector<Argb> colors;  ///< 2,048 in every shipped palette
};

Result<Palette> read_palette(Bytes bytes);
std::vector<std::byte> write_palette(const Palette& palette);

}  // namespace acm
