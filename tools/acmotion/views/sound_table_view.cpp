// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/effect_types.hpp"
#include "inspect/text/effect_text.h"

#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::size_t wave_count(const SoundTable::Node& node) {
  std::size_t n = 0;
  for (const SoundTable::Entry& entry : node.entries) n += entry.wave != 0 ? 1 : 0;
  for (const SoundTable::Node& child : node.children) n += wave_count(child);
  return n;
}

void print_node(const SoundTable::Node& node, std::size_t depth) {
  const std::string indent(2 * depth, ' ');
  print("{}{}\n", indent, colored(TextColor::Name, "sound " + inspect::numbered_sound_type(node.key)));
  for (const SoundTable::Entry& entry : node.entries)
    print("{}  {} priority {}, probability {}, volume {}\n", indent, id_text(entry.wave), entry.priority,
          entry.probability, entry.volume);
  for (const SoundTable::Node& child : node.children) print_node(child, depth + 1);
}

}  // namespace

Json summary_of(const SoundTable& table) {
  return {{"sounds", table.root.children.size()}, {"waves", wave_count(table.root)}};
}

void print_text(const SoundTable& table, const TextOptions& options) {
  print_heading(ObjectType::SoundTable, table.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), counted(table.root.children.size(), "sound"));
  for (const SoundTable::Node& child : table.root.children) print_node(child, 1);
}

}  // namespace acm::tool
