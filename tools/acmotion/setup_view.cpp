// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "hook_view.h"
#include "text_table.h"
#include "view_text.h"

namespace acm::tool {

namespace {

Json fields_of(const Sphere& sphere) {
  return {{"center", exact(sphere.center)}, {"radius", exact(sphere.radius)}};
}

Json fields_of(const CylSphere& cylinder) {
  return {{"low_point", exact(cylinder.low_point)},
          {"radius", exact(cylinder.radius)},
          {"height", exact(cylinder.height)}};
}

Json fields_of(const Setup::Location& location) {
  return {{"key", location.key},
          {"key_name", parent_location_name(location.key)},
          {"part", location.part},
          {"frame", exact(location.frame)}};
}

Json fields_of(const Setup::Placement& placement) {
  Json json = {{"key", placement.key}, {"key_name", placement_name(placement.key)}, {"parts", Json::array()}};
  for (const Frame& part : placement.parts) json["parts"].push_back(exact(part));
  json["hooks"] = Json::array();
  for (const Hook& hook : placement.hooks) json["hooks"].push_back(json_of(hook));
  return json;
}

Json fields_of(const Setup::Light& light) {
  return {{"type", light.type},
          {"offset", exact(light.offset)},
          {"color", hex32(light.color)},
          {"intensity", exact(light.intensity)},
          {"falloff", exact(light.falloff)},
          {"cone_angle", exact(light.cone_angle)}};
}

template <class T>
Json list_of(const Vector<T>& values) {
  Json list = Json::array();
  for (const T& value : values) list.push_back(fields_of(value));
  return list;
}

void add_parts(Json& json, const Setup& setup) {
  json["parts"] = Json::array();
  for (std::size_t i = 0; i < setup.parts.size(); ++i) {
    Json part = {{"gfxobj", hex32(setup.parts[i])}};
    if (!setup.parents.empty()) part["parent"] = setup.parents[i];
    if (!setup.scales.empty()) part["scale"] = exact(setup.scales[i]);
    json["parts"].push_back(std::move(part));
  }
}

std::string key_text(std::uint32_t key, const char* name) {
  return *name == 0 ? fmt::format("{}", key) : std::string(name);
}

std::string flag_text(std::uint32_t flags) {
  return bits_text(flags, {{Setup::kHasParents, "parents"},
                           {Setup::kHasScales, "scales"},
                           {Setup::kAllowFreeHeading, "free heading"},
                           {Setup::kHasPhysicsBsp, "physics BSP"}});
}

void print_parts(const Setup& setup) {
  using Align = TextTable::Column::Align;
  print_title("parts", setup.parts.size());
  TextTable table({{"part", Align::Right}, {"gfxobj", Align::Left, TextColor::Id}, {"parent"}, {"scale"}});
  for (std::size_t i = 0; i < setup.parts.size(); ++i) {
    const bool has_parent = !setup.parents.empty() && setup.parents[i] != Setup::kNoParent;
    table.add({fmt::format("{}", i), hex32(setup.parts[i]),
               has_parent ? fmt::format("{}", setup.parents[i]) : "",
               setup.scales.empty() ? "" : text_of(setup.scales[i])});
  }
  table.print();
}

void print_locations(const char* title, const Vector<Setup::Location>& locations) {
  if (locations.empty()) return;
  print_title(title, locations.size());
  for (const Setup::Location& l : locations)
    print("  {} part {} at {}\n", colored(TextColor::Name, key_text(l.key, parent_location_name(l.key))),
          l.part, text_of(l.frame));
}

void print_placements(const Setup& setup, FrameDetail detail) {
  print_title("placements", setup.placements.size());
  for (const Setup::Placement& placement : setup.placements) {
    print("  {}\n", colored(TextColor::Name, key_text(placement.key, placement_name(placement.key))));
    if (detail == FrameDetail::All)
      for (std::size_t p = 0; p < placement.parts.size(); ++p)
        print("    part {:<2} {}\n", p, text_of(placement.parts[p]));
    for (const Hook& hook : placement.hooks) print("    hook    {}\n", text_of(hook));
  }
  if (detail == FrameDetail::Hooks && !setup.placements.empty()) print_frames_hint();
}

void print_shapes(const Setup& setup) {
  print_title("shapes", setup.cyl_spheres.size() + setup.spheres.size());
  for (const CylSphere& c : setup.cyl_spheres)
    print("  cylinder  {} radius {} height {}\n", text_of(c.low_point), c.radius, c.height);
  for (const Sphere& s : setup.spheres) print("  sphere    {}\n", text_of(s));
  print("  sorting   {}\n", text_of(setup.sorting_sphere));
  print("  selection {}\n", text_of(setup.selection_sphere));
}

void print_lights(const Setup& setup) {
  if (setup.lights.empty()) return;
  print_title("lights", setup.lights.size());
  for (const Setup::Light& light : setup.lights)
    print("  type {} at {}, colour {}, intensity {}, falloff {}\n", light.type, text_of(light.offset),
          color_text(light.color | 0xFF000000), light.intensity, light.falloff);
}

void print_defaults(const Setup& setup) {
  print("\n{}\n", colored(TextColor::Strong, "defaults"));
  print("  animation    {}\n", id_text(setup.default_animation));
  print("  script       {}\n", id_text(setup.default_script));
  print("  motion table {}\n", id_text(setup.default_motion_table));
  print("  sound table  {}\n", id_text(setup.default_sound_table));
  print("  script table {}\n", id_text(setup.default_script_table));
}

}  // namespace

Json json_of(const Setup& setup) {
  Json json = {{"id", hex32(setup.id)}, {"type", to_string(ObjectType::Setup)}, {"flags", setup.flags}};
  add_parts(json, setup);
  json["holding_locations"] = list_of(setup.holding_locations);
  json["connection_points"] = list_of(setup.connection_points);
  json["placements"] = list_of(setup.placements);
  json["cyl_spheres"] = list_of(setup.cyl_spheres);
  json["spheres"] = list_of(setup.spheres);
  json["height"] = exact(setup.height);
  json["radius"] = exact(setup.radius);
  json["step_up_height"] = exact(setup.step_up_height);
  json["step_down_height"] = exact(setup.step_down_height);
  json["sorting_sphere"] = fields_of(setup.sorting_sphere);
  json["selection_sphere"] = fields_of(setup.selection_sphere);
  json["lights"] = list_of(setup.lights);
  json["default_animation"] = hex32(setup.default_animation);
  json["default_script"] = hex32(setup.default_script);
  json["default_motion_table"] = hex32(setup.default_motion_table);
  json["default_sound_table"] = hex32(setup.default_sound_table);
  json["default_script_table"] = hex32(setup.default_script_table);
  json["oddities"] = json_of(setup.oddities);
  return json;
}

Json summary_of(const Setup& setup) {
  return {{"parts", setup.parts.size()},
          {"height", exact(setup.height)},
          {"radius", exact(setup.radius)},
          {"placements", setup.placements.size()},
          {"locations", setup.holding_locations.size()},
          {"motion_table", hex32(setup.default_motion_table)}};
}

void print_text(const Setup& setup, const TextOptions& options) {
  print_heading(ObjectType::Setup, setup.id);
  print("  {}, {}, height {}, radius {}, steps up {}, down {}\n", counted(options.bytes, "byte"),
        counted(setup.parts.size(), "part"), setup.height, setup.radius, setup.step_up_height,
        setup.step_down_height);
  print("  flags {}\n", flag_text(setup.flags));
  print_parts(setup);
  print_locations("holding locations", setup.holding_locations);
  print_locations("connection points", setup.connection_points);
  print_placements(setup, options.frames);
  print_shapes(setup);
  print_lights(setup);
  print_defaults(setup);
}

}  // namespace acm::tool
