// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/setup.h"

#include <algorithm>

#include "key_frame.h"
#include "record.h"

namespace acm {

namespace {

constexpr std::uint32_t kKnownSetupFlags =
    Setup::kHasParents | Setup::kHasScales | Setup::kAllowFreeHeading | Setup::kHasPhysicsBsp;
constexpr std::size_t kLocationBytes = 8 + kFrameBytes;
constexpr std::size_t kCylSphereBytes = 20;
constexpr std::size_t kSphereBytes = 16;
constexpr std::size_t kLightBytes = 48;

void read_parts(ByteReader& in, Setup& setup) {
  const std::uint32_t n = in.count("part count", 4);
  setup.parts.resize(n);
  for (ObjectId& part : setup.parts) part = in.u32("part");
  if ((setup.flags & Setup::kHasParents) != 0 && in.accept_count("parent", n, 4, in.offset())) {
    setup.parents.resize(n);
    for (std::uint32_t& parent : setup.parents) parent = in.u32("parent");
  }
  if ((setup.flags & Setup::kHasScales) != 0 && in.accept_count("scale", n, 12, in.offset())) {
    setup.scales.resize(n);
    for (Vec3& scale : setup.scales) scale = in.vec3("scale");
  }
}

void write_parts(ByteWriter& out, const Setup& setup) {
  out.u32(static_cast<std::uint32_t>(setup.parts.size()));
  for (const ObjectId part : setup.parts) out.u32(part);
  for (const std::uint32_t parent : setup.parents) out.u32(parent);
  for (const Vec3& scale : setup.scales) out.vec3(scale);
}

void read_locations(ByteReader& in, Vector<Setup::Location>& locations, const char* count_field) {
  locations.resize(in.count(count_field, kLocationBytes));
  DuplicateKeyFinder keys;
  for (Setup::Location& location : locations) {
    const std::uint64_t at = in.offset();
    location.key = in.u32("location key");
    keys.add(location.key, at);
    location.part = in.u32("location part");
    location.frame = in.frame("location frame");
  }
  keys.note_duplicates(in);
}

void write_locations(ByteWriter& out, const Vector<Setup::Location>& locations) {
  out.u32(static_cast<std::uint32_t>(locations.size()));
  for (const Setup::Location& location : locations) {
    out.u32(location.key);
    out.u32(location.part);
    out.frame(location.frame);
  }
}

void read_placements(ByteReader& in, Setup& setup) {
  const std::size_t part_bytes = setup.parts.size() * kFrameBytes;
  const std::uint32_t n = in.count("placement count", 8 + part_bytes);
  DuplicateKeyFinder keys;
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) {
    Setup::Placement& placement = setup.placements.emplace_back();
    const std::uint64_t at = in.offset();
    placement.key = in.u32("placement key");
    keys.add(placement.key, at);
    read_frames(in, placement.parts, setup.parts.size(), "placement frame");
    read_hooks(in, placement.hooks);
  }
  keys.note_duplicates(in);
}

void write_placements(ByteWriter& out, const Setup& setup) {
  out.u32(static_cast<std::uint32_t>(setup.placements.size()));
  for (const Setup::Placement& placement : setup.placements) {
    out.u32(placement.key);
    write_frames(out, placement.parts);
    write_hooks(out, placement.hooks);
  }
}

void read_bounds(ByteReader& in, Setup& setup) {
  setup.cyl_spheres.resize(in.count("cylsphere count", kCylSphereBytes));
  for (CylSphere& cylinder : setup.cyl_spheres) cylinder = read_cyl_sphere(in, "cylsphere");
  setup.spheres.resize(in.count("sphere count", kSphereBytes));
  for (Sphere& sphere : setup.spheres) sphere = read_sphere(in, "sphere");
  setup.height = in.f32("height");
  setup.radius = in.f32("radius");
  setup.step_up_height = in.f32("step up height");
  setup.step_down_height = in.f32("step down height");
  setup.sorting_sphere = read_sphere(in, "sorting sphere");
  setup.selection_sphere = read_sphere(in, "selection sphere");
}

void write_bounds(ByteWriter& out, const Setup& setup) {
  out.u32(static_cast<std::uint32_t>(setup.cyl_spheres.size()));
  for (const CylSphere& cylinder : setup.cyl_spheres) write_cyl_sphere(out, cylinder);
  out.u32(static_cast<std::uint32_t>(setup.spheres.size()));
  for (const Sphere& sphere : setup.spheres) write_sphere(out, sphere);
  out.f32(setup.height);
  out.f32(setup.radius);
  out.f32(setup.step_up_height);
  out.f32(setup.step_down_height);
  write_sphere(out, setup.sorting_sphere);
  write_sphere(out, setup.selection_sphere);
}

void read_lights(ByteReader& in, Setup& setup) {
  setup.lights.resize(in.count("light count", kLightBytes));
  for (Setup::Light& light : setup.lights) {
    light.type = in.u32("light type");
    light.offset = in.frame("light offset");
    light.color = in.u32("light colour");
    light.intensity = in.f32("light intensity");
    light.falloff = in.f32("light falloff");
    light.cone_angle = in.f32("light cone angle");
  }
}

void write_lights(ByteWriter& out, const Setup& setup) {
  out.u32(static_cast<std::uint32_t>(setup.lights.size()));
  for (const Setup::Light& light : setup.lights) {
    out.u32(light.type);
    out.frame(light.offset);
    out.u32(light.color);
    out.f32(light.intensity);
    out.f32(light.falloff);
    out.f32(light.cone_angle);
  }
}

}  // namespace

bool Setup::is_consistent() const {
  const auto agrees = [&](std::uint32_t flag, std::size_t size) {
    return size == ((flags & flag) != 0 ? parts.size() : 0);
  };
  return agrees(kHasParents, parents.size()) && agrees(kHasScales, scales.size()) &&
         std::all_of(placements.begin(), placements.end(),
                     [&](const Placement& p) { return p.parts.size() == parts.size(); });
}

const Setup::Placement* Setup::find_placement(std::uint32_t key) const {
  const Placement* fallback = nullptr;
  for (const Placement& p : placements) {
    if (p.key == key) return &p;
    if (p.key == placement::kDefault && fallback == nullptr) fallback = &p;
  }
  return fallback;
}

const Setup::Location* Setup::find_holding_location(std::uint32_t key) const {
  const auto found = std::find_if(holding_locations.begin(), holding_locations.end(),
                                  [&](const Location& location) { return location.key == key; });
  return found == holding_locations.end() ? nullptr : &*found;
}

const char* parent_location_name(std::uint32_t key) {
  static constexpr const char* kNames[] = {"None",   "RightHand", "LeftHand", "Shield",     "Belt",
                                           "Quiver", "Heraldry",  "Mouth",    "LeftWeapon", "LeftUnarmed"};
  return key < std::size(kNames) ? kNames[key] : "";
}

const char* placement_name(std::uint32_t key) {
  static constexpr const char* kLow[] = {
      "Default", "RightHandCombat", "RightHandNonCombat", "LeftHand",   "Belt",
      "Quiver",  "Shield",          "LeftWeapon",         "LeftUnarmed"};
  static constexpr const char* kRandom[] = {"Random1", "Random2", "Random3", "Random4", "Random5",
                                            "Random6", "Random7", "Random8", "Random9", "Random10"};
  if (key < std::size(kLow)) return kLow[key];
  if (key >= placement::kRandom1 && key <= placement::kRandom10) return kRandom[key - placement::kRandom1];
  switch (key) {
    case placement::kSpecialCrossbowBolt: return "SpecialCrossbowBolt";
    case placement::kMissileFlight: return "MissileFlight";
    case placement::kResting: return "Resting";
    case placement::kOther: return "Other";
    case placement::kHook: return "Hook";
    default: return "";
  }
}

// Every field is a multiple of four bytes long (hooks pad themselves), so the padding that ends a retail
// record is always empty.
Result<Setup> read_setup(Bytes bytes) {
  ByteReader in(bytes);
  Setup setup;
  setup.id = read_record_id(in, ObjectType::Setup);
  setup.flags = in.u32("flags");
  note_unknown_flags(in, setup.flags, kKnownSetupFlags, 4);
  read_parts(in, setup);
  read_locations(in, setup.holding_locations, "holding location count");
  read_locations(in, setup.connection_points, "connection point count");
  read_placements(in, setup);
  read_bounds(in, setup);
  read_lights(in, setup);
  setup.default_animation = in.u32("default animation");
  setup.default_script = in.u32("default script");
  setup.default_motion_table = in.u32("default motion table");
  setup.default_sound_table = in.u32("default sound table");
  setup.default_script_table = in.u32("default script table");
  return finish_record(in, std::move(setup));
}

Vector<std::byte> write_setup(const Setup& setup) {
  assert(setup.is_consistent());
  ByteWriter out;
  out.u32(setup.id);
  out.u32(setup.flags);
  write_parts(out, setup);
  write_locations(out, setup.holding_locations);
  write_locations(out, setup.connection_points);
  write_placements(out, setup);
  write_bounds(out, setup);
  write_lights(out, setup);
  out.u32(setup.default_animation);
  out.u32(setup.default_script);
  out.u32(setup.default_motion_table);
  out.u32(setup.default_sound_table);
  out.u32(setup.default_script_table);
  return std::move(out).take();
}

}  // namespace acm
