// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/materials.hpp"
#include "assets/surface.h"

namespace acm {

using inspect::BlendFactor;
using inspect::DrawPass;
using inspect::Material;
using inspect::PartDrawing;

/// What the texture of a surface is, which decides the alpha test.
enum class TextureKind : std::uint8_t {
  None,     ///< it has none, or it cannot be had
  Direct,   ///< pixels have their own colours
  Indexed,  ///< with a palette
};

/// How a surface is drawn (appearance SF-1 to SF-6). `texture` is the SurfaceTexture that it shows, which may
/// be another than its own; it counts only when the surface has one and the kind is not None.
Material material_of(const Surface& surface, ObjectId texture, TextureKind kind,
                     const PartDrawing& part = {});

}  // namespace acm
