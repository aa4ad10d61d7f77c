// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/result.hpp"
#include "acmotion/types.hpp"

#include <cstddef>
#include <cstdint>

/// What an object wears: the client's ObjDesc, as data (OD-1 to OD-5). looks.hpp makes it from clothes, and
/// says what a body shows with it.
namespace acm {

/// How many colours a palette in use has (appearance PL-1).
inline constexpr std::uint32_t kPaletteEntries = 2048;

/// Colours that replace those of the base palette: the same entries of another palette.
struct SubPalette {
  ObjectId palette = 0;  ///< 0: none, which spoils all colours (OD-11)
  // In entries of the palette. Messages carry multiples of 8: `first` up to 2040, `count` from 8 to 2048.
  std::uint32_t first = 0;
  std::uint32_t count = kPaletteEntries;

  [[nodiscard]] bool is_whole() const { return first == 0 && count == kPaletteEntries; }
  friend bool operator==(const SubPalette&, const SubPalette&) = default;
};

/// On one part, every surface whose own texture is the old one shows the new one.
struct TextureChange {
  std::uint8_t part = 0;     ///< index among the Setup's parts
  ObjectId old_texture = 0;  ///< SurfaceTextures (0x05); 0: none
  ObjectId new_texture = 0;

  friend bool operator==(const TextureChange&, const TextureChange&) = default;
};

/// A part shows another mesh.
struct PartChange {
  std::uint8_t part = 0;  ///< index among the Setup's parts
  ObjectId mesh = 0;      ///< a GfxObj (0x01); 0: none, which changes nothing

  friend bool operator==(const PartChange&, const PartChange&) = default;
};

/// Fill it with `add`, which keeps the lists as the client does. retail: ObjDesc
struct Appearance {
  /// Of each list: their counts are sent as one byte.
  static constexpr std::size_t kMaxEntries = 255;
  /// Texture changes that `apply` keeps: the oldest go first. Servers list every part each time, so no real
  /// object comes near it.
  static constexpr std::size_t kMaxKeptTextures = 1024;

  /// The palette that sub-palettes change (0x04); without any it is not sent.
  ObjectId base_palette = 0;
  Vector<SubPalette> sub_palettes;  ///< applied in order
  Vector<TextureChange> texture_changes;
  Vector<PartChange> part_changes;

  [[nodiscard]] bool empty() const {
    return sub_palettes.empty() && texture_changes.empty() && part_changes.empty();
  }

  // OD-4: an entry for the same place is removed and the new one stands last. False when the list is full:
  // nothing has changed.

  /// One for the whole palette removes all others; later ones for less are then dropped, which counts as
  /// success.
  bool add(const SubPalette& change);
  bool add(const TextureChange& change);
  bool add(const PartChange& change);
  /// All entries of another one in their order, and its base palette if it has one. False when a list was
  /// full.
  bool add(const Appearance& other);

  /// Makes of what an object shows what it shows after another description of it, as the client does (OD-8).
  /// QUIRK: colours begin anew, but a part that the description does not name keeps its mesh and textures. A
  /// part change drops the texture changes of its part.
  void apply(const Appearance& description);

  friend bool operator==(const Appearance&, const Appearance&) = default;
};

/// Reads an ObjDesc, from its version byte to the padding after it; entries are added as OD-4 says. An id
/// that is the first of its type means none and becomes 0 (OD-2). Refuses bytes that end early or go on, and
/// other versions (OD-5).
Result<Appearance> decode_appearance(Bytes bytes);

/// Writes one as the retail server does, with padding. BadValue, with the name of the field, for what cannot
/// be sent: a range that is not made of eights or leaves the palette, an id of another type; LimitExceeded
/// for a list of more than kMaxEntries.
Result<Vector<std::byte>> encode_appearance(const Appearance& appearance);

}  // namespace acm
