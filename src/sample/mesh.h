// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj.h"
#include "base/frame.h"

#include <span>
#include <vector>

namespace acm::sample {

/// A cross-section of a part: a rectangle with cut corners at a height.
struct Section {
  float z;
  float half_width;          ///< along x
  float half_depth;          ///< along y
  float x = 0.0f, y = 0.0f;  ///< the middle
};

/// Builds a flat-shaded mesh of convex polygons.
class MeshBuilder {
 public:
  explicit MeshBuilder(ObjectId id) { mesh_.id = id; }

  /// Polygons that follow are painted with this surface.
  MeshBuilder& paint(ObjectId surface);
  /// Shapes that follow are built in these axes.
  MeshBuilder& place(const Frame& frame);
  /// Walls between neighbouring sections and a lid at each end. `cut` is the share of the corners that is cut
  /// off: 0 gives a box, 0.3 something like an octagon. Sections ascend in z.
  MeshBuilder& loft(std::span<const Section> sections, float cut);
  MeshBuilder& loft(std::initializer_list<Section> sections, float cut) {
    return loft(std::span(sections.begin(), sections.size()), cut);
  }
  MeshBuilder& box(Vec3 low, Vec3 high);
  /// One polygon, counter-clockwise seen from outside.
  MeshBuilder& polygon(std::span<const Vec3> corners);

  [[nodiscard]] GfxObj build() &&;

 private:
  GfxObj mesh_;
  Frame place_;
  std::int16_t surface_ = GfxObj::kNoSurface;
};

}  // namespace acm::sample
