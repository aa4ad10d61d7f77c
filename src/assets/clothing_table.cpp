// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/clothing_table.h"

#include <algorithm>

#include "record.h"

namespace acm {

namespace {

constexpr std::size_t kMinBaseBytes = 8;
constexpr std::size_t kMinTemplateBytes = 12;
constexpr std::size_t kMinObjectEffectBytes = 12;
constexpr std::size_t kMinPaletteEffectBytes = 8;

/// The head of a hash table: how many entries, in how many buckets.
struct HashTableHeader {
  std::uint16_t count = 0;
  std::uint16_t buckets = 0;
};

HashTableHeader read_hash_table_header(ByteReader& in, const char* field, std::size_t min_bytes_each) {
  const std::uint64_t at = in.offset();
  const std::uint32_t word = in.u32(field);
  const HashTableHeader header{static_cast<std::uint16_t>(word), static_cast<std::uint16_t>(word >> 16)};
  if (in.ok() && header.buckets == 0 && header.count != 0)
    in.fail(ErrorCode::BadValue, "entries without buckets", at);
  return in.accept_count(field, header.count, min_bytes_each, at) ? header : HashTableHeader{};
}

void write_hash_table_header(ByteWriter& out, std::size_t count, std::uint16_t buckets) {
  assert(count <= ClothingTable::kMaxEntries);
  out.u32(static_cast<std::uint32_t>(count) | (std::uint32_t{buckets} << 16));
}

void read_base(ByteReader& in, ClothingTable::Base& base) {
  base.setup = in.u32("setup");
  base.objects.resize(in.count("object effect count", kMinObjectEffectBytes));
  for (ClothingTable::ObjectEffect& object : base.objects) {
    object.part = in.u32("part");
    object.mesh = in.u32("mesh");
    object.textures.resize(in.count("texture effect count", 8));
    for (ClothingTable::TextureEffect& texture : object.textures) {
      texture.old_texture = in.u32("old texture");
      texture.new_texture = in.u32("new texture");
    }
  }
}

void write_base(ByteWriter& out, const ClothingTable::Base& base) {
  out.u32(base.setup);
  out.u32(static_cast<std::uint32_t>(base.objects.size()));
  for (const ClothingTable::ObjectEffect& object : base.objects) {
    out.u32(object.part);
    out.u32(object.mesh);
    out.u32(static_cast<std::uint32_t>(object.textures.size()));
    for (const ClothingTable::TextureEffect& texture : object.textures) {
      out.u32(texture.old_texture);
      out.u32(texture.new_texture);
    }
  }
}

void read_template(ByteReader& in, ClothingTable::Template& entry) {
  entry.key = in.u32("template key");
  entry.icon = in.u32("icon");
  entry.palettes.resize(in.count("palette effect count", kMinPaletteEffectBytes));
  for (ClothingTable::PaletteEffect& effect : entry.palettes) {
    effect.ranges.resize(in.count("range count", 8));
    for (ClothingTable::Range& range : effect.ranges) {
      range.start = in.u32("range start");
      range.length = in.u32("range length");
    }
    effect.palette_set = in.u32("palette set");
  }
}

void write_template(ByteWriter& out, const ClothingTable::Template& entry) {
  out.u32(entry.key);
  out.u32(entry.icon);
  out.u32(static_cast<std::uint32_t>(entry.palettes.size()));
  for (const ClothingTable::PaletteEffect& effect : entry.palettes) {
    out.u32(static_cast<std::uint32_t>(effect.ranges.size()));
    for (const ClothingTable::Range& range : effect.ranges) {
      out.u32(range.start);
      out.u32(range.length);
    }
    out.u32(effect.palette_set);
  }
}

/// Reads the entries of one hash table. The key is the first word of an entry.
template <class Entry, class ReadEntry>
void read_hash_entries(ByteReader& in, Vector<Entry>& entries, std::size_t count, ReadEntry read_entry) {
  DuplicateKeyFinder keys;
  for (std::size_t i = 0; i < count && in.ok(); ++i) {
    const std::uint64_t at = in.offset();
    Entry& entry = entries.emplace_back();
    keys.add(read_entry(in, entry), at);
  }
  if (const std::optional<std::uint64_t> duplicate = keys.take_first_duplicate(); duplicate && in.ok())
    in.fail(ErrorCode::BadValue, "key that occurs twice", *duplicate);
}

}  // namespace

const ClothingTable::Base* ClothingTable::find_base(ObjectId setup) const {
  const auto found =
      std::find_if(bases.begin(), bases.end(), [&](const Base& base) { return base.setup == setup; });
  return found == bases.end() ? nullptr : &*found;
}

const ClothingTable::Template* ClothingTable::find_template(std::uint32_t key) const {
  const auto found = std::find_if(templates.begin(), templates.end(),
                                  [&](const Template& entry) { return entry.key == key; });
  return found == templates.end() ? nullptr : &*found;
}

Result<ClothingTable> read_clothing_table(Bytes bytes) {
  ByteReader in(bytes);
  ClothingTable table;
  table.id = read_record_id(in, ObjectType::ClothingTable);
  const HashTableHeader bases = read_hash_table_header(in, "base count", kMinBaseBytes);
  table.base_buckets = bases.buckets;
  read_hash_entries(in, table.bases, bases.count, [](ByteReader& from, ClothingTable::Base& base) {
    read_base(from, base);
    return base.setup;
  });
  const HashTableHeader templates = read_hash_table_header(in, "template count", kMinTemplateBytes);
  table.template_buckets = templates.buckets;
  read_hash_entries(in, table.templates, templates.count,
                    [](ByteReader& from, ClothingTable::Template& entry) {
                      read_template(from, entry);
                      return entry.key;
                    });
  return finish_record(in, std::move(table));
}

Vector<std::byte> write_clothing_table(const ClothingTable& table) {
  ByteWriter out;
  out.u32(table.id);
  write_hash_table_header(out, table.bases.size(), table.base_buckets);
  for (const ClothingTable::Base& base : table.bases) write_base(out, base);
  write_hash_table_header(out, table.templates.size(), table.template_buckets);
  for (const ClothingTable::Template& entry : table.templates) write_template(out, entry);
  return std::move(out).take();
}

}  // namespace acm
