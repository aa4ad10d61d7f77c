// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/materials.hpp"
#include "acmotion/inspect/meshes.hpp"
#include "base/finite.h"
#include "capi/changing_assets.h"
#include "capi/convert.h"
#include "capi/inspect_boxes.h"

#include <algorithm>

namespace acm::capi {

namespace {

static_assert(static_cast<int>(inspect::BlendFactor::OneMinusSourceAlpha) ==
              ACM_BLEND_ONE_MINUS_SOURCE_ALPHA);
static_assert(static_cast<int>(inspect::DrawPass::Blended) == ACM_PASS_BLENDED);
static_assert(static_cast<int>(inspect::MeshFacing::AroundZ) == ACM_FACING_AROUND_Z);
// Vertices are copied as they lie in memory.
static_assert(sizeof(acm_mesh_vertex) == sizeof(inspect::MeshVertex) &&
              offsetof(acm_mesh_vertex, normal) == offsetof(inspect::MeshVertex, normal) &&
              offsetof(acm_mesh_vertex, u) == offsetof(inspect::MeshVertex, u) &&
              offsetof(acm_mesh_vertex, v) == offsetof(inspect::MeshVertex, v));

bool read_part_drawing(Call& call, const acm_part_drawing* from, inspect::PartDrawing& to) {
  if (!from) return true;
  const bool are_finite =
      is_finite(from->translucency) && is_finite(from->luminosity) && is_finite(from->diffuse);
  to.translucency = from->translucency;
  if (is_set(from->has_luminosity)) to.luminosity = from->luminosity;
  if (is_set(from->has_diffuse)) to.diffuse = from->diffuse;
  return call.check_finite(are_finite, "part");
}

acm_material material_to_c(const inspect::Material& m) {
  acm_material to = {};
  to.texture = m.texture;
  to.color = m.color;
  to.alpha = m.alpha;
  to.luminosity = m.luminosity;
  to.diffuse = m.diffuse;
  to.source = static_cast<std::uint8_t>(m.source);
  to.destination = static_cast<std::uint8_t>(m.destination);
  to.alpha_test = m.alpha_test;
  to.pass = static_cast<std::uint8_t>(m.pass);
  to.blend = m.blend;
  to.depth_write = m.depth_write;
  to.fog = m.fog;
  to.clip_map = m.clip_map;
  to.texture_missing = m.texture_missing;
  return to;
}

acm_mesh_info mesh_info_to_c(const inspect::Mesh& m) {
  return {m.drawn, static_cast<std::uint32_t>(m.facing), to_c<acm_vec3>(m.sort_center),
          static_cast<std::uint32_t>(m.surfaces.size()), static_cast<std::uint32_t>(m.vertices.size())};
}

acm_mesh_surface mesh_surface_to_c(const inspect::MeshSurface& s) {
  return {s.surface, s.first_vertex, s.vertex_count, static_cast<acm_bool>(s.repeats), {}};
}

}  // namespace

}  // namespace acm::capi

using namespace acm::capi;

int32_t acm_surface_material(acm_assets* assets, acm_object_id surface, const acm_part_drawing* part,
                             acm_object_id texture, acm_material* out, acm_error* error) {
  Call call(error);
  acm::inspect::PartDrawing meant;
  if (!call.require(out, "out") || !read_part_drawing(call, part, meant)) return call.status();
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  const acm::InspectResult<acm::inspect::Material> material =
      acm::inspect::surface_material(*changing.get(), surface, meant, texture);
  if (!material) return fail_with_message(call, material.error());
  *out = material_to_c(*material);
  return call.done();
}

int32_t acm_mesh_read(acm_assets* assets, acm_object_id mesh, acm_mesh_info* info, acm_mesh_surface* surfaces,
                      size_t surface_capacity, acm_mesh_vertex* vertices, size_t vertex_capacity,
                      acm_error* error) {
  Call call(error);
  if (!call.require(info, "info") || !call.require(surfaces, surface_capacity, "surfaces") ||
      !call.require(vertices, vertex_capacity, "vertices"))
    return call.status();
  const ChangingAssets changing(call, assets);
  if (!changing.get()) return call.status();
  const acm::InspectResult<acm::inspect::Mesh> found = acm::inspect::read_mesh(*changing.get(), mesh);
  if (!found) return fail_with_message(call, found.error());
  *info = mesh_info_to_c(*found);
  const std::size_t surface_count = std::min(found->surfaces.size(), surface_capacity);
  for (std::size_t i = 0; i < surface_count; ++i) surfaces[i] = mesh_surface_to_c(found->surfaces[i]);
  const std::size_t vertex_count = std::min(found->vertices.size(), vertex_capacity);
  if (vertex_count > 0) std::memcpy(vertices, found->vertices.data(), vertex_count * sizeof *vertices);
  if (!call.check(surface_count == found->surfaces.size(), ACM_BUFFER_FULL, "surface_capacity") ||
      !call.check(vertex_count == found->vertices.size(), ACM_BUFFER_FULL, "vertex_capacity"))
    return call.status();
  return call.done();
}
