// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "asset_view.h"
#include "view_text.h"

namespace acm::tool {

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
    print("  {} mode {}, distance {} to {}, ideal {}\n", id_text(level.gfxobj), level.mode,
          level.min_distance, level.max_distance, level.ideal_distance);
}

}  // namespace acm::tool
