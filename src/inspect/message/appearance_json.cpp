// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "appearance_json.h"

#include "assets/appearance_format.h"
#include "inspect/text.h"

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

Json entries_json(const Appearance& a) {
  Json json = {{"base_palette", hex32(a.base_palette)},
               {"sub_palettes", Json::array()},
               {"texture_changes", Json::array()},
               {"part_changes", Json::array()}};
  for (const SubPalette& s : a.sub_palettes)
    json["sub_palettes"].push_back({{"palette", hex32(s.palette)}, {"first", s.first}, {"count", s.count}});
  for (const TextureChange& t : a.texture_changes)
    json["texture_changes"].push_back(
        {{"part", t.part}, {"old_texture", hex32(t.old_texture)}, {"new_texture", hex32(t.new_texture)}});
  for (const PartChange& p : a.part_changes)
    json["part_changes"].push_back({{"part", p.part}, {"mesh", hex32(p.mesh)}});
  return json;
}

/// Calls `read_one` for each entry of a list that may be missing.
template <class Read>
void read_entries(const Fields& f, const char* key, Read read_one) {
  if (!f.has(key)) return;
  for (const Json& entry : f.list(key)) read_one(f.element(key, entry));
}

Appearance read_entries(const Fields& f) {
  Appearance a;
  a.base_palette = f.number_or<ObjectId>("base_palette", 0);
  read_entries(f, "sub_palettes", [&](const Fields& e) {
    a.sub_palettes.push_back(
        {e.number<ObjectId>("palette"), e.number<std::uint32_t>("first"), e.number<std::uint32_t>("count")});
  });
  read_entries(f, "texture_changes", [&](const Fields& e) {
    a.texture_changes.push_back({e.number<std::uint8_t>("part"), e.number<ObjectId>("old_texture"),
                                 e.number<ObjectId>("new_texture")});
  });
  read_entries(f, "part_changes", [&](const Fields& e) {
    a.part_changes.push_back({e.number<std::uint8_t>("part"), e.number<ObjectId>("mesh")});
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
