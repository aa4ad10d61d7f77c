// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "random_script.h"

#include <string>

namespace acm::test {

namespace {

// Small numbers from one large one.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  /// 0 to sides - 1.
  std::uint32_t roll(std::uint32_t sides) {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return static_cast<std::uint32_t>(state_ >> 33) % sides;
  }

 private:
  std::uint64_t state_;
};

TableSketch::Motion random_motion(TableSketch& sketch, Dice& dice) {
  TableSketch::Motion motion;
  const std::uint32_t anims = dice.roll(8) == 0 ? 40 : dice.roll(4);
  for (std::uint32_t i = 0; i < anims; ++i) {
    if (dice.roll(10) == 0) {
      motion.anims.push_back({0x03FFFFFF, 0, -1, 30.0f});  // cannot be loaded
      continue;
    }
    const std::uint32_t frames = 1 + dice.roll(6);
    motion.anims.push_back(
        sketch.anim("a" + std::to_string(frames), frames, dice.roll(6) == 0 ? 0.0f : 30.0f));
  }
  motion.bits = static_cast<std::uint8_t>(dice.roll(4));
  motion.velocity.y = static_cast<float>(dice.roll(3));
  motion.omega.z = static_cast<float>(dice.roll(3));
  return motion;
}

}  // namespace

SketchedTable random_table(std::uint64_t seed) {
  Dice dice(seed);
  TableSketch sketch(kNonCombat);
  for (const Command style : {kNonCombat, kSwordCombat}) {
    if (dice.roll(8) != 0) sketch.style_default(style, kTameMotions[dice.roll(kTameMotions.size())]);
    for (const Command from : kTameMotions) {
      if (dice.roll(4) != 0) sketch.cycle(style, from, random_motion(sketch, dice));
      for (const Command to : kTameMotions)
        if (dice.roll(3) != 0) sketch.link(style, from, to, random_motion(sketch, dice));
    }
  }
  for (const Command motion : {kTurn, kSide})
    if (dice.roll(4) != 0) sketch.modifier(motion, random_motion(sketch, dice));
  return sketch.finish();
}

}  // namespace acm::test
