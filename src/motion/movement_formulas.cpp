// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "motion/movement_formulas.h"

#include <algorithm>
#include <cmath>

namespace acm {

namespace {

constexpr float kSpecialRunSkill = 800.0f;
constexpr float kSpecialRunRate = 4.5f;
constexpr float kMaxSkill = 1e30f;  // the formula stays finite
constexpr float kMinJumpHeight = 0.35f;
constexpr float kTwiceGravity = 19.6f;
constexpr float kMaxJumpLoad = 2.0f;

// A hostile power or load must not become a number that no int can hold.
int whole(float cost) {
  constexpr float kLimit = 1e9f;
  return cost > -kLimit && cost < kLimit ? static_cast<int>(cost) : 0;
}

}  // namespace

float load_modifier(float load) {
  if (load < 1.0f) return 1.0f;
  return load < 2.0f ? 2.0f - load : 0.0f;
}

float run_rate(float load, float run_skill, float scaling, bool above_800) {
  const bool is_special = above_800 ? run_skill >= kSpecialRunSkill : run_skill == kSpecialRunSkill;
  if (is_special) return kSpecialRunRate;
  const float skill = std::clamp(run_skill, 0.0f, kMaxSkill);
  return (load_modifier(load) * 11.0f * skill / (skill + 200.0f) + 4.0f) / scaling / 4.0f;
}

float jump_height(float load, float jump_skill, float power, float scaling) {
  const float height =
      load_modifier(load) * (22.2f * jump_skill / (jump_skill + 1300.0f) + 0.05f) * power / scaling;
  return std::max(kMinJumpHeight, height);
}

float jump_velocity(float height) {
  return std::sqrt(kTwiceGravity * height);
}

int jump_stamina_cost(float load, float power, bool recent_player_killer) {
  if (recent_player_killer) return whole((power + 1.0f) * 100.0f);
  return whole(std::ceil((load + 0.5f) * power * 8.0f + 2.0f));
}

bool can_jump(float load) {
  return load < kMaxJumpLoad;
}

}  // namespace acm
