// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/figure.h"

#include "assets/mesh.h"

#include <algorithm>

#include "unknown_color.h"

namespace acm {

namespace {

Argb surface_color(const AssetStore& store, const GfxObj& mesh, std::int16_t index) {
  if (index < 0 || static_cast<std::size_t>(index) >= mesh.surfaces.size()) return kUnknownColor;
  const Result<const Surface*> surface = store.surface(mesh.surfaces[static_cast<std::size_t>(index)]);
  if (!surface || (*surface)->has_texture()) return kUnknownColor;
  return (*surface)->color;
}

void add_face(std::vector<Face>& faces, std::vector<Vec3> corners, Argb color) {
  Face face;
  face.normal = face_normal(corners);
  face.corners = std::move(corners);
  face.color = color;
  if (face.normal != Vec3{}) faces.push_back(std::move(face));
}

// The corners of the polygon that the triangles from `first` on are a fan of; moves `first` past them.
std::vector<Vec3> polygon_corners(std::span<const MeshTriangle> triangles, std::size_t& first) {
  const std::uint32_t polygon = triangles[first].polygon;
  std::vector<Vec3> corners{triangles[first].corners[0].position, triangles[first].corners[1].position};
  for (; first < triangles.size() && triangles[first].polygon == polygon; ++first)
    corners.push_back(triangles[first].corners[2].position);
  return corners;
}

// Whole polygons rather than triangles: fewer faces to sort, and a smaller picture.
std::vector<Face> mesh_faces(const AssetStore& store, const GfxObj& mesh, Vec3 scale) {
  std::vector<Face> faces;
  const Vector<MeshTriangle> triangles = triangulate(mesh);
  for (std::size_t next = 0; next < triangles.size();) {
    const GfxObj::Polygon& polygon = mesh.drawing.polygons[triangles[next].polygon];
    std::vector<Vec3> corners = polygon_corners(triangles, next);
    for (Vec3& corner : corners) corner = scaled(corner, scale);
    const Argb color = surface_color(store, mesh, polygon.front_surface);
    if (polygon.sides == GfxObj::kDoubleSided) add_face(faces, {corners.rbegin(), corners.rend()}, color);
    if (polygon.sides == GfxObj::kTwoSurfaces)
      add_face(faces, {corners.rbegin(), corners.rend()}, surface_color(store, mesh, polygon.back_surface));
    add_face(faces, std::move(corners), color);
  }
  return faces;
}

void append_posed(std::vector<Face>& out, const Figure::Part& part, const Frame& frame,
                  std::uint32_t number) {
  for (const Face& face : part.faces) {
    Face posed = face;
    for (Vec3& corner : posed.corners) corner = local_to_global(frame, corner);
    posed.normal = rotate_to_global(frame.rotation, face.normal);
    posed.part = number;
    out.push_back(std::move(posed));
  }
}

}  // namespace

Result<Figure> load_figure(const AssetStore& store, ObjectId setup_id) {
  const Result<const Setup*> found = store.setup(setup_id);
  if (!found) return found.error();
  const Setup& setup = **found;
  Figure figure;
  for (std::size_t i = 0; i < setup.parts.size(); ++i) {
    const Vec3 scale = setup.scales.empty() ? Vec3{1.0f, 1.0f, 1.0f} : setup.scales[i];
    const Result<const GfxObj*> mesh = store.gfxobj(setup.parts[i]);
    figure.parts.push_back({mesh ? mesh_faces(store, **mesh, scale) : std::vector<Face>{}});
    if (!mesh) figure.missing.push_back(setup.parts[i]);
  }
  if (const Setup::Placement* rest = setup.find_placement(placement::kDefault)) figure.rest = rest->parts;
  return figure;
}

Status hold(Figure& figure, const AssetStore& store, ObjectId setup_id, std::uint32_t key,
            ObjectId thing_id) {
  const Result<const Setup*> body = store.setup(setup_id);
  if (!body) return body.error();
  const Setup::Location* location = (*body)->find_holding_location(key);
  if (!location) return Error{ErrorCode::NotFound, setup_id, 0, "no such holding location"};
  Result<Figure> thing = load_figure(store, thing_id);
  if (!thing) return thing.error();
  Figure::Held held;
  held.parts = std::move(thing->parts);
  held.placement = std::move(thing->rest);
  held.placement.resize(held.parts.size());
  held.on_part = location->part;
  held.at = location->frame;
  figure.held.push_back(std::move(held));
  figure.missing.insert(figure.missing.end(), thing->missing.begin(), thing->missing.end());
  return {};
}

std::vector<Face> posed_faces(const Figure& figure, std::span<const Frame> part_frames) {
  std::vector<Face> out;
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < std::min(figure.parts.size(), part_frames.size()); ++i)
    append_posed(out, figure.parts[i], part_frames[i], number++);
  for (const Figure::Held& held : figure.held) {
    if (held.on_part >= part_frames.size()) continue;
    const Frame root = combine(part_frames[held.on_part], held.at);
    for (std::size_t i = 0; i < held.parts.size(); ++i)
      append_posed(out, held.parts[i], combine(root, held.placement[i]), number++);
  }
  return out;
}

}  // namespace acm
