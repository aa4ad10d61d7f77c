// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/timelines.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/assets.hpp"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"
#include "world/outcomes.h"

#include <algorithm>
#include <cstdint>
#include <span>

using namespace acm::capi;

namespace {

acm_motion_query to_c_query(const acm::MotionQuery& q) {
  acm_motion_query to = {};
  to.size = sizeof to;
  to.speed = q.speed;
  to.from_speed = q.from_speed;
  return to;
}

bool read_query(Call& call, const acm_motion_query* from, acm::MotionQuery& to) {
  acm_motion_query q = to_c_query({});
  if (!read_options(call, from, q, "query") || !call.check_finite(acm::is_finite(q.speed), "speed") ||
      !call.check_finite(acm::is_finite(q.from_speed), "from_speed") ||
      !call.check_finite(acm::is_finite(q.tick_seconds) && q.tick_seconds >= 0.0, "tick_seconds"))
    return false;
  to = {q.motion_table, q.motion, q.speed, q.style, q.from, q.from_speed, q.tick_seconds};
  return true;
}

acm_timeline to_c_timeline(const acm::MotionTimeline& t) {
  acm_timeline to = {};
  to.done = t.done;
  to.steady = t.steady;
  to.period = t.period;
  to.done_tick = t.done_tick;
  to.segment_count = t.segments.size();
  to.hook_count = t.hooks.size();
  to.velocity = to_c<acm_vec3>(t.velocity);
  to.omega = to_c<acm_vec3>(t.omega);
  to.moved = to_c<acm_frame>(t.moved);
  to.style = t.style;
  to.substate = t.substate;
  return to;
}

acm_motion_segment to_c_segment(const acm::MotionSegment& s) {
  return {s.animation, s.low_frame, s.high_frame, s.framerate, s.start, s.end, s.cyclic};
}
acm_hook_time to_c_hook(const acm::HookTime& h) {
  return {h.time,
          h.tick,
          static_cast<std::uint8_t>(h.status),
          static_cast<std::uint8_t>(h.type),
          to_c<acm_hook_source>(h.source),
          h.segment};
}

template <class T, class From, class Convert>
bool write_rows(const acm::Vector<From>& from, T* out, std::size_t capacity, Convert&& convert) {
  const std::size_t size = std::min(from.size(), capacity);
  std::transform(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(size), out, convert);
  return size == from.size();
}

}  // namespace

void acm_motion_query_init(acm_motion_query* query) {
  if (query) *query = to_c_query({});
}

std::int32_t acm_motion_timeline(acm_assets* assets, const acm_motion_query* query, acm_timeline* out,
                                 acm_motion_segment* segments, std::size_t segment_capacity,
                                 acm_hook_time* hooks, std::size_t hook_capacity, acm_error* error) {
  Call call(error);
  auto* box = call.use<AssetsBox>(assets, "assets", WhenBusy::Wait);
  acm::MotionQuery q;
  if (!box || !call.require(out, "out") || !call.require(segments, segment_capacity, "segments") ||
      !call.require(hooks, hook_capacity, "hooks") || !read_query(call, query, q))
    return call.status();
  const acm::Result<acm::MotionTimeline> timeline = acm::motion_timeline(box->assets, q);
  if (!timeline) return call.fail(timeline.error());
  *out = to_c_timeline(*timeline);
  if (!timeline->ok()) return call.answer(acm::outcome_of(timeline->error));
  const bool has_segments = write_rows(timeline->segments, segments, segment_capacity, to_c_segment);
  const bool has_hooks = write_rows(timeline->hooks, hooks, hook_capacity, to_c_hook);
  if (!call.check(has_segments, ACM_BUFFER_FULL, "segment_capacity") ||
      !call.check(has_hooks, ACM_BUFFER_FULL, "hook_capacity"))
    return call.status();
  return call.done();
}

std::int32_t acm_motions_from(acm_assets* assets, acm_object_id motion_table, acm_command style,
                              acm_command state, acm_command* out, std::size_t capacity, std::size_t* count,
                              acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  auto* box = call.use<AssetsBox>(assets, "assets", WhenBusy::Wait);
  if (!box || !check_list(call, list)) return call.status();
  const acm::Result<acm::Vector<acm::Command>> motions =
      acm::motions_from(box->assets, motion_table, style, state);
  if (!motions) return call.fail(motions.error());
  return write_list(call, list, std::span<const acm::Command>(*motions), [](acm::Command c) { return c; });
}
