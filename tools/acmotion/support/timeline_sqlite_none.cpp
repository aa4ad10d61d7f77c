// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "timeline_rows.h"
#include "tool_error.h"

namespace acm::tool {

std::string timeline_sqlite(const std::vector<MotionRow>&) {
  throw ToolError("this build has no SQLite; --csv can be imported by any database", kWrongUsage);
}

}  // namespace acm::tool
