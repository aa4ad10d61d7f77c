// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "stride.h"

#include <algorithm>

namespace acm::sample {

namespace {

std::size_t index(const Walker::Leg& leg, int control) {
  return static_cast<std::size_t>(leg.first + control);
}

bool is_leg(const Walker& walker, std::size_t control) {
  const int c = static_cast<int>(control);
  return std::any_of(walker.legs.begin(), walker.legs.end(), [c](const Walker::Leg& leg) {
    return c >= leg.first && c < leg.first + kLegControlCount;
  });
}

// How much of its first displacement a foot still has at a time of the link into a gait. A standing foot
// keeps it until it leaves the ground, a lifted one gives it up before it comes down.
float foot_share(const Walker& walker, const Walker::Leg& leg, float end, float time) {
  const float frames = static_cast<float>(walker.gait.frames);
  const float phase = walker.phase(leg, -end);
  if (phase >= walker.gait.duty) return 1.0f - ease(time / std::min(end, (1.0f - phase) * frames));
  const float lifted = std::min((walker.gait.duty - phase) * frames, end - 1.0f);
  return 1.0f - ease((time - lifted) / (end - lifted));
}

void key_foot(Tracks& tracks, const Walker::Leg& leg, float at, const Controls& pose,
              std::initializer_list<int> controls) {
  for (const int control : controls) tracks.key(at, {{leg.first + control, pose[index(leg, control)]}});
}

}  // namespace

Clip stride_cycle(const Walker& walker) {
  Clip clip;
  clip.kind = Clip::Kind::Cycle;
  clip.frames = walker.gait.frames;
  clip.pose = walker.pose;
  for (const Walker::Leg& leg : walker.legs) {
    const float down = (1.0f - walker.phase(leg, 0.0f)) * static_cast<float>(walker.gait.frames);
    // At either end the hook would be lost in one direction of play; it may come a frame early or late.
    clip.hooks.push_back(
        {std::clamp(down, 2.0f, static_cast<float>(clip.frames - 1)), sound_type_hook(leg.sound)});
  }
  return clip;
}

Clip into_stride(const Controls& from, const Walker& walker, int frames) {
  Clip clip;
  clip.frames = frames;
  const float end = clip.end_time();
  const Controls first = walker.pose(-end);
  clip.pose = [=](float time) {
    Controls c = walker.pose(time - end);
    const float body = 1.0f - ease(time / end);
    for (std::size_t i = 0; i < c.size(); ++i)
      if (!is_leg(walker, i)) c[i] += (from[i] - first[i]) * body;
    for (const Walker::Leg& leg : walker.legs) {
      const float share = foot_share(walker, leg, end, time);
      const float shape = std::min(share, body);
      for (int control = 0; control < kLegControlCount; ++control) {
        const bool on_ground = control == kFootX || control == kFootY || control == kFootYaw;
        const std::size_t i = index(leg, control);
        // The position on the ground keeps its offset; the shape of the foot is blended, so that no foot is
        // pressed into the ground.
        c[i] += on_ground ? (from[i] - first[i]) * share : (from[i] - c[i]) * shape;
      }
    }
    return c;
  };
  for (const Walker::Leg& leg : walker.legs) {
    const float down = end - walker.phase(leg, 0.0f) * static_cast<float>(walker.gait.frames);
    if (down > 2.0f && down < static_cast<float>(frames))
      clip.hooks.push_back({down, sound_type_hook(leg.sound)});
  }
  return clip;
}

Clip out_of_stride(const Walker& walker, const Controls& to, int frames,
                   const std::function<void(Tracks&, float end)>& swing) {
  Clip clip;
  clip.frames = frames;
  const float end = clip.end_time();
  const Controls first = walker.pose(0.0f);
  Tracks tracks(first);
  tracks.key(0.0f, first).key(end, to);
  if (swing) swing(tracks, end);
  for (const Walker::Leg& leg : walker.legs) {
    const bool stands = walker.phase(leg, 0.0f) < walker.gait.duty;
    const float lift = end * (stands ? 0.45f : 0.0f), down = end * (stands ? 0.92f : 0.5f);
    key_foot(tracks, leg, lift, first, {kFootX, kFootY, kFootYaw});
    key_foot(tracks, leg, down, to, {kFootX, kFootY, kFootZ, kFootPitch, kFootRoll, kFootYaw, kToes});
    if (stands) key_foot(tracks, leg, lift, to, {kFootZ, kFootPitch, kToes});
    tracks.key(0.5f * (lift + down), {{leg.first + kFootZ, std::max(0.05f, 0.6f * first[index(leg, kFootZ)])},
                                      {leg.first + kFootPitch, 10.0f}});
    if (down < static_cast<float>(frames) - 0.5f) clip.hooks.push_back({down, sound_type_hook(leg.sound)});
  }
  clip.pose = [tracks](float time) { return tracks.at(time); };
  return clip;
}

}  // namespace acm::sample
