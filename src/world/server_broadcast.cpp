// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#include "actor/motion_interp.h"
#include "actor/move_to.h"
#include "assets/appearance_format.h"
#include "wire/broadcast.h"
#include "world/local_player.h"
#include "world/object_effects.h"
#include "world/server_jumps.h"
#include "world/server_role.h"

#include "place.h"
#include "server_object.h"

namespace acm {

namespace {

void describe_effects(wire::PhysicsDescription& p, const ObjectEffects& effects) {
  using P = wire::PhysicsDescription;
  p.sound_table = effects.sound_table;
  if (p.sound_table != 0) p.flags |= P::kSoundTable;
  p.script_table = effects.script_table;
  if (p.script_table != 0) p.flags |= P::kScriptTable;
  p.default_script = effects.default_script;
  if (p.default_script != 0) p.flags |= P::kDefaultScript;
  p.script_intensity = effects.script_intensity;
  if (p.script_intensity != 0.0f) p.flags |= P::kScriptIntensity;
  p.translucency = effects.translucency;
  if (p.translucency != 0.0f) p.flags |= P::kTranslucency;
}

bool has_moved(const ServerObjectState& state, const Position& place) {
  return place.cell != state.last_sent.cell || !nearly_equal(place.frame, state.last_sent.frame);
}

// How often a body's position is sent while it moves; 0: not by itself (SV-21).
double interval_of(const ServerObject& o, bool moves_to) {
  // A player who moves itself says where it is (SV-12).
  const bool reports_itself = o.state().has_client && o.state().autonomy_level == autonomy::kClient;
  if (reports_itself) return o.rules().player_interval;
  return moves_to ? o.rules().move_interval : o.rules().other_interval;
}

void broadcast_object(const ServerObject& o) {
  ServerObjectState& state = o.state();
  use_waiting_jump(o);
  const bool moves_to = is_moving_to(o.context(), o.actor);
  const bool has_ended = state.was_moving_to && !moves_to;
  state.was_moving_to = moves_to;
  const double interval = interval_of(o, moves_to);
  if (!o.actor.body.in_cell || interval <= 0.0) return;
  const bool is_due = has_ended || is_past(o.now(), state.last_sent_time + interval);
  if (is_due && has_moved(state, place_of(o.actor))) send_position(o);
}

}  // namespace

wire::CommandIndex style_of(const Actor& actor) {
  return wire::command_index(actor.motion_interp.interpreted.current_style);
}

void send_position(const ServerObject& o, Audience audience) {
  const Body& body = o.actor.body;
  wire::UpdatePosition m;
  m.guid = o.actor.guid;
  m.pack.position = place_of(o.actor);
  m.pack.flags = body.grounded() ? wire::PositionPack::kContact : 0u;
  if (body.velocity != Vec3{}) {
    m.pack.flags |= wire::PositionPack::kHasVelocity;
    m.pack.velocity = body.velocity;
  }
  m.pack.leave_out_zeros();
  put_timestamps(m, o.timestamps());
  o.send(audience, m);
  if (audience == Audience::Owner) return;
  o.state().last_sent = m.pack.position;
  o.state().last_sent_time = o.now();
}

namespace {

void announce_movement(const ServerObject& o, const wire::MovementBody& body) {
  wire::UpdateMotion m;
  m.guid = o.actor.guid;
  m.body = body;
  m.body.style = style_of(o.actor);
  put_timestamps(m, o.timestamps());
  o.actor.body.last_move_was_autonomous = false;
  o.send(Audience::Everyone, m);
}

wire::MovementBody current_movement(const ServerObject& o, std::span<const MotionAction> actions) {
  const MotionInterp& in = o.actor.motion_interp;
  wire::MovementBody body;
  if (in.standing_longjump) body.flags = wire::MovementBody::kStandingLongJump;
  body.content = wire::pack(in.interpreted, actions);
  return body;
}

}  // namespace

void send_movement(const ServerObject& o, const wire::MovementBody& body) {
  announce_movement(o, body);
  send_position(o);
}

void send_state(const ServerObject& o, std::span<const MotionAction> actions) {
  send_movement(o, current_movement(o, actions));
}

void send_jump(const ServerObject& o) {
  announce_movement(o, current_movement(o, {}));
  send_velocity(o);
}

void send_velocity(const ServerObject& o) {
  wire::VectorUpdate m;
  m.guid = o.actor.guid;
  m.velocity = o.actor.body.velocity;
  m.omega = o.actor.body.omega;
  put_timestamps(m, o.timestamps());
  o.send(Audience::Everyone, m);
}

void send_appearance(const ServerObject& o, const Appearance& appearance) {
  ByteWriter worn;
  write_appearance(worn, appearance);
  wire::ObjDescEvent m;
  m.guid = o.actor.guid;
  m.appearance.bytes = worn.bytes();
  put_timestamps(m, o.timestamps());
  o.send(Audience::Everyone, m);
}

void correct_position(const ServerObject& o) {
  o.timestamps().advance(wire::Timestamp::ForcePosition);
  send_position(o);
}

void correct_client(const ServerObject& o) {
  if (o.state().corrected_time == o.now()) return;
  o.state().corrected_time = o.now();
  o.timestamps().advance(wire::Timestamp::ForcePosition);
  send_position(o, Audience::Owner);
}

std::uint16_t next_action_stamp(ServerObjectState& state) {
  state.action_stamp = (state.action_stamp + 1) & wire::ActionItem::kTimestampMask;
  return state.action_stamp;
}

void send_position(ServerState& server, Outbox& out, Guid guid, Audience audience) {
  with_object(server, out, guid, [&](const ServerObject& o) { send_position(o, audience); });
}

void send_motion(ServerState& server, Outbox& out, Guid guid) {
  with_object(server, out, guid, [&](const ServerObject& o) { send_state(o); });
}

void correct_position(ServerState& server, Outbox& out, Guid guid) {
  with_object(server, out, guid, [&](const ServerObject& o) { correct_position(o); });
}

void broadcast_due(ServerState& server, Outbox& out) {
  for (std::size_t i = 0; i < server.world.scene.size(); ++i) {
    Actor& actor = server.world.scene.in_order(i);
    broadcast_object({server, out, actor, server.record(actor.guid)});
  }
}

wire::CreateObject describe(const ServerState& server, Guid guid) {
  using P = wire::PhysicsDescription;
  wire::CreateObject m;
  const Actor* actor = server.world.find(guid);
  if (!actor) return m;
  const ObjectRecord& record = *server.world.record(guid);
  m.guid = guid;
  P& p = m.physics;
  p.flags = P::kMovement | P::kPosition;
  p.state = actor->body.state;
  p.has_body = true;
  p.body.style = style_of(*actor);
  p.body.content = wire::pack(actor->motion_interp.interpreted);
  p.autonomous = actor->body.last_move_was_autonomous ? 1 : 0;
  p.position = place_of(*actor);
  p.setup = record.setup;
  if (p.setup != 0) p.flags |= P::kSetup;
  p.motion_table = record.motion_table;
  if (p.motion_table != 0) p.flags |= P::kMotionTable;
  p.scale = actor->body.scale;
  if (p.scale != 1.0f) p.flags |= P::kScale;
  describe_effects(p, effects_of(record, actor->setup));
  p.timestamps = server.objects[server.world.scene.id_of(guid)].timestamps;
  return m;
}

}  // namespace acm
