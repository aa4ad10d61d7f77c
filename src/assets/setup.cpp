// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/setup.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <algorithm>
#include <cassert>

namespace acm {

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

Result<Setup> read_setup(Bytes bytes) {
  return read_record<Setup>(bytes);
}

Vector<std::byte> write_setup(const Setup& setup) {
  assert(setup.is_consistent());
  return write_record(setup);
}

}  // namespace acm
