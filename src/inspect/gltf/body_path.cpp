// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "body_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <vector>

#include "base64.h"
#include "edited_animation.h"
#include "glb.h"

namespace acm::gltf {

namespace {

// The bytes of a file are little-endian on every machine, and so are these.
void append_float(Vector<std::byte>& out, float value) {
  const auto bits = std::bit_cast<std::uint32_t>(value);
  for (int shift = 0; shift < 32; shift += 8) out.push_back(static_cast<std::byte>(bits >> shift));
}

Accessor accessor_of(Bytes bytes, std::size_t width) {
  return {bytes, bytes.size() / (4 * width), width, 4 * width, kFloatComponent};
}

/// The path as tracks, which interpolate as those of the file do.
class PathTracks {
 public:
  PathTracks(const BodyPath& path, const KeyTimes& times, FirstError& first_error) {
    for (const float time : times.all()) append_float(times_, time);
    // A motion without frames holds the body, at time 0.
    if (times_.empty()) append_float(times_, 0.0f);
    const Accessor at = accessor_of(times_, 1);
    translation = Track::make(at, accessor_of(path.translations, 3), Track::Kind::Linear, first_error);
    rotation = Track::make(at, accessor_of(path.rotations, 4), Track::Kind::Linear, first_error);
  }

  std::optional<Track> translation, rotation;

 private:
  Vector<std::byte> times_;
};

/// A time, and how far from it a key still counts as there.
struct Moment {
  double time;
  double slack;
};

// Where the path has its keys, and where only the body has one: between them both are straight.
std::vector<Moment> moments(const PathTracks& path, const KeyTimes& times, const NodeTracks& body) {
  std::vector<Moment> out;
  for (std::size_t key = 0; key < path.translation->keys(); ++key)
    out.push_back({path.translation->time(key), key < times.all().size() ? times.slack(key) : 0.0});
  for (const std::optional<Track>* track : {&body.translation, &body.rotation})
    if (*track)
      for (std::size_t key = 0; key < (*track)->keys(); ++key)
        if (const float time = (*track)->time(key); !times.key_at(time)) out.push_back({time, 0.0});
  return out;
}

std::string change_text(const Change& change) {
  std::string text;
  if (change.metres > 0.0) text = fmt::format("moved by {:.3g} m", change.metres);
  if (change.radians > 0.0)
    text += fmt::format("{}turned by {:.3g} degrees", text.empty() ? "" : " and ",
                        change.radians * 180.0 / std::numbers::pi);
  return text.empty() ? "nowhere" : text;
}

}  // namespace

std::string body_path_text(std::span<const Frame> keys) {
  Vector<std::byte> bytes;
  for (const Frame& key : keys) {
    const Quat& q = key.rotation;
    for (const float value : {key.origin.x, key.origin.y, key.origin.z, q.x, q.y, q.z, q.w})
      append_float(bytes, value);
  }
  return to_base64(bytes);
}

std::optional<BodyPath> read_body_path(std::string_view text) {
  constexpr std::size_t kWidth = 7;
  const std::optional<Vector<std::byte>> bytes = from_base64(text);
  if (!bytes || bytes->empty() || bytes->size() % (4 * kWidth) != 0) return std::nullopt;
  const Accessor all = accessor_of(*bytes, kWidth);
  BodyPath path;
  path.keys = all.count;
  for (std::size_t key = 0; key < all.count; ++key)
    for (std::size_t i = 0; i < kWidth; ++i) {
      const float value = all.at(key, i);
      if (!std::isfinite(value)) return std::nullopt;
      append_float(i < 3 ? path.translations : path.rotations, value);
    }
  return path;
}

std::string body_path_finding(const BodyPath& path, const KeyTimes& times, const NodeTracks& body,
                              const Frame& rest) {
  FirstError first_error;
  const PathTracks wanted(path, times, first_error);
  if (!first_error.ok()) return "the record of where the body goes does not fit its keys";
  for (const auto& [time, slack] : moments(wanted, times, body)) {
    const Frame is{body.translation ? body.translation->translation(time, slack) : rest.origin,
                   body.rotation ? body.rotation->rotation(time, slack) : rest.rotation};
    const Frame was{wanted.translation->translation(time, 0.0), wanted.rotation->rotation(time, 0.0)};
    const float reach = std::max({std::fabs(was.origin.x), std::fabs(was.origin.y), std::fabs(was.origin.z)});
    const Change change = change_between(is, was, reach);
    if (change.is_edit() || !std::isfinite(change.metres) || !std::isfinite(change.radians))
      return fmt::format(
          "body is {} at {:.4f} s; the table and position frames say where it goes, and they stay as they "
          "are",
          change_text(change), time);
  }
  return {};
}

}  // namespace acm::gltf
