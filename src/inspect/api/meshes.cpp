// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/meshes.hpp"

#include "acmotion/assets.hpp"
#include "assets/assets_access.h"
#include "assets/drawn_mesh.h"
#include "assets/gfxobj_degrade_info.h"
#include "base/finite.h"
#include "inspect/draw/drawn_triangles.h"

#include <algorithm>
#include <cstddef>

namespace acm::inspect {

namespace {

// Loads what `drawn_mesh` looks at.
void load_levels(Assets& assets, ObjectId mesh) {
  (void)assets.load(mesh);
  const Result<const GfxObj*> named = AssetsAccess::store(assets).gfxobj(mesh);
  if (!named || ((*named)->flags & GfxObj::kHasDegrade) == 0) return;
  const ObjectId degrade = (*named)->degrade;
  (void)assets.load(degrade);
  const Result<const GfxObjDegradeInfo*> info = AssetsAccess::store(assets).get<GfxObjDegradeInfo>(degrade);
  if (!info) return;
  for (const GfxObjDegradeInfo::Level& level : (*info)->levels)
    if (level.gfxobj != 0) (void)assets.load(level.gfxobj);
}

bool is_drawable(const MeshTriangle& triangle) {
  return std::ranges::all_of(triangle.corners, [](const MeshCorner& c) { return is_finite(c.position); });
}

MeshVertex vertex_of(const MeshCorner& corner) {
  MeshVertex vertex{corner.position, corner.normal, corner.uv.u, corner.uv.v};
  if (!is_finite(vertex.normal)) vertex.normal = {};
  if (!is_finite(vertex.u) || !is_finite(vertex.v)) vertex.u = vertex.v = 0.0f;
  return vertex;
}

// Surface after surface; the triangles of one surface keep the order of the file.
void add_triangles(Mesh& mesh, const std::vector<MeshTriangle>& triangles) {
  const auto surface_of = [&](const MeshTriangle& triangle) -> MeshSurface& {
    return mesh.surfaces[static_cast<std::size_t>(triangle.surface)];
  };
  for (const MeshTriangle& triangle : triangles)
    if (is_drawable(triangle)) surface_of(triangle).vertex_count += 3;
  std::vector<std::uint32_t> next;  // place of each surface's next vertex
  std::uint32_t total = 0;
  for (MeshSurface& surface : mesh.surfaces) {
    surface.first_vertex = total;
    next.push_back(total);
    total += surface.vertex_count;
  }
  mesh.vertices.resize(total);
  for (const MeshTriangle& triangle : triangles)
    if (is_drawable(triangle))
      for (const MeshCorner& corner : triangle.corners)
        mesh.vertices[next[static_cast<std::size_t>(triangle.surface)]++] = vertex_of(corner);
}

}  // namespace

InspectResult<Mesh> read_mesh(Assets& assets, ObjectId id, Markers markers) {
  load_levels(assets, id);
  const Result<NearMesh> found = drawn_mesh(AssetsAccess::store(assets), id, markers);
  if (!found) return to_inspect_error(found.error());
  Mesh mesh;
  if (found->level) mesh.facing = static_cast<MeshFacing>(found->level->mode);
  if (!found->mesh) return mesh;
  const GfxObj& drawn = *found->mesh;
  mesh.drawn = drawn.id;
  mesh.sort_center = drawn.sort_center;
  const std::vector<bool> repeats = repeating_surfaces(drawn);
  for (std::size_t i = 0; i < drawn.surfaces.size(); ++i)
    mesh.surfaces.push_back({drawn.surfaces[i], 0, 0, repeats[i]});
  add_triangles(mesh, drawn_triangles(drawn));
  return mesh;
}

}  // namespace acm::inspect
