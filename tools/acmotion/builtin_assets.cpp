// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "builtin_assets.h"

#include "acmotion/assets/animation.h"
#include "acmotion/assets/motion_table.h"

namespace acm::tool {

namespace {

constexpr ObjectId kReadyId = 0x03000001;
constexpr ObjectId kWalkId = 0x03000002;
constexpr ObjectId kStartWalkId = 0x03000003;
constexpr ObjectId kTableId = 0x09000001;

// A body of one part that rises and sinks again.
Animation bobbing(ObjectId id, std::uint32_t frame_count, float height) {
  Animation a;
  a.id = id;
  a.part_count = 1;
  a.frame_count = frame_count;
  const float middle = static_cast<float>(frame_count) / 2;
  for (std::uint32_t f = 0; f < frame_count; ++f) {
    const float from_middle =
        static_cast<float>(f) < middle ? middle - static_cast<float>(f) : static_cast<float>(f) - middle;
    a.part_frames.push_back({{0, 0, 1 + height * (1 - from_middle / middle)}, {}});
  }
  a.hook_starts.assign(frame_count + 1, 0);
  return a;
}

// A footstep in the middle.
Animation walking(ObjectId id, std::uint32_t frame_count) {
  Animation a = bobbing(id, frame_count, 0.125f);
  a.flags = Animation::kHasHooks;
  a.hooks.push_back({hook_direction::kForward, SoundTableHook{0x0F}});
  for (std::uint32_t f = frame_count / 2 + 1; f <= frame_count; ++f) a.hook_starts[f] = 1;
  return a;
}

MotionTable strolling() {
  const auto key = [](Command motion) { return motion_key(command::kNonCombat, motion); };
  MotionTableBuilder builder(kTableId, command::kNonCombat);
  builder.style_default(command::kNonCombat, command::kReady)
      .cycle(key(command::kReady), {.anims = {{.animation = kReadyId}}})
      .cycle(key(command::kWalkForward), {.anims = {{.animation = kWalkId}}, .velocity = {0, 3.12f, 0}})
      .modifier(command::kTurnRight & 0x00FFFFFF, {.omega = {0, 0, -1.5f}})
      .link_group(key(command::kReady))
      .link(command::kWalkForward, {.anims = {{.animation = kStartWalkId}}})
      .link_group(key(command::kWalkForward))
      .link(command::kReady, {.anims = {{.animation = kStartWalkId, .framerate = -30.0f}}});
  return std::move(builder).build();
}

}  // namespace

std::vector<BuiltinObject> builtin_objects() {
  return {{kReadyId, write_animation(bobbing(kReadyId, 20, 0.03125f))},
          {kWalkId, write_animation(walking(kWalkId, 16))},
          {kStartWalkId, write_animation(bobbing(kStartWalkId, 5, 0.0625f))},
          {kTableId, write_motion_table(strolling())}};
}

}  // namespace acm::tool
