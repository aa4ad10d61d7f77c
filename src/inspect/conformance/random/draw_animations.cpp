// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_assets.h"

namespace acm::random_cases {

namespace {

constexpr ObjectId kFirstAnimation = 0x03000001;

// Rotations by rational numbers, about one axis each.
Quat draw_rotation(RandomSource& random) {
  if (random.chance(50)) return {};
  constexpr int kTriples[][3] = {{3, 4, 5}, {4, 3, 5}, {24, 7, 25}, {12, -5, 13}, {0, 1, 1}, {-15, 8, 17}};
  const auto& [cosine, sine, size] = random.pick(kTriples);
  // Some are too long: frames are made unit when they are combined, not when they are read.
  const float length = random.chance(8) ? 1.0625f : 1.0f;
  const float w = ratio(cosine, size) * length, s = ratio(sine, size) * length;
  switch (random.below(4)) {
    case 0: return {w, s, 0.0f, 0.0f};
    case 1: return {w, 0.0f, s, 0.0f};
    default: return {w, 0.0f, 0.0f, s};
  }
}

Vec3 draw_offset(RandomSource& random, std::int32_t denominator) {
  const float x = ratio(random.within(-8, 8), denominator);
  const float y = ratio(random.within(-8, 24), denominator);
  const float z = random.chance(30) ? ratio(random.within(-4, 4), denominator) : 0.0f;
  return {x, y, z};
}

// Types that shipped animations have, NoDraw (rule 4 of an update in conformance/README.md), and never 0 or
// 4: readers of the field fail on these two.
HookPayload draw_payload(RandomSource& random) {
  const std::uint32_t part = random.below(3);
  const ObjectId id = random.below(4);
  switch (random.below(13)) {
    case 0: return SoundHook{0x0A000001 + id};
    case 1: return SoundTableHook{1 + id};
    case 2: return AttackHook{part, 0.0f, -0.5f, 0.0f, 0.5f, 1.5f, 2.0f};
    case 3: return ReplaceObjectHook{static_cast<std::uint8_t>(part), 0x01000001 + id};
    case 4:
    case 5: return EtherealHook{random.below(2)};
    case 6: return TransparentPartHook{part, 0.0f, 1.0f, 0.5f};
    case 7: return CreateParticleHook{0x32000001 + id, part, {}, 1 + id};
    case 8: return StopParticleHook{1 + id};
    case 9: return DestroyParticleHook{1 + id};
    case 10: return CallScriptHook{0x33000001 + id, ratio(random.within(0, 4), 4)};
    case 11: return NoDrawHook{random.below(2)};
    default: return SoundTweakedHook{0x0A000001 + id, 1.0f, 0.5f, 0.75f};
  }
}

void draw_hooks(RandomSource& random, Animation& animation) {
  constexpr std::int32_t kDirections[] = {0, 0, 0, 1, 1, -1};
  animation.hook_starts = {0};
  const bool has_hooks = random.chance(60);
  for (std::uint32_t frame = 0; frame < animation.frame_count; ++frame) {
    for (int n = has_hooks ? random.within(-1, 2) : 0; n > 0; --n) {
      const std::int32_t direction = random.pick(kDirections);
      animation.hooks.push_back({direction, draw_payload(random)});
    }
    animation.hook_starts.push_back(static_cast<std::uint32_t>(animation.hooks.size()));
  }
  if (!animation.hooks.empty()) animation.flags |= Animation::kHasHooks;
}

Animation draw_animation(RandomSource& random, ObjectId id) {
  Animation animation;
  animation.id = id;
  animation.frame_count = random.chance(15) ? 1 : static_cast<std::uint32_t>(random.within(2, 12));
  animation.part_count = random.below(4);
  const bool has_root = random.chance(55);
  if (has_root) animation.flags |= Animation::kHasPositionFrames;
  for (std::uint32_t frame = 0; frame < animation.frame_count; ++frame) {
    if (has_root) {
      const Vec3 origin = draw_offset(random, 32);
      animation.position_frames.push_back({origin, random.chance(25) ? draw_rotation(random) : Quat{}});
    }
    for (std::uint32_t part = 0; part < animation.part_count; ++part) {
      const Vec3 origin = draw_offset(random, 8);
      animation.part_frames.push_back({origin, draw_rotation(random)});
    }
  }
  draw_hooks(random, animation);
  return animation;
}

}  // namespace

std::vector<Animation> draw_animations(RandomSource& random) {
  std::vector<Animation> animations;
  const auto count = static_cast<ObjectId>(random.within(5, 9));
  for (ObjectId i = 0; i < count; ++i) animations.push_back(draw_animation(random, kFirstAnimation + i));
  return animations;
}

}  // namespace acm::random_cases
