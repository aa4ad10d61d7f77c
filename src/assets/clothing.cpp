// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/clothing.h"

#include "assets/assets_access.h"

#include <algorithm>
#include <cstdint>

namespace acm {

namespace {

struct SharedClothes {
  ObjectId setup;
  ObjectId use;
};

constexpr ObjectId kUmbraenMale = 0x0200196F, kUmbraenFemale = 0x02001970;
constexpr ObjectId kPenumbraenMale = 0x0200196E, kPenumbraenFemale = 0x0200196D;
constexpr ObjectId kUndeadMale = 0x02001A0E, kUndeadFemale = 0x02001A0C;
constexpr ObjectId kHumanMale = 0x02000001, kHumanFemale = 0x0200004E;

// CL-3
constexpr SharedClothes kSharedClothes[] = {
    {0x02001972, kUmbraenMale},      {0x02001A5F, kUmbraenMale},    {0x02001A6F, kUmbraenMale},
    {0x02001A5E, kUmbraenFemale},    {0x02001A6E, kUmbraenFemale},  {0x02001971, kPenumbraenMale},
    {0x02001A5D, kPenumbraenMale},   {0x02001A70, kPenumbraenMale}, {0x02001A5C, kPenumbraenFemale},
    {0x02001A71, kPenumbraenFemale}, {0x02001A0F, kUndeadMale},     {0x02001A9C, kUndeadMale},
    {0x02001A9E, kUndeadMale},       {0x02001A9D, kUndeadMale},     {0x02001A96, kUndeadMale},
    {0x02001A0D, kUndeadFemale},     {0x02001AA0, kUndeadFemale},   {0x02001A9F, kUndeadFemale},
    {0x02001AA1, kUndeadFemale},     {0x02001AA2, kUndeadFemale},   {0x02001AA3, kHumanMale},
    {0x02001AA4, kHumanFemale},
};

constexpr std::uint32_t kLastPart = 255;  // a message has one byte for it

Error error_of(const ClothingTable& table, ErrorCode code, const char* what) {
  return {code, table.id, 0, what};
}

bool has_unsendable_part(const ClothingTable::Base& base) {
  return std::ranges::any_of(base.objects, [](const auto& object) { return object.part > kLastPart; });
}

/// Meshes and textures of one part. A texture change without an id is left out, and the call fails (CL-2 b).
Status wear_object(Appearance& a, const ClothingTable& table, const ClothingTable::ObjectEffect& object) {
  const auto part = static_cast<std::uint8_t>(object.part);
  bool had_room = a.add(PartChange{part, object.mesh});
  bool has_ids = true;
  for (const ClothingTable::TextureEffect& texture : object.textures) {
    if (texture.old_texture == 0 || texture.new_texture == 0)
      has_ids = false;
    else
      had_room &= a.add(TextureChange{part, texture.old_texture, texture.new_texture});
  }
  if (!has_ids) return error_of(table, ErrorCode::BadValue, "a texture change without an id");
  if (!had_room) return error_of(table, ErrorCode::LimitExceeded, "more changes than a message holds");
  return {};
}

/// The colours of a dye (CL-2 d).
Status wear_colors(Appearance& a, const AssetStore& store, const ClothingTable& table,
                   const ClothingTable::Template& dye, const Garment& garment) {
  for (std::size_t i = 0; i < dye.palettes.size(); ++i) {
    const ClothingTable::PaletteEffect& effect = dye.palettes[i];
    const Result<const PaletteSet*> set = store.get<PaletteSet>(effect.palette_set);
    if (!set) return Error{set.error().code, effect.palette_set, 0, "palette set"};
    const ObjectId palette = (*set)->palette_of_shade(garment.shades[std::min<std::size_t>(i, 3)]);
    for (const ClothingTable::Range& range : effect.ranges)
      if (!a.add(SubPalette{palette, range.start, range.length}))
        return error_of(table, ErrorCode::LimitExceeded, "more colours than a message holds");
  }
  return {};
}

void cover_bare_parts(Appearance& a, const Setup& setup) {
  for (std::size_t i = 0; i < setup.parts.size() && i <= kLastPart; ++i) {
    const auto part = static_cast<std::uint8_t>(i);
    const auto covers = [part](const PartChange& change) { return change.part == part; };
    if (std::ranges::none_of(a.part_changes, covers)) a.add(PartChange{part, setup.parts[i]});
  }
}

}  // namespace

ObjectId setup_of_clothes(ObjectId setup) {
  for (const SharedClothes& shared : kSharedClothes)
    if (shared.setup == setup) return shared.use;
  return setup;
}

// retail: ClothingTable::BuildObjDesc (appearance CL-2)
Status wear(Appearance& a, const AssetStore& store, ObjectId setup, const ClothingTable& table,
            const Garment& garment) {
  const ClothingTable::Base* base = table.find_base(setup);
  if (!base) base = table.find_base(setup_of_clothes(setup));
  if (!base) return {};
  if (has_unsendable_part(*base)) return error_of(table, ErrorCode::BadValue, "a part beyond 255");
  Status status;
  for (const ClothingTable::ObjectEffect& object : base->objects)
    if (const Status worn = wear_object(a, table, object); !worn && status) status = worn;
  if (!status || garment.palette_template == 0) return status;
  const ClothingTable::Template* dye = table.find_template(garment.palette_template);
  if (!dye) return error_of(table, ErrorCode::NotFound, "palette template");
  return wear_colors(a, store, table, *dye, garment);
}

Status wear(Appearance& a, const AssetStore& store, ObjectId setup, const Garment& garment) {
  const Result<const ClothingTable*> table = store.get<ClothingTable>(garment.clothing_table);
  if (!table) return Error{table.error().code, garment.clothing_table, 0, "clothing table"};
  return wear(a, store, setup, **table, garment);
}

Result<DressedBody> dress(const AssetStore& store, const Outfit& outfit) {
  const Result<const Setup*> setup = store.setup(outfit.setup);
  if (!setup) return setup.error();
  DressedBody dressed;
  dressed.appearance.add(outfit.body);
  for (std::size_t i = 0; i < outfit.garments.size(); ++i)
    if (const Status worn = wear(dressed.appearance, store, outfit.setup, outfit.garments[i]); !worn)
      dressed.findings.push_back({static_cast<std::uint32_t>(i), worn.error()});
  cover_bare_parts(dressed.appearance, **setup);
  return dressed;
}

Status wear(Appearance& appearance, const Assets& assets, ObjectId setup, const Garment& garment) {
  return wear(appearance, AssetsAccess::store(assets), setup, garment);
}

Result<DressedBody> dress(const Assets& assets, const Outfit& outfit) {
  return dress(AssetsAccess::store(assets), outfit);
}

}  // namespace acm
