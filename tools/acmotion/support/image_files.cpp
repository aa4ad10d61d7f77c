// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "image_files.h"

#include "assets/older_records.h"
#include "assets/surface_texture.h"
#include "inspect/image/image.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "jpeg.h"
#include "names.h"

namespace acm::tool {

ImageFiles::ImageFiles(std::vector<const DatFile*> files, ObjectId palette)
    : files_(std::move(files)), palette_(palette) {}

bool ImageFiles::has(ObjectId id) const {
  return std::ranges::any_of(files_, [&](const DatFile* file) { return file->find(id) != nullptr; });
}

DatLayout ImageFiles::layout_of(ObjectId id) const {
  for (const DatFile* file : files_)
    if (file->find(id) != nullptr) return file->header().layout;
  return DatLayout::Current;
}

InspectResult<RenderSurface> ImageFiles::surface(ObjectId id) {
  const InspectResult<Bytes> bytes = read(id);
  if (!bytes) return bytes.error();
  const bool is_older = layout_of(id) == DatLayout::Older;
  Result<RenderSurface> surface = !is_older ? read_render_surface(*bytes)
                                  : object_type(id) == ObjectType::SurfaceTexture
                                      ? read_older_texture(*bytes)
                                      : read_older_render_surface(*bytes);
  if (!surface) return to_inspect_error(surface.error());
  return std::move(*surface);
}

InspectResult<Bytes> ImageFiles::read(ObjectId id) {
  for (const DatFile* file : files_)
    if (const DatEntry* entry = file->find(id)) {
      const Result<Bytes> bytes = file->read(*entry, buffer_);
      return bytes ? InspectResult<Bytes>(*bytes) : InspectResult<Bytes>(to_inspect_error(bytes.error()));
    }
  return InspectError{ErrorCode::NotFound, 0,
                      fmt::format("{}: not in this file (--also FILE adds one)", hex32(id))};
}

InspectResult<ObjectId> ImageFiles::image_of_texture(ObjectId id) {
  if (layout_of(id) == DatLayout::Older) return id;  // it is the image itself
  const InspectResult<Bytes> bytes = read(id);
  if (!bytes) return bytes.error();
  const Result<SurfaceTexture> texture = read_surface_texture(*bytes);
  if (!texture) return to_inspect_error(texture.error());
  if (texture->images.empty())
    return InspectError{ErrorCode::NotFound, 0, fmt::format("{}: a texture without image", hex32(id))};
  const ObjectId best = texture->best_image([&](ObjectId image) { return has(image); });
  return best != 0 ? best : texture->images.front();
}

InspectResult<std::span<const Argb>> ImageFiles::colors_of(ObjectId palette) {
  if (palette != kept_.id || kept_.colors.empty()) {
    const InspectResult<Bytes> bytes = read(palette);
    if (!bytes) return bytes.error();
    Result<Palette> read = read_palette(*bytes);
    if (!read) return to_inspect_error(read.error());
    kept_ = std::move(*read);
    kept_.id = palette;
  }
  return std::span<const Argb>(kept_.colors);
}

InspectResult<inspect::Image> ImageFiles::image(ObjectId id) {
  if (object_type(id) == ObjectType::SurfaceTexture) {
    const InspectResult<ObjectId> image = image_of_texture(id);
    if (!image) return image.error();
    id = *image;
  }
  const InspectResult<RenderSurface> surface = this->surface(id);
  if (!surface) return surface.error();
  PixelOptions options{.decode_jpeg = decode_jpeg};
  if (is_indexed(surface->format)) {
    const auto colors = colors_of(palette_ != 0 ? palette_ : surface->palette);
    if (!colors) {
      InspectError error = colors.error();
      error.text = fmt::format("{}: palette {}", hex32(id), error.text);
      return error;
    }
    options.colors = *colors;
  }
  return acm::decode_image(*surface, options);
}

}  // namespace acm::tool
