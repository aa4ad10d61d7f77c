// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "timeline_rows.h"

#include <fmt/format.h>

#include "names.h"

namespace acm::tool {

namespace {

std::string csv_time(double time) {
  return time == kNever ? std::string() : fmt::format("{}", time);
}

}  // namespace

MotionRow row_of(const ShownTimeline& shown) {
  const Timeline& t = *shown.timeline;
  MotionRow row{shown.table, shown.query.style, shown.query.from, shown.query.motion, shown.query.speed,
                t.done,      t.steady,          t.period,         t.moved.origin,     t.velocity,
                {}};
  for (const TimelineHook& h : t.hooks) {
    if (!h.fires() || h.hook().type() != HookType::Attack) continue;
    const auto& cone = std::get<AttackHook>(h.hook().payload);
    row.hits.push_back(
        {h.time, cone.part, cone.left_x, cone.left_y, cone.right_x, cone.right_y, cone.radius, cone.height});
  }
  return row;
}

std::string timeline_csv(const std::vector<MotionRow>& rows) {
  std::string out =
      "table,style,from,motion,command,speed,done,steady,period,moved_x,moved_y,moved_z,velocity_x,velocity_"
      "y,"
      "velocity_z,hit,hit_time,part,left_x,left_y,right_x,right_y,radius,height\n";
  for (const MotionRow& r : rows) {
    const std::string motion =
        fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}", hex32(r.table), command_text(r.style),
                    command_text(r.from), command_text(r.motion), hex32(r.motion), r.speed, csv_time(r.done),
                    csv_time(r.steady), csv_time(r.period), r.moved.x, r.moved.y, r.moved.z, r.velocity.x,
                    r.velocity.y, r.velocity.z);
    if (r.hits.empty()) out += motion + ",,,,,,,,,\n";
    for (std::size_t i = 0; i < r.hits.size(); ++i) {
      const HitRow& h = r.hits[i];
      out += fmt::format("{},{},{},{},{},{},{},{},{},{}\n", motion, i + 1, h.time, h.part, h.left_x, h.left_y,
                         h.right_x, h.right_y, h.radius, h.height);
    }
  }
  return out;
}

}  // namespace acm::tool
