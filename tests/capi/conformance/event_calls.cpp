// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "play.h"

namespace conformance {

namespace {

// The member of the union that counts, under its name.
Json event_fields(const acm_event& e) {
  switch (e.type) {
    case ACM_EVENT_MOTION_DONE: return {{"motion_done", Writer::of(e.fields.motion_done)}};
    case ACM_EVENT_MOTION_REFUSED: return {{"motion_refused", Writer::of(e.fields.motion_refused)}};
    case ACM_EVENT_HOOK: return {{"hook", Writer::of(e.fields.hook)}};
    case ACM_EVENT_VELOCITY_SET: return {{"velocity_set", Writer::of(e.fields.velocity_set)}};
    case ACM_EVENT_MOVE_FINISHED: return {{"move_finished", Writer::of(e.fields.move_finished)}};
    case ACM_EVENT_STUCK:
    case ACM_EVENT_UNSTUCK: return {{"stick", Writer::of(e.fields.stick)}};
    case ACM_EVENT_BLIPPED: return {{"blipped", Writer::of(e.fields.blipped)}};
    case ACM_EVENT_TARGET_LOST: return {{"target_lost", Writer::of(e.fields.target_lost)}};
    case ACM_EVENT_LIMIT_REACHED: return {{"limit_reached", Writer::of(e.fields.limit_reached)}};
    case ACM_EVENT_ASSET_MISSING: return {{"asset_missing", Writer::of(e.fields.asset_missing)}};
    case ACM_EVENT_STALLED: return {{"stalled", Writer::of(e.fields.stalled)}};
    case ACM_EVENT_SOUND_HEARD: return {{"sound_heard", Writer::of(e.fields.sound_heard)}};
    case ACM_EVENT_MESSAGE_NOT_APPLIED:
      return {{"message_not_applied", Writer::of(e.fields.message_not_applied)}};
    default: return Json::object();
  }
}

Json event_json(const acm_event& e) {
  Json json = {{"time", to_json(e.time)}, {"object", e.object}, {"type", e.type}};
  json.update(event_fields(e));
  return json;
}

std::int32_t world_events(Play& p) {
  std::vector<acm_event> events(p.has("capacity") ? p.u64("capacity") : 4096);
  std::size_t count = 0;
  const std::size_t first = p.has("first") ? p.u64("first") : 0;
  const std::int32_t status =
      acm_world_events(p.world(), first, events.data(), events.size(), &count, &p.error);
  if (status != ACM_OK && status != ACM_BUFFER_FULL) return status;
  Json items = Json::array();
  const std::size_t written = std::min(events.size(), count > first ? count - first : 0);
  for (std::size_t i = 0; i < written; ++i) items.push_back(event_json(events[i]));
  p.result = p.has("capacity") ? Json{{"count", count}, {"items", items}} : items;
  return status;
}
std::int32_t world_dropped_events(Play& p) {
  std::uint64_t dropped = 0;
  return p.finish(acm_world_dropped_events(p.world(), &dropped, &p.error), dropped);
}
std::int32_t world_hook_fields(Play& p) {
  acm_hook_source source = {};
  acm_hook_fields hook = {};
  const std::int32_t status = acm_world_hook_fields(p.world(), p.given("source", source), &hook, &p.error);
  if (status != ACM_OK) return status;
  p.result = Json{{"type", hook.type}, {"direction", hook.direction}, {"values", Json::array()}};
  for (std::uint32_t i = 0; i < hook.count; ++i) p.result["values"].push_back(Writer::of(hook.values[i]));
  return status;
}
std::int32_t object_resolve_sound(Play& p) {
  acm_sound_query query;
  acm_sound_query_init(&query);
  acm_sound_choice choice = {};
  return p.finish(acm_object_resolve_sound(p.world(), p.guid(), p.given("query", query), &choice, &p.error),
                  choice);
}

// Room for poses of so many objects, and what was written there.
struct Room {
  static constexpr std::uint32_t kParts = 64;

  Room(const Play& p, std::size_t objects) {
    acm_pose_options_init(&options);
    acm_pose_buffer_init(&buffer);
    given = p.given("options", options);
    parts = p.has("part_capacity") ? p.u32("part_capacity") : kParts;
    numbers_of_part = !given || given->format == 0 ? 7 : given->format == 1 ? 12 : 16;
    data.resize(objects * parts * numbers_of_part);
    scales.resize(objects * parts);
    buffer.part_capacity = parts;
    buffer.data = data.data();
    buffer.data_size = p.has("data_size") ? p.u64("data_size") : data.size() * sizeof(float);
    if (!options.report_scales) return;
    buffer.scales = scales.data();
    buffer.scales_size = scales.size() * sizeof(acm_vec3);
  }

  [[nodiscard]] Json of(std::size_t object, std::uint32_t count) const {
    Json json = {{"parts", Json::array()}};
    for (std::size_t part = object * parts; part < object * parts + count; ++part) {
      Json numbers = Json::array();
      for (std::size_t i = 0; i < numbers_of_part; ++i)
        numbers.push_back(to_json(data[part * numbers_of_part + i]));
      json["parts"].push_back(numbers);
      if (options.report_scales) json["scales"].push_back(Writer::of(scales[part]));
    }
    return json;
  }

  acm_pose_options options;
  acm_pose_buffer buffer;
  const acm_pose_options* given;
  std::uint32_t parts;
  std::size_t numbers_of_part;
  std::vector<float> data;
  std::vector<acm_vec3> scales;
};

std::int32_t object_write_pose(Play& p) {
  const Room room(p, 1);
  std::uint32_t count = 0;
  const std::int32_t status =
      acm_object_write_pose(p.world(), p.guid(), room.given, &room.buffer, &count, &p.error);
  if (status == ACM_OK) p.result = room.of(0, count);
  return status;
}
std::int32_t world_write_poses(Play& p) {
  const std::vector<acm_guid> guids = p.list<acm_guid>("guids");
  const Room room(p, guids.size());
  std::vector<std::uint32_t> counts(guids.size());
  const std::int32_t status = acm_world_write_poses(p.world(), guids.data(), guids.size(), room.given,
                                                    &room.buffer, counts.data(), &p.error);
  if (status != ACM_OK) return status;
  p.result = Json::array();
  for (std::size_t i = 0; i < guids.size(); ++i) p.result.push_back(room.of(i, counts[i]));
  return status;
}
std::int32_t world_display_positions(Play& p) {
  const std::vector<acm_guid> guids = p.list<acm_guid>("guids");
  std::vector<acm_position> positions(guids.size());
  const std::int32_t status = acm_world_display_positions(
      p.world(), guids.data(), guids.size(), p.number("seconds_since_tick"), positions.data(), 0, &p.error);
  if (status != ACM_OK) return status;
  p.result = Json::array();
  for (const acm_position& position : positions) p.result.push_back(Writer::of(position));
  return status;
}
std::int32_t object_part_looks(Play& p) {
  return p.finish_list<acm_part_look>([&](acm_part_look* out, std::size_t capacity, std::size_t* count) {
    return acm_object_part_looks(p.world(), p.guid(), out, capacity, count, &p.error);
  });
}

}  // namespace

void add_event_calls(Calls& calls) {
  calls["world_events"] = world_events;
  calls["world_dropped_events"] = world_dropped_events;
  calls["world_clear_events"] = [](Play& p) { return acm_world_clear_events(p.world(), &p.error); };
  calls["world_hook_fields"] = world_hook_fields;
  calls["object_resolve_sound"] = object_resolve_sound;
  calls["object_write_pose"] = object_write_pose;
  calls["world_write_poses"] = world_write_poses;
  calls["world_display_positions"] = world_display_positions;
  calls["object_part_looks"] = object_part_looks;
}

}  // namespace conformance
