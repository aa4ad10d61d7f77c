// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "acmotion/inspect/replay.hpp"
#include "inspect/text/command_text.h"
#include "inspect/text/exact_json.h"
#include "inspect/text/text.h"

namespace acm::inspect {

namespace {

Json or_null(std::optional<double> figure) {
  return figure ? Json(*figure) : Json(nullptr);
}

Json departure_json(const Departure& d) {
  Json after = Json::object();
  for (const MessageCount& m : d.after) after[m.name] = m.count;
  return {{"time", d.time},
          {"metres", d.metres},
          {"degrees", d.degrees},
          {"in_air", d.in_air},
          {"after", std::move(after)}};
}

Json refused_json(const RefusedMotion& r) {
  return {{"time", r.time},
          {"style", command_text(r.style)},
          {"from", command_text(r.from)},
          {"motion", command_text(r.motion)},
          {"count", r.count}};
}

Json object_json(const ReplayedObject& object) {
  Json departures = Json::array(), blips = Json::array(), stalls = Json::array(), refused = Json::array(),
       missing = Json::array();
  for (const Departure& d : object.departures) departures.push_back(departure_json(d));
  for (const Blip& blip : object.blips) blips.push_back({{"time", blip.time}, {"metres", blip.metres}});
  for (const Stall& stall : object.stalls) stalls.push_back({{"time", stall.time}, {"what", stall.what}});
  for (const RefusedMotion& r : object.refused) refused.push_back(refused_json(r));
  for (const ObjectId id : object.missing) missing.push_back(hex32(id));
  return {{"guid", hex32(object.guid)},
          {"name", object.name},
          {"described", object.described},
          {"anonymous", object.anonymous},
          {"messages", object.messages},
          {"dropped", object.dropped},
          {"deferred", object.deferred},
          {"waiting", object.waiting},
          {"movements", object.movements},
          {"unchecked", object.unchecked},
          {"cannot_move", object.cannot_move},
          {"teleports", object.teleports},
          {"sounds", object.sounds},
          {"scripts", object.scripts},
          {"refused_effects", object.refused_effects},
          {"compared", object.compared()},
          {"worst", or_null(object.worst())},
          {"mean", or_null(object.mean())},
          {"departures", std::move(departures)},
          {"blips", std::move(blips)},
          {"stalls", std::move(stalls)},
          {"refused", std::move(refused)},
          {"missing", std::move(missing)}};
}

}  // namespace

std::string replay_json(const ReplayedCapture& capture, std::span<const ReplayedObject* const> objects) {
  const ReplayTotals t = totals_of(objects);
  Json list = Json::array();
  for (const ReplayedObject* object : objects) list.push_back(object_json(*object));
  const Json assumed = capture.assumed_setup != 0 ? Json(hex32(capture.assumed_setup)) : Json(nullptr);
  const Json root = {{"capture", capture.name},
                     {"faults", capture.errors},
                     {"seconds", capture.seconds},
                     {"messages", capture.messages},
                     {"stray_messages", capture.stray_messages},
                     {"stray_bytes", capture.stray_bytes},
                     {"deferred", t.deferred},
                     {"waiting", t.waiting},
                     {"evicted", capture.evicted},
                     {"undescribed", t.undescribed},
                     {"assumed_setup", assumed},
                     {"movements", t.movements},
                     {"unchecked", t.unchecked},
                     {"cannot_move", t.cannot_move},
                     {"unchecked_share", or_null(t.unchecked_share())},
                     {"compared", t.compared},
                     {"worst", or_null(t.worst)},
                     {"mean", or_null(t.mean)},
                     {"objects", std::move(list)}};
  return root.dump(2, ' ', false, Json::error_handler_t::replace);
}

}  // namespace acm::inspect
