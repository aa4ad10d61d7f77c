// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Traces are what scenarios print for machines (scenario.hpp).
namespace acm::inspect {

/// The first place where two traces part.
struct TraceDifference {
  std::size_t line = 0;  ///< counted from 1
  std::string left;      ///< the line of the first trace; empty when it has ended
  std::string right;
  std::string field;        ///< the last word before the difference, such as "fn"; may be empty
  std::size_t left_at = 0;  ///< where in the line of the first trace it begins, in bytes
  std::size_t right_at = 0;
};

inline constexpr double kTraceTolerance = 1e-4;

/// Compares traces as text, but numbers with a tolerance relative to their size (at least 1), and a rotation
/// may be negated as a whole. Messages (`bytes=`) are compared field by field. Ids, counts and everything
/// else must be equal.
std::optional<TraceDifference> compare_traces(std::string_view left, std::string_view right,
                                              double tolerance = kTraceTolerance);

}  // namespace acm::inspect
