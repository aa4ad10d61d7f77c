// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "curve.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace acm::sample {

Curve::Curve(std::initializer_list<Key> keys, float period) : period_(period) {
  for (const Key& k : keys) set(k.at, k.value);
}

void Curve::set(float at, float value) {
  const auto place =
      std::lower_bound(keys_.begin(), keys_.end(), at, [](const Key& k, float x) { return k.at < x; });
  if (place != keys_.end() && place->at == at)
    place->value = value;
  else
    keys_.insert(place, {at, value});
}

// The key at an index that may lie beyond either end: the next turn of a periodic curve, or the end key.
Curve::Key Curve::neighbour(std::ptrdiff_t index) const {
  const auto n = static_cast<std::ptrdiff_t>(keys_.size());
  if (period_ <= 0.0f) return keys_[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(index, 0, n - 1))];
  const std::ptrdiff_t turn = index < 0 ? -1 : index / n;
  const Key& k = keys_[static_cast<std::size_t>(index - turn * n)];
  return {k.at + static_cast<float>(turn) * period_, k.value};
}

// Steffen's slope: zero at a turning point, and never so steep that the curve would leave its keys.
float Curve::slope(std::ptrdiff_t index) const {
  const Key a = neighbour(index - 1), b = neighbour(index), c = neighbour(index + 1);
  if (a.at == b.at || b.at == c.at) return 0.0f;
  const float left = (b.value - a.value) / (b.at - a.at);
  const float right = (c.value - b.value) / (c.at - b.at);
  if (left * right <= 0.0f) return 0.0f;
  const float middle = (left * (c.at - b.at) + right * (b.at - a.at)) / (c.at - a.at);
  const float least = std::min({std::fabs(left), std::fabs(right), 0.5f * std::fabs(middle)});
  return left < 0.0f ? -2.0f * least : 2.0f * least;
}

float Curve::at(float x) const {
  assert(!keys_.empty());
  if (period_ > 0.0f) {
    x -= period_ * std::floor((x - keys_.front().at) / period_);
  } else {
    if (x <= keys_.front().at) return keys_.front().value;
    if (x >= keys_.back().at) return keys_.back().value;
  }
  const auto after =
      std::upper_bound(keys_.begin(), keys_.end(), x, [](float value, const Key& k) { return value < k.at; });
  const std::ptrdiff_t index = (after - keys_.begin()) - 1;
  const Key a = neighbour(index), b = neighbour(index + 1);
  const float span = b.at - a.at;
  if (span <= 0.0f) return a.value;
  const float t = (x - a.at) / span, u = 1.0f - t;
  return a.value * (1.0f + 2.0f * t) * u * u + b.value * (1.0f + 2.0f * u) * t * t +
         slope(index) * span * t * u * u - slope(index + 1) * span * t * t * u;
}

Controls changed(Controls controls, std::initializer_list<Change> changes) {
  for (const Change& c : changes) controls[static_cast<std::size_t>(c.control)] = c.value;
  return controls;
}

Controls mix(const Controls& a, const Controls& b, float t) {
  Controls out;
  for (std::size_t i = 0; i < kControlCount; ++i) out[i] = a[i] + (b[i] - a[i]) * t;
  return out;
}

Tracks& Tracks::key(float at, std::initializer_list<Change> changes) {
  for (const Change& c : changes) curves_[static_cast<std::size_t>(c.control)].set(at, c.value);
  return *this;
}

Tracks& Tracks::key(float at, const Controls& controls) {
  for (std::size_t i = 0; i < kControlCount; ++i) curves_[i].set(at, controls[i]);
  return *this;
}

Tracks& Tracks::settle(float at, const Controls& controls) {
  for (std::size_t i = 0; i < kControlCount; ++i)
    if (!curves_[i].empty()) curves_[i].set(at, controls[i]);
  return *this;
}

Tracks& Tracks::loop(float period) {
  for (Curve& c : curves_) c.set_period(period);
  return *this;
}

Controls Tracks::at(float x) const {
  Controls out = rest_;
  for (std::size_t i = 0; i < kControlCount; ++i)
    if (!curves_[i].empty()) out[i] = curves_[i].at(x);
  return out;
}

}  // namespace acm::sample
