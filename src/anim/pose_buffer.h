// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/poses.hpp"

#include <cstddef>

namespace acm {

/// The strides of a buffer with nothing left to be worked out, in bytes.
struct PoseStrides {
  std::size_t part;
  std::size_t object;
  std::size_t scale_part;
  std::size_t scale_object;
  std::size_t mesh_part;
  std::size_t mesh_object;
};

[[nodiscard]] PoseStrides strides_of(const PoseOptions& options, const PoseBuffer& buffer);

}  // namespace acm
