// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/animation.h"

#include <cassert>

#include "key_frame.h"
#include "record.h"

namespace acm {

namespace {

// Without frames nothing backs the part count, yet callers size poses by it.
constexpr std::uint32_t kMaxPartsWithoutFrames = 0xFFFF;

// Refuses counts that the remaining bytes cannot hold, so that the arrays can be sized by them. Divides
// instead of multiplying: part_count * frame_count may exceed 64 bits of bytes.
bool accept_counts(ByteReader& in, const Animation& a, std::uint64_t parts_at, std::uint64_t frames_at) {
  if (a.frame_count == 0) {
    if (a.part_count > kMaxPartsWithoutFrames) in.fail(ErrorCode::LimitExceeded, "part_count", parts_at);
    return in.ok();
  }
  if (!in.accept_count("part_count", a.part_count, kFrameBytes, parts_at)) return false;
  std::size_t frame_bytes = std::size_t{a.part_count} * kFrameBytes + sizeof(std::uint32_t);
  if ((a.flags & Animation::kHasPositionFrames) != 0) frame_bytes += kFrameBytes;
  return in.accept_count("frame_count", a.frame_count, frame_bytes, frames_at);
}

void read_key_frames(ByteReader& in, Animation& a) {
  a.part_frames.reserve(std::size_t{a.frame_count} * a.part_count);
  a.hook_starts.reserve(std::size_t{a.frame_count} + 1);
  a.hook_starts.push_back(0);
  for (std::uint32_t f = 0; f < a.frame_count && in.ok(); ++f) {
    read_frames(in, a.part_frames, a.part_count, "part frame");
    read_hooks(in, a.hooks);
    a.hook_starts.push_back(static_cast<std::uint32_t>(a.hooks.size()));
  }
  trim(a.hooks);
}

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

// retail: CAnimation::UnPack (dat-formats 2.2)
Result<Animation> read_animation(Bytes bytes) {
  ByteReader in(bytes);
  Animation a;
  a.id = in.u32("id");
  if (in.ok() && object_type(a.id) != ObjectType::Animation)
    in.fail(ErrorCode::WrongType, "id is not that of an animation", 0);
  const std::uint64_t flags_at = in.offset();
  a.flags = in.u32("flags");
  note_unknown_flags(in, a.flags, Animation::kHasPositionFrames | Animation::kHasHooks, flags_at);
  const std::uint64_t parts_at = in.offset();
  a.part_count = in.u32("part_count");
  const std::uint64_t frames_at = in.offset();
  a.frame_count = in.u32("frame_count");
  if (in.ok() && accept_counts(in, a, parts_at, frames_at)) {
    if ((a.flags & Animation::kHasPositionFrames) != 0) {
      a.position_frames.reserve(a.frame_count);
      read_frames(in, a.position_frames, a.frame_count, "position frame");
    }
    read_key_frames(in, a);
  }
  return finish_record(in, std::move(a));
}

Vector<std::byte> write_animation(const Animation& a) {
  assert(a.is_consistent());
  ByteWriter out;
  out.reserve(16 + (a.position_frames.size() + a.part_frames.size()) * kFrameBytes +
              a.frame_count * sizeof(std::uint32_t));
  out.u32(a.id);
  out.u32(a.flags);
  out.u32(a.part_count);
  out.u32(a.frame_count);
  write_frames(out, a.position_frames);
  for (std::uint32_t f = 0; f < a.frame_count; ++f) {
    write_frames(out, a.parts(f));
    write_hooks(out, a.hooks_of(f));
  }
  return std::move(out).take();
}

}  // namespace acm
