// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/asset_store.h"

#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "writer.h"

namespace acm::gltf {

/// Puts models and their surfaces into a document, each once.
class Meshes {
 public:
  Meshes(Writer& writer, const AssetStore& store) : writer_(writer), store_(store) {}

  /// The mesh of a model at a scale. Nothing when it is missing or has nothing to draw.
  std::optional<std::size_t> add(ObjectId gfxobj, Vec3 scale);

  [[nodiscard]] const std::set<ObjectId>& missing() const { return missing_; }

 private:
  std::optional<std::size_t> build(ObjectId id, Vec3 scale);
  std::size_t material(const GfxObj& mesh, std::int16_t surface);

  Writer& writer_;
  const AssetStore& store_;
  std::map<std::tuple<ObjectId, float, float, float>, std::optional<std::size_t>> meshes_;
  std::map<ObjectId, std::size_t> materials_;
  std::set<ObjectId> missing_;
};

}  // namespace acm::gltf
