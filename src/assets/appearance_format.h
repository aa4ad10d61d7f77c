// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/appearance.hpp"
#include "assets/encodings.h"
#include "base/bytes.h"

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

/// 0 is sent as the first id of the type, which stands for none (OD-2).
template <class Reader>
ObjectId read_appearance_id(Reader& in, ObjectId base, const char* field) {
  const ObjectId id = read_known_type_id(in, base, field).id;
  return id == base ? 0 : id;
}

template <class Reader>
SubPalette read_sub_palette(Reader& in) {
  SubPalette s;
  s.palette = read_appearance_id(in, kPaletteBase, "objdesc.subpalette");
  s.first = kPaletteStep * in.u8("objdesc.subpalette.offset");
  const std::uint8_t length = in.u8("objdesc.subpalette.length");
  s.count = length == 0 ? kPaletteEntries : kPaletteStep * length;
  return s;
}

template <class Reader>
TextureChange read_texture_change(Reader& in) {
  TextureChange t;
  t.part = in.u8("objdesc.texture.part");
  t.old_texture = read_appearance_id(in, kSurfaceTextureBase, "objdesc.texture.old");
  t.new_texture = read_appearance_id(in, kSurfaceTextureBase, "objdesc.texture.new");
  return t;
}

template <class Reader>
PartChange read_part_change(Reader& in) {
  PartChange p;
  p.part = in.u8("objdesc.part.index");
  p.mesh = read_appearance_id(in, kGfxObjBase, "objdesc.part.model");
  return p;
}

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
  const auto take_all = [&](unsigned count, auto&& read_one) {
    for (unsigned i = 0; i < count && in.ok(); ++i)
      if (const auto entry = read_one(); in.ok()) take(entry);
  };
  take_all(counts.sub_palettes != 0 ? 1 : 0,
           [&] { return read_appearance_id(in, kPaletteBase, "objdesc.palette"); });
  take_all(counts.sub_palettes, [&] { return read_sub_palette(in); });
  take_all(counts.textures, [&] { return read_texture_change(in); });
  take_all(counts.parts, [&] { return read_part_change(in); });
  in.align4("objdesc padding");
  return counts;
}

/// Returns why an appearance cannot be sent, with the name of the field.
Status check_sendable(const Appearance& appearance);
/// Writes one that can be sent. `out` holds a multiple of four bytes.
void write_appearance(FieldWriter& out, const Appearance& appearance);

}  // namespace acm
