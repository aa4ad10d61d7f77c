// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <algorithm>

#include "mannequin_gait.h"
#include "sounds.h"

namespace acm::sample::mannequin {

namespace {

/// One foot of a stride, under the names of the right one.
struct Side {
  int shift;
  float phase_ahead;  ///< of the right foot
  std::uint32_t sound;
};
constexpr Side kSides[] = {{0, 0.0f, kFootstep1}, {kLegControls, 0.5f, kFootstep2}};

float phase_at(const Stride& s, const Side& side, float time) {
  return wrap(s.start + side.phase_ahead + time / static_cast<float>(s.gait.frames));
}

std::size_t index(int control, const Side& side) {
  return static_cast<std::size_t>(control + side.shift);
}

bool is_leg(std::size_t control) {
  return control >= RFootX && control < kUsedControls;
}

// How much of its first displacement a foot still has at a time of the passage into a stride. A standing foot
// keeps it until it leaves the ground, a lifted one gives it up before it comes down.
float foot_share(const Stride& s, const Side& side, float end, float time) {
  const float frames = static_cast<float>(s.gait.frames);
  const float phase = phase_at(s, side, -end);
  if (phase >= s.gait.duty) return 1.0f - ease(time / std::min(end, (1.0f - phase) * frames));
  const float lifted = std::min((s.gait.duty - phase) * frames, end - 1.0f);
  return 1.0f - ease((time - lifted) / (end - lifted));
}

}  // namespace

Stride begun_from(Stride s, const Controls& stance, Foot standing_foot, int frames) {
  const Side& side = kSides[standing_foot == Foot::Right ? 0 : 1];
  const float length = s.gait.velocity.y * s.gait.seconds();
  const float phase = 0.5f * s.gait.duty - (s.behind + stance[index(RFootY, side)]) / length;
  s.start =
      wrap(phase - side.phase_ahead + static_cast<float>(frames + 1) / static_cast<float>(s.gait.frames));
  return s;
}

Clip stride_cycle(const Stride& s, const Controls& upper) {
  Clip clip;
  clip.kind = Clip::Kind::Cycle;
  clip.frames = s.gait.frames;
  clip.pose = [=](float time) { return in_stride(s, upper, time); };
  for (const Side& side : kSides) {
    const float down = (1.0f - phase_at(s, side, 0.0f)) * static_cast<float>(s.gait.frames);
    // At either end the hook would be lost in one direction of play; it may come a frame early or late.
    clip.hooks.push_back(
        {std::clamp(down, 2.0f, static_cast<float>(clip.frames - 1)), sound_type_hook(side.sound)});
  }
  return clip;
}

Clip into_stride(const Controls& from, const Stride& s, const Controls& upper, int frames) {
  Clip clip;
  clip.frames = frames;
  const float end = clip.end_time();
  const Controls first = in_stride(s, upper, -end);
  clip.pose = [=](float time) {
    Controls c = in_stride(s, upper, time - end);
    const float body = 1.0f - ease(time / end);
    for (std::size_t i = 0; i < c.size(); ++i)
      if (!is_leg(i)) c[i] += (from[i] - first[i]) * body;
    for (const Side& side : kSides) {
      const float share = foot_share(s, side, end, time);
      for (const int control : {RFootX, RFootY, RFootYaw})
        c[index(control, side)] += (from[index(control, side)] - first[index(control, side)]) * share;
      for (const int control : {RFootZ, RFootPitch, RFootRoll, RToes, RKneeOut})
        c[index(control, side)] +=
            (from[index(control, side)] - first[index(control, side)]) * std::min(share, body);
    }
    return c;
  };
  for (const Side& side : kSides) {
    const float down = end - phase_at(s, side, 0.0f) * static_cast<float>(s.gait.frames);
    if (down > 2.0f && down < static_cast<float>(frames))
      clip.hooks.push_back({down, sound_type_hook(side.sound)});
  }
  return clip;
}

Clip out_of_stride(const Stride& s, const Controls& upper, const Controls& to, int frames) {
  Clip clip;
  clip.frames = frames;
  const float end = clip.end_time();
  const Controls first = in_stride(s, upper, 0.0f);
  Tracks tracks(first);
  tracks.key(0.0f, first).key(end, to);
  // The body swings on over its feet and comes back.
  tracks.key(end * 0.4f, {{PelvisY, to[PelvisY] + 0.05f},
                          {PelvisZ, std::min(first[PelvisZ], to[PelvisZ]) - 0.01f},
                          {ChestPitch, to[ChestPitch] - 3.0f}});
  for (const Side& side : kSides) {
    const bool stands = phase_at(s, side, 0.0f) < s.gait.duty;
    const float lift = end * (stands ? 0.45f : 0.0f), down = end * (stands ? 0.92f : 0.5f);
    const auto copy = [&](float at, const Controls& pose, std::initializer_list<int> controls) {
      for (const int control : controls)
        tracks.key(at, {{static_cast<int>(index(control, side)), pose[index(control, side)]}});
    };
    copy(lift, first, {RFootX, RFootY, RFootYaw});
    copy(down, to, {RFootX, RFootY, RFootYaw, RFootZ, RFootPitch, RFootRoll, RToes});
    if (stands) copy(lift, to, {RFootZ, RFootPitch, RToes});
    tracks.key(0.5f * (lift + down),
               {{static_cast<int>(index(RFootZ, side)), std::max(0.05f, 0.6f * first[index(RFootZ, side)])},
                {static_cast<int>(index(RFootPitch, side)), 10.0f}});
    if (down < static_cast<float>(frames) - 0.5f) clip.hooks.push_back({down, sound_type_hook(side.sound)});
  }
  clip.pose = [tracks](float time) { return tracks.at(time); };
  return clip;
}

}  // namespace acm::sample::mannequin
