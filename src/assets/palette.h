// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/color.h"
#include "base/bytes.h"

#include <cstddef>

namespace acm {

/// The colours of indexed images (appearance 4).
struct Palette {
  static constexpr std::size_t kColors = 2048;      ///< of every shipped palette, and of those that are used
  static constexpr std::size_t kShortColors = 256;  ///< of one that is expanded for use
  static constexpr std::size_t kMaxColors = 65536;  ///< more are refused (PL-2)

  ObjectId id = 0;
  Vector<Argb> colors;  ///< as stored

  /// Transparent black beyond the end.
  [[nodiscard]] Argb color(std::size_t index) const { return index < colors.size() ? colors[index] : 0; }
};

/// The palette as images use it: of 256 colours each stands for eight (PL-1). Other palettes stay as they
/// are.
Palette expanded(const Palette& palette);

Result<Palette> read_palette(Bytes bytes);
Vector<std::byte> write_palette(const Palette& palette);

}  // namespace acm
