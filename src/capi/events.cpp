// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/events.hpp"

#include "acmotion/acmotion.h"
#include "acmotion/sounds.hpp"
#include "acmotion/world.hpp"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>

using namespace acm::capi;

namespace {

// Events are copied as they lie in memory: 64 bytes each, a thousand of them in a moment.
#define ACM_SAME_EVENT(name)                                                    \
  static_assert(sizeof(acm_event{}.fields.name) == sizeof(acm::Event{}.name) && \
                offsetof(acm_event, fields.name) == offsetof(acm::Event, name))
ACM_SAME_EVENT(motion_done);
ACM_SAME_EVENT(motion_refused);
ACM_SAME_EVENT(hook);
ACM_SAME_EVENT(velocity_set);
ACM_SAME_EVENT(move_finished);
ACM_SAME_EVENT(stick);
ACM_SAME_EVENT(blipped);
ACM_SAME_EVENT(target_lost);
ACM_SAME_EVENT(limit_reached);
ACM_SAME_EVENT(asset_missing);
ACM_SAME_EVENT(stalled);
ACM_SAME_EVENT(sound_heard);
ACM_SAME_EVENT(message_not_applied);
#undef ACM_SAME_EVENT
#define ACM_SAME_PLACE(event, c_event, field)                              \
  static_assert(offsetof(c_event, field) == offsetof(acm::event, field) && \
                sizeof(c_event::field) == sizeof(acm::event::field))
ACM_SAME_PLACE(Event, acm_event, time);
ACM_SAME_PLACE(Event, acm_event, object);
ACM_SAME_PLACE(Event, acm_event, type);
ACM_SAME_PLACE(MotionDoneEvent, acm_motion_done_event, success);
ACM_SAME_PLACE(MotionDoneEvent, acm_motion_done_event, context_id);
ACM_SAME_PLACE(MotionDoneEvent, acm_motion_done_event, move_context_id);
ACM_SAME_PLACE(HookEvent, acm_hook_event, type);
ACM_SAME_PLACE(HookEvent, acm_hook_event, source);
ACM_SAME_PLACE(HookEvent, acm_hook_event, order);
ACM_SAME_PLACE(HookEvent, acm_hook_event, context_id);
ACM_SAME_PLACE(HookEvent, acm_hook_event, move_context_id);
ACM_SAME_PLACE(HookEvent, acm_hook_event, wave);
ACM_SAME_PLACE(HookEvent, acm_hook_event, volume);
ACM_SAME_PLACE(HookEvent, acm_hook_event, scale);
ACM_SAME_PLACE(BlippedEvent, acm_blipped_event, distance);
ACM_SAME_PLACE(TargetLostEvent, acm_target_lost_event, status);
ACM_SAME_PLACE(LimitReachedEvent, acm_limit_reached_event, count);
ACM_SAME_PLACE(StalledEvent, acm_stalled_event, motion);
ACM_SAME_PLACE(StalledEvent, acm_stalled_event, animations);
ACM_SAME_PLACE(StalledEvent, acm_stalled_event, age);
ACM_SAME_PLACE(SoundHeardEvent, acm_sound_heard_event, wave);
ACM_SAME_PLACE(SoundHeardEvent, acm_sound_heard_event, volume);
ACM_SAME_PLACE(SoundHeardEvent, acm_sound_heard_event, position);
ACM_SAME_PLACE(MessageNotAppliedEvent, acm_message_not_applied_event, reason);
ACM_SAME_PLACE(MessageNotAppliedEvent, acm_message_not_applied_event, movement_only);
ACM_SAME_PLACE(HookValue, acm_hook_value, name);
ACM_SAME_PLACE(HookValue, acm_hook_value, kind);
ACM_SAME_PLACE(HookValue, acm_hook_value, number);
ACM_SAME_PLACE(HookValue, acm_hook_value, integer);
ACM_SAME_PLACE(HookFields, acm_hook_fields, type);
ACM_SAME_PLACE(HookFields, acm_hook_fields, direction);
ACM_SAME_PLACE(HookFields, acm_hook_fields, count);
ACM_SAME_PLACE(HookFields, acm_hook_fields, values);
#undef ACM_SAME_PLACE
static_assert(sizeof(acm_event) == 64 && sizeof(acm_event) >= sizeof(acm::Event));
static_assert(sizeof(acm_hook_fields) == sizeof(acm::HookFields));

void copy_events(acm_event* out, std::span<const acm::Event> events) {
  if constexpr (sizeof(acm_event) == sizeof(acm::Event)) {
    if (!events.empty()) std::memcpy(out, events.data(), events.size_bytes());
  } else {
    // Where doubles are aligned to four bytes.
    for (std::size_t i = 0; i < events.size(); ++i) {
      out[i] = {};
      std::memcpy(&out[i], &events[i], sizeof(acm::Event));
    }
  }
}

std::optional<acm::SoundChoice> resolve(const acm::World& world, acm_guid guid, const acm_sound_query& q) {
  const acm::SoundChance chance{q.pick, q.roll};
  const acm::SoundPick how = is_set(q.fair) ? acm::SoundPick::Fair : acm::SoundPick::Retail;
  const bool is_hook = q.hook.animation != 0 || q.hook.script != 0;
  if (!is_hook) return world.resolve_sound(guid, q.sound_type, chance, how);
  return world.resolve_sound(guid, to_cpp<acm::HookSource>(q.hook), chance, how);
}

acm_sound_query default_query() {
  acm_sound_query to = {};
  to.size = sizeof to;
  return to;
}

}  // namespace

std::int32_t acm_world_events(acm_world* world, std::size_t first, acm_event* out, std::size_t capacity,
                              std::size_t* count, acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !check_list(call, list)) return call.status();
  const std::span<const acm::Event> events = box->world.events();
  const std::size_t begin = std::min(first, events.size());
  const std::size_t size = std::min(events.size() - begin, capacity);
  copy_events(out, events.subspan(begin, size));
  *count = events.size();
  return begin + size < events.size() ? call.fail(ACM_BUFFER_FULL, "capacity") : call.done();
}

std::int32_t acm_world_dropped_events(acm_world* world, std::uint64_t* out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  *out = box->world.dropped_events();
  return call.done();
}

std::int32_t acm_world_clear_events(acm_world* world, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  box->world.clear_events();
  return call.done();
}

std::int32_t acm_world_hook_fields(acm_world* world, const acm_hook_source* source, acm_hook_fields* out,
                                   acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(source, "source") || !call.require(out, "out")) return call.status();
  const acm::Result<acm::HookFields> fields = box->world.hook_fields(to_cpp<acm::HookSource>(*source));
  if (!fields) return call.fail(fields.error());
  std::memcpy(out, &*fields, sizeof *out);
  return call.done();
}

void acm_sound_query_init(acm_sound_query* query) {
  if (query) *query = default_query();
}

std::int32_t acm_object_resolve_sound(acm_world* world, acm_guid guid, const acm_sound_query* query,
                                      acm_sound_choice* out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  acm_sound_query q = default_query();
  if (!box || !call.require(out, "out") || !read_options(call, query, q, "query") ||
      !call.check_finite(q.pick >= 0.0 && q.pick < 1.0, "pick") ||
      !call.check_finite(q.roll >= 0.0 && q.roll <= 1.0, "roll"))
    return call.status();
  if (!box->world.contains(guid)) return call.no_object(guid);
  const std::optional<acm::SoundChoice> choice = resolve(box->world, guid, q);
  *out = choice ? acm_sound_choice{choice->wave, choice->priority, choice->volume} : acm_sound_choice{};
  return call.done();
}
