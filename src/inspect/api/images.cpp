// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/images.hpp"

#include "inspect/image/image.h"

#include "loaded.h"

namespace acm::inspect {

InspectResult<Image> decode_image(Assets& assets, ObjectId id, const PixelOptions& options,
                                  ObjectId palette) {
  const Result<const RenderSurface*> surface = loaded_image(assets, id);
  if (!surface) return to_inspect_error(surface.error());
  if (!is_indexed((*surface)->format) || !options.colors.empty())
    return acm::decode_image(**surface, options);
  const ObjectId wanted = palette != 0 ? palette : (*surface)->palette;
  (void)assets.load(wanted);
  const Result<const Palette*> found = AssetsAccess::store(assets).get<Palette>(wanted);
  if (!found) {
    InspectError error = to_inspect_error(found.error());
    error.text.insert(0, "palette ");
    return error;
  }
  PixelOptions with_palette = options;
  with_palette.colors = (*found)->colors;
  return acm::decode_image(**surface, with_palette);
}

InspectResult<Image> decode_image_record(Bytes record, const PixelOptions& options) {
  const Result<RenderSurface> surface = read_render_surface(record);
  return surface ? acm::decode_image(*surface, options)
                 : InspectResult<Image>(to_inspect_error(surface.error()));
}

Result<ObjectId> palette_of_record(Bytes record) {
  const Result<RenderSurface> surface = read_render_surface(record);
  return surface ? Result<ObjectId>(surface->palette) : Result<ObjectId>(surface.error());
}

}  // namespace acm::inspect
