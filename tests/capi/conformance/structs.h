// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
#pragma once

template <class A>
void fields(A& a, acm_error& s) {
  a("status", s.status);
  a("motion_error", s.motion_error);
  a("object_id", s.object_id);
  a("guid", s.guid);
  a("offset", s.offset);
  a("field", s.field);
  a("text", s.text);
}

template <class A>
void fields(A& a, acm_frame& s) {
  a("origin", s.origin);
  a("rotation", s.rotation);
}

template <class A>
void fields(A& a, acm_position& s) {
  a("cell", s.cell);
  a("frame", s.frame);
}

template <class A>
void fields(A& a, acm_cylinder& s) {
  a("radius", s.radius);
  a("height", s.height);
}

template <class A>
void fields(A& a, acm_container_info& s) {
  a("is_older", s.is_older);
  a("block_size", s.block_size);
  a("file_size", s.file_size);
  a("data_set", s.data_set);
  a("data_subset", s.data_subset);
  a("iteration", s.iteration);
  a("entry_count", s.entry_count);
}

template <class A>
void fields(A& a, acm_container_entry& s) {
  a("id", s.id);
  a("offset", s.offset);
  a("size", s.size);
  a("time", s.time);
  a("iteration", s.iteration);
  a("flags", s.flags);
  a("version", s.version);
}

template <class A>
void fields(A& a, acm_container_change& s) {
  a("id", s.id);
  a("time", s.time);
  a("iteration", s.iteration);
  a("size", s.size);
}

template <class A>
void fields(A& a, acm_range& s) {
  a("offset", s.offset);
  a("size", s.size);
  a("likely", s.likely);
}

template <class A>
void fields(A& a, acm_missing_asset& s) {
  a("id", s.id);
  a("status", s.status);
}

template <class A>
void fields(A& a, acm_setup& s) {
  a("id", s.id);
  a("radius", s.radius);
  a("height", s.height);
  a("step_up_height", s.step_up_height);
  a("step_down_height", s.step_down_height);
  a("motion_table", s.motion_table);
  a("default_animation", s.default_animation);
  a("sound_table", s.sound_table);
  a("script_table", s.script_table);
  a("default_script", s.default_script);
  a("part_count", s.part_count);
  a("hold_location_count", s.hold_location_count);
}

template <class A>
void fields(A& a, acm_setup_part& s) {
  a("model", s.model);
  a("scale", s.scale);
}

template <class A>
void fields(A& a, acm_hold_location& s) {
  a("key", s.key);
  a("part", s.part);
  a("frame", s.frame);
}

template <class A>
void fields(A& a, acm_wave_format& s) {
  a("tag", s.tag);
  a("channels", s.channels);
  a("samples_per_second", s.samples_per_second);
  a("bytes_per_second", s.bytes_per_second);
  a("block_align", s.block_align);
  a("bits_per_sample", s.bits_per_sample);
}

template <class A>
void fields(A& a, acm_world_options& s) {
  a.size(s.size);
  a("viewer", s.viewer);
  a("event_capacity", s.event_capacity);
  a("max_objects", s.max_objects);
  a("random_seed", s.random_seed);
  a("event_slots", s.event_slots);
  a("max_speed", s.max_speed);
  a("stall_motion_slack", s.stall_motion_slack);
  a("stall_move_timeout", s.stall_move_timeout);
  a("ground", s.ground);
  a.flag("gate_passes", s.gate_passes);
  a.flag("sleep_when_far", s.sleep_when_far);
  a.flag("detect_stalls", s.detect_stalls);
  a.flag("reapply_every_modifier", s.reapply_every_modifier);
  a.flag("even_static_turn", s.even_static_turn);
  a("pass_tolerance", s.pass_tolerance);
}

template <class A>
void fields(A& a, acm_weenie_facts& s) {
  a.flag("present", s.present);
  a.flag("is_creature", s.is_creature);
  a.flag("is_local_player", s.is_local_player);
  a.flag("knows_run_rate", s.knows_run_rate);
  a("jump_model", s.jump_model);
  a.flag("can_jump", s.can_jump);
  a.flag("knows_stamina_cost", s.knows_stamina_cost);
  a.flag("recent_player_killer", s.recent_player_killer);
  a("run_rate", s.run_rate);
  a("jump_velocity", s.jump_velocity);
  a("stamina_cost", s.stamina_cost);
  a("jump_skill", s.jump_skill);
  a("load", s.load);
  a("stamina", s.stamina);
  a("run_skill", s.run_skill);
  a.flag("runs_by_skill", s.runs_by_skill);
  a.flag("run_rate_above_800", s.run_rate_above_800);
}

template <class A>
void fields(A& a, acm_object_facts& s) {
  a.size(s.size);
  a("state", s.state);
  a("weenie", s.weenie);
  a("scale", s.scale);
  a("ground_height", s.ground_height);
  a("step_down_height", s.step_down_height);
  a("ground", s.ground);
  a.flag("placement_blocked", s.placement_blocked);
  a.flag("blocked", s.blocked);
}

template <class A>
void fields(A& a, acm_object_effects& s) {
  a("sound_table", s.sound_table);
  a("script_table", s.script_table);
  a("default_script", s.default_script);
  a("script_intensity", s.script_intensity);
  a("translucency", s.translucency);
}

template <class A>
void fields(A& a, acm_object_parameters& s) {
  a.size(s.size);
  a("setup", s.setup);
  a("motion_table", s.motion_table);
  a("position", s.position);
  a("effects", s.effects);
  a.flag("in_world", s.in_world);
  a("facts", s.facts);
}

template <class A>
void fields(A& a, acm_interpreted_motion_state& s) {
  a("current_style", s.current_style);
  a("forward_command", s.forward_command);
  a("forward_speed", s.forward_speed);
  a("sidestep_command", s.sidestep_command);
  a("sidestep_speed", s.sidestep_speed);
  a("turn_command", s.turn_command);
  a("turn_speed", s.turn_speed);
}

template <class A>
void fields(A& a, acm_object_state& s) {
  a("guid", s.guid);
  a("position", s.position);
  a("velocity", s.velocity);
  a("achieved_velocity", s.achieved_velocity);
  a("omega", s.omega);
  a("state", s.state);
  a("scale", s.scale);
  a("body_size", s.body_size);
  a.flag("contact", s.contact);
  a.flag("on_walkable", s.on_walkable);
  a.flag("active", s.active);
  a.flag("in_world", s.in_world);
  a.flag("last_move_was_autonomous", s.last_move_was_autonomous);
  a("parent", s.parent);
  a("hold_location", s.hold_location);
  a("setup", s.setup);
  a("motion_table", s.motion_table);
  a("part_count", s.part_count);
  a("style", s.style);
  a("substate", s.substate);
  a("substate_speed", s.substate_speed);
  a("animation", s.animation);
  a("frame_number", s.frame_number);
  a("pending_motions", s.pending_motions);
  a("effects", s.effects);
  a("translucency", s.translucency);
  a("queued_scripts", s.queued_scripts);
  a("movement", s.movement);
  a("move", s.move);
  a("move_target", s.move_target);
  a("stuck_to", s.stuck_to);
  a.flag("interpolating", s.interpolating);
  a.flag("constrained", s.constrained);
}

template <class A>
void fields(A& a, acm_movement_parameters& s) {
  a("flags", s.flags);
  a("distance_to_object", s.distance_to_object);
  a("min_distance", s.min_distance);
  a("fail_distance", s.fail_distance);
  a("desired_heading", s.desired_heading);
  a("speed", s.speed);
  a("walk_run_threshold", s.walk_run_threshold);
  a("context_id", s.context_id);
  a("hold_key_to_apply", s.hold_key_to_apply);
  a("action_stamp", s.action_stamp);
}

template <class A>
void fields(A& a, acm_order& s) {
  a.size(s.size);
  a("type", s.type);
  a("parameters", s.parameters);
  a("motion", s.motion);
  a("target", s.target);
  a("position", s.position);
  a("target_size", s.target_size);
  a("velocity", s.velocity);
  a("omega", s.omega);
  a("extent", s.extent);
  a("run_rate", s.run_rate);
  a("constraint_start", s.constraint_start);
  a("constraint_max", s.constraint_max);
  a("state", s.state);
  a.flag("keep_heading", s.keep_heading);
}

template <class A>
void fields(A& a, acm_raw_motion_state& s) {
  a("current_hold_key", s.current_hold_key);
  a("current_style", s.current_style);
  a("forward_command", s.forward_command);
  a("forward_hold_key", s.forward_hold_key);
  a("forward_speed", s.forward_speed);
  a("sidestep_command", s.sidestep_command);
  a("sidestep_hold_key", s.sidestep_hold_key);
  a("sidestep_speed", s.sidestep_speed);
  a("turn_command", s.turn_command);
  a("turn_hold_key", s.turn_hold_key);
  a("turn_speed", s.turn_speed);
}

template <class A>
void fields(A& a, acm_motion_action& s) {
  a("command", s.command);
  a("speed", s.speed);
  a("timestamp", s.timestamp);
  a.flag("autonomous", s.autonomous);
}

template <class A>
void fields(A& a, acm_target& s) {
  a("guid", s.guid);
  a("position", s.position);
  a("body_size", s.body_size);
  a("velocity", s.velocity);
}

template <class A>
void fields(A& a, acm_step_plan& s) {
  a("count", s.count);
  a("quanta", s.quanta);
}

template <class A>
void fields(A& a, acm_step_answer& s) {
  a("frame", s.frame);
  a.flag("contact", s.contact);
  a.flag("walkable", s.walkable);
}

template <class A>
void fields(A& a, acm_hook_source& s) {
  a("animation", s.animation);
  a("script", s.script);
  a("frame", s.frame);
  a("index", s.index);
}

template <class A>
void fields(A& a, acm_motion_done_event& s) {
  a("motion", s.motion);
  a.flag("success", s.success);
  a("context_id", s.context_id);
  a("move_context_id", s.move_context_id);
}

template <class A>
void fields(A& a, acm_motion_refused_event& s) {
  a("motion", s.motion);
  a("motion_error", s.motion_error);
  a("context_id", s.context_id);
  a("move_context_id", s.move_context_id);
}

template <class A>
void fields(A& a, acm_hook_event& s) {
  a("type", s.type);
  a("source", s.source);
  a("order", s.order);
  a("context_id", s.context_id);
  a("move_context_id", s.move_context_id);
  a("wave", s.wave);
  a("volume", s.volume);
  a("scale", s.scale);
}

template <class A>
void fields(A& a, acm_velocity_set_event& s) {
  a("local_velocity", s.local_velocity);
}

template <class A>
void fields(A& a, acm_move_finished_event& s) {
  a("motion_error", s.motion_error);
  a("context_id", s.context_id);
}

template <class A>
void fields(A& a, acm_stick_event& s) {
  a("target", s.target);
}

template <class A>
void fields(A& a, acm_blipped_event& s) {
  a("to", s.to);
  a("distance", s.distance);
}

template <class A>
void fields(A& a, acm_target_lost_event& s) {
  a("target", s.target);
  a("status", s.status);
}

template <class A>
void fields(A& a, acm_limit_reached_event& s) {
  a("limit", s.limit);
  a("count", s.count);
}

template <class A>
void fields(A& a, acm_asset_missing_event& s) {
  a("id", s.id);
}

template <class A>
void fields(A& a, acm_stalled_event& s) {
  a.flag("is_move", s.is_move);
  a("motion", s.motion);
  a("animations", s.animations);
  a("age", s.age);
}

template <class A>
void fields(A& a, acm_sound_heard_event& s) {
  a("sound_type", s.sound_type);
  a("wave", s.wave);
  a("volume", s.volume);
  a("position", s.position);
}

template <class A>
void fields(A& a, acm_message_not_applied_event& s) {
  a("opcode", s.opcode);
  a("reason", s.reason);
  a.flag("movement_only", s.movement_only);
}

template <class A>
void fields(A& a, acm_hook_value& s) {
  a("name", s.name);
  a("kind", s.kind);
  a("number", s.number);
  a("integer", s.integer);
}

template <class A>
void fields(A& a, acm_hook_fields& s) {
  a("type", s.type);
  a("direction", s.direction);
  a("count", s.count);
  a("values", s.values);
}

template <class A>
void fields(A& a, acm_sound_query& s) {
  a.size(s.size);
  a("sound_type", s.sound_type);
  a("hook", s.hook);
  a("pick", s.pick);
  a("roll", s.roll);
  a.flag("fair", s.fair);
}

template <class A>
void fields(A& a, acm_sound_choice& s) {
  a("wave", s.wave);
  a("priority", s.priority);
  a("volume", s.volume);
}

template <class A>
void fields(A& a, acm_pose_options& s) {
  a.size(s.size);
  a("format", s.format);
  a.flag("smooth", s.smooth);
  a.flag("display", s.display);
  a.flag("column_major", s.column_major);
  a.flag("report_scales", s.report_scales);
  a.flag("zero_unused", s.zero_unused);
  a.flag("in_landblock", s.in_landblock);
  a("landblock", s.landblock);
  a("seconds_since_tick", s.seconds_since_tick);
}

template <class A>
void fields(A& a, acm_pose_buffer& s) {
  a.size(s.size);
  a("part_capacity", s.part_capacity);
  a("data_size", s.data_size);
  a("part_stride", s.part_stride);
  a("object_stride", s.object_stride);
  a("scales_size", s.scales_size);
  a("scale_part_stride", s.scale_part_stride);
  a("scale_object_stride", s.scale_object_stride);
  a("meshes_size", s.meshes_size);
  a("mesh_part_stride", s.mesh_part_stride);
  a("mesh_object_stride", s.mesh_object_stride);
}

template <class A>
void fields(A& a, acm_part_look& s) {
  a("translucency", s.translucency);
  a("luminosity", s.luminosity);
  a("diffuse", s.diffuse);
  a.flag("is_drawn", s.is_drawn);
}

template <class A>
void fields(A& a, acm_check_result& s) {
  a("action", s.action);
  a("reason", s.reason);
  a("movement_reason", s.movement_reason);
  a.flag("corrected", s.corrected);
  a.flag("over_budget", s.over_budget);
  a.flag("slowed", s.slowed);
  a("waits_for", s.waits_for);
  a("stamina_cost", s.stamina_cost);
  a("motion_error", s.motion_error);
  a("field", s.field);
}

template <class A>
void fields(A& a, acm_outbound& s) {
  a("offset", s.offset);
  a("size", s.size);
  a("about", s.about);
  a("audience", s.audience);
}

template <class A>
void fields(A& a, acm_client_options& s) {
  a.size(s.size);
  a("max_deferred_messages", s.max_deferred_messages);
  a("max_deferred_bytes", s.max_deferred_bytes);
  a.flag("expects_player", s.expects_player);
  a.flag("run_key_sends", s.run_key_sends);
  a.flag("resuming_sends", s.resuming_sends);
  a.flag("silent_in_portal", s.silent_in_portal);
  a("max_objects", s.max_objects);
  a.flag("run_as_default", s.run_as_default);
}

template <class A>
void fields(A& a, acm_client_state& s) {
  a("player", s.player);
  a("jump_level", s.jump_level);
  a("autonomy_level", s.autonomy_level);
  a.flag("controlled_by_server", s.controlled_by_server);
  a.flag("auto_run", s.auto_run);
  a.flag("mouse_look", s.mouse_look);
  a("deferred_messages", s.deferred_messages);
  a("evicted_messages", s.evicted_messages);
  a("outbox_messages", s.outbox_messages);
  a("outbox_bytes", s.outbox_bytes);
}

template <class A>
void fields(A& a, acm_key& s) {
  a("motion", s.motion);
  a("speed", s.speed);
  a.flag("is_mouse", s.is_mouse);
  a.flag("run", s.run);
}

template <class A>
void fields(A& a, acm_plane& s) {
  a("normal", s.normal);
  a("d", s.d);
}

template <class A>
void fields(A& a, acm_server_rules& s) {
  a.size(s.size);
  a("max_actions", s.max_actions);
  a("move_interval", s.move_interval);
  a("other_interval", s.other_interval);
  a("relay_interval", s.relay_interval);
  a("player_interval", s.player_interval);
  a("lateness", s.lateness);
  a("farthest_request", s.farthest_request);
  a("max_key_speed", s.max_key_speed);
  a("travel_speed", s.travel_speed);
  a("travel_slack", s.travel_slack);
  a.flag("bounds_jumps", s.bounds_jumps);
  a.flag("announces_jumps", s.announces_jumps);
  a.flag("clients_choose_level", s.clients_choose_level);
  a("min_key_speed", s.min_key_speed);
  a("jump_slack", s.jump_slack);
}

template <class A>
void fields(A& a, acm_sub_palette& s) {
  a("palette", s.palette);
  a("first", s.first);
  a("count", s.count);
}

template <class A>
void fields(A& a, acm_texture_change& s) {
  a("part", s.part);
  a("old_texture", s.old_texture);
  a("new_texture", s.new_texture);
}

template <class A>
void fields(A& a, acm_part_change& s) {
  a("part", s.part);
  a("mesh", s.mesh);
}

template <class A>
void fields(A& a, acm_appearance& s) {
  a.size(s.size);
  a("base_palette", s.base_palette);
  a("sub_palette_count", s.sub_palette_count);
  a("texture_change_count", s.texture_change_count);
  a("part_change_count", s.part_change_count);
  a("sub_palette_capacity", s.sub_palette_capacity);
  a("texture_change_capacity", s.texture_change_capacity);
  a("part_change_capacity", s.part_change_capacity);
}

template <class A>
void fields(A& a, acm_garment& s) {
  a("clothing_table", s.clothing_table);
  a("palette_template", s.palette_template);
  a("shades", s.shades);
}

template <class A>
void fields(A& a, acm_garment_finding& s) {
  a("garment", s.garment);
  a("status", s.status);
  a("object_id", s.object_id);
  a("field", s.field);
}

template <class A>
void fields(A& a, acm_look_part& s) {
  a("mesh", s.mesh);
  a("drawn_mesh", s.drawn_mesh);
  a("original_palette", s.original_palette);
  a("surface_count", s.surface_count);
  a.flag("is_recolored", s.is_recolored);
  a.flag("is_marker", s.is_marker);
}

template <class A>
void fields(A& a, acm_look_surface& s) {
  a("surface", s.surface);
  a("texture", s.texture);
  a("image", s.image);
  a("palette", s.palette);
}

template <class A>
void fields(A& a, acm_look_finding& s) {
  a("kind", s.kind);
  a("part", s.part);
  a("id", s.id);
}

template <class A>
void fields(A& a, acm_particle_options& s) {
  a.size(s.size);
  a("fixed_roll", s.fixed_roll);
  a("seed", s.seed);
  a("max_emitters", s.max_emitters);
  a("max_particles", s.max_particles);
  a.flag("needs_meshes", s.needs_meshes);
}

template <class A>
void fields(A& a, acm_particle& s) {
  a("position", s.position);
  a("rotation", s.rotation);
  a("scale", s.scale);
  a("translucency", s.translucency);
}

template <class A>
void fields(A& a, acm_particle_emitter& s) {
  a("body", s.body);
  a("emitter_id", s.emitter_id);
  a("part", s.part);
  a("info", s.info);
  a("mesh", s.mesh);
  a("particle_type", s.particle_type);
  a("cell", s.cell);
  a("origin", s.origin);
  a("sorting_radius", s.sorting_radius);
  a("first", s.first);
  a("live", s.live);
  a("emitted", s.emitted);
  a("max_particles", s.max_particles);
  a("total_particles", s.total_particles);
  a("total_seconds", s.total_seconds);
  a("age", s.age);
  a.flag("stopped", s.stopped);
}

template <class A>
void fields(A& a, acm_particle_report& s) {
  a("created", s.created);
  a("refused", s.refused);
  a("status", s.status);
  a("object_id", s.object_id);
  a("field", s.field);
}

template <class A>
void fields(A& a, acm_particle_request& s) {
  a.size(s.size);
  a("info", s.info);
  a("part", s.part);
  a("offset", s.offset);
  a("emitter_id", s.emitter_id);
  a.flag("blocking", s.blocking);
}

template <class A>
void fields(A& a, acm_motion_query& s) {
  a.size(s.size);
  a("motion_table", s.motion_table);
  a("motion", s.motion);
  a("speed", s.speed);
  a("style", s.style);
  a("from", s.from);
  a("from_speed", s.from_speed);
  a("tick_seconds", s.tick_seconds);
}

template <class A>
void fields(A& a, acm_hook_time& s) {
  a("time", s.time);
  a("tick", s.tick);
  a("status", s.status);
  a("type", s.type);
  a("source", s.source);
  a("segment", s.segment);
}

template <class A>
void fields(A& a, acm_motion_segment& s) {
  a("animation", s.animation);
  a("low_frame", s.low_frame);
  a("high_frame", s.high_frame);
  a("framerate", s.framerate);
  a("start", s.start);
  a("end", s.end);
  a.flag("cyclic", s.cyclic);
}

template <class A>
void fields(A& a, acm_timeline& s) {
  a("done", s.done);
  a("steady", s.steady);
  a("period", s.period);
  a("done_tick", s.done_tick);
  a("segment_count", s.segment_count);
  a("hook_count", s.hook_count);
  a("velocity", s.velocity);
  a("omega", s.omega);
  a("moved", s.moved);
  a("style", s.style);
  a("substate", s.substate);
}

template <class A>
void fields(A& a, acm_message_info& s) {
  a("opcode", s.opcode);
  a("guid", s.guid);
  a.flag("is_known", s.is_known);
  a.flag("is_client_action", s.is_client_action);
  a("oddities", s.oddities);
}

template <class A>
void fields(A& a, acm_wire_field& s) {
  a("name", s.name);
  a("component", s.component);
  a("kind", s.kind);
  a("offset", s.offset);
  a("size", s.size);
  a("bits", s.bits);
}

template <class A>
void fields(A& a, acm_message& s) {
  a.size(s.size);
  a("opcode", s.opcode);
  a("guid", s.guid);
  a("parent", s.parent);
  a("location", s.location);
  a("placement", s.placement);
  a("state", s.state);
  a("id", s.id);
  a("amount", s.amount);
  a("action", s.action);
  a("motion", s.motion);
  a("hold_key", s.hold_key);
  a("flag", s.flag);
  a("velocity", s.velocity);
  a("omega", s.omega);
  a("timestamps", s.timestamps);
  a("padding", s.padding);
}

template <class A>
void fields(A& a, acm_difference& s) {
  a.flag("found", s.found);
  a("object", s.object);
  a("field", s.field);
}
