// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/sound_table.h"

#include <algorithm>

#include "record.h"

namespace acm {

namespace {

constexpr std::size_t kEntryBytes = 16;
constexpr std::size_t kMinNodeBytes = 12;

void read_node(ByteReader& in, SoundTable::Node& node, unsigned level) {
  node.key = in.u32("sound type");
  node.entries.resize(in.count("entry count", kEntryBytes));
  for (SoundTable::Entry& entry : node.entries) {
    entry.wave = in.u32("wave");
    entry.priority = in.f32("priority");
    entry.probability = in.f32("probability");
    entry.volume = in.f32("volume");
  }
  const std::uint64_t at = in.offset();
  const std::uint32_t n = in.count("child count", kMinNodeBytes);
  if (n != 0 && level == SoundTable::kMaxLevels) {
    in.fail(ErrorCode::LimitExceeded, "sound nodes nested too deep", at);
    return;
  }
  DuplicateKeyFinder keys;
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) {
    const std::uint64_t child_at = in.offset();
    read_node(in, node.children.emplace_back(), level + 1);
    keys.add(node.children.back().key, child_at);
  }
  keys.note_duplicates(in);
}

void write_node(ByteWriter& out, const SoundTable::Node& node, unsigned level) {
  assert(level <= SoundTable::kMaxLevels);
  out.u32(node.key);
  out.u32(static_cast<std::uint32_t>(node.entries.size()));
  for (const SoundTable::Entry& entry : node.entries) {
    out.u32(entry.wave);
    out.f32(entry.priority);
    out.f32(entry.probability);
    out.f32(entry.volume);
  }
  out.u32(static_cast<std::uint32_t>(node.children.size()));
  for (const SoundTable::Node& child : node.children) write_node(out, child, level + 1);
}

}  // namespace

const SoundTable::Node* SoundTable::find(std::uint32_t sound_type) const {
  const auto found = std::find_if(root.children.begin(), root.children.end(),
                                  [&](const Node& node) { return node.key == sound_type; });
  return found == root.children.end() ? nullptr : &*found;
}

Result<SoundTable> read_sound_table(Bytes bytes) {
  ByteReader in(bytes);
  SoundTable table;
  table.id = read_record_id(in, ObjectType::SoundTable);
  read_node(in, table.root, 1);
  return finish_record(in, std::move(table));
}

Vector<std::byte> write_sound_table(const SoundTable& table) {
  ByteWriter out;
  out.u32(table.id);
  write_node(out, table.root, 1);
  return std::move(out).take();
}

}  // namespace acm
