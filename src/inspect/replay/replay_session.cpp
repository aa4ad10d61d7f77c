// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "replay_session.h"

#include "base/heading.h"
#include "inspect/text/command_text.h"
#include "wire/numbers.h"
#include "world/apply.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "message_parts.h"

namespace acm::inspect {

namespace {

constexpr double kReplayTick = 1.0 / 30.0;
constexpr double kLongestSilence = 600.0;  // seconds; longer ones are skipped
// Captures have microseconds, and ticks add up to whole seconds only nearly: without some slack a message
// that was sent right after a tick would come before it every now and then.
constexpr double kTickSlack = 1e-4;
constexpr double kPathStep = 0.05;  // metres between the points of a path
constexpr std::size_t kMaxPoints = 200'000;

/// A client that only watches receives the player's own movements as everyone else does.
WorldStateOptions watching() {
  WorldStateOptions options;
  options.event_capacity = 1u << 16;
  options.scene.player_is_near = true;  // the capturing client was near everything
  return options;
}

double heading_difference(const Frame& a, const Frame& b) {
  const double d = std::fabs(heading_of(a) - heading_of(b));
  return std::min(d, 360.0 - d);
}

double gap(MapPoint a, MapPoint b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

void add_point(std::vector<PathPoint>& path, MapPoint point, double time) {
  if (path.size() < kMaxPoints && (path.empty() || gap(path.back(), point) >= kPathStep))
    path.push_back({point, time});
}

/// What an object has no table or script for, in contrast to what is out of date.
bool is_refused_effect(wire::CheckReason reason) {
  return reason == wire::CheckReason::NoSoundTable || reason == wire::CheckReason::NoScriptTable ||
         reason == wire::CheckReason::NoScript;
}

void count_dropped(ReplayedObject& object, wire::CheckReason reason) {
  ++(is_refused_effect(reason) ? object.refused_effects : object.dropped);
}

bool plays_script(wire::Opcode opcode) {
  return opcode == wire::Opcode::PlayScriptId || opcode == wire::Opcode::PlayScriptType;
}

/// Why a movement that is not out of date moves nobody.
bool cannot_move(wire::CheckReason reason) {
  return reason == wire::CheckReason::NoInterpreter || reason == wire::CheckReason::NoMovement;
}

std::string stall_text(const StalledEvent& stalled) {
  return fmt::format("{} {} for {:.1f} s", stalled.is_move ? "a move by" : "the motion",
                     command_text(stalled.motion), stalled.age);
}

}  // namespace

MapPoint map_point(const Position& position) {
  return {static_cast<double>(position.cell >> 24) * kBlockLength + position.frame.origin.x,
          static_cast<double>(position.cell >> 16 & 0xFF) * kBlockLength + position.frame.origin.y};
}

ReplaySession::ReplaySession(AssetStore& store, LoadObject load, double start, const ReplayOptions& options)
    : assets_(store, std::move(load)), world_(&store, watching()) {
  world_.scene.clock = start;
  world_.event_buffer().set_trace(&trace_);
  if (options.assumed_setup == 0) return;
  anonymous_.emplace(options.assumed_setup);
  assets_.load_body(options.assumed_setup, 0);
}

ReplayedObject& ReplaySession::object_of(Guid guid) {
  ReplayedObject& object = objects_[guid];
  object.guid = guid;
  return object;
}

void ReplaySession::load_assets(const wire::Message& message) {
  if (const wire::ObjectDescription* description = description_in(message)) assets_.load_object(*description);
  if (const auto* m = std::get_if<wire::PlayScriptId>(&message)) assets_.load_script(m->script);
}

// Nothing when there is nothing to compare: no body, a body outside the world, or a teleport.
std::optional<Departure> ReplaySession::departure_of(Guid guid, const wire::PositionPack& pack,
                                                     ReplayedObject& object) {
  const Actor* actor = world_.find(guid);
  if (!actor || !actor->body.in_cell) return std::nullopt;
  const wire::TimestampTable& timestamps = world_.client.timestamps[world_.scene.id_of(guid)];
  if (wire::is_newer(pack.teleport, timestamps[wire::Timestamp::Teleport])) {
    ++object.teleports;
    return std::nullopt;
  }
  Departure d;
  d.time = world_.scene.clock;
  d.metres = distance(actor->body.position, pack.position);
  d.degrees = heading_difference(actor->body.position.frame, pack.position.frame);
  d.in_air = !pack.has(wire::PositionPack::kContact);
  d.after = since_position_[guid];
  return d;
}

void ReplaySession::receive(double time, const wire::Message& message) {
  run_until(time);
  ++messages_;
  // With a player named, the world would be a client's, which ignores its own echoes.
  if (const auto* m = std::get_if<wire::PlayerCreate>(&message)) {
    player_ = m->guid;
    return;
  }
  const Guid guid = wire::guid_of(message);
  if (guid == 0) return;
  ReplayedObject& object = object_of(guid);
  ++object.messages;
  if (is_about_movement(message)) ++object.movements;
  load_assets(message);
  bool is_dropped = false;
  if (!prepare_anonymous(message, object)) is_dropped = apply(message, object) == wire::CheckAction::Drop;
  count_since_position(message, is_dropped);
  take_events();
}

/// True: the message has been dealt with.
bool ReplaySession::prepare_anonymous(const wire::Message& message, ReplayedObject& object) {
  if (!anonymous_) return false;
  const AnonymousBodies::Next next = anonymous_->prepare(world_, message);
  if (anonymous_->has(object.guid)) object.anonymous = true;
  if (next == AnonymousBodies::Next::Kept) add_deferred(message, object, object.guid);
  if (next == AnonymousBodies::Next::Applied)
    object.server_positions.push_back({map_point(position_in(message)->position), world_.scene.clock});
  return next != AnonymousBodies::Next::Apply;
}

wire::CheckAction ReplaySession::apply(const wire::Message& message, ReplayedObject& object) {
  const wire::PositionPack* pack = position_in(message);
  std::optional<Departure> departure;
  if (pack) departure = departure_of(object.guid, *pack, object);
  std::vector<MotionTrial::Refused> refused = refused_beforehand(message);
  const bool is_new = description_in(message) && !world_.find(object.guid);
  const wire::CheckResult checked = apply_message(world_, message);
  if (checked.action == wire::CheckAction::Drop) {
    add_dropped(object, checked.reason);
    return checked.action;
  }
  if (pack) object.server_positions.push_back({map_point(pack->position), world_.scene.clock});
  if (checked.action == wire::CheckAction::Defer) {
    add_deferred(message, object, checked.waits_for);
    return checked.action;
  }
  if (description_in(message)) object.described = true;
  if (object.name.empty()) object.name = world_.name(world_.scene.id_of(object.guid));
  if (plays_script(wire::opcode_of(message))) ++object.scripts;
  if (departure) object.departures.push_back(std::move(*departure));
  const Actor* actor = world_.find(object.guid);
  if (const wire::MovementBody* body = movement_in(message); body && is_new && actor)
    refused = trial_.refused_of_new(*actor, *body);
  for (const MotionTrial::Refused& r : refused) add_refused(object, r);
  return checked.action;
}

void ReplaySession::add_dropped(ReplayedObject& object, wire::CheckReason reason) {
  count_dropped(object, reason);
  if (!cannot_move(reason)) return;
  ++object.cannot_move;
  ++object.unchecked;
}

// It is compared with nothing, even when its object is described later: then all that waited is applied at
// once, long after the server sent it.
void ReplaySession::add_deferred(const wire::Message& message, ReplayedObject& object, Guid waits_for) {
  ++object_of(waits_for).waiting;
  ++object.deferred;
  if (is_about_movement(message)) ++object.unchecked;
}

std::vector<MotionTrial::Refused> ReplaySession::refused_beforehand(const wire::Message& message) {
  const wire::MovementBody* body = movement_in(message);
  const Actor* actor = world_.find(wire::guid_of(message));
  if (!body || !actor || wire::bad_number_field(message)) return {};
  return trial_.refused_of(*actor, *body);
}

// Its movement has been counted as unchecked since it came.
void ReplaySession::add_not_applied(ReplayedObject& object, const MessageNotAppliedEvent& message) {
  if (message.movement_only)
    add_applied(object, message.opcode);
  else
    count_dropped(object, message.reason);
}

void ReplaySession::add_applied(ReplayedObject& object, std::uint32_t opcode) {
  if (plays_script(static_cast<wire::Opcode>(opcode))) ++object.scripts;
}

void ReplaySession::add_refused(ReplayedObject& object, const MotionTrial::Refused& refused) {
  for (RefusedMotion& known : object.refused)
    if (known.style == refused.style && known.from == refused.from && known.motion == refused.motion) {
      ++known.count;
      return;
    }
  object.refused.push_back({world_.scene.clock, refused.style, refused.from, refused.motion, 1});
}

void ReplaySession::count_since_position(const wire::Message& message, bool is_dropped) {
  std::vector<MessageCount>& counts = since_position_[wire::guid_of(message)];
  if (position_in(message)) return counts.clear();
  const std::string name =
      fmt::format("{}{}", is_dropped ? "dropped " : "", wire::to_string(wire::opcode_of(message)));
  for (MessageCount& known : counts)
    if (known.name == name) {
      ++known.count;
      return;
    }
  counts.push_back({name, 1});
}

void ReplaySession::run_until(double time) {
  if (time - world_.scene.clock > kLongestSilence) world_.scene.clock = time - kReplayTick;
  while (world_.scene.clock + kReplayTick <= time + kTickSlack) {
    tick(world_, kReplayTick);
    take_events();
    note_paths();
  }
}

void ReplaySession::take_events() {
  for (const TracedEvent& traced : trace_) {
    ReplayedObject& object = object_of(traced.event.object);
    if (traced.kind == TracedEvent::Kind::MessageApplied)
      add_applied(object, traced.event.message_not_applied.opcode);
    if (traced.kind == TracedEvent::Kind::Event) take_event(object, traced);
  }
  world_.clear_events();
}

void ReplaySession::take_event(ReplayedObject& object, const TracedEvent& traced) {
  const Event& event = traced.event;
  switch (event.type) {
    // What waited for it has been applied, or was evicted before.
    case EventType::ObjectCreated: object.waiting = 0; return;
    case EventType::MessageNotApplied: add_not_applied(object, event.message_not_applied); return;
    case EventType::Blipped:
      object.blips.push_back(
          {event.time, map_point(traced.from), map_point(event.blipped.to), event.blipped.distance});
      return;
    case EventType::Stalled: object.stalls.push_back({event.time, stall_text(event.stalled)}); return;
    case EventType::AssetMissing: object.missing.insert(event.asset_missing.id); return;
    case EventType::MotionRefused: take_refusal(object, event); return;
    case EventType::SoundHeard: ++object.sounds; return;
    default: return;
  }
}

void ReplaySession::take_refusal(ReplayedObject& object, const Event& event) {
  const Actor* actor = world_.find(event.object);
  if (event.motion_refused.code != MotionError::NoMotionData || !actor) return;
  const MotionState& state = actor->motion_table_manager.state;
  add_refused(object, {state.style, state.substate, event.motion_refused.motion});
}

void ReplaySession::note_paths() {
  for (auto& [guid, object] : objects_) {
    const Actor* actor = world_.find(guid);
    if (actor && actor->body.in_cell)
      add_point(object.path, map_point(actor->body.position), world_.scene.clock);
  }
}

}  // namespace acm::inspect
