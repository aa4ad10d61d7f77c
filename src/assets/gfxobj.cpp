// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj.h"

#include "acmotion/dat.hpp"
#include "assets/bsp.h"
#include "assets/encodings.h"
#include "assets/older_records.h"
#include "assets/shapes.h"

#include <algorithm>

#include "record.h"
#include "vertex_index.h"

namespace acm {

namespace {

constexpr std::uint32_t kKnownMeshFlags = GfxObj::kHasPhysics | GfxObj::kHasDrawing | GfxObj::kHasDegrade;
constexpr std::uint32_t kKnownOlderMeshFlags = GfxObj::kHasPhysics | GfxObj::kHasDrawing;
constexpr ObjectId kFirstDegradeInfo = 0x11000000u;
constexpr std::size_t kMinVertexBytes = 28;
constexpr std::size_t kMinPolygonBytes = 12;

// Before Throne of Destiny counts are whole words, and items are aligned (dat-formats 1.5).
std::uint32_t read_mesh_count(ByteReader& in, DatLayout layout, std::uint8_t& encoded_bytes,
                              std::size_t min_bytes_each, const char* field) {
  if (layout == DatLayout::Older) return in.count(field, min_bytes_each);
  const std::uint64_t at = in.offset();
  const CompactU32 count = read_compact_u32(in, field);
  encoded_bytes = count.encoded_bytes;
  return in.accept_count(field, count.value, min_bytes_each, at) ? count.value : 0;
}

void write_compact_count(ByteWriter& out, std::size_t count, std::uint8_t encoded_bytes) {
  write_compact_u32(out, {static_cast<std::uint32_t>(count), encoded_bytes});
}

void read_vertices(ByteReader& in, DatLayout layout, GfxObj& gfxobj) {
  if (in.u32("vertex type") != GfxObj::kVertexType)
    in.fail(ErrorCode::BadValue, "vertex type", in.offset() - 4);
  gfxobj.vertices.resize(in.count("vertex count", kMinVertexBytes));
  for (GfxObj::Vertex& vertex : gfxobj.vertices) {
    vertex.id = in.u16("vertex id");
    const std::uint64_t at = in.offset();
    vertex.uv_count = in.u16("uv count");
    vertex.first_uv = static_cast<std::uint32_t>(gfxobj.uvs.size());
    vertex.origin = in.vec3("vertex origin");
    vertex.normal = in.vec3("vertex normal");
    if (!in.accept_count("uv count", vertex.uv_count, 8, at)) return;
    for (std::uint32_t i = 0; i < vertex.uv_count; ++i) {
      const float u = in.f32("u");
      gfxobj.uvs.push_back({u, in.f32("v")});
    }
    if (layout == DatLayout::Older) in.align4("padding of a vertex");
  }
  trim(gfxobj.uvs);
}

void write_vertices(ByteWriter& out, const GfxObj& gfxobj) {
  out.u32(GfxObj::kVertexType);
  out.u32(static_cast<std::uint32_t>(gfxobj.vertices.size()));
  for (const GfxObj::Vertex& vertex : gfxobj.vertices) {
    out.u16(vertex.id);
    out.u16(vertex.uv_count);
    out.vec3(vertex.origin);
    out.vec3(vertex.normal);
    for (const TexCoord& uv : gfxobj.uvs_of(vertex)) {
      out.f32(uv.u);
      out.f32(uv.v);
    }
  }
}

void read_polygon(ByteReader& in, GfxObj::Polygon& polygon, Vector<GfxObj::Corner>& corners) {
  polygon.id = in.u16("polygon id");
  polygon.corner_count = in.u8("corner count");
  polygon.stippling = in.u8("stippling");
  polygon.sides = in.u32("sides type");
  polygon.front_surface = in.i16("front surface");
  polygon.back_surface = in.i16("back surface");
  polygon.first_corner = static_cast<std::uint32_t>(corners.size());
  corners.resize(corners.size() + polygon.corner_count);
  const auto own = std::span(corners).subspan(polygon.first_corner);
  for (GfxObj::Corner& corner : own) corner.vertex = in.u16("corner vertex");
  if (polygon.has_front_uvs())
    for (GfxObj::Corner& corner : own) corner.front_uv = in.u8("front uv");
  if (polygon.has_back_uvs())
    for (GfxObj::Corner& corner : own) corner.back_uv = in.u8("back uv");
}

void write_polygon(ByteWriter& out, const GfxObj::Polygon& polygon, std::span<const GfxObj::Corner> corners) {
  out.u16(polygon.id);
  out.u8(polygon.corner_count);
  out.u8(polygon.stippling);
  out.u32(polygon.sides);
  out.i16(polygon.front_surface);
  out.i16(polygon.back_surface);
  for (const GfxObj::Corner& corner : corners) out.u16(corner.vertex);
  if (polygon.has_front_uvs())
    for (const GfxObj::Corner& corner : corners) out.u8(corner.front_uv);
  if (polygon.has_back_uvs())
    for (const GfxObj::Corner& corner : corners) out.u8(corner.back_uv);
}

void read_polygons(ByteReader& in, DatLayout layout, GfxObj::PolygonSet& set) {
  const std::uint32_t n = read_mesh_count(in, layout, set.count_bytes, kMinPolygonBytes, "polygon count");
  set.polygons.reserve(n);
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) {
    read_polygon(in, set.polygons.emplace_back(), set.corners);
    if (layout == DatLayout::Older) in.align4("padding of a polygon");
  }
  trim(set.corners);
}

void read_polygon_set(ByteReader& in, DatLayout layout, GfxObj::PolygonSet& set, BspKind kind) {
  read_polygons(in, layout, set);
  if (layout == DatLayout::Older) {
    set.bsp = read_older_bsp(in, kind);
    return;
  }
  const std::uint64_t begin = in.offset();
  walk_bsp(in, kind);
  if (!in.ok()) return;
  const Bytes tree = in.since(begin);
  set.bsp.assign(tree.begin(), tree.end());
}

void write_polygon_set(ByteWriter& out, const GfxObj::PolygonSet& set) {
  write_compact_count(out, set.polygons.size(), set.count_bytes);
  for (const GfxObj::Polygon& polygon : set.polygons) write_polygon(out, polygon, set.corners_of(polygon));
  out.raw(set.bsp);
}

bool is_whole_tree(Bytes bytes, BspKind kind) {
  ByteReader in(bytes);
  walk_bsp(in, kind);
  in.expect_end();
  return in.ok();
}

bool is_consistent_set(const GfxObj::PolygonSet& set, bool present, BspKind kind) {
  if (!present) return set.polygons.empty() && set.corners.empty() && set.bsp.empty();
  const auto corners_exist = [&](const GfxObj::Polygon& p) {
    return std::uint64_t{p.first_corner} + p.corner_count <= set.corners.size();
  };
  return set.polygons.size() <= kMaxCompactU32 &&
         std::all_of(set.polygons.begin(), set.polygons.end(), corners_exist) && is_whole_tree(set.bsp, kind);
}

Sphere bounding_sphere(const GfxObj& gfxobj) {
  const VertexIndex index(gfxobj);
  Vector<Vec3> points;
  for (const GfxObj::Corner& corner : gfxobj.drawing.corners)
    if (const GfxObj::Vertex* vertex = index.find(corner.vertex)) points.push_back(vertex->origin);
  if (points.empty()) return {};
  Vec3 low = points.front(), high = points.front();
  for (const Vec3& p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  Sphere sphere{(low + high) * 0.5f};
  for (const Vec3& p : points) sphere.radius = std::max(sphere.radius, length(p - sphere.center));
  return sphere;
}

}  // namespace

void GfxObj::PolygonSet::add_polygon(Polygon polygon, std::span<const Corner> polygon_corners) {
  assert(polygon_corners.size() <= 0xFF);
  polygon.first_corner = static_cast<std::uint32_t>(corners.size());
  polygon.corner_count = static_cast<std::uint8_t>(polygon_corners.size());
  corners.insert(corners.end(), polygon_corners.begin(), polygon_corners.end());
  polygons.push_back(polygon);
}

std::uint16_t GfxObj::add_vertex(Vec3 origin, Vec3 normal, std::span<const TexCoord> vertex_uvs) {
  assert(vertices.size() <= 0xFFFF && vertex_uvs.size() <= 0xFFFF);
  const auto vertex_id = static_cast<std::uint16_t>(vertices.size());
  vertices.push_back({vertex_id, static_cast<std::uint16_t>(vertex_uvs.size()),
                      static_cast<std::uint32_t>(uvs.size()), origin, normal});
  uvs.insert(uvs.end(), vertex_uvs.begin(), vertex_uvs.end());
  return vertex_id;
}

bool GfxObj::is_consistent() const {
  const auto uvs_exist = [&](const Vertex& v) {
    return std::uint64_t{v.first_uv} + v.uv_count <= uvs.size();
  };
  return surfaces.size() <= kMaxCompactU32 && std::all_of(vertices.begin(), vertices.end(), uvs_exist) &&
         is_consistent_set(physics, (flags & kHasPhysics) != 0, BspKind::Physics) &&
         is_consistent_set(drawing, (flags & kHasDrawing) != 0, BspKind::Drawing) &&
         (degrade == 0 || (flags & kHasDegrade) != 0);
}

namespace {

// All but the degrade record, which comes last.
GfxObj read_mesh(ByteReader& in, DatLayout layout) {
  GfxObj gfxobj;
  gfxobj.id = read_record_id(in, ObjectType::GfxObj);
  gfxobj.flags = in.u32("flags");
  note_unknown_flags(in, gfxobj.flags, layout == DatLayout::Older ? kKnownOlderMeshFlags : kKnownMeshFlags,
                     4);
  gfxobj.surfaces.resize(read_mesh_count(in, layout, gfxobj.surface_count_bytes, 4, "surface count"));
  for (ObjectId& surface : gfxobj.surfaces) surface = in.u32("surface");
  read_vertices(in, layout, gfxobj);
  if ((gfxobj.flags & GfxObj::kHasPhysics) != 0)
    read_polygon_set(in, layout, gfxobj.physics, BspKind::Physics);
  gfxobj.sort_center = in.vec3("sort center");
  if ((gfxobj.flags & GfxObj::kHasDrawing) != 0)
    read_polygon_set(in, layout, gfxobj.drawing, BspKind::Drawing);
  return gfxobj;
}

}  // namespace

Result<GfxObj> read_gfxobj(Bytes bytes) {
  ByteReader in(bytes);
  GfxObj gfxobj = read_mesh(in, DatLayout::Current);
  if ((gfxobj.flags & GfxObj::kHasDegrade) != 0) gfxobj.degrade = in.u32("degrade info");
  return finish_record(in, std::move(gfxobj));
}

Result<GfxObj> read_older_gfxobj(Bytes bytes) {
  ByteReader in(bytes);
  GfxObj gfxobj = read_mesh(in, DatLayout::Older);
  in.align4("end of the record");
  gfxobj.flags |= GfxObj::kHasDegrade;
  gfxobj.degrade = kFirstDegradeInfo | (gfxobj.id & 0xFFFFu);
  return finish_record(in, std::move(gfxobj));
}

Vector<std::byte> write_gfxobj(const GfxObj& gfxobj) {
  assert(gfxobj.is_consistent());
  ByteWriter out;
  out.u32(gfxobj.id);
  out.u32(gfxobj.flags);
  write_compact_count(out, gfxobj.surfaces.size(), gfxobj.surface_count_bytes);
  for (const ObjectId surface : gfxobj.surfaces) out.u32(surface);
  write_vertices(out, gfxobj);
  if ((gfxobj.flags & GfxObj::kHasPhysics) != 0) write_polygon_set(out, gfxobj.physics);
  out.vec3(gfxobj.sort_center);
  if ((gfxobj.flags & GfxObj::kHasDrawing) != 0) write_polygon_set(out, gfxobj.drawing);
  if ((gfxobj.flags & GfxObj::kHasDegrade) != 0) out.u32(gfxobj.degrade);
  return std::move(out).take();
}

Vector<std::byte> make_drawing_bsp(const GfxObj& gfxobj) {
  constexpr std::uint32_t kBPOL = 0x42504F4C;  // polygons only: no children, and a plane without meaning
  ByteWriter out;
  out.u32(kBPOL);
  out.vec3({});
  out.f32(0.0f);
  const Sphere bounds = bounding_sphere(gfxobj);
  out.vec3(bounds.center);
  out.f32(bounds.radius);
  out.u32(static_cast<std::uint32_t>(gfxobj.drawing.polygons.size()));
  for (const GfxObj::Polygon& polygon : gfxobj.drawing.polygons) out.u16(polygon.id);
  return std::move(out).take();
}

}  // namespace acm
