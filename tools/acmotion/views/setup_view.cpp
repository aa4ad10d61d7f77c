// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "hook_view.h"
#include "support/text_table.h"
#include "view_text.h"

namespace acm::tool {

namespace {

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
