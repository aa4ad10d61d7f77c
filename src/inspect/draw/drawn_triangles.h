// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "assets/mesh.h"

#include <vector>

namespace acm {

/// The triangles of a mesh that are seen, backs included: without polygons that close portals (GX-7), and
/// without sides whose surface the mesh does not have (GX-5).
std::vector<MeshTriangle> drawn_triangles(const GfxObj& mesh);

/// Whether the texture of a surface repeats beyond its edges, for each surface of the mesh (GX-6).
std::vector<bool> repeating_surfaces(const GfxObj& mesh);

}  // namespace acm
