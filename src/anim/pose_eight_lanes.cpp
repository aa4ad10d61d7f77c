// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT

// Poses eight parts at a time. This file alone is compiled for AVX2, and its functions run only where the
// machine has it. It must call no inline function that other files use too: the linker keeps one copy of such
// a function, which could be the one from here. Templates over Float8 are safe, for nobody else has them.
#include "eight_lanes.h"  // first, since vectors have no namespace in which the templates below could look
#include "pose_writer.h"

namespace acm::pose_kernel {

inline void store(std::byte* out, std::size_t stride, Parts<Float8> p) {
  Float8 w = p.qw;
  transpose(p.x, p.y, p.z, w);
  transpose(p.qw, p.qx, p.qy, p.qz);
  const Float8 low[4] = {p.x, p.y, p.z, w};
  const Float8 high[4] = {p.qw, p.qx, p.qy, p.qz};
  for (std::size_t i = 0; i < 4; ++i) {
    std::byte* first = out + i * stride;
    std::byte* second = out + (i + 4) * stride;
    store_halves(low[i], first, second);
    store_halves(high[i], first + kFromW, second + kFromW);
  }
}

template <>
inline Parts<Float8> load<Float8>(const Frame* frames) {
  const std::byte* memory = reinterpret_cast<const std::byte*>(frames);
  const auto row = [memory](std::size_t i, std::size_t offset) {
    const std::byte* first = memory + i * sizeof(Frame) + offset;
    Float8 result;
    load_halves(result, first, first + 4 * sizeof(Frame));
    return result;
  };
  Float8 x = row(0, 0), y = row(1, 0), z = row(2, 0), w = row(3, 0);
  transpose(x, y, z, w);
  Float8 qw = row(0, kFromW), qx = row(1, kFromW), qy = row(2, kFromW), qz = row(3, kFromW);
  transpose(qw, qx, qy, qz);
  return {x, y, z, qw, qx, qy, qz};
}

std::size_t write_blended_eight(const Job& job, std::size_t begin, std::size_t end) {
  return write_blended<Float8>(job, begin, end);
}
std::size_t write_key_frame_eight(const Job& job, std::size_t begin, std::size_t end) {
  return write_key_frame<Float8>(job, begin, end);
}

}  // namespace acm::pose_kernel
