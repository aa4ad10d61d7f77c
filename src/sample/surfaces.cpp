// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "surfaces.h"

#include <span>

#include "content.h"
#include "textures.h"

namespace acm::sample {

namespace {

struct Paint {
  SurfaceId id;
  TextureId texture = kNoTexture;
  TileSize tile = {1.0f, 1.0f};
  std::uint32_t rgb = 0;  ///< only without texture
  std::uint32_t type = Surface::kImage;
  float luminosity = 0.0f;
};

constexpr std::uint32_t kBlended = Surface::kImage | Surface::kAlpha;

constexpr Paint kPaints[] = {
    {kSkin, kSkinTexture, {0.16f, 0.16f}},
    {kHair, kHairTexture, {0.10f, 0.10f}},
    {kEye, kEyeTexture},
    {kTunic, kTunicTexture},
    {kTrim, kTrimTexture, {0.04f, 0.04f}},
    {kRightSleeve, kRightSleeveTexture, {0.09f, 0.09f}},
    {kLeftSleeve, kLeftSleeveTexture, {0.09f, 0.09f}},
    {kRightHose, kRightHoseTexture, {0.11f, 0.11f}},
    {kLeftHose, kLeftHoseTexture, {0.11f, 0.11f}},
    {kLeather, kLeatherTexture, {0.12f, 0.12f}},
    {kBoot, kBootTexture, {0.14f, 0.14f}},
    {kSteel, kSteelTexture, {0.05f, 0.30f}},
    {kBrass, kBrassTexture, {0.06f, 0.10f}},
    {kWood, kWoodTexture, {0.26f, 0.90f}},
    {kString, kNoTexture, {}, 0xEDE6D3, Surface::kSolid},
    {kFeather, kNoTexture, {}, 0xD8E0DC, Surface::kSolid},
    {kFur, kFurTexture, {0.10f, 0.12f}},
    {kDarkFur, kDarkFurTexture, {0.10f, 0.12f}},
    {kPaleFur, kPaleFurTexture, {0.10f, 0.12f}},
    {kClaw, kNoTexture, {}, 0x2E2A28, Surface::kSolid},
    {kMouth, kNoTexture, {}, 0x9C4747, Surface::kSolid},
    {kPlank, kPlankTexture, {0.26f, 1.10f}},
    {kIron, kIronTexture, {0.30f, 0.30f}},
    {kStone, kStoneTexture, {0.50f, 0.50f}},
    {kFace, kFaceTexture},
    {kCoat, kCoatTexture},
    {kBeastEye, kBeastEyeTexture, {}, 0, Surface::kImage, 0.5f},
    {kCape, kCapeTexture, {}, 0, Surface::kImage | Surface::kClipMap},
    {kSpark, kSparkTexture, {}, 0, kBlended | Surface::kAdditive, 1.0f},
    {kBreath, kBreathTexture, {}, 0, kBlended, 0.2f},
};
static_assert(std::size(kPaints) == kSurfaceEnd - kSkin);

}  // namespace

TileSize tile_of(ObjectId surface) {
  for (const Paint& p : kPaints)
    if (p.id == surface && p.tile.width > 0.0f) return p.tile;
  return {1.0f, 1.0f};
}

void add_surfaces(Content& content) {
  for (const Paint& p : kPaints) {
    Surface s;
    s.id = p.id;
    s.type = p.type;
    s.texture = p.texture;
    if (!s.has_texture()) s.color = 0xFF000000u | p.rgb;
    s.luminosity = p.luminosity;
    s.diffuse = 1.0f;
    content.add(s);
  }
}

}  // namespace acm::sample
