// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

// Effects from the fourth on share the last shade (CL-2).
constexpr std::size_t kShades = 4;

void print_base(const ClothingTable::Base& base) {
  print("  {} {}\n", colored(TextColor::Name, "setup"), id_text(base.setup));
  for (const ClothingTable::ObjectEffect& object : base.objects) {
    print("    part {:<3} {}\n", object.part, id_text(object.mesh));
    for (const ClothingTable::TextureEffect& texture : object.textures)
      print("      {} -> {}\n", id_text(texture.old_texture), id_text(texture.new_texture));
  }
}

// "320 to 511": the palette entries that are replaced. Hostile files hold ranges that end beyond 32 bits.
std::string range_text(const ClothingTable::Range& range) {
  if (range.length == 0) return fmt::format("none from {}", range.start);
  const std::string text =
      fmt::format("{} to {}", range.start, std::uint64_t{range.start} + range.length - 1);
  return std::uint64_t{range.start} + range.length > Palette::kColors ? text + " (beyond the palette)" : text;
}

void print_template(const ClothingTable::Template& entry) {
  print("  {}, icon {}\n", colored(TextColor::Name, fmt::format("template {}", entry.key)),
        id_text(entry.icon));
  for (std::size_t i = 0; i < entry.palettes.size(); ++i) {
    const ClothingTable::PaletteEffect& effect = entry.palettes[i];
    std::string ranges;
    for (const ClothingTable::Range& range : effect.ranges)
      ranges += (ranges.empty() ? "" : ", ") + range_text(range);
    print("    shade {}  {}  colours {}\n", std::min(i, kShades - 1) + 1, id_text(effect.palette_set),
          ranges.empty() ? "none" : ranges);
  }
}

}  // namespace

Json summary_of(const ClothingTable& table) {
  std::size_t objects = 0;
  for (const ClothingTable::Base& base : table.bases) objects += base.objects.size();
  return {{"setups", table.bases.size()}, {"part_changes", objects}, {"templates", table.templates.size()}};
}

void print_text(const ClothingTable& table, const TextOptions& options) {
  print_heading(ObjectType::ClothingTable, table.id);
  print("  {}\n", counted(options.bytes, "byte"));
  print_title("setups that can wear it", table.bases.size());
  for (const ClothingTable::Base& base : table.bases) print_base(base);
  print_title("templates", table.templates.size());
  for (const ClothingTable::Template& entry : table.templates) print_template(entry);
}

}  // namespace acm::tool
