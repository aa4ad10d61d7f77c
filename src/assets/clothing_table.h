// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// What an item of clothing does to the bodies that wear it, and how it can be dyed (appearance 6).
struct ClothingTable {
  static constexpr std::uint16_t kShippedBaseBuckets = 8;
  static constexpr std::uint16_t kShippedTemplateBuckets = 32;
  /// Most bases and most templates; a record counts them in 16 bits.
  static constexpr std::size_t kMaxEntries = 0xFFFF;

  struct TextureEffect {
    ObjectId old_texture = 0;  ///< SurfaceTextures
    ObjectId new_texture = 0;
  };
  /// One part of the wearer gets another mesh, with other textures.
  struct ObjectEffect {
    std::uint32_t part = 0;
    ObjectId mesh = 0;  ///< a GfxObj
    Vector<TextureEffect> textures;
  };
  /// What wearers of one Setup look like.
  struct Base {
    ObjectId setup = 0;
    Vector<ObjectEffect> objects;
  };

  /// Entries of the palette, not steps of 8 as in messages.
  struct Range {
    std::uint32_t start = 0;
    std::uint32_t length = 0;
  };
  struct PaletteEffect {
    Vector<Range> ranges;
    ObjectId palette_set = 0;
  };
  /// One way to dye it ("palette template").
  struct Template {
    std::uint32_t key = 0;
    ObjectId icon = 0;  ///< a RenderSurface; 0: the item's own
    Vector<PaletteEffect> palettes;
  };

  ObjectId id = 0;
  Vector<Base> bases;                                ///< in file order; no Setup occurs twice
  Vector<Template> templates;                        ///< in file order; no key occurs twice
  std::uint16_t base_buckets = kShippedBaseBuckets;  ///< of the client's hash table; 0 only without bases
  std::uint16_t template_buckets = kShippedTemplateBuckets;

  /// Null when there is none. CL-3, the Setups that share another's entry, is not applied.
  [[nodiscard]] const Base* find_base(ObjectId setup) const;
  [[nodiscard]] const Template* find_template(std::uint32_t key) const;
};

/// Refuses what the client refuses: keys that occur twice, entries without buckets (CL-1).
Result<ClothingTable> read_clothing_table(Bytes bytes);
Vector<std::byte> write_clothing_table(const ClothingTable& table);

}  // namespace acm
