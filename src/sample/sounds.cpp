// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "sounds.h"

#include "base/math.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "content.h"

namespace acm::sample {

namespace {

constexpr std::uint32_t kRate = 11025;  // samples per second, as almost all shipped waves have

/// Noise between -1 and 1 that is the same everywhere.
class Noise {
 public:
  explicit Noise(std::uint32_t seed) : state_(seed) {}
  float next() {
    state_ = state_ * 1664525u + 1013904223u;
    return static_cast<float>(state_ >> 8) / 8388608.0f - 1.0f;
  }

 private:
  std::uint32_t state_;
};

/// Lets slow changes through; the smaller the share, the duller the sound.
class LowPass {
 public:
  float operator()(float in, float share) {
    value_ += (in - value_) * share;
    return value_;
  }

 private:
  float value_ = 0.0f;
};

// Sine of a number of whole turns.
float tone(float turns) {
  return math::sin((turns - std::floor(turns)) * static_cast<float>(2.0 * math::kPi));
}

// Falls from 1 by a factor of about 20 in `seconds`.
float decay(float time, float seconds) {
  return math::pow(0.05f, time / seconds);
}

// Rises to 1 at the middle of [0, seconds] and falls again.
float swell(float time, float seconds) {
  const float s = std::clamp(time / seconds, 0.0f, 1.0f);
  return 16.0f * s * s * (1.0f - s) * (1.0f - s);
}

Wave recorded(WaveId id, float seconds, const std::function<float(float time)>& sound) {
  Wave wave;
  wave.id = id;
  wave.header = make_pcm_header(1, kRate, 16);
  const auto count = static_cast<std::uint32_t>(seconds * kRate);
  for (std::uint32_t i = 0; i < count; ++i) {
    // The last hundredth of a second fades, so that nothing clicks.
    const float fade = std::min(1.0f, static_cast<float>(count - 1 - i) / (0.01f * kRate));
    const float value = std::clamp(sound(static_cast<float>(i) / kRate) * fade, -1.0f, 1.0f);
    const auto sample = static_cast<std::uint16_t>(static_cast<std::int16_t>(value * 32000.0f));
    wave.samples.push_back(static_cast<std::byte>(sample & 0xFF));
    wave.samples.push_back(static_cast<std::byte>(sample >> 8));
  }
  return wave;
}

// A dull blow: a low tone that drops, under a short scuff of noise.
Wave thud(WaveId id, float seconds, float pitch, float scuff) {
  Noise noise(id);
  LowPass soft;
  return recorded(id, seconds, [=](float t) mutable {
    const float body = tone(pitch * t * (1.0f - 0.6f * t)) * decay(t, seconds * 0.6f);
    return 0.7f * body + scuff * soft(noise.next(), 0.25f) * decay(t, seconds * 0.35f);
  });
}

Wave swish(WaveId id, float seconds, float brightness) {
  Noise noise(id);
  LowPass bright, dull;
  return recorded(id, seconds, [=](float t) mutable {
    const float rise = swell(t, seconds), n = noise.next();
    return 2.2f * rise * (bright(n, 0.1f + brightness * rise) - dull(n, 0.04f));
  });
}

// A plucked string that hums on.
Wave twang(WaveId id) {
  Noise noise(id);
  LowPass soft;
  return recorded(id, 0.4f, [=](float t) mutable {
    const float hum =
        tone(98.0f * t) + 0.5f * tone(196.7f * t) * decay(t, 0.2f) + 0.3f * tone(295.5f * t) * decay(t, 0.1f);
    return 0.45f * hum * decay(t, 0.3f) + 0.6f * soft(noise.next(), 0.5f) * decay(t, 0.03f);
  });
}

Wave chime(WaveId id) {
  return recorded(id, 0.7f, [](float t) {
    const float shimmer = 1.0f + 0.3f * tone(7.0f * t);
    return 0.3f * shimmer * swell(t, 1.0f) * 1.6f *
           (tone(523.25f * t) + 0.7f * tone(784.0f * t) + 0.5f * tone(1046.5f * t));
  });
}

Wave growl(WaveId id) {
  Noise noise(id);
  LowPass soft;
  return recorded(id, 0.5f, [=](float t) mutable {
    const float throat = tone(62.0f * t + 0.4f * tone(11.0f * t)), rough = 0.6f + 0.4f * tone(31.0f * t);
    return swell(t, 0.5f) * rough * (0.7f * throat + 1.4f * soft(noise.next(), 0.12f));
  });
}

Wave creak(WaveId id) {
  Noise noise(id);
  LowPass soft;
  return recorded(id, 0.6f, [=](float t) mutable {
    // Short cracks that follow one another faster and faster.
    const float turns = 24.0f * t + 22.0f * t * t, crack = decay(turns - std::floor(turns), 0.6f);
    return swell(t, 0.62f) * crack *
           (0.6f * tone(340.0f * t + 60.0f * t * t) + 0.9f * soft(noise.next(), 0.3f));
  });
}

SoundTable sound_table(ObjectId id, std::initializer_list<SoundTable::Node> children) {
  SoundTable table;
  table.id = id;
  table.root.entries = {{}};  // shipped tables have one empty entry here
  table.root.children = children;
  return table;
}

SoundTable::Node sound(SoundType type, std::initializer_list<WaveId> waves, float volume) {
  SoundTable::Node node;
  node.key = type;
  for (const WaveId wave : waves) node.entries.push_back({wave, 0.0f, 1.0f, volume});
  return node;
}

}  // namespace

void add_sounds(Content& content) {
  content.add(thud(kThudWave, 0.16f, 92.0f, 0.55f));
  content.add(thud(kThud2Wave, 0.15f, 84.0f, 0.65f));
  content.add(swish(kSwishWave, 0.26f, 0.55f));
  content.add(thud(kPunchWave, 0.12f, 150.0f, 0.9f));
  content.add(twang(kTwangWave));
  content.add(chime(kChimeWave));
  content.add(thud(kFallWave, 0.34f, 58.0f, 0.8f));
  content.add(thud(kPawWave, 0.09f, 130.0f, 0.35f));
  content.add(thud(kPaw2Wave, 0.09f, 118.0f, 0.4f));
  content.add(growl(kGrowlWave));
  content.add(creak(kCreakWave));
  content.add(thud(kLatchWave, 0.1f, 210.0f, 0.5f));

  content.add(sound_table(kMannequinSounds, {sound(kSwoosh2, {kSwishWave}, 0.8f),
                                             sound(kFootstep1, {kThudWave, kThud2Wave}, 0.5f),
                                             sound(kFootstep2, {kThud2Wave, kThudWave}, 0.5f)}));
  content.add(
      sound_table(kBeastSounds, {sound(kSwoosh2, {kSwishWave}, 0.6f), sound(kFootstep1, {kPawWave}, 0.4f),
                                 sound(kFootstep2, {kPaw2Wave}, 0.4f)}));
  content.add(sound_table(kDoorSounds, {}));
}

}  // namespace acm::sample
