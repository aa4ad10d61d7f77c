// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "meshes.h"

#include "assets/mesh.h"
#include "base/finite.h"

#include <algorithm>
#include <cmath>

#include "../unknown_color.h"
#include "names.h"

namespace acm::gltf {

namespace {

constexpr ObjectId kNoSurfaceId = 0;

// Files hold colours as screens show them; glTF wants them linear. Four digits keep all 256 apart.
double linear(std::uint8_t channel) {
  const double c = channel / 255.0;
  const double value = c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
  return std::round(value * 1e5) / 1e5;
}

Json material_json(const Surface& surface) {
  const Argb color = surface.has_texture() ? kUnknownColor : surface.color;
  const double r = linear(red_of(color)), g = linear(green_of(color)), b = linear(blue_of(color));
  const float opacity = std::isfinite(surface.translucency) ? 1.0f - surface.translucency : 1.0f;
  Json json = {{"name", id_text(surface.id)},
               {"pbrMetallicRoughness",
                {{"baseColorFactor", Json::array({r, g, b, exact(std::clamp(opacity, 0.0f, 1.0f))})},
                 {"metallicFactor", 0},
                 {"roughnessFactor", 1}}}};
  if (opacity < 1.0f) json["alphaMode"] = "BLEND";
  if (const float glow = surface.luminosity; glow > 0.0f) {
    const double part = std::min(1.0f, glow);
    json["emissiveFactor"] = Json::array({r * part, g * part, b * part});
  }
  Json facts = {{"surface", id_text(surface.id)}, {"type", surface.type}};
  if (surface.has_texture()) {
    facts["texture"] = id_text(surface.texture);
    facts["palette"] = id_text(surface.palette);
  }
  json["extras"] = {{"acmotion", std::move(facts)}};
  return json;
}

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
  for (MeshTriangle& triangle : triangulate(mesh, BackSides::Add)) {
    if (mirrored) std::swap(triangle.corners[1], triangle.corners[2]);
    for (MeshCorner& corner : triangle.corners) corner = scaled_corner(corner, scale);
    if (std::ranges::all_of(triangle.corners, [](const MeshCorner& c) { return is_finite(c.position); }))
      for (const MeshCorner& corner : triangle.corners) primitives[triangle.surface].add(corner);
  }
  return primitives;
}

}  // namespace

std::optional<std::size_t> Meshes::add(ObjectId gfxobj, Vec3 scale) {
  if (!is_finite(scale)) scale = {1.0f, 1.0f, 1.0f};
  const auto [it, is_new] = meshes_.try_emplace({gfxobj, scale.x, scale.y, scale.z});
  if (is_new) it->second = build(gfxobj, scale);
  return it->second;
}

std::optional<std::size_t> Meshes::build(ObjectId id, Vec3 scale) {
  const Result<const GfxObj*> found = store_.gfxobj(id);
  if (!found) {
    missing_.insert(id);
    return std::nullopt;
  }
  Json list = Json::array();
  for (const auto& [surface, primitive] : primitives_of(**found, scale)) {
    const Writer::Vertices vertices = writer_.add_vertices(primitive.vertices);
    list.push_back(
        {{"attributes",
          {{"POSITION", vertices.position}, {"NORMAL", vertices.normal}, {"TEXCOORD_0", vertices.uv}}},
         {"indices", writer_.add_indices(primitive.indices)},
         {"material", material(**found, surface)}});
  }
  if (list.empty()) return std::nullopt;
  return writer_.add("meshes", {{"name", id_text(id)}, {"primitives", std::move(list)}});
}

std::size_t Meshes::material(const GfxObj& mesh, std::int16_t surface) {
  const auto index = static_cast<std::size_t>(surface);
  const ObjectId id = surface >= 0 && index < mesh.surfaces.size() ? mesh.surfaces[index] : kNoSurfaceId;
  const auto [it, is_new] = materials_.try_emplace(id);
  if (is_new) {
    Surface plain;
    plain.id = id;
    plain.color = kUnknownColor;
    const Result<const Surface*> found = store_.surface(id);
    it->second = writer_.add("materials", material_json(found ? **found : plain));
  }
  return it->second;
}

}  // namespace acm::gltf
