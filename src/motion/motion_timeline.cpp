// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/timelines.hpp"
#include "assets/asset_store.h"
#include "assets/assets_access.h"
#include "motion/table_listing.h"
#include "motion/timeline.h"
#include "motion/timeline_clock.h"

namespace acm {

namespace {

Vector<MotionSegment> segments_of(const Timeline& t) {
  Vector<MotionSegment> out;
  for (const TimelineSegment& s : t.segments)
    out.push_back({s.node.animation->id, s.node.low_frame, s.node.high_frame, s.node.framerate, s.start,
                   s.end, s.cyclic});
  return out;
}

Vector<HookTime> hooks_of(const Timeline& t, double tick_seconds) {
  Vector<HookTime> out;
  for (std::uint32_t i = 0; i < t.hooks.size(); ++i) {
    const TimelineHook& h = t.hooks[i];
    HookTime hook{h.time, 0, h.status, h.hook().type(), {h.animation->id, 0, h.frame, h.index}, h.segment};
    if (tick_seconds > 0.0 && hook.fires()) hook.tick = tick_of_hook(t, i, tick_seconds);
    out.push_back(hook);
  }
  return out;
}

}  // namespace

Result<MotionTimeline> motion_timeline(Assets& assets, const MotionQuery& q) {
  const Result<const BoundTable*> table = AssetsAccess::store(assets).bind(q.motion_table);
  if (!table) return table.error();
  const Timeline t = timeline(
      **table,
      {.motion = q.motion, .speed = q.speed, .style = q.style, .from = q.from, .from_speed = q.from_speed});
  MotionTimeline out;
  out.error = t.error;
  if (!t.ok()) return out;
  out.segments = segments_of(t);
  out.hooks = hooks_of(t, q.tick_seconds);
  out.done = t.done;
  out.steady = t.steady;
  out.period = t.period;
  if (q.tick_seconds > 0.0) out.done_tick = tick_of_done(t, q.tick_seconds);
  out.velocity = t.velocity;
  out.omega = t.omega;
  out.moved = t.moved;
  out.style = t.style;
  out.substate = t.substate;
  return out;
}

Result<Vector<Command>> motions_from(Assets& assets, ObjectId motion_table, Command style, Command state) {
  const Result<const MotionTable*> table = AssetsAccess::store(assets).motion_table(motion_table);
  if (!table) return table.error();
  if (style == 0) style = (*table)->default_style();
  if (state == 0) state = (*table)->default_substate(style);
  return motions_from(**table, style, state);
}

}  // namespace acm
