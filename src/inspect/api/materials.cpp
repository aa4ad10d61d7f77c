// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/materials.hpp"

#include "assets/render_surface.h"
#include "inspect/image/material.h"

#include "loaded.h"

namespace acm::inspect {

InspectResult<Material> surface_material(Assets& assets, ObjectId surface, const PartDrawing& part,
                                         ObjectId texture) {
  (void)assets.load(surface);
  const Result<const Surface*> found = AssetsAccess::store(assets).surface(surface);
  if (!found) return to_inspect_error(found.error());
  const ObjectId shown = texture != 0 ? texture : (*found)->texture;
  TextureKind kind = TextureKind::None;
  if ((*found)->has_texture())
    if (const Result<const RenderSurface*> image = loaded_image(assets, shown))
      kind = is_indexed((*image)->format) ? TextureKind::Indexed : TextureKind::Direct;
  return material_of(**found, shown, kind, part);
}

}  // namespace acm::inspect
