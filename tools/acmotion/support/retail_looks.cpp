// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/clothing_table.h"
#include "assets/gfxobj_degrade_info.h"
#include "assets/palette.h"
#include "assets/palette_set.h"
#include "assets/particle_emitter_info.h"
#include "assets/render_surface.h"
#include "assets/surface_texture.h"

#include "retail_checker.h"

namespace acm::tool {

namespace {

void check_surface_textures(RetailChecker& checks) {
  checks.record(0x0500330D, "surface texture", read_surface_texture, write_surface_texture,
                [](RetailParts& p, const SurfaceTexture& t) {
                  p.equal("category", t.category, 0).equal("type", t.type, SurfaceTexture::kShippedType);
                  if (p.equal("levels", t.images.size(), 1u).difference().empty())
                    p.id("level", t.images[0], 0x060074CD);
                });
  checks.record(0x050023BF, "surface texture", read_surface_texture, write_surface_texture,
                [](RetailParts& p, const SurfaceTexture& t) {
                  if (!p.equal("levels", t.images.size(), 2u).difference().empty()) return;
                  p.id("level 0", t.images[0], 0x06005731).id("level 1", t.images[1], 0x06005731);
                });
}

struct ImageFacts {
  ObjectId id;
  std::uint32_t category;  ///< 0: not known
  std::uint32_t side;      ///< width and height
  PixelFormat format;
  std::uint32_t bytes;
  ObjectId palette;  ///< 0: none
};

void check_images(RetailChecker& checks) {
  for (const ImageFacts& f :
       {ImageFacts{0x060074CD, 0, 256, PixelFormat::R8G8B8, 256 * 256 * 3, 0},
        ImageFacts{0x06000164, RenderSurface::kUserInterface, 20, PixelFormat::R8G8B8, 1200, 0},
        ImageFacts{0x06007364, 4, 512, PixelFormat::Index16, 512 * 512 * 2, 0x0400007E}})
    checks.record(f.id, "image", read_render_surface, write_render_surface,
                  [&](RetailParts& p, const RenderSurface& image) {
                    if (f.category != 0) p.equal("category", image.category, f.category);
                    p.equal("width", image.width, f.side).equal("height", image.height, f.side);
                    p.holds(pixel_format_name(f.format), image.format == f.format);
                    p.equal("size", image.pixels.size(), f.bytes).id("palette", image.palette, f.palette);
                  });
}

void check_palettes(RetailChecker& checks) {
  checks.record(0x0400007E, "palette", read_palette, write_palette,
                [](RetailParts& p, const Palette& palette) {
                  p.equal("colours", palette.colors.size(), Palette::kColors);
                });
  checks.record(0x0F000001, "palette set", read_palette_set, write_palette_set,
                [](RetailParts& p, const PaletteSet& set) {
                  const Vector<ObjectId> known = {0x040005F3, 0x040005F4, 0x040005F5, 0x040005F2};
                  p.holds("palettes 0x040005F3 to F5, then F2", set.palettes == known);
                });
}

void check_clothing(RetailChecker& checks) {
  checks.record(0x10000064, "clothing table", read_clothing_table, write_clothing_table,
                [](RetailParts& p, const ClothingTable& t) {
                  p.equal("buckets of bases", t.base_buckets, ClothingTable::kShippedBaseBuckets)
                      .equal("buckets of templates", t.template_buckets,
                             ClothingTable::kShippedTemplateBuckets);
                  if (p.equal("bases", t.bases.size(), 1u).difference().empty())
                    p.id("setup", t.bases[0].setup, 0x02000039);
                  const ClothingTable::Template* dye = t.find_template(62);
                  p.holds("a template 62", dye != nullptr);
                  if (!p.difference().empty()) return;
                  p.id("icon", dye->icon, 0);
                  if (p.at_least("palette effects", dye->palettes.size(), 1) &&
                      p.at_least("ranges", dye->palettes[0].ranges.size(), 1))
                    p.equal("length of the first range", dye->palettes[0].ranges[0].length, 2048);
                });
}

void check_effects(RetailChecker& checks) {
  checks.record(0x320009C4, "particle emitter", read_particle_emitter_info, write_particle_emitter_info,
                [](RetailParts& p, const ParticleEmitterInfo& info) {
                  p.holds("births per second", (info.emitter_type & ParticleEmitterInfo::kPerSecond) != 0);
                  p.near("birthrate", static_cast<float>(info.birthrate), 0.2);
                  p.holds("Explode", info.particle_type == ParticleType::Explode);
                  p.near("final translucency", info.final_trans, 1);
                  p.equal("parent local", info.is_parent_local, 0);
                });
  checks.record(0x11000000, "degrade record", read_gfxobj_degrade_info, write_gfxobj_degrade_info,
                [](RetailParts& p, const GfxObjDegradeInfo& info) {
                  if (!p.equal("levels", info.levels.size(), 4u).difference().empty()) return;
                  p.id("level 0", info.levels[0].gfxobj, 0x01003769)
                      .id("level 1", info.levels[1].gfxobj, 0x0100376E)
                      .near("ideal distance of level 0", info.levels[0].ideal_distance, 25)
                      .near("ideal distance of level 1", info.levels[1].ideal_distance, 50);
                });
}

}  // namespace

void check_retail_looks(RetailChecker& checks) {
  check_surface_textures(checks);
  check_images(checks);
  check_palettes(checks);
  check_clothing(checks);
  check_effects(checks);
}

}  // namespace acm::tool
