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
  ObjectId palette = 0;  ///< 0: none; the object then keeps its original colours (OD-11)
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
  /// The maximum length of each list for `add` and for messages, which send it as one byte. `apply` may keep
  /// kMaxKeptParts part changes and kMaxKeptTextures texture changes.
  static constexpr std::size_t kMaxEntries = 255;
  /// One for each part that a message can name.
  static constexpr std::size_t kMaxKeptParts = 256;
  /// The maximum number of texture changes that `apply` keeps; beyond it the oldest are dropped. Servers list
  /// every part each time, so no real object comes near it.
  static constexpr std::size_t kMaxKeptTextures = 1024;

  /// The palette (0x04) that sub-palettes change; sent only when there are sub-palettes.
  ObjectId base_palette = 0;
  Vector<SubPalette> sub_palettes;  ///< applied in order
  Vector<TextureChange> texture_changes;
  Vector<PartChange> part_changes;

  [[nodiscard]] bool empty() const {
    return sub_palettes.empty() && texture_changes.empty() && part_changes.empty();
  }

  // OD-4: each appends an entry and removes an earlier one for the same range, the same part and old texture,
  // or the same part. They return false, with nothing changed, when the list is full.

  /// A sub-palette for the whole palette removes all others; later, smaller ones are then dropped, and the
  /// call returns true.
  bool add(const SubPalette& change);
  bool add(const TextureChange& change);
  bool add(const PartChange& change);
  /// Adds all entries of another appearance in their order, and its base palette if it has one. False when a
  /// list was full: entries that did not fit are left out, all others are added.
  bool add(const Appearance& other);

  /// Applies a later description of the same object, as the client does (OD-8). QUIRK: colours are replaced,
  /// but a part that the description does not name keeps its mesh and textures. A part change drops the
  /// texture changes of its part.
  void apply(const Appearance& description);

  friend bool operator==(const Appearance&, const Appearance&) = default;
};

/// Reads an ObjDesc, from its version byte to the padding after it; entries are added as OD-4 says. An id
/// that is the first of its type means none and becomes 0 (OD-2). Fails for bytes that end early (Truncated)
/// or go on (TrailingBytes), and for another version (BadValue, OD-5).
Result<Appearance> decode_appearance(Bytes bytes);

/// Encodes an ObjDesc as the retail server does, with padding. BadValue, with the name of the field, for
/// values that cannot be sent: a `first` or `count` that is not a multiple of 8 or is out of bounds (0 to
/// 2040, 8 to 2048), or an id of another type. LimitExceeded for a list of more than kMaxEntries.
Result<Vector<std::byte>> encode_appearance(const Appearance& appearance);

}  // namespace acm
