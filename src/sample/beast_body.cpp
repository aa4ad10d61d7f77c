// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "beast.h"
#include "mesh.h"
#include "sounds.h"
#include "surfaces.h"

namespace acm::sample::beast {

namespace {

constexpr ObjectId kFirstMesh = 0x01000101;

// Lofts rise along +Z; this lays one down so that it runs forward, with its depth downward.
const Frame forward_at(Vec3 origin) {
  return {origin, about_x(-90.0f)};
}

GfxObj trunk_mesh(Part part) {
  MeshBuilder b(kFirstMesh + part);
  b.place(forward_at({}));
  if (part == kTrunk) {
    b.paint(kCoat).wrap_around().loft({{-0.16f, 0.115f, 0.135f, 0.0f, 0.0f},
                                       {0.05f, 0.135f, 0.165f, 0.0f, 0.02f},
                                       {0.24f, 0.135f, 0.165f, 0.0f, 0.0f},
                                       {0.36f, 0.085f, 0.105f, 0.0f, -0.03f}},
                                      0.34f);
    b.paint(kDarkFur).loft({{-0.10f, 0.045f, 0.03f, 0.0f, -0.125f},
                            {0.20f, 0.06f, 0.035f, 0.0f, -0.15f},
                            {0.32f, 0.04f, 0.03f, 0.0f, -0.115f}},
                           0.3f);
  } else {
    b.paint(kCoat).wrap_around().loft({{-0.33f, 0.065f, 0.075f, 0.0f, -0.02f},
                                       {-0.20f, 0.125f, 0.13f, 0.0f, 0.0f},
                                       {0.0f, 0.115f, 0.125f, 0.0f, 0.0f}},
                                      0.34f);
    b.paint(kDarkFur).loft({{-0.28f, 0.03f, 0.025f, 0.0f, -0.09f}, {-0.05f, 0.045f, 0.03f, 0.0f, -0.115f}},
                           0.3f);
  }
  return std::move(b).build();
}

GfxObj neck_mesh() {
  MeshBuilder b(kFirstMesh + kNeck);
  b.paint(kFur).loft({{-0.06f, 0.085f, 0.105f, 0.0f, -0.01f}, {0.10f, 0.075f, 0.088f}, {0.26f, 0.06f, 0.07f}},
                     0.32f);
  b.paint(kDarkFur).loft({{-0.02f, 0.035f, 0.03f, 0.0f, -0.105f}, {0.22f, 0.03f, 0.025f, 0.0f, -0.068f}},
                         0.3f);
  return std::move(b).build();
}

GfxObj head_mesh() {
  MeshBuilder b(kFirstMesh + kHead);
  b.place(forward_at({}));
  b.paint(kFur).loft({{-0.07f, 0.06f, 0.06f, 0.0f, -0.01f},
                      {0.04f, 0.075f, 0.07f, 0.0f, -0.01f},
                      {0.11f, 0.058f, 0.052f, 0.0f, 0.0f}},
                     0.3f);
  b.paint(kPaleFur).loft({{0.11f, 0.042f, 0.036f, 0.0f, 0.006f}, {0.22f, 0.030f, 0.026f, 0.0f, 0.008f}},
                         0.3f);
  b.paint(kClaw).loft({{0.205f, 0.017f, 0.014f, 0.0f, -0.010f}, {0.23f, 0.013f, 0.010f, 0.0f, -0.008f}},
                      0.2f);
  b.place({});
  for (const float side : {-1.0f, 1.0f}) {
    const float x = side * 0.052f;
    b.paint(kBeastEye).project(x + 0.014f, 0.048f, x - 0.014f, 0.028f);
    b.box({x - 0.014f, 0.075f, 0.028f}, {x + 0.014f, 0.098f, 0.048f});
    b.paint(kDarkFur).loft(
        {{0.05f, 0.024f, 0.014f, side * 0.05f, -0.02f}, {0.15f, 0.004f, 0.004f, side * 0.062f, -0.03f}},
        0.0f);
  }
  return std::move(b).build();
}

GfxObj jaw_mesh() {
  MeshBuilder b(kFirstMesh + kJaw);
  b.place(forward_at({}));
  b.paint(kPaleFur).loft({{-0.02f, 0.045f, 0.014f, 0.0f, 0.010f},
                          {0.08f, 0.036f, 0.013f, 0.0f, 0.006f},
                          {0.185f, 0.022f, 0.010f, 0.0f, 0.002f}},
                         0.2f);
  b.paint(kMouth).loft({{0.06f, 0.022f, 0.004f, 0.0f, -0.008f}, {0.17f, 0.014f, 0.003f, 0.0f, -0.009f}},
                       0.0f);
  return std::move(b).build();
}

GfxObj tail_mesh(Part part) {
  MeshBuilder b(kFirstMesh + part);
  b.place(forward_at({}));
  if (part == kTail)
    b.paint(kFur).loft({{-0.23f, 0.034f, 0.034f}, {-0.10f, 0.042f, 0.042f}, {0.03f, 0.030f, 0.030f}}, 0.3f);
  else
    b.paint(kDarkFur).loft({{-0.20f, 0.006f, 0.006f}, {-0.10f, 0.036f, 0.036f}, {0.01f, 0.035f, 0.035f}},
                           0.3f);
  return std::move(b).build();
}

GfxObj leg_mesh(const LegShape& leg, std::uint32_t joint) {
  MeshBuilder b(kFirstMesh + leg.upper + joint);
  const float thick = leg.hind ? 1.2f : 1.0f;
  if (joint == 0) {
    b.paint(kFur).loft({{-kLegUpper - 0.01f, 0.036f, 0.045f * thick},
                        {-0.10f, 0.055f * thick, 0.078f * thick},
                        {0.05f, 0.052f, 0.085f * thick},
                        {0.10f, 0.03f, 0.05f}},
                       0.3f);
  } else if (joint == 1) {
    b.paint(kPaleFur).loft(
        {{-kLegLower - 0.005f, 0.026f, 0.028f}, {-0.10f, 0.030f, 0.036f}, {0.03f, 0.030f, 0.040f}}, 0.3f);
  } else {
    const float ankle = leg.hind ? kHockHeight : kPawHeight, back = leg.hind ? 0.05f : 0.015f;
    b.paint(kPaleFur).loft({{-ankle + 0.03f, 0.028f, 0.030f, 0.0f, back}, {0.015f, 0.024f, 0.026f}}, 0.3f);
    b.paint(kDarkFur).place(forward_at({0.0f, back, -ankle}));
    b.loft({{-0.045f, 0.034f, 0.022f, 0.0f, -0.022f},
            {0.02f, 0.042f, 0.026f, 0.0f, -0.026f},
            {kPawFront, 0.034f, 0.015f, 0.0f, -0.015f}},
           0.2f);
  }
  return std::move(b).build();
}

}  // namespace

GfxObj mesh(Part part) {
  if (part <= kHaunch) return trunk_mesh(part);
  if (part == kNeck) return neck_mesh();
  if (part == kHead) return head_mesh();
  if (part == kJaw) return jaw_mesh();
  if (part <= kTailTip) return tail_mesh(part);
  return leg_mesh(kLegs[(part - kFrontRightUpper) / 3], (part - kFrontRightUpper) % 3);
}

Ground ground() {
  std::vector<GfxObj> meshes;
  for (std::uint32_t part = 0; part < kPartCount; ++part) meshes.push_back(mesh(static_cast<Part>(part)));
  std::vector<Ground::Lifted> paws;
  for (const LegShape& leg : kLegs) paws.push_back({leg.controls + kFootZ, {leg.upper + 2u}});
  return {pose_parts, std::move(meshes), BodyZ, std::move(paws)};
}

Setup setup() {
  Setup s;
  s.id = kSampleBeast;
  s.flags = Setup::kHasParents;
  for (std::uint32_t part = 0; part < kPartCount; ++part) s.parts.push_back(kFirstMesh + part);
  s.parents = {Setup::kNoParent, kTrunk, kTrunk, kNeck, kHead, kHaunch, kTail};
  for (const LegShape& leg : kLegs)
    s.parents.insert(s.parents.end(), {leg.hind ? kHaunch : kTrunk, leg.upper, leg.upper + 1u});
  s.holding_locations = {{parent_location::kMouth, kHead, {{0.0f, 0.19f, -0.03f}, about_y(90.0f)}}};
  Vector<Frame> stand(kPartCount);
  pose_parts(standing(), stand);
  for (const std::uint32_t key : {placement::kDefault, placement::kResting})
    s.placements.push_back({key, stand, {}});
  s.spheres = {{{0.0f, 0.0f, 0.4f}, 0.4f}};
  s.height = 0.95f;
  s.radius = 0.4f;
  s.step_up_height = 0.4f;
  s.step_down_height = 1.0f;
  s.sorting_sphere = {{0.0f, 0.0f, 0.5f}, 0.8f};
  s.selection_sphere = {{0.0f, 0.0f, 0.5f}, 0.7f};
  s.default_motion_table = 0x09000002;
  s.default_sound_table = kBeastSounds;
  return s;
}

}  // namespace acm::sample::beast
