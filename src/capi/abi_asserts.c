/* SPDX-FileCopyrightText: 2026 the acmotion authors */
/* SPDX-License-Identifier: MIT */
/* Written by scripts/generate/bindings.py: it compiles only where the compiler lays out the structs of the C
 * headers as abi.txt says. */
#include "acmotion/acmotion.h"
#include "acmotion/inspect.h"

/* The numbers of abi.txt, of which each platform has one. */
#if UINTPTR_MAX == 0xFFFFFFFF
#define HERE(linux64, windows64, bits32) bits32
#elif defined(_WIN32)
#define HERE(linux64, windows64, bits32) windows64
#else
#define HERE(linux64, windows64, bits32) linux64
#endif
#define SIZE(name, ...) _Static_assert(sizeof(name) == HERE(__VA_ARGS__), #name)
#define ALIGNMENT(name, ...) _Static_assert(_Alignof(name) == HERE(__VA_ARGS__), #name)
#define OFFSET(name, path, ...) _Static_assert(offsetof(name, path) == HERE(__VA_ARGS__), #name "." #path)
#define VALUE(name, value) _Static_assert(name == (value), #name)

VALUE(ACM_OK, 0);
VALUE(ACM_WRONG_TYPE, 1);
VALUE(ACM_TRUNCATED, 2);
VALUE(ACM_TRAILING_BYTES, 3);
VALUE(ACM_LIMIT_EXCEEDED, 4);
VALUE(ACM_BAD_VALUE, 5);
VALUE(ACM_NOT_FOUND, 6);
VALUE(ACM_UNSUPPORTED, 7);
VALUE(ACM_CONTRADICTION, 8);
VALUE(ACM_OVERLAP, 9);
VALUE(ACM_UNFINISHED, 10);
VALUE(ACM_REFUSED, 20);
VALUE(ACM_NO_OBJECT, 21);
VALUE(ACM_BUFFER_FULL, 22);
VALUE(ACM_IN_USE, 23);
VALUE(ACM_NULL_ARGUMENT, -1);
VALUE(ACM_BAD_HANDLE, -2);
VALUE(ACM_STALE_HANDLE, -3);
VALUE(ACM_FOREIGN_HANDLE, -4);
VALUE(ACM_BUSY, -5);
VALUE(ACM_BAD_SIZE, -6);
VALUE(ACM_NOT_FINITE, -7);
VALUE(ACM_BAD_ARGUMENT, -8);
VALUE(ACM_WRONG_ORDER, -9);
VALUE(ACM_NO_MEMORY, -10);

SIZE(acm_error, 248, 248, 248);
ALIGNMENT(acm_error, 8, 8, 8);
OFFSET(acm_error, status, 0, 0, 0);
OFFSET(acm_error, motion_error, 4, 4, 4);
OFFSET(acm_error, object_id, 8, 8, 8);
OFFSET(acm_error, guid, 12, 12, 12);
OFFSET(acm_error, offset, 16, 16, 16);
OFFSET(acm_error, field, 24, 24, 24);
OFFSET(acm_error, text, 88, 88, 88);

SIZE(acm_vec3, 12, 12, 12);
ALIGNMENT(acm_vec3, 4, 4, 4);
OFFSET(acm_vec3, x, 0, 0, 0);
OFFSET(acm_vec3, y, 4, 4, 4);
OFFSET(acm_vec3, z, 8, 8, 8);

SIZE(acm_quat, 16, 16, 16);
ALIGNMENT(acm_quat, 4, 4, 4);
OFFSET(acm_quat, w, 0, 0, 0);
OFFSET(acm_quat, x, 4, 4, 4);
OFFSET(acm_quat, y, 8, 8, 8);
OFFSET(acm_quat, z, 12, 12, 12);

SIZE(acm_frame, 28, 28, 28);
ALIGNMENT(acm_frame, 4, 4, 4);
OFFSET(acm_frame, origin, 0, 0, 0);
OFFSET(acm_frame, rotation, 12, 12, 12);

SIZE(acm_position, 32, 32, 32);
ALIGNMENT(acm_position, 4, 4, 4);
OFFSET(acm_position, cell, 0, 0, 0);
OFFSET(acm_position, frame, 4, 4, 4);

SIZE(acm_cylinder, 8, 8, 8);
ALIGNMENT(acm_cylinder, 4, 4, 4);
OFFSET(acm_cylinder, radius, 0, 0, 0);
OFFSET(acm_cylinder, height, 4, 4, 4);

SIZE(acm_container_info, 32, 32, 32);
ALIGNMENT(acm_container_info, 8, 8, 8);
OFFSET(acm_container_info, is_older, 0, 0, 0);
OFFSET(acm_container_info, block_size, 4, 4, 4);
OFFSET(acm_container_info, file_size, 8, 8, 8);
OFFSET(acm_container_info, data_set, 12, 12, 12);
OFFSET(acm_container_info, data_subset, 16, 16, 16);
OFFSET(acm_container_info, iteration, 20, 20, 20);
OFFSET(acm_container_info, entry_count, 24, 24, 24);

SIZE(acm_container_entry, 24, 24, 24);
ALIGNMENT(acm_container_entry, 4, 4, 4);
OFFSET(acm_container_entry, id, 0, 0, 0);
OFFSET(acm_container_entry, offset, 4, 4, 4);
OFFSET(acm_container_entry, size, 8, 8, 8);
OFFSET(acm_container_entry, time, 12, 12, 12);
OFFSET(acm_container_entry, iteration, 16, 16, 16);
OFFSET(acm_container_entry, flags, 20, 20, 20);
OFFSET(acm_container_entry, version, 22, 22, 22);

SIZE(acm_container_change, 32, 32, 24);
ALIGNMENT(acm_container_change, 8, 8, 4);
OFFSET(acm_container_change, id, 0, 0, 0);
OFFSET(acm_container_change, time, 4, 4, 4);
OFFSET(acm_container_change, iteration, 8, 8, 8);
OFFSET(acm_container_change, reserved, 12, 12, 12);
OFFSET(acm_container_change, bytes, 16, 16, 16);
OFFSET(acm_container_change, size, 24, 24, 20);

VALUE(ACM_NUMBERING_END_OF_RETAIL, 0);
VALUE(ACM_NUMBERING_CLIENT_2013, 1);
VALUE(ACM_NUMBERING_JANUARY_2002, 2);
VALUE(ACM_NUMBERING_UNKNOWN, 3);

VALUE(ACM_LOAD_MOTION, 0);
VALUE(ACM_LOAD_MODEL, 1);
VALUE(ACM_LOAD_ALONE, 2);
VALUE(ACM_LOAD_PARTICLES, 3);
VALUE(ACM_LOAD_CLOTHING, 4);

SIZE(acm_range, 16, 16, 16);
ALIGNMENT(acm_range, 8, 8, 8);
OFFSET(acm_range, offset, 0, 0, 0);
OFFSET(acm_range, size, 8, 8, 8);
OFFSET(acm_range, likely, 12, 12, 12);

SIZE(acm_missing_asset, 8, 8, 8);
ALIGNMENT(acm_missing_asset, 4, 4, 4);
OFFSET(acm_missing_asset, id, 0, 0, 0);
OFFSET(acm_missing_asset, status, 4, 4, 4);

SIZE(acm_setup, 48, 48, 48);
ALIGNMENT(acm_setup, 4, 4, 4);
OFFSET(acm_setup, id, 0, 0, 0);
OFFSET(acm_setup, radius, 4, 4, 4);
OFFSET(acm_setup, height, 8, 8, 8);
OFFSET(acm_setup, step_up_height, 12, 12, 12);
OFFSET(acm_setup, step_down_height, 16, 16, 16);
OFFSET(acm_setup, motion_table, 20, 20, 20);
OFFSET(acm_setup, default_animation, 24, 24, 24);
OFFSET(acm_setup, sound_table, 28, 28, 28);
OFFSET(acm_setup, script_table, 32, 32, 32);
OFFSET(acm_setup, default_script, 36, 36, 36);
OFFSET(acm_setup, part_count, 40, 40, 40);
OFFSET(acm_setup, hold_location_count, 44, 44, 44);

SIZE(acm_setup_part, 16, 16, 16);
ALIGNMENT(acm_setup_part, 4, 4, 4);
OFFSET(acm_setup_part, model, 0, 0, 0);
OFFSET(acm_setup_part, scale, 4, 4, 4);

SIZE(acm_hold_location, 36, 36, 36);
ALIGNMENT(acm_hold_location, 4, 4, 4);
OFFSET(acm_hold_location, key, 0, 0, 0);
OFFSET(acm_hold_location, part, 4, 4, 4);
OFFSET(acm_hold_location, frame, 8, 8, 8);

SIZE(acm_wave_format, 16, 16, 16);
ALIGNMENT(acm_wave_format, 4, 4, 4);
OFFSET(acm_wave_format, tag, 0, 0, 0);
OFFSET(acm_wave_format, channels, 2, 2, 2);
OFFSET(acm_wave_format, samples_per_second, 4, 4, 4);
OFFSET(acm_wave_format, bytes_per_second, 8, 8, 8);
OFFSET(acm_wave_format, block_align, 12, 12, 12);
OFFSET(acm_wave_format, bits_per_sample, 14, 14, 14);

VALUE(ACM_GROUND_NONE, 0);
VALUE(ACM_GROUND_FLAT, 1);
VALUE(ACM_GROUND_LAST_KNOWN, 2);
VALUE(ACM_GROUND_HOST, 3);

SIZE(acm_world_options, 64, 64, 64);
ALIGNMENT(acm_world_options, 8, 8, 8);
OFFSET(acm_world_options, size, 0, 0, 0);
OFFSET(acm_world_options, viewer, 4, 4, 4);
OFFSET(acm_world_options, event_capacity, 8, 8, 8);
OFFSET(acm_world_options, max_objects, 16, 16, 16);
OFFSET(acm_world_options, random_seed, 24, 24, 24);
OFFSET(acm_world_options, event_slots, 32, 32, 32);
OFFSET(acm_world_options, max_speed, 36, 36, 36);
OFFSET(acm_world_options, stall_motion_slack, 40, 40, 40);
OFFSET(acm_world_options, stall_move_timeout, 44, 44, 44);
OFFSET(acm_world_options, ground, 48, 48, 48);
OFFSET(acm_world_options, gate_passes, 49, 49, 49);
OFFSET(acm_world_options, sleep_when_far, 50, 50, 50);
OFFSET(acm_world_options, detect_stalls, 51, 51, 51);
OFFSET(acm_world_options, reapply_every_modifier, 52, 52, 52);
OFFSET(acm_world_options, even_static_turn, 53, 53, 53);
OFFSET(acm_world_options, reserved, 54, 54, 54);
OFFSET(acm_world_options, pass_tolerance, 56, 56, 56);

VALUE(ACM_STATE_STATIC, 1);
VALUE(ACM_STATE_ETHEREAL, 4);
VALUE(ACM_STATE_REPORT_COLLISIONS, 8);
VALUE(ACM_STATE_IGNORE_COLLISIONS, 16);
VALUE(ACM_STATE_NO_DRAW, 32);
VALUE(ACM_STATE_MISSILE, 64);
VALUE(ACM_STATE_ALIGN_PATH, 256);
VALUE(ACM_STATE_GRAVITY, 1024);
VALUE(ACM_STATE_LIGHTING, 2048);
VALUE(ACM_STATE_HIDDEN, 16384);
VALUE(ACM_STATE_INELASTIC, 131072);
VALUE(ACM_STATE_HAS_DEFAULT_ANIMATION, 262144);
VALUE(ACM_STATE_HAS_DEFAULT_SCRIPT, 524288);
VALUE(ACM_STATE_CLOAKED, 1048576);
VALUE(ACM_STATE_EDGE_SLIDE, 4194304);
VALUE(ACM_STATE_SLEDDING, 8388608);
VALUE(ACM_STATE_FROZEN, 16777216);
VALUE(ACM_STATE_DEFAULT, 4197384);

VALUE(ACM_JUMP_REFUSES, 0);
VALUE(ACM_JUMP_LINEAR, 1);
VALUE(ACM_JUMP_FORMULA, 2);

SIZE(acm_weenie_facts, 40, 40, 40);
ALIGNMENT(acm_weenie_facts, 4, 4, 4);
OFFSET(acm_weenie_facts, present, 0, 0, 0);
OFFSET(acm_weenie_facts, is_creature, 1, 1, 1);
OFFSET(acm_weenie_facts, is_local_player, 2, 2, 2);
OFFSET(acm_weenie_facts, knows_run_rate, 3, 3, 3);
OFFSET(acm_weenie_facts, jump_model, 4, 4, 4);
OFFSET(acm_weenie_facts, can_jump, 5, 5, 5);
OFFSET(acm_weenie_facts, knows_stamina_cost, 6, 6, 6);
OFFSET(acm_weenie_facts, recent_player_killer, 7, 7, 7);
OFFSET(acm_weenie_facts, run_rate, 8, 8, 8);
OFFSET(acm_weenie_facts, jump_velocity, 12, 12, 12);
OFFSET(acm_weenie_facts, stamina_cost, 16, 16, 16);
OFFSET(acm_weenie_facts, jump_skill, 20, 20, 20);
OFFSET(acm_weenie_facts, load, 24, 24, 24);
OFFSET(acm_weenie_facts, stamina, 28, 28, 28);
OFFSET(acm_weenie_facts, run_skill, 32, 32, 32);
OFFSET(acm_weenie_facts, runs_by_skill, 36, 36, 36);
OFFSET(acm_weenie_facts, run_rate_above_800, 37, 37, 37);
OFFSET(acm_weenie_facts, reserved, 38, 38, 38);

SIZE(acm_object_facts, 64, 64, 64);
ALIGNMENT(acm_object_facts, 4, 4, 4);
OFFSET(acm_object_facts, size, 0, 0, 0);
OFFSET(acm_object_facts, state, 4, 4, 4);
OFFSET(acm_object_facts, weenie, 8, 8, 8);
OFFSET(acm_object_facts, scale, 48, 48, 48);
OFFSET(acm_object_facts, ground_height, 52, 52, 52);
OFFSET(acm_object_facts, step_down_height, 56, 56, 56);
OFFSET(acm_object_facts, ground, 60, 60, 60);
OFFSET(acm_object_facts, placement_blocked, 61, 61, 61);
OFFSET(acm_object_facts, blocked, 62, 62, 62);
OFFSET(acm_object_facts, reserved, 63, 63, 63);

SIZE(acm_object_effects, 20, 20, 20);
ALIGNMENT(acm_object_effects, 4, 4, 4);
OFFSET(acm_object_effects, sound_table, 0, 0, 0);
OFFSET(acm_object_effects, script_table, 4, 4, 4);
OFFSET(acm_object_effects, default_script, 8, 8, 8);
OFFSET(acm_object_effects, script_intensity, 12, 12, 12);
OFFSET(acm_object_effects, translucency, 16, 16, 16);

SIZE(acm_object_parameters, 132, 132, 132);
ALIGNMENT(acm_object_parameters, 4, 4, 4);
OFFSET(acm_object_parameters, size, 0, 0, 0);
OFFSET(acm_object_parameters, setup, 4, 4, 4);
OFFSET(acm_object_parameters, motion_table, 8, 8, 8);
OFFSET(acm_object_parameters, position, 12, 12, 12);
OFFSET(acm_object_parameters, effects, 44, 44, 44);
OFFSET(acm_object_parameters, in_world, 64, 64, 64);
OFFSET(acm_object_parameters, reserved, 65, 65, 65);
OFFSET(acm_object_parameters, facts, 68, 68, 68);

SIZE(acm_interpreted_motion_state, 28, 28, 28);
ALIGNMENT(acm_interpreted_motion_state, 4, 4, 4);
OFFSET(acm_interpreted_motion_state, current_style, 0, 0, 0);
OFFSET(acm_interpreted_motion_state, forward_command, 4, 4, 4);
OFFSET(acm_interpreted_motion_state, forward_speed, 8, 8, 8);
OFFSET(acm_interpreted_motion_state, sidestep_command, 12, 12, 12);
OFFSET(acm_interpreted_motion_state, sidestep_speed, 16, 16, 16);
OFFSET(acm_interpreted_motion_state, turn_command, 20, 20, 20);
OFFSET(acm_interpreted_motion_state, turn_speed, 24, 24, 24);

VALUE(ACM_MOVE_NONE, 0);
VALUE(ACM_MOVE_OBJECT, 1);
VALUE(ACM_MOVE_POSITION, 2);
VALUE(ACM_MOVE_TURN_TO_OBJECT, 3);
VALUE(ACM_MOVE_TURN_TO_HEADING, 4);

SIZE(acm_object_state, 224, 224, 224);
ALIGNMENT(acm_object_state, 8, 8, 8);
OFFSET(acm_object_state, guid, 0, 0, 0);
OFFSET(acm_object_state, position, 4, 4, 4);
OFFSET(acm_object_state, velocity, 36, 36, 36);
OFFSET(acm_object_state, achieved_velocity, 48, 48, 48);
OFFSET(acm_object_state, omega, 60, 60, 60);
OFFSET(acm_object_state, state, 72, 72, 72);
OFFSET(acm_object_state, scale, 76, 76, 76);
OFFSET(acm_object_state, body_size, 80, 80, 80);
OFFSET(acm_object_state, contact, 88, 88, 88);
OFFSET(acm_object_state, on_walkable, 89, 89, 89);
OFFSET(acm_object_state, active, 90, 90, 90);
OFFSET(acm_object_state, in_world, 91, 91, 91);
OFFSET(acm_object_state, last_move_was_autonomous, 92, 92, 92);
OFFSET(acm_object_state, parent, 96, 96, 96);
OFFSET(acm_object_state, hold_location, 100, 100, 100);
OFFSET(acm_object_state, setup, 104, 104, 104);
OFFSET(acm_object_state, motion_table, 108, 108, 108);
OFFSET(acm_object_state, part_count, 112, 112, 112);
OFFSET(acm_object_state, style, 116, 116, 116);
OFFSET(acm_object_state, substate, 120, 120, 120);
OFFSET(acm_object_state, substate_speed, 124, 124, 124);
OFFSET(acm_object_state, animation, 128, 128, 128);
OFFSET(acm_object_state, frame_number, 136, 136, 136);
OFFSET(acm_object_state, pending_motions, 144, 144, 144);
OFFSET(acm_object_state, effects, 148, 148, 148);
OFFSET(acm_object_state, translucency, 168, 168, 168);
OFFSET(acm_object_state, queued_scripts, 172, 172, 172);
OFFSET(acm_object_state, movement, 176, 176, 176);
OFFSET(acm_object_state, move, 204, 204, 204);
OFFSET(acm_object_state, move_target, 208, 208, 208);
OFFSET(acm_object_state, stuck_to, 212, 212, 212);
OFFSET(acm_object_state, interpolating, 216, 216, 216);
OFFSET(acm_object_state, constrained, 217, 217, 217);

VALUE(ACM_MOTION_NONE, 0);
VALUE(ACM_MOTION_NO_ANIMATION_TABLE, 7);
VALUE(ACM_MOTION_NO_PHYSICS_OBJECT, 8);
VALUE(ACM_MOTION_NO_MOTION_INTERPRETER, 11);
VALUE(ACM_MOTION_NOT_IN_CONTACT, 36);
VALUE(ACM_MOTION_ACTION_CANCELLED, 54);
VALUE(ACM_MOTION_OBJECT_GONE, 55);
VALUE(ACM_MOTION_NO_OBJECT, 56);
VALUE(ACM_MOTION_TELEPORTED, 60);
VALUE(ACM_MOTION_CHARGED_TOO_FAR, 61);
VALUE(ACM_MOTION_CANT_CROUCH_IN_COMBAT, 63);
VALUE(ACM_MOTION_CANT_SIT_IN_COMBAT, 64);
VALUE(ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT, 65);
VALUE(ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT, 66);
VALUE(ACM_MOTION_NO_MOTION_DATA, 67);
VALUE(ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING, 68);
VALUE(ACM_MOTION_TOO_MANY_ACTIONS, 69);
VALUE(ACM_MOTION_HIDDEN, 70);
VALUE(ACM_MOTION_GENERAL_MOVEMENT_FAILURE, 71);
VALUE(ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION, 72);
VALUE(ACM_MOTION_CANT_JUMP_LOADED_DOWN, 73);

VALUE(ACM_HOLD_INVALID, 0);
VALUE(ACM_HOLD_NONE, 1);
VALUE(ACM_HOLD_RUN, 2);

VALUE(ACM_MOVE_CAN_WALK, 1);
VALUE(ACM_MOVE_CAN_RUN, 2);
VALUE(ACM_MOVE_CAN_SIDESTEP, 4);
VALUE(ACM_MOVE_CAN_WALK_BACKWARDS, 8);
VALUE(ACM_MOVE_CAN_CHARGE, 16);
VALUE(ACM_MOVE_FAIL_WALK, 32);
VALUE(ACM_MOVE_USE_FINAL_HEADING, 64);
VALUE(ACM_MOVE_STICKY, 128);
VALUE(ACM_MOVE_AWAY, 256);
VALUE(ACM_MOVE_TOWARDS, 512);
VALUE(ACM_MOVE_USE_SPHERES, 1024);
VALUE(ACM_MOVE_SET_HOLD_KEY, 2048);
VALUE(ACM_MOVE_AUTONOMOUS, 4096);
VALUE(ACM_MOVE_MODIFY_RAW_STATE, 8192);
VALUE(ACM_MOVE_MODIFY_INTERPRETED_STATE, 16384);
VALUE(ACM_MOVE_CANCEL_MOVE_TO, 32768);
VALUE(ACM_MOVE_STOP_COMPLETELY, 65536);
VALUE(ACM_MOVE_DISABLE_JUMP_DURING_LINK, 131072);
VALUE(ACM_MOVE_DEFAULT_FLAGS, 126479);

SIZE(acm_movement_parameters, 40, 40, 40);
ALIGNMENT(acm_movement_parameters, 4, 4, 4);
OFFSET(acm_movement_parameters, flags, 0, 0, 0);
OFFSET(acm_movement_parameters, distance_to_object, 4, 4, 4);
OFFSET(acm_movement_parameters, min_distance, 8, 8, 8);
OFFSET(acm_movement_parameters, fail_distance, 12, 12, 12);
OFFSET(acm_movement_parameters, desired_heading, 16, 16, 16);
OFFSET(acm_movement_parameters, speed, 20, 20, 20);
OFFSET(acm_movement_parameters, walk_run_threshold, 24, 24, 24);
OFFSET(acm_movement_parameters, context_id, 28, 28, 28);
OFFSET(acm_movement_parameters, hold_key_to_apply, 32, 32, 32);
OFFSET(acm_movement_parameters, action_stamp, 36, 36, 36);

VALUE(ACM_ORDER_DO_MOTION, 1);
VALUE(ACM_ORDER_STOP_MOTION, 2);
VALUE(ACM_ORDER_STOP_COMPLETELY, 3);
VALUE(ACM_ORDER_MOVE_TO_OBJECT, 4);
VALUE(ACM_ORDER_MOVE_TO_POSITION, 5);
VALUE(ACM_ORDER_MOVE_TO_TARGET, 6);
VALUE(ACM_ORDER_TURN_TO_OBJECT, 7);
VALUE(ACM_ORDER_TURN_TO_HEADING, 8);
VALUE(ACM_ORDER_CANCEL_MOVE, 9);
VALUE(ACM_ORDER_JUMP, 10);
VALUE(ACM_ORDER_STICK_TO, 11);
VALUE(ACM_ORDER_UNSTICK, 12);
VALUE(ACM_ORDER_INTERPOLATE_TO, 13);
VALUE(ACM_ORDER_STOP_INTERPOLATING, 14);
VALUE(ACM_ORDER_CONSTRAIN_TO, 15);
VALUE(ACM_ORDER_UNCONSTRAIN, 16);
VALUE(ACM_ORDER_TELEPORT, 17);
VALUE(ACM_ORDER_SET_VELOCITY, 18);
VALUE(ACM_ORDER_SET_LOCAL_VELOCITY, 19);
VALUE(ACM_ORDER_SET_OMEGA, 20);
VALUE(ACM_ORDER_SET_STATE, 21);
VALUE(ACM_ORDER_SET_RUN_RATE, 22);
VALUE(ACM_ORDER_COMPLETE_TELEPORT, 23);
VALUE(ACM_ORDER_CORRECT_POSITION, 24);

SIZE(acm_order, 144, 144, 144);
ALIGNMENT(acm_order, 4, 4, 4);
OFFSET(acm_order, size, 0, 0, 0);
OFFSET(acm_order, type, 4, 4, 4);
OFFSET(acm_order, parameters, 8, 8, 8);
OFFSET(acm_order, motion, 48, 48, 48);
OFFSET(acm_order, target, 52, 52, 52);
OFFSET(acm_order, position, 56, 56, 56);
OFFSET(acm_order, target_size, 88, 88, 88);
OFFSET(acm_order, velocity, 96, 96, 96);
OFFSET(acm_order, omega, 108, 108, 108);
OFFSET(acm_order, extent, 120, 120, 120);
OFFSET(acm_order, run_rate, 124, 124, 124);
OFFSET(acm_order, constraint_start, 128, 128, 128);
OFFSET(acm_order, constraint_max, 132, 132, 132);
OFFSET(acm_order, state, 136, 136, 136);
OFFSET(acm_order, keep_heading, 140, 140, 140);
OFFSET(acm_order, reserved, 141, 141, 141);

SIZE(acm_raw_motion_state, 44, 44, 44);
ALIGNMENT(acm_raw_motion_state, 4, 4, 4);
OFFSET(acm_raw_motion_state, current_hold_key, 0, 0, 0);
OFFSET(acm_raw_motion_state, current_style, 4, 4, 4);
OFFSET(acm_raw_motion_state, forward_command, 8, 8, 8);
OFFSET(acm_raw_motion_state, forward_hold_key, 12, 12, 12);
OFFSET(acm_raw_motion_state, forward_speed, 16, 16, 16);
OFFSET(acm_raw_motion_state, sidestep_command, 20, 20, 20);
OFFSET(acm_raw_motion_state, sidestep_hold_key, 24, 24, 24);
OFFSET(acm_raw_motion_state, sidestep_speed, 28, 28, 28);
OFFSET(acm_raw_motion_state, turn_command, 32, 32, 32);
OFFSET(acm_raw_motion_state, turn_hold_key, 36, 36, 36);
OFFSET(acm_raw_motion_state, turn_speed, 40, 40, 40);

SIZE(acm_motion_action, 12, 12, 12);
ALIGNMENT(acm_motion_action, 4, 4, 4);
OFFSET(acm_motion_action, command, 0, 0, 0);
OFFSET(acm_motion_action, speed, 4, 4, 4);
OFFSET(acm_motion_action, timestamp, 8, 8, 8);
OFFSET(acm_motion_action, autonomous, 10, 10, 10);
OFFSET(acm_motion_action, reserved, 11, 11, 11);

SIZE(acm_target, 56, 56, 56);
ALIGNMENT(acm_target, 4, 4, 4);
OFFSET(acm_target, guid, 0, 0, 0);
OFFSET(acm_target, position, 4, 4, 4);
OFFSET(acm_target, body_size, 36, 36, 36);
OFFSET(acm_target, velocity, 44, 44, 44);

VALUE(ACM_TARGET_UNDEFINED, 0);
VALUE(ACM_TARGET_OK, 1);
VALUE(ACM_TARGET_EXIT_WORLD, 2);
VALUE(ACM_TARGET_TELEPORTED, 3);
VALUE(ACM_TARGET_CONTAINED, 4);
VALUE(ACM_TARGET_PARENTED, 5);
VALUE(ACM_TARGET_TIMED_OUT, 6);

SIZE(acm_step_plan, 96, 96, 96);
ALIGNMENT(acm_step_plan, 8, 8, 8);
OFFSET(acm_step_plan, count, 0, 0, 0);
OFFSET(acm_step_plan, reserved, 4, 4, 4);
OFFSET(acm_step_plan, quanta, 8, 8, 8);

SIZE(acm_step_answer, 32, 32, 32);
ALIGNMENT(acm_step_answer, 4, 4, 4);
OFFSET(acm_step_answer, frame, 0, 0, 0);
OFFSET(acm_step_answer, contact, 28, 28, 28);
OFFSET(acm_step_answer, walkable, 29, 29, 29);
OFFSET(acm_step_answer, reserved, 30, 30, 30);

VALUE(ACM_EVENT_MOTION_DONE, 0);
VALUE(ACM_EVENT_MOTION_REFUSED, 1);
VALUE(ACM_EVENT_HOOK, 2);
VALUE(ACM_EVENT_VELOCITY_SET, 3);
VALUE(ACM_EVENT_GROUND_LEFT, 4);
VALUE(ACM_EVENT_GROUND_HIT, 5);
VALUE(ACM_EVENT_MOVE_FINISHED, 6);
VALUE(ACM_EVENT_STUCK, 7);
VALUE(ACM_EVENT_UNSTUCK, 8);
VALUE(ACM_EVENT_BLIPPED, 9);
VALUE(ACM_EVENT_TARGET_LOST, 10);
VALUE(ACM_EVENT_LIMIT_REACHED, 11);
VALUE(ACM_EVENT_OBJECT_CREATED, 12);
VALUE(ACM_EVENT_OBJECT_DELETED, 13);
VALUE(ACM_EVENT_ASSET_MISSING, 14);
VALUE(ACM_EVENT_CONTROL_LOST, 15);
VALUE(ACM_EVENT_CONTROL_REGAINED, 16);
VALUE(ACM_EVENT_STALLED, 17);
VALUE(ACM_EVENT_SOUND_HEARD, 18);
VALUE(ACM_EVENT_APPEARANCE_CHANGED, 19);
VALUE(ACM_EVENT_MESSAGE_NOT_APPLIED, 20);
VALUE(ACM_EVENT_WAITS_FOR_PLAYER, 21);

VALUE(ACM_LIMIT_SEQUENCE_NODES, 0);
VALUE(ACM_LIMIT_PENDING_MOTIONS, 1);
VALUE(ACM_LIMIT_ACTIONS, 2);
VALUE(ACM_LIMIT_MODIFIERS, 3);
VALUE(ACM_LIMIT_HOOKS, 4);
VALUE(ACM_LIMIT_MANAGER_BLOCKS, 5);
VALUE(ACM_LIMIT_INTERPOLATION_NODES, 6);
VALUE(ACM_LIMIT_WRAPS, 7);
VALUE(ACM_LIMIT_SPEED, 8);
VALUE(ACM_LIMIT_TRAVEL, 9);
VALUE(ACM_LIMIT_OBJECTS, 10);
VALUE(ACM_LIMIT_RAMPS, 11);
VALUE(ACM_LIMIT_SCRIPTS, 12);
VALUE(ACM_LIMIT_SCRIPT_HOOKS, 13);
VALUE(ACM_LIMIT_CHILDREN, 14);
VALUE(ACM_LIMIT_ROTATION, 15);

VALUE(ACM_HOOK_NO_OP, 0);
VALUE(ACM_HOOK_SOUND, 1);
VALUE(ACM_HOOK_SOUND_TABLE, 2);
VALUE(ACM_HOOK_ATTACK, 3);
VALUE(ACM_HOOK_ANIMATION_DONE, 4);
VALUE(ACM_HOOK_REPLACE_OBJECT, 5);
VALUE(ACM_HOOK_ETHEREAL, 6);
VALUE(ACM_HOOK_TRANSPARENT_PART, 7);
VALUE(ACM_HOOK_LUMINOUS, 8);
VALUE(ACM_HOOK_LUMINOUS_PART, 9);
VALUE(ACM_HOOK_DIFFUSE, 10);
VALUE(ACM_HOOK_DIFFUSE_PART, 11);
VALUE(ACM_HOOK_SCALE, 12);
VALUE(ACM_HOOK_CREATE_PARTICLE, 13);
VALUE(ACM_HOOK_DESTROY_PARTICLE, 14);
VALUE(ACM_HOOK_STOP_PARTICLE, 15);
VALUE(ACM_HOOK_NO_DRAW, 16);
VALUE(ACM_HOOK_DEFAULT_SCRIPT, 17);
VALUE(ACM_HOOK_DEFAULT_SCRIPT_PART, 18);
VALUE(ACM_HOOK_CALL_SCRIPT, 19);
VALUE(ACM_HOOK_TRANSPARENT, 20);
VALUE(ACM_HOOK_SOUND_TWEAKED, 21);
VALUE(ACM_HOOK_SET_OMEGA, 22);
VALUE(ACM_HOOK_TEXTURE_VELOCITY, 23);
VALUE(ACM_HOOK_TEXTURE_VELOCITY_PART, 24);
VALUE(ACM_HOOK_SET_LIGHT, 25);
VALUE(ACM_HOOK_CREATE_BLOCKING_PARTICLE, 26);

SIZE(acm_hook_source, 16, 16, 16);
ALIGNMENT(acm_hook_source, 4, 4, 4);
OFFSET(acm_hook_source, animation, 0, 0, 0);
OFFSET(acm_hook_source, script, 4, 4, 4);
OFFSET(acm_hook_source, frame, 8, 8, 8);
OFFSET(acm_hook_source, index, 12, 12, 12);

SIZE(acm_motion_done_event, 16, 16, 16);
ALIGNMENT(acm_motion_done_event, 4, 4, 4);
OFFSET(acm_motion_done_event, motion, 0, 0, 0);
OFFSET(acm_motion_done_event, success, 4, 4, 4);
OFFSET(acm_motion_done_event, context_id, 8, 8, 8);
OFFSET(acm_motion_done_event, move_context_id, 12, 12, 12);

SIZE(acm_motion_refused_event, 16, 16, 16);
ALIGNMENT(acm_motion_refused_event, 4, 4, 4);
OFFSET(acm_motion_refused_event, motion, 0, 0, 0);
OFFSET(acm_motion_refused_event, motion_error, 4, 4, 4);
OFFSET(acm_motion_refused_event, context_id, 8, 8, 8);
OFFSET(acm_motion_refused_event, move_context_id, 12, 12, 12);

SIZE(acm_hook_event, 44, 44, 44);
ALIGNMENT(acm_hook_event, 4, 4, 4);
OFFSET(acm_hook_event, type, 0, 0, 0);
OFFSET(acm_hook_event, source, 4, 4, 4);
OFFSET(acm_hook_event, order, 20, 20, 20);
OFFSET(acm_hook_event, context_id, 24, 24, 24);
OFFSET(acm_hook_event, move_context_id, 28, 28, 28);
OFFSET(acm_hook_event, wave, 32, 32, 32);
OFFSET(acm_hook_event, volume, 36, 36, 36);
OFFSET(acm_hook_event, scale, 40, 40, 40);

SIZE(acm_velocity_set_event, 12, 12, 12);
ALIGNMENT(acm_velocity_set_event, 4, 4, 4);
OFFSET(acm_velocity_set_event, local_velocity, 0, 0, 0);

SIZE(acm_move_finished_event, 8, 8, 8);
ALIGNMENT(acm_move_finished_event, 4, 4, 4);
OFFSET(acm_move_finished_event, motion_error, 0, 0, 0);
OFFSET(acm_move_finished_event, context_id, 4, 4, 4);

SIZE(acm_stick_event, 4, 4, 4);
ALIGNMENT(acm_stick_event, 4, 4, 4);
OFFSET(acm_stick_event, target, 0, 0, 0);

SIZE(acm_blipped_event, 36, 36, 36);
ALIGNMENT(acm_blipped_event, 4, 4, 4);
OFFSET(acm_blipped_event, to, 0, 0, 0);
OFFSET(acm_blipped_event, distance, 32, 32, 32);

SIZE(acm_target_lost_event, 8, 8, 8);
ALIGNMENT(acm_target_lost_event, 4, 4, 4);
OFFSET(acm_target_lost_event, target, 0, 0, 0);
OFFSET(acm_target_lost_event, status, 4, 4, 4);

SIZE(acm_limit_reached_event, 8, 8, 8);
ALIGNMENT(acm_limit_reached_event, 4, 4, 4);
OFFSET(acm_limit_reached_event, limit, 0, 0, 0);
OFFSET(acm_limit_reached_event, count, 4, 4, 4);

SIZE(acm_asset_missing_event, 4, 4, 4);
ALIGNMENT(acm_asset_missing_event, 4, 4, 4);
OFFSET(acm_asset_missing_event, id, 0, 0, 0);

SIZE(acm_stalled_event, 16, 16, 16);
ALIGNMENT(acm_stalled_event, 4, 4, 4);
OFFSET(acm_stalled_event, is_move, 0, 0, 0);
OFFSET(acm_stalled_event, motion, 4, 4, 4);
OFFSET(acm_stalled_event, animations, 8, 8, 8);
OFFSET(acm_stalled_event, age, 12, 12, 12);

SIZE(acm_sound_heard_event, 44, 44, 44);
ALIGNMENT(acm_sound_heard_event, 4, 4, 4);
OFFSET(acm_sound_heard_event, sound_type, 0, 0, 0);
OFFSET(acm_sound_heard_event, wave, 4, 4, 4);
OFFSET(acm_sound_heard_event, volume, 8, 8, 8);
OFFSET(acm_sound_heard_event, position, 12, 12, 12);

SIZE(acm_message_not_applied_event, 8, 8, 8);
ALIGNMENT(acm_message_not_applied_event, 4, 4, 4);
OFFSET(acm_message_not_applied_event, opcode, 0, 0, 0);
OFFSET(acm_message_not_applied_event, reason, 4, 4, 4);
OFFSET(acm_message_not_applied_event, movement_only, 5, 5, 5);

SIZE(acm_event, 64, 64, 64);
ALIGNMENT(acm_event, 8, 8, 8);
OFFSET(acm_event, time, 0, 0, 0);
OFFSET(acm_event, object, 8, 8, 8);
OFFSET(acm_event, type, 12, 12, 12);
OFFSET(acm_event, fields.motion_done, 16, 16, 16);
OFFSET(acm_event, fields.motion_refused, 16, 16, 16);
OFFSET(acm_event, fields.hook, 16, 16, 16);
OFFSET(acm_event, fields.velocity_set, 16, 16, 16);
OFFSET(acm_event, fields.move_finished, 16, 16, 16);
OFFSET(acm_event, fields.stick, 16, 16, 16);
OFFSET(acm_event, fields.blipped, 16, 16, 16);
OFFSET(acm_event, fields.target_lost, 16, 16, 16);
OFFSET(acm_event, fields.limit_reached, 16, 16, 16);
OFFSET(acm_event, fields.asset_missing, 16, 16, 16);
OFFSET(acm_event, fields.stalled, 16, 16, 16);
OFFSET(acm_event, fields.sound_heard, 16, 16, 16);
OFFSET(acm_event, fields.message_not_applied, 16, 16, 16);
OFFSET(acm_event, fields.words, 16, 16, 16);

VALUE(ACM_HOOK_NUMBER, 0);
VALUE(ACM_HOOK_COUNT, 1);
VALUE(ACM_HOOK_ID, 2);

SIZE(acm_hook_value, 24, 24, 16);
ALIGNMENT(acm_hook_value, 8, 8, 4);
OFFSET(acm_hook_value, name, 0, 0, 0);
OFFSET(acm_hook_value, kind, 8, 8, 4);
OFFSET(acm_hook_value, number, 12, 12, 8);
OFFSET(acm_hook_value, integer, 16, 16, 12);

SIZE(acm_hook_fields, 256, 256, 172);
ALIGNMENT(acm_hook_fields, 8, 8, 4);
OFFSET(acm_hook_fields, type, 0, 0, 0);
OFFSET(acm_hook_fields, direction, 4, 4, 4);
OFFSET(acm_hook_fields, count, 8, 8, 8);
OFFSET(acm_hook_fields, values, 16, 16, 12);

SIZE(acm_sound_query, 48, 48, 48);
ALIGNMENT(acm_sound_query, 8, 8, 8);
OFFSET(acm_sound_query, size, 0, 0, 0);
OFFSET(acm_sound_query, sound_type, 4, 4, 4);
OFFSET(acm_sound_query, hook, 8, 8, 8);
OFFSET(acm_sound_query, pick, 24, 24, 24);
OFFSET(acm_sound_query, roll, 32, 32, 32);
OFFSET(acm_sound_query, fair, 40, 40, 40);
OFFSET(acm_sound_query, reserved, 41, 41, 41);

SIZE(acm_sound_choice, 12, 12, 12);
ALIGNMENT(acm_sound_choice, 4, 4, 4);
OFFSET(acm_sound_choice, wave, 0, 0, 0);
OFFSET(acm_sound_choice, priority, 4, 4, 4);
OFFSET(acm_sound_choice, volume, 8, 8, 8);

VALUE(ACM_POSE_FRAMES, 0);
VALUE(ACM_POSE_MATRIX_3X4, 1);
VALUE(ACM_POSE_MATRIX_4X4, 2);

SIZE(acm_pose_options, 32, 32, 32);
ALIGNMENT(acm_pose_options, 8, 8, 8);
OFFSET(acm_pose_options, size, 0, 0, 0);
OFFSET(acm_pose_options, format, 4, 4, 4);
OFFSET(acm_pose_options, smooth, 5, 5, 5);
OFFSET(acm_pose_options, display, 6, 6, 6);
OFFSET(acm_pose_options, column_major, 7, 7, 7);
OFFSET(acm_pose_options, report_scales, 8, 8, 8);
OFFSET(acm_pose_options, zero_unused, 9, 9, 9);
OFFSET(acm_pose_options, in_landblock, 10, 10, 10);
OFFSET(acm_pose_options, reserved, 11, 11, 11);
OFFSET(acm_pose_options, landblock, 12, 12, 12);
OFFSET(acm_pose_options, seconds_since_tick, 16, 16, 16);
OFFSET(acm_pose_options, look, 24, 24, 24);

SIZE(acm_pose_buffer, 104, 104, 56);
ALIGNMENT(acm_pose_buffer, 8, 8, 4);
OFFSET(acm_pose_buffer, size, 0, 0, 0);
OFFSET(acm_pose_buffer, part_capacity, 4, 4, 4);
OFFSET(acm_pose_buffer, data, 8, 8, 8);
OFFSET(acm_pose_buffer, data_size, 16, 16, 12);
OFFSET(acm_pose_buffer, part_stride, 24, 24, 16);
OFFSET(acm_pose_buffer, object_stride, 32, 32, 20);
OFFSET(acm_pose_buffer, scales, 40, 40, 24);
OFFSET(acm_pose_buffer, scales_size, 48, 48, 28);
OFFSET(acm_pose_buffer, scale_part_stride, 56, 56, 32);
OFFSET(acm_pose_buffer, scale_object_stride, 64, 64, 36);
OFFSET(acm_pose_buffer, meshes, 72, 72, 40);
OFFSET(acm_pose_buffer, meshes_size, 80, 80, 44);
OFFSET(acm_pose_buffer, mesh_part_stride, 88, 88, 48);
OFFSET(acm_pose_buffer, mesh_object_stride, 96, 96, 52);

SIZE(acm_part_look, 16, 16, 16);
ALIGNMENT(acm_part_look, 4, 4, 4);
OFFSET(acm_part_look, translucency, 0, 0, 0);
OFFSET(acm_part_look, luminosity, 4, 4, 4);
OFFSET(acm_part_look, diffuse, 8, 8, 8);
OFFSET(acm_part_look, is_drawn, 12, 12, 12);

VALUE(ACM_CHECK_ACCEPT, 0);
VALUE(ACM_CHECK_DEFER, 1);
VALUE(ACM_CHECK_DROP, 2);

VALUE(ACM_REASON_FRESH, 0);
VALUE(ACM_REASON_NO_PLAYER, 1);
VALUE(ACM_REASON_UNKNOWN_OBJECT, 2);
VALUE(ACM_REASON_FUTURE_INSTANCE, 3);
VALUE(ACM_REASON_PAST_INSTANCE, 4);
VALUE(ACM_REASON_STALE_MOVEMENT, 5);
VALUE(ACM_REASON_STALE_SERVER_CONTROL, 6);
VALUE(ACM_REASON_STALE_POSITION, 7);
VALUE(ACM_REASON_STALE_TELEPORT, 8);
VALUE(ACM_REASON_STALE_FORCE_POSITION, 9);
VALUE(ACM_REASON_STALE_STATE, 10);
VALUE(ACM_REASON_STALE_VECTOR, 11);
VALUE(ACM_REASON_ECHO, 12);
VALUE(ACM_REASON_OWN_VECTOR, 13);
VALUE(ACM_REASON_OWN_DELETION, 14);
VALUE(ACM_REASON_SECOND_PLAYER, 15);
VALUE(ACM_REASON_BAD_NUMBER, 16);
VALUE(ACM_REASON_BAD_GUID, 17);
VALUE(ACM_REASON_TOO_MANY, 18);
VALUE(ACM_REASON_NOT_RECEIVED, 19);
VALUE(ACM_REASON_NO_SOUND_TABLE, 20);
VALUE(ACM_REASON_NO_SCRIPT_TABLE, 21);
VALUE(ACM_REASON_NO_SCRIPT, 22);
VALUE(ACM_REASON_NO_INTERPRETER, 23);
VALUE(ACM_REASON_NO_MOVEMENT, 24);
VALUE(ACM_REASON_UNKNOWN_PLAYER, 25);
VALUE(ACM_REASON_DEAD, 26);
VALUE(ACM_REASON_IN_PORTAL, 27);
VALUE(ACM_REASON_OVERTAKEN, 28);
VALUE(ACM_REASON_BAD_CELL, 29);
VALUE(ACM_REASON_BAD_STYLE, 30);
VALUE(ACM_REASON_BAD_COMMAND, 31);
VALUE(ACM_REASON_BAD_ACTION, 32);
VALUE(ACM_REASON_NOT_ALLOWED, 33);
VALUE(ACM_REASON_NOT_A_CLIENTS, 34);
VALUE(ACM_REASON_STALE_OBJ_DESC, 35);
VALUE(ACM_REASON_BAD_ROTATION, 36);
VALUE(ACM_REASON_JUMP_REFUSED, 37);

SIZE(acm_check_result, 32, 32, 24);
ALIGNMENT(acm_check_result, 8, 8, 4);
OFFSET(acm_check_result, action, 0, 0, 0);
OFFSET(acm_check_result, reason, 1, 1, 1);
OFFSET(acm_check_result, movement_reason, 2, 2, 2);
OFFSET(acm_check_result, corrected, 3, 3, 3);
OFFSET(acm_check_result, over_budget, 4, 4, 4);
OFFSET(acm_check_result, slowed, 5, 5, 5);
OFFSET(acm_check_result, reserved, 6, 6, 6);
OFFSET(acm_check_result, waits_for, 8, 8, 8);
OFFSET(acm_check_result, stamina_cost, 12, 12, 12);
OFFSET(acm_check_result, motion_error, 16, 16, 16);
OFFSET(acm_check_result, field, 24, 24, 20);

VALUE(ACM_AUDIENCE_SERVER, 0);
VALUE(ACM_AUDIENCE_OWNER, 1);
VALUE(ACM_AUDIENCE_OTHERS, 2);
VALUE(ACM_AUDIENCE_EVERYONE, 3);

SIZE(acm_outbound, 16, 16, 16);
ALIGNMENT(acm_outbound, 4, 4, 4);
OFFSET(acm_outbound, offset, 0, 0, 0);
OFFSET(acm_outbound, size, 4, 4, 4);
OFFSET(acm_outbound, about, 8, 8, 8);
OFFSET(acm_outbound, audience, 12, 12, 12);
OFFSET(acm_outbound, reserved, 13, 13, 13);

SIZE(acm_client_options, 24, 24, 24);
ALIGNMENT(acm_client_options, 4, 4, 4);
OFFSET(acm_client_options, size, 0, 0, 0);
OFFSET(acm_client_options, max_deferred_messages, 4, 4, 4);
OFFSET(acm_client_options, max_deferred_bytes, 8, 8, 8);
OFFSET(acm_client_options, expects_player, 12, 12, 12);
OFFSET(acm_client_options, run_key_sends, 13, 13, 13);
OFFSET(acm_client_options, resuming_sends, 14, 14, 14);
OFFSET(acm_client_options, silent_in_portal, 15, 15, 15);
OFFSET(acm_client_options, max_objects, 16, 16, 16);
OFFSET(acm_client_options, run_as_default, 20, 20, 20);
OFFSET(acm_client_options, reserved, 21, 21, 21);

SIZE(acm_client_state, 48, 48, 48);
ALIGNMENT(acm_client_state, 8, 8, 8);
OFFSET(acm_client_state, player, 0, 0, 0);
OFFSET(acm_client_state, jump_level, 4, 4, 4);
OFFSET(acm_client_state, autonomy_level, 8, 8, 8);
OFFSET(acm_client_state, controlled_by_server, 12, 12, 12);
OFFSET(acm_client_state, auto_run, 13, 13, 13);
OFFSET(acm_client_state, mouse_look, 14, 14, 14);
OFFSET(acm_client_state, reserved, 15, 15, 15);
OFFSET(acm_client_state, deferred_messages, 16, 16, 16);
OFFSET(acm_client_state, evicted_messages, 24, 24, 24);
OFFSET(acm_client_state, outbox_messages, 32, 32, 32);
OFFSET(acm_client_state, outbox_bytes, 40, 40, 40);

SIZE(acm_key, 12, 12, 12);
ALIGNMENT(acm_key, 4, 4, 4);
OFFSET(acm_key, motion, 0, 0, 0);
OFFSET(acm_key, speed, 4, 4, 4);
OFFSET(acm_key, is_mouse, 8, 8, 8);
OFFSET(acm_key, run, 9, 9, 9);
OFFSET(acm_key, reserved, 10, 10, 10);

SIZE(acm_plane, 16, 16, 16);
ALIGNMENT(acm_plane, 4, 4, 4);
OFFSET(acm_plane, normal, 0, 0, 0);
OFFSET(acm_plane, d, 12, 12, 12);

SIZE(acm_server_rules, 80, 80, 80);
ALIGNMENT(acm_server_rules, 8, 8, 8);
OFFSET(acm_server_rules, size, 0, 0, 0);
OFFSET(acm_server_rules, max_actions, 4, 4, 4);
OFFSET(acm_server_rules, move_interval, 8, 8, 8);
OFFSET(acm_server_rules, other_interval, 16, 16, 16);
OFFSET(acm_server_rules, relay_interval, 24, 24, 24);
OFFSET(acm_server_rules, player_interval, 32, 32, 32);
OFFSET(acm_server_rules, lateness, 40, 40, 40);
OFFSET(acm_server_rules, farthest_request, 48, 48, 48);
OFFSET(acm_server_rules, max_key_speed, 52, 52, 52);
OFFSET(acm_server_rules, travel_speed, 56, 56, 56);
OFFSET(acm_server_rules, travel_slack, 60, 60, 60);
OFFSET(acm_server_rules, bounds_jumps, 64, 64, 64);
OFFSET(acm_server_rules, announces_jumps, 65, 65, 65);
OFFSET(acm_server_rules, clients_choose_level, 66, 66, 66);
OFFSET(acm_server_rules, reserved, 67, 67, 67);
OFFSET(acm_server_rules, min_key_speed, 68, 68, 68);
OFFSET(acm_server_rules, jump_slack, 72, 72, 72);

SIZE(acm_sub_palette, 12, 12, 12);
ALIGNMENT(acm_sub_palette, 4, 4, 4);
OFFSET(acm_sub_palette, palette, 0, 0, 0);
OFFSET(acm_sub_palette, first, 4, 4, 4);
OFFSET(acm_sub_palette, count, 8, 8, 8);

SIZE(acm_texture_change, 12, 12, 12);
ALIGNMENT(acm_texture_change, 4, 4, 4);
OFFSET(acm_texture_change, part, 0, 0, 0);
OFFSET(acm_texture_change, old_texture, 4, 4, 4);
OFFSET(acm_texture_change, new_texture, 8, 8, 8);

SIZE(acm_part_change, 8, 8, 8);
ALIGNMENT(acm_part_change, 4, 4, 4);
OFFSET(acm_part_change, part, 0, 0, 0);
OFFSET(acm_part_change, mesh, 4, 4, 4);

VALUE(ACM_MAX_SUB_PALETTES, 255);
VALUE(ACM_MAX_TEXTURE_CHANGES, 1024);
VALUE(ACM_MAX_PART_CHANGES, 256);

SIZE(acm_appearance, 56, 56, 44);
ALIGNMENT(acm_appearance, 8, 8, 4);
OFFSET(acm_appearance, size, 0, 0, 0);
OFFSET(acm_appearance, base_palette, 4, 4, 4);
OFFSET(acm_appearance, sub_palettes, 8, 8, 8);
OFFSET(acm_appearance, texture_changes, 16, 16, 12);
OFFSET(acm_appearance, part_changes, 24, 24, 16);
OFFSET(acm_appearance, sub_palette_count, 32, 32, 20);
OFFSET(acm_appearance, texture_change_count, 36, 36, 24);
OFFSET(acm_appearance, part_change_count, 40, 40, 28);
OFFSET(acm_appearance, sub_palette_capacity, 44, 44, 32);
OFFSET(acm_appearance, texture_change_capacity, 48, 48, 36);
OFFSET(acm_appearance, part_change_capacity, 52, 52, 40);

SIZE(acm_garment, 40, 40, 40);
ALIGNMENT(acm_garment, 8, 8, 8);
OFFSET(acm_garment, clothing_table, 0, 0, 0);
OFFSET(acm_garment, palette_template, 4, 4, 4);
OFFSET(acm_garment, shades, 8, 8, 8);

SIZE(acm_garment_finding, 24, 24, 20);
ALIGNMENT(acm_garment_finding, 8, 8, 4);
OFFSET(acm_garment_finding, garment, 0, 0, 0);
OFFSET(acm_garment_finding, status, 4, 4, 4);
OFFSET(acm_garment_finding, object_id, 8, 8, 8);
OFFSET(acm_garment_finding, reserved, 12, 12, 12);
OFFSET(acm_garment_finding, field, 16, 16, 16);

SIZE(acm_look_part, 20, 20, 20);
ALIGNMENT(acm_look_part, 4, 4, 4);
OFFSET(acm_look_part, mesh, 0, 0, 0);
OFFSET(acm_look_part, drawn_mesh, 4, 4, 4);
OFFSET(acm_look_part, original_palette, 8, 8, 8);
OFFSET(acm_look_part, surface_count, 12, 12, 12);
OFFSET(acm_look_part, is_recolored, 16, 16, 16);
OFFSET(acm_look_part, is_marker, 17, 17, 17);
OFFSET(acm_look_part, reserved, 18, 18, 18);

SIZE(acm_look_surface, 16, 16, 16);
ALIGNMENT(acm_look_surface, 4, 4, 4);
OFFSET(acm_look_surface, surface, 0, 0, 0);
OFFSET(acm_look_surface, texture, 4, 4, 4);
OFFSET(acm_look_surface, image, 8, 8, 8);
OFFSET(acm_look_surface, palette, 12, 12, 12);

VALUE(ACM_LOOK_NO_SUCH_PART, 0);
VALUE(ACM_LOOK_MISSING_MESH, 1);
VALUE(ACM_LOOK_MISSING_SURFACE, 2);
VALUE(ACM_LOOK_MISSING_TEXTURE, 3);
VALUE(ACM_LOOK_MISSING_IMAGE, 4);
VALUE(ACM_LOOK_SURFACE_HAS_NO_TEXTURE, 5);
VALUE(ACM_LOOK_MISSING_PALETTE, 6);
VALUE(ACM_LOOK_BAD_PALETTE_RANGE, 7);

SIZE(acm_look_finding, 12, 12, 12);
ALIGNMENT(acm_look_finding, 4, 4, 4);
OFFSET(acm_look_finding, kind, 0, 0, 0);
OFFSET(acm_look_finding, reserved, 1, 1, 1);
OFFSET(acm_look_finding, part, 4, 4, 4);
OFFSET(acm_look_finding, id, 8, 8, 8);

SIZE(acm_particle_options, 32, 32, 32);
ALIGNMENT(acm_particle_options, 8, 8, 8);
OFFSET(acm_particle_options, size, 0, 0, 0);
OFFSET(acm_particle_options, fixed_roll, 4, 4, 4);
OFFSET(acm_particle_options, seed, 8, 8, 8);
OFFSET(acm_particle_options, max_emitters, 16, 16, 16);
OFFSET(acm_particle_options, max_particles, 20, 20, 20);
OFFSET(acm_particle_options, needs_meshes, 24, 24, 24);
OFFSET(acm_particle_options, reserved, 25, 25, 25);

SIZE(acm_particle, 36, 36, 36);
ALIGNMENT(acm_particle, 4, 4, 4);
OFFSET(acm_particle, position, 0, 0, 0);
OFFSET(acm_particle, rotation, 12, 12, 12);
OFFSET(acm_particle, scale, 28, 28, 28);
OFFSET(acm_particle, translucency, 32, 32, 32);

SIZE(acm_particle_emitter, 88, 88, 88);
ALIGNMENT(acm_particle_emitter, 8, 8, 8);
OFFSET(acm_particle_emitter, body, 0, 0, 0);
OFFSET(acm_particle_emitter, emitter_id, 4, 4, 4);
OFFSET(acm_particle_emitter, part, 8, 8, 8);
OFFSET(acm_particle_emitter, info, 12, 12, 12);
OFFSET(acm_particle_emitter, mesh, 16, 16, 16);
OFFSET(acm_particle_emitter, particle_type, 20, 20, 20);
OFFSET(acm_particle_emitter, cell, 24, 24, 24);
OFFSET(acm_particle_emitter, origin, 28, 28, 28);
OFFSET(acm_particle_emitter, sorting_radius, 40, 40, 40);
OFFSET(acm_particle_emitter, first, 44, 44, 44);
OFFSET(acm_particle_emitter, live, 48, 48, 48);
OFFSET(acm_particle_emitter, emitted, 52, 52, 52);
OFFSET(acm_particle_emitter, max_particles, 56, 56, 56);
OFFSET(acm_particle_emitter, total_particles, 60, 60, 60);
OFFSET(acm_particle_emitter, total_seconds, 64, 64, 64);
OFFSET(acm_particle_emitter, age, 72, 72, 72);
OFFSET(acm_particle_emitter, stopped, 80, 80, 80);
OFFSET(acm_particle_emitter, reserved, 81, 81, 81);

SIZE(acm_particle_report, 24, 24, 20);
ALIGNMENT(acm_particle_report, 8, 8, 4);
OFFSET(acm_particle_report, created, 0, 0, 0);
OFFSET(acm_particle_report, refused, 4, 4, 4);
OFFSET(acm_particle_report, status, 8, 8, 8);
OFFSET(acm_particle_report, object_id, 12, 12, 12);
OFFSET(acm_particle_report, field, 16, 16, 16);

SIZE(acm_particle_request, 32, 32, 32);
ALIGNMENT(acm_particle_request, 4, 4, 4);
OFFSET(acm_particle_request, size, 0, 0, 0);
OFFSET(acm_particle_request, info, 4, 4, 4);
OFFSET(acm_particle_request, part, 8, 8, 8);
OFFSET(acm_particle_request, offset, 12, 12, 12);
OFFSET(acm_particle_request, emitter_id, 24, 24, 24);
OFFSET(acm_particle_request, blocking, 28, 28, 28);
OFFSET(acm_particle_request, reserved, 29, 29, 29);

SIZE(acm_motion_query, 40, 40, 40);
ALIGNMENT(acm_motion_query, 8, 8, 8);
OFFSET(acm_motion_query, size, 0, 0, 0);
OFFSET(acm_motion_query, motion_table, 4, 4, 4);
OFFSET(acm_motion_query, motion, 8, 8, 8);
OFFSET(acm_motion_query, speed, 12, 12, 12);
OFFSET(acm_motion_query, style, 16, 16, 16);
OFFSET(acm_motion_query, from, 20, 20, 20);
OFFSET(acm_motion_query, from_speed, 24, 24, 24);
OFFSET(acm_motion_query, reserved, 28, 28, 28);
OFFSET(acm_motion_query, tick_seconds, 32, 32, 32);

VALUE(ACM_HOOK_FIRES, 0);
VALUE(ACM_HOOK_LAST_FRAME, 1);
VALUE(ACM_HOOK_OTHER_DIRECTION, 2);
VALUE(ACM_HOOK_ANIM_DONE, 3);
VALUE(ACM_HOOK_NOT_REACHED, 4);

SIZE(acm_hook_time, 40, 40, 40);
ALIGNMENT(acm_hook_time, 8, 8, 8);
OFFSET(acm_hook_time, time, 0, 0, 0);
OFFSET(acm_hook_time, tick, 8, 8, 8);
OFFSET(acm_hook_time, status, 16, 16, 16);
OFFSET(acm_hook_time, type, 17, 17, 17);
OFFSET(acm_hook_time, source, 20, 20, 20);
OFFSET(acm_hook_time, segment, 36, 36, 36);

SIZE(acm_motion_segment, 40, 40, 40);
ALIGNMENT(acm_motion_segment, 8, 8, 8);
OFFSET(acm_motion_segment, animation, 0, 0, 0);
OFFSET(acm_motion_segment, low_frame, 4, 4, 4);
OFFSET(acm_motion_segment, high_frame, 8, 8, 8);
OFFSET(acm_motion_segment, framerate, 12, 12, 12);
OFFSET(acm_motion_segment, start, 16, 16, 16);
OFFSET(acm_motion_segment, end, 24, 24, 24);
OFFSET(acm_motion_segment, cyclic, 32, 32, 32);

SIZE(acm_timeline, 112, 112, 112);
ALIGNMENT(acm_timeline, 8, 8, 8);
OFFSET(acm_timeline, done, 0, 0, 0);
OFFSET(acm_timeline, steady, 8, 8, 8);
OFFSET(acm_timeline, period, 16, 16, 16);
OFFSET(acm_timeline, done_tick, 24, 24, 24);
OFFSET(acm_timeline, segment_count, 32, 32, 32);
OFFSET(acm_timeline, hook_count, 40, 40, 40);
OFFSET(acm_timeline, velocity, 48, 48, 48);
OFFSET(acm_timeline, omega, 60, 60, 60);
OFFSET(acm_timeline, moved, 72, 72, 72);
OFFSET(acm_timeline, style, 100, 100, 100);
OFFSET(acm_timeline, substate, 104, 104, 104);
OFFSET(acm_timeline, reserved, 108, 108, 108);

SIZE(acm_message_info, 12, 12, 12);
ALIGNMENT(acm_message_info, 4, 4, 4);
OFFSET(acm_message_info, opcode, 0, 0, 0);
OFFSET(acm_message_info, guid, 4, 4, 4);
OFFSET(acm_message_info, is_known, 8, 8, 8);
OFFSET(acm_message_info, is_client_action, 9, 9, 9);
OFFSET(acm_message_info, oddities, 10, 10, 10);
OFFSET(acm_message_info, reserved, 11, 11, 11);

VALUE(ACM_FIELD_UNSIGNED, 0);
VALUE(ACM_FIELD_FLOAT, 1);
VALUE(ACM_FIELD_PADDING, 2);
VALUE(ACM_FIELD_RAW, 3);

SIZE(acm_wire_field, 24, 24, 20);
ALIGNMENT(acm_wire_field, 8, 8, 4);
OFFSET(acm_wire_field, name, 0, 0, 0);
OFFSET(acm_wire_field, component, 8, 8, 4);
OFFSET(acm_wire_field, kind, 9, 9, 5);
OFFSET(acm_wire_field, offset, 12, 12, 8);
OFFSET(acm_wire_field, size, 16, 16, 12);
OFFSET(acm_wire_field, bits, 20, 20, 16);

VALUE(ACM_TIMESTAMP_POSITION, 0);
VALUE(ACM_TIMESTAMP_MOVEMENT, 1);
VALUE(ACM_TIMESTAMP_STATE, 2);
VALUE(ACM_TIMESTAMP_VECTOR, 3);
VALUE(ACM_TIMESTAMP_TELEPORT, 4);
VALUE(ACM_TIMESTAMP_SERVER_CONTROL, 5);
VALUE(ACM_TIMESTAMP_FORCE_POSITION, 6);
VALUE(ACM_TIMESTAMP_OBJ_DESC, 7);
VALUE(ACM_TIMESTAMP_INSTANCE, 8);

SIZE(acm_message, 96, 96, 96);
ALIGNMENT(acm_message, 4, 4, 4);
OFFSET(acm_message, size, 0, 0, 0);
OFFSET(acm_message, opcode, 4, 4, 4);
OFFSET(acm_message, guid, 8, 8, 8);
OFFSET(acm_message, parent, 12, 12, 12);
OFFSET(acm_message, location, 16, 16, 16);
OFFSET(acm_message, placement, 20, 20, 20);
OFFSET(acm_message, state, 24, 24, 24);
OFFSET(acm_message, id, 28, 28, 28);
OFFSET(acm_message, amount, 32, 32, 32);
OFFSET(acm_message, action, 36, 36, 36);
OFFSET(acm_message, motion, 40, 40, 40);
OFFSET(acm_message, hold_key, 44, 44, 44);
OFFSET(acm_message, flag, 48, 48, 48);
OFFSET(acm_message, velocity, 52, 52, 52);
OFFSET(acm_message, omega, 64, 64, 64);
OFFSET(acm_message, timestamps, 76, 76, 76);
OFFSET(acm_message, padding, 94, 94, 94);

SIZE(acm_difference, 128, 128, 128);
ALIGNMENT(acm_difference, 4, 4, 4);
OFFSET(acm_difference, found, 0, 0, 0);
OFFSET(acm_difference, reserved, 1, 1, 1);
OFFSET(acm_difference, object, 4, 4, 4);
OFFSET(acm_difference, field, 8, 8, 8);

VALUE(ACM_LINT_NOTE, 0);
VALUE(ACM_LINT_WARNING, 1);
VALUE(ACM_LINT_ERROR, 2);

SIZE(acm_lint_rule, 32, 32, 16);
ALIGNMENT(acm_lint_rule, 8, 8, 4);
OFFSET(acm_lint_rule, code, 0, 0, 0);
OFFSET(acm_lint_rule, meaning, 8, 8, 4);
OFFSET(acm_lint_rule, fix, 16, 16, 8);
OFFSET(acm_lint_rule, severity, 24, 24, 12);

SIZE(acm_lint_finding, 24, 24, 16);
ALIGNMENT(acm_lint_finding, 8, 8, 4);
OFFSET(acm_lint_finding, table, 0, 0, 0);
OFFSET(acm_lint_finding, rule, 4, 4, 4);
OFFSET(acm_lint_finding, place, 8, 8, 8);
OFFSET(acm_lint_finding, detail, 16, 16, 12);

VALUE(ACM_GRAPH_DOT, 0);
VALUE(ACM_GRAPH_JSON, 1);
VALUE(ACM_GRAPH_SVG, 2);

VALUE(ACM_GLTF_STEP, 0);
VALUE(ACM_GLTF_LINEAR, 1);

VALUE(ACM_GLTF_PARENTS, 0);
VALUE(ACM_GLTF_FLAT, 1);

SIZE(acm_gltf_export_options, 12, 12, 12);
ALIGNMENT(acm_gltf_export_options, 4, 4, 4);
OFFSET(acm_gltf_export_options, size, 0, 0, 0);
OFFSET(acm_gltf_export_options, keys, 4, 4, 4);
OFFSET(acm_gltf_export_options, tree, 5, 5, 5);
OFFSET(acm_gltf_export_options, root_motion, 6, 6, 6);
OFFSET(acm_gltf_export_options, markers, 7, 7, 7);
OFFSET(acm_gltf_export_options, table, 8, 8, 8);

SIZE(acm_gltf_import_options, 24, 24, 16);
ALIGNMENT(acm_gltf_import_options, 8, 8, 4);
OFFSET(acm_gltf_import_options, size, 0, 0, 0);
OFFSET(acm_gltf_import_options, force, 4, 4, 4);
OFFSET(acm_gltf_import_options, reserved, 5, 5, 5);
OFFSET(acm_gltf_import_options, read_file, 8, 8, 8);
OFFSET(acm_gltf_import_options, context, 16, 16, 12);

SIZE(acm_gltf_animation, 32, 32, 24);
ALIGNMENT(acm_gltf_animation, 8, 8, 4);
OFFSET(acm_gltf_animation, id, 0, 0, 0);
OFFSET(acm_gltf_animation, frames, 4, 4, 4);
OFFSET(acm_gltf_animation, edited_frames, 8, 8, 8);
OFFSET(acm_gltf_animation, edited_parts, 12, 12, 12);
OFFSET(acm_gltf_animation, bytes, 16, 16, 16);
OFFSET(acm_gltf_animation, size, 24, 24, 20);

SIZE(acm_gltf_edited_part, 24, 24, 24);
ALIGNMENT(acm_gltf_edited_part, 8, 8, 8);
OFFSET(acm_gltf_edited_part, part, 0, 0, 0);
OFFSET(acm_gltf_edited_part, frames, 4, 4, 4);
OFFSET(acm_gltf_edited_part, metres, 8, 8, 8);
OFFSET(acm_gltf_edited_part, radians, 16, 16, 16);

VALUE(ACM_GLTF_NOTES, 0);
VALUE(ACM_GLTF_FINDINGS, 1);

VALUE(ACM_IMAGE_RGBA, 0);
VALUE(ACM_IMAGE_JPEG, 1);

SIZE(acm_image_options, 32, 32, 24);
ALIGNMENT(acm_image_options, 8, 8, 4);
OFFSET(acm_image_options, size, 0, 0, 0);
OFFSET(acm_image_options, palette, 4, 4, 4);
OFFSET(acm_image_options, colors, 8, 8, 8);
OFFSET(acm_image_options, color_count, 16, 16, 12);
OFFSET(acm_image_options, clip_map, 24, 24, 16);
OFFSET(acm_image_options, as_texture, 25, 25, 17);
OFFSET(acm_image_options, reserved, 26, 26, 18);

SIZE(acm_image_info, 24, 24, 24);
ALIGNMENT(acm_image_info, 8, 8, 8);
OFFSET(acm_image_info, kind, 0, 0, 0);
OFFSET(acm_image_info, width, 4, 4, 4);
OFFSET(acm_image_info, height, 8, 8, 8);
OFFSET(acm_image_info, reserved, 12, 12, 12);
OFFSET(acm_image_info, outside_palette, 16, 16, 16);

VALUE(ACM_BLEND_ZERO, 0);
VALUE(ACM_BLEND_ONE, 1);
VALUE(ACM_BLEND_SOURCE_ALPHA, 2);
VALUE(ACM_BLEND_ONE_MINUS_SOURCE_ALPHA, 3);

VALUE(ACM_PASS_OPAQUE, 0);
VALUE(ACM_PASS_CLIP_MAP, 1);
VALUE(ACM_PASS_BLENDED, 2);

SIZE(acm_material, 32, 32, 32);
ALIGNMENT(acm_material, 4, 4, 4);
OFFSET(acm_material, texture, 0, 0, 0);
OFFSET(acm_material, color, 4, 4, 4);
OFFSET(acm_material, alpha, 8, 8, 8);
OFFSET(acm_material, luminosity, 12, 12, 12);
OFFSET(acm_material, diffuse, 16, 16, 16);
OFFSET(acm_material, source, 20, 20, 20);
OFFSET(acm_material, destination, 21, 21, 21);
OFFSET(acm_material, alpha_test, 22, 22, 22);
OFFSET(acm_material, pass, 23, 23, 23);
OFFSET(acm_material, blend, 24, 24, 24);
OFFSET(acm_material, depth_write, 25, 25, 25);
OFFSET(acm_material, fog, 26, 26, 26);
OFFSET(acm_material, clip_map, 27, 27, 27);
OFFSET(acm_material, texture_missing, 28, 28, 28);
OFFSET(acm_material, reserved, 29, 29, 29);

SIZE(acm_part_drawing, 16, 16, 16);
ALIGNMENT(acm_part_drawing, 4, 4, 4);
OFFSET(acm_part_drawing, translucency, 0, 0, 0);
OFFSET(acm_part_drawing, luminosity, 4, 4, 4);
OFFSET(acm_part_drawing, diffuse, 8, 8, 8);
OFFSET(acm_part_drawing, has_luminosity, 12, 12, 12);
OFFSET(acm_part_drawing, has_diffuse, 13, 13, 13);
OFFSET(acm_part_drawing, reserved, 14, 14, 14);

VALUE(ACM_FACING_AS_PLACED, 1);
VALUE(ACM_FACING_EYE, 2);
VALUE(ACM_FACING_AROUND_X, 3);
VALUE(ACM_FACING_AROUND_Y, 4);
VALUE(ACM_FACING_AROUND_Z, 5);

SIZE(acm_mesh_vertex, 32, 32, 32);
ALIGNMENT(acm_mesh_vertex, 4, 4, 4);
OFFSET(acm_mesh_vertex, position, 0, 0, 0);
OFFSET(acm_mesh_vertex, normal, 12, 12, 12);
OFFSET(acm_mesh_vertex, u, 24, 24, 24);
OFFSET(acm_mesh_vertex, v, 28, 28, 28);

SIZE(acm_mesh_surface, 16, 16, 16);
ALIGNMENT(acm_mesh_surface, 4, 4, 4);
OFFSET(acm_mesh_surface, surface, 0, 0, 0);
OFFSET(acm_mesh_surface, first_vertex, 4, 4, 4);
OFFSET(acm_mesh_surface, vertex_count, 8, 8, 8);
OFFSET(acm_mesh_surface, repeats, 12, 12, 12);
OFFSET(acm_mesh_surface, reserved, 13, 13, 13);

SIZE(acm_mesh_info, 28, 28, 28);
ALIGNMENT(acm_mesh_info, 4, 4, 4);
OFFSET(acm_mesh_info, drawn, 0, 0, 0);
OFFSET(acm_mesh_info, facing, 4, 4, 4);
OFFSET(acm_mesh_info, sort_center, 8, 8, 8);
OFFSET(acm_mesh_info, surface_count, 20, 20, 20);
OFFSET(acm_mesh_info, vertex_count, 24, 24, 24);

VALUE(ACM_SCENARIO_TRACE, 0);
VALUE(ACM_SCENARIO_STORY, 1);

SIZE(acm_scenario_options, 24, 24, 24);
ALIGNMENT(acm_scenario_options, 8, 8, 8);
OFFSET(acm_scenario_options, size, 0, 0, 0);
OFFSET(acm_scenario_options, form, 4, 4, 4);
OFFSET(acm_scenario_options, reserved, 5, 5, 5);
OFFSET(acm_scenario_options, max_steps, 8, 8, 8);
OFFSET(acm_scenario_options, max_output_bytes, 16, 16, 16);

SIZE(acm_scenario_errors, 392, 392, 392);
ALIGNMENT(acm_scenario_errors, 4, 4, 4);
OFFSET(acm_scenario_errors, lines, 0, 0, 0);
OFFSET(acm_scenario_errors, first_line, 4, 4, 4);
OFFSET(acm_scenario_errors, reason, 8, 8, 8);
OFFSET(acm_scenario_errors, expected, 200, 200, 200);

SIZE(acm_capture_options, 8, 8, 8);
ALIGNMENT(acm_capture_options, 4, 4, 4);
OFFSET(acm_capture_options, size, 0, 0, 0);
OFFSET(acm_capture_options, first_port, 4, 4, 4);
OFFSET(acm_capture_options, last_port, 6, 6, 6);

VALUE(ACM_CAPTURE_MESSAGE, 0);
VALUE(ACM_CAPTURE_ERROR, 1);
VALUE(ACM_CAPTURE_NEEDS_BYTES, 2);
VALUE(ACM_CAPTURE_END, 3);

SIZE(acm_captured_message, 48, 48, 40);
ALIGNMENT(acm_captured_message, 8, 8, 8);
OFFSET(acm_captured_message, frame, 0, 0, 0);
OFFSET(acm_captured_message, microseconds, 8, 8, 8);
OFFSET(acm_captured_message, flow, 16, 16, 16);
OFFSET(acm_captured_message, bytes, 24, 24, 24);
OFFSET(acm_captured_message, size, 32, 32, 28);
OFFSET(acm_captured_message, queue, 40, 40, 32);
OFFSET(acm_captured_message, from_server, 42, 42, 34);
OFFSET(acm_captured_message, reserved, 43, 43, 35);

SIZE(acm_capture_error, 264, 264, 264);
ALIGNMENT(acm_capture_error, 8, 8, 8);
OFFSET(acm_capture_error, frame, 0, 0, 0);
OFFSET(acm_capture_error, ends_capture, 8, 8, 8);
OFFSET(acm_capture_error, reserved, 9, 9, 9);
OFFSET(acm_capture_error, error, 16, 16, 16);

SIZE(acm_capture_counts, 144, 144, 144);
ALIGNMENT(acm_capture_counts, 8, 8, 8);
OFFSET(acm_capture_counts, frames, 0, 0, 0);
OFFSET(acm_capture_counts, other_frames, 8, 8, 8);
OFFSET(acm_capture_counts, later_parts, 16, 16, 16);
OFFSET(acm_capture_counts, packets, 24, 24, 24);
OFFSET(acm_capture_counts, packet_bytes, 32, 32, 32);
OFFSET(acm_capture_counts, retransmissions, 40, 40, 40);
OFFSET(acm_capture_counts, valid_checksums, 48, 48, 48);
OFFSET(acm_capture_counts, wrong_checksums, 56, 56, 56);
OFFSET(acm_capture_counts, keyed_checksums, 64, 64, 64);
OFFSET(acm_capture_counts, fragments, 72, 72, 72);
OFFSET(acm_capture_counts, duplicates, 80, 80, 80);
OFFSET(acm_capture_counts, messages, 88, 88, 88);
OFFSET(acm_capture_counts, errors, 96, 96, 96);
OFFSET(acm_capture_counts, first_microseconds, 104, 104, 104);
OFFSET(acm_capture_counts, last_microseconds, 112, 112, 112);
OFFSET(acm_capture_counts, position, 120, 120, 120);
OFFSET(acm_capture_counts, unfinished, 128, 128, 128);
OFFSET(acm_capture_counts, evicted, 136, 136, 136);

SIZE(acm_replay_options, 8, 8, 8);
ALIGNMENT(acm_replay_options, 4, 4, 4);
OFFSET(acm_replay_options, size, 0, 0, 0);
OFFSET(acm_replay_options, assumed_setup, 4, 4, 4);

SIZE(acm_replay_totals, 160, 160, 160);
ALIGNMENT(acm_replay_totals, 8, 8, 8);
OFFSET(acm_replay_totals, objects, 0, 0, 0);
OFFSET(acm_replay_totals, undescribed, 8, 8, 8);
OFFSET(acm_replay_totals, anonymous, 16, 16, 16);
OFFSET(acm_replay_totals, without_assets, 24, 24, 24);
OFFSET(acm_replay_totals, messages, 32, 32, 32);
OFFSET(acm_replay_totals, deferred, 40, 40, 40);
OFFSET(acm_replay_totals, waiting, 48, 48, 48);
OFFSET(acm_replay_totals, movements, 56, 56, 56);
OFFSET(acm_replay_totals, unchecked, 64, 64, 64);
OFFSET(acm_replay_totals, cannot_move, 72, 72, 72);
OFFSET(acm_replay_totals, compared, 80, 80, 80);
OFFSET(acm_replay_totals, blips, 88, 88, 88);
OFFSET(acm_replay_totals, stalls, 96, 96, 96);
OFFSET(acm_replay_totals, refused, 104, 104, 104);
OFFSET(acm_replay_totals, sounds, 112, 112, 112);
OFFSET(acm_replay_totals, scripts, 120, 120, 120);
OFFSET(acm_replay_totals, refused_effects, 128, 128, 128);
OFFSET(acm_replay_totals, worst, 136, 136, 136);
OFFSET(acm_replay_totals, mean, 144, 144, 144);
OFFSET(acm_replay_totals, seconds, 152, 152, 152);

VALUE(ACM_REPLAY_JSON, 0);
VALUE(ACM_REPLAY_SVG, 1);

SIZE(acm_message_field, 24, 24, 16);
ALIGNMENT(acm_message_field, 8, 8, 4);
OFFSET(acm_message_field, offset, 0, 0, 0);
OFFSET(acm_message_field, size, 4, 4, 4);
OFFSET(acm_message_field, name, 8, 8, 8);
OFFSET(acm_message_field, value, 16, 16, 12);

SIZE(acm_message_summary, 24, 24, 16);
ALIGNMENT(acm_message_summary, 8, 8, 4);
OFFSET(acm_message_summary, name, 0, 0, 0);
OFFSET(acm_message_summary, meaning, 8, 8, 4);
OFFSET(acm_message_summary, object, 16, 16, 8);
OFFSET(acm_message_summary, from_server, 20, 20, 12);
OFFSET(acm_message_summary, reserved, 21, 21, 13);

VALUE(ACM_NODE_UNKNOWN, 0);
VALUE(ACM_NODE_LINK, 1);
VALUE(ACM_NODE_ACTION, 2);
VALUE(ACM_NODE_BACK_LINK, 3);
VALUE(ACM_NODE_CYCLE, 4);

SIZE(acm_sequence_node, 28, 28, 28);
ALIGNMENT(acm_sequence_node, 4, 4, 4);
OFFSET(acm_sequence_node, animation, 0, 0, 0);
OFFSET(acm_sequence_node, low_frame, 4, 4, 4);
OFFSET(acm_sequence_node, high_frame, 8, 8, 8);
OFFSET(acm_sequence_node, framerate, 12, 12, 12);
OFFSET(acm_sequence_node, context_id, 16, 16, 16);
OFFSET(acm_sequence_node, move_context_id, 20, 20, 20);
OFFSET(acm_sequence_node, role, 24, 24, 24);
OFFSET(acm_sequence_node, reserved, 25, 25, 25);

SIZE(acm_sequence_facts, 48, 48, 48);
ALIGNMENT(acm_sequence_facts, 8, 8, 8);
OFFSET(acm_sequence_facts, frame_number, 0, 0, 0);
OFFSET(acm_sequence_facts, velocity, 8, 8, 8);
OFFSET(acm_sequence_facts, omega, 20, 20, 20);
OFFSET(acm_sequence_facts, current, 32, 32, 32);
OFFSET(acm_sequence_facts, first_cyclic, 36, 36, 36);
OFFSET(acm_sequence_facts, key_frame, 40, 40, 40);
OFFSET(acm_sequence_facts, placement, 44, 44, 44);

SIZE(acm_queued_motion, 16, 16, 16);
ALIGNMENT(acm_queued_motion, 4, 4, 4);
OFFSET(acm_queued_motion, motion, 0, 0, 0);
OFFSET(acm_queued_motion, animations, 4, 4, 4);
OFFSET(acm_queued_motion, context_id, 8, 8, 8);
OFFSET(acm_queued_motion, move_context_id, 12, 12, 12);

SIZE(acm_motion_table_manager_facts, 16, 16, 16);
ALIGNMENT(acm_motion_table_manager_facts, 4, 4, 4);
OFFSET(acm_motion_table_manager_facts, style, 0, 0, 0);
OFFSET(acm_motion_table_manager_facts, substate, 4, 4, 4);
OFFSET(acm_motion_table_manager_facts, substate_speed, 8, 8, 8);
OFFSET(acm_motion_table_manager_facts, animation_counter, 12, 12, 12);

SIZE(acm_pending_motion, 12, 12, 12);
ALIGNMENT(acm_pending_motion, 4, 4, 4);
OFFSET(acm_pending_motion, motion, 0, 0, 0);
OFFSET(acm_pending_motion, context_id, 4, 4, 4);
OFFSET(acm_pending_motion, jump_error, 8, 8, 8);

SIZE(acm_motion_interp_facts, 92, 92, 92);
ALIGNMENT(acm_motion_interp_facts, 4, 4, 4);
OFFSET(acm_motion_interp_facts, exists, 0, 0, 0);
OFFSET(acm_motion_interp_facts, initted, 1, 1, 1);
OFFSET(acm_motion_interp_facts, standing_longjump, 2, 2, 2);
OFFSET(acm_motion_interp_facts, reserved, 3, 3, 3);
OFFSET(acm_motion_interp_facts, jump_extent, 4, 4, 4);
OFFSET(acm_motion_interp_facts, my_run_rate, 8, 8, 8);
OFFSET(acm_motion_interp_facts, current_speed_factor, 12, 12, 12);
OFFSET(acm_motion_interp_facts, server_action_stamp, 16, 16, 16);
OFFSET(acm_motion_interp_facts, raw, 20, 20, 20);
OFFSET(acm_motion_interp_facts, interpreted, 64, 64, 64);

SIZE(acm_move_leg, 8, 8, 8);
ALIGNMENT(acm_move_leg, 4, 4, 4);
OFFSET(acm_move_leg, kind, 0, 0, 0);
OFFSET(acm_move_leg, heading, 4, 4, 4);

SIZE(acm_move_to_facts, 200, 200, 200);
ALIGNMENT(acm_move_to_facts, 8, 8, 8);
OFFSET(acm_move_to_facts, previous_distance_time, 0, 0, 0);
OFFSET(acm_move_to_facts, original_distance_time, 8, 8, 8);
OFFSET(acm_move_to_facts, exists, 16, 16, 16);
OFFSET(acm_move_to_facts, kind, 17, 17, 17);
OFFSET(acm_move_to_facts, moving_away, 18, 18, 18);
OFFSET(acm_move_to_facts, initialized, 19, 19, 19);
OFFSET(acm_move_to_facts, parameters, 20, 20, 20);
OFFSET(acm_move_to_facts, sought_position, 60, 60, 60);
OFFSET(acm_move_to_facts, current_target_position, 92, 92, 92);
OFFSET(acm_move_to_facts, starting_position, 124, 124, 124);
OFFSET(acm_move_to_facts, previous_heading, 156, 156, 156);
OFFSET(acm_move_to_facts, previous_distance, 160, 160, 160);
OFFSET(acm_move_to_facts, original_distance, 164, 164, 164);
OFFSET(acm_move_to_facts, fail_progress_count, 168, 168, 168);
OFFSET(acm_move_to_facts, sought_object, 172, 172, 172);
OFFSET(acm_move_to_facts, top_level_object, 176, 176, 176);
OFFSET(acm_move_to_facts, sought_size, 180, 180, 180);
OFFSET(acm_move_to_facts, current_command, 188, 188, 188);
OFFSET(acm_move_to_facts, aux_command, 192, 192, 192);

SIZE(acm_sticky_facts, 56, 56, 56);
ALIGNMENT(acm_sticky_facts, 8, 8, 8);
OFFSET(acm_sticky_facts, timeout, 0, 0, 0);
OFFSET(acm_sticky_facts, exists, 8, 8, 8);
OFFSET(acm_sticky_facts, initialized, 9, 9, 9);
OFFSET(acm_sticky_facts, reserved, 10, 10, 10);
OFFSET(acm_sticky_facts, target, 12, 12, 12);
OFFSET(acm_sticky_facts, target_radius, 16, 16, 16);
OFFSET(acm_sticky_facts, target_position, 20, 20, 20);

SIZE(acm_constraint_facts, 48, 48, 48);
ALIGNMENT(acm_constraint_facts, 4, 4, 4);
OFFSET(acm_constraint_facts, exists, 0, 0, 0);
OFFSET(acm_constraint_facts, is_constrained, 1, 1, 1);
OFFSET(acm_constraint_facts, reserved, 2, 2, 2);
OFFSET(acm_constraint_facts, offset, 4, 4, 4);
OFFSET(acm_constraint_facts, start_distance, 8, 8, 8);
OFFSET(acm_constraint_facts, max_distance, 12, 12, 12);
OFFSET(acm_constraint_facts, position, 16, 16, 16);

VALUE(ACM_INTERPOLATION_INVALID, 0);
VALUE(ACM_INTERPOLATION_POSITION, 1);
VALUE(ACM_INTERPOLATION_JUMP, 2);
VALUE(ACM_INTERPOLATION_VELOCITY, 3);

SIZE(acm_interpolation_node, 48, 48, 48);
ALIGNMENT(acm_interpolation_node, 4, 4, 4);
OFFSET(acm_interpolation_node, type, 0, 0, 0);
OFFSET(acm_interpolation_node, position, 4, 4, 4);
OFFSET(acm_interpolation_node, velocity, 36, 36, 36);

SIZE(acm_interpolation_facts, 52, 52, 52);
ALIGNMENT(acm_interpolation_facts, 4, 4, 4);
OFFSET(acm_interpolation_facts, exists, 0, 0, 0);
OFFSET(acm_interpolation_facts, keep_heading, 1, 1, 1);
OFFSET(acm_interpolation_facts, reserved, 2, 2, 2);
OFFSET(acm_interpolation_facts, frame_counter, 4, 4, 4);
OFFSET(acm_interpolation_facts, original_distance, 8, 8, 8);
OFFSET(acm_interpolation_facts, progress_quantum, 12, 12, 12);
OFFSET(acm_interpolation_facts, node_fail_counter, 16, 16, 16);
OFFSET(acm_interpolation_facts, blip_position, 20, 20, 20);

SIZE(acm_target_facts, 160, 160, 160);
ALIGNMENT(acm_target_facts, 8, 8, 8);
OFFSET(acm_target_facts, last_update_time, 0, 0, 0);
OFFSET(acm_target_facts, voyeur_check_time, 8, 8, 8);
OFFSET(acm_target_facts, exists, 16, 16, 16);
OFFSET(acm_target_facts, has_target, 17, 17, 17);
OFFSET(acm_target_facts, status, 18, 18, 18);
OFFSET(acm_target_facts, reserved, 19, 19, 19);
OFFSET(acm_target_facts, object, 20, 20, 20);
OFFSET(acm_target_facts, context_id, 24, 24, 24);
OFFSET(acm_target_facts, radius, 28, 28, 28);
OFFSET(acm_target_facts, quantum, 32, 32, 32);
OFFSET(acm_target_facts, target_position, 36, 36, 36);
OFFSET(acm_target_facts, interpolated_position, 68, 68, 68);
OFFSET(acm_target_facts, interpolated_heading, 100, 100, 100);
OFFSET(acm_target_facts, velocity, 112, 112, 112);
OFFSET(acm_target_facts, last_sent_position, 124, 124, 124);

SIZE(acm_body_facts, 56, 56, 56);
ALIGNMENT(acm_body_facts, 8, 8, 8);
OFFSET(acm_body_facts, update_time, 0, 0, 0);
OFFSET(acm_body_facts, physics_time, 8, 8, 8);
OFFSET(acm_body_facts, acceleration, 16, 16, 16);
OFFSET(acm_body_facts, step_quantum, 28, 28, 28);
OFFSET(acm_body_facts, ground_height, 32, 32, 32);
OFFSET(acm_body_facts, held_at_part, 36, 36, 36);
OFFSET(acm_body_facts, jumped_this_frame, 40, 40, 40);
OFFSET(acm_body_facts, placement_refused, 41, 41, 41);
OFFSET(acm_body_facts, is_blocked, 42, 42, 42);
OFFSET(acm_body_facts, is_leaving_ethereal, 43, 43, 43);
OFFSET(acm_body_facts, was_made_static, 44, 44, 44);
OFFSET(acm_body_facts, animates_in_place, 45, 45, 45);
OFFSET(acm_body_facts, reserved, 46, 46, 46);

SIZE(acm_effects_facts, 16, 16, 16);
ALIGNMENT(acm_effects_facts, 8, 8, 8);
OFFSET(acm_effects_facts, next_cue, 0, 0, 0);
OFFSET(acm_effects_facts, translucency, 8, 8, 8);
OFFSET(acm_effects_facts, original_translucency, 12, 12, 12);

SIZE(acm_object_inside, 752, 752, 752);
ALIGNMENT(acm_object_inside, 8, 8, 8);
OFFSET(acm_object_inside, sequence, 0, 0, 0);
OFFSET(acm_object_inside, motion_table_manager, 48, 48, 48);
OFFSET(acm_object_inside, motion_interp, 64, 64, 64);
OFFSET(acm_object_inside, move_to, 160, 160, 160);
OFFSET(acm_object_inside, sticky, 360, 360, 360);
OFFSET(acm_object_inside, constraint, 416, 416, 416);
OFFSET(acm_object_inside, interpolation, 464, 464, 464);
OFFSET(acm_object_inside, target, 520, 520, 520);
OFFSET(acm_object_inside, body, 680, 680, 680);
OFFSET(acm_object_inside, effects, 736, 736, 736);

VALUE(ACM_LIST_MODIFIERS, 0);
VALUE(ACM_LIST_ACTIONS, 1);
VALUE(ACM_LIST_RAW_ACTIONS, 2);
VALUE(ACM_LIST_INTERPRETED_ACTIONS, 3);

VALUE(ACM_RAMP_SCALE, 0);
VALUE(ACM_RAMP_TRANSPARENT, 1);
VALUE(ACM_RAMP_TRANSPARENT_PART, 2);
VALUE(ACM_RAMP_LUMINOUS, 3);
VALUE(ACM_RAMP_LUMINOUS_PART, 4);
VALUE(ACM_RAMP_DIFFUSE, 5);
VALUE(ACM_RAMP_DIFFUSE_PART, 6);
VALUE(ACM_RAMP_SCRIPT, 7);

SIZE(acm_ramp, 40, 40, 40);
ALIGNMENT(acm_ramp, 8, 8, 8);
OFFSET(acm_ramp, created, 0, 0, 0);
OFFSET(acm_ramp, duration, 8, 8, 8);
OFFSET(acm_ramp, kind, 16, 16, 16);
OFFSET(acm_ramp, datum, 20, 20, 20);
OFFSET(acm_ramp, start, 24, 24, 24);
OFFSET(acm_ramp, end, 28, 28, 28);
OFFSET(acm_ramp, context_id, 32, 32, 32);
OFFSET(acm_ramp, move_context_id, 36, 36, 36);

SIZE(acm_queued_script, 40, 40, 40);
ALIGNMENT(acm_queued_script, 8, 8, 8);
OFFSET(acm_queued_script, start, 0, 0, 0);
OFFSET(acm_queued_script, length, 8, 8, 8);
OFFSET(acm_queued_script, script, 16, 16, 16);
OFFSET(acm_queued_script, hooks, 20, 20, 20);
OFFSET(acm_queued_script, fired, 24, 24, 24);
OFFSET(acm_queued_script, context_id, 28, 28, 28);
OFFSET(acm_queued_script, move_context_id, 32, 32, 32);
OFFSET(acm_queued_script, reserved, 36, 36, 36);
