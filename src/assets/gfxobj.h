// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"
#include "base/vec3.h"

#include <cstdint>
#include <span>

namespace acm {

struct TexCoord {
  float u = 0.0f;
  float v = 0.0f;

  friend bool operator==(const TexCoord&, const TexCoord&) = default;
};

/// A mesh (dat-formats 2.6). Fill it with `add_vertex`, `add_polygon` and `make_drawing_bsp`, or read it;
/// before writing, sizes and flags must agree, which `is_consistent` checks.
struct GfxObj {
  static constexpr std::uint32_t kHasPhysics = 1;
  static constexpr std::uint32_t kHasDrawing = 2;
  static constexpr std::uint32_t kHasDegrade = 8;
  static constexpr std::uint32_t kVertexType = 1;  ///< the only one there is; others are refused

  struct Vertex {
    std::uint16_t id = 0;        ///< polygons name vertices by it; retail's are the indices
    std::uint16_t uv_count = 0;  ///< may be 0 on solid-colour meshes
    std::uint32_t first_uv = 0;  ///< index into uvs
    Vec3 origin;
    Vec3 normal;  ///< may be zero: then the polygon's own counts
  };

  /// One corner of a polygon. A uv is an index among the pairs of that vertex; 0 where the polygon has none.
  struct Corner {
    std::uint16_t vertex = 0;  ///< Vertex::id
    std::uint8_t front_uv = 0;
    std::uint8_t back_uv = 0;
  };

  enum Stippling : std::uint8_t {
    kWrapFront = 1,
    kWrapBack = 2,
    kNoFrontUvs = 4,
    kNoBackUvs = 8,
  };
  enum Sides : std::uint32_t {
    kSingleSided = 0,
    kDoubleSided = 1,  ///< the back looks like the front
    kTwoSurfaces = 2,  ///< the back has its own surface and uvs
  };
  static constexpr std::int16_t kNoSurface = -1;

  struct Polygon {
    std::uint16_t id = 0;  ///< the BSP trees name polygons by it
    std::uint8_t corner_count = 0;
    std::uint8_t stippling = 0;
    std::uint32_t sides = kSingleSided;
    std::int16_t front_surface = kNoSurface;  ///< index into surfaces
    std::int16_t back_surface = kNoSurface;
    std::uint32_t first_corner = 0;  ///< index into PolygonSet::corners

    [[nodiscard]] bool has_front_uvs() const { return (stippling & kNoFrontUvs) == 0; }
    [[nodiscard]] bool has_back_uvs() const { return sides == kTwoSurfaces && (stippling & kNoBackUvs) == 0; }
  };

  /// Polygons and the BSP tree over them. The tree stays as the bytes of the file.
  struct PolygonSet {
    Vector<Polygon> polygons;
    Vector<Corner> corners;  ///< polygon by polygon
    Vector<std::byte> bsp;
    std::uint8_t count_bytes = 0;  ///< as CompactU32::encoded_bytes

    [[nodiscard]] std::span<const Corner> corners_of(const Polygon& p) const {
      return std::span(corners).subspan(p.first_corner, p.corner_count);
    }
    /// Appends a polygon with these corners; sets its first_corner and corner_count. At most 255 corners.
    void add_polygon(Polygon polygon, std::span<const Corner> polygon_corners);
  };

  ObjectId id = 0;
  std::uint32_t flags = 0;
  Vector<ObjectId> surfaces;
  Vector<Vertex> vertices;
  Vector<TexCoord> uvs;  ///< vertex by vertex
  PolygonSet physics;    ///< empty without kHasPhysics
  Vec3 sort_center;
  PolygonSet drawing;                    ///< empty without kHasDrawing
  ObjectId degrade = 0;                  ///< a GfxObjDegradeInfo; 0 without kHasDegrade
  std::uint8_t surface_count_bytes = 0;  ///< as CompactU32::encoded_bytes
  Oddities oddities;

  [[nodiscard]] std::span<const TexCoord> uvs_of(const Vertex& v) const {
    return std::span(uvs).subspan(v.first_uv, v.uv_count);
  }
  /// Appends a vertex whose id is its index, and returns that. At most 65,536 vertices.
  std::uint16_t add_vertex(Vec3 origin, Vec3 normal, std::span<const TexCoord> vertex_uvs = {});

  [[nodiscard]] bool is_consistent() const;
};

Result<GfxObj> read_gfxobj(Bytes bytes);
Vector<std::byte> write_gfxobj(const GfxObj& gfxobj);

/// The least tree that a drawing set can have: one node that lists all polygons, with a sphere around their
/// vertices. `gfxobj.drawing` must be complete; its own tree is not looked at.
Vector<std::byte> make_drawing_bsp(const GfxObj& gfxobj);

}  // namespace acm
