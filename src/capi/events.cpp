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

// Events are copied as they lie in memory, a thousand of them in a moment: constants.cpp has their places.
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
