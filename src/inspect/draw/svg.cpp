// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "svg.h"

#include <fmt/format.h>

#include <cmath>

namespace acm {

SvgWriter& SvgWriter::escaped(std::string_view text) {
  for (const char c : text) {
    if (c == '&')
      out_ += "&amp;";
    else if (c == '<')
      out_ += "&lt;";
    else if (c == '>')
      out_ += "&gt;";
    else if (c == '"')
      out_ += "&quot;";
    else if (static_cast<unsigned char>(c) >= 0x20)
      out_ += c;
  }
  return *this;
}

SvgWriter& SvgWriter::number(double value) {
  const double rounded = std::round(value * 10.0) / 10.0;
  return raw(fmt::format("{:.10g}", rounded == 0.0 ? 0.0 : rounded));
}

SvgWriter& SvgWriter::color(Argb color) {
  return raw(fmt::format("#{:06X}", color & 0xFFFFFFu));
}

SvgWriter& SvgWriter::text(std::string_view style, double x, double y, std::string_view words) {
  return raw("<text class=\"")
      .raw(style)
      .raw("\" x=\"")
      .number(x)
      .raw("\" y=\"")
      .number(y)
      .raw("\">")
      .escaped(words)
      .raw("</text>\n");
}

}  // namespace acm
