// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/color.h"

#include <string>
#include <string_view>

namespace acm {

/// Puts together an SVG document.
class SvgWriter {
 public:
  /// Adds text as it is.
  SvgWriter& raw(std::string_view text) {
    out_ += text;
    return *this;
  }
  /// Adds text with the characters that XML keeps for itself replaced, and those it forbids left out.
  SvgWriter& escaped(std::string_view text);
  /// Adds a number with at most one decimal.
  SvgWriter& number(double value);
  SvgWriter& color(Argb color);
  /// `class`, place, and the text itself.
  SvgWriter& text(std::string_view style, double x, double y, std::string_view words);

  [[nodiscard]] std::string take() && { return std::move(out_); }

 private:
  std::string out_;
};

}  // namespace acm
