// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/vec3.h"

#include <string>
#include <vector>

#include "views/timeline_view.h"

// The motions of tables and their hits as rows, for databases.
namespace acm::tool {

struct HitRow {
  double time = 0.0;
  std::uint32_t part = 0;
  float left_x = 0.0f, left_y = 0.0f, right_x = 0.0f, right_y = 0.0f, radius = 0.0f, height = 0.0f;
};

struct MotionRow {
  ObjectId table = 0;
  Command style = 0, from = 0, motion = 0;
  float speed = 1.0f;
  double done = 0.0, steady = 0.0, period = 0.0;  ///< seconds; kNever for what never comes
  Vec3 moved, velocity;
  std::vector<HitRow> hits;
};

MotionRow row_of(const ShownTimeline& shown);

/// One line for each hit of each motion, and one for a motion that does not hit; the first line names the
/// columns. A time that never comes is empty.
std::string timeline_csv(const std::vector<MotionRow>& rows);

/// An SQLite database with the tables `motions` and `hits`. Throws ToolError, also when this build has no
/// SQLite.
std::string timeline_sqlite(const std::vector<MotionRow>& rows);

}  // namespace acm::tool
