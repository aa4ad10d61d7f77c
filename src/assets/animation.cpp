// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/animation.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <cassert>

namespace acm {

namespace {

bool hook_starts_ascend(const Animation& a) {
  for (std::size_t i = 1; i < a.hook_starts.size(); ++i)
    if (a.hook_starts[i] < a.hook_starts[i - 1]) return false;
  return true;
}

}  // namespace

bool Animation::is_consistent() const {
  const std::size_t position_count = (flags & kHasPositionFrames) != 0 ? frame_count : 0;
  return position_frames.size() == position_count &&
         part_frames.size() == std::size_t{frame_count} * part_count &&
         hook_starts.size() == std::size_t{frame_count} + 1 && hook_starts.front() == 0 &&
         hook_starts.back() == hooks.size() && hook_starts_ascend(*this);
}

Result<Animation> read_animation(Bytes bytes) {
  Result<Animation> animation = read_record<Animation>(bytes);
  if (animation) trim(animation->hooks);
  return animation;
}

Vector<std::byte> write_animation(const Animation& a) {
  assert(a.is_consistent());
  return write_record(a, 16 + (a.position_frames.size() + a.part_frames.size()) * kFrameBytes +
                             a.frame_count * sizeof(std::uint32_t));
}

}  // namespace acm
