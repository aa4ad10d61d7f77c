// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/world.hpp"

#include "acmotion/acmotion.h"
#include "base/finite.h"
#include "capi/boxes.h"
#include "capi/call.h"
#include "capi/convert.h"
#include "capi/lists.h"
#include "capi/options.h"

#include <algorithm>
#include <cstdint>

using namespace acm::capi;

namespace {

// About a gigabyte of events. A larger allocation could fail, which ends the program.
constexpr std::uint64_t kMaxEventCapacity = std::uint64_t{1} << 24;
constexpr std::size_t kMaxReserved = std::size_t{1} << 20;
// Each slot of each object reserves up to 172 bytes of address space (WorldOptions::event_slots).
constexpr std::size_t kMaxReservedSlots = std::size_t{1} << 25;

acm_world_options to_c_options(const acm::WorldOptions& o) {
  acm_world_options to = {};
  to.size = sizeof to;
  to.viewer = o.viewer;
  to.event_capacity = o.event_capacity;
  to.max_objects = o.max_objects;
  to.random_seed = o.random_seed;
  to.event_slots = o.event_slots;
  to.max_speed = o.max_speed;
  to.stall_motion_slack = o.stalls.motion_slack;
  to.stall_move_timeout = o.stalls.move_timeout;
  to.ground = static_cast<std::uint8_t>(o.ground);
  to.gate_passes = o.gate_passes;
  to.sleep_when_far = o.sleep_when_far;
  to.detect_stalls = o.stalls.enabled;
  to.reapply_every_modifier = o.quirk_fixes.reapply_every_modifier;
  to.even_static_turn = o.quirk_fixes.even_static_turn;
  to.pass_tolerance = o.pass_tolerance;
  return to;
}

acm::WorldOptions to_cpp_options(const acm_world_options& o) {
  acm::WorldOptions to;
  to.ground = static_cast<acm::Ground>(o.ground);
  to.event_capacity = static_cast<std::size_t>(o.event_capacity);
  to.event_slots = o.event_slots;
  to.max_objects = static_cast<std::size_t>(std::min<std::uint64_t>(o.max_objects, SIZE_MAX));
  to.max_speed = o.max_speed;
  to.gate_passes = is_set(o.gate_passes);
  to.pass_tolerance = o.pass_tolerance;
  to.sleep_when_far = is_set(o.sleep_when_far);
  to.viewer = o.viewer;
  to.random_seed = o.random_seed;
  to.quirk_fixes.reapply_every_modifier = is_set(o.reapply_every_modifier);
  to.quirk_fixes.even_static_turn = is_set(o.even_static_turn);
  to.stalls.enabled = is_set(o.detect_stalls);
  to.stalls.motion_slack = o.stall_motion_slack;
  to.stalls.move_timeout = o.stall_move_timeout;
  return to;
}

bool read_world_options(Call& call, const acm_world_options* from, acm::WorldOptions& to) {
  acm_world_options o = to_c_options({});
  if (from && !read_options(call, from, o, "options")) return false;
  if (!call.check_finite(acm::is_finite(o.max_speed), "max_speed") ||
      !call.check_finite(acm::is_finite(o.stall_motion_slack), "stall_motion_slack") ||
      !call.check_finite(acm::is_finite(o.stall_move_timeout), "stall_move_timeout") ||
      !call.check_finite(acm::is_finite(o.pass_tolerance), "pass_tolerance") ||
      !call.check(is_one_of(o.ground, acm::Ground::Host), ACM_BAD_ARGUMENT, "ground") ||
      !call.check(o.event_capacity <= kMaxEventCapacity, ACM_LIMIT_EXCEEDED, "event_capacity"))
    return false;
  to = to_cpp_options(o);
  return true;
}

std::int32_t hand_out_world(Call& call, WorldBox* box, acm_world** out) {
  acm_world* handle = nullptr;
  if (hand_out(call, box, &handle) != ACM_OK) return call.status();
  add_user(box->assets, handle);
  *out = handle;
  return call.done();
}

}  // namespace

void acm_world_options_init(acm_world_options* options) {
  if (options) *options = to_c_options({});
}

std::int32_t acm_world_create(acm_assets* assets, const acm_world_options* options, acm_world** out,
                              acm_error* error) {
  Call call(error);
  AssetsBox* box = assets ? call.use<AssetsBox>(assets, "assets", WhenBusy::Wait) : nullptr;
  acm::WorldOptions o;
  if ((assets && !box) || !call.require(out, "out") || !read_world_options(call, options, o))
    return call.status();
  return hand_out_world(call, new WorldBox(box, o), out);
}

std::int32_t acm_world_copy(acm_world* world, acm_world** out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  return hand_out_world(call, new WorldBox(*box), out);
}

std::int32_t acm_world_assign(acm_world* world, acm_world* from, acm_error* error) {
  Call call(error);
  auto* to = call.use<WorldBox>(world, "world");
  const WorldBox* source = to ? call.use<WorldBox>(from, "from") : nullptr;
  if (!source || !call.check(to->assets.get() == source->assets.get(), ACM_FOREIGN_HANDLE, "from"))
    return call.status();
  to->world = source->world;
  to->event_slots = source->event_slots;
  return call.done();
}

std::int32_t acm_world_free(acm_world* world, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.check(!box->has_role && box->workers == 0, ACM_IN_USE, "world")) return call.status();
  remove_user(box->assets, world);
  call.end(world);
  delete box;
  return call.done();
}

std::int32_t acm_world_tick(acm_world* world, double seconds, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  return box ? call.answer(box->world.tick(seconds)) : call.status();
}

std::int32_t acm_world_clock(acm_world* world, double* seconds, std::uint64_t* ticks, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  if (seconds) *seconds = box->world.clock();
  if (ticks) *ticks = box->world.ticks();
  return call.done();
}

std::int32_t acm_world_refresh(acm_world* world, std::size_t* changed, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box) return call.status();
  const std::size_t count = box->world.refresh();
  if (changed) *changed = count;
  return call.done();
}

std::int32_t acm_world_reserve(acm_world* world, std::size_t objects, acm_error* error) {
  Call call(error);
  auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.check(objects <= kMaxReserved, ACM_LIMIT_EXCEEDED, "objects")) return call.status();
  const std::size_t slots = objects * std::min<std::uint32_t>(box->event_slots, 256);
  if (!call.check(slots <= kMaxReservedSlots, ACM_LIMIT_EXCEEDED, "objects")) return call.status();
  return call.answer(box->world.reserve(objects));
}

std::int32_t acm_world_count(acm_world* world, std::size_t* out, acm_error* error) {
  Call call(error);
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !call.require(out, "out")) return call.status();
  *out = box->world.size();
  return call.done();
}

std::int32_t acm_world_guids(acm_world* world, acm_guid* out, std::size_t capacity, std::size_t* count,
                             acm_error* error) {
  Call call(error);
  const ListOut list{out, capacity, count};
  const auto* box = call.use<WorldBox>(world, "world");
  if (!box || !check_list(call, list)) return call.status();
  const std::size_t size = std::min(box->world.size(), capacity);
  for (std::size_t i = 0; i < size; ++i) out[i] = box->world.guid_at(i);
  return answer_list(call, list, box->world.size());
}
