// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/looks.hpp"
#include "assets/clothing.h"
#include "inspect/gltf/baked_image.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <set>

#include "gltf_document.h"
#include "support/image_vectors.h"

namespace acm::test {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

constexpr ObjectId kTexture = 0x05000007;
constexpr ObjectId kDirectImage = 0x06000010, kIndexedImage = 0x06000016;  // A2 and A8 of the sheet
constexpr ObjectId kCountingPalette = 0x04000001;

/// A body of one part with a square that has one surface, and a texture of two by one pixels.
struct Painted {
  AssetStore store;
  Surface surface;
  GfxObj mesh;
  Setup setup;

  explicit Painted(ObjectId image = kDirectImage) {
    surface.id = 0x08000001;
    surface.type = Surface::kImage;
    surface.texture = kTexture;
    surface.diffuse = 1.0f;
    mesh.id = 0x01000098;
    mesh.flags = GfxObj::kHasDrawing;
    mesh.surfaces = {surface.id};
    const TexCoord uvs[] = {{0.25f, 0.75f}};
    for (const Vec3 at : {Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{1, 1, 0}, Vec3{0, 1, 0}})
      mesh.add_vertex(at, {0, 0, 1}, uvs);
    add_square({});
    setup.id = 0x02000098;
    setup.parts = {mesh.id};
    for (const char* record : {kA2, kA8}) {
      const Vector<std::byte> bytes = from_hex(record);
      EXPECT_TRUE(store.add(read_render_surface(bytes)->id, bytes).ok());
    }
    Palette palette;
    palette.id = kCountingPalette;
    const std::vector<Argb> colors = counting_colors();
    palette.colors.assign(colors.begin(), colors.end());
    store.add(palette);
    SurfaceTexture texture;
    texture.id = kTexture;
    texture.images = {image};
    store.add(texture);
  }

  void add_square(GfxObj::Polygon polygon) {
    if (polygon.front_surface == GfxObj::kNoSurface) polygon.front_surface = 0;
    polygon.id = static_cast<std::uint16_t>(mesh.drawing.polygons.size());
    const GfxObj::Corner corners[] = {{0}, {1}, {2}, {3}};
    mesh.drawing.add_polygon(polygon, corners);
  }

  GltfExport made(const GltfOptions& options = {}) {
    store.add(surface);
    store.add(mesh);
    store.add(setup);
    return *export_gltf(store, setup.id, nullptr, {}, options);
  }
  GltfDocument exported(const GltfOptions& options = {}) { return GltfDocument(made(options).glb); }
  json material(const GltfOptions& options = {}) { return exported(options).json["materials"][0]; }
};

double base_color(const json& material, std::size_t channel) {
  return material["pbrMetallicRoughness"]["baseColorFactor"][channel].get<double>();
}

std::size_t corners_drawn(const GltfDocument& document) {
  std::size_t count = 0;
  for (const json& mesh : document.json["meshes"])
    for (const json& primitive : mesh["primitives"])
      count +=
          document.json["accessors"][primitive["indices"].get<std::size_t>()]["count"].get<std::size_t>();
  return count;
}

TEST(GltfMaterials, ch_1_a_texture_is_a_png_in_the_file) {
  const GltfDocument document = Painted().exported();
  ASSERT_THAT(document.json["images"], SizeIs(1));
  const json& image = document.json["images"][0];
  EXPECT_EQ(image["mimeType"], "image/png");
  EXPECT_EQ(image["name"], "0x06000010");
  const json& view = document.json["bufferViews"][image["bufferView"].get<std::size_t>()];
  const Image picture{2, 1, {0x11, 0x22, 0x33, 0x80, 0xFF, 0, 0, 0xFF}, 0};
  const Vector<std::byte> png = inspect::write_png(picture);
  ASSERT_EQ(view["byteLength"], png.size());
  const auto at = document.binary.begin() + view["byteOffset"].get<std::ptrdiff_t>();
  EXPECT_TRUE(std::equal(png.begin(), png.end(), at));
  const json material = document.json["materials"][0];
  EXPECT_EQ(material["pbrMetallicRoughness"]["baseColorTexture"]["index"], 0);
  EXPECT_EQ(base_color(material, 0), 1.0);
  EXPECT_EQ(material["extras"]["acmotion"]["texture"], "0x05000007");
}

TEST(GltfMaterials, rs_5_alpha_of_the_image_does_not_count_without_blending) {
  EXPECT_FALSE(Painted().material().contains("alphaMode"));
}

TEST(GltfMaterials, sf_4_clip_maps_are_cut_at_the_reference) {
  const auto cut = [](ObjectId image) {
    Painted painted(image);
    painted.surface.type = Surface::kImage | Surface::kClipMap;
    const json material = painted.material();
    EXPECT_EQ(material["alphaMode"], "MASK");
    return material["alphaCutoff"].get<double>() * 255.0;
  };
  EXPECT_NEAR(cut(kIndexedImage), 100.0, 1e-4);
  EXPECT_NEAR(cut(kDirectImage), 200.0, 1e-4);
}

TEST(GltfMaterials, g13_a_translucent_clip_map_blends_and_is_not_cut) {
  Painted painted(kIndexedImage);
  painted.surface.type = Surface::kImage | Surface::kClipMap;
  painted.surface.translucency = 0.25f;
  const json material = painted.material();
  EXPECT_EQ(material["alphaMode"], "BLEND");
  EXPECT_FALSE(material.contains("alphaCutoff"));
  EXPECT_EQ(base_color(material, 3), 0.75);
}

TEST(GltfMaterials, sf_4_what_is_added_is_noted_in_the_extras) {
  Painted painted;
  painted.surface.type = Surface::kImage | Surface::kAdditive;
  const json pure = painted.material();
  EXPECT_EQ(pure["alphaMode"], "BLEND");
  EXPECT_EQ(pure["extras"]["acmotion"]["additive"], true);
  painted.surface.type = Surface::kImage | Surface::kAlpha;
  EXPECT_FALSE(painted.material()["extras"]["acmotion"].contains("additive"));
}

TEST(GltfMaterials, sf_4_an_additive_surface_ignores_translucency) {
  Painted painted;
  painted.surface.type = Surface::kImage | Surface::kAdditive;
  painted.surface.translucency = 0.5f;
  EXPECT_EQ(base_color(painted.material(), 3), 1.0);
}

TEST(GltfMaterials, sf_2_luminosity_is_emissive_and_diffuse_dims_the_light) {
  Painted painted;
  painted.surface.luminosity = 1.0f;
  painted.surface.diffuse = 0.5f;
  const json material = painted.material();
  EXPECT_THAT(material["emissiveFactor"], ElementsAre(1.0, 1.0, 1.0));
  EXPECT_EQ(material["emissiveTexture"]["index"], 0);
  EXPECT_NEAR(base_color(material, 0), 0.214, 1e-3);  // half as bright on a screen
}

TEST(GltfMaterials, gx_6_a_texture_repeats_when_any_polygon_with_its_surface_has_a_stippling) {
  const auto wrap = [](std::uint8_t stippling) {
    Painted painted;
    GfxObj::Polygon polygon;
    polygon.stippling = stippling;
    painted.add_square(polygon);
    return painted.exported().json["samplers"][0]["wrapS"].get<int>();
  };
  EXPECT_EQ(wrap(0), 33071);
  EXPECT_EQ(wrap(GfxObj::kWrapFront), 10497);
  EXPECT_EQ(wrap(GfxObj::kNoBackUvs), 10497);
}

TEST(GltfMaterials, gx_5_a_side_without_a_surface_is_not_drawn) {
  Painted painted;
  GfxObj::Polygon polygon;
  polygon.front_surface = 5;
  painted.add_square(polygon);
  EXPECT_EQ(corners_drawn(painted.exported()), 6u);
}

TEST(GltfMaterials, gx_7_polygons_of_portals_are_not_drawn) {
  Painted painted;
  painted.add_square({});
  EXPECT_EQ(corners_drawn(painted.exported()), 12u);
  ByteWriter tree;  // a portal node over two leaves; the portal is polygon 1
  tree.u32(0x504F5254);
  for (int i = 0; i < 4; ++i) tree.f32(0.0f);
  for (int i = 0; i < 2; ++i) {
    tree.u32(0x4C454146);
    tree.u32(0);
  }
  for (int i = 0; i < 4; ++i) tree.f32(0.0f);
  tree.u32(1);
  tree.u32(1);
  for (const std::uint16_t value : {0, 1, 0}) tree.u16(value);
  painted.mesh.drawing.bsp = std::move(tree).take();
  EXPECT_EQ(corners_drawn(painted.exported()), 6u);
}

TEST(GltfMaterials, gx_9_level_0_stands_in_for_a_mesh) {
  Painted painted;
  GfxObj near = painted.mesh;
  near.id = 0x01000077;
  painted.store.add(near);
  GfxObjDegradeInfo info;
  info.id = 0x11000001;
  info.levels = {{near.id, 1, 10, 25, 50}};
  painted.store.add(info);
  painted.mesh.flags |= GfxObj::kHasDegrade;
  painted.mesh.degrade = info.id;
  EXPECT_EQ(painted.exported().json["meshes"][0]["name"], "0x01000077");
}

TEST(GltfMaterials, gx_9_a_marker_is_written_only_when_asked_for) {
  Painted painted;
  GfxObjDegradeInfo info;
  info.id = 0x11000001;
  info.levels = {{painted.mesh.id, 1, 0, 0, 0}, {0, 1, 0, 0, 0}};
  painted.store.add(info);
  painted.mesh.flags |= GfxObj::kHasDegrade;
  painted.mesh.degrade = info.id;
  const GltfExport hidden = painted.made();
  EXPECT_THAT(hidden.missing, IsEmpty());
  EXPECT_FALSE(GltfDocument(hidden.glb).json.contains("meshes"));
  const GltfDocument shown = painted.exported({.markers = Markers::Shown});
  ASSERT_TRUE(shown.json.contains("meshes"));
  EXPECT_EQ(shown.json["nodes"][2]["extras"]["acmotion"]["marker"], true);
}

TEST(GltfMaterials, ch_4_a_missing_texture_is_grey_and_reported_once) {
  Painted painted(0x06000099);
  const GltfExport made = painted.made();
  EXPECT_THAT(made.missing, IsEmpty());
  EXPECT_THAT(made.notes, ElementsAre(HasSubstr("0x06000099")));
  const GltfDocument document(made.glb);
  EXPECT_NEAR(base_color(document.json["materials"][0], 0), 0.305, 1e-3);
  EXPECT_FALSE(document.json.contains("images"));
}

TEST(GltfMaterials, without_textures_a_surface_has_the_mean_colour) {
  const GltfDocument document = Painted().exported({.textures = false});
  EXPECT_FALSE(document.json.contains("images"));
  // 0x11 weighed by alpha 0x80 and 0xFF by alpha 0xFF: 175 of 255, which is 0.4287 of the light.
  EXPECT_NEAR(base_color(document.json["materials"][0], 0), 0.4287, 1e-4);
}

GltfOptions dressed(std::uint32_t dye, double shade) {
  GltfOptions options;
  EXPECT_TRUE(wear(options.appearance, gltf_samples().store, kSampleMannequin,
                   Garment::of(kSampleClothes, dye, shade))
                  .ok());
  options.appearance.base_palette = 0x04000001;
  return options;
}

std::vector<std::string> image_names(const GltfDocument& document) {
  std::vector<std::string> names;
  for (const json& image : document.json["images"]) names.push_back(image["name"]);
  return names;
}

TEST(GltfMaterials, every_texture_and_palette_is_one_image) {
  const GltfDocument plain(gltf_samples().exported(kSampleMannequin, {}, kReadyClip).glb);
  const std::vector<std::string> names = image_names(plain);
  EXPECT_EQ(std::set<std::string>(names.begin(), names.end()).size(), names.size());
  EXPECT_GT(names.size(), 10u);
  EXPECT_THAT(plain.json["materials"], SizeIs(names.size())) << "each surface has its own texture";
}

TEST(GltfMaterials, od_9_to_12_a_look_changes_models_textures_and_colours) {
  const GltfExport made = gltf_samples().exported(kSampleMannequin, dressed(1, 0.0), kReadyClip);
  EXPECT_THAT(made.notes, IsEmpty());
  const GltfDocument document(made.glb);
  EXPECT_EQ(document.node("part_04")["extras"]["acmotion"]["gfxobj"], "0x01000402");    // the helmet
  EXPECT_THAT(image_names(document), Contains("0x06000018 recolored"));                 // the tabard
  EXPECT_THAT(image_names(document), testing::Not(Contains(HasSubstr("0x06000005"))));  // the tunic
}

TEST(GltfMaterials, ps15_1_shades_give_different_pixels_and_the_same_ones_again) {
  const auto file = [](double shade) {
    return gltf_samples().exported(kSampleMannequin, dressed(1, shade), kReadyClip).glb;
  };
  EXPECT_EQ(file(0.0), file(0.2));
  EXPECT_NE(file(0.0), file(0.9));
}

Image one_pixel(std::uint8_t r, std::uint8_t g, std::uint8_t b, std::uint8_t a) {
  return {1, 1, {r, g, b, a}, 0};
}

TEST(GltfMaterials, sf_4_inverted_alpha_is_in_the_image) {
  Surface surface;
  surface.type = Surface::kImage | Surface::kInverseAlpha;
  surface.translucency = 0.5f;
  const Material material = material_of(surface, kTexture, TextureKind::Direct);
  const Image out = gltf::baked(one_pixel(1, 2, 3, 100), gltf::baking_for(material));
  EXPECT_THAT(out.rgba, ElementsAre(1, 2, 3, 205));
}

TEST(GltfMaterials, sf_4_black_that_is_added_is_clear) {
  Surface surface;
  surface.type = Surface::kImage | Surface::kAdditive;
  const gltf::Baking baking = gltf::baking_for(material_of(surface, kTexture, TextureKind::Direct));
  EXPECT_THAT(gltf::baked(one_pixel(0, 0, 0, 255), baking).rgba, ElementsAre(0, 0, 0, 0));
  EXPECT_THAT(gltf::baked(one_pixel(100, 50, 0, 255), baking).rgba, ElementsAre(255, 127, 0, 100));
}

TEST(GltfMaterials, sf_5_clear_pixels_take_the_colour_of_their_neighbours) {
  const Image image{2, 1, {0, 0, 0, 0, 90, 60, 30, 255}, 0};
  const Image out = gltf::baked(image, {gltf::Baking::Alpha::Bleed});
  EXPECT_THAT(out.rgba, ElementsAre(90, 60, 30, 0, 90, 60, 30, 255));
}

}  // namespace
}  // namespace acm::test
