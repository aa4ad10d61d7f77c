// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace acm::wire {

/// Whether a timestamp follows another on a circle of 16 bits. Equal is not newer; exactly opposite, the
/// smaller number is (wire 5.1).
constexpr bool is_newer(std::uint16_t timestamp, std::uint16_t than) {
  const int distance = timestamp > than ? timestamp - than : than - timestamp;
  return distance > 0x7FFF ? timestamp < than : than < timestamp;
}

/// What the timestamps of an object count, in the order of its description (wire 3.4).
enum class Timestamp : std::uint8_t {
  Position = 0,
  Movement = 1,
  State = 2,
  Vector = 3,
  Teleport = 4,
  ServerControl = 5,
  ForcePosition = 6,
  ObjDesc = 7,
  Instance = 8,
};

/// The last timestamps seen of an object, or, on the sending side, the last ones sent.
struct TimestampTable {
  static constexpr std::size_t kCount = 9;

  std::array<std::uint16_t, kCount> values{};

  [[nodiscard]] std::uint16_t& operator[](Timestamp s) { return values[static_cast<std::size_t>(s)]; }
  [[nodiscard]] std::uint16_t operator[](Timestamp s) const { return values[static_cast<std::size_t>(s)]; }
  /// Counts one on, for a sender, and returns the value to send.
  std::uint16_t advance(Timestamp s) { return ++(*this)[s]; }

  friend bool operator==(const TimestampTable&, const TimestampTable&) = default;
};

}  // namespace acm::wire
