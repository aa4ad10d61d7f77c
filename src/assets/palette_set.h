// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstddef>
#include <optional>

namespace acm {

/// Palettes from which a shade selects one (appearance 4).
struct PaletteSet {
  /// Shades from `first` up to, but without, `end`; the last palette has 1.0 too.
  struct ShadeRange {
    double first = 0.0;
    double end = 0.0;
  };

  ObjectId id = 0;
  Vector<ObjectId> palettes;

  /// Index of the palette of a shade; nothing without palettes and for shades outside 0 to 1, NaN among them
  /// (PS15-1).
  [[nodiscard]] std::optional<std::size_t> index_of_shade(double shade) const;
  /// The palette of a shade; 0 where `index_of_shade` gives nothing.
  [[nodiscard]] ObjectId palette_of_shade(double shade) const;
  /// The shades that select the palette of this index. `index` is below the number of palettes.
  [[nodiscard]] ShadeRange shades_of(std::size_t index) const;
};

Result<PaletteSet> read_palette_set(Bytes bytes);
Vector<std::byte> write_palette_set(const PaletteSet& set);

}  // namespace acm
