// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "meshes.h"

#include "assets/mesh.h"
#include "base/finite.h"
#include "inspect/draw/drawn_triangles.h"

#include <algorithm>
#include <cmath>

#include "names.h"

namespace acm::gltf {

namespace {

// glTF wants unit normals even where there is nothing to be seen.
Vec3 unit_normal(Vec3 n) {
  const float size = length(n);
  return size > 0.0f && std::isfinite(size) ? n * (1.0f / size) : Vec3{0.0f, 0.0f, 1.0f};
}

MeshCorner scaled_corner(const MeshCorner& corner, Vec3 scale) {
  MeshCorner out = corner;
  out.position = scaled(corner.position, scale);
  // A surface that is stretched along an axis turns away from it.
  out.normal = unit_normal({corner.normal.x * scale.y * scale.z, corner.normal.y * scale.x * scale.z,
                            corner.normal.z * scale.x * scale.y});
  if (!std::isfinite(out.uv.u) || !std::isfinite(out.uv.v)) out.uv = {};
  return out;
}

/// The triangles of one surface, corners that are the same joined.
struct Primitive {
  std::vector<MeshCorner> vertices;
  std::vector<std::uint32_t> indices;

  void add(const MeshCorner& corner) {
    const auto key = std::tuple(corner.position.x, corner.position.y, corner.position.z, corner.normal.x,
                                corner.normal.y, corner.normal.z, corner.uv.u, corner.uv.v);
    const auto [it, is_new] = index_of.try_emplace(key, static_cast<std::uint32_t>(vertices.size()));
    if (is_new) vertices.push_back(corner);
    indices.push_back(it->second);
  }

  std::map<std::tuple<float, float, float, float, float, float, float, float>, std::uint32_t> index_of;
};

std::map<std::int16_t, Primitive> primitives_of(const GfxObj& mesh, Vec3 scale) {
  std::map<std::int16_t, Primitive> primitives;
  // A negative scale turns a model inside out.
  const bool mirrored = scale.x * scale.y * scale.z < 0.0f;
  for (MeshTriangle& triangle : drawn_triangles(mesh)) {
    if (mirrored) std::swap(triangle.corners[1], triangle.corners[2]);
    for (MeshCorner& corner : triangle.corners) corner = scaled_corner(corner, scale);
    if (std::ranges::all_of(triangle.corners, [](const MeshCorner& c) { return is_finite(c.position); }))
      for (const MeshCorner& corner : triangle.corners) primitives[triangle.surface].add(corner);
  }
  return primitives;
}

}  // namespace

std::optional<std::size_t> Meshes::add(const LookPart& part, Vec3 scale) {
  if (!is_finite(scale)) scale = {1.0f, 1.0f, 1.0f};
  std::vector<ObjectId> textures;
  for (const LookSurface& shown : part.surfaces) textures.push_back(shown.texture);
  const ObjectId id = part.drawn_mesh != 0 ? part.drawn_mesh : part.mesh;
  const auto [it, is_new] =
      meshes_.try_emplace({id, std::move(textures), part.is_recolored, scale.x, scale.y, scale.z});
  if (is_new) it->second = build(part, scale);
  return it->second;
}

std::optional<std::size_t> Meshes::build(const LookPart& part, Vec3 scale) {
  if (part.drawn_mesh == 0 && part.is_marker) return std::nullopt;
  const Result<const GfxObj*> found = store_.gfxobj(part.drawn_mesh);
  if (part.drawn_mesh == 0 || !found) {
    missing_.insert(part.mesh);
    return std::nullopt;
  }
  const std::vector<bool> repeats = repeating_surfaces(**found);
  Json list = Json::array();
  for (const auto& [surface, primitive] : primitives_of(**found, scale)) {
    const Writer::Vertices vertices = writer_.add_vertices(primitive.vertices);
    const auto index = static_cast<std::size_t>(surface);
    list.push_back(
        {{"attributes",
          {{"POSITION", vertices.position}, {"NORMAL", vertices.normal}, {"TEXCOORD_0", vertices.uv}}},
         {"indices", writer_.add_indices(primitive.indices)},
         {"material", materials_.add(part, part.surfaces[index], repeats[index])}});
  }
  if (list.empty()) return std::nullopt;
  return writer_.add("meshes", {{"name", id_text(part.drawn_mesh)}, {"primitives", std::move(list)}});
}

}  // namespace acm::gltf
