// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "assets/encodings.h"
#include "base/bytes.h"
#include "base/is.h"

#include <cstdint>

namespace acm {

// The bytes of an ObjDesc (OD-1, OD-2).

inline constexpr std::uint8_t kAppearanceVersion = 0x11;
inline constexpr ObjectId kPaletteBase = 0x04000000;
inline constexpr ObjectId kSurfaceTextureBase = 0x05000000;
inline constexpr ObjectId kGfxObjBase = 0x01000000;
/// The unit of offsets and lengths of sub-palettes as they are sent: this many colours (OD-1).
inline constexpr std::uint32_t kPaletteStep = 8;

struct AppearanceCounts {
  std::uint8_t sub_palettes = 0;
  std::uint8_t textures = 0;
  std::uint8_t parts = 0;
};

// The fields of an ObjDesc's entries, listed once in the order of the bytes, for archives that read, check
// and write bytes and JSON. A name is that of errors and of JSON, where the key is what follows its last dot.
// An archive offers
//   part(name, x)                  the number of a part
//   id(name, x, base)              an id of the type that begins at `base`, in the packed form of
//   encodings.h;
//                                  0, none, is sent as `base` (OD-2)
//   first(name, x), count(name, x) colours of the palette, sent as so many times kPaletteStep

template <class A>
void base_palette_field(A a, auto& id) {
  a.id("objdesc.base_palette", id, kPaletteBase);
}

template <class A>
void fields(A a, Is<SubPalette> auto& s) {
  a.id("objdesc.subpalette.palette", s.palette, kPaletteBase);
  a.first("objdesc.subpalette.first", s.first);
  a.count("objdesc.subpalette.count", s.count);
}

template <class A>
void fields(A a, Is<TextureChange> auto& t) {
  a.part("objdesc.texture.part", t.part);
  a.id("objdesc.texture.old_texture", t.old_texture, kSurfaceTextureBase);
  a.id("objdesc.texture.new_texture", t.new_texture, kSurfaceTextureBase);
}

template <class A>
void fields(A a, Is<PartChange> auto& p) {
  a.part("objdesc.part.part", p.part);
  a.id("objdesc.part.mesh", p.mesh, kGfxObjBase);
}

/// The archive that reads bytes.
template <class Reader>
class AppearanceReader {
 public:
  explicit AppearanceReader(Reader& in) : in_(in) {}

  void part(const char* name, std::uint8_t& part) { part = in_.u8(name); }
  void id(const char* name, ObjectId& id, ObjectId base) {
    id = read_known_type_id(in_, base, name).id;
    if (id == base) id = 0;
  }
  void first(const char* name, std::uint32_t& colors) { colors = kPaletteStep * in_.u8(name); }
  /// The whole palette is more than a byte holds, and is sent as 0.
  void count(const char* name, std::uint32_t& colors) {
    const std::uint8_t steps = in_.u8(name);
    colors = steps == 0 ? kPaletteEntries : kPaletteStep * steps;
  }

 private:
  Reader& in_;
};

/// Reads an ObjDesc, including its padding, and calls `take` with each entry as it was sent: the base palette
/// (an ObjectId), SubPalettes, TextureChanges, PartChanges. An error stays in the reader, and `take` is not
/// called any more.
template <class Reader, class Take>
AppearanceCounts read_appearance(Reader& in, Take&& take) {
  const std::uint64_t at = in.offset();
  if (in.u8("objdesc.version") != kAppearanceVersion && in.ok())
    in.fail(ErrorCode::BadValue, "objdesc.version", at);
  AppearanceCounts counts;
  counts.sub_palettes = in.u8("objdesc.subpalettes");
  counts.textures = in.u8("objdesc.textures");
  counts.parts = in.u8("objdesc.parts");
  AppearanceReader a(in);
  const auto take_all = [&](unsigned count, auto entry) {
    for (unsigned i = 0; i < count && in.ok(); ++i) {
      fields(a, entry);
      if (in.ok()) take(entry);
    }
  };
  if (counts.sub_palettes != 0) {
    ObjectId base_palette = 0;
    base_palette_field(a, base_palette);
    if (in.ok()) take(base_palette);
  }
  take_all(counts.sub_palettes, SubPalette{});
  take_all(counts.textures, TextureChange{});
  take_all(counts.parts, PartChange{});
  in.align4("objdesc padding");
  return counts;
}

/// Returns why an appearance cannot be sent, with the name of the field.
Status check_sendable(const Appearance& appearance);
/// Writes one that can be sent. `out` holds a multiple of four bytes.
void write_appearance(FieldWriter& out, const Appearance& appearance);

}  // namespace acm
