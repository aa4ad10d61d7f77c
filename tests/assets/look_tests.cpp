// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/look.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace acm {
namespace {

constexpr ObjectId kBody = 0x02000001;
constexpr ObjectId kP = 0x04000001, kQ = 0x04000002, kR = 0x04000003, kS = 0x04000004,
                   kShortPalette = 0x04000005;
constexpr ObjectId kSkinTexture = 0x05000001, kSecondTexture = 0x05000002, kThirdTexture = 0x05000003,
                   kColorTexture = 0x05000004, kOfQ = 0x05000005;
constexpr ObjectId kSkin = 0x08000001, kCloth = 0x08000002, kSolid = 0x08000003, kArmSurface = 0x08000004;
constexpr ObjectId kTorso = 0x01000001, kArm = 0x01000002, kArmor = 0x01000003, kMixed = 0x01000004;

Palette palette_of(ObjectId id, Argb first, std::size_t count = 2048) {
  Palette palette;
  palette.id = id;
  for (std::size_t i = 0; i < count; ++i) palette.colors.push_back(first + static_cast<Argb>(i));
  return palette;
}

RenderSurface image_of(ObjectId id, ObjectId palette) {
  RenderSurface image;
  image.id = id;
  image.width = image.height = 1;
  image.format = palette != 0 ? PixelFormat::Index16 : PixelFormat::A8R8G8B8;
  image.pixels.resize(palette != 0 ? 2 : 4);
  image.palette = palette;
  return image;
}

SurfaceTexture texture_of(ObjectId id, Vector<ObjectId> images) {
  SurfaceTexture texture;
  texture.id = id;
  texture.images = std::move(images);
  return texture;
}

Surface surface_of(ObjectId id, ObjectId texture) {
  Surface surface;
  surface.id = id;
  surface.type = texture != 0 ? Surface::kImage : Surface::kSolid;
  surface.texture = texture;
  return surface;
}

GfxObj mesh_of(ObjectId id, Vector<ObjectId> surfaces) {
  GfxObj mesh;
  mesh.id = id;
  mesh.surfaces = std::move(surfaces);
  return mesh;
}

// Part 0 is a torso of skin and cloth whose images use P; part 1 an arm whose image uses Q.
AssetStore body_store() {
  AssetStore store;
  store.add(palette_of(kP, 0x10000));
  store.add(palette_of(kQ, 0x20000));
  store.add(palette_of(kR, 0x30000));
  store.add(palette_of(kS, 0x40000, 256));
  store.add(palette_of(kShortPalette, 0x50000, 100));
  store.add(image_of(0x06000001, kP));
  store.add(image_of(0x06000002, kQ));
  store.add(image_of(0x06000003, 0));
  for (const ObjectId id : {kSkinTexture, kSecondTexture, kThirdTexture})
    store.add(texture_of(id, {0x06000001}));
  store.add(texture_of(kColorTexture, {0x06000003}));
  store.add(texture_of(kOfQ, {0x06000002}));
  store.add(surface_of(kSkin, kSkinTexture));
  store.add(surface_of(kCloth, kColorTexture));
  store.add(surface_of(kSolid, 0));
  store.add(surface_of(kArmSurface, kOfQ));
  store.add(mesh_of(kTorso, {kCloth, kSkin}));
  store.add(mesh_of(kArm, {kArmSurface}));
  store.add(mesh_of(kArmor, {kSkin}));
  store.add(mesh_of(kMixed, {kSkin, kSolid, kSkin}));
  Setup setup;
  setup.id = kBody;
  setup.parts = {kTorso, kArm};
  store.add(setup);
  return store;
}

Look look_of(const AssetStore& store, const Appearance& appearance = {}) {
  const Result<Look> look = make_look(store, kBody, appearance);
  EXPECT_TRUE(look.ok());
  return look.ok() ? *look : Look{};
}

template <class... Entries>
Appearance appearance_of(const Entries&... entries) {
  Appearance a;
  a.base_palette = kP;
  (a.add(entries), ...);
  return a;
}

Vector<ObjectId> textures_of(const LookPart& part) {
  Vector<ObjectId> textures;
  for (const LookSurface& surface : part.surfaces) textures.push_back(surface.texture);
  return textures;
}

Vector<LookFinding> findings(std::initializer_list<LookFinding> list) {
  return list;
}

TEST(Look, ch_1_without_an_appearance_it_is_the_setup) {
  const Look look = look_of(body_store());
  EXPECT_EQ(look.setup, kBody);
  ASSERT_EQ(look.parts.size(), 2u);
  EXPECT_EQ(look.parts[0].drawn_mesh, kTorso);
  ASSERT_EQ(look.parts[0].surfaces.size(), 2u);
  EXPECT_EQ(look.parts[0].surfaces[0].image, 0x06000003u);
  EXPECT_EQ(look.parts[0].surfaces[0].palette, 0u) << "its pixels are colours";
  EXPECT_EQ(look.parts[0].surfaces[1].surface, kSkin);
  EXPECT_EQ(look.parts[0].surfaces[1].texture, kSkinTexture);
  EXPECT_EQ(look.parts[0].surfaces[1].palette, kP);
  EXPECT_EQ(look.parts[0].original_palette, kP) << "of the first surface that has one";
  EXPECT_EQ(look.parts[1].original_palette, kQ);
  EXPECT_TRUE(look.colors.empty());
  EXPECT_TRUE(look.findings.empty());
}

TEST(Look, su_4_a_mesh_is_a_setup_of_one_part) {
  const Result<Look> look = make_look(body_store(), kArm);
  ASSERT_TRUE(look.ok());
  ASSERT_EQ(look->parts.size(), 1u);
  EXPECT_EQ(look->parts[0].drawn_mesh, kArm);
}

TEST(Look, a_setup_that_is_not_loaded_is_refused) {
  EXPECT_FALSE(make_look(body_store(), 0x02000099).ok());
}

TEST(Look, od_10_g4_texture_changes_are_not_chained_and_the_last_one_wins) {
  const AssetStore store = body_store();
  const Look chained = look_of(store, appearance_of(TextureChange{0, kSkinTexture, kSecondTexture},
                                                    TextureChange{0, kSecondTexture, kThirdTexture}));
  EXPECT_EQ(textures_of(chained.parts[0]), (Vector<ObjectId>{kColorTexture, kSecondTexture}));
  const Look last = look_of(store, appearance_of(TextureChange{0, kSkinTexture, kSecondTexture},
                                                 TextureChange{0, kSkinTexture, kThirdTexture}));
  EXPECT_EQ(textures_of(last.parts[0]), (Vector<ObjectId>{kColorTexture, kThirdTexture}));
  EXPECT_TRUE(last.findings.empty());
}

TEST(Look, od_10_a_surface_without_texture_ends_the_change) {
  const Look look = look_of(
      body_store(), appearance_of(PartChange{0, kMixed}, TextureChange{0, kSkinTexture, kSecondTexture}));
  EXPECT_EQ(textures_of(look.parts[0]), (Vector<ObjectId>{kSecondTexture, 0, kSkinTexture}));
  EXPECT_EQ(look.findings, findings({{LookFindingKind::SurfaceHasNoTexture, 0, kSolid}}));
}

TEST(Look, od_10_a_texture_that_is_none_or_not_there_changes_nothing_and_the_rest_applies) {
  const Look look =
      look_of(body_store(), appearance_of(TextureChange{0, kColorTexture, 0}, TextureChange{0, 7, 0x05000099},
                                          TextureChange{0, kSkinTexture, kThirdTexture}));
  EXPECT_EQ(textures_of(look.parts[0]), (Vector<ObjectId>{kColorTexture, kThirdTexture}));
  EXPECT_EQ(look.findings, findings({{LookFindingKind::MissingTexture, 0, 0},
                                     {LookFindingKind::MissingTexture, 0, 0x05000099}}));
}

TEST(Look, od_8_g5_the_next_description_leaves_unnamed_parts_and_a_part_change_drops_textures) {
  const AssetStore store = body_store();
  Appearance shown;
  shown.apply(appearance_of(PartChange{0, kArmor}, TextureChange{0, kSkinTexture, kSecondTexture}));
  shown.apply(appearance_of(PartChange{1, kArmor}));
  EXPECT_EQ(look_of(store, shown).parts[0].drawn_mesh, kArmor);
  EXPECT_EQ(textures_of(look_of(store, shown).parts[0]), (Vector<ObjectId>{kSecondTexture}));
  EXPECT_EQ(textures_of(look_of(store, shown).parts[1]), (Vector<ObjectId>{kSkinTexture}));
  shown.apply(appearance_of(PartChange{0, kArmor}));
  EXPECT_EQ(textures_of(look_of(store, shown).parts[0]), (Vector<ObjectId>{kSkinTexture}));
}

TEST(Look, od_9_a_mesh_that_cannot_be_had_leaves_the_part_as_it_was) {
  const Look look = look_of(body_store(), appearance_of(PartChange{0, 0}, PartChange{1, 0x01000099}));
  EXPECT_EQ(look.parts[0].mesh, kTorso);
  EXPECT_EQ(look.parts[1].mesh, kArm);
  EXPECT_EQ(look.parts[1].drawn_mesh, kArm);
  EXPECT_EQ(look.findings,
            findings({{LookFindingKind::MissingMesh, 0, 0}, {LookFindingKind::MissingMesh, 1, 0x01000099}}));
}

TEST(Look, od_5_entries_for_parts_that_the_setup_does_not_have_are_reported) {
  const Look look = look_of(
      body_store(), appearance_of(PartChange{2, kArmor}, TextureChange{9, kSkinTexture, kSecondTexture}));
  EXPECT_EQ(look.parts.size(), 2u);
  EXPECT_EQ(look.findings,
            findings({{LookFindingKind::NoSuchPart, 2, 0}, {LookFindingKind::NoSuchPart, 9, 0}}));
}

TEST(Look, gx_9_level_0_stands_in_for_the_mesh_and_without_it_the_part_cannot_be_made) {
  AssetStore store = body_store();
  GfxObj degraded = mesh_of(0x01000010, {kSkin});
  degraded.flags = GfxObj::kHasDegrade;
  degraded.degrade = 0x11000001;
  store.add(degraded);
  GfxObjDegradeInfo info;
  info.id = 0x11000001;
  info.levels = {{kArm, 1, 10, 25, 50}, {kTorso, 1, 25, 50, 100}};
  store.add(info);
  const Appearance appearance = appearance_of(PartChange{0, degraded.id});
  const Look look = look_of(store, appearance);
  EXPECT_EQ(look.parts[0].mesh, degraded.id);
  EXPECT_EQ(look.parts[0].drawn_mesh, kArm);
  EXPECT_EQ(look.parts[0].surfaces[0].surface, kArmSurface);
  info.levels[0].gfxobj = 0x01000099;
  store.add(info);
  EXPECT_EQ(look_of(store, appearance).parts[0].drawn_mesh, kTorso) << "the Setup's own";
}

TEST(Look, od_12_g6_colours_change_those_parts_whose_palette_is_the_base) {
  const Look look = look_of(body_store(), appearance_of(SubPalette{kQ, 0, 64}, SubPalette{kR, 32, 64}));
  ASSERT_EQ(look.colors.size(), 2048u);
  EXPECT_EQ(look.colors[0], 0x20000u);
  EXPECT_EQ(look.colors[31], 0x20000u + 31);
  EXPECT_EQ(look.colors[32], 0x30000u + 32) << "in order, the same indices";
  EXPECT_EQ(look.colors[95], 0x30000u + 95);
  EXPECT_EQ(look.colors[96], 0x10000u + 96) << "the base";
  EXPECT_TRUE(look.parts[0].is_recolored);
  EXPECT_FALSE(look.parts[1].is_recolored);
}

TEST(Look, od_11_g6_one_palette_that_is_not_there_spoils_all_colours) {
  const Look look = look_of(body_store(), appearance_of(SubPalette{kQ, 0, 64}, SubPalette{0x04000099, 64, 64},
                                                        SubPalette{kR, 128, 64}));
  EXPECT_TRUE(look.colors.empty());
  EXPECT_FALSE(look.parts[0].is_recolored);
  EXPECT_EQ(look.findings, findings({{LookFindingKind::MissingPalette, LookFinding::kNoPart, 0x04000099}}));
  EXPECT_TRUE(look_of(body_store(), appearance_of(SubPalette{0, 0, 64})).colors.empty());
}

TEST(Look, od_11_a_range_beyond_the_palette_or_a_source_that_is_too_short_spoils_all_colours) {
  const AssetStore store = body_store();
  EXPECT_TRUE(look_of(store, appearance_of(SubPalette{kQ, 2040, 16})).colors.empty());
  EXPECT_TRUE(look_of(store, appearance_of(SubPalette{kQ, 0xFFFFFFF8, 16})).colors.empty());
  const Look shorter = look_of(store, appearance_of(SubPalette{kShortPalette, 96, 8}));
  EXPECT_TRUE(shorter.colors.empty());
  EXPECT_EQ(shorter.findings,
            findings({{LookFindingKind::BadPaletteRange, LookFinding::kNoPart, kShortPalette}}));
  EXPECT_FALSE(look_of(store, appearance_of(SubPalette{kShortPalette, 88, 8})).colors.empty());
}

TEST(Look, od_11_a_single_whole_palette_is_that_palette_whatever_the_base) {
  const AssetStore store = body_store();
  Appearance appearance = appearance_of(SubPalette{kR, 0, 2048});
  const Look look = look_of(store, appearance);
  ASSERT_EQ(look.colors.size(), 2048u);
  EXPECT_EQ(look.colors[2047], 0x30000u + 2047);
  appearance.base_palette = 0x04000099;
  const Look without_base = look_of(store, appearance);
  EXPECT_FALSE(without_base.colors.empty());
  EXPECT_FALSE(without_base.parts[0].is_recolored) << "no part uses that base";
}

TEST(Look, od_11_without_its_base_palette_nothing_is_recoloured) {
  Appearance appearance = appearance_of(SubPalette{kR, 0, 64});
  appearance.base_palette = 0;
  EXPECT_TRUE(look_of(body_store(), appearance).colors.empty());
}

TEST(Look, pl_1_a_palette_of_256_stands_for_2048) {
  const Look look = look_of(body_store(), appearance_of(SubPalette{kS, 0, 64}));
  ASSERT_EQ(look.colors.size(), 2048u);
  EXPECT_EQ(look.colors[7], 0x40000u);
  EXPECT_EQ(look.colors[8], 0x40001u);
  EXPECT_EQ(look.colors[63], 0x40007u);
}

TEST(Look, od_12_the_palette_of_a_part_is_that_before_its_texture_changes) {
  const Look look =
      look_of(body_store(), appearance_of(TextureChange{0, kSkinTexture, kOfQ}, SubPalette{kR, 0, 64}));
  EXPECT_TRUE(look.parts[0].is_recolored);
  EXPECT_EQ(look.parts[0].surfaces[1].palette, kQ) << "of the image that is shown";
}

TEST(Look, ch_4_links_that_are_missing_are_reported_once_and_stop_nothing) {
  AssetStore store = body_store();
  store.add(texture_of(kThirdTexture, {0x06000098, 0x06000099}));
  store.add(mesh_of(kArmor, {kSkin, 0x08000099, kSkin}));
  const Look look =
      look_of(store, appearance_of(PartChange{0, kArmor}, TextureChange{0, kSkinTexture, kThirdTexture}));
  EXPECT_EQ(textures_of(look.parts[0]), (Vector<ObjectId>{kThirdTexture, 0, kThirdTexture}));
  EXPECT_EQ(look.parts[0].surfaces[0].image, 0u);
  EXPECT_EQ(look.findings, findings({{LookFindingKind::MissingSurface, 0, 0x08000099},
                                     {LookFindingKind::MissingImage, 0, 0x06000098}}));
}

TEST(Look, st5_2_the_first_level_that_is_loaded_is_shown) {
  AssetStore store = body_store();
  store.add(texture_of(kSkinTexture, {0x06000099, 0x06000001}));
  EXPECT_EQ(look_of(store).parts[0].surfaces[1].image, 0x06000001u);
}

}  // namespace
}  // namespace acm
