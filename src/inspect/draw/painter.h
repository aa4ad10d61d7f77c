// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/pictures.hpp"
#include "inspect/draw/figure.h"

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace acm {

using inspect::View;

/// "side", "front", "top" or "iso"; nothing for anything else.
std::optional<View> find_view(std::string_view name);

/// A parallel projection. Side sees a body that faces right, Front one that faces the viewer.
struct Camera {
  Vec3 right;   ///< of the picture
  Vec3 up;      ///< of the picture
  Vec3 toward;  ///< the viewer

  /// Metres from the middle of the picture: to the right, up, and towards the viewer.
  [[nodiscard]] Vec3 project(Vec3 p) const { return {dot(p, right), dot(p, up), dot(p, toward)}; }
};
Camera camera_for(View view);

/// The faces that the viewer sees, farthest first, cut where they pass through one another, so that painting
/// them one over the other gives the right picture.
std::vector<Face> in_painting_order(std::vector<Face> faces, const Camera& camera);

/// The edges of each part's silhouette.
std::vector<std::pair<Vec3, Vec3>> silhouette(std::span<const Face> faces, const Camera& camera);

/// The colour of a face in daylight that comes from above the viewer's left shoulder.
Argb shaded(const Face& face, const Camera& camera);

}  // namespace acm
