// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Poses eight parts at a time. This file alone is compiled for AVX2, and its functions run only where the
// machine has it. It must call no inline function that other files use too: the linker keeps one copy of such
// a function, which could be the one from here. Templates over Float8 are safe, for nobody else has them.
#include "eight_lanes.h"  // first, since vectors have no namespace in which the templates below could look
#include "pose_writer.h"

namespace acm::pose_kernel {

template <>
inline Rotations<Float8> load_rows<Float8>(const Frame* frames, std::size_t offset) {
  const std::byte* memory = reinterpret_cast<const std::byte*>(frames) + offset;
  Float8 rows[4];
  for (std::size_t i = 0; i < 4; ++i)
    load_halves(rows[i], memory + i * sizeof(Frame), memory + (i + 4) * sizeof(Frame));
  transpose(rows[0], rows[1], rows[2], rows[3]);
  return {rows[0], rows[1], rows[2], rows[3]};
}

template <>
inline void store(std::byte* out, std::size_t stride, Origins<Float8> o, Rotations<Float8> r) {
  Float8 w = r.w;
  transpose(o.x, o.y, o.z, w);
  transpose(r.w, r.x, r.y, r.z);
  const Float8 low[4] = {o.x, o.y, o.z, w};
  const Float8 high[4] = {r.w, r.x, r.y, r.z};
  for (std::size_t i = 0; i < 4; ++i) {
    std::byte* first = out + i * stride;
    std::byte* second = out + (i + 4) * stride;
    store_halves(low[i], first, second);
    store_halves(high[i], first + kFromW, second + kFromW);
  }
}

std::size_t write_blended_eight(const Job& job, std::size_t begin, std::size_t end) {
  return write_blended<Float8>(job, begin, end);
}
std::size_t write_key_frame_eight(const Job& job, std::size_t begin, std::size_t end) {
  return write_key_frame<Float8>(job, begin, end);
}

}  // namespace acm::pose_kernel
