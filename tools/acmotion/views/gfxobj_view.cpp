// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/bsp.h"

#include <fmt/ranges.h>

#include "asset_view.h"
#include "support/text_table.h"
#include "view_text.h"

namespace acm::tool {

namespace {

Json vertex_json(const GfxObj& gfxobj, const GfxObj::Vertex& vertex) {
  Json json = {{"id", vertex.id},
               {"origin", exact(vertex.origin)},
               {"normal", exact(vertex.normal)},
               {"uvs", Json::array()}};
  for (const TexCoord& uv : gfxobj.uvs_of(vertex))
    json["uvs"].push_back(Json::array({exact(uv.u), exact(uv.v)}));
  return json;
}

Json polygon_json(const GfxObj::PolygonSet& set, const GfxObj::Polygon& polygon) {
  Json json = {{"id", polygon.id},
               {"stippling", polygon.stippling},
               {"sides", polygon.sides},
               {"front_surface", polygon.front_surface},
               {"back_surface", polygon.back_surface},
               {"vertices", Json::array()}};
  if (polygon.has_front_uvs()) json["front_uvs"] = Json::array();
  if (polygon.has_back_uvs()) json["back_uvs"] = Json::array();
  for (const GfxObj::Corner& corner : set.corners_of(polygon)) {
    json["vertices"].push_back(corner.vertex);
    if (polygon.has_front_uvs()) json["front_uvs"].push_back(corner.front_uv);
    if (polygon.has_back_uvs()) json["back_uvs"].push_back(corner.back_uv);
  }
  return json;
}

Json set_json(const GfxObj::PolygonSet& set) {
  Json json = {{"count_bytes", set.count_bytes}, {"polygons", Json::array()}};
  for (const GfxObj::Polygon& polygon : set.polygons) json["polygons"].push_back(polygon_json(set, polygon));
  json["bsp"] = hex_text(set.bsp);
  return json;
}

bool has(const GfxObj& gfxobj, std::uint32_t flag) {
  return (gfxobj.flags & flag) != 0;
}

std::string sides_text(std::uint32_t sides) {
  switch (sides) {
    case GfxObj::kSingleSided: return "single";
    case GfxObj::kDoubleSided: return "double";
    case GfxObj::kTwoSurfaces: return "two surfaces";
    default: return fmt::format("{}", sides);
  }
}

std::string surface_text(std::int16_t surface) {
  return surface == GfxObj::kNoSurface ? "" : fmt::format("{}", surface);
}

void print_vertices(const GfxObj& gfxobj) {
  using Align = TextTable::Column::Align;
  print_title("vertices", gfxobj.vertices.size());
  TextTable table({{"id", Align::Right}, {"origin"}, {"normal"}, {"uvs"}});
  for (const GfxObj::Vertex& vertex : gfxobj.vertices) {
    std::vector<std::string> uvs;
    for (const TexCoord& uv : gfxobj.uvs_of(vertex)) uvs.push_back(fmt::format("({}, {})", uv.u, uv.v));
    table.add({fmt::format("{}", vertex.id), text_of(vertex.origin), text_of(vertex.normal),
               fmt::format("{}", fmt::join(uvs, " "))});
  }
  table.print();
}

void print_set(const char* title, const GfxObj::PolygonSet& set, BspKind kind) {
  using Align = TextTable::Column::Align;
  print_title(title, set.polygons.size());
  TextTable table(
      {{"id", Align::Right}, {"sides"}, {"front", Align::Right}, {"back", Align::Right}, {"vertices"}});
  for (const GfxObj::Polygon& polygon : set.polygons) {
    std::vector<std::uint16_t> vertices;
    for (const GfxObj::Corner& corner : set.corners_of(polygon)) vertices.push_back(corner.vertex);
    table.add({fmt::format("{}", polygon.id), sides_text(polygon.sides), surface_text(polygon.front_surface),
               surface_text(polygon.back_surface), fmt::format("{}", fmt::join(vertices, " "))});
  }
  table.print();
  ByteReader in(set.bsp);
  const BspStats stats = walk_bsp(in, kind);
  print("tree of {}, {}, {}\n", counted(stats.nodes, "node"), counted(stats.levels, "level"),
        counted(set.bsp.size(), "byte"));
}

}  // namespace

Json json_of(const GfxObj& gfxobj) {
  Json json = {{"id", hex32(gfxobj.id)},    {"type", to_string(ObjectType::GfxObj)},
               {"flags", gfxobj.flags},     {"surface_count_bytes", gfxobj.surface_count_bytes},
               {"surfaces", Json::array()}, {"vertices", Json::array()}};
  for (const ObjectId surface : gfxobj.surfaces) json["surfaces"].push_back(hex32(surface));
  for (const GfxObj::Vertex& vertex : gfxobj.vertices)
    json["vertices"].push_back(vertex_json(gfxobj, vertex));
  if (has(gfxobj, GfxObj::kHasPhysics)) json["physics"] = set_json(gfxobj.physics);
  json["sort_center"] = exact(gfxobj.sort_center);
  if (has(gfxobj, GfxObj::kHasDrawing)) json["drawing"] = set_json(gfxobj.drawing);
  if (has(gfxobj, GfxObj::kHasDegrade)) json["degrade"] = hex32(gfxobj.degrade);
  json["oddities"] = json_of(gfxobj.oddities);
  return json;
}

Json summary_of(const GfxObj& gfxobj) {
  return {{"surfaces", gfxobj.surfaces.size()},
          {"vertices", gfxobj.vertices.size()},
          {"polygons", gfxobj.drawing.polygons.size()},
          {"physics_polygons", gfxobj.physics.polygons.size()},
          {"degrades", has(gfxobj, GfxObj::kHasDegrade)}};
}

void print_text(const GfxObj& gfxobj, const TextOptions& options) {
  print_heading(ObjectType::GfxObj, gfxobj.id);
  print("  {}, {}, {}, sorted by {}\n", counted(options.bytes, "byte"),
        grouped(gfxobj.vertices.size()) + " vertices", counted(gfxobj.surfaces.size(), "surface"),
        text_of(gfxobj.sort_center));
  if (has(gfxobj, GfxObj::kHasDegrade)) print("  degrades by {}\n", id_text(gfxobj.degrade));
  print_title("surfaces", gfxobj.surfaces.size());
  for (std::size_t i = 0; i < gfxobj.surfaces.size(); ++i)
    print("  {:>2} {}\n", i, id_text(gfxobj.surfaces[i]));
  print_vertices(gfxobj);
  if (has(gfxobj, GfxObj::kHasDrawing)) print_set("drawing polygons", gfxobj.drawing, BspKind::Drawing);
  if (has(gfxobj, GfxObj::kHasPhysics)) print_set("physics polygons", gfxobj.physics, BspKind::Physics);
}

}  // namespace acm::tool
