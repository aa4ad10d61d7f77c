// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/host.hpp"
#include "acmotion/types.hpp"
#include "base/bytes.h"

#include <cstdint>

namespace acm {

/// Which mesh stands in at which distance (dat-formats 2.6).
struct GfxObjDegradeInfo {
  struct Level {
    ObjectId gfxobj = 0;
    std::uint32_t mode = 0;
    float min_distance = 0.0f;
    float ideal_distance = 0.0f;
    float max_distance = 0.0f;
  };

  ObjectId id = 0;
  Vector<Level> levels;
};

Result<GfxObjDegradeInfo> read_gfxobj_degrade_info(Bytes bytes);
Vector<std::byte> write_gfxobj_degrade_info(const GfxObjDegradeInfo& info);

}  // namespace acm
