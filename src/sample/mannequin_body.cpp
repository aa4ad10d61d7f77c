// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mannequin_body.h"

#include <utility>

#include "mannequin.h"
#include "mannequin_stances.h"
#include "mesh.h"
#include "scripts.h"
#include "sounds.h"
#include "surfaces.h"

namespace acm::sample::mannequin {

namespace {

constexpr ObjectId kFirstMesh = 0x01000001;

// Lofts rise along +Z; this lays one down so that it runs forward, with its depth upward.
const Frame kForward{{}, about_x(-90.0f)};

GfxObj torso_mesh(Part part) {
  MeshBuilder b(kFirstMesh + part);
  switch (part) {
    case kPelvis:
      b.paint(kTunic)
          .wrap_around(0.72f, 1.0f)
          .loft({{-0.115f, 0.150f, 0.112f}, {-0.02f, 0.152f, 0.108f}, {0.06f, 0.132f, 0.094f}}, 0.3f);
      b.paint(kLeather).loft({{0.06f, 0.137f, 0.099f}, {0.105f, 0.135f, 0.097f}}, 0.3f);
      b.paint(kBrass).box({-0.025f, 0.09f, 0.062f}, {0.025f, 0.108f, 0.103f});
      break;
    case kAbdomen:
      b.paint(kTunic)
          .wrap_around(0.44f, 0.72f)
          .loft({{-0.02f, 0.128f, 0.090f}, {0.06f, 0.126f, 0.088f}, {0.155f, 0.142f, 0.098f}}, 0.3f);
      break;
    case kChest: add_chest(b); break;
    default:  // the neck
      b.paint(kSkin).loft({{-0.02f, 0.048f, 0.050f}, {0.10f, 0.046f, 0.048f, 0.0f, 0.012f}}, 0.3f);
  }
  return std::move(b).build();
}

GfxObj head_mesh() {
  MeshBuilder b(kFirstMesh + kHead);
  add_face(b);
  b.paint(kHair).loft({{0.06f, 0.081f, 0.052f, 0.0f, -0.046f}, {0.165f, 0.084f, 0.062f, 0.0f, -0.032f}},
                      0.3f);
  b.loft(
      {{0.150f, 0.082f, 0.100f, 0.0f, 0.006f}, {0.205f, 0.068f, 0.086f, 0.0f, 0.0f}, {0.235f, 0.036f, 0.05f}},
      0.32f);
  add_nose_and_eyes(b);
  return std::move(b).build();
}

// `side` is +1 on the right and -1 on the left; `joint` counts down the limb from 0.
GfxObj arm_mesh(Part part, int joint, float side) {
  const SurfaceId sleeve = side > 0.0f ? kRightSleeve : kLeftSleeve;
  MeshBuilder b(kFirstMesh + part);
  if (joint == 0) {
    b.paint(sleeve).loft({{-0.300f, 0.040f, 0.043f},
                          {-0.14f, 0.048f, 0.054f},
                          {0.0f, 0.060f, 0.062f},
                          {0.048f, 0.042f, 0.046f}},
                         0.3f);
  } else if (joint == 1) {
    b.paint(kLeather).loft({{-0.262f, 0.034f, 0.036f}, {-0.12f, 0.044f, 0.047f}}, 0.3f);
    b.paint(sleeve).loft({{-0.12f, 0.041f, 0.045f}, {0.0f, 0.043f, 0.046f}, {0.03f, 0.034f, 0.036f}}, 0.3f);
  } else if (joint == 2) {
    b.paint(kSkin).loft({{-kKnuckles, 0.020f, 0.042f}, {-0.015f, 0.023f, 0.036f}, {0.02f, 0.024f, 0.028f}},
                        0.25f);
    b.loft({{-0.095f, 0.011f, 0.011f, -side * 0.010f, 0.054f}, {-0.035f, 0.014f, 0.014f, 0.0f, 0.036f}},
           0.0f);
  } else {
    b.paint(kSkin).loft({{-0.085f, 0.011f, 0.030f}, {-0.045f, 0.015f, 0.038f}, {0.008f, 0.018f, 0.040f}},
                        0.25f);
  }
  return std::move(b).build();
}

GfxObj leg_mesh(Part part, int joint, float side) {
  const SurfaceId hose = side > 0.0f ? kRightHose : kLeftHose;
  MeshBuilder b(kFirstMesh + part);
  if (joint == 0) {
    b.paint(hose).loft({{-0.455f, 0.050f, 0.056f},
                        {-0.25f, 0.066f, 0.078f},
                        {-0.03f, 0.078f, 0.092f},
                        {0.05f, 0.066f, 0.078f}},
                       0.3f);
  } else if (joint == 1) {
    b.paint(kBoot).loft({{-0.430f, 0.040f, 0.046f},
                         {-0.29f, 0.047f, 0.056f, 0.0f, -0.010f},
                         {-0.16f, 0.060f, 0.068f, 0.0f, -0.012f}},
                        0.3f);
    b.paint(hose).loft({{-0.16f, 0.052f, 0.060f, 0.0f, -0.012f},
                        {0.0f, 0.051f, 0.057f, 0.0f, 0.004f},
                        {0.04f, 0.040f, 0.044f, 0.0f, 0.004f}},
                       0.3f);
  } else if (joint == 2) {
    b.paint(kBoot).place(kForward).loft({{-kHeel, 0.034f, 0.036f, 0.0f, kAnkleHeight - 0.036f},
                                         {0.02f, 0.042f, 0.058f, 0.0f, kAnkleHeight - 0.058f},
                                         {0.075f, 0.046f, 0.038f, 0.0f, kAnkleHeight - 0.038f},
                                         {kBall, 0.048f, 0.027f, 0.0f, kAnkleHeight - 0.027f}},
                                        0.2f);
  } else {
    b.paint(kBoot).place(kForward).loft({{0.0f, 0.048f, 0.027f, 0.0f, -0.027f},
                                         {0.045f, 0.045f, 0.022f, 0.0f, -0.022f},
                                         {kToeLength, 0.030f, 0.016f, 0.0f, -0.016f}},
                                        0.2f);
  }
  return std::move(b).build();
}

}  // namespace

void add_chest(MeshBuilder& b) {
  b.paint(kTunic).wrap_around(0.0f, 0.44f);
  b.loft({{-0.015f, 0.140f, 0.096f},
          {0.10f, 0.168f, 0.118f, 0.0f, 0.004f},
          {0.20f, 0.172f, 0.108f, 0.0f, -0.004f},
          {0.265f, 0.100f, 0.075f, 0.0f, -0.012f}},
         0.3f);
  b.paint(kTrim).loft({{0.262f, 0.078f, 0.066f, 0.0f, -0.012f}, {0.292f, 0.062f, 0.058f, 0.0f, -0.014f}},
                      0.3f);
}

void add_face(MeshBuilder& b) {
  b.paint(kFace).project(0.10f, 0.165f, -0.10f, -0.025f);
  b.loft({{-0.025f, 0.042f, 0.050f, 0.0f, 0.045f},
          {0.03f, 0.066f, 0.082f, 0.0f, 0.024f},
          {0.10f, 0.076f, 0.094f, 0.0f, 0.014f},
          {0.165f, 0.076f, 0.094f, 0.0f, 0.010f}},
         0.32f);
}

void add_nose_and_eyes(MeshBuilder& b) {
  b.paint(kSkin).loft({{0.060f, 0.016f, 0.016f, 0.0f, 0.118f}, {0.112f, 0.008f, 0.008f, 0.0f, 0.104f}}, 0.0f);
  b.paint(kEye);
  for (const float side : {-1.0f, 1.0f}) {
    const float x = side * 0.033f;
    b.project(x + 0.012f, 0.122f, x - 0.012f, 0.104f);
    b.box({x - 0.012f, 0.095f, 0.104f}, {x + 0.012f, 0.1095f, 0.122f});
  }
}

GfxObj mesh(Part part) {
  if (part == kHead) return head_mesh();
  if (part < kRightUpperArm) return torso_mesh(part);
  if (part < kLeftUpperArm) return arm_mesh(part, static_cast<int>(part - kRightUpperArm), 1.0f);
  if (part < kRightThigh) return arm_mesh(part, static_cast<int>(part - kLeftUpperArm), -1.0f);
  if (part < kLeftThigh) return leg_mesh(part, static_cast<int>(part - kRightThigh), 1.0f);
  return leg_mesh(part, static_cast<int>(part - kLeftThigh), -1.0f);
}

Ground ground() {
  std::vector<GfxObj> meshes;
  for (std::uint32_t part = 0; part < kPartCount; ++part) meshes.push_back(mesh(static_cast<Part>(part)));
  return {pose_parts,
          std::move(meshes),
          PelvisZ,
          {{RFootZ, {kRightFoot, kRightToes}}, {LFootZ, {kLeftFoot, kLeftToes}}}};
}

Setup setup() {
  Setup s;
  s.id = 0x02000001;
  s.flags = Setup::kHasParents;
  for (std::uint32_t part = 0; part < kPartCount; ++part) s.parts.push_back(kFirstMesh + part);
  s.parents = {Setup::kNoParent, kPelvis, kAbdomen, kChest, kNeck};
  for (const std::uint32_t limb : {kRightUpperArm, kLeftUpperArm, kRightThigh, kLeftThigh})
    s.parents.insert(s.parents.end(), {limb < kRightThigh ? kChest : kPelvis, limb, limb + 1, limb + 2});
  // Things are held in the fist with their length (+Z) to the side of the thumb and their front (+Y) outward.
  s.holding_locations = {
      {parent_location::kRightHand, kRightHand, {{-0.012f, 0.0f, -0.075f}, about_x(-112.0f)}},
      {parent_location::kLeftHand, kLeftHand, {{0.012f, 0.0f, -0.075f}, about_x(-90.0f)}},
      {parent_location::kShield, kLeftForearm, {{-0.05f, 0.0f, -0.14f}, about_z(90.0f)}},
      {parent_location::kBelt, kPelvis, {{-0.16f, 0.0f, 0.06f}, about_x(160.0f)}},
      {parent_location::kQuiver, kChest, {{0.08f, -0.15f, 0.10f}, about_y(20.0f)}}};
  const Posed stand = pose(standing());
  for (const std::uint32_t key : {placement::kDefault, placement::kResting})
    s.placements.push_back({key, {stand.parts.begin(), stand.parts.end()}, {}});
  s.spheres = {{{0.0f, 0.0f, 0.48f}, 0.48f}, {{0.0f, 0.0f, 1.355f}, 0.48f}};
  s.height = 1.835f;
  s.radius = 0.48f;
  s.step_up_height = 0.6f;
  s.step_down_height = 1.5f;
  s.sorting_sphere = {{0.0f, 0.0f, 0.92f}, 1.1f};
  s.selection_sphere = {{0.0f, 0.0f, 0.92f}, 0.95f};
  s.default_motion_table = 0x09000001;
  s.default_sound_table = kMannequinSounds;
  s.default_script_table = kMannequinScripts;
  return s;
}

}  // namespace acm::sample::mannequin
