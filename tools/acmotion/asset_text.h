// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "acmotion/assets/animation.h"
#include "acmotion/assets/motion_table.h"

namespace acm::tool {

enum class FrameDetail {
  Hooks,  ///< frames with root motion or hooks
  All     ///< every frame with all its parts
};

// Objects for reading by people. Not everything is shown; json_of shows everything.
void print_text(const Animation& animation, std::size_t bytes, FrameDetail detail);
void print_text(const MotionTable& table, std::size_t bytes);

}  // namespace acm::tool
