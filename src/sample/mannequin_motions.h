// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "mannequin_gait.h"
#include "score.h"

/// The motions of the mannequin, one function per subject. Each files its own cycles and links.
namespace acm::sample::mannequin {

/// A style: how one stands in it and gets about.
struct Style {
  Command command;
  Controls stance;
  float arms;          ///< share of the arms that swings with a gait
  Foot standing_foot;  ///< stays behind when a walk begins; a run begins with the other
};

std::vector<Style> styles();
Controls stance_of(Command style);

/// Standing and breathing: a cycle around a stance.
Clip breathing(const Controls& stance);

/// The pose of an arm at a moment; see the controls of the same names.
struct ArmPose {
  float flex, out, swivel, elbow;
  float twist = 20.0f, wrist_tilt = 0.0f, wrist_flex = 0.0f;
};
void key_right_arm(Tracks& tracks, float at, const ArmPose& arm);
void key_left_arm(Tracks& tracks, float at, const ArmPose& arm);

/// Lifts a foot at one time and puts it down at another, where and how the pose has it.
void key_step(Tracks& tracks, Foot foot, float lift, float down, const Controls& from, const Controls& to);

/// Changes stance: the feet step one after the other, everything else flows. More keys may be added between.
Tracks stance_change(const Controls& from, const Controls& to, float end);

void add_locomotion(Score& score);
void add_style_changes(Score& score);
void add_postures(Score& score);
void add_falls(Score& score);
void add_sword_play(Score& score);
void add_fist_fighting(Score& score);
void add_archery(Score& score);
void add_magic(Score& score);
void add_emotes(Score& score);
void add_recoils(Score& score);

}  // namespace acm::sample::mannequin
