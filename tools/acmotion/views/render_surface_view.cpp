// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string category_text(std::uint32_t category) {
  switch (category) {
    case RenderSurface::kUserInterface: return "6 (user interface)";
    case RenderSurface::kNoConversion: return "10 (no format conversion)";
    default: return std::to_string(category);
  }
}

}  // namespace

std::string text_of(const RenderSurface& image) {
  const char* format = pixel_format_name(image.format);
  if (image.format == PixelFormat::RawJpeg) return fmt::format("JPEG file ({})", format);
  return fmt::format("{} x {} {}", image.width, image.height, format);
}

Json json_of(const RenderSurface& image) {
  Json json = {{"id", hex32(image.id)},
               {"type", to_string(ObjectType::RenderSurface)},
               {"category", image.category},
               {"width", image.width},
               {"height", image.height},
               {"format", static_cast<std::uint32_t>(image.format)},
               {"format_name", pixel_format_name(image.format)},
               {"pixels", hex_text(image.pixels)}};
  if (is_indexed(image.format)) json["palette"] = hex32(image.palette);
  return json;
}

Json summary_of(const RenderSurface& image) {
  return {{"width", image.width},
          {"height", image.height},
          {"format", pixel_format_name(image.format)},
          {"category", image.category},
          {"palette", is_indexed(image.format) ? hex32(image.palette) : "none"}};
}

void print_text(const RenderSurface& image, const TextOptions& options) {
  print_heading(ObjectType::RenderSurface, image.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), text_of(image));
  print("  category {}\n", category_text(image.category));
  if (is_indexed(image.format)) print("  palette {}\n", id_text(image.palette));
  if (!is_picture(image.format)) print("  a bump or depth map, not a picture\n");
}

}  // namespace acm::tool
