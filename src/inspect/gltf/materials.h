// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "inspect/gltf/gltf.h"
#include "inspect/image/look_images.h"

#include <map>
#include <optional>
#include <tuple>

#include "baked_image.h"
#include "writer.h"

namespace acm::gltf {

/// Puts the surfaces of a look and their images into a document, each once.
class Materials {
 public:
  Materials(Writer& writer, const AssetStore& store, const Look& look, const GltfOptions& options)
      : writer_(writer), images_(store, look, options.decode_jpeg), has_textures_(options.textures) {}

  /// The material of a surface. `repeats`: its texture goes on beyond its edges (GX-6).
  std::size_t add(const LookPart& part, const LookSurface& shown, bool repeats);

  [[nodiscard]] const std::vector<std::string>& findings() const { return images_.findings(); }

 private:
  std::size_t texture(const ShownSurface& shown, bool repeats);
  std::size_t image(const ShownSurface& shown);
  std::size_t sampler(bool repeats);
  Json json_of(const LookSurface& look, const ShownSurface& shown, std::optional<std::size_t> texture) const;

  using ImageKey = std::pair<ShownSurface::Key, Baking>;

  Writer& writer_;
  LookImages images_;
  bool has_textures_;
  std::map<std::tuple<ObjectId, ObjectId, bool, bool>, std::size_t> materials_;
  std::map<ImageKey, std::size_t> image_of_;
  std::map<std::pair<std::size_t, std::size_t>, std::size_t> texture_of_;  // by image and sampler
  std::optional<std::size_t> samplers_[2];
};

}  // namespace acm::gltf
