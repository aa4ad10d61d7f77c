// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "appearance_json.h"

#include "assets/appearance_format.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <utility>

namespace acm::inspect {

namespace {

struct TakeAll {
  Appearance& to;
  void operator()(ObjectId base_palette) const { to.base_palette = base_palette; }
  void operator()(const SubPalette& s) const { to.sub_palettes.push_back(s); }
  void operator()(const TextureChange& t) const { to.texture_changes.push_back(t); }
  void operator()(const PartChange& p) const { to.part_changes.push_back(p); }
};

/// The archive of appearance_format.h that writes JSON.
class EntryJsonWriter {
 public:
  explicit EntryJsonWriter(Json& json) : json_(json) {}

  void part(const char* name, std::uint8_t part) { json_[json_key(name)] = part; }
  void id(const char* name, ObjectId id, ObjectId) { json_[json_key(name)] = hex32(id); }
  void first(const char* name, std::uint32_t colors) { json_[json_key(name)] = colors; }
  void count(const char* name, std::uint32_t colors) { json_[json_key(name)] = colors; }

 private:
  Json& json_;
};

/// The archive of appearance_format.h that reads JSON.
class EntryJsonReader {
 public:
  explicit EntryJsonReader(const Fields& f) : f_(f) {}

  void part(const char* name, std::uint8_t& part) { read(name, part); }
  void id(const char* name, ObjectId& id, ObjectId) { read(name, id); }
  void first(const char* name, std::uint32_t& colors) { read(name, colors); }
  void count(const char* name, std::uint32_t& colors) { read(name, colors); }

 private:
  template <class Unsigned>
  void read(const char* name, Unsigned& x) {
    x = f_.number<Unsigned>(json_key(name));
  }
  const Fields& f_;
};

/// Calls `list(key, entries)` for each list of entries.
void each_list(Is<Appearance> auto& a, auto&& list) {
  list("sub_palettes", a.sub_palettes);
  list("texture_changes", a.texture_changes);
  list("part_changes", a.part_changes);
}

Json entries_json(const Appearance& a) {
  Json json;
  EntryJsonWriter writer(json);
  base_palette_field(writer, a.base_palette);
  each_list(a, [&](const char* key, const auto& entries) {
    Json& list = json[key] = Json::array();
    for (const auto& entry : entries) {
      EntryJsonWriter of_entry(list.emplace_back(Json::object()));
      fields(of_entry, entry);
    }
  });
  return json;
}

/// The base palette and lists may be missing.
Appearance read_entries(const Fields& f) {
  Appearance a;
  EntryJsonReader reader(f);
  if (f.has("base_palette")) base_palette_field(reader, a.base_palette);
  each_list(a, [&](const char* key, auto& entries) {
    if (!f.has(key)) return;
    for (const Json& json : f.list(key)) {
      const Fields entry = f.element(key, json);
      EntryJsonReader of_entry(entry);
      fields(of_entry, entries.emplace_back());
    }
  });
  return a;
}

}  // namespace

Appearance sent_entries(Bytes objdesc) {
  ByteReader in(objdesc);
  Appearance entries;
  read_appearance(in, TakeAll{entries});
  return entries;
}

void add_appearance(Json& message, const wire::AppearanceView& a) {
  message["objdesc"] = {{"version", kAppearanceVersion},
                        {"subpalettes", a.subpalettes},
                        {"textures", a.textures},
                        {"parts", a.parts}};
  message["objdesc_hex"] = hex_text(a.bytes);
  message["appearance"] = entries_json(sent_entries(a.bytes));
}

Vector<std::byte> read_objdesc(const Fields& message) {
  if (!message.has("appearance")) return message.bytes("objdesc_hex");
  const Appearance entries = read_entries(message.object("appearance"));
  if (!message.ok()) return {};
  if (message.has("objdesc_hex")) {
    Vector<std::byte> bytes = message.bytes("objdesc_hex");
    // Bytes that are not an appearance are refused with the message that they make.
    if (wire::AppearanceView{bytes}.decode() && sent_entries(bytes) != entries)
      message.fail("appearance", "says something else than \"objdesc_hex\"; leave one of them out");
    return bytes;
  }
  const Result<Vector<std::byte>> bytes = encode_appearance(entries);
  if (bytes) return *bytes;
  message.fail("appearance", fmt::format("{}: cannot be sent", bytes.error().what));
  return {};
}

}  // namespace acm::inspect
