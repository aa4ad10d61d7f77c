// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/bsp.h"
#include "assets/gfxobj.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>

#include "support/arbitrary.h"
#include "support/hex.h"
#include "support/record_checks.h"

namespace acm {
namespace {

using test::from_hex;
using test::to_hex;

const char* const kTriangle =
    "01000001 02000000 01010000 08010000 00030000 00000000 00000000 00000000 00000000 00000000 00000000 "
    "00000080 3f010000 00000080 3f000000 00000000 00000000 00000000 00000080 3f020000 00000000 00000080 "
    "3f000000 00000000 00000000 00000080 3f000080 3e000080 3e000000 00010000 03040000 00000000 ffff0000 "
    "01000200 4c4f5042 cdcdcdcd cdcdcdcd cdcdcdcd cdcdcdcd c3f5a83e c3f5a83e 00000000 0000403f 01000000 "
    "0000";
const char* const kAllSections =
    "02000001 0b000000 01010000 08010000 00030000 00000001 00000000 00000000 00000000 00000000 00000000 "
    "00000080 3f000000 00000000 00010001 00000080 3f000000 00000000 00000000 00000000 00000080 3f000000 "
    "00000000 00020001 00000000 00000080 3f000000 00000000 00000000 00000080 3f000000 00000000 00010000 "
    "03000100 00000000 ffff0000 01000200 0000004e 49504200 00000000 00000000 00803f00 00000046 41454c00 "
    "00000000 00000000 00000000 00000000 00000000 00803f01 00000000 00464145 4c010000 00010000 00000000 "
    "00000000 00000000 00000080 3f000000 00000000 00000000 00000000 00000080 3f000080 3e000080 3e000000 "
    "00010000 03000100 00000000 ffff0000 01000200 0000004c 4f504200 00000000 00000000 00000000 000000c3 "
    "f5a83ec3 f5a83e00 00000000 00403f01 00000000 00010000 11";

TEST(GfxObj, dat_formats_4_one_triangle) {
  const auto bytes = from_hex(kTriangle);
  ASSERT_EQ(bytes.size(), 178u);
  test::expect_sound_record(read_gfxobj, write_gfxobj, bytes);
  const auto gfxobj = read_gfxobj(bytes);
  ASSERT_TRUE(gfxobj.ok());
  EXPECT_EQ(gfxobj->id, 0x01000001u);
  EXPECT_EQ(gfxobj->surfaces, Vector<ObjectId>{0x08000001});
  ASSERT_EQ(gfxobj->vertices.size(), 3u);
  EXPECT_EQ(gfxobj->vertices[2].origin, (Vec3{0, 1, 0}));
  EXPECT_EQ(gfxobj->vertices[2].normal, (Vec3{0, 0, 1}));
  EXPECT_EQ(gfxobj->vertices[2].uv_count, 0);
  EXPECT_EQ(gfxobj->sort_center, (Vec3{0.25f, 0.25f, 0}));
  ASSERT_EQ(gfxobj->drawing.polygons.size(), 1u);
  const GfxObj::Polygon& polygon = gfxobj->drawing.polygons[0];
  EXPECT_EQ(polygon.front_surface, 0);
  EXPECT_EQ(polygon.back_surface, GfxObj::kNoSurface);
  EXPECT_FALSE(polygon.has_front_uvs());
  ASSERT_EQ(gfxobj->drawing.corners_of(polygon).size(), 3u);
  EXPECT_EQ(gfxobj->drawing.corners_of(polygon)[2].vertex, 2);
  EXPECT_EQ(gfxobj->drawing.bsp.size(), 42u);
  EXPECT_EQ(gfxobj->oddities.kinds, 0);
}

TEST(GfxObj, dat_formats_4_physics_drawing_and_degrade) {
  const auto bytes = from_hex(kAllSections);
  ASSERT_EQ(bytes.size(), 333u);
  test::expect_sound_record(read_gfxobj, write_gfxobj, bytes);
  const auto gfxobj = read_gfxobj(bytes);
  ASSERT_TRUE(gfxobj.ok());
  EXPECT_EQ(gfxobj->degrade, 0x11000001u);
  EXPECT_EQ(gfxobj->physics.polygons.size(), 1u);
  EXPECT_EQ(gfxobj->drawing.polygons.size(), 1u);
  ASSERT_EQ(gfxobj->uvs_of(gfxobj->vertices[1]).size(), 1u);
  ByteReader tree(gfxobj->physics.bsp);
  const BspStats stats = walk_bsp(tree, BspKind::Physics);
  EXPECT_EQ(stats.nodes, 3u);
  EXPECT_EQ(stats.leaves, 2u);
}

TEST(GfxObj, dat_formats_4_vertex_type_0_is_refused) {
  const auto bytes = from_hex("01000001 00000000 00000000 00000000 00000000 00000000 00000000 00");
  ASSERT_EQ(bytes.size(), 29u);
  const auto gfxobj = read_gfxobj(bytes);
  ASSERT_FALSE(gfxobj.ok());
  EXPECT_EQ(gfxobj.error().code, ErrorCode::BadValue);
  EXPECT_EQ(gfxobj.error().offset, 9u);
  EXPECT_STREQ(gfxobj.error().what, "vertex type");
}

GfxObj with_one_polygon(GfxObj::Polygon polygon) {
  GfxObj gfxobj;
  gfxobj.id = 0x01000001;
  gfxobj.flags = GfxObj::kHasDrawing;
  gfxobj.drawing.add_polygon(polygon, std::array<GfxObj::Corner, 3>{{{7, 4, 1}, {8, 5, 2}, {9, 6, 3}}});
  gfxobj.drawing.bsp = make_drawing_bsp(gfxobj);
  return gfxobj;
}

std::string polygon_bytes(GfxObj::Polygon polygon) {
  const auto bytes = write_gfxobj(with_one_polygon(polygon));
  constexpr std::size_t kBefore = 4 + 4 + 1 + 4 + 4 + 12 + 1 + 2;
  const auto tree = make_drawing_bsp(with_one_polygon(polygon)).size();
  test::expect_sound_record(read_gfxobj, write_gfxobj, bytes);
  return to_hex(Bytes(bytes).subspan(kBefore, bytes.size() - kBefore - tree));
}

TEST(GfxObj, dat_formats_4_polygon_with_two_surfaces) {
  GfxObj::Polygon polygon{};
  polygon.stippling = GfxObj::kWrapFront | GfxObj::kWrapBack;
  polygon.sides = GfxObj::kTwoSurfaces;
  polygon.front_surface = 2;
  polygon.back_surface = 1;
  EXPECT_EQ(polygon_bytes(polygon), "03030200 00000200 01000700 08000900 04050601 0203");
}

TEST(GfxObj, dat_formats_2_6_uvs_follow_stippling_and_sides) {
  const std::string corners = "07000800 0900";
  const auto uvs_of = [&](std::uint8_t stippling, std::uint32_t sides) {
    const auto bytes = from_hex(polygon_bytes({0, 0, stippling, sides, 0, 0, 0}));
    return to_hex(Bytes(bytes).subspan(16));
  };
  EXPECT_EQ(uvs_of(0, GfxObj::kSingleSided), "040506");
  EXPECT_EQ(uvs_of(0, GfxObj::kDoubleSided), "040506");
  EXPECT_EQ(uvs_of(0, GfxObj::kTwoSurfaces), "04050601 0203");
  EXPECT_EQ(uvs_of(GfxObj::kNoFrontUvs, GfxObj::kTwoSurfaces), "010203");
  EXPECT_EQ(uvs_of(GfxObj::kNoBackUvs, GfxObj::kTwoSurfaces), "040506");
  EXPECT_EQ(uvs_of(GfxObj::kNoFrontUvs | GfxObj::kNoBackUvs, GfxObj::kTwoSurfaces), "");
}

TEST(GfxObj, dat_formats_4_vertex_array) {
  GfxObj gfxobj;
  gfxobj.id = 0x01000001;
  gfxobj.add_vertex({4, 5, 6}, {1, 2, 3}, std::array<TexCoord, 2>{{{7, 8}, {9, 10}}});
  const auto bytes = write_gfxobj(gfxobj);
  EXPECT_EQ(to_hex(Bytes(bytes).subspan(9, 52)),
            "01000000 01000000 00000200 00008040 0000a040 0000c040 0000803f 00000040 00004040 0000e040 "
            "00000041 00001041 00002041");
  test::expect_sound_record(read_gfxobj, write_gfxobj, bytes);
}

TEST(GfxObj, longer_counts_than_needed_are_kept_and_noted) {
  GfxObj gfxobj = *read_gfxobj(from_hex(kAllSections));
  gfxobj.surface_count_bytes = 2;
  gfxobj.physics.count_bytes = 4;
  gfxobj.drawing.count_bytes = 2;
  const auto bytes = write_gfxobj(gfxobj);
  EXPECT_EQ(bytes.size(), 333u + 1 + 3 + 1);
  test::expect_sound_record(read_gfxobj, write_gfxobj, bytes);
  const auto again = read_gfxobj(bytes);
  ASSERT_TRUE(again.ok());
  EXPECT_TRUE(again->oddities.has(Oddity::LongEncoding));
  EXPECT_EQ(again->oddities.first_offset, 8u);
}

TEST(GfxObj, unknown_flags_are_kept_and_noted) {
  auto bytes = from_hex(kTriangle);
  bytes[4] |= std::byte{4};
  test::expect_identity(read_gfxobj, write_gfxobj, bytes);
  EXPECT_TRUE(read_gfxobj(bytes)->oddities.has(Oddity::UnknownFlags));
}

TEST(GfxObj, huge_counts_are_refused) {
  test::expect_huge_count_refused(read_gfxobj, from_hex(kTriangle), 17);  // vertices
  auto surfaces = from_hex("01000001 00000000 ffffffff 00000000 00000000");
  const auto gfxobj = read_gfxobj(surfaces);
  ASSERT_FALSE(gfxobj.ok());
  EXPECT_EQ(gfxobj.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(gfxobj.error().offset, 8u);
}

TEST(GfxObj, more_polygons_than_bytes_are_refused) {
  const auto bytes = from_hex(
      "01000001 02000000 00 01000000 00000000 000000000000000000000000 ffffffff 00000000 00000000 00000000");
  const auto gfxobj = read_gfxobj(bytes);
  ASSERT_FALSE(gfxobj.ok());
  EXPECT_EQ(gfxobj.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(gfxobj.error().offset, 29u);
}

TEST(GfxObj, more_uvs_than_bytes_are_refused) {
  auto bytes = from_hex(kTriangle);
  bytes[23] = bytes[24] = std::byte{0xFF};
  const auto gfxobj = read_gfxobj(bytes);
  ASSERT_FALSE(gfxobj.ok());
  EXPECT_EQ(gfxobj.error().code, ErrorCode::LimitExceeded);
  EXPECT_EQ(gfxobj.error().offset, 23u);
}

TEST(GfxObj, made_tree_lists_all_polygons_within_a_sphere) {
  GfxObj gfxobj;
  for (const Vec3 p : {Vec3{-1, 0, 0}, Vec3{3, 0, 0}, Vec3{1, 2, 0}, Vec3{1, -2, 0}})
    gfxobj.add_vertex(p, {});
  gfxobj.drawing.add_polygon({5}, std::array<GfxObj::Corner, 3>{{{0}, {1}, {2}}});
  gfxobj.drawing.add_polygon({9}, std::array<GfxObj::Corner, 3>{{{0}, {3}, {1}}});
  EXPECT_EQ(to_hex(make_drawing_bsp(gfxobj)),
            "4c4f5042 00000000 00000000 00000000 00000000 0000803f 00000000 00000000 00000040 02000000 "
            "05000900");
}

TEST(GfxObj, is_consistent_sees_what_a_writer_could_not_write) {
  const GfxObj good = *read_gfxobj(from_hex(kAllSections));
  EXPECT_TRUE(good.is_consistent());
  EXPECT_TRUE(GfxObj{}.is_consistent());
  const auto spoilt = [&](auto&& spoil) {
    GfxObj gfxobj = good;
    spoil(gfxobj);
    return !gfxobj.is_consistent();
  };
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.flags &= ~GfxObj::kHasDrawing; }));
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.flags &= ~GfxObj::kHasPhysics; }));
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.flags &= ~GfxObj::kHasDegrade; }));
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.drawing.bsp.clear(); }));
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.physics.bsp.push_back({}); }));
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.physics.polygons[0].first_corner = 1; }));
  EXPECT_TRUE(spoilt([](GfxObj& g) { g.vertices[2].uv_count = 2; }));
}

GfxObj::PolygonSet arbitrary_polygons() {
  GfxObj::PolygonSet set;
  const std::size_t n = test::arbitrary_size(5);
  for (std::size_t i = 0; i < n; ++i) {
    GfxObj::Polygon polygon;
    polygon.id = *rc::gen::arbitrary<std::uint16_t>();
    polygon.stippling = *rc::gen::arbitrary<std::uint8_t>();
    polygon.sides = *rc::gen::inRange<std::uint32_t>(0, 4);
    polygon.front_surface = *rc::gen::arbitrary<std::int16_t>();
    polygon.back_surface = *rc::gen::arbitrary<std::int16_t>();
    std::vector<GfxObj::Corner> corners(test::arbitrary_size(6));
    for (GfxObj::Corner& corner : corners) {
      corner.vertex = *rc::gen::arbitrary<std::uint16_t>();
      if (polygon.has_front_uvs()) corner.front_uv = *rc::gen::arbitrary<std::uint8_t>();
      if (polygon.has_back_uvs()) corner.back_uv = *rc::gen::arbitrary<std::uint8_t>();
    }
    set.add_polygon(polygon, corners);
  }
  set.count_bytes = *rc::gen::element<std::uint8_t>(0, 1, 2, 4);
  return set;
}

RC_GTEST_PROP(GfxObj, any_mesh_round_trips, ()) {
  GfxObj gfxobj;
  gfxobj.id = 0x01000000 + *rc::gen::inRange<std::uint32_t>(0, 0x10000);
  gfxobj.flags = *rc::gen::inRange<std::uint32_t>(0, 16);
  gfxobj.surfaces = *rc::gen::arbitrary<Vector<std::uint32_t>>();
  for (std::size_t i = test::arbitrary_size(5); i > 0; --i) {
    std::vector<TexCoord> uvs(test::arbitrary_size(3));
    for (TexCoord& uv : uvs) uv = {test::arbitrary_f32(), test::arbitrary_f32()};
    gfxobj.add_vertex(test::arbitrary_vec3(), test::arbitrary_vec3(), uvs);
  }
  if ((gfxobj.flags & GfxObj::kHasPhysics) != 0) {
    gfxobj.physics = arbitrary_polygons();
    gfxobj.physics.bsp =
        from_hex("46 41 45 4c 00000000 00000000 00000000 00000000 00000000 00000000 00000000");
  }
  if ((gfxobj.flags & GfxObj::kHasDrawing) != 0) {
    gfxobj.drawing = arbitrary_polygons();
    gfxobj.drawing.bsp = make_drawing_bsp(gfxobj);
  }
  if ((gfxobj.flags & GfxObj::kHasDegrade) != 0) gfxobj.degrade = test::arbitrary_u32();
  const auto bytes = write_gfxobj(gfxobj);
  const auto again = read_gfxobj(bytes);
  RC_ASSERT(again.ok());
  RC_ASSERT(again->vertices.size() == gfxobj.vertices.size());
  RC_ASSERT(again->drawing.corners.size() == gfxobj.drawing.corners.size());
  RC_ASSERT(again->drawing.bsp == gfxobj.drawing.bsp);
  RC_ASSERT(write_gfxobj(*again) == bytes);
}

}  // namespace
}  // namespace acm
