// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "edited_animation.h"

#include "base/math.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "shown_pose.h"

namespace acm::gltf {

namespace {

// What is nearer to the original than this has not been edited: a hundredth of a millimetre, or the noise of
// an editor that turns axes and rotations there and back (Blender's stays below 1e-6).
constexpr double kSameMetres = 1e-5;
constexpr double kSameRadians = 1e-5;

double distance(Vec3 a, Vec3 b) {
  return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y,
                    static_cast<double>(a.z) - b.z);
}

// Exact for small angles too, as a cosine is not.
double angle(Quat a, Quat b) {
  const double w = static_cast<double>(a.w) * b.w + static_cast<double>(a.x) * b.x +
                   static_cast<double>(a.y) * b.y + static_cast<double>(a.z) * b.z;
  const double x = static_cast<double>(a.w) * b.x - static_cast<double>(a.x) * b.w -
                   static_cast<double>(a.y) * b.z + static_cast<double>(a.z) * b.y;
  const double y = static_cast<double>(a.w) * b.y + static_cast<double>(a.x) * b.z -
                   static_cast<double>(a.y) * b.w - static_cast<double>(a.z) * b.x;
  const double z = static_cast<double>(a.w) * b.z - static_cast<double>(a.x) * b.y +
                   static_cast<double>(a.y) * b.x - static_cast<double>(a.z) * b.w;
  return 2.0 * math::atan2(std::hypot(x, y, z), std::fabs(w));
}

}  // namespace

Change change_between(const Frame& a, const Frame& b, float reach) {
  Change change{distance(a.origin, b.origin),
                angle(normalized_or(a.rotation, Quat{}), normalized_or(b.rotation, Quat{}))};
  if (change.metres <= kSameMetres * std::max(1.0f, reach)) change.metres = 0.0;
  if (change.radians <= kSameRadians) change.radians = 0.0;
  return change;
}

EditedAnimation::EditedAnimation(const Animation& original)
    : original_(original), shown_(original.part_frames.size()) {}

Change EditedAnimation::show(std::uint32_t frame, std::uint32_t part, const Skeleton::Place& place,
                             const std::string& clip) {
  if (part >= original_.part_count) return {};
  const std::size_t at = std::size_t{frame} * original_.part_count + part;
  if (!shown_[at]) ++places_shown_;
  shown_[at] = true;
  const Frame& original = original_.parts(frame)[part];
  const Change change = change_between(place.frame, shown(original), place.reach);
  // Coordinates that leave the range of floats on the way were not made by hand.
  if (!change.is_edit() || !std::isfinite(change.metres) || !std::isfinite(change.radians)) return {};
  Edit edit{place.frame, change, clip};
  if (change.metres == 0.0) edit.frame.origin = original.origin;
  if (change.radians == 0.0) edit.frame.rotation = original.rotation;
  keep(frame, part, edit, place.reach);
  return change;
}

void EditedAnimation::keep(std::uint32_t frame, std::uint32_t part, const Edit& edit, float reach) {
  const auto [it, is_new] = edits_.try_emplace({frame, part}, edit);
  if (is_new) return;
  const auto size = [](const Edit& e) { return std::max(e.change.metres, e.change.radians); };
  // Each was within the tolerance of the original, so the two may differ by twice as much.
  const Change between = change_between(edit.frame, it->second.frame, reach);
  if (between.metres > 2.0 * kSameMetres * std::max(1.0f, reach) || between.radians > 2.0 * kSameRadians)
    conflicting_clips_ = {it->second.clip, edit.clip};
  if (size(edit) > size(it->second)) it->second = edit;
}

GltfImport::Imported EditedAnimation::result() const {
  GltfImport::Imported out{original_, write_animation(original_), 0, {}, {}};
  std::set<std::uint32_t> frames;
  std::set<std::string> clips;
  std::map<std::uint32_t, inspect::EditedPart> parts;
  for (const auto& [at, edit] : edits_) {
    const auto& [frame, number] = at;
    frames.insert(frame);
    clips.insert(edit.clip);
    out.animation.part_frames[std::size_t{frame} * original_.part_count + number] = edit.frame;
    inspect::EditedPart& part = parts[number];
    part.part = number;
    ++part.frames;
    part.metres = std::max(part.metres, edit.change.metres);
    part.radians = std::max(part.radians, edit.change.radians);
  }
  out.edited_frames = static_cast<std::uint32_t>(frames.size());
  out.edited_in.assign(clips.begin(), clips.end());
  for (const auto& [number, part] : parts) out.edited_parts.push_back(part);
  return out;
}

}  // namespace acm::gltf
