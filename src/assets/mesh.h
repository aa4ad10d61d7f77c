// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "assets/gfxobj.h"
#include "base/vec3.h"

#include <array>
#include <cstdint>
#include <span>

namespace acm {

struct MeshCorner {
  Vec3 position;
  Vec3 normal;  ///< unit length as a rule; zero when neither the vertex nor the polygon has one
  TexCoord uv;  ///< zero when the vertex has no such pair
};

struct MeshTriangle {
  std::array<MeshCorner, 3> corners;          ///< counter-clockwise from the side that is seen
  std::int16_t surface = GfxObj::kNoSurface;  ///< index into GfxObj::surfaces; may lie outside in bad data
  std::uint32_t polygon = 0;                  ///< index into the polygons it is part of
  bool back = false;                          ///< the back of a two-sided polygon
};

/// What becomes of the back of polygons that can be seen from both sides.
enum class BackSides : std::uint8_t {
  LeaveOut,
  Add,  ///< as triangles of their own, turned round
};

/// The drawing polygons as triangles, each polygon a fan around its first corner (dat-formats 2.6), in file
/// order. A vertex with a zero normal gets that of its polygon. Polygons that name a vertex the mesh does not
/// have are left out.
Vector<MeshTriangle> triangulate(const GfxObj& gfxobj, BackSides back_sides = BackSides::LeaveOut);

/// The normal of a polygon, from all triangles of its fan; zero when it has no area.
Vec3 face_normal(std::span<const Vec3> corners);

}  // namespace acm
