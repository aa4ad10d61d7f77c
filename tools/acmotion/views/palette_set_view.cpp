// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

Json json_of(const PaletteSet& set) {
  Json json = {
      {"id", hex32(set.id)}, {"type", to_string(ObjectType::PaletteSet)}, {"palettes", Json::array()}};
  for (const ObjectId palette : set.palettes) json["palettes"].push_back(hex32(palette));
  return json;
}

Json summary_of(const PaletteSet& set) {
  return {{"palettes", set.palettes.size()},
          {"first", set.palettes.empty() ? "none" : hex32(set.palettes.front())},
          {"last", set.palettes.empty() ? "none" : hex32(set.palettes.back())}};
}

void print_text(const PaletteSet& set, const TextOptions& options) {
  print_heading(ObjectType::PaletteSet, set.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), counted(set.palettes.size(), "palette"));
  for (std::size_t i = 0; i < set.palettes.size(); ++i) {
    const PaletteSet::ShadeRange shades = set.shades_of(i);
    print("  {}  shades {:.7f} to {:.7f}\n", id_text(set.palettes[i]), shades.first, shades.end);
  }
}

}  // namespace acm::tool
