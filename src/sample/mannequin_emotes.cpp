// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "mannequin_motions.h"
#include "mannequin_stances.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

/// Begins an emote; everything it moves comes back to rest at the end.
class Emote {
 public:
  explicit Emote(int frames) : frames_(frames), tracks_(standing()) {}

  Emote& key(float at, std::initializer_list<Change> changes) {
    for (const Change& c : changes)
      tracks_.key(0.0f, {{c.control, standing()[static_cast<std::size_t>(c.control)]}});
    tracks_.key(at, changes);
    return *this;
  }
  Emote& right(float at, const ArmPose& arm) {
    key_right_arm(tracks_, 0.0f, arm_of(RShoulderUp));
    key_right_arm(tracks_, at, arm);
    return *this;
  }
  Emote& left(float at, const ArmPose& arm) {
    key_left_arm(tracks_, 0.0f, arm_of(LShoulderUp));
    key_left_arm(tracks_, at, arm);
    return *this;
  }
  Emote& both(float at, const ArmPose& arm) { return right(at, arm).left(at, arm); }
  Emote& hook(float at, const Hook& h) {
    hooks_.push_back({at, h});
    return *this;
  }
  [[nodiscard]] Clip clip() const {
    Tracks t = tracks_;
    t.settle(static_cast<float>(frames_ + 1), standing());
    return one_shot(frames_, t, hooks_);
  }

 private:
  // The standing arm whose first control this is.
  static ArmPose arm_of(int first) {
    const Controls c = standing();
    const auto at = [&](int control) { return c[static_cast<std::size_t>(control - RShoulderUp + first)]; };
    return {at(RArmFlex), at(RArmOut),    at(RArmSwivel), at(RElbow),
            at(RTwist),   at(RWristTilt), at(RWristFlex)};
  }

  int frames_;
  Tracks tracks_;
  std::vector<TimedHook> hooks_;
};

constexpr ArmPose kHandUp{150.0f, 30.0f, 40.0f, 62.0f, -70.0f};
constexpr ArmPose kHandUpOut{150.0f, 52.0f, 40.0f, 44.0f, -70.0f};

Emote wave() {
  Emote e(42);
  e.right(9.0f, kHandUp);
  for (int i = 0; i < 3; ++i) {
    const float at = 13.0f + 8.0f * static_cast<float>(i);
    e.right(at, kHandUpOut).right(at + 4.0f, kHandUp);
  }
  e.key(9.0f, {{RGrip, 0.0f}, {ChestRoll, -3.0f}, {HeadRoll, 4.0f}, {RShoulderUp, 0.03f}});
  e.key(33.0f, {{RGrip, 0.0f}, {ChestRoll, -3.0f}, {HeadRoll, 4.0f}, {RShoulderUp, 0.03f}});
  return e;
}

Emote bow_deep() {
  Emote e(45);
  const auto down = {Change{PelvisPitch, 38.0f}, {WaistPitch, 22.0f}, {ChestPitch, 18.0f},
                     {HeadPitch, 18.0f},         {PelvisY, -0.14f},   {PelvisZ, -0.045f}};
  e.key(16.0f, down).key(27.0f, down);
  e.right(14.0f, {52.0f, -22.0f, 40.0f, 92.0f, 60.0f}).right(28.0f, {46.0f, -22.0f, 40.0f, 92.0f, 60.0f});
  e.left(15.0f, {-34.0f, 30.0f, 20.0f, 26.0f, 20.0f}).left(28.0f, {-34.0f, 30.0f, 20.0f, 26.0f, 20.0f});
  return e;
}

Emote cheer() {
  Emote e(40);
  for (int i = 0; i < 3; ++i) {
    const float at = 7.0f + 10.0f * static_cast<float>(i);
    e.both(at, {166.0f, 24.0f, 40.0f, 22.0f, 0.0f}).both(at + 5.0f, {128.0f, 28.0f, 40.0f, 84.0f, 0.0f});
    e.key(at, {{PelvisZ, 0.004f},
               {ChestPitch, -8.0f},
               {HeadPitch, -22.0f},
               {RFootPitch, 24.0f},
               {LFootPitch, 24.0f},
               {RToes, 24.0f},
               {LToes, 24.0f},
               {RGrip, 110.0f},
               {LGrip, 110.0f}});
    e.key(at + 5.0f, {{PelvisZ, -0.07f},
                      {ChestPitch, 2.0f},
                      {HeadPitch, -12.0f},
                      {RFootPitch, 0.0f},
                      {LFootPitch, 0.0f},
                      {RToes, 0.0f},
                      {LToes, 0.0f}});
  }
  e.key(32.0f, {{RGrip, 110.0f}, {LGrip, 110.0f}});
  return e;
}

Emote clap() {
  Emote e(40);
  const ArmPose apart{72.0f, 22.0f, 30.0f, 72.0f, 0.0f}, together{72.0f, -10.0f, 30.0f, 62.0f, 0.0f};
  for (int i = 0; i < 5; ++i) {
    const float at = 7.0f + 6.0f * static_cast<float>(i);
    e.both(at, apart).both(at + 3.0f, together).hook(at + 3.0f, wave_hook(kPunchWave));
  }
  e.key(7.0f, {{RGrip, 5.0f}, {LGrip, 5.0f}, {HeadPitch, -6.0f}})
      .key(34.0f, {{RGrip, 5.0f}, {LGrip, 5.0f}, {HeadPitch, -6.0f}});
  return e;
}

Emote nod() {
  Emote e(24);
  e.key(5.0f, {{HeadPitch, 14.0f}, {NeckPitch, 18.0f}}).key(10.0f, {{HeadPitch, -12.0f}, {NeckPitch, 10.0f}});
  e.key(15.0f, {{HeadPitch, 10.0f}, {NeckPitch, 16.0f}});
  return e;
}

Emote shake_head() {
  Emote e(30);
  const float turns[] = {32.0f, -32.0f, 26.0f, -18.0f};
  for (int i = 0; i < 4; ++i)
    e.key(5.0f + 6.0f * static_cast<float>(i), {{HeadYaw, turns[i]}, {NeckYaw, 0.3f * turns[i]}});
  return e;
}

Emote shrug() {
  Emote e(28);
  const ArmPose up{34.0f, 26.0f, 10.0f, 84.0f, -70.0f, 0.0f, -20.0f};
  for (const float at : {8.0f, 17.0f}) {
    e.both(at, up);
    e.key(at, {{RShoulderUp, 0.055f},
               {LShoulderUp, 0.055f},
               {HeadRoll, 12.0f},
               {HeadPitch, -6.0f},
               {RGrip, 5.0f},
               {LGrip, 5.0f}});
  }
  return e;
}

Emote salute() {
  Emote e(38);
  const ArmPose brow{116.0f, 22.0f, 78.0f, 138.0f, 40.0f};
  e.right(9.0f, brow).right(26.0f, brow);
  for (const float at : {9.0f, 26.0f})
    e.key(at,
          {{ChestPitch, -5.0f}, {HeadPitch, -10.0f}, {RGrip, 0.0f}, {PelvisZ, 0.0f}, {RShoulderUp, 0.02f}});
  return e;
}

Emote point() {
  Emote e(38);
  const ArmPose out{92.0f, 2.0f, 30.0f, 6.0f, 60.0f};
  e.right(5.0f, {40.0f, 4.0f, 30.0f, 90.0f, 40.0f}).right(11.0f, out).right(27.0f, out);
  for (const float at : {11.0f, 27.0f})
    e.key(at, {{ChestYaw, -16.0f}, {HeadYaw, 12.0f}, {RShoulderForward, 0.04f}, {RGrip, 10.0f}});
  return e;
}

Emote laugh() {
  Emote e(46);
  const ArmPose belly{48.0f, -12.0f, 50.0f, 88.0f, 60.0f};
  e.both(8.0f, belly).both(38.0f, belly);
  for (int i = 0; i < 7; ++i) {
    const float at = 8.0f + 4.0f * static_cast<float>(i);
    const float up = i % 2 == 0 ? 1.0f : 0.0f;
    e.key(at, {{ChestPitch, -12.0f + 7.0f * up},
               {WaistPitch, -5.0f + 3.0f * up},
               {HeadPitch, -30.0f + 5.0f * up},
               {RShoulderUp, 0.03f * up},
               {LShoulderUp, 0.03f * up}});
  }
  return e;
}

Emote beckon() {
  Emote e(40);
  e.right(8.0f, {86.0f, 6.0f, 30.0f, 14.0f, -80.0f});
  for (const float at : {14.0f, 24.0f})
    e.right(at, {104.0f, 8.0f, 30.0f, 96.0f, -80.0f, 0.0f, 30.0f})
        .right(at + 5.0f, {86.0f, 6.0f, 30.0f, 20.0f, -80.0f});
  e.key(8.0f, {{RGrip, 10.0f}, {ChestYaw, -8.0f}}).key(29.0f, {{RGrip, 10.0f}, {ChestYaw, -8.0f}});
  return e;
}

Emote shake_fist() {
  Emote e(40);
  const ArmPose up{124.0f, 12.0f, 40.0f, 92.0f, 30.0f}, down{112.0f, 10.0f, 40.0f, 104.0f, 30.0f};
  for (int i = 0; i < 4; ++i)
    e.right(8.0f + 6.0f * static_cast<float>(i), up).right(11.0f + 6.0f * static_cast<float>(i), down);
  for (const float at : {8.0f, 29.0f})
    e.key(at, {{RGrip, 120.0f}, {ChestPitch, 7.0f}, {HeadPitch, -2.0f}, {ChestYaw, -10.0f}});
  return e;
}

Controls akimbo() {
  Tracks t(changed(standing(), {{RFootX, 0.17f},
                                {LFootX, -0.17f},
                                {ChestPitch, -4.0f},
                                {HeadPitch, -8.0f},
                                {RGrip, 70.0f},
                                {LGrip, 70.0f}}));
  const ArmPose hip{-2.0f, 14.0f, 96.0f, 92.0f, 60.0f, 0.0f, 20.0f};
  key_right_arm(t, 0.0f, hip);
  key_left_arm(t, 0.0f, hip);
  return t.at(0.0f);
}

// Waving on and on: the arm goes up once, then only the last animation of the cycle repeats.
void add_wave_state(Score& score) {
  using namespace acm::command;
  Tracks up(changed(standing(), {{RGrip, 0.0f}, {ChestRoll, -3.0f}, {HeadRoll, 4.0f}, {RShoulderUp, 0.03f}}));
  key_right_arm(up, 0.0f, kHandUp);
  const Controls raised = up.at(0.0f);
  Tracks swing(raised);
  key_right_arm(swing, 0.0f, kHandUp);
  key_right_arm(swing, 8.0f, kHandUpOut);
  swing.loop(16.0f);
  Clip waving;
  waving.kind = Clip::Kind::Cycle;
  waving.frames = 16;
  waving.pose = [swing](float time) { return swing.at(time); };
  const AnimData raise =
      score.play(one_shot(10, Tracks(standing()).key(0.0f, standing()).key(11.0f, raised)));
  score.cycle(kNonCombat, kWaveState,
              motion_of({raise, score.play(waving)}, {}, {}, MotionData::kClearsModifiers));
  score.link(kNonCombat, kWaveState, kReady, motion_of({backwards(raise)}));
}

// Hips and arms from side to side, stamping.
void add_dance(Score& score) {
  using namespace acm::command;
  constexpr float kBeat = 9.0f;
  const Controls ready = changed(standing(), {{PelvisZ, -0.12f},
                                              {RFootX, 0.19f},
                                              {LFootX, -0.19f},
                                              {RKneeOut, 16.0f},
                                              {LKneeOut, 16.0f},
                                              {RGrip, 100.0f},
                                              {LGrip, 100.0f}});
  Tracks side(changed(ready, {{PelvisX, 0.07f},
                              {PelvisRoll, 9.0f},
                              {WaistRoll, -10.0f},
                              {ChestRoll, -9.0f},
                              {ChestYaw, 14.0f},
                              {HeadRoll, 12.0f},
                              {LFootZ, 0.09f},
                              {LFootPitch, 20.0f}}));
  key_right_arm(side, 0.0f, {120.0f, 40.0f, 50.0f, 84.0f, 0.0f});
  key_left_arm(side, 0.0f, {40.0f, 24.0f, 50.0f, 96.0f, 0.0f});
  const Controls right = side.at(0.0f), left = mirrored(right);
  Tracks t(ready);
  t.key(0.0f, right).key(kBeat, left).loop(2.0f * kBeat);
  Clip dance;
  dance.kind = Clip::Kind::Cycle;
  dance.frames = static_cast<int>(2.0f * kBeat);
  dance.pose = [t](float time) { return t.at(time); };
  dance.hooks = {{kBeat - 3.0f, sound_type_hook(kFootstep2)},
                 {2.0f * kBeat - 3.0f, sound_type_hook(kFootstep1)}};
  score.cycle(kNonCombat, kDrudgeDanceState,
              motion_of({score.play(dance)}, {}, {}, MotionData::kClearsModifiers));
  const AnimData begin = score.play(one_shot(9, stance_change(standing(), right, 10.0f)));
  score.link(kNonCombat, kReady, kDrudgeDanceState, motion_of({begin}));
  score.link(kNonCombat, kDrudgeDanceState, kReady, motion_of({backwards(begin)}));
}

}  // namespace

void add_emotes(Score& score) {
  using namespace acm::command;
  const std::pair<Command, Emote> emotes[] = {
      {kWave, wave()},   {kBowDeep, bow_deep()},     {kCheer, cheer()},   {kClapHands, clap()},
      {kNod, nod()},     {kShakeHead, shake_head()}, {kShrug, shrug()},   {kSalute, salute()},
      {kPoint, point()}, {kLaugh, laugh()},          {kBeckon, beckon()}, {kShakeFist, shake_fist()}};
  for (const auto& [motion, emote] : emotes)
    score.link(kNonCombat, kReady, motion, motion_of({score.play(emote.clip())}));
  add_wave_state(score);
  add_dance(score);
  const AnimData hands = score.play(one_shot(13, stance_change(standing(), akimbo(), 14.0f)));
  score.cycle(kNonCombat, kAkimboState,
              motion_of({score.play(breathing(akimbo()), 24.0f)}, {}, {}, MotionData::kClearsModifiers));
  score.link(kNonCombat, kReady, kAkimboState, motion_of({hands}));
  score.link(kNonCombat, kAkimboState, kReady, motion_of({backwards(hands)}));
}

}  // namespace acm::sample::mannequin
