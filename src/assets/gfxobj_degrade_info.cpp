// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj_degrade_info.h"

#include <algorithm>

#include "record.h"

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
  ByteReader in(bytes);
  GfxObjDegradeInfo info;
  info.id = read_record_id(in, ObjectType::GfxObjDegradeInfo);
  info.levels.resize(in.count("level count", 20));
  for (GfxObjDegradeInfo::Level& level : info.levels) {
    level.gfxobj = in.u32("gfxobj");
    level.mode = in.u32("mode");
    level.min_distance = in.f32("min distance");
    level.ideal_distance = in.f32("ideal distance");
    level.max_distance = in.f32("max distance");
  }
  return finish_record(in, std::move(info));
}

Vector<std::byte> write_gfxobj_degrade_info(const GfxObjDegradeInfo& info) {
  ByteWriter out;
  out.u32(info.id);
  out.u32(static_cast<std::uint32_t>(info.levels.size()));
  for (const GfxObjDegradeInfo::Level& level : info.levels) {
    out.u32(level.gfxobj);
    out.u32(level.mode);
    out.f32(level.min_distance);
    out.f32(level.ideal_distance);
    out.f32(level.max_distance);
  }
  return std::move(out).take();
}

}  // namespace acm
