// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/gfxobj.h"
#include "base/frame.h"

#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "surfaces.h"

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

  /// Polygons that follow are painted with this surface, whose texture is laid out in tiles: round a loft
  /// from the middle of its front, and down its height.
  MeshBuilder& paint(ObjectId surface);
  /// The texture goes once round what follows, its middle at the front (+y), and from `top` to `bottom` down
  /// its height; both are shares of the texture.
  MeshBuilder& wrap_around(float top = 0.0f, float bottom = 1.0f);
  /// The texture is projected from the front onto what follows, and fills this rectangle of x and z. Seen
  /// from the front, +x is on the left.
  MeshBuilder& project(float left, float top, float right, float bottom);
  /// Polygons that follow are seen from behind too.
  MeshBuilder& show_both_sides();
  /// Shapes that follow are built in these axes.
  MeshBuilder& place(const Frame& frame);
  /// Walls between neighbouring sections and a lid at each end. `cut` is the share of the corners that is cut
  /// off: 0 gives a box, 0.3 something like an octagon. Sections ascend in z.
  MeshBuilder& loft(std::span<const Section> sections, float cut);
  MeshBuilder& loft(std::initializer_list<Section> sections, float cut) {
    return loft(std::span(sections.begin(), sections.size()), cut);
  }
  MeshBuilder& box(Vec3 low, Vec3 high);
  struct Corner {
    Vec3 at;
    TexCoord uv;
  };
  /// One polygon, counter-clockwise seen from outside. Textures do not repeat outside of 0 to 1.
  MeshBuilder& polygon(std::span<const Corner> corners) { return add_polygon(corners, 0); }
  MeshBuilder& polygon(std::initializer_list<Corner> corners) {
    return polygon(std::span(corners.begin(), corners.size()));
  }

  [[nodiscard]] GfxObj build() &&;

 private:
  enum class Layout { Tiles, Around, Projected };
  struct Ring;  // the corners of a section and how far round each is

  MeshBuilder& add_polygon(std::span<const Corner> corners, std::uint8_t stippling);
  [[nodiscard]] TexCoord uv_of_wall(Vec3 at, float around, float total, float low, float high) const;
  void add_lid(const Ring& ring, bool faces_up, float low, float high);

  GfxObj mesh_;
  Frame place_;
  Layout layout_ = Layout::Tiles;
  float left_ = 0.0f, top_ = 0.0f, right_ = 1.0f, bottom_ = 1.0f;  // of the layout
  TileSize tile_ = {1.0f, 1.0f};
  GfxObj::Sides sides_ = GfxObj::kSingleSided;
  std::int16_t surface_ = GfxObj::kNoSurface;
};

}  // namespace acm::sample
