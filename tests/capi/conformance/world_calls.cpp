// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "play.h"

namespace conformance {

namespace {

std::int32_t world_create(Play& p) {
  acm_world_options options;
  acm_world_options_init(&options);
  acm_world* out = nullptr;
  const std::int32_t status =
      acm_world_create(p.handle<acm_assets>("assets"), p.given("options", options), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t world_copy(Play& p) {
  acm_world* out = nullptr;
  const std::int32_t status = acm_world_copy(p.world(), &out, &p.error);
  if (status == ACM_OK) p.name_handle(out);
  return status;
}
std::int32_t world_clock(Play& p) {
  double seconds = 0.0;
  std::uint64_t ticks = 0;
  const std::int32_t status = acm_world_clock(p.world(), &seconds, &ticks, &p.error);
  if (status == ACM_OK) p.result = Json{{"seconds", to_json(seconds)}, {"ticks", ticks}};
  return status;
}
std::int32_t world_refresh(Play& p) {
  std::size_t changed = 0;
  return p.finish(acm_world_refresh(p.world(), &changed, &p.error), changed);
}
std::int32_t world_count(Play& p) {
  std::size_t count = 0;
  return p.finish(acm_world_count(p.world(), &count, &p.error), count);
}
std::int32_t world_guids(Play& p) {
  return p.finish_list<acm_guid>([&](acm_guid* out, std::size_t capacity, std::size_t* count) {
    return acm_world_guids(p.world(), out, capacity, count, &p.error);
  });
}

std::int32_t object_create(Play& p) {
  acm_object_parameters parameters;
  acm_object_parameters_init(&parameters);
  return acm_object_create(p.world(), p.guid(), p.given("parameters", parameters), &p.error);
}
std::int32_t object_get_facts(Play& p) {
  acm_object_facts facts;
  acm_object_facts_init(&facts);
  return p.finish(acm_object_get_facts(p.world(), p.guid(), &facts, &p.error), facts);
}
std::int32_t object_set_facts(Play& p) {
  acm_object_facts facts;
  acm_object_facts_init(&facts);
  return acm_object_set_facts(p.world(), p.guid(), p.given("facts", facts), &p.error);
}
std::int32_t object_set_weenie(Play& p) {
  acm_object_facts facts;
  acm_object_facts_init(&facts);
  return acm_object_set_weenie(p.world(), p.guid(), p.given("weenie", facts.weenie), &p.error);
}
std::int32_t object_get_state(Play& p) {
  acm_object_state state = {};
  return p.finish(acm_object_get_state(p.world(), p.guid(), &state, &p.error), state);
}
std::int32_t world_read_states(Play& p) {
  const std::vector<acm_guid> guids = p.list<acm_guid>("guids");
  std::vector<acm_object_state> states(guids.size());
  const std::size_t stride = p.has("stride") ? p.u64("stride") : 0;
  std::size_t found = 0;
  const std::int32_t status =
      acm_world_read_states(p.world(), guids.data(), guids.size(), states.data(), stride, &found, &p.error);
  if (status != ACM_OK) return status;
  p.result = Json{{"found", found}, {"states", Json::array()}};
  for (const acm_object_state& state : states)
    p.result["states"].push_back(state.guid ? Writer::of(state) : Json());
  return status;
}
std::int32_t world_read_positions(Play& p) {
  const std::vector<acm_guid> guids = p.list<acm_guid>("guids");
  std::vector<acm_position> positions(guids.size());
  std::size_t found = 0;
  const std::int32_t status =
      acm_world_read_positions(p.world(), guids.data(), guids.size(), positions.data(), 0, &found, &p.error);
  if (status != ACM_OK) return status;
  p.result = Json{{"found", found}, {"positions", Json::array()}};
  for (const acm_position& position : positions) p.result["positions"].push_back(Writer::of(position));
  return status;
}
std::int32_t object_name(Play& p) {
  return p.finish_bytes([&](void* out, std::size_t capacity, std::size_t* count) {
    return acm_object_name(p.world(), p.guid(), static_cast<char*>(out), capacity, count, &p.error);
  });
}
std::int32_t object_distance_between(Play& p) {
  float distance = 0.0f;
  return p.finish(acm_object_distance_between(p.world(), p.u32("a"), p.u32("b"), &distance, &p.error),
                  distance);
}
std::int32_t object_set_ground_contact(Play& p) {
  return acm_object_set_ground_contact(p.world(), p.guid(), p.flag("contact"), p.flag("walkable"), &p.error);
}
std::int32_t object_attach(Play& p) {
  return acm_object_attach(p.world(), p.guid(), p.u32("parent"), p.u32("location"), p.u32("placement"),
                           &p.error);
}

std::int32_t object_plan_steps(Play& p) {
  acm_step_plan plan = {};
  const std::int32_t status = acm_object_plan_steps(p.world(), p.guid(), &plan, &p.error);
  if (status != ACM_OK) return status;
  p.result = Json::array();
  for (std::uint32_t i = 0; i < plan.count; ++i) p.result.push_back(plan.quanta[i]);
  return status;
}
std::int32_t object_begin_step(Play& p) {
  acm_frame proposed = {};
  acm_bool begun = 0;
  const std::int32_t status =
      acm_object_begin_step(p.world(), p.guid(), p.number("quantum"), &proposed, &begun, &p.error);
  if (status == ACM_OK) p.result = begun ? Writer::of(proposed) : Json();
  return status;
}
std::int32_t object_end_step(Play& p) {
  acm_step_answer answer = {};
  return acm_object_end_step(p.world(), p.guid(), p.given("answer", answer), &p.error);
}

}  // namespace

void add_world_calls(Calls& calls) {
  calls["world_create"] = world_create;
  calls["world_copy"] = world_copy;
  calls["world_assign"] = [](Play& p) {
    return acm_world_assign(p.world(), p.handle<acm_world>("from"), &p.error);
  };
  calls["world_free"] = [](Play& p) { return acm_world_free(p.world(), &p.error); };
  calls["world_tick"] = [](Play& p) { return acm_world_tick(p.world(), p.number("seconds"), &p.error); };
  calls["world_clock"] = world_clock;
  calls["world_refresh"] = world_refresh;
  calls["world_reserve"] = [](Play& p) { return acm_world_reserve(p.world(), p.u64("objects"), &p.error); };
  calls["world_count"] = world_count;
  calls["world_guids"] = world_guids;
  calls["object_create"] = object_create;
  calls["object_delete"] = [](Play& p) { return acm_object_delete(p.world(), p.guid(), &p.error); };
  calls["object_get_facts"] = object_get_facts;
  calls["object_set_facts"] = object_set_facts;
  calls["object_set_weenie"] = object_set_weenie;
  calls["object_get_state"] = object_get_state;
  calls["world_read_states"] = world_read_states;
  calls["world_read_positions"] = world_read_positions;
  calls["object_name"] = object_name;
  calls["object_distance_between"] = object_distance_between;
  calls["object_set_ground_contact"] = object_set_ground_contact;
  calls["object_enter_world"] = [](Play& p) { return acm_object_enter_world(p.world(), p.guid(), &p.error); };
  calls["object_exit_world"] = [](Play& p) { return acm_object_exit_world(p.world(), p.guid(), &p.error); };
  calls["object_attach"] = object_attach;
  calls["object_set_motion_table"] = [](Play& p) {
    return acm_object_set_motion_table(p.world(), p.guid(), p.u32("motion_table"), &p.error);
  };
  calls["object_play_script"] = [](Play& p) {
    return acm_object_play_script(p.world(), p.guid(), p.u32("script"), &p.error);
  };
  calls["object_play_script_type"] = [](Play& p) {
    return acm_object_play_script_type(p.world(), p.guid(), p.u32("type"), p.real("mod"), &p.error);
  };
  calls["object_play_default_script"] = [](Play& p) {
    return acm_object_play_default_script(p.world(), p.guid(), &p.error);
  };
  calls["object_plan_steps"] = object_plan_steps;
  calls["object_begin_step"] = object_begin_step;
  calls["object_end_step"] = object_end_step;
}

}  // namespace conformance
