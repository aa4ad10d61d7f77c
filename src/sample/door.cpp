// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include <algorithm>

#include "content.h"
#include "mesh.h"
#include "rig.h"
#include "score.h"
#include "sounds.h"
#include "surfaces.h"

namespace acm::sample {

namespace {

// Two parts: the frame stands still, the leaf turns on its hinges. One control: how far it is open.
enum DoorPart : std::uint32_t { kPosts, kLeaf, kDoorPartCount };
constexpr int kAngle = 0;  // degrees
constexpr float kOpen = 96.0f;
constexpr ObjectId kFirstMesh = 0x01000201;

constexpr float kWidth = 1.0f, kHeight = 2.1f;  // metres of the opening
constexpr Vec3 kHinge{-kWidth / 2, 0.0f, 0.0f};

GfxObj posts_mesh() {
  MeshBuilder b(kFirstMesh + kPosts);
  b.paint(kStone);
  for (const float side : {-1.0f, 1.0f}) {
    const float inner = side * (kWidth / 2 + 0.01f), outer = side * (kWidth / 2 + 0.16f);
    b.box({std::min(inner, outer), -0.12f, 0.0f}, {std::max(inner, outer), 0.12f, kHeight + 0.02f});
  }
  b.box({-kWidth / 2 - 0.20f, -0.13f, kHeight + 0.02f}, {kWidth / 2 + 0.20f, 0.13f, kHeight + 0.20f});
  return std::move(b).build();
}

GfxObj leaf_mesh() {
  MeshBuilder b(kFirstMesh + kLeaf);
  constexpr int kPlanks = 5;
  for (int i = 0; i < kPlanks; ++i) {
    const float from = kWidth * static_cast<float>(i) / kPlanks,
                to = kWidth * static_cast<float>(i + 1) / kPlanks;
    b.paint(i % 2 == 0 ? kPlank : kWood).box({from + 0.006f, -0.03f, 0.02f}, {to - 0.006f, 0.03f, kHeight});
  }
  b.paint(kIron);
  for (const float z : {0.35f, 1.65f}) b.box({0.0f, -0.04f, z}, {kWidth * 0.8f, 0.04f, z + 0.09f});
  for (const float side : {-1.0f, 1.0f})
    b.paint(kBrass).box({kWidth - 0.14f, side * 0.06f - 0.02f, 0.98f},
                        {kWidth - 0.06f, side * 0.06f + 0.02f, 1.06f});
  return std::move(b).build();
}

void pose_door(const Controls& controls, std::span<Frame> parts) {
  parts[kPosts] = {};
  parts[kLeaf] = {kHinge, about_z(controls[kAngle])};
}

Setup door_setup() {
  Setup s;
  s.id = kSampleDoor;
  s.flags = Setup::kHasParents;
  s.parts = {kFirstMesh + kPosts, kFirstMesh + kLeaf};
  s.parents = {Setup::kNoParent, kPosts};
  Vector<Frame> shut(kDoorPartCount);
  pose_door({}, shut);
  s.placements = {{placement::kDefault, shut, {}}, {placement::kResting, shut, {}}};
  s.height = kHeight + 0.2f;
  s.radius = kWidth;
  s.sorting_sphere = s.selection_sphere = {{0.0f, 0.0f, kHeight / 2}, 1.3f};
  s.default_motion_table = 0x09000003;
  s.default_sound_table = kDoorSounds;
  return s;
}

Clip still(float angle) {
  Clip clip;
  clip.kind = Clip::Kind::Cycle;
  clip.frames = 2;
  clip.pose = [angle](float) { return changed({}, {{kAngle, angle}}); };
  return clip;
}

// Opening, and closing when played backwards; each way has its own hooks. One can pass as soon as the leaf
// has left the opening, and no longer when it comes back.
Clip swing() {
  constexpr int kFrames = 29;
  const Curve angle(
      {{0.0f, 0.0f}, {4.0f, 3.0f}, {20.0f, kOpen + 3.0f}, {25.0f, kOpen - 1.5f}, {kFrames + 1, kOpen}});
  Clip clip;
  clip.frames = kFrames;
  clip.pose = [angle](float time) { return changed({}, {{kAngle, angle.at(time)}}); };
  const auto hook = [&](float at, std::int32_t direction, HookPayload payload) {
    clip.hooks.push_back({at, {direction, std::move(payload)}});
  };
  hook(3.0f, hook_direction::kForward, SoundHook{kCreakWave});
  hook(8.0f, hook_direction::kForward, EtherealHook{1});
  hook(26.0f, hook_direction::kBackward, SoundHook{kCreakWave});
  hook(10.0f, hook_direction::kBackward, EtherealHook{0});
  hook(4.0f, hook_direction::kBackward, SoundHook{kLatchWave});
  return clip;
}

}  // namespace

void add_door(Content& content) {
  using namespace acm::command;
  content.add(posts_mesh());
  content.add(leaf_mesh());
  content.add(door_setup());
  Score score(content, 0x03000501, kDoorPartCount, pose_door);
  score.style_default(kNonCombat, kOff);
  score.cycle(kNonCombat, kOff, motion_of({score.play(still(0.0f))}));
  score.cycle(kNonCombat, kOn, motion_of({score.play(still(kOpen))}));
  const AnimData open = score.play(swing());
  score.link(kNonCombat, kOff, kOn, motion_of({open}));
  score.link(kNonCombat, kOn, kOff, motion_of({backwards(open)}));
  content.add(score.build(0x09000003, kNonCombat));
}

}  // namespace acm::sample
