// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/look.h"

#include "assets/assets_access.h"
#include "assets/drawn_mesh.h"

#include <algorithm>
#include <span>
#include <utility>

namespace acm {

namespace {

static_assert(Palette::kColors == kPaletteEntries);

/// Puts a look together, step by step in the order of OD-8.
class LookBuilder {
 public:
  LookBuilder(const AssetStore& store, const Appearance& appearance, Markers markers, Look& look)
      : store_(store), appearance_(appearance), markers_(markers), look_(look) {}

  void build(std::span<const ObjectId> parts) {
    look_.parts.resize(parts.size());
    for (std::uint32_t i = 0; i < parts.size(); ++i) set_mesh(i, parts[i]);
    for (const PartChange& change : appearance_.part_changes)
      if (has_part(change.part)) set_mesh(change.part, change.mesh);
    for (const TextureChange& change : appearance_.texture_changes)
      if (has_part(change.part)) change_textures(change);
    look_.colors = changed_colors();
    for (std::uint32_t i = 0; i < look_.parts.size(); ++i) finish(i);
  }

 private:
  void fail(LookFindingKind kind, std::uint32_t part, ObjectId id) {
    const LookFinding finding{kind, part, id};
    if (std::ranges::find(look_.findings, finding) == look_.findings.end()) look_.findings.push_back(finding);
  }

  bool has_part(std::uint32_t part) {
    if (part < look_.parts.size()) return true;
    fail(LookFindingKind::NoSuchPart, part, 0);
    return false;
  }

  const Surface* surface_of(std::uint32_t part, ObjectId id) {
    const Result<const Surface*> surface = store_.surface(id);
    if (surface) return *surface;
    fail(LookFindingKind::MissingSurface, part, id);
    return nullptr;
  }

  // OD-9: a mesh that cannot be had leaves the part as it is.
  void set_mesh(std::uint32_t part, ObjectId mesh) {
    const Result<NearMesh> drawn = drawn_mesh(store_, mesh, markers_);
    if (!drawn) {
      fail(LookFindingKind::MissingMesh, part, mesh);
      if (look_.parts[part].mesh == 0) look_.parts[part].mesh = mesh;
      return;
    }
    LookPart changed;
    changed.mesh = mesh;
    changed.is_marker = drawn->is_marker;
    if (drawn->mesh) show(changed, *drawn->mesh);
    look_.parts[part] = std::move(changed);
  }

  void show(LookPart& part, const GfxObj& mesh) {
    part.drawn_mesh = mesh.id;
    for (const ObjectId id : mesh.surfaces) {
      const Result<const Surface*> surface = store_.surface(id);
      part.surfaces.push_back({id, surface && (*surface)->has_texture() ? (*surface)->texture : 0});
    }
  }

  // OD-10. Changes are not chained: each compares with the surface's own texture.
  void change_textures(const TextureChange& change) {
    if (change.new_texture == 0 || !store_.get<SurfaceTexture>(change.new_texture))
      return fail(LookFindingKind::MissingTexture, change.part, change.new_texture);
    for (LookSurface& shown : look_.parts[change.part].surfaces) {
      const Surface* surface = surface_of(change.part, shown.surface);
      if (!surface) continue;
      // QUIRK: the surfaces after it keep their textures.
      if (!surface->has_texture())
        return fail(LookFindingKind::SurfaceHasNoTexture, change.part, surface->id);
      if (surface->texture == change.old_texture) shown.texture = change.new_texture;
    }
  }

  /// The colours of a palette; null, and reported, when there is none.
  const Palette* palette_of(ObjectId id) {
    const Result<const Palette*> palette = store_.get<Palette>(id);
    if (id != 0 && palette) return *palette;
    fail(LookFindingKind::MissingPalette, LookFinding::kNoPart, id);
    return nullptr;
  }

  // OD-11: all sub-palettes, or none.
  Vector<Argb> changed_colors() {
    const Vector<SubPalette>& changes = appearance_.sub_palettes;
    if (changes.empty()) return {};
    Vector<Argb> colors(kPaletteEntries, 0);
    const bool is_whole = changes.size() == 1 && changes[0].is_whole();
    if (!is_whole) {
      const Palette* base = palette_of(appearance_.base_palette);
      if (!base) return {};
      const Palette used = expanded(*base);
      for (std::size_t i = 0; i < colors.size(); ++i) colors[i] = used.color(i);
    }
    bool is_complete = true;
    for (const SubPalette& change : changes) is_complete &= put_colors(colors, change);
    return is_complete ? std::move(colors) : Vector<Argb>();
  }

  bool put_colors(Vector<Argb>& colors, const SubPalette& change) {
    const Palette* palette = palette_of(change.palette);
    if (!palette) return false;
    const Palette used = expanded(*palette);
    const std::uint64_t end = std::uint64_t{change.first} + change.count;
    if (end > colors.size() || end > used.colors.size()) {
      fail(LookFindingKind::BadPaletteRange, LookFinding::kNoPart, change.palette);
      return false;
    }
    std::copy_n(used.colors.begin() + change.first, change.count, colors.begin() + change.first);
    return true;
  }

  /// The best image of a texture that is loaded; null, and reported, when there is none.
  const RenderSurface* image_of(std::uint32_t part, ObjectId texture) {
    const Result<const SurfaceTexture*> found = store_.get<SurfaceTexture>(texture);
    if (!found) {
      fail(LookFindingKind::MissingTexture, part, texture);
      return nullptr;
    }
    const ObjectId image =
        (*found)->best_image([&](ObjectId id) { return store_.get<RenderSurface>(id).ok(); });
    if (image != 0) return *store_.get<RenderSurface>(image);
    fail(LookFindingKind::MissingImage, part, (*found)->images.empty() ? texture : (*found)->images[0]);
    return nullptr;
  }

  // OD-12: the palette of the first of the mesh's surfaces that has one, whatever they show now.
  ObjectId original_palette_of(std::uint32_t part) {
    for (const LookSurface& shown : look_.parts[part].surfaces) {
      const Surface* surface = surface_of(part, shown.surface);
      if (!surface || !surface->has_texture()) continue;
      const RenderSurface* image = image_of(part, surface->texture);
      if (image && is_indexed(image->format) && image->palette != 0) return image->palette;
    }
    return 0;
  }

  // The textures are found last.
  void finish(std::uint32_t index) {
    LookPart& part = look_.parts[index];
    part.original_palette = original_palette_of(index);
    part.is_recolored = !look_.colors.empty() && part.original_palette != 0 &&
                        part.original_palette == appearance_.base_palette;
    for (LookSurface& shown : part.surfaces) {
      if (shown.texture == 0) continue;
      const RenderSurface* image = image_of(index, shown.texture);
      if (!image) continue;
      shown.image = image->id;
      if (is_indexed(image->format)) shown.palette = image->palette;
    }
  }

  const AssetStore& store_;
  const Appearance& appearance_;
  Markers markers_;
  Look& look_;
};

Look build_look(const AssetStore& store, ObjectId setup, std::span<const ObjectId> parts,
                const Appearance& appearance, Markers markers) {
  Look look;
  look.setup = setup;
  LookBuilder(store, appearance, markers, look).build(parts);
  return look;
}

}  // namespace

const char* to_string(LookFindingKind kind) {
  switch (kind) {
    case LookFindingKind::NoSuchPart: return "the Setup has no such part";
    case LookFindingKind::MissingMesh: return "a mesh is not loaded";
    case LookFindingKind::MissingSurface: return "a surface is not loaded";
    case LookFindingKind::MissingTexture: return "a texture is not loaded";
    case LookFindingKind::MissingImage: return "no image of a texture is loaded";
    case LookFindingKind::SurfaceHasNoTexture: return "a texture change ends at a surface without texture";
    case LookFindingKind::MissingPalette: return "a palette is not loaded, so no colour changes";
    case LookFindingKind::BadPaletteRange: return "a range leaves its palette, so no colour changes";
  }
  return "unknown";
}

Look make_look(const AssetStore& store, const Setup& setup, const Appearance& appearance, Markers markers) {
  return build_look(store, setup.id, setup.parts, appearance, markers);
}

Result<Look> make_look(const AssetStore& store, ObjectId setup, const Appearance& appearance,
                       Markers markers) {
  if (object_type(setup) == ObjectType::GfxObj)
    return build_look(store, setup, std::span(&setup, 1), appearance, markers);  // SU-4
  const Result<const Setup*> found = store.setup(setup);
  if (!found) return found.error();
  return make_look(store, **found, appearance, markers);
}

Result<Look> make_look(const Assets& assets, ObjectId setup, const Appearance& appearance, Markers markers) {
  return make_look(AssetsAccess::store(assets), setup, appearance, markers);
}

}  // namespace acm
