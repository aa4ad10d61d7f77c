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

struct MeshBuilder::Ring {
  Ring(const Section& section, float cut) : corners(outline(section, cut)) {
    // The middle of the front is that of the side between these two.
    const std::size_t front = cut <= 0.0f ? 1 : 2;
    around.push_back(0.0f);
    for (std::size_t i = 0; i < corners.size(); ++i)
      around.push_back(around.back() + length(corners[(i + 1) % corners.size()] - corners[i]));
    total = around.back();
    const float middle = (around[front] + around[front + 1]) * 0.5f;
    for (float& a : around) a -= middle;
  }

  std::vector<Vec3> corners;
  std::vector<float> around;  // metres from the front, one more than there are corners
  float total;
};

MeshBuilder& MeshBuilder::paint(ObjectId surface) {
  const auto known = std::find(mesh_.surfaces.begin(), mesh_.surfaces.end(), surface);
  surface_ = static_cast<std::int16_t>(known - mesh_.surfaces.begin());
  if (known == mesh_.surfaces.end()) mesh_.surfaces.push_back(surface);
  layout_ = Layout::Tiles;
  tile_ = tile_of(surface);
  return *this;
}

MeshBuilder& MeshBuilder::wrap_around(float top, float bottom) {
  layout_ = Layout::Around;
  top_ = top;
  bottom_ = bottom;
  return *this;
}

MeshBuilder& MeshBuilder::project(float left, float top, float right, float bottom) {
  layout_ = Layout::Projected;
  left_ = left;
  top_ = top;
  right_ = right;
  bottom_ = bottom;
  return *this;
}

MeshBuilder& MeshBuilder::show_both_sides() {
  sides_ = GfxObj::kDoubleSided;
  return *this;
}

MeshBuilder& MeshBuilder::place(const Frame& frame) {
  place_ = frame;
  return *this;
}

TexCoord MeshBuilder::uv_of_wall(Vec3 at, float around, float total, float low, float high) const {
  // Seen from the front, +x is on the left, and corners run from there.
  switch (layout_) {
    case Layout::Around:
      return {0.5f + around / total, bottom_ + (top_ - bottom_) * (at.z - low) / (high - low)};
    case Layout::Projected: return {(at.x - left_) / (right_ - left_), (at.z - top_) / (bottom_ - top_)};
    case Layout::Tiles: break;
  }
  return {around / tile_.width, -at.z / tile_.height};
}

void MeshBuilder::add_lid(const Ring& ring, bool faces_up, float low, float high) {
  std::vector<Corner> lid;
  for (std::size_t i = 0; i < ring.corners.size(); ++i) {
    const Vec3 at = ring.corners[i];
    lid.push_back({at, layout_ == Layout::Tiles ? TexCoord{at.x / tile_.width, at.y / tile_.height}
                                                : uv_of_wall(at, ring.around[i], ring.total, low, high)});
  }
  if (!faces_up) std::reverse(lid.begin(), lid.end());
  add_polygon(lid, GfxObj::kWrapFront);
}

MeshBuilder& MeshBuilder::loft(std::span<const Section> sections, float cut) {
  const float low = sections.front().z, high = sections.back().z;
  Ring below(sections.front(), cut);
  add_lid(below, false, low, high);
  for (const Section& s : sections.subspan(1)) {
    Ring above(s, cut);
    for (std::size_t i = 0; i < above.corners.size(); ++i) {
      const auto corner = [&](const Ring& ring, std::size_t step) {
        const Vec3 at = ring.corners[(i + step) % ring.corners.size()];
        return Corner{at, uv_of_wall(at, ring.around[i + step], ring.total, low, high)};
      };
      add_polygon(std::vector<Corner>{corner(below, 0), corner(below, 1), corner(above, 1), corner(above, 0)},
                  GfxObj::kWrapFront);
    }
    below = std::move(above);
  }
  add_lid(below, true, low, high);
  return *this;
}

MeshBuilder& MeshBuilder::box(Vec3 low, Vec3 high) {
  const Vec3 middle = (low + high) * 0.5f, half = (high - low) * 0.5f;
  return loft({{low.z, half.x, half.y, middle.x, middle.y}, {high.z, half.x, half.y, middle.x, middle.y}},
              0.0f);
}

MeshBuilder& MeshBuilder::add_polygon(std::span<const Corner> corners, std::uint8_t stippling) {
  std::vector<Vec3> placed;
  for (const Corner& c : corners) placed.push_back(local_to_global(place_, c.at));
  const Vec3 normal = face_normal(placed);
  std::vector<GfxObj::Corner> list;
  for (std::size_t i = 0; i < placed.size(); ++i)
    list.push_back({.vertex = mesh_.add_vertex(placed[i], normal, std::span(&corners[i].uv, 1))});
  GfxObj::Polygon p;
  p.id = static_cast<std::uint16_t>(mesh_.drawing.polygons.size());
  p.stippling = stippling;
  p.sides = sides_;
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
