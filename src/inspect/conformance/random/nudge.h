// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "random_assets.h"

namespace acm::random_cases {

/// How a question is changed by the least that numbers can change by: all its lengths of time, as doubles or
/// as floats, the numbers of its objects, or the other numbers of its script.
enum class Nudge {
  TimesUp,
  TimesDown,
  FloatTimesUp,
  FloatTimesDown,
  ObjectsUp,
  ObjectsDown,
  NumbersUp,
  NumbersDown
};
inline constexpr Nudge kNudges[] = {Nudge::TimesUp,        Nudge::TimesDown,  Nudge::FloatTimesUp,
                                    Nudge::FloatTimesDown, Nudge::ObjectsUp,  Nudge::ObjectsDown,
                                    Nudge::NumbersUp,      Nudge::NumbersDown};

[[nodiscard]] inline bool changes_objects(Nudge nudge) {
  return nudge == Nudge::ObjectsUp || nudge == Nudge::ObjectsDown;
}

LooseAssets nudged(const LooseAssets& assets, Nudge nudge);
/// Changes one line only, counted from 1; 0: all.
std::string nudged(std::span<const std::string> script, Nudge nudge, std::size_t only = 0);

}  // namespace acm::random_cases
