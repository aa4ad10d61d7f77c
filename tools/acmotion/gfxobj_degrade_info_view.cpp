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
std::string distance_text(float distance) {
  return distance == std::numeric_limits<float>::max() ? "any" : fmt::format("{}", distance);
}

}  // namespace

Json json_of(const GfxObjDegradeInfo& info) {
  Json json = {
      {"id", hex32(info.id)}, {"type", to_string(ObjectType::GfxObjDegradeInfo)}, {"levels", Json::array()}};
  for (const GfxObjDegradeInfo::Level& level : info.levels)
    json["levels"].push_back({{"gfxobj", hex32(level.gfxobj)},
                              {"mode", level.mode},
                              {"min_distance", exact(level.min_distance)},
                              {"ideal_distance", exact(level.ideal_distance)},
                              {"max_distance", exact(level.max_distance)}});
  return json;
}

Json summary_of(const GfxObjDegradeInfo& info) {
  return {{"levels", info.levels.size()}};
}

void print_text(const GfxObjDegradeInfo& info, const TextOptions& options) {
  print_heading(ObjectType::GfxObjDegradeInfo, info.id);
  print("  {}, {}\n", counted(options.bytes, "byte"), counted(info.levels.size(), "level"));
  for (const GfxObjDegradeInfo::Level& level : info.levels)
    print("  {}  distance {} to {}, ideal {}, {}\n", level.gfxobj == 0 ? "nothing   " : id_text(level.gfxobj),
          distance_text(level.min_distance), distance_text(level.max_distance),
          distance_text(level.ideal_distance), mode_text(level.mode));
}

}  // namespace acm::tool
