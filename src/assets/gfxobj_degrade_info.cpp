// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "assets/gfxobj_degrade_info.h"

#include "record.h"

namespace acm {

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
