// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
#pragma once

#include "world/client_state.h"
#include "world/server_state.h"
#include "world/world_state.h"

#include <cstddef>

namespace acm {

// Every field of the state, listed once for all archives: those that write, read, hash and compare. An
// archive offers
//   value(name, x)        a number, flag or enumeration; vectors, frames and positions
//   part(name, x, extra…) a struct: calls fields(archive, x, extra…)
//   list(name, list, …)   a list and its entries
//   added(name, x, first) a value or struct that hashes of version 2 do not know: they take it in only where
//   it
//                         is not what it is at first
//   looks(name, list)     those of the parts, which seldom differ from what they were made with
//   asset, script, table… a pointer into the assets, by id
//   text(name, x, most)   at most `most` bytes that only hosts read: every archive has them but the hash
//   context_id(name, x)   the host's own number, which is not part of the state: all keep it but the hash

template <class A>
void fields(A& a, ContextIds& ids) {
  a.context_id("context_id", ids.context_id);
  a.context_id("move_context_id", ids.move_context_id);
}

template <class A>
void fields(A& a, SequenceNode& n) {
  a.animation("animation", n.animation);
  a.value("low_frame", n.low_frame);
  a.value("high_frame", n.high_frame);
  a.value("framerate", n.framerate);
  a.value("role", n.role);
  a.part("ids", n.ids);
}

template <class A>
void fields(A& a, Sequence& s, ListPool& pool) {
  a.value("frame_number", s.frame_number);
  a.value("velocity", s.velocity);
  a.value("omega", s.omega);
  a.value("current", s.current);
  a.value("first_cyclic", s.first_cyclic);
  a.list("nodes", s.nodes, pool);
  a.value("placement_id", s.placement_id);
}

template <class A>
void fields(A& a, Body& b) {
  a.value("position", b.position);
  a.value("velocity", b.velocity);
  a.value("acceleration", b.acceleration);
  a.value("omega", b.omega);
  a.value("achieved_velocity", b.achieved_velocity);
  a.value("update_time", b.update_time);
  a.value("physics_time", b.physics_time);
  a.value("step_quantum", b.step_quantum);
  a.value("state", b.state);
  a.value("scale", b.scale);
  a.value("contact", b.contact);
  a.value("on_walkable", b.on_walkable);
  a.value("active", b.active);
  a.value("in_cell", b.in_cell);
  a.value("last_move_was_autonomous", b.last_move_was_autonomous);
  a.value("jumped_this_frame", b.jumped_this_frame);
  a.value("placement_refused", b.placement_refused);
  a.value("is_blocked", b.is_blocked);
  a.value("is_leaving_ethereal", b.is_leaving_ethereal);
  a.value("was_made_static", b.was_made_static);
  a.value("animates_in_place", b.animates_in_place);
  a.value("parent", b.parent);
  a.value("hold_location", b.hold_location);
  a.value("held_at_part", b.held_at_part);
  a.choice("ground", b.ground, Ground::Host);
  a.value("ground_height", b.ground_height);
  a.value("step_down_height", b.step_down_height);
  a.value("radius", b.radius);
  a.value("height", b.height);
}

template <class A>
void fields(A& a, ActiveMotion& m) {
  a.value("motion", m.motion);
  a.value("speed", m.speed);
}

template <class A>
void fields(A& a, QueuedMotion& m) {
  a.value("motion", m.motion);
  a.value("anims", m.anims);
  a.part("ids", m.ids);
}

template <class A>
void fields(A& a, MotionTableManager& q, ListPool& pool) {
  a.value("animation_counter", q.animation_counter);
  a.list("pending", q.pending, pool);
  a.value("style", q.state.style);
  a.value("substate", q.state.substate);
  a.value("substate_speed", q.state.substate_speed);
  a.list("modifiers", q.state.modifiers, pool);
  a.list("actions", q.state.actions, pool);
}

template <class A>
void fields(A& a, RawMotionState& m) {
  a.value("current_hold_key", m.current_hold_key);
  a.value("current_style", m.current_style);
  a.value("forward_command", m.forward_command);
  a.value("forward_hold_key", m.forward_hold_key);
  a.value("forward_speed", m.forward_speed);
  a.value("sidestep_command", m.sidestep_command);
  a.value("sidestep_hold_key", m.sidestep_hold_key);
  a.value("sidestep_speed", m.sidestep_speed);
  a.value("turn_command", m.turn_command);
  a.value("turn_hold_key", m.turn_hold_key);
  a.value("turn_speed", m.turn_speed);
}

template <class A>
void fields(A& a, InterpretedMotionState& m) {
  a.value("current_style", m.current_style);
  a.value("forward_command", m.forward_command);
  a.value("forward_speed", m.forward_speed);
  a.value("sidestep_command", m.sidestep_command);
  a.value("sidestep_speed", m.sidestep_speed);
  a.value("turn_command", m.turn_command);
  a.value("turn_speed", m.turn_speed);
}

template <class A>
void fields(A& a, PendingMotion& m) {
  a.context_id("context_id", m.context_id);
  a.value("motion", m.motion);
  // One number for both: error codes are small.
  constexpr std::uint32_t kFromClient = 0x80000000u;
  std::uint32_t code = static_cast<std::uint32_t>(m.jump_error) | (m.is_from_client ? kFromClient : 0u);
  a.value("jump_error", code);
  m.jump_error = static_cast<MotionError>(code & ~kFromClient);
  m.is_from_client = (code & kFromClient) != 0;
}

template <class A>
void fields(A& a, MotionAction& m) {
  a.value("command", m.command);
  a.value("speed", m.speed);
  a.value("stamp", m.timestamp);
  a.value("autonomous", m.autonomous);
}

template <class A>
void fields(A& a, MotionInterp& in, ListPool& pool) {
  a.value("exists", in.exists);
  a.value("initted", in.initted);
  a.value("standing_longjump", in.standing_longjump);
  a.value("jump_extent", in.jump_extent);
  a.value("my_run_rate", in.my_run_rate);
  a.value("current_speed_factor", in.current_speed_factor);
  a.value("server_action_stamp", in.server_action_stamp);
  a.part("raw", in.raw);
  a.part("interpreted", in.interpreted);
  a.list("pending", in.pending, pool);
  a.list("raw_actions", in.raw_actions, pool);
  a.list("interpreted_actions", in.interpreted_actions, pool);
}

template <class A>
void fields(A& a, WeenieFacts& o) {
  a.value("present", o.present);
  a.value("is_creature", o.is_creature);
  a.value("is_local_player", o.is_local_player);
  a.value("knows_run_rate", o.knows_run_rate);
  a.value("run_rate", o.run_rate);
  a.choice("jump_model", o.jump_model, JumpModel::Formula);
  a.value("can_jump", o.can_jump);
  a.value("knows_stamina_cost", o.knows_stamina_cost);
  a.value("recent_player_killer", o.recent_player_killer);
  a.value("jump_velocity", o.jump_velocity);
  a.value("stamina_cost", o.stamina_cost);
  a.value("jump_skill", o.jump_skill);
  a.value("load", o.load);
  a.value("stamina", o.stamina);
  a.added("runs_by_skill", o.runs_by_skill, false);
  a.added("run_skill", o.run_skill, 0.0f);
  a.added("run_rate_above_800", o.run_rate_above_800, false);
}

template <class A>
void fields(A& a, MovementParameters& p) {
  a.value("flags", p.flags);
  a.value("distance_to_object", p.distance_to_object);
  a.value("min_distance", p.min_distance);
  a.value("fail_distance", p.fail_distance);
  a.value("desired_heading", p.desired_heading);
  a.value("speed", p.speed);
  a.value("walk_run_threshold", p.walk_run_threshold);
  a.context_id("context_id", p.context_id);
  a.value("hold_key_to_apply", p.hold_key_to_apply);
  a.value("action_stamp", p.action_stamp);
}

template <class A>
void fields(A& a, MoveNode& n) {
  a.choice("type", n.type, MovementType::TurnToHeading);
  a.value("heading", n.heading);
}

template <class A>
void fields(A& a, MoveTo& m) {
  a.choice("type", m.type, MovementType::TurnToHeading);
  a.part("params", m.params);
  a.value("sought_position", m.sought_position);
  a.value("current_target_position", m.current_target_position);
  a.value("starting_position", m.starting_position);
  a.value("previous_heading", m.previous_heading);
  a.value("previous_distance", m.previous_distance);
  a.value("original_distance", m.original_distance);
  a.value("previous_distance_time", m.previous_distance_time);
  a.value("original_distance_time", m.original_distance_time);
  a.value("fail_progress_count", m.fail_progress_count);
  a.value("sought_object", m.sought_object);
  a.value("top_level_object", m.top_level_object);
  a.value("sought_radius", m.sought_size.radius);
  a.value("sought_height", m.sought_size.height);
  a.value("current_command", m.current_command);
  a.value("aux_command", m.aux_command);
  a.value("moving_away", m.moving_away);
  a.value("initialized", m.initialized);
  a.list("nodes", m.nodes);
}

template <class A>
void fields(A& a, Sticky& s) {
  a.value("target", s.target);
  a.value("target_radius", s.target_radius);
  a.value("target_position", s.target_position);
  a.value("initialized", s.initialized);
  a.value("timeout", s.timeout);
}

template <class A>
void fields(A& a, Constraint& c) {
  a.value("is_constrained", c.is_constrained);
  a.value("offset", c.offset);
  a.value("position", c.position);
  a.value("start_distance", c.start_distance);
  a.value("max_distance", c.max_distance);
}

template <class A>
void fields(A& a, Interpolation::Node& n) {
  a.choice("type", n.type, Interpolation::NodeType::Velocity);
  a.value("position", n.position);
  a.value("velocity", n.velocity);
}

template <class A>
void fields(A& a, Interpolation& in) {
  a.list("nodes", in.nodes);
  a.value("keep_heading", in.keep_heading);
  a.value("frame_counter", in.frame_counter);
  a.value("original_distance", in.original_distance);
  a.value("progress_quantum", in.progress_quantum);
  a.value("node_fail_counter", in.node_fail_counter);
  a.value("blip_position", in.blip_position);
}

template <class A>
void fields(A& a, TargetInfo& i) {
  a.value("context_id", i.context_id);
  a.value("object", i.object);
  a.value("radius", i.radius);
  a.value("quantum", i.quantum);
  a.value("target_position", i.target_position);
  a.value("interpolated_position", i.interpolated_position);
  a.value("interpolated_heading", i.interpolated_heading);
  a.value("velocity", i.velocity);
  a.choice("status", i.status, TargetStatus::TimedOut);
  a.value("last_update_time", i.last_update_time);
}

// The links of the voyeurs are kept as lists of guids, after all objects.
template <class A>
void fields(A& a, Targeting& t) {
  a.value("has_target", t.has_target);
  a.part("info", t.info);
  a.value("last_update_time", t.last_update_time);
  a.value("watched", t.watched);
  a.value("voyeur_radius", t.voyeur_radius);
  a.value("voyeur_quantum", t.voyeur_quantum);
  a.value("last_sent_position", t.last_sent_position);
}

template <class A>
void fields(A& a, TimedHook& h) {
  a.choice("kind", h.kind, TimedHook::Kind::Script);
  a.value("datum", h.datum);
  a.value("created", h.created);
  a.value("duration", h.duration);
  a.value("start", h.start);
  a.value("end", h.end);
  a.part("ids", h.ids);
}

template <class A>
void fields(A& a, QueuedScript& s) {
  a.script("script", s.script);
  a.value("start", s.start);
  a.value("taken", s.taken);
  a.part("ids", s.ids);
}

template <class A>
void fields(A& a, PartLook& l) {
  a.value("translucency", l.translucency);
  a.value("luminosity", l.luminosity);
  a.value("diffuse", l.diffuse);
  a.value("is_drawn", l.is_drawn);
}

// An entry of a list of guids.
template <class A>
void fields(A& a, Guid& guid) {
  a.value("guid", guid);
}

template <class A>
void fields(A& a, Effects& e) {
  a.value("translucency", e.translucency);
  a.value("original_translucency", e.original_translucency);
  a.value("next_cue", e.next_cue);
  a.list("timed", e.timed);
  a.list("scripts", e.scripts);
  a.list("children", e.children);
  a.looks("looks", e.looks);
}

template <class A>
void fields(A& a, StallWatch& w) {
  a.value("motion_since", w.motion_since);
  a.value("motion_deadline", w.motion_deadline);
  a.value("move_since", w.move_since);
  a.value("move_progress", w.move_progress);
  a.value("move_distance_time", w.move_distance_time);
  a.value("motion", w.motion);
  a.value("anims", w.anims);
  a.value("pending", w.pending);
  a.value("move_nodes", w.move_nodes);
  a.value("watches_move", w.watches_move);
  a.value("motion_reported", w.motion_reported);
  a.value("move_reported", w.move_reported);
}

template <class A>
void fields(A& a, ServerObjectState& s) {
  a.value("has_client", s.has_client);
  a.value("autonomy_level", s.autonomy_level);
  a.value("in_portal", s.in_portal);
  a.value("was_moving_to", s.was_moving_to);
  a.value("action_stamp", s.action_stamp);
  a.value("last_action", s.last_action);
  a.added("awaited_keys", s.awaited_keys, 0u);
  a.value("last_sent_time", s.last_sent_time);
  a.value("last_sent", s.last_sent);
  a.value("last_ground", s.last_ground);
  a.value("corrected_time", s.corrected_time);
  a.value("travel_time", s.travel_time);
  a.value("travel_place", s.travel_place);
  a.value("travel_left", s.travel_left);
  a.value("climb_left", s.climb_left);
  a.value("fall_left", s.fall_left);
  a.added("travel_debt", s.travel_debt, 0.0f);
  a.added("climb_debt", s.climb_debt, 0.0f);
  a.value("jump_time", s.jump_time);
  a.value("jump_rise", s.jump_rise);
  a.value("jump_waits", s.jump_waits);
  a.value("waiting_extent", s.waiting_extent);
  a.value("waiting_jump", s.waiting_jump);
  a.value("jump_deadline", s.jump_deadline);
}

template <class A>
void fields(A& a, KeyCommand& k) {
  a.value("motion", k.motion);
  a.value("speed", k.speed);
  a.choice("device", k.device, KeyCommand::Device::Mouse);
  a.value("run", k.run);
}

template <class A>
void fields(A& a, ContactPlane& p) {
  a.value("normal", p.normal);
  a.value("d", p.d);
}

template <class A>
void fields(A& a, LocalPlayer::MouseLook& l) {
  a.value("is_on", l.is_on);
  a.value("is_unsent", l.is_unsent);
  a.value("last_sent", l.last_sent);
  a.part("turn", l.turn);
}

template <class A>
void fields(A& a, LocalPlayer& p) {
  a.value("run_key_sends", p.options.run_key_sends);
  a.value("resuming_sends", p.options.resuming_sends);
  a.value("silent_in_portal", p.options.silent_in_portal);
  a.added("run_as_default", p.options.run_as_default, false);
  a.value("controlled_by_server", p.controlled_by_server);
  a.value("enabled", p.enabled);
  a.value("auto_run", p.auto_run);
  a.value("hold_run", p.hold_run);
  a.value("hold_sidestep", p.hold_sidestep);
  a.value("transient_state", p.transient_state);
  a.value("charging_jump", p.charging_jump);
  a.value("auto_run_speed", p.auto_run_speed);
  a.value("charge_began", p.charge_began);
  a.value("action_stamp", p.action_stamp);
  a.value("action_number", p.action_number);
  a.list("substates", p.substates);
  a.list("turns", p.turns);
  a.list("sidesteps", p.sidesteps);
  a.added("look", p.look, LocalPlayer::MouseLook());
  a.value("knows_contact_plane", p.knows_contact_plane);
  a.part("contact_plane", p.contact_plane);
  a.value("last_sent_position", p.last_sent_position);
  a.part("last_sent_plane", p.last_sent_plane);
  a.value("last_sent_time", p.last_sent_time);
}

template <class A>
void fields(A& a, ObjectEffects& e) {
  a.value("sound_table", e.sound_table);
  a.value("script_table", e.script_table);
  a.value("default_script", e.default_script);
  a.value("script_intensity", e.script_intensity);
  a.value("translucency", e.translucency);
}

template <class A>
void fields(A& a, SubPalette& s) {
  a.value("palette", s.palette);
  a.value("first", s.first);
  a.value("count", s.count);
}

template <class A>
void fields(A& a, TextureChange& t) {
  a.value("part", t.part);
  a.value("old_texture", t.old_texture);
  a.value("new_texture", t.new_texture);
}

template <class A>
void fields(A& a, PartChange& p) {
  a.value("part", p.part);
  a.value("mesh", p.mesh);
}

template <class A>
void fields(A& a, Appearance& x) {
  a.value("base_palette", x.base_palette);
  a.list("sub_palettes", x.sub_palettes);
  a.list("texture_changes", x.texture_changes);
  a.list("part_changes", x.part_changes);
}

/// What the world and its role keep of an object beside its actor. The timestamps are those of whichever role
/// it is.
struct ObjectFields {
  ObjectRecord& record;
  ServerRecord& role;
  String& name;
};

template <class A>
void fields(A& a, ObjectFields& r) {
  for (std::uint16_t& timestamp : r.role.timestamps.values) a.value("stamps", timestamp);
  a.value("setup", r.record.setup);
  a.value("motion_table", r.record.motion_table);
  a.value("wanted_table", r.record.wanted_table);
  a.part("effects", r.record.effects);
  a.value("is_described", r.record.is_described);
  a.text("name", r.name, kMaxNameBytes);
  a.part("stall", r.record.stall);
  a.part("served", r.role.state);
}

template <class A>
void fields(A& a, Actor& actor, Scene& scene, ObjectFields& record) {
  a.part("record", record);
  a.value("part_count", actor.part_count);
  a.value("has_parts", actor.has_parts);
  a.value("movement_manager_exists", actor.movement_manager_exists);
  a.table("table", actor.table);
  a.part("sequence", actor.sequence, scene.pool);
  a.placement("placement", actor.sequence, record.record.setup);
  a.part("body", actor.body);
  a.part("queue", actor.motion_table_manager, scene.pool);
  a.part("interpreter", actor.motion_interp, scene.pool);
  a.part("weenie", actor.weenie);
  a.block("move_to", scene.move_to, actor.managers.move_to);
  a.block("sticky", scene.sticky, actor.managers.sticky);
  a.block("constraint", scene.constraint, actor.managers.constraint);
  a.block("interpolation", scene.interpolation, actor.managers.interpolation);
  a.block("targeting", scene.targeting, actor.managers.targeting);
  a.block("effects", scene.effects, actor.managers.effects);
  a.asset("sound_table", actor.sound_table);
  a.asset("script_table", actor.script_table);
  a.value("default_script", actor.default_script);
  a.value("default_script_intensity", actor.default_script_intensity);
  a.value("lacks_default_script", actor.lacks_default_script);
  a.value("random_count", actor.random_count);
}

template <class A>
void fields(A& a, WorldState& world, ClientState& client) {
  a.value("clock", world.scene.clock);
  a.value("last_pass", world.scene.last_pass);
  a.value("ticks", world.ticks);
  a.value("player", client.viewer.player);
  a.value("expects_player", client.viewer.expects_player);
  a.value("autonomy_level", client.viewer.autonomy_level);
  a.part("local_player", client.player);
  a.value("player_updates.created", client.player_updates.created);
  a.value("player_updates.control_lost", client.player_updates.control_lost);
  a.value("player_updates.forced", client.player_updates.forced);
  a.value("player_updates.teleported", client.player_updates.teleported);
  a.value("waits_for_teleport", client.waits_for_teleport);
}

}  // namespace acm
