// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <vector>

namespace acm {
class Assets;
}

/// Meshes as triangles. Experimental: a minor version may change it.
namespace acm::inspect {

/// How a mesh is turned when it is drawn: its +y points away from the eye (GX-11). Files may hold other
/// numbers, which mean AsPlaced.
enum class MeshFacing : std::uint32_t {
  AsPlaced = 1,
  Eye = 2,
  AroundX = 3,  ///< about this axis of its own only
  AroundY = 4,
  AroundZ = 5,
};

/// 32 bytes, fit for a vertex buffer.
struct MeshVertex {
  Vec3 position;   ///< metres
  Vec3 normal;     ///< unit length as a rule; zero when neither the vertex nor its polygon has one
  float u = 0.0f;  ///< 0 when the vertex has no such pair
  float v = 0.0f;  ///< runs down: 0 is the first row of the image
};

/// The triangles with one surface.
struct MeshSurface {
  ObjectId surface = 0;  ///< 0x08
  std::uint32_t first_vertex = 0;
  std::uint32_t vertex_count = 0;  ///< three for each triangle; 0: no polygon that is seen has it
  bool repeats = false;            ///< its texture repeats beyond the edges; false: it is clamped (GX-6)
};

struct Mesh {
  ObjectId drawn = 0;  ///< the mesh that stands in for it near the eye, or it itself; 0: nothing (GX-9)
  MeshFacing facing = MeshFacing::AsPlaced;
  Vec3 sort_center;                   ///< by which parts with blended surfaces are sorted
  std::vector<MeshSurface> surfaces;  ///< all of the mesh, numbered as in LookPart::surfaces
  std::vector<MeshVertex> vertices;   ///< counter-clockwise, surface after surface
};

/// The triangles of a mesh (GfxObj, 0x01) that are seen: backs of two-sided polygons are triangles of their
/// own, polygons that close portals are left out (GX-7), and so are those with a number that is not finite.
/// Mesh, degrade record and the mesh that stands in are loaded if they are not there yet; surfaces are not.
/// A marker has no triangles unless `markers` asks for them. Fails when the mesh cannot be loaded.
InspectResult<Mesh> read_mesh(Assets& assets, ObjectId mesh, Markers markers = Markers::Hidden);

}  // namespace acm::inspect
