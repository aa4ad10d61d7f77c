// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/appearance.hpp"

#include "assets/appearance_format.h"

#include <algorithm>
#include <utility>

namespace acm {

namespace {

bool same_place(const SubPalette& a, const SubPalette& b) {
  return a.first == b.first && a.count == b.count;
}
bool same_place(const TextureChange& a, const TextureChange& b) {
  return a.part == b.part && a.old_texture == b.old_texture;
}
bool same_place(const PartChange& a, const PartChange& b) {
  return a.part == b.part;
}

/// Appends an entry and removes the entries for the same place. A full list accepts no new place.
template <class T>
bool add_last(Vector<T>& list, const T& entry, std::size_t most) {
  const auto is_replaced = [&](const T& known) { return same_place(known, entry); };
  if (list.size() >= most && std::ranges::none_of(list, is_replaced)) return false;
  std::erase_if(list, is_replaced);
  list.push_back(entry);
  return true;
}

bool is_known_type(ObjectId id, ObjectId base) {
  constexpr std::uint32_t kFarthest = 0x3FFFFFFF;
  return id == 0 || id - base <= kFarthest;
}

/// The archive that checks what a host gives: the first field that no message can hold.
class SendableCheck {
 public:
  explicit SendableCheck(const char*& unsendable) : unsendable_(unsendable) {}

  void part(const char*, std::uint8_t) {}
  void id(const char* name, ObjectId id, ObjectId base) { require(is_known_type(id, base), name); }
  void first(const char* name, std::uint32_t colors) {
    require(colors % kPaletteStep == 0 && colors < kPaletteEntries, name);
  }
  void count(const char* name, std::uint32_t colors) {
    require(colors % kPaletteStep == 0 && colors != 0 && colors <= kPaletteEntries, name);
  }

 private:
  void require(bool is_sendable, const char* name) {
    if (!is_sendable && unsendable_ == nullptr) unsendable_ = name;
  }
  const char*& unsendable_;
};

/// The archive that writes bytes.
class AppearanceWriter {
 public:
  explicit AppearanceWriter(FieldWriter& out) : out_(out) {}

  void part(const char*, std::uint8_t part) { out_.u8(part); }
  void id(const char*, ObjectId id, ObjectId base) { write_known_type_id(out_, base, {id == 0 ? base : id}); }
  void first(const char*, std::uint32_t colors) { out_.u8(static_cast<std::uint8_t>(colors / kPaletteStep)); }
  /// The whole palette becomes 0.
  void count(const char*, std::uint32_t colors) { out_.u8(static_cast<std::uint8_t>(colors / kPaletteStep)); }

 private:
  FieldWriter& out_;
};

/// The fields of all entries, in the order of the bytes.
template <class A>
void entry_fields(A a, const Appearance& appearance) {
  for (const SubPalette& s : appearance.sub_palettes) fields(a, s);
  for (const TextureChange& t : appearance.texture_changes) fields(a, t);
  for (const PartChange& p : appearance.part_changes) fields(a, p);
}

const char* overfull_list(const Appearance& a) {
  if (a.sub_palettes.size() > Appearance::kMaxEntries) return "objdesc.subpalettes";
  if (a.texture_changes.size() > Appearance::kMaxEntries) return "objdesc.textures";
  return a.part_changes.size() > Appearance::kMaxEntries ? "objdesc.parts" : nullptr;
}

const char* unsendable(const Appearance& a) {
  const char* unsendable = nullptr;
  SendableCheck check(unsendable);
  base_palette_field(check, a.base_palette);
  entry_fields(check, a);
  return unsendable;
}

}  // namespace

// retail: ObjDesc::AddSubpalette (appearance OD-4)
bool Appearance::add(const SubPalette& change) {
  if (change.is_whole()) {
    sub_palettes.assign(1, change);
    return true;
  }
  if (std::ranges::any_of(sub_palettes, &SubPalette::is_whole)) return true;
  return add_last(sub_palettes, change, kMaxEntries);
}

bool Appearance::add(const TextureChange& change) {
  return add_last(texture_changes, change, kMaxEntries);
}

bool Appearance::add(const PartChange& change) {
  return add_last(part_changes, change, kMaxEntries);
}

bool Appearance::add(const Appearance& other) {
  bool had_room = true;
  if (other.base_palette != 0) base_palette = other.base_palette;
  for (const SubPalette& change : other.sub_palettes) had_room &= add(change);
  for (const TextureChange& change : other.texture_changes) had_room &= add(change);
  for (const PartChange& change : other.part_changes) had_room &= add(change);
  return had_room;
}

// retail: CPartArray's handling of an ObjDesc "from default" (appearance OD-8)
void Appearance::apply(const Appearance& description) {
  base_palette = description.base_palette;
  sub_palettes = description.sub_palettes;
  for (const PartChange& change : description.part_changes) {
    if (change.mesh == 0) continue;  // OD-9
    std::erase_if(texture_changes, [&](const TextureChange& t) { return t.part == change.part; });
    add_last(part_changes, change, kMaxKeptParts);
  }
  for (const TextureChange& change : description.texture_changes) {
    if (change.new_texture == 0) continue;  // OD-10
    while (!add_last(texture_changes, change, kMaxKeptTextures))
      texture_changes.erase(texture_changes.begin());
  }
}

Status check_sendable(const Appearance& a) {
  if (const char* field = overfull_list(a)) return Error{ErrorCode::LimitExceeded, 0, 0, field};
  if (const char* field = unsendable(a)) return Error{ErrorCode::BadValue, 0, 0, field};
  return {};
}

void write_appearance(FieldWriter& out, const Appearance& a) {
  out.u8(kAppearanceVersion);
  out.u8(static_cast<std::uint8_t>(a.sub_palettes.size()));
  out.u8(static_cast<std::uint8_t>(a.texture_changes.size()));
  out.u8(static_cast<std::uint8_t>(a.part_changes.size()));
  AppearanceWriter writer(out);
  if (!a.sub_palettes.empty()) base_palette_field(writer, a.base_palette);
  entry_fields(writer, a);
  out.align4();
}

Result<Appearance> decode_appearance(Bytes bytes) {
  struct Take {
    Appearance& to;
    void operator()(ObjectId base_palette) const { to.base_palette = base_palette; }
    void operator()(const SubPalette& s) const { to.add(s); }
    void operator()(const TextureChange& t) const { to.add(t); }
    void operator()(const PartChange& p) const { to.add(p); }
  };
  ByteReader in(bytes);
  Appearance appearance;
  read_appearance(in, Take{appearance});
  in.expect_end();
  if (!in.ok()) return in.error();
  return appearance;
}

Result<Vector<std::byte>> encode_appearance(const Appearance& a) {
  if (const Status status = check_sendable(a); !status) return status.error();
  ByteWriter out;
  write_appearance(out, a);
  return std::move(out).take();
}

}  // namespace acm
