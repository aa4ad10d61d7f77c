// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "support/asset_source.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string image_of_level(const SurfaceTexture& texture, std::size_t level) {
  return level < texture.images.size() ? hex32(texture.images[level]) : "none";
}

/// What is known of an image that a texture names: the better one is often in another file.
std::string found_image_text(const AssetSource* source, ObjectId id) {
  if (source == nullptr) return {};
  const std::optional<std::size_t> index = source->find(id);
  if (!index) return fmt::format("not in {}", source->name());
  const Result<RenderSurface> image = read_render_surface(source->read(*index));
  return image ? text_of(*image) : describe(image.error());
}

}  // namespace

Json json_of(const SurfaceTexture& texture) {
  Json json = {{"id", hex32(texture.id)},
               {"type", to_string(ObjectType::SurfaceTexture)},
               {"category", texture.category},
               {"texture_type", texture.type},
               {"images", Json::array()}};
  for (const ObjectId image : texture.images) json["images"].push_back(hex32(image));
  return json;
}

Json summary_of(const SurfaceTexture& texture) {
  return {{"levels", texture.images.size()},
          {"best", image_of_level(texture, 0)},
          {"other", image_of_level(texture, 1)}};
}

void print_text(const SurfaceTexture& texture, const TextOptions& options) {
  print_heading(ObjectType::SurfaceTexture, texture.id);
  print("  {}, {}, category {}, type {}\n", counted(options.bytes, "byte"),
        counted(texture.images.size(), "level"), texture.category, texture.type);
  for (std::size_t level = 0; level < texture.images.size(); ++level)
    print("  level {}  {}  {}\n", level, id_text(texture.images[level]),
          found_image_text(options.source, texture.images[level]));
}

}  // namespace acm::tool
