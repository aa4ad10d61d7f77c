// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "key_frame.h"

#include <bit>
#include <cstring>

namespace acm {

void read_frames(ByteReader& in, std::vector<Frame>& out, std::size_t n, const char* field) {
  const std::size_t first = out.size();
  if constexpr (std::endian::native == std::endian::little) {
    const Bytes bytes = in.raw(n * kFrameBytes, field);
    if (bytes.empty()) return;
    out.resize(first + n);
    std::memcpy(out.data() + first, bytes.data(), bytes.size());
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

void read_hooks(ByteReader& in, std::vector<Hook>& out) {
  const std::uint32_t n = in.count("hook count", kMinHookBytes);
  for (std::uint32_t i = 0; i < n && in.ok(); ++i) out.push_back(read_hook(in));
}

void write_hooks(ByteWriter& out, std::span<const Hook> hooks) {
  out.u32(static_cast<std::uint32_t>(hooks.size()));
  for (const Hook& hook : hooks) write_hook(out, hook);
}

}  // namespace acm
