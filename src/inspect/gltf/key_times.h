// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace acm::gltf {

/// The times at which a clip has its keys. Export writes them and import expects them, so both lay them out
/// here: files hold floats, which keep frames apart only as far as they are fine enough.
class KeyTimes {
 public:
  /// The frames of a segment, evenly from `start` to before `end`.
  void add(double start, double end, std::uint32_t frames);
  /// The one key that gives the last frame its length.
  void finish(double end) { append(end); }

  [[nodiscard]] const std::vector<float>& all() const { return times_; }
  /// How far from the time of a key another still counts as that key.
  [[nodiscard]] double slack(std::size_t key) const;
  /// The key that a time stands for; nothing when it is between two.
  [[nodiscard]] std::optional<std::size_t> key_at(float time) const;

 private:
  // Times ascend, also where the clip is too long, or its frames are too short, for floats.
  void append(double at);

  std::vector<float> times_;
};

}  // namespace acm::gltf
