// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstring>

#include "pose_writer.h"

/// How frames are read one by one and four at a time. Not for pose_eight_lanes.cpp, which shares no function.
namespace acm::pose_kernel {

template <>
inline Rotations<float> load_rows<float>(const Frame* frame, std::size_t offset) {
  float row[4];
  std::memcpy(row, reinterpret_cast<const std::byte*>(frame) + offset, sizeof row);
  return {row[0], row[1], row[2], row[3]};
}

template <>
inline Rotations<Float4> load_rows<Float4>(const Frame* frames, std::size_t offset) {
  const std::byte* memory = reinterpret_cast<const std::byte*>(frames) + offset;
  Float4 rows[4];
  for (std::size_t i = 0; i < 4; ++i) rows[i] = load_four(memory + i * sizeof(Frame));
  transpose(rows[0], rows[1], rows[2], rows[3]);
  return {rows[0], rows[1], rows[2], rows[3]};
}

}  // namespace acm::pose_kernel
