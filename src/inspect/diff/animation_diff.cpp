// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "inspect/diff/animation_diff.h"

#include "inspect/text/hook_text.h"
#include "inspect/text/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace acm {

namespace {

using FrameDifference = TableDifference;

bool same_bits(const Frame& a, const Frame& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

/// Which frames differ, and by how much at most.
class FrameChanges {
 public:
  void add(std::uint32_t frame, const Frame& before, const Frame& after) {
    if (same_bits(before, after)) return;
    if (frames_ == 0 || last_ != frame) {
      if (frames_++ == 0) first_ = frame;
      last_ = frame;
    }
    const float metres = length(after.origin - before.origin);
    if (metres > farthest_) farthest_ = metres;
  }
  void write(std::vector<FrameDifference>& out, const char* what) const {
    if (frames_ == 0) return;
    out.push_back({FrameDifference::Kind::Changed, what,
                   fmt::format("{} differ, from frame {} to {}, by up to {:.4g} m",
                               inspect::counted(frames_, "frame"), first_, last_, farthest_)});
  }

 private:
  std::uint32_t frames_ = 0, first_ = 0, last_ = 0;
  float farthest_ = 0.0f;
};

void compare_count(std::vector<FrameDifference>& out, const char* what, std::uint64_t before,
                   std::uint64_t after) {
  if (before != after)
    out.push_back({FrameDifference::Kind::Changed, what, fmt::format("{} -> {}", before, after)});
}

void compare_frames(std::vector<FrameDifference>& out, const Animation& a, const Animation& b) {
  const std::uint32_t frames = std::min(a.frame_count, b.frame_count);
  const std::uint32_t parts = std::min(a.part_count, b.part_count);
  FrameChanges poses, root;
  for (std::uint32_t f = 0; f < frames; ++f)
    for (std::uint32_t p = 0; p < parts; ++p) poses.add(f, a.parts(f)[p], b.parts(f)[p]);
  if (a.has_position_frames() && b.has_position_frames())
    for (std::uint32_t f = 0; f < frames; ++f) root.add(f, a.position_frames[f], b.position_frames[f]);
  poses.write(out, "poses");
  root.write(out, "root motion");
}

std::vector<std::string> hook_texts(const Animation& animation, std::uint32_t frame) {
  std::vector<std::string> texts;
  if (frame < animation.frame_count)
    for (const Hook& hook : animation.hooks_of(frame)) texts.push_back(inspect::hook_text(hook));
  return texts;
}

void compare_hooks(std::vector<FrameDifference>& out, const Animation& a, const Animation& b) {
  for (std::uint32_t f = 0; f < std::max(a.frame_count, b.frame_count); ++f) {
    const std::vector<std::string> before = hook_texts(a, f), after = hook_texts(b, f);
    const std::string place = fmt::format("frame {}", f);
    for (const std::string& text : before)
      if (std::ranges::count(before, text) > std::ranges::count(after, text))
        out.push_back({FrameDifference::Kind::Removed, place, text});
    for (const std::string& text : after)
      if (std::ranges::count(after, text) > std::ranges::count(before, text))
        out.push_back({FrameDifference::Kind::Added, place, text});
  }
}

}  // namespace

std::vector<TableDifference> compare_animations(const Animation& before, const Animation& after) {
  std::vector<FrameDifference> out;
  compare_count(out, "parts", before.part_count, after.part_count);
  compare_count(out, "frames", before.frame_count, after.frame_count);
  compare_count(out, "flags", before.flags, after.flags);
  compare_frames(out, before, after);
  compare_hooks(out, before, after);
  return out;
}

}  // namespace acm
