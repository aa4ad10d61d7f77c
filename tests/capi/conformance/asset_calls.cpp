// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "play.h"

namespace conformance {

namespace {

// By reference: a compiler may look at the handle before it makes the call that sets it.
template <class T>
std::int32_t made(Play& p, std::int32_t status, T* const& handle) {
  if (status == ACM_OK) p.name_handle(handle);
  return status;
}
acm_assets* assets(const Play& p) {
  return p.handle<acm_assets>("assets");
}

std::int32_t container_open(Play& p) {
  acm_container* out = nullptr;
  const Play::Bytes bytes = p.bytes("bytes");
  return made(p, acm_container_open(bytes.data, bytes.size, &out, &p.error), out);
}
std::int32_t container_get_info(Play& p) {
  acm_container_info info = {};
  return p.finish(acm_container_get_info(p.handle<acm_container>("container"), &info, &p.error), info);
}
std::int32_t container_entries(Play& p) {
  return p.finish_list<acm_container_entry>(
      [&](acm_container_entry* out, std::size_t capacity, std::size_t* count) {
        return acm_container_entries(p.handle<acm_container>("container"), p.u32("first"), p.u32("last"), out,
                                     capacity, count, &p.error);
      });
}
std::int32_t container_read(Play& p) {
  return p.finish_bytes([&](void* out, std::size_t capacity, std::size_t* count) {
    return acm_container_read(p.handle<acm_container>("container"), p.u32("id"), out, capacity, count,
                              &p.error);
  });
}
std::int32_t container_build(Play& p) {
  std::vector<acm_container_change> changes;
  for (const Json& item : p.argument("changes")) {
    acm_container_change change = {};
    change.id = item.at("id").get<std::uint32_t>();
    if (item.contains("time")) change.time = item.at("time").get<std::uint32_t>();
    if (item.contains("iteration")) change.iteration = item.at("iteration").get<std::uint32_t>();
    if (!item.at("bytes").is_null()) {
      const Play::Bytes bytes = p.bytes_of(item.at("bytes"));
      change.bytes = bytes.data;
      change.size = bytes.size;
    }
    changes.push_back(change);
  }
  return p.finish_bytes([&](void* out, std::size_t capacity, std::size_t* count) {
    return acm_container_build(p.handle<acm_container>("base"), changes.data(), changes.size(), out, capacity,
                               count, &p.error);
  });
}

std::int32_t assets_create(Play& p) {
  acm_assets* out = nullptr;
  return made(p, acm_assets_create(&out, &p.error), out);
}
std::int32_t assets_create_sample(Play& p) {
  acm_assets* out = nullptr;
  return made(p, acm_assets_create_sample(&out, &p.error), out);
}
std::int32_t assets_open(Play& p) {
  acm_assets* out = nullptr;
  const Play::Bytes bytes = p.bytes("bytes");
  return made(p, acm_assets_open(bytes.data, bytes.size, &out, &p.error), out);
}
std::int32_t assets_open_piecewise(Play& p) {
  acm_assets* out = nullptr;
  return made(p, acm_assets_open_piecewise(p.u64("size"), &out, &p.error), out);
}
std::int32_t assets_add(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  return acm_assets_add(assets(p), p.u32("id"), bytes.data, bytes.size, &p.error);
}
std::int32_t assets_numbering(Play& p) {
  std::uint32_t out = 0;
  const std::int32_t status = acm_assets_numbering(assets(p), &out, &p.error);
  if (status == ACM_OK) p.result = out;
  return status;
}
std::int32_t assets_keep_command_ids(Play& p) {
  return acm_assets_keep_command_ids(assets(p), &p.error);
}
std::int32_t assets_read_as_older(Play& p) {
  return acm_assets_read_as_older(assets(p), p.flag("is_older"), &p.error);
}
std::int32_t assets_load(Play& p) {
  return acm_assets_load(assets(p), p.u32("id"), p.u32("what"), &p.error);
}
std::int32_t assets_needs(Play& p) {
  acm_range range = {};
  const std::int32_t status = acm_assets_needs(assets(p), &range, &p.error);
  if (p.is_named()) p.name_range(range);
  return p.finish(status, range);
}
std::int32_t assets_supply(Play& p) {
  const Play::Bytes bytes = p.bytes("bytes");
  return acm_assets_supply(assets(p), bytes.data, bytes.size, &p.error);
}
std::int32_t assets_missing(Play& p) {
  const std::int32_t status =
      p.finish_list<acm_missing_asset>([&](acm_missing_asset* out, std::size_t capacity, std::size_t* count) {
        return acm_assets_missing(assets(p), out, capacity, count, &p.error);
      });
  if (status == ACM_OK && p.result.is_array())
    for (Json& item : p.result) item["status"] = status_name(item.at("status").get<std::int32_t>());
  return status;
}
std::int32_t assets_contains(Play& p) {
  acm_bool out = 0;
  const std::int32_t status = acm_assets_contains(assets(p), p.u32("id"), &out, &p.error);
  if (status == ACM_OK) p.result = out != 0;
  return status;
}
std::int32_t assets_ids(Play& p) {
  return p.finish_list<acm_object_id>([&](acm_object_id* out, std::size_t capacity, std::size_t* count) {
    return acm_assets_ids(assets(p), p.u32("of_type"), out, capacity, count, &p.error);
  });
}
std::int32_t assets_setup(Play& p) {
  acm_setup setup = {};
  return p.finish(acm_assets_setup(assets(p), p.u32("id"), &setup, &p.error), setup);
}
std::int32_t assets_setup_parts(Play& p) {
  return p.finish_list<acm_setup_part>([&](acm_setup_part* out, std::size_t capacity, std::size_t* count) {
    return acm_assets_setup_parts(assets(p), p.u32("id"), out, capacity, count, &p.error);
  });
}
std::int32_t assets_hold_locations(Play& p) {
  return p.finish_list<acm_hold_location>(
      [&](acm_hold_location* out, std::size_t capacity, std::size_t* count) {
        return acm_assets_hold_locations(assets(p), p.u32("id"), out, capacity, count, &p.error);
      });
}

std::int32_t motion_timeline(Play& p) {
  acm_motion_query query;
  acm_motion_query_init(&query);
  const acm_motion_query* given = p.given("query", query);
  acm_timeline timeline = {};
  std::vector<acm_motion_segment> segments(p.has("segment_capacity") ? p.u64("segment_capacity") : 64);
  std::vector<acm_hook_time> hooks(p.has("hook_capacity") ? p.u64("hook_capacity") : 256);
  const std::int32_t status = acm_motion_timeline(assets(p), given, &timeline, segments.data(),
                                                  segments.size(), hooks.data(), hooks.size(), &p.error);
  p.finish(status, timeline);
  if (status != ACM_OK) return status;
  p.result["segments"] = Json::array();
  p.result["hooks"] = Json::array();
  for (std::size_t i = 0; i < timeline.segment_count; ++i)
    p.result["segments"].push_back(Writer::of(segments[i]));
  for (std::size_t i = 0; i < timeline.hook_count; ++i) p.result["hooks"].push_back(Writer::of(hooks[i]));
  return status;
}
std::int32_t motions_from(Play& p) {
  return p.finish_list<acm_command>([&](acm_command* out, std::size_t capacity, std::size_t* count) {
    return acm_motions_from(assets(p), p.u32("motion_table"), p.u32("style"), p.u32("state"), out, capacity,
                            count, &p.error);
  });
}

}  // namespace

void add_asset_calls(Calls& calls) {
  calls["container_open"] = container_open;
  calls["container_free"] = [](Play& p) {
    return acm_container_free(p.handle<acm_container>("container"), &p.error);
  };
  calls["container_get_info"] = container_get_info;
  calls["container_entries"] = container_entries;
  calls["container_read"] = container_read;
  calls["container_build"] = container_build;
  calls["assets_create"] = assets_create;
  calls["assets_create_sample"] = assets_create_sample;
  calls["assets_open"] = assets_open;
  calls["assets_open_piecewise"] = assets_open_piecewise;
  calls["assets_free"] = [](Play& p) { return acm_assets_free(assets(p), &p.error); };
  calls["assets_add"] = assets_add;
  calls["assets_numbering"] = assets_numbering;
  calls["assets_keep_command_ids"] = assets_keep_command_ids;
  calls["assets_read_as_older"] = assets_read_as_older;
  calls["assets_load"] = assets_load;
  calls["assets_needs"] = assets_needs;
  calls["assets_supply"] = assets_supply;
  calls["assets_missing"] = assets_missing;
  calls["assets_contains"] = assets_contains;
  calls["assets_ids"] = assets_ids;
  calls["assets_setup"] = assets_setup;
  calls["assets_setup_parts"] = assets_setup_parts;
  calls["assets_hold_locations"] = assets_hold_locations;
  calls["motion_timeline"] = motion_timeline;
  calls["motions_from"] = motions_from;
}

}  // namespace conformance
