// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/color.h"
#include "base/bytes.h"

namespace acm {

/// The colours of indexed images (dat-formats 2.9).
struct Palette {
  ObjectId id = 0;
  Vector<Argb> colors;  ///< 2,048 in every shipped palette
};

Result<Palette> read_palette(Bytes bytes);
Vector<std::byte> write_palette(const Palette& palette);

}  // namespace acm
