// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/commands.hpp"

#include <algorithm>

#include "beast.h"
#include "sounds.h"

namespace acm::sample::beast {

namespace {

constexpr float kTrotSpeed = 2.0f, kGallopSpeed = 5.0f, kSideSpeed = 1.0f, kTurnSpeed = -2.2f;
constexpr int kSetOff = 5, kStop = 9, kChange = 7;

/// A gait and how the body rides on it.
struct Ride {
  Gait gait;
  std::array<float, 4> phases;  // of the legs, in the order of kLegs
  float start = 0.0f;
  float drop = 0.0f;  // metres
  float bob = 0.0f, bob_times = 2.0f, high_at = 0.0f;
  float rock = 0.0f, rock_at = 0.0f;  // degrees of pitch, once in a cycle
  float arch = 0.0f, arch_at = 0.0f;  // degrees of the spine
  float sway = 0.0f;                  // degrees of the spine from side to side
  float behind = 0.0f;                // metres that the soles pass behind where they stand
  float neck = 0.0f, head = 0.0f;     // degrees added
  float tail = 0.0f;                  // degrees added
};

float wave(float phase) {
  return math::cos(radians(360.0f * phase));
}

Controls riding(const Ride& r, float time) {
  const float phase = wrap(r.start + time / static_cast<float>(r.gait.frames));
  const Controls rest = standing();
  Controls c = rest;
  for (std::size_t i = 0; i < kLegs.size(); ++i) {
    const LegShape& leg = kLegs[i];
    const auto at = [&](int control) -> float& {
      return c[static_cast<std::size_t>(leg.controls + control)];
    };
    const FootOnPath foot =
        foot_on_path(r.gait, {at(kFootX), at(kFootY) - r.behind, 0.0f}, phase + r.phases[i]);
    at(kFootX) = foot.sole.x;
    at(kFootY) = foot.sole.y;
    at(kFootZ) = foot.sole.z;
    at(kFootPitch) = foot.pitch;
    at(kFootYaw) = leg.side * foot.yaw;
  }
  const float rock = r.rock * wave(phase - r.rock_at), arch = r.arch * wave(phase - r.arch_at);
  c[BodyZ] = -r.drop + r.bob * wave(r.bob_times * (phase - r.high_at));
  c[BodyPitch] = rock;
  c[SpinePitch] = arch;
  c[SpineYaw] = r.sway * wave(phase);
  c[BodyYaw] = 0.4f * r.sway * wave(phase + 0.5f);
  c[NeckPitch] =
      rest[NeckPitch] + r.neck - 0.8f * rock + 2.0f * wave(r.bob_times * (phase - r.high_at - 0.1f));
  c[HeadPitch] = rest[HeadPitch] + r.head - 0.3f * rock;
  c[TailPitch] = rest[TailPitch] + r.tail + arch + 4.0f * wave(r.bob_times * phase);
  c[TailYaw] = 8.0f * wave(phase + 0.25f);
  c[TailTipYaw] = 10.0f * wave(phase + 0.1f);
  return c;
}

Walker walker(const Ride& ride) {
  Walker w{ride.gait, ride.start, {}, [=](float time) { return riding(ride, time); }};
  for (std::size_t i = 0; i < kLegs.size(); ++i)
    w.legs.push_back({kLegs[i].controls, ride.phases[i], kLegs[i].hind ? kFootstep2 : kFootstep1});
  return w;
}

Gait gait(int frames, float duty, float lift, float fold) {
  Gait g;
  g.frames = frames;
  g.duty = duty;
  g.velocity = {};
  g.omega = 0.0f;
  const float swing = 1.0f - duty;
  g.lift = Curve(
      {{0.0f, 0.0f}, {duty, 0.0f}, {duty + 0.45f * swing, lift}, {duty + 0.8f * swing, 0.35f * lift}}, 1.0f);
  g.pitch = Curve({{0.0f, 0.0f},
                   {0.55f * duty, 0.0f},
                   {duty, 0.45f * fold},
                   {duty + 0.3f * swing, fold},
                   {duty + 0.85f * swing, 0.0f}},
                  1.0f);
  return g;
}

// Opposite feet together.
constexpr std::array<float, 4> kDiagonal = {0.0f, 0.5f, 0.5f, 0.0f};

// Begun so that the pair that carries the first step stands where it stood.
void begin(Ride& ride) {
  const float length = ride.gait.velocity.y * ride.gait.seconds();
  const float phase = 0.5f * ride.gait.duty - ride.behind / length;
  ride.start = wrap(phase + static_cast<float>(kSetOff + 1) / static_cast<float>(ride.gait.frames));
}

Ride trot() {
  Ride r;
  r.gait = gait(16, 0.47f, 0.10f, 62.0f);
  r.gait.velocity = {0.0f, kTrotSpeed, 0.0f};
  r.phases = kDiagonal;
  r.drop = 0.03f;
  r.bob = 0.016f;
  r.high_at = 0.47f;
  r.sway = 5.0f;
  r.neck = 8.0f;
  r.head = -4.0f;
  r.tail = 22.0f;
  begin(r);
  return r;
}

// The hind legs push together, the fore legs take the landing.
Ride gallop() {
  Ride r;
  r.gait = gait(14, 0.27f, 0.17f, 88.0f);
  r.gait.velocity = {0.0f, kGallopSpeed, 0.0f};
  r.phases = {0.48f, 0.60f, 0.0f, 0.12f};
  r.drop = 0.055f;
  r.bob = 0.045f;
  r.bob_times = 1.0f;
  r.high_at = 0.62f;
  r.rock = 9.0f;
  r.rock_at = 0.58f;
  r.arch = 15.0f;
  r.arch_at = 0.92f;
  r.neck = 26.0f;
  r.head = -16.0f;
  r.tail = 44.0f;
  begin(r);
  return r;
}

Ride sidestep() {
  Ride r;
  r.gait = gait(14, 0.55f, 0.07f, 30.0f);
  r.gait.velocity = {kSideSpeed, 0.0f, 0.0f};
  r.phases = kDiagonal;
  r.start = 0.275f;
  r.drop = 0.03f;
  r.bob = 0.008f;
  return r;
}

Ride turn() {
  Ride r;
  r.gait = gait(14, 0.55f, 0.07f, 30.0f);
  r.gait.omega = kTurnSpeed;
  r.phases = kDiagonal;
  r.start = 0.275f;
  r.drop = 0.035f;
  r.bob = 0.008f;
  return r;
}

}  // namespace

void add_gaits(Score& score) {
  using namespace acm::command;
  const Walker trots = walker(trot()), gallops = walker(gallop());
  const auto cycle = [&](Command substate, const Walker& w, std::uint8_t bits) {
    score.cycle(kNonCombat, substate,
                motion_of({score.play(stride_cycle(w))}, w.gait.velocity, {0.0f, 0.0f, w.gait.omega}, bits));
  };
  const auto link = [&](Command from, Command to, const Clip& clip) {
    score.link(kNonCombat, from, to, motion_of({score.play(clip)}));
  };
  score.style_default(kNonCombat, kReady);
  score.cycle(kNonCombat, kReady, motion_of({score.play(breathing(standing()), 24.0f)}));
  cycle(kWalkForward, trots, 0);
  cycle(kRunForward, gallops, 0);
  cycle(kTurnRight, walker(turn()), MotionData::kOnlyFromDefaultState);
  cycle(kSideStepRight, walker(sidestep()), MotionData::kOnlyFromDefaultState);
  link(kReady, kWalkForward, into_stride(standing(), trots, kSetOff));
  link(kWalkForward, kReady, out_of_stride(trots, standing(), kStop));
  link(kReady, kRunForward, into_stride(standing(), gallops, kSetOff));
  link(kRunForward, kReady, out_of_stride(gallops, standing(), kStop));
  link(kWalkForward, kRunForward, into_stride(trots.pose(0.0f), gallops, kChange));
  link(kRunForward, kWalkForward, into_stride(gallops.pose(0.0f), trots, kChange));
  score.modifier(0, kTurnRight, motion_of({}, {}, {0.0f, 0.0f, kTurnSpeed}));
  score.modifier(0, kSideStepRight, motion_of({}, {kSideSpeed, 0.0f, 0.0f}));
}

}  // namespace acm::sample::beast
