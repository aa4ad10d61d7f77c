// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Meshes through the public header, out of Assets.
#include "acmotion/assets.hpp"
#include "acmotion/inspect/meshes.hpp"
#include "acmotion/looks.hpp"
#include "acmotion/sample.hpp"
#include "assets/gfxobj.h"

#include <gtest/gtest.h>

#include <limits>

namespace acm::inspect {
namespace {

/// Two triangles with the second surface, one with the first, and one whose place is not a number.
GfxObj four_triangles() {
  GfxObj mesh;
  mesh.id = 0x01000001;
  mesh.flags = GfxObj::kHasDrawing;
  mesh.surfaces = {0x08000001, 0x08000002, 0x08000003};
  const float nan = std::numeric_limits<float>::quiet_NaN();
  for (const Vec3 place : {Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{0, 1, 0}, Vec3{nan, 0, 0}})
    (void)mesh.add_vertex(place, {0, 0, 1});
  const GfxObj::Corner front[] = {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}};
  const GfxObj::Corner bad[] = {{0, 0, 0}, {1, 0, 0}, {3, 0, 0}};
  const auto add = [&](std::int16_t surface, std::uint32_t sides, std::span<const GfxObj::Corner> corners) {
    GfxObj::Polygon polygon;
    polygon.id = static_cast<std::uint16_t>(mesh.drawing.polygons.size());
    polygon.stippling = surface == 1 ? GfxObj::kNoFrontUvs : 0;
    polygon.front_surface = surface;
    polygon.sides = sides;
    mesh.drawing.add_polygon(polygon, corners);
  };
  add(1, GfxObj::kDoubleSided, front);
  add(0, GfxObj::kSingleSided, front);
  add(0, GfxObj::kSingleSided, bad);
  mesh.drawing.bsp = make_drawing_bsp(mesh);
  return mesh;
}

TEST(MeshApi, triangles_stand_together_by_surface) {
  Assets assets;
  ASSERT_TRUE(assets.add(0x01000001, write_gfxobj(four_triangles())).ok());
  const InspectResult<Mesh> mesh = read_mesh(assets, 0x01000001);
  ASSERT_TRUE(mesh.ok()) << mesh.error().text;
  EXPECT_EQ(mesh->drawn, 0x01000001u);
  EXPECT_EQ(mesh->facing, MeshFacing::AsPlaced);
  ASSERT_EQ(mesh->surfaces.size(), 3u);
  ASSERT_EQ(mesh->vertices.size(), 9u) << "without the one that is not finite";
  EXPECT_EQ(mesh->surfaces[0].first_vertex, 0u);
  EXPECT_EQ(mesh->surfaces[0].vertex_count, 3u);
  EXPECT_EQ(mesh->surfaces[1].first_vertex, 3u);
  EXPECT_EQ(mesh->surfaces[1].vertex_count, 6u) << "the back is a triangle of its own";
  EXPECT_EQ(mesh->surfaces[2].vertex_count, 0u);
  EXPECT_FALSE(mesh->surfaces[0].repeats);
  EXPECT_TRUE(mesh->surfaces[1].repeats);
  EXPECT_EQ(mesh->vertices[1].position, (Vec3{1, 0, 0}));
  EXPECT_EQ(read_mesh(assets, 0x01000099).error().code, ErrorCode::NotFound);
}

TEST(MeshApi, gx_9_gx_11_level_0_stands_in_and_faces_the_eye) {
  Assets assets = sample_assets();
  const InspectResult<Mesh> spark = read_mesh(assets, 0x01000501);
  ASSERT_TRUE(spark.ok()) << spark.error().text;
  EXPECT_EQ(spark->drawn, 0x01000501u);
  EXPECT_EQ(spark->facing, MeshFacing::Eye);
  EXPECT_EQ(spark->vertices.size(), 6u);
}

TEST(MeshApi, surfaces_are_numbered_as_in_a_look) {
  Assets assets = sample_assets();
  const Result<Look> look = make_look(assets, kSampleMannequin);
  ASSERT_TRUE(look.ok());
  for (const LookPart& part : look->parts) {
    const InspectResult<Mesh> mesh = read_mesh(assets, part.mesh);
    ASSERT_TRUE(mesh.ok()) << mesh.error().text;
    EXPECT_EQ(mesh->drawn, part.drawn_mesh);
    ASSERT_EQ(mesh->surfaces.size(), part.surfaces.size());
    for (std::size_t i = 0; i < part.surfaces.size(); ++i)
      EXPECT_EQ(mesh->surfaces[i].surface, part.surfaces[i].surface);
  }
}

}  // namespace
}  // namespace acm::inspect
