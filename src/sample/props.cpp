// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "content.h"
#include "mesh.h"
#include "rig.h"
#include "surfaces.h"

namespace acm::sample {

namespace {

constexpr ObjectId kSwordMesh = 0x01000301;
constexpr ObjectId kBowMesh = 0x01000302;

// Things lie in the fist at their origin: length along +Z, front along +Y.
GfxObj sword_mesh() {
  MeshBuilder b(kSwordMesh);
  b.paint(kLeather).loft({{-0.07f, 0.012f, 0.016f}, {0.055f, 0.012f, 0.016f}}, 0.3f);
  b.paint(kBrass).loft({{-0.105f, 0.018f, 0.022f}, {-0.07f, 0.018f, 0.022f}}, 0.3f);
  b.box({-0.016f, -0.095f, 0.055f}, {0.016f, 0.095f, 0.082f});
  b.paint(kSteel).loft({{0.082f, 0.009f, 0.028f}, {0.70f, 0.007f, 0.020f}, {0.80f, 0.002f, 0.003f}}, 0.6f);
  return std::move(b).build();
}

// A limb of the bow as a chain of boxes along an arc; `side` is +1 for the upper one.
void add_bow_limb(MeshBuilder& b, float side) {
  constexpr int kPieces = 6;
  constexpr float kArc = 78.0f, kRadius = 0.62f;
  for (int i = 0; i < kPieces; ++i) {
    const float from = kArc * static_cast<float>(i) / kPieces,
                to = kArc * static_cast<float>(i + 1) / kPieces;
    const auto at = [&](float degrees) {
      return Vec3{0.0f, kRadius * (math::cos(radians(degrees)) - 1.0f) * 0.62f,
                  side * kRadius * math::sin(radians(degrees)) * 1.12f};
    };
    const Vec3 low = side > 0.0f ? at(from) : at(to), high = side > 0.0f ? at(to) : at(from);
    const float thick = 0.017f - 0.009f * static_cast<float>(i) / kPieces;
    b.place({low, about_x(-radians_to_degrees(math::atan2(high.y - low.y, high.z - low.z)))});
    b.loft({{-0.004f, thick * 0.8f, thick}, {length(high - low) + 0.004f, thick * 0.75f, thick * 0.9f}},
           0.25f);
  }
}

GfxObj bow_mesh() {
  MeshBuilder b(kBowMesh);
  b.paint(kWood);
  add_bow_limb(b, 1.0f);
  add_bow_limb(b, -1.0f);
  b.place({}).paint(kLeather).loft({{-0.06f, 0.018f, 0.022f}, {0.06f, 0.018f, 0.022f}}, 0.3f);
  // From tip to tip.
  const float tip_z = 0.62f * math::sin(radians(78.0f)) * 1.12f,
              tip_y = 0.62f * (math::cos(radians(78.0f)) - 1.0f) * 0.62f;
  b.paint(kString).box({-0.0025f, tip_y - 0.0025f, -tip_z}, {0.0025f, tip_y + 0.0025f, tip_z});
  return std::move(b).build();
}

Setup thing(ObjectId id, ObjectId mesh, Sphere around) {
  Setup s;
  s.id = id;
  s.parts = {mesh};
  for (const std::uint32_t key :
       {placement::kDefault, placement::kRightHandCombat, placement::kLeftHand, placement::kResting})
    s.placements.push_back({key, {Frame{}}, {}});
  s.spheres = {around};
  s.height = 2.0f * around.radius;
  s.radius = around.radius;
  s.sorting_sphere = s.selection_sphere = around;
  return s;
}

}  // namespace

void add_props(Content& content) {
  content.add(sword_mesh());
  content.add(bow_mesh());
  content.add(thing(kSampleSword, kSwordMesh, {{0.0f, 0.0f, 0.35f}, 0.46f}));
  content.add(thing(kSampleBow, kBowMesh, {{0.0f, -0.15f, 0.0f}, 0.72f}));
}

}  // namespace acm::sample

namespace acm {

std::vector<SampleEquipment> sample_equipment(ObjectId setup, Command style) {
  if (setup != kSampleMannequin) return {};
  if (style == acm::command::kSwordCombat) return {{parent_location::kRightHand, kSampleSword}};
  if (style == acm::command::kBowCombat) return {{parent_location::kLeftHand, kSampleBow}};
  return {};
}

}  // namespace acm
