// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"
#include "inspect/exact_json.h"
#include "inspect/text.h"

namespace acm::inspect {

namespace {

Json object_json(const ReplayedObject& object) {
  Json departures = Json::array();
  for (const Departure& d : object.departures)
    departures.push_back({{"time", d.time},
                          {"metres", d.metres},
                          {"degrees", d.degrees},
                          {"in_air", d.in_air},
                          {"after", d.after}});
  Json blips = Json::array();
  for (const Blip& blip : object.blips) blips.push_back({{"time", blip.time}, {"metres", blip.metres}});
  Json missing = Json::array();
  for (const ObjectId id : object.missing) missing.push_back(hex32(id));
  return {
      {"guid", hex32(object.guid)},          {"name", object.name},           {"messages", object.messages},
      {"dropped", object.dropped},           {"teleports", object.teleports}, {"sounds", object.sounds},
      {"refused", object.refused},           {"worst", object.worst()},       {"mean", object.mean()},
      {"departures", std::move(departures)}, {"blips", std::move(blips)},     {"stalls", object.stalls},
      {"missing", std::move(missing)}};
}

}  // namespace

std::string replay_json(std::string_view capture, std::uint64_t faults,
                        std::span<const ReplayedObject* const> objects) {
  Json list = Json::array();
  for (const ReplayedObject* object : objects) list.push_back(object_json(*object));
  const Json root = {{"capture", std::string(capture)}, {"faults", faults}, {"objects", std::move(list)}};
  return root.dump(2, ' ', false, Json::error_handler_t::replace);
}

}  // namespace acm::inspect
