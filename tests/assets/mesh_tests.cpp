// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/mesh.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

namespace acm {
namespace {

using ::testing::SizeIs;

constexpr std::array<TexCoord, 2> kUvs{{{1, 2}, {3, 4}}};

// A square in the plane z = 0, seen from above, whose first two vertices have no normals.
GfxObj square(GfxObj::Polygon polygon) {
  GfxObj gfxobj;
  gfxobj.add_vertex({0, 0, 0}, {}, kUvs);
  gfxobj.add_vertex({1, 0, 0}, {}, kUvs);
  gfxobj.add_vertex({1, 1, 0}, {1, 0, 0}, kUvs);
  gfxobj.add_vertex({0, 1, 0}, {1, 0, 0}, kUvs);
  gfxobj.drawing.add_polygon(polygon,
                             std::array<GfxObj::Corner, 4>{{{0, 0, 1}, {1, 1, 0}, {2, 1, 0}, {3, 7, 0}}});
  return gfxobj;
}

std::vector<Vec3> positions(const MeshTriangle& triangle) {
  return {triangle.corners[0].position, triangle.corners[1].position, triangle.corners[2].position};
}

TEST(Mesh, dat_formats_2_6_polygons_are_fans_around_their_first_corner) {
  const auto triangles = triangulate(square({0, 0, 0, GfxObj::kSingleSided, 3, -1, 0}));
  ASSERT_THAT(triangles, SizeIs(2));
  EXPECT_EQ(positions(triangles[0]), (std::vector<Vec3>{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}}));
  EXPECT_EQ(positions(triangles[1]), (std::vector<Vec3>{{0, 0, 0}, {1, 1, 0}, {0, 1, 0}}));
  EXPECT_EQ(triangles[1].surface, 3);
  EXPECT_FALSE(triangles[1].back);
}

TEST(Mesh, dat_formats_2_6_zero_normals_fall_back_to_the_face) {
  const auto triangles = triangulate(square({}));
  EXPECT_EQ(triangles[0].corners[0].normal, (Vec3{0, 0, 1}));
  EXPECT_EQ(triangles[0].corners[2].normal, (Vec3{1, 0, 0}));
}

TEST(Mesh, dat_formats_2_6_uv_bytes_select_among_the_pairs_of_the_vertex) {
  const auto with_uvs = triangulate(square({}));
  EXPECT_EQ(with_uvs[0].corners[0].uv, (TexCoord{1, 2}));
  EXPECT_EQ(with_uvs[0].corners[1].uv, (TexCoord{3, 4}));
  EXPECT_EQ(with_uvs[1].corners[2].uv, (TexCoord{})) << "index beyond the pairs of the vertex";
}

TEST(Mesh, gx_5_uv_indices_are_signed_so_0x80_and_above_name_no_pair) {
  const std::vector<TexCoord> pairs(200, TexCoord{5, 6});
  GfxObj gfxobj;
  for (const Vec3 at : {Vec3{0, 0, 0}, Vec3{1, 0, 0}, Vec3{1, 1, 0}}) gfxobj.add_vertex(at, {0, 0, 1}, pairs);
  gfxobj.drawing.add_polygon({0, 0, 0, GfxObj::kTwoSurfaces, 0, 0, 0},
                             std::array<GfxObj::Corner, 3>{{{0, 0x7F, 0x80}, {1, 0x80, 0x7F}, {2, 0xC7, 0}}});
  const auto sides = triangulate(gfxobj, BackSides::Add);
  ASSERT_THAT(sides, SizeIs(2));
  EXPECT_EQ(sides[0].corners[0].uv, (TexCoord{5, 6}));
  EXPECT_EQ(sides[0].corners[1].uv, (TexCoord{}));
  EXPECT_EQ(sides[0].corners[2].uv, (TexCoord{}));
  EXPECT_EQ(sides[1].corners[0].uv, (TexCoord{}));
  EXPECT_EQ(sides[1].corners[2].uv, (TexCoord{5, 6})) << "the back runs the other way round";
}

TEST(Mesh, gx_5_without_a_list_of_uvs_corners_have_the_first_pair_of_their_vertex) {
  const auto front = triangulate(square({0, 0, GfxObj::kNoFrontUvs}));
  EXPECT_EQ(front[0].corners[1].uv, (TexCoord{1, 2}));
  const auto sides =
      triangulate(square({0, 0, GfxObj::kNoBackUvs, GfxObj::kTwoSurfaces, 3, 5, 0}), BackSides::Add);
  ASSERT_THAT(sides, SizeIs(4));
  EXPECT_EQ(sides[0].corners[1].uv, (TexCoord{3, 4})) << "the front has its own";
  EXPECT_EQ(sides[1].corners[0].uv, (TexCoord{1, 2}));
}

TEST(Mesh, dat_formats_2_6_back_of_a_double_sided_polygon_looks_like_the_front) {
  const auto gfxobj = square({0, 0, 0, GfxObj::kDoubleSided, 3, 5, 0});
  EXPECT_THAT(triangulate(gfxobj), SizeIs(2));
  const auto triangles = triangulate(gfxobj, BackSides::Add);
  ASSERT_THAT(triangles, SizeIs(4));
  EXPECT_TRUE(triangles[1].back);
  EXPECT_EQ(triangles[1].surface, 3);
  EXPECT_EQ(positions(triangles[1]), (std::vector<Vec3>{{0, 0, 0}, {1, 1, 0}, {1, 0, 0}}));
  EXPECT_EQ(triangles[1].corners[0].normal, (Vec3{0, 0, -1}));
  EXPECT_EQ(triangles[1].corners[2].uv, (TexCoord{3, 4}));
}

TEST(Mesh, dat_formats_2_6_two_surfaces_have_their_own_back) {
  const auto triangles = triangulate(square({0, 0, 0, GfxObj::kTwoSurfaces, 3, 5, 0}), BackSides::Add);
  ASSERT_THAT(triangles, SizeIs(4));
  EXPECT_EQ(triangles[1].surface, 5);
  EXPECT_EQ(triangles[1].corners[0].uv, (TexCoord{3, 4}));
  EXPECT_EQ(triangles[1].corners[2].uv, (TexCoord{1, 2}));
}

TEST(Mesh, polygons_that_cannot_be_drawn_are_left_out) {
  GfxObj gfxobj = square({});
  gfxobj.drawing.add_polygon({}, std::array<GfxObj::Corner, 2>{{{0}, {1}}});
  gfxobj.drawing.add_polygon({}, std::array<GfxObj::Corner, 3>{{{0}, {1}, {99}}});
  gfxobj.drawing.add_polygon({}, std::array<GfxObj::Corner, 3>{{{0}, {1}, {2}}});
  const auto triangles = triangulate(gfxobj);
  ASSERT_THAT(triangles, SizeIs(3));
  EXPECT_EQ(triangles[2].polygon, 3u);
}

TEST(Mesh, vertices_are_found_by_id_and_of_equal_ids_the_first) {
  GfxObj gfxobj = square({});
  gfxobj.vertices[0].id = 3;
  gfxobj.vertices[3].id = 0;
  EXPECT_EQ(triangulate(gfxobj)[0].corners[0].position, (Vec3{0, 1, 0}));
  gfxobj.vertices[1].id = 0;
  EXPECT_THAT(triangulate(gfxobj), SizeIs(0)) << "nothing has id 1 now";
  gfxobj.vertices[2].id = 1;
  gfxobj.add_vertex({9, 9, 9}, {});
  gfxobj.vertices[4].id = 2;
  EXPECT_EQ(triangulate(gfxobj)[0].corners[0].position, (Vec3{1, 0, 0}));
}

TEST(Mesh, face_normal_sums_the_fan_and_is_zero_without_area) {
  const std::array<Vec3, 4> bent{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 0, 0}}};
  EXPECT_EQ(face_normal(bent), (Vec3{0, 0, 1}));
  const std::array<Vec3, 3> line{{{0, 0, 0}, {1, 0, 0}, {2, 0, 0}}};
  EXPECT_EQ(face_normal(line), Vec3{});
  EXPECT_EQ(face_normal({}), Vec3{});
}

}  // namespace
}  // namespace acm
