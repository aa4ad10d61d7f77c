// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/types.hpp"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <string>

namespace acm::scenario {

// How numbers, vectors and lists are written in a trace.

// A trace knows one NaN: its sign depends on the processor.
inline double known(double value) {
  return std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value;
}

inline std::string text(Vec3 v) {
  return fmt::format("{:.9g},{:.9g},{:.9g}", known(v.x), known(v.y), known(v.z));
}

inline std::string text(const Frame& f) {
  const Quat& q = f.rotation;
  return fmt::format("{}/{:.9g},{:.9g},{:.9g},{:.9g}", text(f.origin), known(q.w), known(q.x), known(q.y),
                     known(q.z));
}

// The elements of a list, each written by a function, with commas between.
template <class Range, class Write>
std::string list(const Range& range, Write write) {
  std::string out = "[";
  for (const auto& element : range) {
    if (out.size() > 1) out += ',';
    out += write(element);
  }
  return out + "]";
}

}  // namespace acm::scenario
