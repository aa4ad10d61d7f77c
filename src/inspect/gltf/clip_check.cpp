// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "clip_check.h"

#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>

#include "names.h"

namespace acm::gltf {

namespace {

using inspect::counted;
using inspect::grouped;

// If a smaller share of the keys than this lies between frames, they were set by hand.
constexpr double kFew = 0.1;

constexpr const char* kSampledAgain =
    "the animation was sampled again (in Blender: untick Always Sample Animations)";

}  // namespace

ClipCheck::ClipCheck(const Skeleton& skeleton, const Tracks& tracks, const KeyTimes& times, bool held)
    : skeleton_(skeleton), tracks_(tracks), times_(times), held_(held), has_key_(times.all().size()) {
  for (const auto& [node, pair] : tracks)
    for (const std::optional<Track>* track : {&pair.translation, &pair.rotation})
      if (*track) check_keys(node, **track);
}

void ClipCheck::check_keys(std::size_t node, const Track& track) {
  const std::size_t between_before = between_.count, late_before = late_.count;
  keys_ += track.keys();
  for (std::size_t i = 0; i < track.keys(); ++i) {
    const float time = track.time(i);
    if (const std::optional<std::size_t> key = times_.key_at(time))
      has_key_[*key] = true;
    else if (!times_.all().empty() && time < times_.all().back())
      between_.add(node, time);
    else
      late_.add(node, time);
    end_ = std::max(end_, time);
  }
  if (between_.count > between_before) with_keys_between_.push_back(&track);
  is_longer_ = is_longer_ || late_.count - late_before > 1;
}

// Whether its keys are those of frames when `last`, which is not the end now, is brought to the end.
bool ClipCheck::is_stretched(const Track& track, float last) const {
  const double end = times_.all().back();
  if (!(last > 0.0f) || times_.key_at(last) == times_.all().size() - 1) return false;
  for (std::size_t i = 0; i < track.keys(); ++i)
    if (!times_.key_at(static_cast<float>(track.time(i) * (end / last)))) return false;
  return true;
}

// All tracks that have keys between frames. A part that stands still may have a key or two, which fit nearly
// everywhere: others must tell.
bool ClipCheck::is_stretched() const {
  bool tells = false;
  for (const Track* track : with_keys_between_) {
    const std::size_t keys = track->keys();
    if (!is_stretched(*track, track->time(keys - 1)) && !is_stretched(*track, end_)) return false;
    tells = tells || keys >= 3 || keys == times_.all().size();
  }
  return tells;
}

// Made slower, quicker, longer, or cut off at the end: not the mark of sampling, which keeps the length but
// for a last key that may come after the end.
bool ClipCheck::has_other_length() const {
  if (between_.count > 0) return is_longer_ || is_stretched();
  return late_.count > 0 || (no_key_.count > 0 && no_key_.time > end_);
}

std::string ClipCheck::length_finding() const {
  return fmt::format(
      "the length was changed from {:.4f} s to {:.4f} s{}; the number of frames and their rate are fixed",
      times_.all().back(), end_,
      late_.count > 0 ? fmt::format(" ({} after the end, the first of {} at {:.4f} s)",
                                    counted(late_.count, "key"), name_of(late_), late_.time)
                      : "");
}

// Whether a node is between two keys that are no longer steps.
bool ClipCheck::has_own_slide(std::size_t node, std::size_t frame) const {
  const auto it = tracks_.find(node);
  if (it == tracks_.end()) return false;
  for (const std::optional<Track>* track : {&it->second.translation, &it->second.rotation})
    if (*track && (*track)->kind() != Track::Kind::Step &&
        !(*track)->has_key(times_.all()[frame], times_.slack(frame)))
      return true;
  return false;
}

// The same of a node or one that it hangs on. Every node is looked at once for a frame: chains may be long.
bool ClipCheck::slides(std::size_t node, std::size_t frame) {
  std::vector<std::size_t> way;
  std::size_t at = node;
  for (; skeleton_.needs(at) && known_[at].frame != frame + 1; at = *skeleton_.node(at).parent)
    way.push_back(at);
  bool found = skeleton_.needs(at) && known_[at].slides;
  while (!way.empty()) {
    found = found || has_own_slide(way.back(), frame);
    known_[way.back()] = {frame + 1, found};
    way.pop_back();
  }
  return found;
}

void ClipCheck::note_edit(std::size_t frame, const Skeleton::Part& part, const Change& change) {
  const float time = times_.all()[frame];
  if (!has_key_[frame])
    no_key_.add(part.node, time, frame);
  else if (held_ && slides(part.node, frame))
    slides_.add(part.node, time, frame);
  const auto it = tracks_.find(part.node);
  const bool moves = it != tracks_.end() && it->second.translation;
  const bool turns = it != tracks_.end() && it->second.rotation;
  if ((change.metres == 0.0 || moves) && (change.radians == 0.0 || turns)) return;
  if (no_track_.count == 0)
    lost_path_ = turns ? "translation" : moves ? "rotation" : "translation and rotation";
  no_track_.add(part.node, time, frame);
}

std::string ClipCheck::name_of(const Finding& finding) const {
  return printable(skeleton_.node(finding.node).name);
}

std::vector<std::string> ClipCheck::findings() const {
  std::vector<std::string> out;
  const bool other_length = has_other_length();
  if (other_length) out.push_back(length_finding());
  if (between_.count > 0 && !is_stretched())
    out.push_back(fmt::format("{} between frames, of {} in all, the first of {} at {:.4f} s: {}",
                              counted(between_.count, "key"), grouped(keys_), name_of(between_),
                              between_.time,
                              other_length || between_.count < kFew * static_cast<double>(keys_)
                                  ? "what they show would be lost; move them to a frame"
                                  : kSampledAgain));
  if (late_.count > 0 && !other_length)
    out.push_back(fmt::format("{} after the end, the first of {} at {:.4f} s; the number of frames is fixed",
                              counted(late_.count, "key"), name_of(late_), late_.time));
  if (no_key_.count > 0 && between_.count == 0 && !other_length)
    out.push_back(
        fmt::format("no part has a key any more at frame {} ({:.4f} s), and {} is elsewhere there: {}",
                    no_key_.frame, no_key_.time, name_of(no_key_), kSampledAgain));
  if (slides_.count > 0)
    out.push_back(
        fmt::format("{} has no key of its own at frame {} ({:.4f} s) and slides there from key to "
                    "key; it was exported with keys that stand (in Blender: set their interpolation "
                    "to Constant)",
                    name_of(slides_), slides_.frame, slides_.time));
  if (no_track_.count > 0)
    out.push_back(fmt::format("{} has no keys of its {} any more and is elsewhere by that",
                              name_of(no_track_), lost_path_));
  return out;
}

}  // namespace acm::gltf
