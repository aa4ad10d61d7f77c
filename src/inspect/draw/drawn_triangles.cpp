// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "drawn_triangles.h"

#include "assets/bsp.h"

#include <algorithm>

namespace acm {

namespace {

bool has_surface(const GfxObj& mesh, std::int16_t surface) {
  return surface >= 0 && static_cast<std::size_t>(surface) < mesh.surfaces.size();
}

}  // namespace

std::vector<MeshTriangle> drawn_triangles(const GfxObj& mesh) {
  const Vector<std::uint16_t> portals = portal_polygons(mesh.drawing.bsp);
  std::vector<MeshTriangle> drawn;
  for (const MeshTriangle& triangle : triangulate(mesh, BackSides::Add)) {
    const std::uint16_t id = mesh.drawing.polygons[triangle.polygon].id;
    if (has_surface(mesh, triangle.surface) && std::ranges::find(portals, id) == portals.end())
      drawn.push_back(triangle);
  }
  return drawn;
}

std::vector<bool> repeating_surfaces(const GfxObj& mesh) {
  std::vector<bool> repeating(mesh.surfaces.size(), false);
  for (const GfxObj::Polygon& polygon : mesh.drawing.polygons)
    if (has_surface(mesh, polygon.front_surface) && polygon.stippling != 0)
      repeating[static_cast<std::size_t>(polygon.front_surface)] = true;
  return repeating;
}

}  // namespace acm
