// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/inspect/error.hpp"
#include "acmotion/types.hpp"

#include <cstdint>
#include <optional>

namespace acm {
class Assets;
}

/// Surfaces as a renderer sets them up. Experimental: a minor version may change it.
namespace acm::inspect {

/// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
enum class BlendFactor : std::uint8_t { Zero, One, SourceAlpha, OneMinusSourceAlpha };

/// Which surfaces are drawn before which others, in this order.
enum class DrawPass : std::uint8_t {
  Opaque,
  ClipMap,
  Blended,  ///< from the farthest to the nearest part, by the sort centre of its model
};

/// How a surface is drawn. Filtering is linear.
struct Material {
  ObjectId texture = 0;            ///< SurfaceTexture 0x05; 0: `color` alone
  bool texture_missing = false;    ///< the texture that it should have is not there: `color` is white
  bool clip_map = false;           ///< for PixelOptions::clip_map
  std::uint32_t color = 0xFFFFFF;  ///< 0xRRGGBB; white with a texture
  /// Alpha of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha.
  float alpha = 1.0f;
  float luminosity = 0.0f;
  float diffuse = 1.0f;

  bool blend = false;  ///< false: the factors are One and Zero, and alpha has no effect
  BlendFactor source = BlendFactor::One;
  BlendFactor destination = BlendFactor::Zero;
  std::uint8_t alpha_test = 0;  ///< pixels with a smaller source alpha (of 255) are not drawn; 0: no test
  bool depth_write = true;
  bool fog = true;  ///< false: additive; fog must not tint it
  DrawPass pass = DrawPass::Opaque;
};

/// What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all.
struct PartDrawing {
  float translucency = 0.0f;                       ///< 0 opaque to 1 clear
  std::optional<float> luminosity = std::nullopt;  ///< instead of the surface's
  std::optional<float> diffuse = std::nullopt;     ///< instead of the surface's
};

/// How a Surface (0x08) is drawn on a part. `texture` 0: its own; else the SurfaceTexture that a look has put
/// in its place, which a surface without texture ignores. Surface, texture and image are loaded if they are
/// not there yet. Fails when the Surface cannot be loaded; without its texture it has a plain colour.
InspectResult<Material> surface_material(Assets& assets, ObjectId surface, const PartDrawing& part = {},
                                         ObjectId texture = 0);

/// What a channel of texture or colour is multiplied by where so much light falls on it: light x diffuse +
/// luminosity, between 0 and 1. `light` is that channel of all lights together, 0 dark to 1.
float lit(const Material& material, float light);

}  // namespace acm::inspect
