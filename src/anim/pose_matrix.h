// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/poses.hpp"
#include "anim/pose.h"

#include <cstddef>
#include <span>

namespace acm {

/// Matrices that are to be written for parts, from the frames of a pose.
struct MatrixJob {
  void* out = nullptr;
  std::size_t stride = 0;  ///< bytes from part to part: at least the format's size, a multiple of 4
  PoseFormat format = PoseFormat::Matrix4x4;  ///< not Frames
  MatrixOrder order = MatrixOrder::RowMajor;
  std::span<const Frame> frames = {};
  std::span<const Vec3> part_scales = {};  ///< what each part is scaled by; parts beyond its end by 1
  float scale = 1.0f;                      ///< and all of them
  bool output_goes_on = false;             ///< the matrices of another pose follow in memory, and shortly
  PoseLanes lanes = PoseLanes::Four;       ///< more counts as Four; all give the same bits
};

/// Writes one matrix for each frame: scale, then rotate, then move.
void write_matrices(const MatrixJob& job);

}  // namespace acm
