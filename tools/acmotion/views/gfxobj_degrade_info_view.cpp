// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <limits>

#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

namespace {

std::string mode_text(std::uint32_t mode) {
  switch (mode) {
    case GfxObjDegradeInfo::kAsPlaced: return "as placed";
    case GfxObjDegradeInfo::kFacingEye: return "facing the eye";
    case GfxObjDegradeInfo::kAroundX: return "facing the eye about x";
    case GfxObjDegradeInfo::kAroundY: return "facing the eye about y";
    case GfxObjDegradeInfo::kAroundZ: return "facing the eye about z";
    default: return fmt::format("mode {}", mode);
  }
}

// Records end with a level whose distances are the greatest numbers there are.
std::string distance_text(const GfxObjDegradeInfo::Level& level) {
  if (level.min_distance == std::numeric_limits<float>::max()) return "at greater distances";
  return fmt::format("distance {} to {}, ideal {}", level.min_distance, level.max_distance,
                     level.ideal_distance);
}

}  // namespace

Json summary_of(const GfxObjDegradeInfo& info) {
  return {{"levels", info.levels.size()}};
}

void print_text(const GfxObjDegradeInfo& info, const TextOptions& options) {
  print_heading(ObjectType::GfxObjDegradeInfo, info.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), counted(info.levels.size(), "level"));
  for (std::size_t i = 0; i < info.levels.size(); ++i) {
    const GfxObjDegradeInfo::Level& level = info.levels[i];
    print("  level {}  {}  {}, {}\n", i, level.gfxobj == 0 ? "nothing   " : id_text(level.gfxobj),
          distance_text(level), mode_text(level.mode));
  }
}

}  // namespace acm::tool
