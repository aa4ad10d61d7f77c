// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "key_times.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace acm::gltf {

namespace {

// Editors count in frames of their own and back, which moves times by a few units of their last place.
constexpr double kPartOfAFrame = 0.01;

}  // namespace

void KeyTimes::append(double at) {
  auto time = static_cast<float>(at);
  if (!times_.empty() && !(time > times_.back()))
    time = std::nextafter(times_.back(), std::numeric_limits<float>::infinity());
  times_.push_back(time);
}

void KeyTimes::add(double start, double end, std::uint32_t frames) {
  for (std::uint32_t i = 0; i < frames; ++i) append(start + (end - start) * i / frames);
}

double KeyTimes::slack(std::size_t key) const {
  double gap = std::numeric_limits<double>::infinity();
  if (key > 0) gap = static_cast<double>(times_[key]) - times_[key - 1];
  if (key + 1 < times_.size()) gap = std::min(gap, static_cast<double>(times_[key + 1]) - times_[key]);
  return std::isfinite(gap) ? gap * kPartOfAFrame : 0.0;
}

std::optional<std::size_t> KeyTimes::key_at(float time) const {
  const auto after = static_cast<std::size_t>(std::ranges::lower_bound(times_, time) - times_.begin());
  for (const std::size_t key : {after, after - 1})
    if (key < times_.size() && std::fabs(static_cast<double>(times_[key]) - time) <= slack(key)) return key;
  return std::nullopt;
}

}  // namespace acm::gltf
