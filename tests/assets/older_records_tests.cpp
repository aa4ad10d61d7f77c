// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/assets.hpp"
#include "assets/asset_store.h"
#include "assets/bsp.h"
#include "assets/drawn_mesh.h"
#include "assets/look.h"
#include "assets/older_records.h"
#include "assets/record_bytes.h"
#include "assets/setup.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/hex.h"

namespace acm {
namespace {

using test::from_hex;

// A triangle: whole words as counts, a polygon of 21 bytes with three of padding, a tree whose list of one
// polygon is followed by two.
const char* const kMesh =
    "010000010200000001000000010000080100000003000000000001000000000000000000000000000000000000000000"
    "0000803f0000000000000000010001000000803f000000000000000000000000000000000000803f0000000000000000"
    "02000100000000000000803f0000000000000000000000000000803f0000000000000000000000000000000000000000"
    "0100000000000300000000000000ffff0000010002000000000000004c4f504200000000000000000000000000000000"
    "0000000000000000000000000000803f0100000000000000";

Vector<std::byte> words(std::initializer_list<std::uint32_t> values, std::initializer_list<int> bytes = {}) {
  ByteWriter out;
  for (const std::uint32_t value : values) out.u32(value);
  for (const int byte : bytes) out.u8(static_cast<std::uint8_t>(byte));
  return std::move(out).take();
}

TEST(OlderRecords, dat_formats_1_5_a_mesh_has_whole_counts_and_aligned_lists) {
  const Vector<std::byte> bytes = from_hex(kMesh);
  EXPECT_FALSE(read_gfxobj(bytes).ok());
  const Result<GfxObj> mesh = read_older_gfxobj(bytes);
  ASSERT_TRUE(mesh.ok()) << mesh.error().what << mesh.error().offset;
  EXPECT_EQ(mesh->vertices.size(), 3u);
  ASSERT_EQ(mesh->drawing.polygons.size(), 1u);
  EXPECT_TRUE(mesh->is_consistent()) << "the tree is kept without padding";
  EXPECT_TRUE(read_gfxobj(write_gfxobj(*mesh)).ok());
  for (std::size_t cut = 0; cut < bytes.size(); ++cut)
    EXPECT_FALSE(read_older_gfxobj(Bytes(bytes).first(cut)).ok()) << cut;
}

TEST(OlderRecords, retail_facts_4_a_mesh_uses_the_degrade_record_of_its_number) {
  AssetStore store;
  store.read_as(DatLayout::Older);
  ASSERT_TRUE(store.add(0x01000001, from_hex(kMesh)).ok());
  EXPECT_EQ(drawn_mesh(store, 0x01000001)->mesh->id, 0x01000001u) << "there is none";
  GfxObjDegradeInfo info;
  info.id = 0x11000001;
  info.levels = {{.gfxobj = 0x01000001}, {.gfxobj = 0}};
  store.add(info);
  EXPECT_TRUE(drawn_mesh(store, 0x01000001)->is_marker);
}

TEST(OlderRecords, retail_facts_4_an_8_bit_index_is_a_colour_of_256) {
  const auto bytes = words({0x05000001, 2, 2, 1}, {3, 255, 1, 0, 0, 4, 0, 0});
  AssetStore store;
  store.read_as(DatLayout::Older);
  ASSERT_TRUE(store.add(0x05000001, bytes).ok());
  const RenderSurface& image = **store.get<RenderSurface>(0x05000001);
  EXPECT_EQ(image.format, PixelFormat::Index16);
  EXPECT_EQ(image.palette, 0x04000001u);
  EXPECT_EQ(image.pixels, from_hex("1800f807")) << "entries 24 and 2040 of the expanded palette";
  EXPECT_EQ((*store.get<SurfaceTexture>(0x05000001))->images, Vector<ObjectId>{0x05000001});
  EXPECT_TRUE(store.ids(ObjectType::RenderSurface).empty());
  EXPECT_EQ(record_bytes(store, 0x05000001).error().code, ErrorCode::Unsupported) << "it has no later form";
}

TEST(OlderRecords, retail_facts_4_a_texture_brings_the_palette_of_its_image) {
  Assets assets;
  assets.read_as(DatLayout::Older);
  ASSERT_TRUE(assets.add(0x05000001, words({0x05000001, 2, 1, 1}, {3, 1, 0, 0, 4, 0, 0, 0})).ok());
  ASSERT_TRUE(assets.add(0x08000001, words({0x08000001, 2, 0x05000001, 0, 0, 0, 0x3F800000})).ok());
  ASSERT_TRUE(assets.add(0x01000001, from_hex(kMesh)).ok());
  acm::Setup setup;
  setup.id = 0x02000001;
  setup.parts = {0x01000001};
  ASSERT_TRUE(assets.add(setup.id, write_setup(setup)).ok());
  (void)assets.load_model(setup.id);
  std::vector<ObjectId> missing;
  for (const MissingAsset& asset : assets.missing()) missing.push_back(asset.id);
  EXPECT_EQ(missing, (std::vector<ObjectId>{0x04000001, 0x11000001}));
}

TEST(OlderRecords, retail_facts_4_types_of_older_textures) {
  const auto format = [](std::uint32_t type, std::initializer_list<int> pixels) {
    const Result<RenderSurface> image = read_older_texture(words({0x05000001, type, 1, 1}, pixels));
    return image.ok() ? image->format : PixelFormat{};
  };
  EXPECT_EQ(format(3, {1, 2, 0, 0}), PixelFormat::A1R5G5B5);
  EXPECT_EQ(format(4, {1, 2, 0, 0}), PixelFormat::A4R4G4B4);
  EXPECT_EQ(format(7, {1, 2, 0, 0}), PixelFormat::R5G6B5);
  EXPECT_EQ(format(10, {1, 2, 3, 0}), PixelFormat::CustomLscapeR8G8B8);
  EXPECT_EQ(format(11, {1, 0, 0, 0}), PixelFormat::CustomLscapeAlpha);
  const Result<RenderSurface> unknown = read_older_texture(words({0x05000001, 5, 1, 1}, {0, 0, 0, 0}));
  ASSERT_FALSE(unknown.ok());
  EXPECT_EQ(unknown.error().offset, 4u);
  EXPECT_FALSE(read_older_texture(words({0x05000001, 2, 0x4000, 0x4000})).ok());
  EXPECT_FALSE(read_older_texture(words({0x05000001, 3, 0xFFFFFFFF, 0xFFFFFFFF})).ok());
}

TEST(OlderRecords, retail_facts_4_an_image_is_bytes_r_g_b) {
  const Result<RenderSurface> image = read_older_render_surface(words({0x06000001, 1, 1}, {1, 2, 3}));
  ASSERT_TRUE(image.ok());
  EXPECT_EQ(image->format, PixelFormat::CustomB8G8R8);
  EXPECT_EQ(image->pixels, from_hex("010203"));
}

TEST(OlderRecords, retail_facts_4_a_surface_begins_with_its_id) {
  const auto bytes = words({0x08000001, 2, 0x05000001, 0, 0, 0, 0x3F800000});
  const Result<Surface> surface = read_older_surface(bytes, 0x08000001);
  ASSERT_TRUE(surface.ok());
  EXPECT_EQ(surface->texture, 0x05000001u);
  EXPECT_FALSE(read_older_surface(bytes, 0x08000002).ok());
  const Result<Surface> cut = read_older_surface(Bytes(bytes).first(10), 0x08000001);
  ASSERT_FALSE(cut.ok());
  EXPECT_EQ(cut.error().offset, 8u);
}

TEST(OlderRecords, retail_facts_4_script_types_from_30_on_are_one_lower) {
  for (const auto& [older, later] : {std::pair{29u, 29u}, {30u, 31u}, {116u, 117u}, {117u, 118u}}) {
    const auto bytes = words({0x34000001, 1, older, 1, 0x3F800000, 0x33000001});
    const Result<PhysicsScriptTable> table = read_older_physics_script_table(bytes);
    ASSERT_TRUE(table.ok());
    EXPECT_EQ(table->effects[0].type, later);
  }
}

TEST(OlderRecords, retail_facts_4_ranges_of_clothing_count_256_colours) {
  ClothingTable table;
  table.id = 0x10000001;
  table.templates = {{4, 0, {{{{40, 24}, {0xFFFFFFFF, 1}}, 0x0F000001}}}};
  const Result<ClothingTable> older = read_older_clothing_table(write_clothing_table(table));
  ASSERT_TRUE(older.ok());
  const auto& ranges = older->templates[0].palettes[0].ranges;
  EXPECT_EQ(ranges[0].start, 320u);
  EXPECT_EQ(ranges[0].length, 192u);
  EXPECT_EQ(ranges[1].start, 0xFFFFFFFFu) << "does not wrap";
}

}  // namespace
}  // namespace acm
