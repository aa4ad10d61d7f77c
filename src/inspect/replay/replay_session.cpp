// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "replay_session.h"

#include "base/heading.h"
#include "world/apply.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "../command_text.h"

namespace acm::inspect {

namespace {

constexpr double kReplayTick = 1.0 / 30.0;
constexpr double kLongestSilence = 600.0;  // seconds; longer ones are skipped
constexpr double kPathStep = 0.05;         // metres between the points of a path
constexpr std::size_t kMostPoints = 200'000;

/// One who only watches receives the player's own movements as everyone else does.
WorldStateOptions watching() {
  WorldStateOptions options;
  options.event_capacity = 1u << 16;
  return options;
}

double heading_difference(const Frame& a, const Frame& b) {
  const double d = std::fabs(heading_of(a) - heading_of(b));
  return std::min(d, 360.0 - d);
}

double gap(MapPoint a, MapPoint b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

void add_point(std::vector<MapPoint>& path, MapPoint point) {
  if (path.size() < kMostPoints && (path.empty() || gap(path.back(), point) >= kPathStep))
    path.push_back(point);
}

std::string name_of(const wire::ObjectDescription& d) {
  const auto head = wire::decode_weenie_head(d.tail);
  if (!head) return {};
  return {reinterpret_cast<const char*>(head->name.data()), head->name.size()};
}

const wire::ObjectDescription* description_in(const wire::Message& message) {
  if (const auto* m = std::get_if<wire::CreateObject>(&message)) return m;
  return std::get_if<wire::UpdateObject>(&message);
}

/// What an object has no table or script for, in contrast to what is out of date.
bool is_refusal(wire::CheckReason reason) {
  return reason == wire::CheckReason::NoSoundTable || reason == wire::CheckReason::NoScriptTable ||
         reason == wire::CheckReason::NoScript;
}

std::string stall_text(double time, const Stalled& stalled) {
  const bool is_motion = stalled.what == Stalled::What::Motion;
  return fmt::format("{:.2f} s: {} {} for {:.1f} s", time, is_motion ? "the motion" : "a move by",
                     command_text(stalled.entry), stalled.age);
}

}  // namespace

MapPoint map_point(const Position& position) {
  return {static_cast<double>(position.cell >> 24) * kBlockLength + position.frame.origin.x,
          static_cast<double>(position.cell >> 16 & 0xFF) * kBlockLength + position.frame.origin.y};
}

double ReplayedObject::worst() const {
  double most = 0.0;
  for (const Departure& d : departures)
    if (!d.in_air) most = std::max(most, d.metres);
  return most;
}

double ReplayedObject::mean() const {
  double sum = 0.0;
  std::size_t count = 0;
  for (const Departure& d : departures) {
    if (d.in_air) continue;
    sum += d.metres;
    ++count;
  }
  return count == 0 ? 0.0 : sum / static_cast<double>(count);
}

ReplaySession::ReplaySession(AssetStore& store, LoadObject load)
    : store_(store), load_(std::move(load)), world_(&store, watching()) {}

// Only what this object is moved and heard by. A container holds too much to be loaded whole.
void ReplaySession::load_assets(const wire::ObjectDescription& d) {
  if (!store_.setup(d.physics.setup)) load_(d.physics.setup);
  if (!store_.sound_table(d.physics.sound_table)) load_(d.physics.sound_table);
  if (!store_.get<PhysicsScriptTable>(d.physics.script_table)) load_(d.physics.script_table);
  const ObjectId table = d.physics.motion_table;
  if (const auto setup = store_.setup(d.physics.setup))
    if (!store_.animation((*setup)->default_animation)) load_((*setup)->default_animation);
  if (store_.motion_table(table)) return;
  load_(table);
  if (const auto found = store_.motion_table(table))
    for (const AnimData& data : (*found)->anims())
      if (!store_.animation(data.animation)) load_(data.animation);
}

void ReplaySession::compare(const wire::UpdatePosition& m, ReplayedObject& object) {
  object.server_positions.push_back(map_point(m.pack.position));
  const Actor* actor = world_.find(m.guid);
  if (!actor || !actor->body.in_cell) return;
  const wire::TimestampTable& timestamps = world_.client.timestamps[world_.scene.id_of(m.guid)];
  if (wire::is_newer(m.pack.teleport, timestamps[wire::Timestamp::Teleport])) {
    ++object.teleports;
    return;
  }
  Departure d;
  d.time = world_.scene.clock;
  d.metres = distance(actor->body.position, m.pack.position);
  d.degrees = heading_difference(actor->body.position.frame, m.pack.position.frame);
  d.in_air = !m.pack.has(wire::PositionPack::kContact);
  d.after = std::move(since_position_[m.guid]);
  object.departures.push_back(std::move(d));
}

void ReplaySession::receive(double time, const wire::Message& message) {
  run_until(time);
  ++messages_;
  // With a player named, the world would be a client's, which ignores its own echoes.
  if (const auto* m = std::get_if<wire::PlayerCreate>(&message)) {
    player_ = m->guid;
    return;
  }
  const wire::ObjectDescription* description = description_in(message);
  if (description) load_assets(*description);
  const Guid guid = wire::guid_of(message);
  if (guid == 0) return;
  ReplayedObject& object = objects_[guid];
  object.guid = guid;
  ++object.messages;
  if (description && object.name.empty()) object.name = name_of(*description);
  const auto* position = std::get_if<wire::UpdatePosition>(&message);
  if (position)
    compare(*position, object);
  else if (auto& messages = since_position_[guid]; messages.size() < 16)
    messages.emplace_back(wire::to_string(wire::opcode_of(message)));
  const wire::CheckResult checked = apply_message(world_, message);
  if (checked.action == wire::CheckAction::Drop)
    ++(is_refusal(checked.reason) ? object.refused : object.dropped);
  if (position) since_position_[guid].clear();
  take_events();
}

void ReplaySession::run_until(double time) {
  if (time - world_.scene.clock > kLongestSilence) world_.scene.clock = time - kReplayTick;
  while (world_.scene.clock + kReplayTick <= time) {
    tick(world_, kReplayTick);
    take_events();
    note_paths();
  }
}

void ReplaySession::take_events() {
  for (const EngineEvent& event : world_.events()) {
    ReplayedObject& object = objects_[event.actor];
    object.guid = event.actor;
    if (const auto* blip = std::get_if<Blipped>(&event.what))
      object.blips.push_back(
          {event.time, map_point(blip->from), map_point(blip->to), distance(blip->from, blip->to)});
    if (const auto* stalled = std::get_if<Stalled>(&event.what))
      object.stalls.push_back(stall_text(event.time, *stalled));
    if (const auto* missing = std::get_if<AssetMissing>(&event.what)) object.missing.insert(missing->id);
    if (std::holds_alternative<SoundHeard>(event.what)) ++object.sounds;
  }
  world_.clear_events();
}

void ReplaySession::note_paths() {
  for (auto& [guid, object] : objects_) {
    const Actor* actor = world_.find(guid);
    if (actor && actor->body.in_cell) add_point(object.path, map_point(actor->body.position));
  }
}

}  // namespace acm::inspect
