// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"

namespace acm::sample::mannequin {

namespace {

constexpr int kIdleFrames = 72;
constexpr float kIdleRate = 24.0f;

constexpr Vec3 kSideVelocity{1.25f, 0.0f, 0.0f};
constexpr Vec3 kTurnOmega{0.0f, 0.0f, -1.5f};

Foot other(Foot foot) {
  return foot == Foot::Right ? Foot::Left : Foot::Right;
}

// Ready, walking and running, and every way between them.
void add_gaits(Score& score, const Style& style) {
  constexpr int kSetOff = 6, kStop = 11, kChange = 8;
  const Controls& stance = style.stance;
  Stride walk = begun_from(walking(), stance, style.standing_foot, kSetOff);
  Stride run = begun_from(running(), stance, other(style.standing_foot), kSetOff);
  walk.arms = run.arms = style.arms;
  const Walker walks = walker(walk, stance), runs = walker(run, stance);
  using namespace acm::command;

  const auto cycle = [&](Command substate, const Clip& clip, float framerate, Vec3 velocity) {
    score.cycle(style.command, substate, motion_of({score.play(clip, framerate)}, velocity));
  };
  const auto link = [&](Command from, Command to, const Clip& clip) {
    score.link(style.command, from, to, motion_of({score.play(clip)}));
  };
  cycle(kReady, breathing(stance), kIdleRate, {});
  cycle(kWalkForward, stride_cycle(walks), 30.0f, walk.gait.velocity);
  link(kReady, kWalkForward, into_stride(stance, walks, kSetOff));
  link(kWalkForward, kReady, stop(walks, stance, kStop));
  if (style.command == kMagic) return;  // runs as NonCombat does
  cycle(kRunForward, stride_cycle(runs), 30.0f, run.gait.velocity);
  link(kReady, kRunForward, into_stride(stance, runs, kSetOff));
  link(kRunForward, kReady, stop(runs, stance, kStop));
  link(kWalkForward, kRunForward, into_stride(walks.pose(0.0f), runs, kChange));
  link(kRunForward, kWalkForward, into_stride(runs.pose(0.0f), walks, kChange));
}

// Turning and sidestepping begin without a link: their first frame is the stance with one foot lifted. They
// may only become the substate from Ready; while walking or running they are modifiers (core 4.6).
void add_turn_and_sidestep(Score& score, const Style& style) {
  using namespace acm::command;
  Stride turn = turning(), side = sidestepping();
  turn.arms = side.arms = style.arms * 0.6f;
  score.cycle(style.command, kTurnRight,
              motion_of({score.play(stride_cycle(walker(turn, style.stance)))}, {}, kTurnOmega,
                        MotionData::kOnlyFromDefaultState));
  score.cycle(style.command, kSideStepRight,
              motion_of({score.play(stride_cycle(walker(side, style.stance)))}, kSideVelocity, {},
                        MotionData::kOnlyFromDefaultState));
}

}  // namespace

std::vector<Style> styles() {
  using namespace acm::command;
  return {{kNonCombat, standing(), 1.0f, Foot::Left},
          {kHandCombat, fists(), 0.2f, Foot::Left},
          {kSwordCombat, sword_guard(), 0.25f, Foot::Right},
          {kBowCombat, bow_ready(), 0.3f, Foot::Left},
          {kMagic, spell_ready(), 0.3f, Foot::Left}};
}

Controls stance_of(Command style) {
  for (const Style& s : styles())
    if (s.command == style) return s.stance;
  return standing();
}

Clip breathing(const Controls& stance) {
  constexpr float kFrames = kIdleFrames;
  const auto moved = [&](int control, float by) {
    return Change{control, stance[static_cast<std::size_t>(control)] + by};
  };
  Tracks t(stance);
  // The chest fills over a third of the cycle and empties over the rest; the weight goes to one leg and back.
  t.key(0.0f,
        {moved(ChestPitch, 0.0f), moved(RShoulderUp, 0.0f), moved(LShoulderUp, 0.0f), moved(PelvisZ, 0.0f)});
  t.key(kFrames * 0.36f, {moved(ChestPitch, -2.2f), moved(RShoulderUp, 0.009f), moved(LShoulderUp, 0.009f),
                          moved(PelvisZ, 0.003f)});
  t.key(0.0f, {moved(PelvisX, 0.0f), moved(PelvisRoll, 0.0f), moved(HeadYaw, 0.0f), moved(WaistRoll, 0.0f)});
  t.key(kFrames * 0.5f,
        {moved(PelvisX, 0.016f), moved(PelvisRoll, -1.4f), moved(HeadYaw, 3.0f), moved(WaistRoll, 1.2f)});
  t.key(0.0f, {moved(RArmFlex, 0.0f), moved(LArmFlex, 0.0f), moved(RElbow, 0.0f), moved(LElbow, 0.0f),
               moved(HeadPitch, 0.0f)});
  t.key(kFrames * 0.42f, {moved(RArmFlex, -1.6f), moved(LArmFlex, -1.6f), moved(RElbow, 2.5f),
                          moved(LElbow, 2.5f), moved(HeadPitch, 1.4f)});
  t.loop(kFrames);
  Clip clip;
  clip.kind = Clip::Kind::Cycle;
  clip.frames = kIdleFrames;
  clip.pose = [t](float time) { return t.at(time); };
  return clip;
}

void add_locomotion(Score& score) {
  using namespace acm::command;
  for (const Style& style : styles()) {
    score.style_default(style.command, kReady);
    add_gaits(score, style);
    add_turn_and_sidestep(score, style);
  }
  // For all styles, and once more for one of its own, where the engine looks first.
  const Score::Motion turn = motion_of({}, {}, kTurnOmega);
  score.modifier(0, kTurnRight, turn);
  score.modifier(0, kSideStepRight, motion_of({}, kSideVelocity));
  score.modifier(kSwordCombat, kTurnRight, turn);
}

}  // namespace acm::sample::mannequin
