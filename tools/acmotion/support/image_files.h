// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/dat.hpp"
#include "acmotion/inspect/images.hpp"
#include "assets/palette.h"
#include "assets/render_surface.h"

#include <optional>
#include <span>
#include <vector>

namespace acm::tool {

/// Images out of containers, one at a time: whatever their number, no more is kept than one of them and one
/// palette.
class ImageFiles {
 public:
  /// Images and palettes are looked for in all of the files, which must outlive this object; the first that
  /// has the id counts. `palette` is used for all indexed images; 0: the one that each names.
  ImageFiles(std::vector<const DatFile*> files, ObjectId palette);

  /// A RenderSurface, or the first image of a SurfaceTexture that is there; others are refused.
  InspectResult<inspect::Image> image(ObjectId id);

 private:
  /// Of the file that has the object.
  [[nodiscard]] DatLayout layout_of(ObjectId id) const;
  InspectResult<RenderSurface> surface(ObjectId id);
  InspectResult<Bytes> read(ObjectId id);
  InspectResult<ObjectId> image_of_texture(ObjectId id);
  InspectResult<std::span<const Argb>> colors_of(ObjectId palette);
  [[nodiscard]] bool has(ObjectId id) const;

  std::vector<const DatFile*> files_;
  ObjectId palette_;
  Palette kept_;
  Vector<std::byte> buffer_;
};

}  // namespace acm::tool
