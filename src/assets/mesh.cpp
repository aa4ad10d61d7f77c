// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/mesh.h"

#include "vertex_index.h"

namespace acm {

namespace {

/// A polygon whose vertices have been found.
struct Outline {
  Vector<Vec3> points;
  Vector<MeshCorner> front;
  Vector<TexCoord> back_uvs;
};

// Indices are signed, so the upper half of their range names no pair (GX-5).
TexCoord uv_at(const GfxObj& gfxobj, const GfxObj::Vertex& vertex, std::uint8_t index) {
  const auto uvs = gfxobj.uvs_of(vertex);
  return index < 0x80 && index < uvs.size() ? uvs[index] : TexCoord{};
}

/// False when a vertex is missing.
bool trace(const GfxObj& gfxobj, const VertexIndex& index, const GfxObj::Polygon& polygon, Outline& outline) {
  outline.points.clear();
  outline.front.clear();
  outline.back_uvs.clear();
  for (const GfxObj::Corner& corner : gfxobj.drawing.corners_of(polygon)) {
    const GfxObj::Vertex* vertex = index.find(corner.vertex);
    if (vertex == nullptr) return false;
    // Without a list every corner has the first pair of its vertex (GX-5).
    const std::uint8_t front_uv = polygon.has_front_uvs() ? corner.front_uv : 0;
    const std::uint8_t back_uv = polygon.has_back_uvs() ? corner.back_uv : 0;
    outline.points.push_back(vertex->origin);
    outline.front.push_back({vertex->origin, vertex->normal, uv_at(gfxobj, *vertex, front_uv)});
    outline.back_uvs.push_back(uv_at(gfxobj, *vertex, back_uv));
  }
  for (MeshCorner& corner : outline.front)
    if (corner.normal == Vec3{}) corner.normal = face_normal(outline.points);
  return true;
}

MeshTriangle turned_round(const MeshTriangle& front) {
  MeshTriangle back = front;
  back.back = true;
  std::swap(back.corners[1], back.corners[2]);
  for (MeshCorner& corner : back.corners) corner.normal = -corner.normal;
  return back;
}

MeshTriangle own_back(MeshTriangle front, const GfxObj::Polygon& polygon, const Outline& outline,
                      std::size_t second) {
  front.surface = polygon.back_surface;
  front.corners[0].uv = outline.back_uvs[0];
  front.corners[1].uv = outline.back_uvs[second];
  front.corners[2].uv = outline.back_uvs[second + 1];
  return turned_round(front);
}

}  // namespace

Vec3 face_normal(std::span<const Vec3> corners) {
  Vec3 sum;
  for (std::size_t i = 1; i + 1 < corners.size(); ++i)
    sum = sum + cross(corners[i] - corners[0], corners[i + 1] - corners[0]);
  const float size = length(sum);
  return size > 0.0f ? sum * (1.0f / size) : Vec3{};
}

Vector<MeshTriangle> triangulate(const GfxObj& gfxobj, BackSides back_sides) {
  const VertexIndex index(gfxobj);
  Vector<MeshTriangle> triangles;
  Outline outline;
  for (std::uint32_t p = 0; p < gfxobj.drawing.polygons.size(); ++p) {
    const GfxObj::Polygon& polygon = gfxobj.drawing.polygons[p];
    if (!trace(gfxobj, index, polygon, outline)) continue;
    for (std::size_t i = 1; i + 1 < outline.front.size(); ++i) {
      const MeshTriangle front{
          {outline.front[0], outline.front[i], outline.front[i + 1]}, polygon.front_surface, p};
      triangles.push_back(front);
      if (back_sides == BackSides::LeaveOut) continue;
      if (polygon.sides == GfxObj::kDoubleSided) triangles.push_back(turned_round(front));
      if (polygon.sides == GfxObj::kTwoSurfaces) triangles.push_back(own_back(front, polygon, outline, i));
    }
  }
  return triangles;
}

}  // namespace acm
