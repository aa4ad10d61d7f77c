// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/asset_store.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "materials.h"
#include "writer.h"

namespace acm::gltf {

/// Puts the models of a look into a document, each once.
class Meshes {
 public:
  Meshes(Writer& writer, const AssetStore& store, const Look& look, const GltfOptions& options)
      : writer_(writer), store_(store), materials_(writer, store, look, options) {}

  /// What a part shows, at a scale. Nothing when its model is missing or has nothing to draw.
  std::optional<std::size_t> add(const LookPart& part, Vec3 scale);

  [[nodiscard]] const std::set<ObjectId>& missing() const { return missing_; }
  /// Of images, for people.
  [[nodiscard]] const std::vector<std::string>& findings() const { return materials_.findings(); }

 private:
  std::optional<std::size_t> build(const LookPart& part, Vec3 scale);

  /// The same model may show other textures on another part.
  using Key = std::tuple<ObjectId, std::vector<ObjectId>, bool, float, float, float>;

  Writer& writer_;
  const AssetStore& store_;
  Materials materials_;
  std::map<Key, std::optional<std::size_t>> meshes_;
  std::set<ObjectId> missing_;
};

}  // namespace acm::gltf
