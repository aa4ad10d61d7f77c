// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string type_text(std::uint32_t type) {
  return bits_text(type, {{Surface::kSolid, "solid"},
                          {Surface::kImage, "image"},
                          {Surface::kClipMap, "clip map"},
                          {Surface::kTranslucent, "translucent"},
                          {Surface::kDiffuse, "diffuse"},
                          {Surface::kLuminous, "luminous"},
                          {Surface::kAlpha, "alpha"},
                          {Surface::kInverseAlpha, "inverse alpha"},
                          {Surface::kAdditive, "additive"},
                          {Surface::kDetail, "detail"},
                          {Surface::kGouraud, "gouraud"},
                          {Surface::kStippled, "stippled"},
                          {Surface::kPerspective, "perspective"}});
}

}  // namespace

Json json_of(const Surface& surface) {
  Json json = {{"id", hex32(surface.id)},
               {"type", to_string(ObjectType::Surface)},
               {"surface_type", hex32(surface.type)}};
  if (surface.has_texture()) {
    json["texture"] = hex32(surface.texture);
    json["palette"] = hex32(surface.palette);
  } else {
    json["color"] = hex32(surface.color);
  }
  json["translucency"] = exact(surface.translucency);
  json["luminosity"] = exact(surface.luminosity);
  json["diffuse"] = exact(surface.diffuse);
  json["oddities"] = json_of(surface.oddities);
  return json;
}

Json summary_of(const Surface& surface) {
  return {{"surface_type", type_text(surface.type)},
          {"paint", surface.has_texture() ? hex32(surface.texture) : color_text(surface.color)},
          {"translucency", exact(surface.translucency)}};
}

void print_text(const Surface& surface, const TextOptions& options) {
  print_heading(ObjectType::Surface, surface.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), type_text(surface.type));
  if (surface.has_texture())
    print("  texture {}, palette {}\n", id_text(surface.texture), id_text(surface.palette));
  else
    print("  colour {}\n", color_text(surface.color));
  print("  translucency {}, luminosity {}, diffuse {}\n", surface.translucency, surface.luminosity,
        surface.diffuse);
}

}  // namespace acm::tool
