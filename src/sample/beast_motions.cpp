// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include "beast.h"
#include "sounds.h"

namespace acm::sample::beast {

namespace {

// Changes the same control of every leg.
Controls with_legs(Controls c, int control, float front, float hind) {
  for (const LegShape& leg : kLegs)
    c[static_cast<std::size_t>(leg.controls + control)] = leg.hind ? hind : front;
  return c;
}

Controls lying() {
  Controls c = changed(standing(), {{BodyZ, -0.41f},
                                    {NeckPitch, 98.0f},
                                    {HeadPitch, -92.0f},
                                    {SpinePitch, 4.0f},
                                    {TailPitch, -8.0f},
                                    {TailYaw, 34.0f},
                                    {TailTipYaw, 30.0f},
                                    {TailTipPitch, 4.0f}});
  c = with_legs(c, kFootY, 0.50f, -0.20f);
  for (const LegShape& leg : kLegs)
    c[static_cast<std::size_t>(leg.controls + kFootX)] = leg.side * (leg.hind ? 0.19f : 0.12f);
  return with_legs(c, kKneeOut, 52.0f, 46.0f);
}

// On its right side, legs stretched out.
Controls dead() {
  Controls c = changed(standing(), {{BodyZ, -0.46f},
                                    {BodyX, 0.05f},
                                    {BodyRoll, 86.0f},
                                    {NeckPitch, 54.0f},
                                    {HeadPitch, -20.0f},
                                    {NeckYaw, 18.0f},
                                    {HeadYaw, 9.0f},
                                    {Jaw, 16.0f},
                                    {TailPitch, -10.0f},
                                    {TailYaw, -18.0f},
                                    {TailTipYaw, -8.0f},
                                    {SpinePitch, -4.0f}});
  for (const LegShape& leg : kLegs) {
    const auto at = [&](int control) -> float& {
      return c[static_cast<std::size_t>(leg.controls + control)];
    };
    at(kFootX) = leg.side > 0.0f ? -0.44f : -0.38f;
    at(kFootY) = (leg.hind ? -0.38f : 0.32f) + leg.side * 0.05f;
    at(kFootZ) = leg.side > 0.0f ? 0.05f : 0.18f;
    at(kFootRoll) = 80.0f;
  }
  return c;
}

Controls airborne(float sway) {
  Controls c = changed(standing(), {{BodyPitch, -6.0f + 3.0f * sway},
                                    {NeckPitch, 30.0f},
                                    {TailPitch, 6.0f + 8.0f * sway},
                                    {SpinePitch, 6.0f}});
  c = with_legs(c, kFootZ, 0.16f + 0.02f * sway, 0.12f - 0.02f * sway);
  c = with_legs(c, kFootY, 0.34f + 0.03f * sway, -0.46f - 0.03f * sway);
  return with_legs(c, kFootPitch, 40.0f, 50.0f);
}

Clip cycle_of(int frames, std::function<Controls(float)> pose) {
  Clip clip;
  clip.kind = Clip::Kind::Cycle;
  clip.frames = frames;
  clip.pose = std::move(pose);
  return clip;
}

// Lifts a paw at one time and puts it down at another, where and how the poses have it.
void key_step(Tracks& t, const LegShape& leg, float lift, float down, const Controls& from,
              const Controls& to) {
  for (int i = 0; i < kLegControlCount; ++i) {
    const int control = leg.controls + i;
    t.key(lift, {{control, from[static_cast<std::size_t>(control)]}});
    t.key(down, {{control, to[static_cast<std::size_t>(control)]}});
  }
  const float height = 0.04f + 0.5f * to[static_cast<std::size_t>(leg.controls + kFootZ)];
  t.key(0.5f * (lift + down), {{leg.controls + kFootZ, height}});
}

// Down on the elbows first, then behind.
Tracks lie_down(float end) {
  const Controls from = standing(), to = lying();
  Tracks t(from);
  t.key(0.0f, from).key(end, to);
  t.key(end * 0.5f, {{BodyZ, -0.24f}, {BodyPitch, 14.0f}, {NeckPitch, 40.0f}});
  t.key(end * 0.75f, {{BodyZ, -0.37f}, {BodyPitch, 9.0f}});
  key_step(t, kLegs[0], 0.0f, end * 0.30f, from, to);
  key_step(t, kLegs[1], end * 0.18f, end * 0.48f, from, to);
  key_step(t, kLegs[2], end * 0.42f, end * 0.70f, from, to);
  key_step(t, kLegs[3], end * 0.60f, end * 0.88f, from, to);
  return t;
}

// The legs on its right give way and it rolls over them.
Tracks drop_dead(float end) {
  const Controls from = standing(), to = dead();
  Tracks t(from);
  t.key(0.0f, from).key(end * 0.86f, to).key(end, to);
  t.key(end * 0.16f,
        {{BodyZ, 0.0f}, {BodyPitch, -7.0f}, {NeckPitch, 14.0f}, {HeadPitch, -40.0f}, {Jaw, 30.0f}});
  t.key(end * 0.44f,
        {{BodyZ, -0.20f}, {BodyRoll, 24.0f}, {BodyPitch, 5.0f}, {BodyX, 0.03f}, {NeckPitch, 50.0f}});
  t.key(end * 0.64f, {{BodyZ, -0.40f}, {BodyRoll, 62.0f}, {BodyX, 0.05f}});
  t.key(end * 0.92f, {{HeadPitch, to[HeadPitch] + 6.0f}, {TailPitch, to[TailPitch] + 14.0f}});
  key_step(t, kLegs[0], end * 0.20f, end * 0.80f, from, to);
  key_step(t, kLegs[1], end * 0.30f, end * 0.90f, from, to);
  key_step(t, kLegs[2], end * 0.24f, end * 0.84f, from, to);
  key_step(t, kLegs[3], end * 0.34f, end * 0.94f, from, to);
  return t;
}

Clip from_to(int frames, const Controls& from, const Controls& to, std::vector<TimedHook> hooks = {}) {
  return one_shot(frames, Tracks(from).key(0.0f, from).key(static_cast<float>(frames + 1), to),
                  std::move(hooks));
}

Hook bite_hook() {
  return {hook_direction::kForward, AttackHook{kHead, -0.4f, 0.8f, 0.4f, 0.8f, 0.9f, 0.6f}};
}

// Crouches on its haunches and snaps.
Clip bite() {
  constexpr int kFrames = 23;
  const Controls rest = standing();
  Tracks t(rest);
  t.key(0.0f, rest);
  t.key(7.0f, {{BodyY, -0.10f},
               {BodyZ, -0.07f},
               {BodyPitch, -5.0f},
               {NeckPitch, 24.0f},
               {HeadPitch, -38.0f},
               {Jaw, 14.0f},
               {TailPitch, -14.0f}});
  t.key(10.0f, {{Jaw, 38.0f}});
  t.key(12.0f, {{BodyY, 0.16f},
                {BodyZ, -0.03f},
                {BodyPitch, 4.0f},
                {NeckPitch, 66.0f},
                {HeadPitch, -58.0f},
                {Jaw, 2.0f},
                {TailPitch, 6.0f}});
  t.key(15.0f, {{BodyY, 0.14f}, {NeckPitch, 60.0f}, {HeadPitch, -50.0f}, {HeadRoll, 14.0f}, {Jaw, 4.0f}});
  t.key(18.0f, {{HeadRoll, -10.0f}}).key(0.0f, {{HeadRoll, 0.0f}});
  t.settle(kFrames + 1, rest);
  return one_shot(kFrames, t, {{9.0f, wave_hook(kGrowlWave)}, {12.0f, bite_hook()}});
}

// Rears a little and strikes with the right paw.
Clip swipe() {
  constexpr int kFrames = 23;
  const Controls rest = standing();
  Tracks t(rest);
  t.key(0.0f, rest);
  t.key(8.0f, {{BodyPitch, -16.0f},
               {BodyZ, 0.01f},
               {BodyYaw, 10.0f},
               {NeckPitch, 44.0f},
               {SpinePitch, -8.0f},
               {FrontRightLeg + kFootX, 0.24f},
               {FrontRightLeg + kFootY, 0.36f},
               {FrontRightLeg + kFootZ, 0.40f},
               {FrontRightLeg + kFootPitch, 40.0f}});
  t.key(12.0f, {{BodyPitch, 3.0f},
                {BodyZ, -0.04f},
                {BodyYaw, -10.0f},
                {NeckPitch, 50.0f},
                {SpinePitch, 2.0f},
                {FrontRightLeg + kFootX, -0.04f},
                {FrontRightLeg + kFootY, 0.50f},
                {FrontRightLeg + kFootZ, 0.16f},
                {FrontRightLeg + kFootPitch, 0.0f}});
  t.key(16.0f,
        {{FrontRightLeg + kFootX, 0.02f}, {FrontRightLeg + kFootY, 0.34f}, {FrontRightLeg + kFootZ, 0.05f}});
  t.settle(kFrames + 1, rest);
  const Hook attack{hook_direction::kForward,
                    AttackHook{kFrontRightUpper + 2, -0.5f, 0.7f, 0.5f, 0.7f, 0.9f, 0.5f}};
  return one_shot(kFrames, t, {{9.0f, sound_type_hook(kSwoosh2)}, {12.0f, attack}});
}

Clip howl() {
  constexpr int kFrames = 53;
  const Controls rest = standing();
  const auto up = {
      Change{NeckPitch, -2.0f}, {HeadPitch, -62.0f}, {Jaw, 26.0f}, {BodyPitch, -6.0f}, {TailPitch, -40.0f}};
  Tracks t(rest);
  t.key(0.0f, rest).key(12.0f, up).key(36.0f, up);
  t.settle(kFrames + 1, rest);
  return one_shot(kFrames, t, {{11.0f, wave_hook(kGrowlWave)}, {26.0f, wave_hook(kGrowlWave)}});
}

Clip flinch() {
  constexpr int kFrames = 15;
  const Controls rest = standing();
  Tracks t(rest);
  t.key(0.0f, rest);
  t.key(3.0f, {{BodyY, -0.06f},
               {BodyZ, -0.06f},
               {NeckPitch, 16.0f},
               {NeckYaw, 26.0f},
               {HeadPitch, -20.0f},
               {TailPitch, -52.0f},
               {SpineYaw, -10.0f}});
  t.settle(kFrames + 1, rest);
  return one_shot(kFrames, t);
}

}  // namespace

Clip breathing(const Controls& stance) {
  constexpr int kFrames = 60;
  return cycle_of(kFrames, [stance](float time) {
    const float turn = radians(360.0f * time / kFrames);
    Controls c = stance;
    c[BodyZ] += 0.004f * (1.0f - math::cos(turn));
    c[SpinePitch] += 1.2f * (1.0f - math::cos(turn));
    c[NeckPitch] -= 2.0f * (1.0f - math::cos(turn));
    c[HeadYaw] += 5.0f * math::sin(turn);
    c[TailYaw] += 12.0f * math::sin(2.0f * turn);
    c[TailTipYaw] += 14.0f * math::sin(2.0f * turn - 0.8f) + 14.0f * math::sin(0.8f);
    return c;
  });
}

void add_postures(Score& score) {
  using namespace acm::command;
  const auto link = [&](Command from, Command to, AnimData anim) {
    score.link(kNonCombat, from, to, motion_of({anim}));
  };
  const Ground floor = ground();
  score.cycle(
      kNonCombat, kSleeping,
      motion_of({score.play(floor.under(breathing(lying())), 15.0f)}, {}, {}, MotionData::kClearsModifiers));
  const AnimData down = score.play(floor.under(one_shot(23, lie_down(24.0f))));
  link(kReady, kSleeping, down);
  link(kSleeping, kReady, backwards(down));
  score.cycle(kNonCombat, kFalling, motion_of({score.play(cycle_of(16, [](float time) {
                return airborne(math::sin(radians(360.0f * time / 16.0f)));
              }))}));
  link(0, kFalling, score.play(from_to(4, standing(), airborne(0.0f))));
  Tracks land(airborne(0.0f));
  land.key(0.0f, airborne(0.0f))
      .key(4.0f, changed(standing(), {{BodyZ, -0.16f}, {NeckPitch, 56.0f}}))
      .key(12.0f, standing());
  link(kFalling, kReady, score.play(one_shot(11, land, {{3.0f, wave_hook(kPawWave)}})));
  score.cycle(kNonCombat, kDead,
              motion_of({score.play(floor.under(cycle_of(2, [](float) { return dead(); })))}, {}, {},
                        MotionData::kClearsModifiers));
  link(0, kDead,
       score.play(floor.under(
           one_shot(25, drop_dead(26.0f), {{4.0f, wave_hook(kGrowlWave)}, {18.0f, wave_hook(kFallWave)}}))));
}

void add_attacks(Score& score) {
  using namespace acm::command;
  const auto action = [&](Command motion, const Clip& clip) {
    score.link(kNonCombat, kReady, motion, motion_of({score.play(clip)}));
  };
  action(kBite, bite());
  action(kAttackMed1, swipe());
  action(kSpecialAttack1, howl());
  action(kTwitch1, flinch());
}

}  // namespace acm::sample::beast

namespace acm::sample {

void add_beast(Content& content) {
  using namespace beast;
  for (std::uint32_t part = 0; part < kPartCount; ++part) content.add(mesh(static_cast<Part>(part)));
  content.add(setup());
  Score score(content, 0x03000401, kPartCount, pose_parts);
  add_gaits(score);
  add_postures(score);
  add_attacks(score);
  content.add(score.build(0x09000002, acm::command::kNonCombat));
}

}  // namespace acm::sample
