// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace acm::sample {

/// A number over time, given by keys and joined smoothly. It never leaves the range of the two keys around
/// it, so a foot that is keyed to stay on the ground stays there. Rests at its ends, unless it is periodic.
class Curve {
 public:
  struct Key {
    float at;
    float value;
  };

  Curve() = default;
  Curve(std::initializer_list<Key> keys, float period = 0.0f);

  /// Adds a key, or replaces the one at the same place.
  void set(float at, float value);
  /// Zero: not periodic. Keys must lie in [0, period).
  void set_period(float period) { period_ = period; }

  [[nodiscard]] float at(float x) const;
  [[nodiscard]] bool empty() const { return keys_.empty(); }

 private:
  [[nodiscard]] Key neighbour(std::ptrdiff_t index) const;
  [[nodiscard]] float slope(std::ptrdiff_t index) const;

  std::vector<Key> keys_;
  float period_ = 0.0f;
};

/// The controls of a creature at one moment: metres and degrees, numbered by the creature's own enumeration.
inline constexpr std::size_t kControlCount = 64;
using Controls = std::array<float, kControlCount>;

struct Change {
  int control;
  float value;
};

Controls changed(Controls controls, std::initializer_list<Change> changes);

/// Between two sets of controls; 0 gives a, 1 gives b.
Controls mix(const Controls& a, const Controls& b, float t);

/// A curve for every control. A control without keys keeps its value of `rest`.
class Tracks {
 public:
  explicit Tracks(const Controls& rest) : rest_(rest) {}

  Tracks& key(float at, std::initializer_list<Change> changes);
  Tracks& key(float at, const Controls& controls);
  /// Like key, but only for the controls that some key has named; the others keep their rest.
  Tracks& settle(float at, const Controls& controls);
  Tracks& loop(float period);

  [[nodiscard]] Controls at(float x) const;

 private:
  Controls rest_;
  std::array<Curve, kControlCount> curves_;
};

/// Smooth step from 0 to 1.
constexpr float ease(float t) {
  return t <= 0.0f ? 0.0f : t >= 1.0f ? 1.0f : t * t * (3.0f - 2.0f * t);
}

}  // namespace acm::sample
