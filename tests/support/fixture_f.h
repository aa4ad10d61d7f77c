// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "support/table_sketch.h"

namespace acm::test {

inline constexpr Command kNonCombat = command::kNonCombat;
inline constexpr Command kSwordCombat = 0x8000003E;
inline constexpr Command kBowCombat = 0x8000003F;
inline constexpr Command kReady = command::kReady;
inline constexpr Command kWalk = command::kWalkForward;
inline constexpr Command kRun = command::kRunForward;
inline constexpr Command kTurn = command::kTurnRight;
inline constexpr Command kSide = command::kSideStepRight;
inline constexpr Command kCrouch = command::kCrouch;
inline constexpr Command kAim = command::kAimLevel;
inline constexpr Command kWave = 0x13000087;
inline constexpr Command kSlashHigh = 0x1000005B;

/// The table that the worked examples of the rules use. All animations play whole at 30 frames per second;
/// the cycles have 10 frames, the links 5, the wave 20; no root motion, no hooks.
///
/// NonCombat: cycles ready, walk (3.12 m/s), run (4 m/s), and turn (-1.5 rad/s) and side (1.25 m/s), these
/// two only from Ready; links from Ready to walk, run, wave and SwordCombat ("draw"), and between walk, run
/// and Ready. SwordCombat: the cycle "sready", and a link from it to NonCombat ("sheath").
///
/// Turning and sidestepping are modifiers of every style as well. Names: "r>w" is the link from Ready to
/// walk, "R" stands for run.
TableSketch fixture_f();

/// Nothing but a Ready cycle in NonCombat.
TableSketch bare_sketch();

/// A bow style whose default is to aim, and which can be reached from NonCombat only.
void add_bow(TableSketch& table);
/// A cycle that clears modifiers.
void add_crouch(TableSketch& table);
/// The motion of a body in the air.
void add_falling(TableSketch& table);
/// SlashHigh from the sword's Ready: 20 frames, an Attack hook on frame 12.
void add_slash(TableSketch& table);

/// The table alone, and with crouching and falling; made once for the whole program.
const SketchedTable& table_f();
const SketchedTable& crouching_table_f();

/// All of that, and for the scenarios of tests/scenarios: root motion instead of velocity in the walk and in
/// the link to it, footsteps and other hooks, and a dance with a turn of the body in every step.
TableSketch scenario_fixture();

}  // namespace acm::test
