// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "textures.h"

#include "assets/surface_texture.h"

#include <initializer_list>

#include "content.h"
#include "painted.h"
#include "picture.h"

namespace acm::sample {

namespace {

constexpr ObjectId kImages = 0x06000000, kTextures = 0x05000000, kSmallImages = 0x06000100;

ObjectId image_of(TextureId texture) {
  return texture - kTextures + kImages;
}

void add_texture(Content& content, TextureId id, std::initializer_list<RenderSurface> levels) {
  SurfaceTexture texture;
  texture.id = id;
  for (const RenderSurface& image : levels) {
    texture.images.push_back(image.id);
    content.add(image);
  }
  content.add(texture);
}

/// Of the body's palette.
void add_texture(Content& content, TextureId id, PixelFormat format, const Picture& picture) {
  add_texture(content, id, {stored(picture, image_of(id), format, body_palette())});
}

void add_of_beast(Content& content, TextureId id, const Picture& picture) {
  add_texture(content, id, {stored(picture, image_of(id), PixelFormat::P8, beast_palette())});
}

void add_puff(Content& content, TextureId id, Ramp ramp) {
  const Puff puff = paint_puff(ramp);
  add_texture(content, id, {stored_dxt5(puff.picture, image_of(id), body_palette(), puff.alpha)});
}

void add_mannequin_textures(Content& content) {
  using enum PixelFormat;
  add_texture(content, kSkinTexture, Index16, paint_skin(kSkinRamp));
  add_texture(content, kFaceTexture, Index16, paint_face());
  add_texture(content, kEyeTexture, A8R8G8B8, paint_eye());
  add_texture(content, kHairTexture, Index16, paint_hair(kHairRamp));
  add_texture(content, kTunicTexture, Index16, paint_tunic());
  add_texture(content, kTrimTexture, Index16, paint_weave(kTrimRamp, 16));
  add_texture(content, kRightSleeveTexture, Index16, paint_weave(kRightSleeveRamp, 32));
  add_texture(content, kLeftSleeveTexture, Index16, paint_weave(kLeftSleeveRamp, 32));
  add_texture(content, kRightHoseTexture, Index16, paint_weave(kRightHoseRamp, 32));
  add_texture(content, kLeftHoseTexture, Index16, paint_weave(kLeftHoseRamp, 32));
  add_texture(content, kLeatherTexture, R5G6B5, paint_leather(kLeatherRamp));
  add_texture(content, kBootTexture, R5G6B5, paint_leather(kBootRamp));
}

void add_clothing_textures(Content& content) {
  add_texture(content, kTabardTexture, PixelFormat::Index16, paint_tabard());
  add_texture(content, kMailTexture, PixelFormat::Index16, paint_mail());
  add_texture(content, kCapeTexture, PixelFormat::Index16, paint_cape());
}

void add_thing_textures(Content& content) {
  using enum PixelFormat;
  add_texture(content, kSteelTexture, A8R8G8B8, paint_metal(kSteelRamp, 32));
  add_texture(content, kBrassTexture, A8R8G8B8, paint_metal(kBrassRamp, 16));
  add_texture(content, kIronTexture, R8G8B8, paint_metal(kIronRamp, 32));
  add_texture(content, kWoodTexture, Dxt1, paint_wood(kWoodRamp, 64, 5));
  // In two levels of detail.
  const Picture plank = paint_wood(kPlankRamp, 64, 9), small_plank = paint_wood(kPlankRamp, 32, 9);
  add_texture(content, kPlankTexture,
              {stored(plank, image_of(kPlankTexture), Dxt1, body_palette()),
               stored(small_plank, kSmallImages, Dxt1, body_palette())});
  add_texture(content, kStoneTexture, Dxt1, paint_stone());
}

void add_beast_textures(Content& content) {
  add_of_beast(content, kFurTexture, paint_fur(kFurRamp));
  add_of_beast(content, kDarkFurTexture, paint_fur(kDarkFurRamp));
  add_of_beast(content, kPaleFurTexture, paint_fur(kPaleFurRamp));
  add_of_beast(content, kCoatTexture, paint_coat());
  add_texture(content, kBeastEyeTexture, PixelFormat::A8R8G8B8, paint_beast_eye());
}

}  // namespace

void add_textures(Content& content) {
  add_mannequin_textures(content);
  add_clothing_textures(content);
  add_thing_textures(content);
  add_beast_textures(content);
  add_puff(content, kSparkTexture, kSparkRamp);
  add_puff(content, kBreathTexture, kSteelRamp);
}

}  // namespace acm::sample
