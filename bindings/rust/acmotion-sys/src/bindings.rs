// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/generate/rust.py. Do not edit it.

use core::ffi::c_void;
use std::os::raw::c_char;

pub const ACM_ABI_VERSION: u32 = 2;
pub const ACM_WHOLE_BODY: u32 = 4294967295;
pub type acm_guid = u32;
pub type acm_object_id = u32;
pub type acm_cell_id = u32;
pub type acm_command = u32;
pub type acm_bool = u8;
pub type acm_allocate = Option<unsafe extern "C" fn(*mut c_void, usize, usize) -> *mut c_void>;
pub type acm_release = Option<unsafe extern "C" fn(*mut c_void, *mut c_void, usize, usize)>;
pub type acm_read_file =
    Option<unsafe extern "C" fn(*mut c_void, *const c_char, *mut *const c_void, *mut usize) -> i32>;

pub type acm_status = i32;
pub const ACM_OK: acm_status = 0;
pub const ACM_WRONG_TYPE: acm_status = 1;
pub const ACM_TRUNCATED: acm_status = 2;
pub const ACM_TRAILING_BYTES: acm_status = 3;
pub const ACM_LIMIT_EXCEEDED: acm_status = 4;
pub const ACM_BAD_VALUE: acm_status = 5;
pub const ACM_NOT_FOUND: acm_status = 6;
pub const ACM_UNSUPPORTED: acm_status = 7;
pub const ACM_CONTRADICTION: acm_status = 8;
pub const ACM_OVERLAP: acm_status = 9;
pub const ACM_UNFINISHED: acm_status = 10;
pub const ACM_REFUSED: acm_status = 20;
pub const ACM_NO_OBJECT: acm_status = 21;
pub const ACM_BUFFER_FULL: acm_status = 22;
pub const ACM_IN_USE: acm_status = 23;
pub const ACM_NULL_ARGUMENT: acm_status = -1;
pub const ACM_BAD_HANDLE: acm_status = -2;
pub const ACM_STALE_HANDLE: acm_status = -3;
pub const ACM_FOREIGN_HANDLE: acm_status = -4;
pub const ACM_BUSY: acm_status = -5;
pub const ACM_BAD_SIZE: acm_status = -6;
pub const ACM_NOT_FINITE: acm_status = -7;
pub const ACM_BAD_ARGUMENT: acm_status = -8;
pub const ACM_WRONG_ORDER: acm_status = -9;
pub const ACM_NO_MEMORY: acm_status = -10;

pub type acm_load = u32;
pub const ACM_LOAD_MOTION: acm_load = 0;
pub const ACM_LOAD_MODEL: acm_load = 1;
pub const ACM_LOAD_ALONE: acm_load = 2;
pub const ACM_LOAD_PARTICLES: acm_load = 3;
pub const ACM_LOAD_CLOTHING: acm_load = 4;

pub type acm_ground = u32;
pub const ACM_GROUND_NONE: acm_ground = 0;
pub const ACM_GROUND_FLAT: acm_ground = 1;
pub const ACM_GROUND_LAST_KNOWN: acm_ground = 2;
pub const ACM_GROUND_HOST: acm_ground = 3;

pub type acm_jump_model = u32;
pub const ACM_JUMP_REFUSES: acm_jump_model = 0;
pub const ACM_JUMP_LINEAR: acm_jump_model = 1;
pub const ACM_JUMP_FORMULA: acm_jump_model = 2;

pub type acm_move_kind = u32;
pub const ACM_MOVE_NONE: acm_move_kind = 0;
pub const ACM_MOVE_OBJECT: acm_move_kind = 1;
pub const ACM_MOVE_POSITION: acm_move_kind = 2;
pub const ACM_MOVE_TURN_TO_OBJECT: acm_move_kind = 3;
pub const ACM_MOVE_TURN_TO_HEADING: acm_move_kind = 4;

pub type acm_motion_error = u32;
pub const ACM_MOTION_NONE: acm_motion_error = 0;
pub const ACM_MOTION_NO_ANIMATION_TABLE: acm_motion_error = 7;
pub const ACM_MOTION_NO_PHYSICS_OBJECT: acm_motion_error = 8;
pub const ACM_MOTION_NO_MOTION_INTERPRETER: acm_motion_error = 11;
pub const ACM_MOTION_NOT_IN_CONTACT: acm_motion_error = 36;
pub const ACM_MOTION_ACTION_CANCELLED: acm_motion_error = 54;
pub const ACM_MOTION_OBJECT_GONE: acm_motion_error = 55;
pub const ACM_MOTION_NO_OBJECT: acm_motion_error = 56;
pub const ACM_MOTION_TELEPORTED: acm_motion_error = 60;
pub const ACM_MOTION_CHARGED_TOO_FAR: acm_motion_error = 61;
pub const ACM_MOTION_CANT_CROUCH_IN_COMBAT: acm_motion_error = 63;
pub const ACM_MOTION_CANT_SIT_IN_COMBAT: acm_motion_error = 64;
pub const ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT: acm_motion_error = 65;
pub const ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT: acm_motion_error = 66;
pub const ACM_MOTION_NO_MOTION_DATA: acm_motion_error = 67;
pub const ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING: acm_motion_error = 68;
pub const ACM_MOTION_TOO_MANY_ACTIONS: acm_motion_error = 69;
pub const ACM_MOTION_HIDDEN: acm_motion_error = 70;
pub const ACM_MOTION_GENERAL_MOVEMENT_FAILURE: acm_motion_error = 71;
pub const ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION: acm_motion_error = 72;
pub const ACM_MOTION_CANT_JUMP_LOADED_DOWN: acm_motion_error = 73;

pub type acm_hold_key = u32;
pub const ACM_HOLD_INVALID: acm_hold_key = 0;
pub const ACM_HOLD_NONE: acm_hold_key = 1;
pub const ACM_HOLD_RUN: acm_hold_key = 2;

pub type acm_order_type = u32;
pub const ACM_ORDER_DO_MOTION: acm_order_type = 1;
pub const ACM_ORDER_STOP_MOTION: acm_order_type = 2;
pub const ACM_ORDER_STOP_COMPLETELY: acm_order_type = 3;
pub const ACM_ORDER_MOVE_TO_OBJECT: acm_order_type = 4;
pub const ACM_ORDER_MOVE_TO_POSITION: acm_order_type = 5;
pub const ACM_ORDER_MOVE_TO_TARGET: acm_order_type = 6;
pub const ACM_ORDER_TURN_TO_OBJECT: acm_order_type = 7;
pub const ACM_ORDER_TURN_TO_HEADING: acm_order_type = 8;
pub const ACM_ORDER_CANCEL_MOVE: acm_order_type = 9;
pub const ACM_ORDER_JUMP: acm_order_type = 10;
pub const ACM_ORDER_STICK: acm_order_type = 11;
pub const ACM_ORDER_UNSTICK: acm_order_type = 12;
pub const ACM_ORDER_INTERPOLATE: acm_order_type = 13;
pub const ACM_ORDER_STOP_INTERPOLATING: acm_order_type = 14;
pub const ACM_ORDER_CONSTRAIN: acm_order_type = 15;
pub const ACM_ORDER_UNCONSTRAIN: acm_order_type = 16;
pub const ACM_ORDER_TELEPORT: acm_order_type = 17;
pub const ACM_ORDER_SET_VELOCITY: acm_order_type = 18;
pub const ACM_ORDER_SET_LOCAL_VELOCITY: acm_order_type = 19;
pub const ACM_ORDER_SET_OMEGA: acm_order_type = 20;
pub const ACM_ORDER_SET_STATE: acm_order_type = 21;
pub const ACM_ORDER_SET_RUN_RATE: acm_order_type = 22;
pub const ACM_ORDER_COMPLETE_TELEPORT: acm_order_type = 23;
pub const ACM_ORDER_CORRECT_POSITION: acm_order_type = 24;

pub type acm_target_status = u32;
pub const ACM_TARGET_UNDEFINED: acm_target_status = 0;
pub const ACM_TARGET_OK: acm_target_status = 1;
pub const ACM_TARGET_EXIT_WORLD: acm_target_status = 2;
pub const ACM_TARGET_TELEPORTED: acm_target_status = 3;
pub const ACM_TARGET_CONTAINED: acm_target_status = 4;
pub const ACM_TARGET_PARENTED: acm_target_status = 5;
pub const ACM_TARGET_TIMED_OUT: acm_target_status = 6;

pub type acm_event_type = u32;
pub const ACM_EVENT_MOTION_DONE: acm_event_type = 0;
pub const ACM_EVENT_MOTION_REFUSED: acm_event_type = 1;
pub const ACM_EVENT_HOOK: acm_event_type = 2;
pub const ACM_EVENT_VELOCITY_SET: acm_event_type = 3;
pub const ACM_EVENT_GROUND_LEFT: acm_event_type = 4;
pub const ACM_EVENT_GROUND_HIT: acm_event_type = 5;
pub const ACM_EVENT_MOVE_FINISHED: acm_event_type = 6;
pub const ACM_EVENT_STUCK: acm_event_type = 7;
pub const ACM_EVENT_UNSTUCK: acm_event_type = 8;
pub const ACM_EVENT_BLIPPED: acm_event_type = 9;
pub const ACM_EVENT_TARGET_LOST: acm_event_type = 10;
pub const ACM_EVENT_LIMIT_REACHED: acm_event_type = 11;
pub const ACM_EVENT_OBJECT_CREATED: acm_event_type = 12;
pub const ACM_EVENT_OBJECT_DELETED: acm_event_type = 13;
pub const ACM_EVENT_ASSET_MISSING: acm_event_type = 14;
pub const ACM_EVENT_CONTROL_LOST: acm_event_type = 15;
pub const ACM_EVENT_CONTROL_REGAINED: acm_event_type = 16;
pub const ACM_EVENT_STALLED: acm_event_type = 17;
pub const ACM_EVENT_SOUND_HEARD: acm_event_type = 18;
pub const ACM_EVENT_APPEARANCE_CHANGED: acm_event_type = 19;
pub const ACM_EVENT_MESSAGE_NOT_APPLIED: acm_event_type = 20;

pub type acm_limit = u32;
pub const ACM_LIMIT_SEQUENCE_NODES: acm_limit = 0;
pub const ACM_LIMIT_PENDING_MOTIONS: acm_limit = 1;
pub const ACM_LIMIT_ACTIONS: acm_limit = 2;
pub const ACM_LIMIT_MODIFIERS: acm_limit = 3;
pub const ACM_LIMIT_HOOKS: acm_limit = 4;
pub const ACM_LIMIT_MANAGER_BLOCKS: acm_limit = 5;
pub const ACM_LIMIT_INTERPOLATION_NODES: acm_limit = 6;
pub const ACM_LIMIT_WRAPS: acm_limit = 7;
pub const ACM_LIMIT_SPEED: acm_limit = 8;
pub const ACM_LIMIT_TRAVEL: acm_limit = 9;
pub const ACM_LIMIT_OBJECTS: acm_limit = 10;
pub const ACM_LIMIT_RAMPS: acm_limit = 11;
pub const ACM_LIMIT_SCRIPTS: acm_limit = 12;
pub const ACM_LIMIT_SCRIPT_HOOKS: acm_limit = 13;
pub const ACM_LIMIT_CHILDREN: acm_limit = 14;

pub type acm_hook_type = u32;
pub const ACM_HOOK_NO_OP: acm_hook_type = 0;
pub const ACM_HOOK_SOUND: acm_hook_type = 1;
pub const ACM_HOOK_SOUND_TABLE: acm_hook_type = 2;
pub const ACM_HOOK_ATTACK: acm_hook_type = 3;
pub const ACM_HOOK_ANIMATION_DONE: acm_hook_type = 4;
pub const ACM_HOOK_REPLACE_OBJECT: acm_hook_type = 5;
pub const ACM_HOOK_ETHEREAL: acm_hook_type = 6;
pub const ACM_HOOK_TRANSPARENT_PART: acm_hook_type = 7;
pub const ACM_HOOK_LUMINOUS: acm_hook_type = 8;
pub const ACM_HOOK_LUMINOUS_PART: acm_hook_type = 9;
pub const ACM_HOOK_DIFFUSE: acm_hook_type = 10;
pub const ACM_HOOK_DIFFUSE_PART: acm_hook_type = 11;
pub const ACM_HOOK_SCALE: acm_hook_type = 12;
pub const ACM_HOOK_CREATE_PARTICLE: acm_hook_type = 13;
pub const ACM_HOOK_DESTROY_PARTICLE: acm_hook_type = 14;
pub const ACM_HOOK_STOP_PARTICLE: acm_hook_type = 15;
pub const ACM_HOOK_NO_DRAW: acm_hook_type = 16;
pub const ACM_HOOK_DEFAULT_SCRIPT: acm_hook_type = 17;
pub const ACM_HOOK_DEFAULT_SCRIPT_PART: acm_hook_type = 18;
pub const ACM_HOOK_CALL_SCRIPT: acm_hook_type = 19;
pub const ACM_HOOK_TRANSPARENT: acm_hook_type = 20;
pub const ACM_HOOK_SOUND_TWEAKED: acm_hook_type = 21;
pub const ACM_HOOK_SET_OMEGA: acm_hook_type = 22;
pub const ACM_HOOK_TEXTURE_VELOCITY: acm_hook_type = 23;
pub const ACM_HOOK_TEXTURE_VELOCITY_PART: acm_hook_type = 24;
pub const ACM_HOOK_SET_LIGHT: acm_hook_type = 25;
pub const ACM_HOOK_CREATE_BLOCKING_PARTICLE: acm_hook_type = 26;

pub type acm_hook_value_kind = u32;
pub const ACM_HOOK_NUMBER: acm_hook_value_kind = 0;
pub const ACM_HOOK_COUNT: acm_hook_value_kind = 1;
pub const ACM_HOOK_ID: acm_hook_value_kind = 2;

pub type acm_pose_format = u32;
pub const ACM_POSE_FRAMES: acm_pose_format = 0;
pub const ACM_POSE_MATRIX_3X4: acm_pose_format = 1;
pub const ACM_POSE_MATRIX_4X4: acm_pose_format = 2;

pub type acm_check_action = u32;
pub const ACM_CHECK_ACCEPT: acm_check_action = 0;
pub const ACM_CHECK_DEFER: acm_check_action = 1;
pub const ACM_CHECK_DROP: acm_check_action = 2;

pub type acm_check_reason = u32;
pub const ACM_REASON_FRESH: acm_check_reason = 0;
pub const ACM_REASON_NO_PLAYER: acm_check_reason = 1;
pub const ACM_REASON_UNKNOWN_OBJECT: acm_check_reason = 2;
pub const ACM_REASON_FUTURE_INSTANCE: acm_check_reason = 3;
pub const ACM_REASON_PAST_INSTANCE: acm_check_reason = 4;
pub const ACM_REASON_STALE_MOVEMENT: acm_check_reason = 5;
pub const ACM_REASON_STALE_SERVER_CONTROL: acm_check_reason = 6;
pub const ACM_REASON_STALE_POSITION: acm_check_reason = 7;
pub const ACM_REASON_STALE_TELEPORT: acm_check_reason = 8;
pub const ACM_REASON_STALE_FORCE_POSITION: acm_check_reason = 9;
pub const ACM_REASON_STALE_STATE: acm_check_reason = 10;
pub const ACM_REASON_STALE_VECTOR: acm_check_reason = 11;
pub const ACM_REASON_ECHO: acm_check_reason = 12;
pub const ACM_REASON_OWN_VECTOR: acm_check_reason = 13;
pub const ACM_REASON_OWN_DELETION: acm_check_reason = 14;
pub const ACM_REASON_SECOND_PLAYER: acm_check_reason = 15;
pub const ACM_REASON_BAD_NUMBER: acm_check_reason = 16;
pub const ACM_REASON_BAD_GUID: acm_check_reason = 17;
pub const ACM_REASON_TOO_MANY: acm_check_reason = 18;
pub const ACM_REASON_NOT_RECEIVED: acm_check_reason = 19;
pub const ACM_REASON_NO_SOUND_TABLE: acm_check_reason = 20;
pub const ACM_REASON_NO_SCRIPT_TABLE: acm_check_reason = 21;
pub const ACM_REASON_NO_SCRIPT: acm_check_reason = 22;
pub const ACM_REASON_NO_INTERPRETER: acm_check_reason = 23;
pub const ACM_REASON_NO_MOVEMENT: acm_check_reason = 24;
pub const ACM_REASON_UNKNOWN_PLAYER: acm_check_reason = 25;
pub const ACM_REASON_DEAD: acm_check_reason = 26;
pub const ACM_REASON_IN_PORTAL: acm_check_reason = 27;
pub const ACM_REASON_OVERTAKEN: acm_check_reason = 28;
pub const ACM_REASON_BAD_CELL: acm_check_reason = 29;
pub const ACM_REASON_BAD_STYLE: acm_check_reason = 30;
pub const ACM_REASON_BAD_COMMAND: acm_check_reason = 31;
pub const ACM_REASON_BAD_ACTION: acm_check_reason = 32;
pub const ACM_REASON_NOT_ALLOWED: acm_check_reason = 33;
pub const ACM_REASON_NOT_A_CLIENTS: acm_check_reason = 34;
pub const ACM_REASON_STALE_OBJ_DESC: acm_check_reason = 35;

pub type acm_audience = u32;
pub const ACM_AUDIENCE_SERVER: acm_audience = 0;
pub const ACM_AUDIENCE_OWNER: acm_audience = 1;
pub const ACM_AUDIENCE_OTHERS: acm_audience = 2;
pub const ACM_AUDIENCE_EVERYONE: acm_audience = 3;

pub type acm_appearance_limit = u32;
pub const ACM_MAX_SUB_PALETTES: acm_appearance_limit = 255;
pub const ACM_MAX_TEXTURE_CHANGES: acm_appearance_limit = 1024;
pub const ACM_MAX_PART_CHANGES: acm_appearance_limit = 256;

pub type acm_look_fault = u32;
pub const ACM_LOOK_NO_SUCH_PART: acm_look_fault = 0;
pub const ACM_LOOK_MISSING_MESH: acm_look_fault = 1;
pub const ACM_LOOK_MISSING_SURFACE: acm_look_fault = 2;
pub const ACM_LOOK_MISSING_TEXTURE: acm_look_fault = 3;
pub const ACM_LOOK_MISSING_IMAGE: acm_look_fault = 4;
pub const ACM_LOOK_SURFACE_HAS_NO_TEXTURE: acm_look_fault = 5;
pub const ACM_LOOK_MISSING_PALETTE: acm_look_fault = 6;
pub const ACM_LOOK_BAD_PALETTE_RANGE: acm_look_fault = 7;

pub type acm_hook_status = u32;
pub const ACM_HOOK_FIRES: acm_hook_status = 0;
pub const ACM_HOOK_LAST_FRAME: acm_hook_status = 1;
pub const ACM_HOOK_OTHER_DIRECTION: acm_hook_status = 2;
pub const ACM_HOOK_ANIM_DONE: acm_hook_status = 3;
pub const ACM_HOOK_NOT_REACHED: acm_hook_status = 4;

pub type acm_field_kind = u32;
pub const ACM_FIELD_UNSIGNED: acm_field_kind = 0;
pub const ACM_FIELD_FLOAT: acm_field_kind = 1;
pub const ACM_FIELD_PADDING: acm_field_kind = 2;
pub const ACM_FIELD_RAW: acm_field_kind = 3;

pub type acm_timestamp = u32;
pub const ACM_TIMESTAMP_POSITION: acm_timestamp = 0;
pub const ACM_TIMESTAMP_MOVEMENT: acm_timestamp = 1;
pub const ACM_TIMESTAMP_STATE: acm_timestamp = 2;
pub const ACM_TIMESTAMP_VECTOR: acm_timestamp = 3;
pub const ACM_TIMESTAMP_TELEPORT: acm_timestamp = 4;
pub const ACM_TIMESTAMP_SERVER_CONTROL: acm_timestamp = 5;
pub const ACM_TIMESTAMP_FORCE_POSITION: acm_timestamp = 6;
pub const ACM_TIMESTAMP_OBJ_DESC: acm_timestamp = 7;
pub const ACM_TIMESTAMP_INSTANCE: acm_timestamp = 8;

pub type acm_lint_severity = u32;
pub const ACM_LINT_NOTE: acm_lint_severity = 0;
pub const ACM_LINT_WARNING: acm_lint_severity = 1;
pub const ACM_LINT_ERROR: acm_lint_severity = 2;

pub type acm_graph_format = u32;
pub const ACM_GRAPH_DOT: acm_graph_format = 0;
pub const ACM_GRAPH_JSON: acm_graph_format = 1;
pub const ACM_GRAPH_SVG: acm_graph_format = 2;

pub type acm_gltf_keys = u32;
pub const ACM_GLTF_STEP: acm_gltf_keys = 0;
pub const ACM_GLTF_LINEAR: acm_gltf_keys = 1;

pub type acm_gltf_tree = u32;
pub const ACM_GLTF_PARENTS: acm_gltf_tree = 0;
pub const ACM_GLTF_FLAT: acm_gltf_tree = 1;

pub type acm_gltf_lines_kind = u32;
pub const ACM_GLTF_NOTES: acm_gltf_lines_kind = 0;
pub const ACM_GLTF_PROBLEMS: acm_gltf_lines_kind = 1;

pub type acm_image_kind = u32;
pub const ACM_IMAGE_RGBA: acm_image_kind = 0;
pub const ACM_IMAGE_JPEG: acm_image_kind = 1;

pub type acm_blend_factor = u32;
pub const ACM_BLEND_ZERO: acm_blend_factor = 0;
pub const ACM_BLEND_ONE: acm_blend_factor = 1;
pub const ACM_BLEND_SOURCE_ALPHA: acm_blend_factor = 2;
pub const ACM_BLEND_ONE_MINUS_SOURCE_ALPHA: acm_blend_factor = 3;

pub type acm_draw_pass = u32;
pub const ACM_PASS_OPAQUE: acm_draw_pass = 0;
pub const ACM_PASS_CLIP_MAP: acm_draw_pass = 1;
pub const ACM_PASS_BLENDED: acm_draw_pass = 2;

pub type acm_mesh_facing = u32;
pub const ACM_FACING_AS_PLACED: acm_mesh_facing = 1;
pub const ACM_FACING_EYE: acm_mesh_facing = 2;
pub const ACM_FACING_AROUND_X: acm_mesh_facing = 3;
pub const ACM_FACING_AROUND_Y: acm_mesh_facing = 4;
pub const ACM_FACING_AROUND_Z: acm_mesh_facing = 5;

pub type acm_scenario_form = u32;
pub const ACM_SCENARIO_TRACE: acm_scenario_form = 0;
pub const ACM_SCENARIO_STORY: acm_scenario_form = 1;

pub type acm_capture_step = u32;
pub const ACM_CAPTURE_MESSAGE: acm_capture_step = 0;
pub const ACM_CAPTURE_FAULT: acm_capture_step = 1;
pub const ACM_CAPTURE_NEEDS_BYTES: acm_capture_step = 2;
pub const ACM_CAPTURE_END: acm_capture_step = 3;

pub type acm_replay_format = u32;
pub const ACM_REPLAY_JSON: acm_replay_format = 0;
pub const ACM_REPLAY_SVG: acm_replay_format = 1;

pub type acm_node_role = u32;
pub const ACM_NODE_UNKNOWN: acm_node_role = 0;
pub const ACM_NODE_LINK: acm_node_role = 1;
pub const ACM_NODE_ACTION: acm_node_role = 2;
pub const ACM_NODE_BACK_LINK: acm_node_role = 3;
pub const ACM_NODE_CYCLE: acm_node_role = 4;

pub type acm_interpolation_type = u32;
pub const ACM_INTERPOLATION_INVALID: acm_interpolation_type = 0;
pub const ACM_INTERPOLATION_POSITION: acm_interpolation_type = 1;
pub const ACM_INTERPOLATION_JUMP: acm_interpolation_type = 2;
pub const ACM_INTERPOLATION_VELOCITY: acm_interpolation_type = 3;

pub type acm_motion_list = u32;
pub const ACM_LIST_MODIFIERS: acm_motion_list = 0;
pub const ACM_LIST_ACTIONS: acm_motion_list = 1;
pub const ACM_LIST_RAW_ACTIONS: acm_motion_list = 2;
pub const ACM_LIST_INTERPRETED_ACTIONS: acm_motion_list = 3;

pub type acm_ramp_kind = u32;
pub const ACM_RAMP_SCALE: acm_ramp_kind = 0;
pub const ACM_RAMP_TRANSPARENT: acm_ramp_kind = 1;
pub const ACM_RAMP_TRANSPARENT_PART: acm_ramp_kind = 2;
pub const ACM_RAMP_LUMINOUS: acm_ramp_kind = 3;
pub const ACM_RAMP_LUMINOUS_PART: acm_ramp_kind = 4;
pub const ACM_RAMP_DIFFUSE: acm_ramp_kind = 5;
pub const ACM_RAMP_DIFFUSE_PART: acm_ramp_kind = 6;
pub const ACM_RAMP_SCRIPT: acm_ramp_kind = 7;

pub const ACM_STATE_STATIC: u32 = 0x1;
pub const ACM_STATE_ETHEREAL: u32 = 0x4;
pub const ACM_STATE_REPORT_COLLISIONS: u32 = 0x8;
pub const ACM_STATE_IGNORE_COLLISIONS: u32 = 0x10;
pub const ACM_STATE_NO_DRAW: u32 = 0x20;
pub const ACM_STATE_MISSILE: u32 = 0x40;
pub const ACM_STATE_ALIGN_PATH: u32 = 0x100;
pub const ACM_STATE_GRAVITY: u32 = 0x400;
pub const ACM_STATE_LIGHTING: u32 = 0x800;
pub const ACM_STATE_HIDDEN: u32 = 0x4000;
pub const ACM_STATE_INELASTIC: u32 = 0x20000;
pub const ACM_STATE_HAS_DEFAULT_ANIMATION: u32 = 0x40000;
pub const ACM_STATE_HAS_DEFAULT_SCRIPT: u32 = 0x80000;
pub const ACM_STATE_CLOAKED: u32 = 0x100000;
pub const ACM_STATE_EDGE_SLIDE: u32 = 0x400000;
pub const ACM_STATE_SLEDDING: u32 = 0x800000;
pub const ACM_STATE_FROZEN: u32 = 0x1000000;
pub const ACM_STATE_DEFAULT: u32 = 0x400C08;
pub const ACM_MOVE_CAN_WALK: u32 = 0x1;
pub const ACM_MOVE_CAN_RUN: u32 = 0x2;
pub const ACM_MOVE_CAN_SIDESTEP: u32 = 0x4;
pub const ACM_MOVE_CAN_WALK_BACKWARDS: u32 = 0x8;
pub const ACM_MOVE_CAN_CHARGE: u32 = 0x10;
pub const ACM_MOVE_FAIL_WALK: u32 = 0x20;
pub const ACM_MOVE_USE_FINAL_HEADING: u32 = 0x40;
pub const ACM_MOVE_STICKY: u32 = 0x80;
pub const ACM_MOVE_AWAY: u32 = 0x100;
pub const ACM_MOVE_TOWARDS: u32 = 0x200;
pub const ACM_MOVE_USE_SPHERES: u32 = 0x400;
pub const ACM_MOVE_SET_HOLD_KEY: u32 = 0x800;
pub const ACM_MOVE_AUTONOMOUS: u32 = 0x1000;
pub const ACM_MOVE_MODIFY_RAW_STATE: u32 = 0x2000;
pub const ACM_MOVE_MODIFY_INTERPRETED_STATE: u32 = 0x4000;
pub const ACM_MOVE_CANCEL_MOVE_TO: u32 = 0x8000;
pub const ACM_MOVE_STOP_COMPLETELY: u32 = 0x10000;
pub const ACM_MOVE_DISABLE_JUMP_DURING_LINK: u32 = 0x20000;
pub const ACM_MOVE_DEFAULT_FLAGS: u32 = 0x1EE0F;

#[repr(C)]
pub struct acm_container {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_assets {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_world {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_client {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_server {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_look {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_particles {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_worker {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_lint {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_bytes {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_gltf {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_capture {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_replay {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_message_text {
    _private: [u8; 0],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_error {
    pub status: i32,
    pub motion_error: u32,
    pub object_id: acm_object_id,
    pub guid: acm_guid,
    pub offset: u64,
    pub field: [c_char; 64],
    pub text: [c_char; 160],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_vec3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_quat {
    pub w: f32,
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_frame {
    pub origin: acm_vec3,
    pub rotation: acm_quat,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_position {
    pub cell: acm_cell_id,
    pub frame: acm_frame,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_cylinder {
    pub radius: f32,
    pub height: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_container_info {
    pub is_older: u32,
    pub block_size: u32,
    pub file_size: u32,
    pub data_set: u32,
    pub data_subset: u32,
    pub iteration: u32,
    pub entry_count: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_container_entry {
    pub id: acm_object_id,
    pub offset: u32,
    pub size: u32,
    pub time: u32,
    pub iteration: u32,
    pub flags: u16,
    pub version: u16,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_container_change {
    pub id: acm_object_id,
    pub time: u32,
    pub iteration: u32,
    pub reserved: u32,
    pub bytes: *const c_void,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_range {
    pub offset: u64,
    pub size: u32,
    pub likely: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_missing_asset {
    pub id: acm_object_id,
    pub status: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_setup {
    pub id: acm_object_id,
    pub radius: f32,
    pub height: f32,
    pub step_up_height: f32,
    pub step_down_height: f32,
    pub motion_table: acm_object_id,
    pub default_animation: acm_object_id,
    pub sound_table: acm_object_id,
    pub script_table: acm_object_id,
    pub default_script: acm_object_id,
    pub part_count: u32,
    pub hold_location_count: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_setup_part {
    pub model: acm_object_id,
    pub scale: acm_vec3,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hold_location {
    pub key: u32,
    pub part: u32,
    pub frame: acm_frame,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_wave_format {
    pub tag: u16,
    pub channels: u16,
    pub samples_per_second: u32,
    pub bytes_per_second: u32,
    pub block_align: u16,
    pub bits_per_sample: u16,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_world_options {
    pub size: u32,
    pub viewer: acm_guid,
    pub event_capacity: u64,
    pub max_objects: u64,
    pub random_seed: u64,
    pub event_slots: u32,
    pub max_speed: f32,
    pub stall_motion_slack: f32,
    pub stall_move_timeout: f32,
    pub ground: u8,
    pub gate_passes: acm_bool,
    pub sleep_when_far: acm_bool,
    pub detect_stalls: acm_bool,
    pub reapply_every_modifier: acm_bool,
    pub even_static_turn: acm_bool,
    pub reserved: [u8; 2],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_weenie_facts {
    pub present: acm_bool,
    pub is_creature: acm_bool,
    pub is_local_player: acm_bool,
    pub knows_run_rate: acm_bool,
    pub jump_model: u8,
    pub can_jump: acm_bool,
    pub knows_stamina_cost: acm_bool,
    pub recent_player_killer: acm_bool,
    pub run_rate: f32,
    pub jump_velocity: f32,
    pub stamina_cost: i32,
    pub jump_skill: f32,
    pub load: f32,
    pub stamina: i32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_facts {
    pub size: u32,
    pub state: u32,
    pub weenie: acm_weenie_facts,
    pub scale: f32,
    pub ground_height: f32,
    pub step_down_height: f32,
    pub ground: u8,
    pub placement_blocked: acm_bool,
    pub blocked: acm_bool,
    pub reserved: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_effects {
    pub sound_table: acm_object_id,
    pub script_table: acm_object_id,
    pub default_script: u32,
    pub script_intensity: f32,
    pub translucency: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_parameters {
    pub size: u32,
    pub setup: acm_object_id,
    pub motion_table: acm_object_id,
    pub position: acm_position,
    pub effects: acm_object_effects,
    pub in_world: acm_bool,
    pub reserved: [u8; 3],
    pub facts: acm_object_facts,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_interpreted_motion_state {
    pub current_style: acm_command,
    pub forward_command: acm_command,
    pub forward_speed: f32,
    pub sidestep_command: acm_command,
    pub sidestep_speed: f32,
    pub turn_command: acm_command,
    pub turn_speed: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_state {
    pub guid: acm_guid,
    pub position: acm_position,
    pub velocity: acm_vec3,
    pub achieved_velocity: acm_vec3,
    pub omega: acm_vec3,
    pub state: u32,
    pub scale: f32,
    pub body_size: acm_cylinder,
    pub contact: acm_bool,
    pub on_walkable: acm_bool,
    pub active: acm_bool,
    pub in_world: acm_bool,
    pub last_move_was_autonomous: acm_bool,
    pub parent: acm_guid,
    pub hold_location: u32,
    pub setup: acm_object_id,
    pub motion_table: acm_object_id,
    pub part_count: u16,
    pub style: acm_command,
    pub substate: acm_command,
    pub substate_speed: f32,
    pub animation: acm_object_id,
    pub frame_number: f64,
    pub pending_motions: u16,
    pub effects: acm_object_effects,
    pub translucency: f32,
    pub queued_scripts: u16,
    pub movement: acm_interpreted_motion_state,
    pub move_: u8,
    pub move_target: acm_guid,
    pub stuck_to: acm_guid,
    pub interpolating: acm_bool,
    pub constrained: acm_bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_movement_parameters {
    pub flags: u32,
    pub distance_to_object: f32,
    pub min_distance: f32,
    pub fail_distance: f32,
    pub desired_heading: f32,
    pub speed: f32,
    pub walk_run_threshold: f32,
    pub context_id: u32,
    pub hold_key_to_apply: u32,
    pub action_stamp: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_order {
    pub size: u32,
    pub type_: u32,
    pub parameters: acm_movement_parameters,
    pub motion: acm_command,
    pub target: acm_guid,
    pub position: acm_position,
    pub target_size: acm_cylinder,
    pub velocity: acm_vec3,
    pub omega: acm_vec3,
    pub extent: f32,
    pub run_rate: f32,
    pub constraint_start: f32,
    pub constraint_max: f32,
    pub state: u32,
    pub keep_heading: acm_bool,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_raw_motion_state {
    pub current_hold_key: u32,
    pub current_style: acm_command,
    pub forward_command: acm_command,
    pub forward_hold_key: u32,
    pub forward_speed: f32,
    pub sidestep_command: acm_command,
    pub sidestep_hold_key: u32,
    pub sidestep_speed: f32,
    pub turn_command: acm_command,
    pub turn_hold_key: u32,
    pub turn_speed: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_action {
    pub command: acm_command,
    pub speed: f32,
    pub timestamp: u16,
    pub autonomous: acm_bool,
    pub reserved: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_target {
    pub guid: acm_guid,
    pub position: acm_position,
    pub body_size: acm_cylinder,
    pub velocity: acm_vec3,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_step_plan {
    pub count: u32,
    pub reserved: u32,
    pub quanta: [f64; 11],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_step_answer {
    pub frame: acm_frame,
    pub contact: acm_bool,
    pub walkable: acm_bool,
    pub reserved: [u8; 2],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_source {
    pub animation: acm_object_id,
    pub script: acm_object_id,
    pub frame: u32,
    pub index: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_done_event {
    pub motion: acm_command,
    pub success: acm_bool,
    pub context_id: u32,
    pub move_context_id: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_refused_event {
    pub motion: acm_command,
    pub motion_error: u32,
    pub context_id: u32,
    pub move_context_id: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_event {
    pub type_: u8,
    pub source: acm_hook_source,
    pub order: u32,
    pub context_id: u32,
    pub move_context_id: u32,
    pub wave: acm_object_id,
    pub volume: f32,
    pub scale: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_velocity_set_event {
    pub local_velocity: acm_vec3,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_move_finished_event {
    pub motion_error: u32,
    pub context_id: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_stick_event {
    pub target: acm_guid,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_blipped_event {
    pub to: acm_position,
    pub distance: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_target_lost_event {
    pub target: acm_guid,
    pub status: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_limit_reached_event {
    pub limit: u8,
    pub count: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_asset_missing_event {
    pub id: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_stalled_event {
    pub is_move: acm_bool,
    pub motion: acm_command,
    pub animations: u32,
    pub age: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sound_heard_event {
    pub sound_type: u32,
    pub wave: acm_object_id,
    pub volume: f32,
    pub position: acm_position,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_not_applied_event {
    pub opcode: u32,
    pub reason: u8,
    pub movement_only: acm_bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub union acm_event_fields {
    pub motion_done: acm_motion_done_event,
    pub motion_refused: acm_motion_refused_event,
    pub hook: acm_hook_event,
    pub velocity_set: acm_velocity_set_event,
    pub move_finished: acm_move_finished_event,
    pub stick: acm_stick_event,
    pub blipped: acm_blipped_event,
    pub target_lost: acm_target_lost_event,
    pub limit_reached: acm_limit_reached_event,
    pub asset_missing: acm_asset_missing_event,
    pub stalled: acm_stalled_event,
    pub sound_heard: acm_sound_heard_event,
    pub message_not_applied: acm_message_not_applied_event,
    pub words: [u32; 12],
}
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_event {
    pub time: f64,
    pub object: acm_guid,
    pub type_: u8,
    pub fields: acm_event_fields,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_value {
    pub name: *const c_char,
    pub kind: u8,
    pub number: f32,
    pub integer: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_fields {
    pub type_: u8,
    pub direction: i32,
    pub count: u32,
    pub values: [acm_hook_value; 10],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sound_query {
    pub size: u32,
    pub sound_type: u32,
    pub hook: acm_hook_source,
    pub pick: f64,
    pub roll: f64,
    pub fair: acm_bool,
    pub reserved: [u8; 7],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sound_choice {
    pub wave: acm_object_id,
    pub priority: f32,
    pub volume: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_pose_options {
    pub size: u32,
    pub format: u8,
    pub smooth: acm_bool,
    pub display: acm_bool,
    pub column_major: acm_bool,
    pub report_scales: acm_bool,
    pub zero_unused: acm_bool,
    pub in_landblock: acm_bool,
    pub reserved: u8,
    pub landblock: acm_cell_id,
    pub seconds_since_tick: f64,
    pub look: *mut acm_look,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_pose_buffer {
    pub size: u32,
    pub part_capacity: u32,
    pub data: *mut c_void,
    pub data_size: usize,
    pub part_stride: usize,
    pub object_stride: usize,
    pub scales: *mut c_void,
    pub scales_size: usize,
    pub scale_part_stride: usize,
    pub scale_object_stride: usize,
    pub meshes: *mut c_void,
    pub meshes_size: usize,
    pub mesh_part_stride: usize,
    pub mesh_object_stride: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_part_look {
    pub translucency: f32,
    pub luminosity: f32,
    pub diffuse: f32,
    pub is_drawn: acm_bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_check_result {
    pub action: u8,
    pub reason: u8,
    pub movement_reason: u8,
    pub corrected: acm_bool,
    pub over_budget: acm_bool,
    pub slowed: acm_bool,
    pub reserved: [u8; 2],
    pub waits_for: acm_guid,
    pub stamina_cost: i32,
    pub motion_error: u32,
    pub field: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_outbound {
    pub offset: u32,
    pub size: u32,
    pub about: acm_guid,
    pub audience: u8,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_client_options {
    pub size: u32,
    pub max_deferred_messages: u32,
    pub max_deferred_bytes: u32,
    pub expects_player: acm_bool,
    pub run_key_sends: acm_bool,
    pub resuming_sends: acm_bool,
    pub silent_in_portal: acm_bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_client_state {
    pub player: acm_guid,
    pub jump_level: f32,
    pub autonomy_level: u32,
    pub controlled_by_server: acm_bool,
    pub reserved: [u8; 3],
    pub deferred_messages: u64,
    pub evicted_messages: u64,
    pub outbox_messages: u64,
    pub outbox_bytes: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_key {
    pub motion: acm_command,
    pub speed: f32,
    pub is_mouse: acm_bool,
    pub run: acm_bool,
    pub reserved: [u8; 2],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_plane {
    pub normal: acm_vec3,
    pub d: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_server_rules {
    pub size: u32,
    pub max_actions: u32,
    pub move_interval: f64,
    pub other_interval: f64,
    pub relay_interval: f64,
    pub player_interval: f64,
    pub lateness: f64,
    pub farthest_request: f32,
    pub max_key_speed: f32,
    pub travel_speed: f32,
    pub travel_slack: f32,
    pub bounds_jumps: acm_bool,
    pub announces_jumps: acm_bool,
    pub clients_choose_level: acm_bool,
    pub reserved: [u8; 5],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sub_palette {
    pub palette: acm_object_id,
    pub first: u32,
    pub count: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_texture_change {
    pub part: u8,
    pub old_texture: acm_object_id,
    pub new_texture: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_part_change {
    pub part: u8,
    pub mesh: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_appearance {
    pub size: u32,
    pub base_palette: acm_object_id,
    pub sub_palettes: *mut acm_sub_palette,
    pub texture_changes: *mut acm_texture_change,
    pub part_changes: *mut acm_part_change,
    pub sub_palette_count: u32,
    pub texture_change_count: u32,
    pub part_change_count: u32,
    pub sub_palette_capacity: u32,
    pub texture_change_capacity: u32,
    pub part_change_capacity: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_garment {
    pub clothing_table: acm_object_id,
    pub palette_template: u32,
    pub shades: [f64; 4],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_garment_failure {
    pub garment: u32,
    pub status: i32,
    pub object_id: acm_object_id,
    pub reserved: u32,
    pub field: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_look_part {
    pub mesh: acm_object_id,
    pub drawn_mesh: acm_object_id,
    pub original_palette: acm_object_id,
    pub surface_count: u32,
    pub is_recolored: acm_bool,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_look_surface {
    pub surface: acm_object_id,
    pub texture: acm_object_id,
    pub image: acm_object_id,
    pub palette: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_look_failure {
    pub fault: u8,
    pub reserved: [u8; 3],
    pub part: u32,
    pub id: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_options {
    pub size: u32,
    pub fixed_roll: f32,
    pub seed: u64,
    pub max_emitters: u32,
    pub max_particles: u32,
    pub needs_meshes: acm_bool,
    pub reserved: [u8; 7],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle {
    pub position: acm_vec3,
    pub rotation: acm_quat,
    pub scale: f32,
    pub translucency: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_emitter {
    pub body: acm_guid,
    pub emitter_id: u32,
    pub part: u32,
    pub info: acm_object_id,
    pub mesh: acm_object_id,
    pub particle_type: u32,
    pub cell: acm_cell_id,
    pub origin: acm_vec3,
    pub sorting_radius: f32,
    pub first: u32,
    pub live: u32,
    pub emitted: u32,
    pub max_particles: u32,
    pub total_particles: i32,
    pub total_seconds: f64,
    pub created: f64,
    pub stopped: acm_bool,
    pub reserved: [u8; 7],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_report {
    pub created: u32,
    pub refused: u32,
    pub status: i32,
    pub object_id: acm_object_id,
    pub field: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_request {
    pub size: u32,
    pub info: acm_object_id,
    pub part: u32,
    pub offset: acm_vec3,
    pub emitter_id: u32,
    pub blocking: acm_bool,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_query {
    pub size: u32,
    pub motion_table: acm_object_id,
    pub motion: acm_command,
    pub speed: f32,
    pub style: acm_command,
    pub from: acm_command,
    pub from_speed: f32,
    pub reserved: u32,
    pub tick_seconds: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_time {
    pub time: f64,
    pub tick: u64,
    pub status: u8,
    pub type_: u8,
    pub source: acm_hook_source,
    pub segment: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_segment {
    pub animation: acm_object_id,
    pub low_frame: i32,
    pub high_frame: i32,
    pub framerate: f32,
    pub start: f64,
    pub end: f64,
    pub cyclic: acm_bool,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_timeline {
    pub done: f64,
    pub steady: f64,
    pub period: f64,
    pub done_tick: u64,
    pub segment_count: u64,
    pub hook_count: u64,
    pub velocity: acm_vec3,
    pub omega: acm_vec3,
    pub moved: acm_frame,
    pub style: acm_command,
    pub substate: acm_command,
    pub reserved: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_info {
    pub opcode: u32,
    pub guid: acm_guid,
    pub is_known: acm_bool,
    pub is_client_action: acm_bool,
    pub oddities: u8,
    pub reserved: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_wire_field {
    pub name: *const c_char,
    pub component: c_char,
    pub kind: u8,
    pub offset: u32,
    pub size: u32,
    pub bits: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message {
    pub size: u32,
    pub opcode: u32,
    pub guid: acm_guid,
    pub parent: acm_guid,
    pub location: u32,
    pub placement: u32,
    pub state: u32,
    pub id: u32,
    pub amount: f32,
    pub action: u32,
    pub motion: acm_command,
    pub hold_key: u32,
    pub flag: u32,
    pub velocity: acm_vec3,
    pub omega: acm_vec3,
    pub timestamps: [u16; 9],
    pub padding: u16,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_difference {
    pub found: acm_bool,
    pub reserved: [u8; 3],
    pub object: acm_guid,
    pub field: [c_char; 120],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_lint_rule {
    pub code: *const c_char,
    pub meaning: *const c_char,
    pub fix: *const c_char,
    pub severity: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_lint_finding {
    pub table: acm_object_id,
    pub rule: u32,
    pub place: *const c_char,
    pub problem: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_export_options {
    pub size: u32,
    pub keys: u8,
    pub tree: u8,
    pub root_motion: acm_bool,
    pub reserved: u8,
    pub table: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_import_options {
    pub size: u32,
    pub force: acm_bool,
    pub reserved: [u8; 3],
    pub read_file: acm_read_file,
    pub context: *mut c_void,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_animation {
    pub id: acm_object_id,
    pub frames: u32,
    pub edited_frames: u32,
    pub edited_parts: u32,
    pub bytes: *const c_void,
    pub size: usize,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_edited_part {
    pub part: u32,
    pub frames: u32,
    pub metres: f64,
    pub radians: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_image_options {
    pub size: u32,
    pub palette: acm_object_id,
    pub colors: *const u32,
    pub color_count: usize,
    pub clip_map: acm_bool,
    pub as_texture: acm_bool,
    pub reserved: [u8; 6],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_image_info {
    pub kind: u32,
    pub width: u32,
    pub height: u32,
    pub reserved: u32,
    pub outside_palette: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_material {
    pub texture: acm_object_id,
    pub color: u32,
    pub alpha: f32,
    pub luminosity: f32,
    pub diffuse: f32,
    pub source: u8,
    pub destination: u8,
    pub alpha_test: u8,
    pub pass: u8,
    pub blend: acm_bool,
    pub depth_write: acm_bool,
    pub fog: acm_bool,
    pub clip_map: acm_bool,
    pub texture_missing: acm_bool,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_part_drawing {
    pub translucency: f32,
    pub luminosity: f32,
    pub diffuse: f32,
    pub has_luminosity: acm_bool,
    pub has_diffuse: acm_bool,
    pub reserved: [u8; 2],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_mesh_vertex {
    pub position: acm_vec3,
    pub normal: acm_vec3,
    pub u: f32,
    pub v: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_mesh_surface {
    pub surface: acm_object_id,
    pub first_vertex: u32,
    pub vertex_count: u32,
    pub repeats: acm_bool,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_mesh_info {
    pub drawn: acm_object_id,
    pub facing: u32,
    pub sort_center: acm_vec3,
    pub surface_count: u32,
    pub vertex_count: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_scenario_options {
    pub size: u32,
    pub form: u8,
    pub reserved: [u8; 3],
    pub max_steps: u64,
    pub max_output_bytes: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_scenario_faults {
    pub lines: u32,
    pub first_line: u32,
    pub reason: [c_char; 192],
    pub expected: [c_char; 192],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_capture_options {
    pub size: u32,
    pub first_port: u16,
    pub last_port: u16,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_captured_message {
    pub frame: u64,
    pub microseconds: u64,
    pub flow: u64,
    pub bytes: *const c_void,
    pub size: usize,
    pub queue: u16,
    pub from_server: acm_bool,
    pub reserved: [u8; 5],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_capture_fault {
    pub frame: u64,
    pub ends_capture: acm_bool,
    pub reserved: [u8; 7],
    pub error: acm_error,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_capture_counts {
    pub frames: u64,
    pub other_frames: u64,
    pub later_parts: u64,
    pub packets: u64,
    pub packet_bytes: u64,
    pub retransmissions: u64,
    pub valid_checksums: u64,
    pub wrong_checksums: u64,
    pub keyed_checksums: u64,
    pub fragments: u64,
    pub duplicates: u64,
    pub messages: u64,
    pub faults: u64,
    pub first_microseconds: u64,
    pub last_microseconds: u64,
    pub position: u64,
    pub unfinished: u64,
    pub evicted: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_replay_options {
    pub size: u32,
    pub assumed_setup: acm_object_id,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_replay_totals {
    pub objects: u64,
    pub undescribed: u64,
    pub anonymous: u64,
    pub without_assets: u64,
    pub messages: u64,
    pub deferred: u64,
    pub waiting: u64,
    pub movements: u64,
    pub unchecked: u64,
    pub cannot_move: u64,
    pub compared: u64,
    pub blips: u64,
    pub stalls: u64,
    pub refused: u64,
    pub sounds: u64,
    pub scripts: u64,
    pub refused_effects: u64,
    pub worst: f64,
    pub mean: f64,
    pub seconds: f64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_field {
    pub offset: u32,
    pub size: u32,
    pub name: *const c_char,
    pub value: *const c_char,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_summary {
    pub name: *const c_char,
    pub meaning: *const c_char,
    pub object: acm_guid,
    pub from_server: acm_bool,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sequence_node {
    pub animation: acm_object_id,
    pub low_frame: i32,
    pub high_frame: i32,
    pub framerate: f32,
    pub context_id: u32,
    pub move_context_id: u32,
    pub role: u8,
    pub reserved: [u8; 3],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sequence_facts {
    pub frame_number: f64,
    pub velocity: acm_vec3,
    pub omega: acm_vec3,
    pub current: i32,
    pub first_cyclic: i32,
    pub key_frame: i32,
    pub placement: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_queued_motion {
    pub motion: acm_command,
    pub animations: u32,
    pub context_id: u32,
    pub move_context_id: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_table_manager_facts {
    pub style: acm_command,
    pub substate: acm_command,
    pub substate_speed: f32,
    pub animation_counter: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_pending_motion {
    pub motion: acm_command,
    pub context_id: u32,
    pub jump_error: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_interp_facts {
    pub exists: acm_bool,
    pub initted: acm_bool,
    pub standing_longjump: acm_bool,
    pub reserved: u8,
    pub jump_extent: f32,
    pub my_run_rate: f32,
    pub current_speed_factor: f32,
    pub server_action_stamp: u32,
    pub raw: acm_raw_motion_state,
    pub interpreted: acm_interpreted_motion_state,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_move_leg {
    pub kind: u32,
    pub heading: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_move_to_facts {
    pub previous_distance_time: f64,
    pub original_distance_time: f64,
    pub exists: acm_bool,
    pub kind: u8,
    pub moving_away: acm_bool,
    pub initialized: acm_bool,
    pub parameters: acm_movement_parameters,
    pub sought_position: acm_position,
    pub current_target_position: acm_position,
    pub starting_position: acm_position,
    pub previous_heading: f32,
    pub previous_distance: f32,
    pub original_distance: f32,
    pub fail_progress_count: u32,
    pub sought_object: acm_guid,
    pub top_level_object: acm_guid,
    pub sought_size: acm_cylinder,
    pub current_command: acm_command,
    pub aux_command: acm_command,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sticky_facts {
    pub timeout: f64,
    pub exists: acm_bool,
    pub initialized: acm_bool,
    pub reserved: [u8; 2],
    pub target: acm_guid,
    pub target_radius: f32,
    pub target_position: acm_position,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_constraint_facts {
    pub exists: acm_bool,
    pub is_constrained: acm_bool,
    pub reserved: [u8; 2],
    pub offset: f32,
    pub start_distance: f32,
    pub max_distance: f32,
    pub position: acm_position,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_interpolation_node {
    pub type_: u32,
    pub position: acm_position,
    pub velocity: acm_vec3,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_interpolation_facts {
    pub exists: acm_bool,
    pub keep_heading: acm_bool,
    pub reserved: [u8; 2],
    pub frame_counter: u32,
    pub original_distance: f32,
    pub progress_quantum: f32,
    pub node_fail_counter: i32,
    pub blip_position: acm_position,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_target_facts {
    pub last_update_time: f64,
    pub voyeur_check_time: f64,
    pub exists: acm_bool,
    pub has_target: acm_bool,
    pub status: u8,
    pub reserved: u8,
    pub object: acm_guid,
    pub context_id: u32,
    pub radius: f32,
    pub quantum: f32,
    pub target_position: acm_position,
    pub interpolated_position: acm_position,
    pub interpolated_heading: acm_vec3,
    pub velocity: acm_vec3,
    pub last_sent_position: acm_position,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_body_facts {
    pub update_time: f64,
    pub physics_time: f64,
    pub acceleration: acm_vec3,
    pub step_quantum: f32,
    pub ground_height: f32,
    pub held_at_part: u32,
    pub jumped_this_frame: acm_bool,
    pub placement_refused: acm_bool,
    pub is_blocked: acm_bool,
    pub is_leaving_ethereal: acm_bool,
    pub was_made_static: acm_bool,
    pub animates_in_place: acm_bool,
    pub reserved: [u8; 6],
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_effects_facts {
    pub next_cue: f64,
    pub translucency: f32,
    pub original_translucency: f32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_inside {
    pub sequence: acm_sequence_facts,
    pub motion_table_manager: acm_motion_table_manager_facts,
    pub motion_interp: acm_motion_interp_facts,
    pub move_to: acm_move_to_facts,
    pub sticky: acm_sticky_facts,
    pub constraint: acm_constraint_facts,
    pub interpolation: acm_interpolation_facts,
    pub target: acm_target_facts,
    pub body: acm_body_facts,
    pub effects: acm_effects_facts,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_ramp {
    pub created: f64,
    pub duration: f64,
    pub kind: u32,
    pub datum: u32,
    pub start: f32,
    pub end: f32,
    pub context_id: u32,
    pub move_context_id: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_queued_script {
    pub start: f64,
    pub length: f64,
    pub script: acm_object_id,
    pub hooks: u32,
    pub fired: u32,
    pub context_id: u32,
    pub move_context_id: u32,
    pub reserved: u32,
}

extern "C" {
    pub fn acm_version() -> *const c_char;
    pub fn acm_build_description() -> *const c_char;
    pub fn acm_abi_version() -> u32;
    pub fn acm_is_compatible(abi_version: u32) -> acm_bool;
    pub fn acm_status_text(status: i32) -> *const c_char;
    pub fn acm_motion_error_text(motion_error: u32) -> *const c_char;
    pub fn acm_set_allocator(
        allocate: acm_allocate,
        release: acm_release,
        context: *mut c_void,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_command_count() -> u32;
    pub fn acm_command_at(i: u32) -> acm_command;
    pub fn acm_command_name(command: acm_command) -> *const c_char;
    pub fn acm_find_command(name: *const c_char) -> acm_command;
    pub fn acm_sound_type_name(sound_type: u32) -> *const c_char;
    pub fn acm_script_type_name(script_type: u32) -> *const c_char;
    pub fn acm_hook_type_name(hook_type: u32) -> *const c_char;
    pub fn acm_distance(from: *const acm_position, to: *const acm_position) -> f32;
    pub fn acm_heading_between(from: *const acm_position, to: *const acm_position) -> f32;
    pub fn acm_heading_of(frame: *const acm_frame) -> f32;
    pub fn acm_set_heading(frame: *mut acm_frame, degrees: f32, error: *mut acm_error) -> i32;
    pub fn acm_adjust_to_outside(position: *mut acm_position, error: *mut acm_error) -> i32;
    pub fn acm_container_open(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_container,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_container_free(container: *mut acm_container, error: *mut acm_error) -> i32;
    pub fn acm_container_get_info(
        container: *mut acm_container,
        out: *mut acm_container_info,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_container_entries(
        container: *mut acm_container,
        first: acm_object_id,
        last: acm_object_id,
        out: *mut acm_container_entry,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_container_read(
        container: *mut acm_container,
        id: acm_object_id,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_container_build(
        base: *mut acm_container,
        changes: *const acm_container_change,
        change_count: usize,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_create(out: *mut *mut acm_assets, error: *mut acm_error) -> i32;
    pub fn acm_assets_create_sample(out: *mut *mut acm_assets, error: *mut acm_error) -> i32;
    pub fn acm_assets_open(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_assets,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_open_piecewise(
        size: u64,
        out: *mut *mut acm_assets,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_free(assets: *mut acm_assets, error: *mut acm_error) -> i32;
    pub fn acm_assets_add(
        assets: *mut acm_assets,
        id: acm_object_id,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_load(
        assets: *mut acm_assets,
        id: acm_object_id,
        what: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_needs(
        assets: *mut acm_assets,
        out: *mut acm_range,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_supply(
        assets: *mut acm_assets,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_missing(
        assets: *mut acm_assets,
        out: *mut acm_missing_asset,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_contains(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_ids(
        assets: *mut acm_assets,
        of_type: acm_object_id,
        out: *mut acm_object_id,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_setup(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_setup,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_setup_parts(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_setup_part,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_hold_locations(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_hold_location,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_entries(
        assets: *mut acm_assets,
        first: acm_object_id,
        last: acm_object_id,
        out: *mut acm_container_entry,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_record(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_wave(
        assets: *mut acm_assets,
        id: acm_object_id,
        format: *mut acm_wave_format,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_wave_file(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_uses(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_object_id,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_users(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_object_id,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_options_init(options: *mut acm_world_options);
    pub fn acm_world_create(
        assets: *mut acm_assets,
        options: *const acm_world_options,
        out: *mut *mut acm_world,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_copy(
        world: *mut acm_world,
        out: *mut *mut acm_world,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_assign(
        world: *mut acm_world,
        from: *mut acm_world,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_free(world: *mut acm_world, error: *mut acm_error) -> i32;
    pub fn acm_world_tick(world: *mut acm_world, seconds: f64, error: *mut acm_error) -> i32;
    pub fn acm_world_clock(
        world: *mut acm_world,
        seconds: *mut f64,
        ticks: *mut u64,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_refresh(
        world: *mut acm_world,
        changed: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_reserve(world: *mut acm_world, objects: usize, error: *mut acm_error) -> i32;
    pub fn acm_world_count(world: *mut acm_world, out: *mut usize, error: *mut acm_error) -> i32;
    pub fn acm_world_guids(
        world: *mut acm_world,
        out: *mut acm_guid,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_facts_init(facts: *mut acm_object_facts);
    pub fn acm_object_parameters_init(parameters: *mut acm_object_parameters);
    pub fn acm_object_create(
        world: *mut acm_world,
        guid: acm_guid,
        parameters: *const acm_object_parameters,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_delete(world: *mut acm_world, guid: acm_guid, error: *mut acm_error) -> i32;
    pub fn acm_object_get_facts(
        world: *mut acm_world,
        guid: acm_guid,
        facts: *mut acm_object_facts,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_set_facts(
        world: *mut acm_world,
        guid: acm_guid,
        facts: *const acm_object_facts,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_set_weenie(
        world: *mut acm_world,
        guid: acm_guid,
        weenie: *const acm_weenie_facts,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_get_state(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_object_state,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_read_states(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        out: *mut acm_object_state,
        stride: usize,
        found: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_read_positions(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        out: *mut acm_position,
        stride: usize,
        found: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_name(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut c_char,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_distance(
        world: *mut acm_world,
        a: acm_guid,
        b: acm_guid,
        out: *mut f32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_set_ground_contact(
        world: *mut acm_world,
        guid: acm_guid,
        contact: acm_bool,
        walkable: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_enter_world(
        world: *mut acm_world,
        guid: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_exit_world(
        world: *mut acm_world,
        guid: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_attach(
        world: *mut acm_world,
        guid: acm_guid,
        parent: acm_guid,
        location: u32,
        placement: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_set_motion_table(
        world: *mut acm_world,
        guid: acm_guid,
        motion_table: acm_object_id,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_play_script(
        world: *mut acm_world,
        guid: acm_guid,
        script: acm_object_id,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_play_script_type(
        world: *mut acm_world,
        guid: acm_guid,
        type_: u32,
        mod_: f32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_play_default_script(
        world: *mut acm_world,
        guid: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_movement_parameters_init(parameters: *mut acm_movement_parameters);
    pub fn acm_order_init(order: *mut acm_order, type_: u32);
    pub fn acm_object_order(
        world: *mut acm_world,
        guid: acm_guid,
        order: *const acm_order,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_raw_motion_state_init(state: *mut acm_raw_motion_state);
    pub fn acm_interpreted_motion_state_init(state: *mut acm_interpreted_motion_state);
    pub fn acm_object_apply_raw_state(
        world: *mut acm_world,
        guid: acm_guid,
        state: *const acm_raw_motion_state,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_apply_interpreted_state(
        world: *mut acm_world,
        guid: acm_guid,
        state: *const acm_interpreted_motion_state,
        actions: *const acm_motion_action,
        action_count: usize,
        autonomous: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_update_target(
        world: *mut acm_world,
        guid: acm_guid,
        target: *const acm_target,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_lose_target(
        world: *mut acm_world,
        guid: acm_guid,
        target: acm_guid,
        status: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_plan_steps(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_step_plan,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_begin_step(
        world: *mut acm_world,
        guid: acm_guid,
        quantum: f64,
        proposed: *mut acm_frame,
        begun: *mut acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_end_step(
        world: *mut acm_world,
        guid: acm_guid,
        answer: *const acm_step_answer,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_events(
        world: *mut acm_world,
        first: usize,
        out: *mut acm_event,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_dropped_events(
        world: *mut acm_world,
        out: *mut u64,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_clear_events(world: *mut acm_world, error: *mut acm_error) -> i32;
    pub fn acm_event_type_name(event_type: u32) -> *const c_char;
    pub fn acm_world_hook_fields(
        world: *mut acm_world,
        source: *const acm_hook_source,
        out: *mut acm_hook_fields,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_sound_query_init(query: *mut acm_sound_query);
    pub fn acm_object_resolve_sound(
        world: *mut acm_world,
        guid: acm_guid,
        query: *const acm_sound_query,
        out: *mut acm_sound_choice,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_pose_options_init(options: *mut acm_pose_options);
    pub fn acm_pose_buffer_init(buffer: *mut acm_pose_buffer);
    pub fn acm_object_write_pose(
        world: *mut acm_world,
        guid: acm_guid,
        options: *const acm_pose_options,
        buffer: *const acm_pose_buffer,
        count: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_write_poses(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        options: *const acm_pose_options,
        buffer: *const acm_pose_buffer,
        counts: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_display_positions(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        seconds_since_tick: f64,
        out: *mut acm_position,
        stride: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_part_looks(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_part_look,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_check_reason_text(reason: u32) -> *const c_char;
    pub fn acm_client_options_init(options: *mut acm_client_options);
    pub fn acm_client_create(
        world: *mut acm_world,
        options: *const acm_client_options,
        out: *mut *mut acm_client,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_copy(
        client: *mut acm_client,
        world: *mut acm_world,
        out: *mut *mut acm_client,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_assign(
        client: *mut acm_client,
        from: *mut acm_client,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_free(client: *mut acm_client, error: *mut acm_error) -> i32;
    pub fn acm_client_set_player(
        client: *mut acm_client,
        player: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_get_state(
        client: *mut acm_client,
        out: *mut acm_client_state,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_receive(
        client: *mut acm_client,
        bytes: *const c_void,
        size: usize,
        result: *mut acm_check_result,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_press_key(
        client: *mut acm_client,
        key: *const acm_key,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_release_key(
        client: *mut acm_client,
        key: *const acm_key,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_set_hold_run(
        client: *mut acm_client,
        on: acm_bool,
        by_option: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_set_auto_run(
        client: *mut acm_client,
        on: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_stop_completely(client: *mut acm_client, error: *mut acm_error) -> i32;
    pub fn acm_client_lose_focus(client: *mut acm_client, error: *mut acm_error) -> i32;
    pub fn acm_client_set_enabled(
        client: *mut acm_client,
        enabled: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_turn_to(
        client: *mut acm_client,
        heading: f32,
        run: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_set_contact_plane(
        client: *mut acm_client,
        plane: *const acm_plane,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_set_autonomy_level(
        client: *mut acm_client,
        level: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_update(client: *mut acm_client, error: *mut acm_error) -> i32;
    pub fn acm_client_outbox(
        client: *mut acm_client,
        messages: *mut acm_outbound,
        capacity: usize,
        count: *mut usize,
        bytes: *mut c_void,
        byte_capacity: usize,
        byte_count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_clear_outbox(client: *mut acm_client, error: *mut acm_error) -> i32;
    pub fn acm_server_rules_init(rules: *mut acm_server_rules);
    pub fn acm_server_create(
        world: *mut acm_world,
        rules: *const acm_server_rules,
        out: *mut *mut acm_server,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_copy(
        server: *mut acm_server,
        world: *mut acm_world,
        out: *mut *mut acm_server,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_assign(
        server: *mut acm_server,
        from: *mut acm_server,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_free(server: *mut acm_server, error: *mut acm_error) -> i32;
    pub fn acm_server_get_rules(
        server: *mut acm_server,
        rules: *mut acm_server_rules,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_set_rules(
        server: *mut acm_server,
        rules: *const acm_server_rules,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_set_player(
        server: *mut acm_server,
        guid: acm_guid,
        is_player: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_receive(
        server: *mut acm_server,
        player: acm_guid,
        bytes: *const c_void,
        size: usize,
        result: *mut acm_check_result,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_order(
        server: *mut acm_server,
        guid: acm_guid,
        order: *const acm_order,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_broadcast_due(server: *mut acm_server, error: *mut acm_error) -> i32;
    pub fn acm_server_send_position(
        server: *mut acm_server,
        guid: acm_guid,
        audience: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_send_motion(
        server: *mut acm_server,
        guid: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_describe(
        server: *mut acm_server,
        guid: acm_guid,
        appearance: *const c_void,
        appearance_size: usize,
        tail: *const c_void,
        tail_size: usize,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_outbox(
        server: *mut acm_server,
        messages: *mut acm_outbound,
        capacity: usize,
        count: *mut usize,
        bytes: *mut c_void,
        byte_capacity: usize,
        byte_count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_clear_outbox(server: *mut acm_server, error: *mut acm_error) -> i32;
    pub fn acm_appearance_init(appearance: *mut acm_appearance);
    pub fn acm_appearance_decode(
        bytes: *const c_void,
        size: usize,
        out: *mut acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_appearance_encode(
        appearance: *const acm_appearance,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_appearance_add(
        to: *const acm_appearance,
        other: *const acm_appearance,
        out: *mut acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_get_appearance(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_set_appearance(
        world: *mut acm_world,
        guid: acm_guid,
        appearance: *const acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_server_set_appearance(
        server: *mut acm_server,
        guid: acm_guid,
        appearance: *const acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_dress(
        assets: *mut acm_assets,
        setup: acm_object_id,
        body: *const acm_appearance,
        garments: *const acm_garment,
        garment_count: usize,
        out: *mut acm_appearance,
        failures: *mut acm_garment_failure,
        failure_capacity: usize,
        failure_count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_assets_load_appearance(
        assets: *mut acm_assets,
        appearance: *const acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_look_create(
        assets: *mut acm_assets,
        setup: acm_object_id,
        appearance: *const acm_appearance,
        out: *mut *mut acm_look,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_look_free(look: *mut acm_look, error: *mut acm_error) -> i32;
    pub fn acm_look_parts(
        look: *mut acm_look,
        out: *mut acm_look_part,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_look_surfaces(
        look: *mut acm_look,
        part: u32,
        out: *mut acm_look_surface,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_look_colors(
        look: *mut acm_look,
        out: *mut u32,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_look_failures(
        look: *mut acm_look,
        out: *mut acm_look_failure,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_look_fault_text(fault: u32) -> *const c_char;
    pub fn acm_particle_options_init(options: *mut acm_particle_options);
    pub fn acm_particles_create(
        assets: *mut acm_assets,
        options: *const acm_particle_options,
        out: *mut *mut acm_particles,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_copy(
        particles: *mut acm_particles,
        out: *mut *mut acm_particles,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_free(particles: *mut acm_particles, error: *mut acm_error) -> i32;
    pub fn acm_particles_update(
        particles: *mut acm_particles,
        world: *mut acm_world,
        guid: acm_guid,
        report: *mut acm_particle_report,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particle_request_init(request: *mut acm_particle_request);
    pub fn acm_particles_emit(
        particles: *mut acm_particles,
        body: acm_guid,
        request: *const acm_particle_request,
        position: *const acm_position,
        parts: *const acm_frame,
        part_count: usize,
        now: f64,
        emitter_id: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_step(
        particles: *mut acm_particles,
        body: acm_guid,
        position: *const acm_position,
        parts: *const acm_frame,
        part_count: usize,
        now: f64,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_stop(
        particles: *mut acm_particles,
        body: acm_guid,
        emitter_id: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_destroy(
        particles: *mut acm_particles,
        body: acm_guid,
        emitter_id: u32,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_remove(
        particles: *mut acm_particles,
        body: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_set_visible(
        particles: *mut acm_particles,
        body: acm_guid,
        visible: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_emitters(
        particles: *mut acm_particles,
        body: acm_guid,
        out: *mut acm_particle_emitter,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_read(
        particles: *mut acm_particles,
        body: acm_guid,
        out: *mut acm_particle,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particle_type_name(particle_type: u32) -> *const c_char;
    pub fn acm_motion_query_init(query: *mut acm_motion_query);
    pub fn acm_motion_timeline(
        assets: *mut acm_assets,
        query: *const acm_motion_query,
        out: *mut acm_timeline,
        segments: *mut acm_motion_segment,
        segment_capacity: usize,
        hooks: *mut acm_hook_time,
        hook_capacity: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_motions_from(
        assets: *mut acm_assets,
        motion_table: acm_object_id,
        style: acm_command,
        state: acm_command,
        out: *mut acm_command,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_wire_identify(
        bytes: *const c_void,
        size: usize,
        out: *mut acm_message_info,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_wire_opcode_name(opcode: u32) -> *const c_char;
    pub fn acm_wire_find_opcode(name: *const c_char) -> u32;
    pub fn acm_wire_opcode_count() -> u32;
    pub fn acm_wire_opcode_at(i: u32) -> u32;
    pub fn acm_wire_is_newer(timestamp: u16, than: u16) -> acm_bool;
    pub fn acm_wire_explain(
        bytes: *const c_void,
        size: usize,
        out: *mut acm_wire_field,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_init(message: *mut acm_message, opcode: u32);
    pub fn acm_wire_decode(
        bytes: *const c_void,
        size: usize,
        message: *mut acm_message,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_wire_encode(
        message: *const acm_message,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_worker_create(
        world: *mut acm_world,
        out: *mut *mut acm_worker,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_worker_free(worker: *mut acm_worker, error: *mut acm_error) -> i32;
    pub fn acm_world_plan_tick(
        world: *mut acm_world,
        seconds: f64,
        ranges: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_worker_run_range(
        worker: *mut acm_worker,
        range: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_finish_tick(world: *mut acm_world, error: *mut acm_error) -> i32;
    pub fn acm_snapshot_write(
        of: *const c_void,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_snapshot_read(
        of: *const c_void,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_state_hash(of: *const c_void, out: *mut u64, error: *mut acm_error) -> i32;
    pub fn acm_first_difference(
        a: *const c_void,
        b: *const c_void,
        out: *mut acm_difference,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_bytes_get(
        bytes: *mut acm_bytes,
        data: *mut *const c_void,
        size: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_bytes_free(bytes: *mut acm_bytes, error: *mut acm_error) -> i32;
    pub fn acm_lint_rule_count() -> u32;
    pub fn acm_lint_rule_at(rule: u32, out: *mut acm_lint_rule, error: *mut acm_error) -> i32;
    pub fn acm_lint_table(
        assets: *mut acm_assets,
        table: acm_object_id,
        setups: *const acm_object_id,
        setup_count: usize,
        out: *mut *mut acm_lint,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_lint_findings(
        lint: *mut acm_lint,
        out: *mut acm_lint_finding,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_lint_free(lint: *mut acm_lint, error: *mut acm_error) -> i32;
    pub fn acm_state_graph(
        assets: *mut acm_assets,
        table: acm_object_id,
        format: i32,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_export_options_init(options: *mut acm_gltf_export_options);
    pub fn acm_gltf_export(
        assets: *mut acm_assets,
        setup: acm_object_id,
        options: *const acm_gltf_export_options,
        motions: *const *const c_char,
        motion_count: usize,
        out: *mut *mut acm_gltf,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_file(
        gltf: *mut acm_gltf,
        data: *mut *const c_void,
        size: *mut usize,
        clips: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_missing(
        gltf: *mut acm_gltf,
        out: *mut acm_object_id,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_import_options_init(options: *mut acm_gltf_import_options);
    pub fn acm_gltf_import(
        bytes: *const c_void,
        size: usize,
        options: *const acm_gltf_import_options,
        out: *mut *mut acm_gltf,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_setup(
        gltf: *mut acm_gltf,
        out: *mut acm_object_id,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_animations(
        gltf: *mut acm_gltf,
        out: *mut acm_gltf_animation,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_edited_parts(
        gltf: *mut acm_gltf,
        animation: acm_object_id,
        out: *mut acm_gltf_edited_part,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_edited_motions(
        gltf: *mut acm_gltf,
        animation: acm_object_id,
        out: *mut *const c_char,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_lines(
        gltf: *mut acm_gltf,
        kind: i32,
        out: *mut *const c_char,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_free(gltf: *mut acm_gltf, error: *mut acm_error) -> i32;
    pub fn acm_image_options_init(options: *mut acm_image_options);
    pub fn acm_image_decode(
        assets: *mut acm_assets,
        id: acm_object_id,
        options: *const acm_image_options,
        info: *mut acm_image_info,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_image_png(
        rgba: *const c_void,
        size: usize,
        width: u32,
        height: u32,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_surface_material(
        assets: *mut acm_assets,
        surface: acm_object_id,
        part: *const acm_part_drawing,
        texture: acm_object_id,
        out: *mut acm_material,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_mesh_read(
        assets: *mut acm_assets,
        mesh: acm_object_id,
        info: *mut acm_mesh_info,
        surfaces: *mut acm_mesh_surface,
        surface_capacity: usize,
        vertices: *mut acm_mesh_vertex,
        vertex_capacity: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_scenario_options_init(options: *mut acm_scenario_options);
    pub fn acm_scenario_run(
        assets: *mut acm_assets,
        table: acm_object_id,
        text: *const c_char,
        size: usize,
        options: *const acm_scenario_options,
        out: *mut *mut acm_bytes,
        faults: *mut acm_scenario_faults,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_options_init(options: *mut acm_capture_options);
    pub fn acm_capture_create(
        options: *const acm_capture_options,
        out: *mut *mut acm_capture,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_supply(
        capture: *mut acm_capture,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_finish(capture: *mut acm_capture, error: *mut acm_error) -> i32;
    pub fn acm_capture_next(
        capture: *mut acm_capture,
        step: *mut i32,
        message: *mut acm_captured_message,
        fault: *mut acm_capture_fault,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_get_counts(
        capture: *mut acm_capture,
        out: *mut acm_capture_counts,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_free(capture: *mut acm_capture, error: *mut acm_error) -> i32;
    pub fn acm_captured_message_json(
        message: *const acm_captured_message,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_options_init(options: *mut acm_replay_options);
    pub fn acm_replay_create(
        assets: *mut acm_assets,
        options: *const acm_replay_options,
        out: *mut *mut acm_replay,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_add(
        replay: *mut acm_replay,
        message: *const acm_captured_message,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_get_totals(
        replay: *mut acm_replay,
        out: *mut acm_replay_totals,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_report(
        replay: *mut acm_replay,
        format: i32,
        name: *const c_char,
        faults: u64,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_free(replay: *mut acm_replay, error: *mut acm_error) -> i32;
    pub fn acm_message_text_create(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_message_text,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_text_status(text: *mut acm_message_text, error: *mut acm_error) -> i32;
    pub fn acm_message_text_summary(
        text: *mut acm_message_text,
        out: *mut acm_message_summary,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_text_fields(
        text: *mut acm_message_text,
        out: *mut acm_message_field,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_text_free(text: *mut acm_message_text, error: *mut acm_error) -> i32;
    pub fn acm_message_to_json(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_from_json(
        json: *const c_char,
        size: usize,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_get_inside(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_object_inside,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_sequence_nodes(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_sequence_node,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_queued_motions(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_queued_motion,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_pending_motions(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_pending_motion,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_motion_list(
        world: *mut acm_world,
        guid: acm_guid,
        list: u32,
        out: *mut acm_motion_action,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_move_legs(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_move_leg,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_interpolation_nodes(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_interpolation_node,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_ramps(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_ramp,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_queued_scripts(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_queued_script,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_children(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_guid,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_watchers(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_guid,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
}
