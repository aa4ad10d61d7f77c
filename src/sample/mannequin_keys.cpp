// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "mannequin_motions.h"

namespace acm::sample::mannequin {

namespace {

void key_arm(Tracks& tracks, float at, const ArmPose& arm, int shift) {
  tracks.key(at, {{RArmFlex + shift, arm.flex},
                  {RArmOut + shift, arm.out},
                  {RArmSwivel + shift, arm.swivel},
                  {RElbow + shift, arm.elbow},
                  {RTwist + shift, arm.twist},
                  {RWristTilt + shift, arm.wrist_tilt},
                  {RWristFlex + shift, arm.wrist_flex}});
}

bool is_leg(std::size_t control) {
  return control >= RFootX && control < kUsedControls;
}

}  // namespace

void key_right_arm(Tracks& tracks, float at, const ArmPose& arm) {
  key_arm(tracks, at, arm, 0);
}

void key_left_arm(Tracks& tracks, float at, const ArmPose& arm) {
  key_arm(tracks, at, arm, kArmControls);
}

void key_step(Tracks& tracks, Foot foot, float lift, float down, const Controls& from, const Controls& to) {
  const int shift = foot == Foot::Right ? 0 : kLegControls;
  for (int control = RFootX; control < RFootX + kLegControls; ++control) {
    const auto i = static_cast<std::size_t>(control + shift);
    tracks.key(lift, {{control + shift, from[i]}});
    tracks.key(down, {{control + shift, to[i]}});
  }
  const float middle = 0.5f * (lift + down);
  tracks.key(middle, {{RFootZ + shift, 0.055f}, {RFootPitch + shift, 14.0f}});
}

Tracks stance_change(const Controls& from, const Controls& to, float end) {
  Tracks tracks(from);
  for (std::size_t i = 0; i < kUsedControls; ++i)
    if (!is_leg(i)) {
      const int control = static_cast<int>(i);
      tracks.key(0.0f, {{control, from[i]}}).key(end, {{control, to[i]}});
    }
  key_step(tracks, Foot::Right, end * 0.08f, end * 0.48f, from, to);
  key_step(tracks, Foot::Left, end * 0.50f, end * 0.90f, from, to);
  return tracks;
}

}  // namespace acm::sample::mannequin
