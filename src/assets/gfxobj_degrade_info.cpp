// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj_degrade_info.h"

#include "assets/record_fields.h"
#include "assets/record_reader.h"
#include "assets/record_writer.h"

#include <algorithm>

namespace acm {

namespace {

// What the client takes off every distance before it looks for a level.
constexpr float kFreeDistance = 50.0f;

float end_of_level(const GfxObjDegradeInfo::Level& level, float bias) {
  const float span =
      bias >= 0.0f ? level.max_distance - level.ideal_distance : level.ideal_distance - level.min_distance;
  return level.ideal_distance + span * bias;
}

}  // namespace

const GfxObjDegradeInfo::Level* GfxObjDegradeInfo::level_at(float eye_distance, float part_scale_z,
                                                            float bias) const {
  if (levels.empty()) return nullptr;
  const float distance = std::max(eye_distance / part_scale_z - kFreeDistance, 0.0f);
  for (const Level& level : levels)
    if (distance < end_of_level(level, bias)) return &level;
  return &levels.back();
}

float GfxObjDegradeInfo::greatest_distance() const {
  if (levels.empty()) return 0.0f;
  return levels.size() > 2 ? levels[levels.size() - 2].max_distance : levels[0].max_distance;
}

Result<GfxObjDegradeInfo> read_gfxobj_degrade_info(Bytes bytes) {
  return read_record<GfxObjDegradeInfo>(bytes);
}

Vector<std::byte> write_gfxobj_degrade_info(const GfxObjDegradeInfo& info) {
  return write_record(info);
}

}  // namespace acm
