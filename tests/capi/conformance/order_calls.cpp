// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <cstdio>

#include "play.h"

namespace conformance {

namespace {

std::int32_t order(Play& p, std::int32_t (*give)(Play&, const acm_order*)) {
  acm_order order;
  const std::uint32_t type = p.is_null("order") ? 0 : p.argument("order").at("type").get<std::uint32_t>();
  acm_order_init(&order, type);
  return give(p, p.given("order", order));
}
std::int32_t object_order(Play& p) {
  return order(p, [](Play& play, const acm_order* order) {
    return acm_object_order(play.world(), play.guid(), order, &play.error);
  });
}
std::int32_t server_order(Play& p) {
  return order(p, [](Play& play, const acm_order* order) {
    return acm_server_order(play.handle<acm_server>("server"), play.guid(), order, &play.error);
  });
}

std::int32_t object_apply_raw_state(Play& p) {
  acm_raw_motion_state state;
  acm_raw_motion_state_init(&state);
  return acm_object_apply_raw_state(p.world(), p.guid(), p.given("state", state), &p.error);
}
std::int32_t object_apply_interpreted_state(Play& p) {
  acm_interpreted_motion_state state;
  acm_interpreted_motion_state_init(&state);
  const std::vector<acm_motion_action> actions = p.list<acm_motion_action>("actions");
  return acm_object_apply_interpreted_state(p.world(), p.guid(), p.given("state", state), actions.data(),
                                            actions.size(), p.flag("autonomous"), &p.error);
}
std::int32_t object_update_target(Play& p) {
  acm_target target = {};
  return acm_object_update_target(p.world(), p.guid(), p.given("target", target), &p.error);
}
std::int32_t object_lose_target(Play& p) {
  return acm_object_lose_target(p.world(), p.guid(), p.u32("target"), p.u32("status"), &p.error);
}

acm_worker* worker(const Play& p) {
  return p.handle<acm_worker>("worker");
}
std::int32_t worker_create(Play& p) {
  acm_worker* out = nullptr;
  const std::int32_t status = acm_worker_create(p.world(), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t world_plan_tick(Play& p) {
  std::size_t ranges = 0;
  return p.finish(acm_world_plan_tick(p.world(), p.number("seconds"), &ranges, &p.error), ranges);
}

std::int32_t snapshot_write(Play& p) {
  return p.finish_bytes([&](void* out, std::size_t capacity, std::size_t* count) {
    return acm_snapshot_write(p.any_handle("of"), out, capacity, count, &p.error);
  });
}
std::int32_t snapshot_read(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  return acm_snapshot_read(p.any_handle("of"), bytes.data, bytes.size, &p.error);
}
std::int32_t state_hash(Play& p) {
  std::uint64_t hash = 0;
  const std::int32_t status = acm_state_hash(p.any_handle("of"), &hash, &p.error);
  char text[24];
  std::snprintf(text, sizeof text, "0x%016llx", static_cast<unsigned long long>(hash));
  if (status == ACM_OK) p.result = text;
  return status;
}
std::int32_t first_difference(Play& p) {
  acm_difference difference = {};
  const std::int32_t status =
      acm_first_difference(p.any_handle("a"), p.any_handle("b"), &difference, &p.error);
  return p.finish(status, difference);
}

}  // namespace

void add_order_calls(Calls& calls) {
  calls["object_order"] = object_order;
  calls["server_order"] = server_order;
  calls["object_apply_raw_state"] = object_apply_raw_state;
  calls["object_apply_interpreted_state"] = object_apply_interpreted_state;
  calls["object_update_target"] = object_update_target;
  calls["object_lose_target"] = object_lose_target;
  calls["worker_create"] = worker_create;
  calls["worker_free"] = [](Play& p) { return acm_worker_free(worker(p), &p.error); };
  calls["world_plan_tick"] = world_plan_tick;
  calls["worker_run_range"] = [](Play& p) {
    return acm_worker_run_range(worker(p), p.u64("range"), &p.error);
  };
  calls["world_finish_tick"] = [](Play& p) { return acm_world_finish_tick(p.world(), &p.error); };
  calls["snapshot_write"] = snapshot_write;
  calls["snapshot_read"] = snapshot_read;
  calls["state_hash"] = state_hash;
  calls["first_difference"] = first_difference;
}

}  // namespace conformance
