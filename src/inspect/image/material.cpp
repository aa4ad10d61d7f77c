// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/image/material.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

constexpr float kOpaqueBelow = 0.0002f;
constexpr std::uint8_t kIndexedReference = 100;
constexpr std::uint8_t kDirectReference = 200;

// Values of files may be anything.
float within_0_and_1(float value, float otherwise) {
  return std::isfinite(value) ? std::clamp(value, 0.0f, 1.0f) : otherwise;
}

float finite(float value, float otherwise) {
  return std::isfinite(value) ? value : otherwise;
}

// SF-1: a translucency makes the surface translucent, with or without the bit.
std::uint32_t type_at_draw_time(const Surface& surface) {
  return surface.type | (surface.translucency > kOpaqueBelow ? Surface::kTranslucent : 0u);
}

void blend_with(Material& material, BlendFactor source, BlendFactor destination) {
  material.blend = true;
  material.source = source;
  material.destination = destination;
}

// The table of SF-4, step by step.
void set_blending(Material& material, std::uint32_t type, TextureKind kind, bool translucent_part) {
  const bool additive = (type & Surface::kAdditive) != 0;
  if ((type & Surface::kAlpha) != 0)
    blend_with(material, BlendFactor::SourceAlpha,
               additive ? BlendFactor::One : BlendFactor::OneMinusSourceAlpha);
  else if ((type & Surface::kInverseAlpha) != 0)
    blend_with(material, BlendFactor::OneMinusSourceAlpha,
               additive ? BlendFactor::One : BlendFactor::SourceAlpha);
  else if (additive)
    blend_with(material, BlendFactor::One, BlendFactor::One);

  if ((type & Surface::kClipMap) != 0) {
    if (!material.blend) blend_with(material, BlendFactor::One, BlendFactor::OneMinusSourceAlpha);
    material.alpha_test = kind == TextureKind::Indexed ? kIndexedReference : kDirectReference;
  }

  // A surface that blends already keeps its factors: a purely additive one is added in full.
  for (const bool translucent : {(type & Surface::kTranslucent) != 0, translucent_part})
    if (translucent && (!material.blend || material.alpha_test != 0)) {
      blend_with(material, BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha);
      material.alpha_test = 0;
    }
}

// SF-3 and the source alpha of SF-4.
float vertex_alpha(const Surface& surface, std::uint32_t type, bool textured, float part_translucency) {
  const bool counts = !textured || (type & Surface::kTranslucent) != 0;
  const float own = counts ? 1.0f - within_0_and_1(surface.translucency, 0.0f) : 1.0f;
  return own * (1.0f - part_translucency);
}

DrawPass pass_of(const Material& material, std::uint32_t type) {
  if ((type & Surface::kClipMap) != 0) return DrawPass::ClipMap;
  return material.blend ? DrawPass::Blended : DrawPass::Opaque;
}

}  // namespace

Material material_of(const Surface& surface, ObjectId texture, TextureKind kind, const PartDrawing& part) {
  const std::uint32_t type = type_at_draw_time(surface);
  const bool textured = surface.has_texture() && kind != TextureKind::None;
  const float part_translucency = within_0_and_1(part.translucency, 0.0f);
  Material material;
  material.texture = textured ? texture : 0;
  material.texture_missing = surface.has_texture() && !textured;
  material.clip_map = (type & Surface::kClipMap) != 0;
  if (!surface.has_texture()) material.color = surface.color & 0xFFFFFF;
  material.alpha = vertex_alpha(surface, type, textured, part_translucency);
  material.luminosity = finite(part.luminosity.value_or(surface.luminosity), 0.0f);
  material.diffuse = finite(part.diffuse.value_or(surface.diffuse), 1.0f);
  set_blending(material, type, kind, part_translucency > 0.0f);
  material.depth_write = !material.blend || material.alpha_test != 0;
  material.fog = (type & Surface::kAdditive) == 0;
  material.pass = pass_of(material, type);
  return material;
}

float inspect::lit(const Material& material, float light) {
  return within_0_and_1(light * material.diffuse + material.luminosity, 0.0f);
}

}  // namespace acm
