// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include <new>

#include "play.h"

namespace conformance {

namespace {

void* ACM_CALL allocate(void*, std::size_t bytes, std::size_t alignment) {
  return ::operator new(bytes, std::align_val_t{alignment});
}
void ACM_CALL release(void*, void* memory, std::size_t, std::size_t alignment) {
  ::operator delete(memory, std::align_val_t{alignment});
}

std::int32_t value(Play& p, const Json& result) {
  p.result = result;
  return ACM_OK;
}
template <class T>
std::int32_t initial(Play& p, void (*init)(T*)) {
  T value;
  init(&value);
  return p.finish(ACM_OK, value);
}
// A name, or null.
std::int32_t text(Play& p, const char* text) {
  p.result = Json{{"text", Writer::of(text)}};
  return ACM_OK;
}
std::string name_of(Play& p) {
  return p.argument("name").get<std::string>();
}

std::int32_t version(Play& p) {
  return text(p, acm_version());
}
// It differs from build to build.
std::int32_t build_description(Play& p) {
  return value(p, std::string(acm_build_description()).find(acm_version()) != std::string::npos);
}
std::int32_t set_allocator(Play& p) {
  return acm_set_allocator(p.flag("allocate") ? allocate : nullptr, p.flag("release") ? release : nullptr,
                           nullptr, &p.error);
}

std::int32_t distance(Play& p) {
  acm_position from = {}, to = {};
  return value(p, to_json(acm_distance(p.given("from", from), p.given("to", to))));
}
std::int32_t heading_between(Play& p) {
  acm_position from = {}, to = {};
  return value(p, to_json(acm_heading_between(p.given("from", from), p.given("to", to))));
}
std::int32_t heading_of(Play& p) {
  acm_frame frame = {};
  return value(p, to_json(acm_heading_of(p.given("frame", frame))));
}
std::int32_t set_heading(Play& p) {
  acm_frame frame = {};
  acm_frame* given = p.given("frame", frame);
  return p.finish(acm_set_heading(given, p.real("degrees"), &p.error), frame);
}
std::int32_t adjust_to_outside(Play& p) {
  acm_position position = {};
  acm_position* given = p.given("position", position);
  return p.finish(acm_adjust_to_outside(given, &p.error), position);
}

}  // namespace

void add_library_calls(Calls& calls) {
  calls["version"] = version;
  calls["build_description"] = build_description;
  calls["abi_version"] = [](Play& p) { return value(p, acm_abi_version()); };
  calls["is_compatible"] = [](Play& p) { return value(p, acm_is_compatible(p.u32("abi_version")) != 0); };
  calls["status_text"] = [](Play& p) {
    return text(p, acm_status_text(p.argument("status").get<std::int32_t>()));
  };
  calls["motion_error_text"] = [](Play& p) { return text(p, acm_motion_error_text(p.u32("motion_error"))); };
  calls["set_allocator"] = set_allocator;
  calls["command_count"] = [](Play& p) { return value(p, acm_command_count()); };
  calls["command_at"] = [](Play& p) { return value(p, acm_command_at(p.u32("i"))); };
  calls["command_name"] = [](Play& p) { return text(p, acm_command_name(p.u32("command"))); };
  calls["find_command"] = [](Play& p) { return value(p, acm_find_command(name_of(p).c_str())); };
  calls["sound_type_name"] = [](Play& p) { return text(p, acm_sound_type_name(p.u32("sound_type"))); };
  calls["script_type_name"] = [](Play& p) { return text(p, acm_script_type_name(p.u32("script_type"))); };
  calls["hook_type_name"] = [](Play& p) { return text(p, acm_hook_type_name(p.u32("hook_type"))); };
  calls["event_type_name"] = [](Play& p) { return text(p, acm_event_type_name(p.u32("event_type"))); };
  calls["check_reason_text"] = [](Play& p) { return text(p, acm_check_reason_text(p.u32("reason"))); };
  calls["distance"] = distance;
  calls["heading_between"] = heading_between;
  calls["heading_of"] = heading_of;
  calls["set_heading"] = set_heading;
  calls["adjust_to_outside"] = adjust_to_outside;
  calls["world_options_init"] = [](Play& p) { return initial(p, acm_world_options_init); };
  calls["object_facts_init"] = [](Play& p) { return initial(p, acm_object_facts_init); };
  calls["object_parameters_init"] = [](Play& p) { return initial(p, acm_object_parameters_init); };
  calls["movement_parameters_init"] = [](Play& p) { return initial(p, acm_movement_parameters_init); };
  calls["raw_motion_state_init"] = [](Play& p) { return initial(p, acm_raw_motion_state_init); };
  calls["interpreted_motion_state_init"] = [](Play& p) {
    return initial(p, acm_interpreted_motion_state_init);
  };
  calls["pose_options_init"] = [](Play& p) { return initial(p, acm_pose_options_init); };
  calls["client_options_init"] = [](Play& p) { return initial(p, acm_client_options_init); };
  calls["server_rules_init"] = [](Play& p) { return initial(p, acm_server_rules_init); };
  calls["motion_query_init"] = [](Play& p) { return initial(p, acm_motion_query_init); };
  calls["sound_query_init"] = [](Play& p) { return initial(p, acm_sound_query_init); };
  calls["order_init"] = [](Play& p) {
    acm_order order;
    acm_order_init(&order, p.u32("type"));
    return p.finish(ACM_OK, order);
  };
  calls["pose_buffer_init"] = [](Play& p) {
    acm_pose_buffer buffer;
    acm_pose_buffer_init(&buffer);
    return value(p, buffer.data == nullptr && buffer.part_capacity == 0);
  };
}

}  // namespace conformance
