// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "reader.h"

namespace acm::gltf {

/// Keys of one node's translation or rotation, to be asked at any time.
class Track {
 public:
  enum class Kind : std::uint8_t { Step, Linear, Cubic };

  /// Nothing, and an error, when times do not ascend or the counts do not agree.
  static std::optional<Track> make(const Accessor& times, const Accessor& values, Kind kind,
                                   FirstError& first_error);

  /// At a time in seconds; a key within `slack` of it is taken as it is. Before the first key and after the
  /// last those hold.
  [[nodiscard]] Vec3 translation(double time, double slack) const;
  [[nodiscard]] Quat rotation(double time, double slack) const;

  [[nodiscard]] std::size_t keys() const { return times_.count; }
  [[nodiscard]] float time(std::size_t key) const { return times_.at(key, 0); }
  [[nodiscard]] bool has_key(double time, double slack) const;
  [[nodiscard]] Kind kind() const { return kind_; }

 private:
  Track(const Accessor& times, const Accessor& values, Kind kind)
      : times_(times), values_(values), kind_(kind) {}

  /// Two keys and how far the time is from the first to the second.
  struct Place {
    std::size_t key;
    float part;
    float seconds;  ///< between the two
  };
  [[nodiscard]] Place find(double time, double slack) const;
  void sample(double time, double slack, float* out) const;
  [[nodiscard]] float value(std::size_t key, std::size_t part) const;

  Accessor times_;
  Accessor values_;
  Kind kind_;
};

}  // namespace acm::gltf
