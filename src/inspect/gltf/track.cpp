// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "track.h"

#include "base/math.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace acm::gltf {

namespace {

// Two rotations that are this near, as cosine, are as good as on a line.
constexpr float kNear = 0.9995f;

// Along the shorter arc, as glTF wants it.
void slerp(const float* a, const float* b, float part, float* out) {
  float cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
  const float sign = cosine < 0.0f ? -1.0f : 1.0f;
  cosine = std::fabs(cosine);
  float of_a = 1.0f - part, of_b = part;
  if (cosine < kNear) {
    const float angle = math::acos(cosine);
    of_a = math::sin(of_a * angle) / math::sin(angle);
    of_b = math::sin(of_b * angle) / math::sin(angle);
  }
  for (int i = 0; i < 4; ++i) out[i] = of_a * a[i] + sign * of_b * b[i];
}

}  // namespace

std::optional<Track> Track::make(const Accessor& times, const Accessor& values, Kind kind,
                                 FirstError& first_error) {
  if (times.width != 1) first_error.record("the times of keys are not single numbers");
  const std::size_t wanted = kind == Kind::Cubic ? 3 * times.count : times.count;
  if (values.count != wanted || times.count == 0)
    first_error.record(fmt::format("there are {} keys for {} times", values.count, times.count));
  if (!first_error.ok()) return std::nullopt;
  float before = -1.0f;
  for (std::size_t i = 0; i < times.count; ++i) {
    const float time = times.at(i, 0);
    if (!std::isfinite(time) || time <= before) {
      first_error.record(fmt::format("the times of keys do not ascend ({} after {})", time, before));
      return std::nullopt;
    }
    before = time;
  }
  return Track(times, values, kind);
}

// A cubic key has its value between two tangents.
float Track::value(std::size_t key, std::size_t part) const {
  return values_.at(kind_ == Kind::Cubic ? 3 * key + 1 : key, part);
}

Track::Place Track::find(double time, double slack) const {
  std::size_t low = 0, high = times_.count;  // the first key that comes later is in [low, high]
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (times_.at(middle, 0) > time + slack)
      high = middle;
    else
      low = middle + 1;
  }
  if (low == 0) return {0, 0.0f, 0.0f};
  const std::size_t key = low - 1;
  const double at = times_.at(key, 0);
  if (low == times_.count || std::fabs(at - time) <= slack || kind_ == Kind::Step) return {key, 0.0f, 0.0f};
  const double seconds = times_.at(low, 0) - at;
  return {key, static_cast<float>((time - at) / seconds), static_cast<float>(seconds)};
}

void Track::sample(double time, double slack, float* out) const {
  const Place place = find(time, slack);
  const std::size_t width = values_.width;
  float a[4], b[4];
  for (std::size_t i = 0; i < width; ++i) out[i] = a[i] = value(place.key, i);
  if (place.part == 0.0f) return;
  for (std::size_t i = 0; i < width; ++i) b[i] = value(place.key + 1, i);
  const float t = place.part;
  if (kind_ == Kind::Linear && width == 4) return slerp(a, b, t, out);
  for (std::size_t i = 0; i < width; ++i) {
    if (kind_ == Kind::Linear) {
      out[i] = a[i] + (b[i] - a[i]) * t;
      continue;
    }
    const float leaving = values_.at(3 * place.key + 2, i) * place.seconds;
    const float arriving = values_.at(3 * (place.key + 1), i) * place.seconds;
    const float tt = t * t, ttt = tt * t;
    out[i] = (2 * ttt - 3 * tt + 1) * a[i] + (ttt - 2 * tt + t) * leaving + (3 * tt - 2 * ttt) * b[i] +
             (ttt - tt) * arriving;
  }
}

bool Track::has_key(double at, double slack) const {
  const Place place = find(at, slack);
  return std::fabs(time(place.key) - at) <= slack;
}

Vec3 Track::translation(double time, double slack) const {
  float v[4];
  sample(time, slack, v);
  return {v[0], v[1], v[2]};
}

Quat Track::rotation(double time, double slack) const {
  float v[4];
  sample(time, slack, v);
  return {v[3], v[0], v[1], v[2]};
}

}  // namespace acm::gltf
