// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mesh.h"

#include "assets/mesh.h"

#include <algorithm>

namespace acm::sample {

namespace {

// The corners of a section, counter-clockwise seen from above.
std::vector<Vec3> outline(const Section& s, float cut) {
  const float w = s.half_width, d = s.half_depth;
  const float cw = w * (1.0f - cut), cd = d * (1.0f - cut);
  if (cut <= 0.0f)
    return {
        {s.x + w, s.y - d, s.z}, {s.x + w, s.y + d, s.z}, {s.x - w, s.y + d, s.z}, {s.x - w, s.y - d, s.z}};
  return {{s.x + w, s.y - cd, s.z}, {s.x + w, s.y + cd, s.z}, {s.x + cw, s.y + d, s.z},
          {s.x - cw, s.y + d, s.z}, {s.x - w, s.y + cd, s.z}, {s.x - w, s.y - cd, s.z},
          {s.x - cw, s.y - d, s.z}, {s.x + cw, s.y - d, s.z}};
}

}  // namespace

MeshBuilder& MeshBuilder::paint(ObjectId surface) {
  const auto known = std::find(mesh_.surfaces.begin(), mesh_.surfaces.end(), surface);
  surface_ = static_cast<std::int16_t>(known - mesh_.surfaces.begin());
  if (known == mesh_.surfaces.end()) mesh_.surfaces.push_back(surface);
  return *this;
}

MeshBuilder& MeshBuilder::place(const Frame& frame) {
  place_ = frame;
  return *this;
}

MeshBuilder& MeshBuilder::loft(std::span<const Section> sections, float cut) {
  std::vector<Vec3> below = outline(sections.front(), cut);
  polygon(std::vector<Vec3>(below.rbegin(), below.rend()));
  for (const Section& s : sections.subspan(1)) {
    const std::vector<Vec3> above = outline(s, cut);
    for (std::size_t i = 0; i < above.size(); ++i) {
      const std::size_t next = (i + 1) % above.size();
      polygon(std::vector<Vec3>{below[i], below[next], above[next], above[i]});
    }
    below = above;
  }
  return polygon(below);
}

MeshBuilder& MeshBuilder::box(Vec3 low, Vec3 high) {
  const Vec3 middle = (low + high) * 0.5f, half = (high - low) * 0.5f;
  return loft({{low.z, half.x, half.y, middle.x, middle.y}, {high.z, half.x, half.y, middle.x, middle.y}},
              0.0f);
}

MeshBuilder& MeshBuilder::polygon(std::span<const Vec3> corners) {
  std::vector<Vec3> placed;
  for (const Vec3& c : corners) placed.push_back(local_to_global(place_, c));
  const Vec3 normal = face_normal(placed);
  std::vector<GfxObj::Corner> list;
  for (const Vec3& c : placed) list.push_back({.vertex = mesh_.add_vertex(c, normal)});
  GfxObj::Polygon p;
  p.id = static_cast<std::uint16_t>(mesh_.drawing.polygons.size());
  p.stippling = GfxObj::kNoFrontUvs;
  p.front_surface = surface_;
  mesh_.drawing.add_polygon(p, list);
  return *this;
}

GfxObj MeshBuilder::build() && {
  mesh_.flags = GfxObj::kHasDrawing;
  Vec3 sum;
  for (const GfxObj::Vertex& v : mesh_.vertices) sum = sum + v.origin;
  if (!mesh_.vertices.empty()) mesh_.sort_center = sum * (1.0f / static_cast<float>(mesh_.vertices.size()));
  mesh_.drawing.bsp = make_drawing_bsp(mesh_);
  return std::move(mesh_);
}

}  // namespace acm::sample
