// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "assets/color.h"
#include "assets/hook.h"
#include "assets/shapes.h"
#include "base/bytes.h"
#include "base/frame.h"

#include <cstdint>

namespace acm {

/// What a body is put together from (dat-formats 2.5). Fill the fields, or read them; before writing, the
/// array sizes must agree with the flags and the parts, which `is_consistent` checks. Lengths are metres.
struct Setup {
  static constexpr std::uint32_t kHasParents = 1;
  static constexpr std::uint32_t kHasScales = 2;
  static constexpr std::uint32_t kAllowFreeHeading = 4;
  static constexpr std::uint32_t kHasPhysicsBsp = 8;  ///< advisory
  static constexpr std::uint32_t kNoParent = 0xFFFFFFFF;

  /// Where another object attaches to this one.
  struct Location {
    std::uint32_t key = 0;   ///< see parent_location
    std::uint32_t part = 0;  ///< index into parts
    Frame frame;             ///< relative to the part
  };
  /// A pose for when no animation plays.
  struct Placement {
    std::uint32_t key = 0;  ///< see placement
    Vector<Frame> parts;    ///< one per part, in object space
    Vector<Hook> hooks;
  };
  struct Light {
    std::uint32_t type = 0;  ///< 0 point, 1 distant, 2 spot
    Frame offset;
    Argb color = 0;  ///< alpha has no meaning
    float intensity = 0.0f;
    float falloff = 0.0f;
    float cone_angle = 0.0f;  ///< often fill bytes that mean nothing
  };

  ObjectId id = 0;
  std::uint32_t flags = 0;
  Vector<ObjectId> parts;         ///< GfxObjs
  Vector<std::uint32_t> parents;  ///< one per part with kHasParents, else none; no transform uses them
  Vector<Vec3> scales;            ///< one per part with kHasScales, else none
  Vector<Location> holding_locations;
  Vector<Location> connection_points;
  Vector<Placement> placements;
  Vector<CylSphere> cyl_spheres;
  Vector<Sphere> spheres;
  float height = 0.0f;
  float radius = 0.0f;
  float step_up_height = 0.0f;
  float step_down_height = 0.0f;
  Sphere sorting_sphere;
  Sphere selection_sphere;
  Vector<Light> lights;
  ObjectId default_animation = 0;  ///< 0: none, here and below
  ObjectId default_script = 0;
  ObjectId default_motion_table = 0;
  ObjectId default_sound_table = 0;
  ObjectId default_script_table = 0;
  Oddities oddities;

  [[nodiscard]] bool is_consistent() const;

  /// The pose of a placement, else that of placement 0; null when the setup has neither. The first of equal
  /// keys counts.
  [[nodiscard]] const Placement* find_placement(std::uint32_t key) const;
  /// Null when the setup has no such location. The first of equal keys counts.
  [[nodiscard]] const Location* find_holding_location(std::uint32_t key) const;
};

/// Known keys of holding locations; files may hold others.
namespace parent_location {
inline constexpr std::uint32_t kNone = 0;
inline constexpr std::uint32_t kRightHand = 1;
inline constexpr std::uint32_t kLeftHand = 2;
inline constexpr std::uint32_t kShield = 3;
inline constexpr std::uint32_t kBelt = 4;
inline constexpr std::uint32_t kQuiver = 5;
inline constexpr std::uint32_t kHeraldry = 6;
inline constexpr std::uint32_t kMouth = 7;
inline constexpr std::uint32_t kLeftWeapon = 8;
inline constexpr std::uint32_t kLeftUnarmed = 9;
}  // namespace parent_location

/// Known keys of placements; files hold others, up to 0x3F2.
namespace placement {
inline constexpr std::uint32_t kDefault = 0;
inline constexpr std::uint32_t kRightHandCombat = 1;
inline constexpr std::uint32_t kRightHandNonCombat = 2;
inline constexpr std::uint32_t kLeftHand = 3;
inline constexpr std::uint32_t kBelt = 4;
inline constexpr std::uint32_t kQuiver = 5;
inline constexpr std::uint32_t kShield = 6;
inline constexpr std::uint32_t kLeftWeapon = 7;
inline constexpr std::uint32_t kLeftUnarmed = 8;
inline constexpr std::uint32_t kSpecialCrossbowBolt = 0x33;
inline constexpr std::uint32_t kMissileFlight = 0x34;
inline constexpr std::uint32_t kResting = 0x65;
inline constexpr std::uint32_t kOther = 0x66;
inline constexpr std::uint32_t kHook = 0x67;
inline constexpr std::uint32_t kRandom1 = 0x79;
inline constexpr std::uint32_t kRandom10 = 0x82;
}  // namespace placement

/// Name of a known key ("RightHand"); empty text for others. Never null.
const char* parent_location_name(std::uint32_t key);
const char* placement_name(std::uint32_t key);

Result<Setup> read_setup(Bytes bytes);
Vector<std::byte> write_setup(const Setup& setup);

}  // namespace acm
