// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

Json json_of(const Palette& palette) {
  Json json = {
      {"id", hex32(palette.id)}, {"type", to_string(ObjectType::Palette)}, {"colors", Json::array()}};
  for (const Argb color : palette.colors) json["colors"].push_back(hex32(color));
  return json;
}

Json summary_of(const Palette& palette) {
  return {{"colors", palette.colors.size()}};
}

void print_text(const Palette& palette, const TextOptions& options) {
  constexpr std::size_t kPerLine = 8;
  print_heading(ObjectType::Palette, palette.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), counted(palette.colors.size(), "colour"));
  if (palette.colors.size() == Palette::kShortColors)
    print("  each stands for eight of the 2,048 that images use\n");
  for (std::size_t i = 0; i < palette.colors.size(); i += kPerLine) {
    print("  {:>4}", i);
    for (std::size_t j = i; j < std::min(i + kPerLine, palette.colors.size()); ++j)
      print(" {}", color_text(palette.colors[j]));
    print("\n");
  }
}

}  // namespace acm::tool
