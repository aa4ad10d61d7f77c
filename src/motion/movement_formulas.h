// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

namespace acm {

// What retail's client works out from skill and load (core 11.3). `load` is burden over capacity: 1 is fully
// laden, 2 is the most that can be carried. `power` and `extent` run from 0 to 1. `scaling` is 1 for an
// ordinary body.

/// How much of a skill is left under a load: 1 below load 1, then down to 0 at load 2.
float load_modifier(float load);

/// Multiple of the run animation's normal speed. It grows towards 3.75, and is 4.5 at a skill of exactly 800,
/// whatever the load: 801 gives about 3.2. With `above_800` it is 4.5 from 800 on, as ACE has it. A negative
/// skill counts as 0. retail: MovementSystem::GetRunRate
float run_rate(float load, float run_skill, float scaling = 1.0f, bool above_800 = false);

/// Metres, never below 0.35. retail: MovementSystem::GetJumpHeight
float jump_height(float load, float jump_skill, float power, float scaling = 1.0f);

/// Metres per second upwards that reach a height.
float jump_velocity(float height);

/// Stamina that a jump takes. retail: MovementSystem::JumpStaminaCost
int jump_stamina_cost(float load, float power, bool recent_player_killer);

/// Whether the load allows a jump at all.
bool can_jump(float load);

}  // namespace acm
