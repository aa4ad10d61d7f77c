// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "key_frame.h"

#include <bit>
#include <cstdint>
#include <cstring>

namespace acm {

namespace {

bool is_aligned_for_frames(const std::byte* p) {
  return reinterpret_cast<std::uintptr_t>(p) % alignof(Frame) == 0;
}

}  // namespace

void read_frames(ByteReader& in, Vector<Frame>& out, std::size_t n, const char* field) {
  if constexpr (std::endian::native == std::endian::little) {
    const Bytes bytes = in.raw(n * kFrameBytes, field);
    if (is_aligned_for_frames(bytes.data())) {
      // Frames lie in the record as they do in memory. Inserting them where they lie, instead of resizing and
      // copying, saves one pass over all key frames: the one that would clear them first.
      const auto* frames = reinterpret_cast<const Frame*>(bytes.data());
      out.insert(out.end(), frames, frames + bytes.size() / kFrameBytes);
    } else {
      const std::size_t first = out.size();
      out.resize(first + bytes.size() / kFrameBytes);
      std::memcpy(out.data() + first, bytes.data(), bytes.size());
    }
  } else {
    for (std::size_t i = 0; i < n && in.ok(); ++i) out.push_back(in.frame(field));
  }
}

void write_frames(ByteWriter& out, std::span<const Frame> frames) {
  if constexpr (std::endian::native == std::endian::little) {
    out.raw(std::as_bytes(frames));
  } else {
    for (const Frame& f : frames) out.frame(f);
  }
}

void read_hooks(ByteReader& in, Vector<Hook>& out) {
  const std::uint32_t n = in.count("hook count", kMinHookBytes);
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) out.push_back(read_hook(in));
}

void write_hooks(ByteWriter& out, std::span<const Hook> hooks) {
  out.u32(static_cast<std::uint32_t>(hooks.size()));
  for (const Hook& hook : hooks) write_hook(out, hook);
}

}  // namespace acm
