// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets.hpp"
#include "assets/asset_references.h"
#include "assets/asset_store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace acm {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

template <class T>
Vector<ObjectId> looks_of(T object) {
  const ObjectId id = object.id;
  AssetStore store;
  store.add(std::move(object));
  return references_of(store, id, LoadPurpose::Looks);
}

TEST(AssetReferences, appearance_1_the_chain_from_a_mesh_to_a_palette) {
  GfxObj mesh;
  mesh.id = 0x01000001;
  mesh.surfaces = {0x08000001, 0x08000002};
  mesh.degrade = 0x11000001;
  EXPECT_THAT(looks_of(mesh), ElementsAre(0x08000001, 0x08000002, 0x11000001));
  EXPECT_THAT(looks_of(SurfaceTexture{.id = 0x05000001, .images = {0x06000001, 0x06000002}}),
              ElementsAre(0x06000001, 0x06000002));
  RenderSurface image;
  image.id = 0x06000001;
  image.palette = 0x04000001;
  EXPECT_THAT(looks_of(image), ElementsAre(0x04000001));
}

TEST(AssetReferences, ch_2_the_palette_of_a_surface_is_not_needed) {
  Surface surface;
  surface.id = 0x08000001;
  surface.texture = 0x05000001;
  surface.palette = 0x04000001;
  EXPECT_THAT(looks_of(surface), ElementsAre(0x05000001));
}

TEST(AssetReferences, gx_9_a_degrade_record_needs_the_meshes_of_its_levels) {
  GfxObjDegradeInfo info;
  info.id = 0x11000001;
  info.levels = {{.gfxobj = 0x01000001}, {.gfxobj = 0x01000002}};
  EXPECT_THAT(looks_of(info), ElementsAre(0x01000001, 0x01000002));
}

TEST(AssetReferences, clothing_needs_its_meshes_textures_and_palette_sets) {
  ClothingTable table;
  table.id = 0x10000001;
  table.bases = {{0x02000001, {{9, 0x01000001, {{0x05000001, 0x05000002}}}}}};
  table.templates = {{4, 0x06000001, {{{{0, 8}}, 0x0F000001}}}};
  EXPECT_THAT(looks_of(table), ElementsAre(0x01000001, 0x05000002, 0x0F000001));
  EXPECT_THAT(looks_of(PaletteSet{.id = 0x0F000001, .palettes = {0x04000001, 0x04000002}}),
              ElementsAre(0x04000001, 0x04000002));
}

TEST(AssetReferences, hooks_need_emitters_and_meshes_to_be_seen_alone) {
  PhysicsScript script;
  script.id = 0x33000001;
  script.entries = {{0.0, {0, CreateParticleHook{0x32000001, 0, {}, 1}}},
                    {0.0, {0, CreateBlockingParticleHook{0x32000002, 0, {}, 2}}},
                    {0.0, {0, ReplaceObjectHook{0, 0x01000001}}},
                    {0.0, {0, CallScriptHook{0x33000002, 0.0f}}}};
  EXPECT_THAT(looks_of(script), ElementsAre(0x32000001, 0x32000002, 0x01000001, 0x33000002));
  AssetStore store;
  store.add(script);
  EXPECT_THAT(references_of(store, script.id, LoadPurpose::Motion), ElementsAre(0x33000002));
  EXPECT_THAT(references_of(store, script.id, LoadPurpose::Alone), IsEmpty());
  ParticleEmitterInfo info;
  info.id = 0x32000001;
  info.software_mesh = 0x01000001;
  info.mesh = 0x01000002;
  EXPECT_THAT(looks_of(info), ElementsAre(0x01000002));
}

/// A Setup of one part, whose surface has a texture with two images, of which the better is elsewhere.
Assets assets_with_a_texture() {
  Setup setup;
  setup.id = 0x02000001;
  setup.parts = {0x01000001};
  GfxObj mesh;
  mesh.id = 0x01000001;
  mesh.surfaces = {0x08000001};
  Surface surface;
  surface.type = Surface::kImage;
  surface.texture = 0x05000001;
  SurfaceTexture texture;
  texture.id = 0x05000001;
  texture.images = {0x06000001, 0x06000002};
  RenderSurface image;
  image.id = 0x06000002;
  image.format = PixelFormat::P8;
  image.palette = 0x04000001;
  Palette palette;
  palette.id = 0x04000001;
  DatWriter writer;
  EXPECT_TRUE(writer.put(setup.id, write_setup(setup)).ok());
  EXPECT_TRUE(writer.put(mesh.id, write_gfxobj(mesh)).ok());
  EXPECT_TRUE(writer.put(0x08000001, write_surface(surface)).ok());
  EXPECT_TRUE(writer.put(texture.id, write_surface_texture(texture)).ok());
  EXPECT_TRUE(writer.put(image.id, write_render_surface(image)).ok());
  EXPECT_TRUE(writer.put(palette.id, write_palette(palette)).ok());
  static Vector<std::byte> file;
  file = *writer.build();
  return *Assets::open(file);
}

TEST(AssetReferences, load_model_brings_textures_images_and_palettes_and_lists_an_image_that_is_elsewhere) {
  Assets assets = assets_with_a_texture();
  ASSERT_TRUE(assets.load_model(0x02000001).ok());
  EXPECT_THAT(assets.ids(ObjectType::SurfaceTexture), ElementsAre(0x05000001));
  EXPECT_THAT(assets.ids(ObjectType::RenderSurface), ElementsAre(0x06000002));
  EXPECT_THAT(assets.ids(ObjectType::Palette), ElementsAre(0x04000001));
  ASSERT_EQ(assets.missing().size(), 1u);
  EXPECT_EQ(assets.missing()[0].id, 0x06000001u);
}

TEST(AssetReferences, load_setup_brings_no_textures) {
  Assets assets = assets_with_a_texture();
  ASSERT_TRUE(assets.load_setup(0x02000001).ok());
  EXPECT_THAT(assets.ids(ObjectType::SurfaceTexture), IsEmpty());
  EXPECT_THAT(assets.missing(), IsEmpty());
}

TEST(AssetReferences, all_that_is_named_includes_what_nothing_loads) {
  AssetStore store;
  SoundTable sounds;
  sounds.id = 0x20000001;
  sounds.root.children = {
      {.key = 1, .entries = {{.wave = 0x0A000002}, {.wave = 0}, {.wave = 0x0A000001}}, .children = {}}};
  store.add(sounds);
  Surface surface;
  surface.id = 0x08000001;
  surface.texture = 0x05000001;
  surface.palette = 0x04000001;
  store.add(surface);
  PhysicsScript script;
  script.id = 0x33000001;
  script.entries = {{0.0, {0, SoundHook{0x0A000002}}}, {0.0, {0, CallScriptHook{0x33000002, 0.0f}}}};
  store.add(script);
  EXPECT_THAT(ids_named_by(store, sounds.id), ElementsAre(0x0A000001, 0x0A000002));
  EXPECT_THAT(ids_named_by(store, surface.id), ElementsAre(0x04000001, 0x05000001));
  EXPECT_THAT(ids_named_by(store, script.id), ElementsAre(0x0A000002, 0x33000002));
  EXPECT_THAT(ids_named_by(store, 0x33000002), IsEmpty());
  EXPECT_THAT(objects_that_name(store, 0x0A000002), ElementsAre(0x20000001, 0x33000001));
  EXPECT_THAT(objects_that_name(store, 0x0A000003), IsEmpty());
}

TEST(AssetReferences, clothes_name_their_wearers_and_what_they_replace) {
  AssetStore store;
  ClothingTable table;
  table.id = 0x10000001;
  table.bases = {{0x02000001, {{9, 0x01000001, {{0x05000001, 0x05000002}}}}}};
  table.templates = {{4, 0x06000001, {{{{0, 8}}, 0x0F000001}}}};
  store.add(table);
  EXPECT_THAT(ids_named_by(store, table.id),
              ElementsAre(0x01000001, 0x02000001, 0x05000001, 0x05000002, 0x06000001, 0x0F000001));
}

}  // namespace
}  // namespace acm
