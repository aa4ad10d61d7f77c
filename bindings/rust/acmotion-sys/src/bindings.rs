// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
//
// Written by scripts/generate/bindings.py. Do not edit it.

use core::ffi::c_void;
use std::os::raw::c_char;

pub const ACM_ABI_VERSION: u32 = 3;
pub const ACM_WHOLE_BODY: u32 = 4294967295;
/// An object of the game.
pub type acm_guid = u32;
/// A record of the data files; the high byte gives its type.
pub type acm_object_id = u32;
/// 0xXXYYCCCC: landblock and cell.
pub type acm_cell_id = u32;
/// A motion command, such as 0x45000005; acmotion/commands.h names all.
pub type acm_command = u32;
/// 0 or 1; given to the library, other values count as 1.
pub type acm_bool = u8;
/// Memory of the host: see `acm_set_allocator`.
pub type acm_allocate = Option<unsafe extern "C" fn(*mut c_void, usize, usize) -> *mut c_void>;
pub type acm_release = Option<unsafe extern "C" fn(*mut c_void, *mut c_void, usize, usize)>;
/// Gives a file that a .gltf names beside itself, by its relative path: [`ACM_OK`], or a status that refuses it.
/// The bytes must stay until the next call, or until the import returns. It must not call the library.
pub type acm_read_file =
    Option<unsafe extern "C" fn(*mut c_void, *const c_char, *mut *const c_void, *mut usize) -> i32>;

/// Negative: the call was wrong; 0: done; positive: what was asked for could not be done.
pub type acm_status = i32;
/// Success.
pub const ACM_OK: acm_status = 0;
/// The id or tag names something else than what was asked for.
pub const ACM_WRONG_TYPE: acm_status = 1;
/// The data ends inside a field.
pub const ACM_TRUNCATED: acm_status = 2;
/// The record is complete but data is left over.
pub const ACM_TRAILING_BYTES: acm_status = 3;
/// A count, depth or size is larger than is allowed.
pub const ACM_LIMIT_EXCEEDED: acm_status = 4;
/// A field holds a value that has no meaning there.
pub const ACM_BAD_VALUE: acm_status = 5;
/// No record of that id, or no such hook.
pub const ACM_NOT_FOUND: acm_status = 6;
/// Well-formed, but this library, object or role cannot do it.
pub const ACM_UNSUPPORTED: acm_status = 7;
/// Says something else than what came before.
pub const ACM_CONTRADICTION: acm_status = 8;
/// Lies where something else lies already.
pub const ACM_OVERLAP: acm_status = 9;
/// The rest of it has never come.
pub const ACM_UNFINISHED: acm_status = 10;
/// [`acm_error`].motion_error: the client's code; 0: refused without one.
pub const ACM_REFUSED: acm_status = 20;
/// No object of that guid.
pub const ACM_NO_OBJECT: acm_status = 21;
/// The caller's memory is too small; the count says what is needed.
pub const ACM_BUFFER_FULL: acm_status = 22;
/// Something else still needs it: free that first.
pub const ACM_IN_USE: acm_status = 23;
/// A pointer that must not be null is.
pub const ACM_NULL_ARGUMENT: acm_status = -1;
/// No handle of this library.
pub const ACM_BAD_HANDLE: acm_status = -2;
/// It was freed.
pub const ACM_STALE_HANDLE: acm_status = -3;
/// A handle of another kind, or of another world or other assets than the rest.
pub const ACM_FOREIGN_HANDLE: acm_status = -4;
/// Another thread uses it, or a planned tick is not finished.
pub const ACM_BUSY: acm_status = -5;
/// The size of a struct is one that no header has.
pub const ACM_BAD_SIZE: acm_status = -6;
/// A number is not finite, or beyond the limits of SECURITY.md.
pub const ACM_NOT_FINITE: acm_status = -7;
/// Another argument that has no meaning: [`acm_error`].field names it.
pub const ACM_BAD_ARGUMENT: acm_status = -8;
/// Not now: another call must come first.
pub const ACM_WRONG_ORDER: acm_status = -9;
/// No room for another handle.
pub const ACM_NO_MEMORY: acm_status = -10;

/// How the motion tables of a file numbered the commands, before they were translated to the catalogue of
/// commands.h, which is that of End of Retail.
pub type acm_numbering = u32;
/// 1999, and from 2014 on.
pub const ACM_NUMBERING_END_OF_RETAIL: acm_numbering = 0;
/// August 2000 to December 2013: from 0x10F on three lower.
pub const ACM_NUMBERING_CLIENT_2013: acm_numbering = 1;
/// The same, with later emotes in another order.
pub const ACM_NUMBERING_JANUARY_2002: acm_numbering = 2;
/// The human table, 0x09000001, is not there or fits none: ids stay.
pub const ACM_NUMBERING_UNKNOWN: acm_numbering = 3;

/// What is loaded together with a record.
pub type acm_load = u32;
/// A Setup, motion table or script table with all that moves and sounds.
pub const ACM_LOAD_MOTION: acm_load = 0;
/// A Setup with its models, surfaces, textures and palettes.
pub const ACM_LOAD_MODEL: acm_load = 1;
/// Any record by itself.
pub const ACM_LOAD_ALONE: acm_load = 2;
/// A Setup with all that moves, and the emitters of its hooks with their meshes.
pub const ACM_LOAD_PARTICLES: acm_load = 3;
/// A clothing table with its palette sets.
pub const ACM_LOAD_CLOTHING: acm_load = 4;

/// How a body finds out whether it stands on something.
pub type acm_ground = u32;
/// Contact changes by `acm_object_set_ground_contact` and by messages only.
pub const ACM_GROUND_NONE: acm_ground = 0;
/// An endless plane at ground_height.
pub const ACM_GROUND_FLAT: acm_ground = 1;
/// A standing body goes on standing; in the air it comes down at ground_height.
pub const ACM_GROUND_LAST_KNOWN: acm_ground = 2;
/// The host answers each step: see own collision.
pub const ACM_GROUND_HOST: acm_ground = 3;

/// It never moves; its animations play.
pub const ACM_STATE_STATIC: u32 = 0x1;
/// Bodies pass through it.
pub const ACM_STATE_ETHEREAL: u32 = 0x4;
/// Collisions are reported.
pub const ACM_STATE_REPORT_COLLISIONS: u32 = 0x8;
/// Nothing stops it.
pub const ACM_STATE_IGNORE_COLLISIONS: u32 = 0x10;
/// It is not drawn.
pub const ACM_STATE_NO_DRAW: u32 = 0x20;
/// It flies as a missile.
pub const ACM_STATE_MISSILE: u32 = 0x40;
/// It points along its way.
pub const ACM_STATE_ALIGN_PATH: u32 = 0x100;
/// It falls.
pub const ACM_STATE_GRAVITY: u32 = 0x400;
/// Its lights are on.
pub const ACM_STATE_LIGHTING: u32 = 0x800;
/// It is hidden, as in a portal: it refuses motions.
pub const ACM_STATE_HIDDEN: u32 = 0x4000;
/// It does not bounce.
pub const ACM_STATE_INELASTIC: u32 = 0x20000;
/// Its Setup has an animation that plays by itself.
pub const ACM_STATE_HAS_DEFAULT_ANIMATION: u32 = 0x40000;
/// Its Setup has a script that plays by itself.
pub const ACM_STATE_HAS_DEFAULT_SCRIPT: u32 = 0x80000;
/// Hooks do not change how transparent it is.
pub const ACM_STATE_CLOAKED: u32 = 0x100000;
/// It slides along edges and does not step over them.
pub const ACM_STATE_EDGE_SLIDE: u32 = 0x400000;
/// It slides on slopes.
pub const ACM_STATE_SLEDDING: u32 = 0x800000;
/// It stands still in the middle of its motions.
pub const ACM_STATE_FROZEN: u32 = 0x1000000;
/// An ordinary creature.
pub const ACM_STATE_DEFAULT: u32 = 0x400C08;

/// How a weenie answers the client's questions about jumping.
pub type acm_jump_model = u32;
/// Does not know its jump velocity.
pub const ACM_JUMP_REFUSES: acm_jump_model = 0;
/// Jump_velocity times extent.
pub const ACM_JUMP_LINEAR: acm_jump_model = 1;
/// The client's formula with jump_skill and load.
pub const ACM_JUMP_FORMULA: acm_jump_model = 2;

/// Where a body moves by itself.
pub type acm_move_kind = u32;
/// It does not.
pub const ACM_MOVE_NONE: acm_move_kind = 0;
/// Another object.
pub const ACM_MOVE_OBJECT: acm_move_kind = 1;
/// A position.
pub const ACM_MOVE_POSITION: acm_move_kind = 2;
/// It turns to another object.
pub const ACM_MOVE_TURN_TO_OBJECT: acm_move_kind = 3;
/// It turns to a heading.
pub const ACM_MOVE_TURN_TO_HEADING: acm_move_kind = 4;

/// Why a motion was refused: the client's own codes.
pub type acm_motion_error = u32;
/// It was done.
pub const ACM_MOTION_NONE: acm_motion_error = 0;
/// The object has no motion table.
pub const ACM_MOTION_NO_ANIMATION_TABLE: acm_motion_error = 7;
/// There is no body.
pub const ACM_MOTION_NO_PHYSICS_OBJECT: acm_motion_error = 8;
/// The body cannot carry out motions.
pub const ACM_MOTION_NO_MOTION_INTERPRETER: acm_motion_error = 11;
/// The body does not stand on anything.
pub const ACM_MOTION_NOT_IN_CONTACT: acm_motion_error = 36;
/// Something else was asked for meanwhile.
pub const ACM_MOTION_ACTION_CANCELLED: acm_motion_error = 54;
/// The target is gone.
pub const ACM_MOTION_OBJECT_GONE: acm_motion_error = 55;
/// There is no target.
pub const ACM_MOTION_NO_OBJECT: acm_motion_error = 56;
/// The target has teleported.
pub const ACM_MOTION_TELEPORTED: acm_motion_error = 60;
/// The move went beyond its fail distance.
pub const ACM_MOTION_CHARGED_TOO_FAR: acm_motion_error = 61;
/// Not in combat.
pub const ACM_MOTION_CANT_CROUCH_IN_COMBAT: acm_motion_error = 63;
/// Not in combat.
pub const ACM_MOTION_CANT_SIT_IN_COMBAT: acm_motion_error = 64;
/// Not in combat.
pub const ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT: acm_motion_error = 65;
/// Not in combat.
pub const ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT: acm_motion_error = 66;
/// The motion table has nothing for it.
pub const ACM_MOTION_NO_MOTION_DATA: acm_motion_error = 67;
/// Only who stands can.
pub const ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING: acm_motion_error = 68;
/// Too many one-shot motions wait.
pub const ACM_MOTION_TOO_MANY_ACTIONS: acm_motion_error = 69;
/// The body is hidden.
pub const ACM_MOTION_HIDDEN: acm_motion_error = 70;
/// The move made no progress.
pub const ACM_MOTION_GENERAL_MOVEMENT_FAILURE: acm_motion_error = 71;
/// Not from this posture.
pub const ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION: acm_motion_error = 72;
/// The burden is too heavy.
pub const ACM_MOTION_CANT_JUMP_LOADED_DOWN: acm_motion_error = 73;

/// Which key modifies a movement.
pub type acm_hold_key = u32;
/// Not given.
pub const ACM_HOLD_INVALID: acm_hold_key = 0;
/// Walk.
pub const ACM_HOLD_NONE: acm_hold_key = 1;
/// The run key.
pub const ACM_HOLD_RUN: acm_hold_key = 2;

/// A move may walk.
pub const ACM_MOVE_CAN_WALK: u32 = 0x1;
/// A move may run.
pub const ACM_MOVE_CAN_RUN: u32 = 0x2;
/// Not used by any rule.
pub const ACM_MOVE_CAN_SIDESTEP: u32 = 0x4;
/// Not used by any rule.
pub const ACM_MOVE_CAN_WALK_BACKWARDS: u32 = 0x8;
/// A move always runs.
pub const ACM_MOVE_CAN_CHARGE: u32 = 0x10;
/// Not used by any rule.
pub const ACM_MOVE_FAIL_WALK: u32 = 0x20;
/// A move ends with a turn to the desired heading.
pub const ACM_MOVE_USE_FINAL_HEADING: u32 = 0x40;
/// A move or turn to an object ends by sticking to it.
pub const ACM_MOVE_STICKY: u32 = 0x80;
/// A move ends beyond the minimum distance.
pub const ACM_MOVE_AWAY: u32 = 0x100;
/// A move ends within the distance to the object.
pub const ACM_MOVE_TOWARDS: u32 = 0x200;
/// Distances between surfaces, not centres.
pub const ACM_MOVE_USE_SPHERES: u32 = 0x400;
/// The motion also sets the hold key.
pub const ACM_MOVE_SET_HOLD_KEY: u32 = 0x800;
/// The action was the player's own.
pub const ACM_MOVE_AUTONOMOUS: u32 = 0x1000;
/// The raw motion state keeps the motion.
pub const ACM_MOVE_MODIFY_RAW_STATE: u32 = 0x2000;
/// The interpreted motion state keeps the motion.
pub const ACM_MOVE_MODIFY_INTERPRETED_STATE: u32 = 0x4000;
/// The motion ends a move that is under way.
pub const ACM_MOVE_CANCEL_MOVE_TO: u32 = 0x8000;
/// A turn stops all motions first.
pub const ACM_MOVE_STOP_COMPLETELY: u32 = 0x10000;
/// No jump while the motion waits to be done.
pub const ACM_MOVE_DISABLE_JUMP_DURING_LINK: u32 = 0x20000;
/// As the client begins.
pub const ACM_MOVE_DEFAULT_FLAGS: u32 = 0x1EE0F;

/// Which fields of [`acm_order`] count, and who takes the order: the body (`acm_object_order`), the server
/// (`acm_server_order`), or both. The other one returns [`ACM_UNSUPPORTED`].
pub type acm_order_type = u32;
/// Both: motion, parameters.
pub const ACM_ORDER_DO_MOTION: acm_order_type = 1;
/// Both: motion, parameters.
pub const ACM_ORDER_STOP_MOTION: acm_order_type = 2;
/// Both.
pub const ACM_ORDER_STOP_COMPLETELY: acm_order_type = 3;
/// Both: target, parameters.
pub const ACM_ORDER_MOVE_TO_OBJECT: acm_order_type = 4;
/// Both: position, parameters.
pub const ACM_ORDER_MOVE_TO_POSITION: acm_order_type = 5;
/// Body: target, position, target_size, velocity, parameters: an object that is not in this world; see
/// `acm_object_update_target`.
pub const ACM_ORDER_MOVE_TO_TARGET: acm_order_type = 6;
/// Both: target, parameters.
pub const ACM_ORDER_TURN_TO_OBJECT: acm_order_type = 7;
/// Both: parameters.desired_heading, parameters.
pub const ACM_ORDER_TURN_TO_HEADING: acm_order_type = 8;
/// Body.
pub const ACM_ORDER_CANCEL_MOVE: acm_order_type = 9;
/// Body: extent.
pub const ACM_ORDER_JUMP: acm_order_type = 10;
/// Body: target; for at most a second.
pub const ACM_ORDER_STICK_TO: acm_order_type = 11;
/// Body.
pub const ACM_ORDER_UNSTICK: acm_order_type = 12;
/// Body: position, keep_heading.
pub const ACM_ORDER_INTERPOLATE_TO: acm_order_type = 13;
/// Body.
pub const ACM_ORDER_STOP_INTERPOLATING: acm_order_type = 14;
/// Body: position, constraint_start, constraint_max.
pub const ACM_ORDER_CONSTRAIN_TO: acm_order_type = 15;
/// Body.
pub const ACM_ORDER_UNCONSTRAIN: acm_order_type = 16;
/// Both: position.
pub const ACM_ORDER_TELEPORT: acm_order_type = 17;
/// Both: velocity, world axes; for a server also omega.
pub const ACM_ORDER_SET_VELOCITY: acm_order_type = 18;
/// Body: velocity, its own axes.
pub const ACM_ORDER_SET_LOCAL_VELOCITY: acm_order_type = 19;
/// Body: omega, world axes.
pub const ACM_ORDER_SET_OMEGA: acm_order_type = 20;
/// Both: state.
pub const ACM_ORDER_SET_STATE: acm_order_type = 21;
/// Both: run_rate.
pub const ACM_ORDER_SET_RUN_RATE: acm_order_type = 22;
/// Server: the client has reported that it arrived.
pub const ACM_ORDER_COMPLETE_TELEPORT: acm_order_type = 23;
/// Server: sends everyone its position; a player's client must accept it.
pub const ACM_ORDER_CORRECT_POSITION: acm_order_type = 24;

/// What has become of a target.
pub type acm_target_status = u32;
/// Nothing is known of it yet.
pub const ACM_TARGET_UNDEFINED: acm_target_status = 0;
/// It is there.
pub const ACM_TARGET_OK: acm_target_status = 1;
/// It has left the world.
pub const ACM_TARGET_EXIT_WORLD: acm_target_status = 2;
/// It has teleported.
pub const ACM_TARGET_TELEPORTED: acm_target_status = 3;
/// It is in a pack.
pub const ACM_TARGET_CONTAINED: acm_target_status = 4;
/// It is held.
pub const ACM_TARGET_PARENTED: acm_target_status = 5;
/// It has sent no update for too long.
pub const ACM_TARGET_TIMED_OUT: acm_target_status = 6;

/// What happened, and which fields of the event are set.
pub type acm_event_type = u32;
/// Motion_done.
pub const ACM_EVENT_MOTION_DONE: acm_event_type = 0;
/// Motion_refused.
pub const ACM_EVENT_MOTION_REFUSED: acm_event_type = 1;
/// Hook.
pub const ACM_EVENT_HOOK: acm_event_type = 2;
/// Velocity_set.
pub const ACM_EVENT_VELOCITY_SET: acm_event_type = 3;
/// The body has left the ground.
pub const ACM_EVENT_GROUND_LEFT: acm_event_type = 4;
/// The body has hit the ground.
pub const ACM_EVENT_GROUND_HIT: acm_event_type = 5;
/// Move_finished.
pub const ACM_EVENT_MOVE_FINISHED: acm_event_type = 6;
/// Stick.
pub const ACM_EVENT_STUCK: acm_event_type = 7;
/// Stick.
pub const ACM_EVENT_UNSTUCK: acm_event_type = 8;
/// Blipped.
pub const ACM_EVENT_BLIPPED: acm_event_type = 9;
/// Target_lost.
pub const ACM_EVENT_TARGET_LOST: acm_event_type = 10;
/// Limit_reached.
pub const ACM_EVENT_LIMIT_REACHED: acm_event_type = 11;
/// There is a new object.
pub const ACM_EVENT_OBJECT_CREATED: acm_event_type = 12;
/// The object is there no more.
pub const ACM_EVENT_OBJECT_DELETED: acm_event_type = 13;
/// Asset_missing.
pub const ACM_EVENT_ASSET_MISSING: acm_event_type = 14;
/// The server decides what the local player does.
pub const ACM_EVENT_CONTROL_LOST: acm_event_type = 15;
/// The local player decides again.
pub const ACM_EVENT_CONTROL_REGAINED: acm_event_type = 16;
/// Stalled.
pub const ACM_EVENT_STALLED: acm_event_type = 17;
/// Sound_heard.
pub const ACM_EVENT_SOUND_HEARD: acm_event_type = 18;
/// What the object wears is another.
pub const ACM_EVENT_APPEARANCE_CHANGED: acm_event_type = 19;
/// Message_not_applied.
pub const ACM_EVENT_MESSAGE_NOT_APPLIED: acm_event_type = 20;
/// Object 0: messages are deferred until the client's player is named.
pub const ACM_EVENT_WAITS_FOR_PLAYER: acm_event_type = 21;

/// Which limit made the engine refuse or leave out something.
pub type acm_limit = u32;
/// Older links ended for the newest motion, or it was refused.
pub const ACM_LIMIT_SEQUENCE_NODES: acm_limit = 0;
/// Older motions were completed early, or ended, to make room.
pub const ACM_LIMIT_PENDING_MOTIONS: acm_limit = 1;
/// As for sequence nodes, or the action was not recorded.
pub const ACM_LIMIT_ACTIONS: acm_limit = 2;
/// The motion was refused, or a modifier was lost.
pub const ACM_LIMIT_MODIFIERS: acm_limit = 3;
/// `count` hooks of one step were left out.
pub const ACM_LIMIT_HOOKS: acm_limit = 4;
/// A move, stick, constraint or interpolation was refused.
pub const ACM_LIMIT_MANAGER_BLOCKS: acm_limit = 5;
/// The oldest queued position was dropped.
pub const ACM_LIMIT_INTERPOLATION_NODES: acm_limit = 6;
/// The rest of a step's time was dropped.
pub const ACM_LIMIT_WRAPS: acm_limit = 7;
/// A speed was brought down to max_speed or max_key_speed.
pub const ACM_LIMIT_SPEED: acm_limit = 8;
/// A client's position was refused: beyond travel_speed.
pub const ACM_LIMIT_TRAVEL: acm_limit = 9;
/// An object was not created: there are max_objects.
pub const ACM_LIMIT_OBJECTS: acm_limit = 10;
/// A change over time was refused, or between ticks the oldest dropped.
pub const ACM_LIMIT_RAMPS: acm_limit = 11;
/// A script was refused, or between ticks the oldest that waits dropped.
pub const ACM_LIMIT_SCRIPTS: acm_limit = 12;
/// Scripts without end were ended, after `count` hooks.
pub const ACM_LIMIT_SCRIPT_HOOKS: acm_limit = 13;
/// An object holds more than 1,024 others: the oldest plays no scripts.
pub const ACM_LIMIT_CHILDREN: acm_limit = 14;
/// A rotation of a message was not of length 1: taken as the identity.
pub const ACM_LIMIT_ROTATION: acm_limit = 15;

/// What a hook asks of the body or the host: the client's names.
pub type acm_hook_type = u32;
/// It does nothing.
pub const ACM_HOOK_NO_OP: acm_hook_type = 0;
/// Plays a wave.
pub const ACM_HOOK_SOUND: acm_hook_type = 1;
/// Plays a wave of the object's sound table, chosen by a sound type.
pub const ACM_HOOK_SOUND_TABLE: acm_hook_type = 2;
/// A blow lands: who is hit is the server's to decide.
pub const ACM_HOOK_ATTACK: acm_hook_type = 3;
/// In a script: the script ends; it is not reported.
pub const ACM_HOOK_ANIMATION_DONE: acm_hook_type = 4;
/// Nothing: the client has no code for it.
pub const ACM_HOOK_REPLACE_OBJECT: acm_hook_type = 5;
/// Sets or clears [`ACM_STATE_ETHEREAL`].
pub const ACM_HOOK_ETHEREAL: acm_hook_type = 6;
/// Changes how transparent a part is, over time.
pub const ACM_HOOK_TRANSPARENT_PART: acm_hook_type = 7;
/// Changes how much all parts shine, over time.
pub const ACM_HOOK_LUMINOUS: acm_hook_type = 8;
/// Changes how much a part shines, over time.
pub const ACM_HOOK_LUMINOUS_PART: acm_hook_type = 9;
/// Changes how all parts take light, over time.
pub const ACM_HOOK_DIFFUSE: acm_hook_type = 10;
/// Changes how a part takes light, over time.
pub const ACM_HOOK_DIFFUSE_PART: acm_hook_type = 11;
/// Changes the scale of the body, over time.
pub const ACM_HOOK_SCALE: acm_hook_type = 12;
/// Begins an emitter.
pub const ACM_HOOK_CREATE_PARTICLE: acm_hook_type = 13;
/// Removes an emitter with its particles.
pub const ACM_HOOK_DESTROY_PARTICLE: acm_hook_type = 14;
/// Ends an emitter; its particles live on.
pub const ACM_HOOK_STOP_PARTICLE: acm_hook_type = 15;
/// Hides or shows all parts.
pub const ACM_HOOK_NO_DRAW: acm_hook_type = 16;
/// Plays the body's default script.
pub const ACM_HOOK_DEFAULT_SCRIPT: acm_hook_type = 17;
/// What is held at a part plays its default script.
pub const ACM_HOOK_DEFAULT_SCRIPT_PART: acm_hook_type = 18;
/// Plays a script after a random wait.
pub const ACM_HOOK_CALL_SCRIPT: acm_hook_type = 19;
/// Changes how transparent all parts are, over time.
pub const ACM_HOOK_TRANSPARENT: acm_hook_type = 20;
/// Plays a wave with a priority, a probability and a volume of its own.
pub const ACM_HOOK_SOUND_TWEAKED: acm_hook_type = 21;
/// Turns the body.
pub const ACM_HOOK_SET_OMEGA: acm_hook_type = 22;
/// Scrolls the textures of all parts.
pub const ACM_HOOK_TEXTURE_VELOCITY: acm_hook_type = 23;
/// Scrolls the textures of a part.
pub const ACM_HOOK_TEXTURE_VELOCITY_PART: acm_hook_type = 24;
/// Switches the lights of the Setup.
pub const ACM_HOOK_SET_LIGHT: acm_hook_type = 25;
/// Begins an emitter that is not there yet.
pub const ACM_HOOK_CREATE_BLOCKING_PARTICLE: acm_hook_type = 26;

/// Which member of a hook value counts.
pub type acm_hook_value_kind = u32;
/// Number.
pub const ACM_HOOK_NUMBER: acm_hook_value_kind = 0;
/// Integer: a part, a flag, a sound type.
pub const ACM_HOOK_COUNT: acm_hook_value_kind = 1;
/// Integer: the id of a record, or of an emitter.
pub const ACM_HOOK_ID: acm_hook_value_kind = 2;

/// How the place of a part is written.
pub type acm_pose_format = u32;
/// An [`acm_frame`]: 28 bytes.
pub const ACM_POSE_FRAMES: acm_pose_format = 0;
/// 12 floats: three rows of a rotation and a translation.
pub const ACM_POSE_MATRIX_3X4: acm_pose_format = 1;
/// 16 floats: the same with a last row 0 0 0 1.
pub const ACM_POSE_MATRIX_4X4: acm_pose_format = 2;

/// What came of a message.
pub type acm_check_action = u32;
/// It was applied.
pub const ACM_CHECK_ACCEPT: acm_check_action = 0;
/// It waits.
pub const ACM_CHECK_DEFER: acm_check_action = 1;
/// It was left out.
pub const ACM_CHECK_DROP: acm_check_action = 2;

/// Why a message was not accepted: docs/faq.md and `acm_check_reason_text` explain them.
pub type acm_check_reason = u32;
/// It was accepted.
pub const ACM_REASON_FRESH: acm_check_reason = 0;
/// Deferred: the local player is not named yet.
pub const ACM_REASON_NO_PLAYER: acm_check_reason = 1;
/// Deferred: the object is not known yet.
pub const ACM_REASON_UNKNOWN_OBJECT: acm_check_reason = 2;
/// Deferred: it is about a later instance of the object.
pub const ACM_REASON_FUTURE_INSTANCE: acm_check_reason = 3;
/// Dropped: it is about an earlier instance of the object.
pub const ACM_REASON_PAST_INSTANCE: acm_check_reason = 4;
/// Dropped: its movement timestamp is older.
pub const ACM_REASON_STALE_MOVEMENT: acm_check_reason = 5;
/// Dropped: its server control timestamp is older.
pub const ACM_REASON_STALE_SERVER_CONTROL: acm_check_reason = 6;
/// Dropped: its position timestamp is older.
pub const ACM_REASON_STALE_POSITION: acm_check_reason = 7;
/// Dropped: its teleport timestamp is older.
pub const ACM_REASON_STALE_TELEPORT: acm_check_reason = 8;
/// Dropped: its force position timestamp is older.
pub const ACM_REASON_STALE_FORCE_POSITION: acm_check_reason = 9;
/// Dropped: its state timestamp is older.
pub const ACM_REASON_STALE_STATE: acm_check_reason = 10;
/// Dropped: its vector timestamp is older.
pub const ACM_REASON_STALE_VECTOR: acm_check_reason = 11;
/// Dropped: the local player's own input comes back; the timestamps were stored.
pub const ACM_REASON_ECHO: acm_check_reason = 12;
/// Dropped: the local player moves itself; the timestamp was stored.
pub const ACM_REASON_OWN_VECTOR: acm_check_reason = 13;
/// Dropped: the client never deletes its own player.
pub const ACM_REASON_OWN_DELETION: acm_check_reason = 14;
/// Dropped: the local player is named already.
pub const ACM_REASON_SECOND_PLAYER: acm_check_reason = 15;
/// Dropped: a number is not finite or out of range; no timestamp was touched.
pub const ACM_REASON_BAD_NUMBER: acm_check_reason = 16;
/// Dropped: no object has the guid 0.
pub const ACM_REASON_BAD_GUID: acm_check_reason = 17;
/// Dropped: the world is full.
pub const ACM_REASON_TOO_MANY: acm_check_reason = 18;
/// Dropped: clients do not act on it.
pub const ACM_REASON_NOT_RECEIVED: acm_check_reason = 19;
/// Dropped: the object has no sound table, or it is not loaded.
pub const ACM_REASON_NO_SOUND_TABLE: acm_check_reason = 20;
/// Dropped: the object has no script table, or it is not loaded.
pub const ACM_REASON_NO_SCRIPT_TABLE: acm_check_reason = 21;
/// Dropped: the script is not loaded, or the table has none for this type.
pub const ACM_REASON_NO_SCRIPT: acm_check_reason = 22;
/// Not applied: the object has no motion interpreter.
pub const ACM_REASON_NO_INTERPRETER: acm_check_reason = 23;
/// A movement without content.
pub const ACM_REASON_NO_MOVEMENT: acm_check_reason = 24;
/// No such player.
pub const ACM_REASON_UNKNOWN_PLAYER: acm_check_reason = 25;
/// The player is dead.
pub const ACM_REASON_DEAD: acm_check_reason = 26;
/// The player is being teleported.
pub const ACM_REASON_IN_PORTAL: acm_check_reason = 27;
/// Later keys, or a later message about the place, arrived first.
pub const ACM_REASON_OVERTAKEN: acm_check_reason = 28;
/// The position lies in no cell of the map.
pub const ACM_REASON_BAD_CELL: acm_check_reason = 29;
/// The style is not a style.
pub const ACM_REASON_BAD_STYLE: acm_check_reason = 30;
/// An action in place of a movement.
pub const ACM_REASON_BAD_COMMAND: acm_check_reason = 31;
/// An action that is not an emote.
pub const ACM_REASON_BAD_ACTION: acm_check_reason = 32;
/// The client moves its player itself, or may not choose its level.
pub const ACM_REASON_NOT_ALLOWED: acm_check_reason = 33;
/// Clients do not send this.
pub const ACM_REASON_NOT_A_CLIENTS: acm_check_reason = 34;
/// Dropped: a newer appearance was already applied.
pub const ACM_REASON_STALE_OBJ_DESC: acm_check_reason = 35;
/// The client is corrected.
pub const ACM_REASON_BAD_ROTATION: acm_check_reason = 36;
/// The body is in the air, or may not jump; the client is corrected.
pub const ACM_REASON_JUMP_REFUSED: acm_check_reason = 37;

/// Who is to get a message.
pub type acm_audience = u32;
/// From a client.
pub const ACM_AUDIENCE_SERVER: acm_audience = 0;
/// The client whose player the message is about.
pub const ACM_AUDIENCE_OWNER: acm_audience = 1;
/// Everyone in range but the owner.
pub const ACM_AUDIENCE_OTHERS: acm_audience = 2;
/// In range, the owner included.
pub const ACM_AUDIENCE_EVERYONE: acm_audience = 3;

/// The most that any list holds: with so much room no call is short of it.
pub type acm_appearance_limit = u32;
pub const ACM_MAX_SUB_PALETTES: acm_appearance_limit = 255;
/// A message carries 255.
pub const ACM_MAX_TEXTURE_CHANGES: acm_appearance_limit = 1024;
/// A message carries 255.
pub const ACM_MAX_PART_CHANGES: acm_appearance_limit = 256;

/// Why a look does not show everything that its appearance describes.
pub type acm_look_finding_kind = u32;
/// An entry names a part that the Setup does not have.
pub const ACM_LOOK_NO_SUCH_PART: acm_look_finding_kind = 0;
/// A mesh is none or not loaded: the part stays as it was.
pub const ACM_LOOK_MISSING_MESH: acm_look_finding_kind = 1;
/// A surface of the mesh is not loaded.
pub const ACM_LOOK_MISSING_SURFACE: acm_look_finding_kind = 2;
/// A texture is none or not loaded; a change to it has no effect.
pub const ACM_LOOK_MISSING_TEXTURE: acm_look_finding_kind = 3;
/// No image of the texture is loaded.
pub const ACM_LOOK_MISSING_IMAGE: acm_look_finding_kind = 4;
/// A texture change ended at this surface.
pub const ACM_LOOK_SURFACE_HAS_NO_TEXTURE: acm_look_finding_kind = 5;
/// None or not loaded: no colour is changed.
pub const ACM_LOOK_MISSING_PALETTE: acm_look_finding_kind = 6;
/// It leaves the palette, or this one is too short: no colour is changed.
pub const ACM_LOOK_BAD_PALETTE_RANGE: acm_look_finding_kind = 7;

/// Whether a hook fires, and why not.
pub type acm_hook_status = u32;
/// It does.
pub const ACM_HOOK_FIRES: acm_hook_status = 0;
/// The last frame of a segment is never left.
pub const ACM_HOOK_LAST_FRAME: acm_hook_status = 1;
/// The animation plays the other way.
pub const ACM_HOOK_OTHER_DIRECTION: acm_hook_status = 2;
/// It is the engine's own, at the end of an animation.
pub const ACM_HOOK_ANIM_DONE: acm_hook_status = 3;
/// Its frame is not reached.
pub const ACM_HOOK_NOT_REACHED: acm_hook_status = 4;

/// What a field of a message holds.
pub type acm_field_kind = u32;
/// A whole number from 0 on.
pub const ACM_FIELD_UNSIGNED: acm_field_kind = 0;
/// A number of 32 bits.
pub const ACM_FIELD_FLOAT: acm_field_kind = 1;
/// Bytes without a meaning.
pub const ACM_FIELD_PADDING: acm_field_kind = 2;
/// Bytes as they are.
pub const ACM_FIELD_RAW: acm_field_kind = 3;

/// Indices of [`acm_message`].timestamps.
pub type acm_timestamp = u32;
/// Of where the object is.
pub const ACM_TIMESTAMP_POSITION: acm_timestamp = 0;
/// Of what it does.
pub const ACM_TIMESTAMP_MOVEMENT: acm_timestamp = 1;
/// Of its physics state.
pub const ACM_TIMESTAMP_STATE: acm_timestamp = 2;
/// Of its velocity.
pub const ACM_TIMESTAMP_VECTOR: acm_timestamp = 3;
/// Of its last teleport.
pub const ACM_TIMESTAMP_TELEPORT: acm_timestamp = 4;
/// Of the server's own motions for a player.
pub const ACM_TIMESTAMP_SERVER_CONTROL: acm_timestamp = 5;
/// Of positions that a player's client must accept.
pub const ACM_TIMESTAMP_FORCE_POSITION: acm_timestamp = 6;
/// Of what it wears.
pub const ACM_TIMESTAMP_OBJ_DESC: acm_timestamp = 7;
/// Of the object itself: it was made again.
pub const ACM_TIMESTAMP_INSTANCE: acm_timestamp = 8;

/// How bad a finding of the linter is.
pub type acm_lint_severity = u32;
/// Odd, and harmless.
pub const ACM_LINT_NOTE: acm_lint_severity = 0;
/// It plays, but hardly as meant.
pub const ACM_LINT_WARNING: acm_lint_severity = 1;
/// Something does not work.
pub const ACM_LINT_ERROR: acm_lint_severity = 2;

/// How a state graph is written.
pub type acm_graph_format = u32;
/// For Graphviz.
pub const ACM_GRAPH_DOT: acm_graph_format = 0;
/// Everything, with the names that exported files give the motions.
pub const ACM_GRAPH_JSON: acm_graph_format = 1;
/// A picture.
pub const ACM_GRAPH_SVG: acm_graph_format = 2;

/// What lies between key frames.
pub type acm_gltf_keys = u32;
/// Every key frame stands until the next, as retail shows it.
pub const ACM_GLTF_STEP: acm_gltf_keys = 0;
/// Viewers interpolate between key frames.
pub const ACM_GLTF_LINEAR: acm_gltf_keys = 1;

/// What the parts of a body hang on.
pub type acm_gltf_tree = u32;
/// Parts hang on the parents that the Setup names.
pub const ACM_GLTF_PARENTS: acm_gltf_tree = 0;
/// All parts hang on the body; their keys are the frames of the file, bit for bit.
pub const ACM_GLTF_FLAT: acm_gltf_tree = 1;

/// Which lines about a file are meant.
pub type acm_gltf_lines_kind = u32;
/// What was left out or could not be shown as it should, for people.
pub const ACM_GLTF_NOTES: acm_gltf_lines_kind = 0;
/// Why a file that was read is refused unless forced, for people.
pub const ACM_GLTF_FINDINGS: acm_gltf_lines_kind = 1;

/// What the bytes of an image are.
pub type acm_image_kind = u32;
/// Four bytes for each pixel, rows from the top, without padding; alpha 0 is clear.
pub const ACM_IMAGE_RGBA: acm_image_kind = 0;
/// A whole JPEG file: the library has no decoder for it, browsers and hosts have.
pub const ACM_IMAGE_JPEG: acm_image_kind = 1;

/// What the colour of a pixel, or the one that is there already, is multiplied by before the two are added.
pub type acm_blend_factor = u32;
/// Times 0.
pub const ACM_BLEND_ZERO: acm_blend_factor = 0;
/// Times 1.
pub const ACM_BLEND_ONE: acm_blend_factor = 1;
/// The source alpha.
pub const ACM_BLEND_SOURCE_ALPHA: acm_blend_factor = 2;
/// 1 less the source alpha.
pub const ACM_BLEND_ONE_MINUS_SOURCE_ALPHA: acm_blend_factor = 3;

/// Which surfaces are drawn before which others, in this order.
pub type acm_draw_pass = u32;
/// First, in any order.
pub const ACM_PASS_OPAQUE: acm_draw_pass = 0;
/// With holes: texels are drawn or not.
pub const ACM_PASS_CLIP_MAP: acm_draw_pass = 1;
/// From the farthest to the nearest part, by [`acm_mesh_info`].sort_center.
pub const ACM_PASS_BLENDED: acm_draw_pass = 2;

/// How a mesh is turned when it is drawn. Its +y points away from the eye.
pub type acm_mesh_facing = u32;
/// Not at all.
pub const ACM_FACING_AS_PLACED: acm_mesh_facing = 1;
/// Towards the eye.
pub const ACM_FACING_EYE: acm_mesh_facing = 2;
/// About this axis of its own only.
pub const ACM_FACING_AROUND_X: acm_mesh_facing = 3;
/// About this axis of its own only.
pub const ACM_FACING_AROUND_Y: acm_mesh_facing = 4;
/// About this axis of its own only.
pub const ACM_FACING_AROUND_Z: acm_mesh_facing = 5;

/// How the output of a scenario is written.
pub type acm_scenario_form = u32;
/// One line per event, for machines; lines with errors are noted and passed over.
pub const ACM_SCENARIO_TRACE: acm_scenario_form = 0;
/// For people; ends at the first line with an error.
pub const ACM_SCENARIO_STORY: acm_scenario_form = 1;

/// What comes next in a capture.
pub type acm_capture_step = u32;
/// The next whole message.
pub const ACM_CAPTURE_MESSAGE: acm_capture_step = 0;
/// Something could not be read.
pub const ACM_CAPTURE_ERROR: acm_capture_step = 1;
/// Give more of the file, or finish.
pub const ACM_CAPTURE_NEEDS_BYTES: acm_capture_step = 2;
/// Only after the finish, or after an error that ends the capture.
pub const ACM_CAPTURE_END: acm_capture_step = 3;

/// How a replay is reported.
pub type acm_replay_format = u32;
/// The capture, the totals and the objects.
pub const ACM_REPLAY_JSON: acm_replay_format = 0;
/// The paths from above.
pub const ACM_REPLAY_SVG: acm_replay_format = 1;

/// What a node of a sequence is played for.
pub type acm_node_role = u32;
/// No motion has made it.
pub const ACM_NODE_UNKNOWN: acm_node_role = 0;
/// On the way from one state to another.
pub const ACM_NODE_LINK: acm_node_role = 1;
/// The action itself.
pub const ACM_NODE_ACTION: acm_node_role = 2;
/// From an action back to the state it was begun in.
pub const ACM_NODE_BACK_LINK: acm_node_role = 3;
/// The cycle that plays until something else does.
pub const ACM_NODE_CYCLE: acm_node_role = 4;

/// What interpolation does at a node.
pub type acm_interpolation_type = u32;
/// No node.
pub const ACM_INTERPOLATION_INVALID: acm_interpolation_type = 0;
/// The body goes to a place.
pub const ACM_INTERPOLATION_POSITION: acm_interpolation_type = 1;
/// The body is put at a place.
pub const ACM_INTERPOLATION_JUMP: acm_interpolation_type = 2;
/// The body is given a velocity.
pub const ACM_INTERPOLATION_VELOCITY: acm_interpolation_type = 3;

/// Lists of motions inside a body.
pub type acm_motion_list = u32;
/// Of the motion state, the newest first (core 5).
pub const ACM_LIST_MODIFIERS: acm_motion_list = 0;
/// Of the motion state, the oldest first.
pub const ACM_LIST_ACTIONS: acm_motion_list = 1;
/// Of the raw state (core 8.1).
pub const ACM_LIST_RAW_ACTIONS: acm_motion_list = 2;
/// Of the interpreted state.
pub const ACM_LIST_INTERPRETED_ACTIONS: acm_motion_list = 3;

/// What a timed hook changes.
pub type acm_ramp_kind = u32;
/// The scale of the body.
pub const ACM_RAMP_SCALE: acm_ramp_kind = 0;
/// How transparent all parts are.
pub const ACM_RAMP_TRANSPARENT: acm_ramp_kind = 1;
/// How transparent a part is.
pub const ACM_RAMP_TRANSPARENT_PART: acm_ramp_kind = 2;
/// How much all parts shine.
pub const ACM_RAMP_LUMINOUS: acm_ramp_kind = 3;
/// How much a part shines.
pub const ACM_RAMP_LUMINOUS_PART: acm_ramp_kind = 4;
/// How all parts take light.
pub const ACM_RAMP_DIFFUSE: acm_ramp_kind = 5;
/// How a part takes light.
pub const ACM_RAMP_DIFFUSE_PART: acm_ramp_kind = 6;
/// A script that waits for its pause.
pub const ACM_RAMP_SCRIPT: acm_ramp_kind = 7;

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

/// What a body shows: ids and colours, good for as long as neither appearance nor assets change. Made by
/// `acm_look_create` (experimental).
#[repr(C)]
pub struct acm_look {
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
pub struct acm_particles {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_worker {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_bytes {
    _private: [u8; 0],
}

#[repr(C)]
pub struct acm_lint {
    _private: [u8; 0],
}

/// A .glb that was made, or a file that was read.
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

/// A message taken apart.
#[repr(C)]
pub struct acm_message_text {
    _private: [u8; 0],
}

/// What went wrong. Given to a call it is always filled in: with [`ACM_OK`] when nothing did.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_error {
    /// [`acm_status`]: what was returned.
    pub status: i32,
    /// [`acm_motion_error`]: [`ACM_REFUSED`] has the client's code.
    pub motion_error: u32,
    /// The record concerned; 0: none, or not known.
    pub object_id: acm_object_id,
    /// The object concerned; 0: none.
    pub guid: acm_guid,
    /// Bytes from the start of the input.
    pub offset: u64,
    /// The field or argument; empty: none.
    pub field: [c_char; 64],
    /// A sentence in English.
    pub text: [c_char; 160],
}

/// A vector.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_vec3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// A rotation; its scalar is first.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_quat {
    pub w: f32,
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// A place and a rotation.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_frame {
    pub origin: acm_vec3,
    pub rotation: acm_quat,
}

/// A frame in a cell.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_position {
    pub cell: acm_cell_id,
    pub frame: acm_frame,
}

/// How much room a body takes, in metres.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_cylinder {
    pub radius: f32,
    pub height: f32,
}

/// What a container says of itself.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_container_info {
    /// 1: portal.dat and cell.dat before Throne of Destiny, which cannot be written.
    pub is_older: u32,
    /// Bytes.
    pub block_size: u32,
    /// Bytes.
    pub file_size: u32,
    /// 1 portal, 2 cell, 3 local.
    pub data_set: u32,
    /// Which part of the data set.
    pub data_subset: u32,
    /// Of the last patch; 0: unknown.
    pub iteration: u32,
    /// How many records there are.
    pub entry_count: u64,
}

/// One record of a container.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_container_entry {
    /// Of the record.
    pub id: acm_object_id,
    /// Of the first block, from the start of the file.
    pub offset: u32,
    /// Bytes as stored.
    pub size: u32,
    /// Seconds since 1970.
    pub time: u32,
    /// In which it was changed last.
    pub iteration: u32,
    /// 1: compressed.
    pub flags: u16,
    /// Of the record.
    pub version: u16,
}

/// A change of a container: a record to put, or one to remove.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_container_change {
    pub id: acm_object_id,
    /// Seconds since 1970.
    pub time: u32,
    /// 0: the last one.
    pub iteration: u32,
    /// 0.
    pub reserved: u32,
    /// Null: the record is removed.
    pub bytes: *const c_void,
    pub size: usize,
}

/// Bytes of a container that are wanted next.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_range {
    /// From the start of the container.
    pub offset: u64,
    /// Bytes that are needed; 0: none.
    pub size: u32,
    /// Bytes that are needed when the blocks follow one another, as they nearly always do.
    pub likely: u32,
}

/// A record that something needs and that is not loaded.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_missing_asset {
    pub id: acm_object_id,
    /// [`acm_status`]: [`ACM_NOT_FOUND`] when nobody has given it; otherwise why it cannot be decoded.
    pub status: i32,
}

/// What a Setup says about a body. Metres, before the object's scale. 0 as an id: none.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_setup {
    /// Of the Setup.
    pub id: acm_object_id,
    /// Of the body.
    pub radius: f32,
    /// Of the body.
    pub height: f32,
    /// How high it steps up.
    pub step_up_height: f32,
    /// How far it steps down.
    pub step_down_height: f32,
    /// Its motions.
    pub motion_table: acm_object_id,
    /// What plays when nothing else does.
    pub default_animation: acm_object_id,
    /// Its sounds.
    pub sound_table: acm_object_id,
    /// Its scripts, by type.
    pub script_table: acm_object_id,
    /// The script that it begins with.
    pub default_script: acm_object_id,
    /// How many parts it has.
    pub part_count: u32,
    /// How many places where other things attach.
    pub hold_location_count: u32,
}

/// One part of a body.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_setup_part {
    /// A GfxObj.
    pub model: acm_object_id,
    /// Of the model.
    pub scale: acm_vec3,
}

/// Where other things attach to a body.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hold_location {
    /// 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others.
    pub key: u32,
    /// Index of the part that holds.
    pub part: u32,
    /// Relative to that part; a rotation that is invalid in the file is the identity.
    pub frame: acm_frame,
}

/// The fixed part of the WAVEFORMATEX of a Wave.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_wave_format {
    /// 1: PCM, little-endian, 8 bits unsigned or 16 signed; 0x55: an MP3 stream.
    pub tag: u16,
    pub channels: u16,
    pub samples_per_second: u32,
    pub bytes_per_second: u32,
    pub block_align: u16,
    pub bits_per_sample: u16,
}

/// How a world runs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_world_options {
    pub size: u32,
    /// The player's object: while it is in the world, ticks wake sleeping objects.
    pub viewer: acm_guid,
    /// Events between two calls of `acm_world_clear_events`; of one object at most half; at most 2^24.
    pub event_capacity: u64,
    /// More are not created: [`ACM_LIMIT_EXCEEDED`].
    pub max_objects: u64,
    /// Of sounds and of the pauses of scripts.
    pub random_seed: u64,
    /// Events reserved for each object; more than 256 count as 256.
    pub event_slots: u32,
    /// Of motions and run rates, in multiples of normal speed.
    pub max_speed: f32,
    /// Seconds that a motion may wait after its last animation.
    pub stall_motion_slack: f32,
    /// Seconds without progress of a move.
    pub stall_move_timeout: f32,
    /// [`acm_ground`], of objects that messages create.
    pub ground: u8,
    /// As the client: a tick simulates only 1/30 s after the last.
    pub gate_passes: acm_bool,
    /// As the client: objects over 96 m from the viewer stand still.
    pub sleep_when_far: acm_bool,
    /// Report motions and moves that exceed their longest duration.
    pub detect_stalls: acm_bool,
    /// Repairs of retail's mistakes: both 0 is exactly as retail.
    pub reapply_every_modifier: acm_bool,
    /// Repairs a mistake of retail.
    pub even_static_turn: acm_bool,
    /// 0.
    pub reserved: [u8; 2],
    /// Gate_passes: seconds that a pass may be early, 0 to 1/60; 0.002 suits 60 Hz.
    pub pass_tolerance: f64,
}

/// The game's side of a body: what the client asks its weenie object.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_weenie_facts {
    /// 0: counts as a creature with run rate 1, jump velocity 10 and no limits.
    pub present: acm_bool,
    /// A creature, and not a thing.
    pub is_creature: acm_bool,
    /// The player of this client.
    pub is_local_player: acm_bool,
    /// 0: the rate last received over the network counts.
    pub knows_run_rate: acm_bool,
    /// [`acm_jump_model`].
    pub jump_model: u8,
    /// Refuses, linear: whether its load allows a jump.
    pub can_jump: acm_bool,
    /// Refuses, linear.
    pub knows_stamina_cost: acm_bool,
    /// Formula: jumps cost more stamina.
    pub recent_player_killer: acm_bool,
    /// A factor of running speed, 1 to 3.75 in the game, and 4.5 at skill 800.
    pub run_rate: f32,
    /// Linear: metres per second at extent 1.
    pub jump_velocity: f32,
    /// Refuses, linear: of any jump.
    pub stamina_cost: i32,
    /// Formula.
    pub jump_skill: f32,
    /// Formula, runs_by_skill: burden over capacity.
    pub load: f32,
    /// Formula, runs_by_skill: without any, the skills count as 0.
    pub stamina: i32,
    /// Runs_by_skill.
    pub run_skill: f32,
    /// The client's formula with run_skill and load is the run rate.
    pub runs_by_skill: acm_bool,
    /// Runs_by_skill: 4.5 from 800 on, as ACE has it; 0: at exactly 800.
    pub run_rate_above_800: acm_bool,
    /// 0.
    pub reserved: [u8; 2],
}

/// What a host says about an object.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_facts {
    pub size: u32,
    /// `ACM_STATE_` bits.
    pub state: u32,
    /// The game's side.
    pub weenie: acm_weenie_facts,
    /// Above 0, at most 1000.
    pub scale: f32,
    /// Flat, last known: metres; creating an object with last known ignores it.
    pub ground_height: f32,
    /// Flat: metres; a walking body this near above the ground is set down on it.
    pub step_down_height: f32,
    /// [`acm_ground`].
    pub ground: u8,
    /// No room where the body should be: a jump of interpolation waits.
    pub placement_blocked: acm_bool,
    /// It collides where it is: a body that ceases to be ethereal waits.
    pub blocked: acm_bool,
    /// 0.
    pub reserved: u8,
}

/// Where sounds and scripts come from. A table that is 0: the Setup's own.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_effects {
    /// Its sounds.
    pub sound_table: acm_object_id,
    /// Its scripts, by type.
    pub script_table: acm_object_id,
    /// A script type.
    pub default_script: u32,
    /// Which of its entries.
    pub script_intensity: f32,
    /// That it begins with, 0 opaque to 1 invisible.
    pub translucency: f32,
}

/// How an object is made.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_parameters {
    pub size: u32,
    /// 0: nothing to show, no sizes.
    pub setup: acm_object_id,
    /// 0: the Setup's own.
    pub motion_table: acm_object_id,
    /// Where it is.
    pub position: acm_position,
    /// Sounds and scripts.
    pub effects: acm_object_effects,
    /// 0: in a pack, or held.
    pub in_world: acm_bool,
    pub reserved: [u8; 3],
    /// Its size counts too.
    pub facts: acm_object_facts,
}

/// What a body is to do.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_interpreted_motion_state {
    /// The stance.
    pub current_style: acm_command,
    /// Forward, backward, or a posture.
    pub forward_command: acm_command,
    /// Multiple of normal speed.
    pub forward_speed: f32,
    /// Sideways.
    pub sidestep_command: acm_command,
    /// Multiple of normal speed.
    pub sidestep_speed: f32,
    /// Turning.
    pub turn_command: acm_command,
    /// Multiple of normal speed.
    pub turn_speed: f32,
}

/// An object as it is now.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_object_state {
    /// 0: there is no such object, and nothing else is set.
    pub guid: acm_guid,
    /// Where it is.
    pub position: acm_position,
    /// Metres per second, world axes; moves the body in the air.
    pub velocity: acm_vec3,
    /// Displacement of the last step over its length.
    pub achieved_velocity: acm_vec3,
    /// World axes; radians per second, of an object that animates in place per update.
    pub omega: acm_vec3,
    /// `ACM_STATE_` bits.
    pub state: u32,
    /// Of the body.
    pub scale: f32,
    /// Scaled.
    pub body_size: acm_cylinder,
    /// It touches something.
    pub contact: acm_bool,
    /// That can be walked on.
    pub on_walkable: acm_bool,
    /// 0: asleep, not simulated.
    pub active: acm_bool,
    /// 0: in a pack, held, or nowhere.
    pub in_world: acm_bool,
    /// The object's own doing, and not the server's.
    pub last_move_was_autonomous: acm_bool,
    /// The object that holds it; 0: none.
    pub parent: acm_guid,
    /// Where on the parent.
    pub hold_location: u32,
    /// What it looks like.
    pub setup: acm_object_id,
    /// 0: none, or not loaded.
    pub motion_table: acm_object_id,
    /// How many parts it has.
    pub part_count: u16,
    /// Its stance.
    pub style: acm_command,
    /// The cycle that plays.
    pub substate: acm_command,
    /// Multiple of normal speed.
    pub substate_speed: f32,
    /// That plays; 0: none.
    pub animation: acm_object_id,
    /// Within it; the key frame shown is its floor.
    pub frame_number: f64,
    /// That have not been done yet.
    pub pending_motions: u16,
    /// Sounds and scripts.
    pub effects: acm_object_effects,
    /// Of the whole object now.
    pub translucency: f32,
    /// That play or wait.
    pub queued_scripts: u16,
    /// What the body is to do.
    pub movement: acm_interpreted_motion_state,
    /// [`acm_move_kind`].
    pub move_: u8,
    /// The object that it moves to.
    pub move_target: acm_guid,
    /// 0: none.
    pub stuck_to: acm_guid,
    /// It follows positions that it was sent.
    pub interpolating: acm_bool,
    /// It is held back within a distance.
    pub constrained: acm_bool,
}

/// How a motion or a move is carried out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_movement_parameters {
    /// `ACM_MOVE_` bits.
    pub flags: u32,
    /// Metres: a move towards something ends within this distance.
    pub distance_to_object: f32,
    /// Metres: a move away ends beyond this distance.
    pub min_distance: f32,
    /// Metres: a move fails this far from its start.
    pub fail_distance: f32,
    /// Degrees, 0 north, 90 east.
    pub desired_heading: f32,
    /// A multiple of normal speed.
    pub speed: f32,
    /// Metres left to go: farther runs, nearer walks.
    pub walk_run_threshold: f32,
    /// Chosen by the host; events give it back.
    pub context_id: u32,
    /// [`acm_hold_key`].
    pub hold_key_to_apply: u32,
    /// Timestamp of an action of a message; 0 otherwise.
    pub action_stamp: u32,
}

/// One order to a body.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_order {
    pub size: u32,
    /// [`acm_order_type`].
    pub type_: u32,
    pub parameters: acm_movement_parameters,
    pub motion: acm_command,
    pub target: acm_guid,
    pub position: acm_position,
    pub target_size: acm_cylinder,
    /// Metres per second.
    pub velocity: acm_vec3,
    /// Radians per second.
    pub omega: acm_vec3,
    /// Of a jump, 0 to 1.
    pub extent: f32,
    pub run_rate: f32,
    /// Metres of path.
    pub constraint_start: f32,
    pub constraint_max: f32,
    /// `ACM_STATE_` bits.
    pub state: u32,
    pub keep_heading: acm_bool,
    /// 0.
    pub reserved: [u8; 3],
}

/// What the keys ask for, before it is interpreted.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_raw_motion_state {
    /// [`acm_hold_key`].
    pub current_hold_key: u32,
    /// The stance.
    pub current_style: acm_command,
    /// Forward, backward, or a posture.
    pub forward_command: acm_command,
    /// [`acm_hold_key`].
    pub forward_hold_key: u32,
    /// Multiple of normal speed.
    pub forward_speed: f32,
    /// Sideways.
    pub sidestep_command: acm_command,
    /// [`acm_hold_key`].
    pub sidestep_hold_key: u32,
    /// Multiple of normal speed.
    pub sidestep_speed: f32,
    /// Turning.
    pub turn_command: acm_command,
    /// [`acm_hold_key`].
    pub turn_hold_key: u32,
    /// Multiple of normal speed.
    pub turn_speed: f32,
}

/// A one-shot motion as it travels with an interpreted motion state.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_action {
    /// Which motion.
    pub command: acm_command,
    /// Multiple of normal speed.
    pub speed: f32,
    /// 15 bits on the wire.
    pub timestamp: u16,
    /// The object's own doing.
    pub autonomous: acm_bool,
    /// 0.
    pub reserved: u8,
}

/// An object that is not in the world, as the host knows it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_target {
    pub guid: acm_guid,
    /// Where it is.
    pub position: acm_position,
    /// How large it is.
    pub body_size: acm_cylinder,
    /// Metres per second.
    pub velocity: acm_vec3,
}

/// The steps that take a body to the world's clock, in seconds.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_step_plan {
    pub count: u32,
    pub reserved: u32,
    /// The first `count` are set.
    pub quanta: [f64; 11],
}

/// What the host's collision makes of a proposed frame.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_step_answer {
    /// Where the body ends up.
    pub frame: acm_frame,
    /// It touches something there.
    pub contact: acm_bool,
    /// That can be walked on.
    pub walkable: acm_bool,
    pub reserved: [u8; 2],
}

/// Where a hook is stored: frame and place of an animation, or entry of a script.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_source {
    /// 0: it stands in `script`.
    pub animation: acm_object_id,
    /// 0: it stands in `animation`.
    pub script: acm_object_id,
    /// Of the animation.
    pub frame: u32,
    /// Among the hooks of the frame, or the script's entry.
    pub index: u32,
}

/// A motion has left the queue.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_done_event {
    pub motion: acm_command,
    /// 0: it was abandoned, not finished.
    pub success: acm_bool,
    pub context_id: u32,
    /// Of the move which made the motion; 0: no move did.
    pub move_context_id: u32,
}

/// A move has asked for a motion that was refused.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_refused_event {
    pub motion: acm_command,
    /// [`acm_motion_error`].
    pub motion_error: u32,
    pub context_id: u32,
    pub move_context_id: u32,
}

/// A hook fires: `acm_world_hook_fields` gives its fields.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_event {
    /// [`acm_hook_type`].
    pub type_: u8,
    /// Where it is stored.
    pub source: acm_hook_source,
    /// Its place among the hooks of this step; of a script 0.
    pub order: u32,
    /// Of the motion that plays.
    pub context_id: u32,
    /// Of the move which made the motion; 0: no move did.
    pub move_context_id: u32,
    /// What is heard; 0 for nothing.
    pub wave: acm_object_id,
    /// Of the sound.
    pub volume: f32,
    /// Of the body: radius and height of an Attack are multiplied by it.
    pub scale: f32,
}

/// The body was given a velocity, in its own axes: it leaves the ground.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_velocity_set_event {
    pub local_velocity: acm_vec3,
}

/// A move has ended, and the body has stopped.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_move_finished_event {
    /// [`acm_motion_error`]; 0: it arrived.
    pub motion_error: u32,
    pub context_id: u32,
}

/// The body begins, or ceases, to stick to another.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_stick_event {
    pub target: acm_guid,
}

/// Interpolation has fallen behind: the body jumps to where it should be.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_blipped_event {
    pub to: acm_position,
    pub distance: f32,
}

/// The watched object is gone, has teleported, or has sent no update for too long.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_target_lost_event {
    pub target: acm_guid,
    /// [`acm_target_status`].
    pub status: u8,
}

/// At most one for each object, limit and tick.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_limit_reached_event {
    /// [`acm_limit`].
    pub limit: u8,
    pub count: u32,
}

/// The object is there, but not its Setup or its motion table.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_asset_missing_event {
    pub id: acm_object_id,
}

/// A motion or move exceeded its maximum possible duration. Nothing is done about it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_stalled_event {
    pub is_move: acm_bool,
    pub motion: acm_command,
    /// That the motion still waits for.
    pub animations: u32,
    /// Seconds.
    pub age: f32,
}

/// A sound message is heard.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sound_heard_event {
    pub sound_type: u32,
    pub wave: acm_object_id,
    pub volume: f32,
    /// Of the object when the message was applied.
    pub position: acm_position,
}

/// A message that waited for its object was not applied when the object came.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_not_applied_event {
    /// The message's number.
    pub opcode: u32,
    /// [`acm_check_reason`].
    pub reason: u8,
    /// The rest of the message was applied.
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
/// Something that happened to an object, in 64 bytes. The type says which of the fields is set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_event {
    /// The object's clock, in seconds of the world.
    pub time: f64,
    /// That it happened to.
    pub object: acm_guid,
    /// [`acm_event_type`].
    pub type_: u8,
    pub fields: acm_event_fields,
}

/// One field of a hook. Frames and vectors are one value for each number, such as "offset.origin.x".
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_value {
    /// Lives as long as the library.
    pub name: *const c_char,
    /// [`acm_hook_value_kind`].
    pub kind: u8,
    pub number: f32,
    pub integer: u32,
}

/// All fields of a hook, in the order of the file.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_fields {
    /// [`acm_hook_type`].
    pub type_: u8,
    /// 0: fires whichever way the animation plays, 1: forward only, -1: backward only.
    pub direction: i32,
    pub count: u32,
    pub values: [acm_hook_value; 10],
}

/// What a sound of an object plays, chosen anew.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sound_query {
    pub size: u32,
    /// When `hook` names none.
    pub sound_type: u32,
    /// A Sound, SoundTable or SoundTweaked hook.
    pub hook: acm_hook_source,
    /// Random, at least 0 and below 1: which of several waves.
    pub pick: f64,
    /// Random, 0 to 1: the wave plays when its probability lies above.
    pub roll: f64,
    /// 0: as retail, never the last of several; 1: all alike.
    pub fair: acm_bool,
    /// 0.
    pub reserved: [u8; 7],
}

/// What is heard.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sound_choice {
    /// 0: silence.
    pub wave: acm_object_id,
    pub priority: f32,
    /// Of the sound.
    pub volume: f32,
}

/// Which poses are wanted. As initialised: what retail shows.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_pose_options {
    pub size: u32,
    /// [`acm_pose_format`].
    pub format: u8,
    /// Blends neighbouring key frames; retail never does.
    pub smooth: acm_bool,
    /// At the display place, which moves between ticks too.
    pub display: acm_bool,
    /// Of matrices: column after column; 0: row after row.
    pub column_major: acm_bool,
    /// Matrices are rigid and [`acm_pose_buffer`].scales receives the scales of parts.
    pub report_scales: acm_bool,
    /// Room that an object has no parts for is set to zero.
    pub zero_unused: acm_bool,
    /// Relative to `landblock`; 0: to the landblock of each object.
    pub in_landblock: acm_bool,
    /// 0.
    pub reserved: u8,
    /// Any cell of it.
    pub landblock: acm_cell_id,
    /// Display: 0 to 0.2, from the last tick to the moment that is drawn.
    pub seconds_since_tick: f64,
    /// Experimental: what the objects show; null: the meshes of their Setups.
    pub look: *mut acm_look,
}

/// Memory of the caller for poses. Strides are in bytes and multiples of 4; bytes between parts are not touched.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_pose_buffer {
    pub size: u32,
    /// Room for so many parts of each object; of more the first ones are written.
    pub part_capacity: u32,
    pub data: *mut c_void,
    /// Bytes of that memory.
    pub data_size: usize,
    /// From part to part; 0: side by side.
    pub part_stride: usize,
    /// From an object's first part to the next object's; 0: no gap.
    pub object_stride: usize,
    /// An [`acm_vec3`] for each part; null: not wanted.
    pub scales: *mut c_void,
    /// Bytes of that memory.
    pub scales_size: usize,
    pub scale_part_stride: usize,
    pub scale_object_stride: usize,
    /// Experimental: the mesh that each part shows, an `acm_object_id` each, 0 where nothing is drawn; null: not
    /// wanted.
    pub meshes: *mut c_void,
    /// Bytes of that memory.
    pub meshes_size: usize,
    pub mesh_part_stride: usize,
    pub mesh_object_stride: usize,
}

/// How a part is shown, as hooks have left it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_part_look {
    /// 0: opaque, 1: invisible.
    pub translucency: f32,
    /// How it glows.
    pub luminosity: f32,
    /// How it takes light.
    pub diffuse: f32,
    /// Whether it is drawn.
    pub is_drawn: acm_bool,
}

/// What came of a message that was received.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_check_result {
    /// [`acm_check_action`].
    pub action: u8,
    /// [`acm_check_reason`].
    pub reason: u8,
    /// [`acm_check_reason`]: why the movement in an accepted message was not applied; 0: it was.
    pub movement_reason: u8,
    /// Server: the position was too far off; a correction is on its way.
    pub corrected: acm_bool,
    /// Server: because of the speed of travel.
    pub over_budget: acm_bool,
    /// Server: a speed was brought down.
    pub slowed: acm_bool,
    pub reserved: [u8; 2],
    /// The object that a deferred message waits for.
    pub waits_for: acm_guid,
    /// Server: of a jump.
    pub stamina_cost: i32,
    /// [`acm_motion_error`]: server, the answer to a motion that was asked for.
    pub motion_error: u32,
    /// The number that was bad; null: none. Lives as long as the library.
    pub field: *const c_char,
}

/// A message that is to be sent: `size` bytes of the buffer from `offset` on.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_outbound {
    pub offset: u32,
    pub size: u32,
    pub about: acm_guid,
    /// [`acm_audience`].
    pub audience: u8,
    pub reserved: [u8; 3],
}

/// How a client runs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_client_options {
    pub size: u32,
    /// At most 2^20.
    pub max_deferred_messages: u32,
    /// Of all of them together; at most 2^26.
    pub max_deferred_bytes: u32,
    /// 1: messages are deferred until the player is named; 0: for a spectator.
    pub expects_player: acm_bool,
    /// The run key alone sends MoveToState.
    pub run_key_sends: acm_bool,
    /// So does a held key that resumes after the server's motion.
    pub resuming_sends: acm_bool,
    /// Nothing is sent while a teleport is awaited.
    pub silent_in_portal: acm_bool,
    /// Messages create no objects while the world has this many.
    pub max_objects: u32,
    /// The player's own choice: the run key then means walking.
    pub run_as_default: acm_bool,
    /// 0.
    pub reserved: [u8; 3],
}

/// A client as it is now.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_client_state {
    /// The local player.
    pub player: acm_guid,
    /// How far a jump is charged, 0 to 1.
    pub jump_level: f32,
    /// 0 to 2.
    pub autonomy_level: u32,
    /// The server decides what the player does.
    pub controlled_by_server: acm_bool,
    /// Runs on without a key.
    pub auto_run: acm_bool,
    /// The mouse turns the body.
    pub mouse_look: acm_bool,
    pub reserved: u8,
    /// Messages that wait for their objects.
    pub deferred_messages: u64,
    /// Deferred messages that were evicted to make room for others.
    pub evicted_messages: u64,
    /// Messages in the outbox, and bytes of all of them.
    pub outbox_messages: u64,
    /// Bytes of all of them.
    pub outbox_bytes: u64,
}

/// One command of the keyboard or of the mouse.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_key {
    /// A movement, a posture, an emote, HoldRun, HoldSidestep or Jump.
    pub motion: acm_command,
    /// 1: normal.
    pub speed: f32,
    pub is_mouse: acm_bool,
    /// Mouse only.
    pub run: acm_bool,
    pub reserved: [u8; 2],
}

/// Points p with normal * p + d = 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_plane {
    pub normal: acm_vec3,
    pub d: f32,
}

/// What a server decides for itself. Seconds and metres.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_server_rules {
    pub size: u32,
    /// That may wait on one body.
    pub max_actions: u32,
    /// Between positions of a creature that moves to something.
    pub move_interval: f64,
    /// Between positions of any other body that has moved.
    pub other_interval: f64,
    /// Between positions sent to others because of a player's keys.
    pub relay_interval: f64,
    /// Between positions of a player who moves itself; 0: only what its client says.
    pub player_interval: f64,
    /// A client's position on its body's path this long ago is ignored; 0: never.
    pub lateness: f64,
    /// A client that is this far off or farther is corrected.
    pub farthest_request: f32,
    /// Speeds of a client's keys are brought down to this.
    pub max_key_speed: f32,
    /// M/s between the places that a client states; 0: what its run rate allows.
    pub travel_speed: f32,
    /// Seconds of travel that may be saved up.
    pub travel_slack: f32,
    /// No jump is faster than the weenie's skill allows.
    pub bounds_jumps: acm_bool,
    /// An empty UpdateMotion goes before each jump, as ACE does.
    pub announces_jumps: acm_bool,
    /// AutonomyLevel is obeyed.
    pub clients_choose_level: acm_bool,
    /// 0.
    pub reserved: [u8; 1],
    /// Speeds of a client's emotes and keys, but turns, are brought up to this.
    pub min_key_speed: f32,
    /// Seconds that a jump may arrive before the landing of the body, for which it waits.
    pub jump_slack: f64,
}

/// Colours that replace those of the base palette: the same entries of another palette.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sub_palette {
    /// 0: none; the object then keeps its original colours.
    pub palette: acm_object_id,
    /// Entry of the palette, 0 to 2040; messages carry multiples of 8.
    pub first: u32,
    /// Entries, 8 to 2048; likewise.
    pub count: u32,
}

/// On one part, every surface whose own texture is the old one shows the new one.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_texture_change {
    /// Index among the Setup's parts.
    pub part: u8,
    /// A SurfaceTexture; 0: none.
    pub old_texture: acm_object_id,
    /// A SurfaceTexture.
    pub new_texture: acm_object_id,
}

/// A part shows another mesh.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_part_change {
    /// Index among the Setup's parts.
    pub part: u8,
    /// A GfxObj; 0: none, which changes nothing.
    pub mesh: acm_object_id,
}

/// What an object wears: the client's ObjDesc. Lists of the caller, to be read, or with room for those that a call
/// writes. With too little room for one of them a call writes nothing but the counts and returns
/// [`ACM_BUFFER_FULL`].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_appearance {
    pub size: u32,
    /// That sub-palettes change; without any it is not sent.
    pub base_palette: acm_object_id,
    /// Applied in order.
    pub sub_palettes: *mut acm_sub_palette,
    pub texture_changes: *mut acm_texture_change,
    pub part_changes: *mut acm_part_change,
    pub sub_palette_count: u32,
    pub texture_change_count: u32,
    pub part_change_count: u32,
    /// Room for entries; where a call only reads, it does not count.
    pub sub_palette_capacity: u32,
    pub texture_change_capacity: u32,
    pub part_change_capacity: u32,
}

/// A thing that is worn.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_garment {
    pub clothing_table: acm_object_id,
    /// Which dye of the table; 0: none, the body keeps its colours.
    pub palette_template: u32,
    /// 0 to 1, one for each palette set of the dye; the fourth applies to all further sets. Out of range: no
    /// palette, and the body keeps its original colours.
    pub shades: [f64; 4],
}

/// Why a garment is not worn as it is described.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_garment_finding {
    /// Index among those that were given.
    pub garment: u32,
    /// [`acm_status`].
    pub status: i32,
    /// The record concerned; 0: none.
    pub object_id: acm_object_id,
    pub reserved: u32,
    /// Lives as long as the library.
    pub field: *const c_char,
}

/// What a part shows.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_look_part {
    /// Of the Setup or of a part change.
    pub mesh: acm_object_id,
    /// What stands in for it near the eye; 0: nothing is drawn.
    pub drawn_mesh: acm_object_id,
    /// Of the mesh's first indexed image, before texture changes; 0: none.
    pub original_palette: acm_object_id,
    pub surface_count: u32,
    /// All its indexed images are drawn with `acm_look_colors`.
    pub is_recolored: acm_bool,
    /// The game draws nothing here at any distance.
    pub is_marker: acm_bool,
    pub reserved: [u8; 2],
}

/// One surface of a part's mesh, as it is shown.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_look_surface {
    /// How it is blended and lit: `acm_surface_material`.
    pub surface: acm_object_id,
    /// 0: one colour, that of the surface.
    pub texture: acm_object_id,
    /// The best one that is loaded; 0: none is.
    pub image: acm_object_id,
    /// The image's own; 0: its pixels are colours.
    pub palette: acm_object_id,
}

/// Why a look is not all that its appearance says.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_look_finding {
    /// [`acm_look_finding_kind`].
    pub kind: u8,
    pub reserved: [u8; 3],
    /// 0xFFFFFFFF: concerns the colours.
    pub part: u32,
    /// That is missing or does not fit; 0: none was named.
    pub id: acm_object_id,
}

/// How particles are run.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_options {
    pub size: u32,
    /// Every draw gives this number, 0 to 1, for pictures and tests; below 0: the seed decides.
    pub fixed_roll: f32,
    /// Of all random numbers; each body has its own random stream.
    pub seed: u64,
    /// Of one body; more are refused.
    pub max_emitters: u32,
    /// Of one body, that its emitters reserve; more are refused.
    pub max_particles: u32,
    /// An emitter needs its mesh in the assets; 0: the host has the meshes itself.
    pub needs_meshes: acm_bool,
    /// 0.
    pub reserved: [u8; 7],
}

/// One particle as it is drawn: 36 bytes, fit for the instances of one mesh.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle {
    /// Metres, from the south-west corner of the landblock of [`acm_particle_emitter`].cell.
    pub position: acm_vec3,
    /// A mesh may face the eye besides: [`acm_mesh_info`].facing.
    pub rotation: acm_quat,
    /// Of the mesh on all axes, 0.1 to 10.
    pub scale: f32,
    /// 0 opaque to 1; at exactly 1 it is not drawn.
    pub translucency: f32,
}

/// An emitter of a body as it is now.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_emitter {
    /// Whose it is.
    pub body: acm_guid,
    /// Its key on the body; 0xFFFF0000 and up when the hook named none.
    pub emitter_id: u32,
    /// That it is on, or ACM_WHOLE_BODY.
    pub part: u32,
    /// The ParticleEmitterInfo.
    pub info: acm_object_id,
    /// The GfxObj that each particle shows.
    pub mesh: acm_object_id,
    /// 1 to 12; others are not moved.
    pub particle_type: u32,
    /// Of the body.
    pub cell: acm_cell_id,
    /// Of the emitter, as [`acm_particle`].position.
    pub origin: acm_vec3,
    /// Metres that particles get away from it, roughly.
    pub sorting_radius: f32,
    /// Its first particle among those of `acm_particles_read` for the same body.
    pub first: u32,
    /// Particles.
    pub live: u32,
    /// Particles since it was made; while it is not visible counted only.
    pub emitted: u32,
    /// That may live at a time.
    pub max_particles: u32,
    /// After which it stops; 0: no limit.
    pub total_particles: i32,
    /// After which it stops; 0: no limit.
    pub total_seconds: f64,
    /// Seconds since it was made.
    pub age: f64,
    /// It emits no more, and is removed with its last particle.
    pub stopped: acm_bool,
    pub reserved: [u8; 7],
}

/// What an update has come to.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_report {
    /// Emitters.
    pub created: u32,
    /// Emitters that hooks asked for.
    pub refused: u32,
    /// [`acm_status`]: why, of the first; 0: none was refused.
    pub status: i32,
    /// The record concerned.
    pub object_id: acm_object_id,
    /// What was wrong; null: nothing. Lives as long as the library.
    pub field: *const c_char,
}

/// What a CreateParticle or CreateBlockingParticle hook says.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_particle_request {
    pub size: u32,
    /// A ParticleEmitterInfo.
    pub info: acm_object_id,
    /// That emits; ACM_WHOLE_BODY: none.
    pub part: u32,
    /// From the body or part, in its axes.
    pub offset: acm_vec3,
    /// 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...
    pub emitter_id: u32,
    /// Does nothing when an emitter of that id is there.
    pub blocking: acm_bool,
    /// 0.
    pub reserved: [u8; 3],
}

/// A motion begun in a steady state.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_query {
    pub size: u32,
    /// Whose motion it is.
    pub motion_table: acm_object_id,
    pub motion: acm_command,
    /// Multiple of normal speed.
    pub speed: f32,
    /// 0: the default style of the table.
    pub style: acm_command,
    /// The cycle that plays; 0: the default of the style.
    pub from: acm_command,
    /// Multiple of normal speed.
    pub from_speed: f32,
    /// 0.
    pub reserved: u32,
    /// Of the server's ticks; 0: ticks are not wanted.
    pub tick_seconds: f64,
}

/// A hook on a frame that plays.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_hook_time {
    /// Seconds after the command; infinity: not reached.
    pub time: f64,
    /// In which it fires, 1 is the first; 0: none.
    pub tick: u64,
    /// [`acm_hook_status`].
    pub status: u8,
    /// [`acm_hook_type`].
    pub type_: u8,
    /// Where it is stored.
    pub source: acm_hook_source,
    /// The index of its segment.
    pub segment: u32,
}

/// One animation that plays.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_segment {
    pub animation: acm_object_id,
    /// The first key frame.
    pub low_frame: i32,
    /// The last key frame.
    pub high_frame: i32,
    /// Negative plays backwards.
    pub framerate: f32,
    /// Seconds after the command; infinity: it is not reached.
    pub start: f64,
    /// Infinity: it stands still.
    pub end: f64,
    /// It plays again and again.
    pub cyclic: acm_bool,
}

/// Times are infinite when they never come.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_timeline {
    /// When the motion is done.
    pub done: f64,
    /// When only the cycle is left.
    pub steady: f64,
    /// Once through the cycle; 0: nothing plays.
    pub period: f64,
    pub done_tick: u64,
    pub segment_count: u64,
    pub hook_count: u64,
    /// Metres per second in the body's axes, from the command on.
    pub velocity: acm_vec3,
    /// Radians per second.
    pub omega: acm_vec3,
    /// How far the body gets until the state is steady.
    pub moved: acm_frame,
    /// The state after the command.
    pub style: acm_command,
    pub substate: acm_command,
    pub reserved: u32,
}

/// What a message is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_info {
    /// Of the message, or the type of the action or event in an envelope.
    pub opcode: u32,
    /// The object that it is about; 0: none.
    pub guid: acm_guid,
    /// 0: not a message of movement, sounds, scripts or looks; guid is then 0.
    pub is_known: acm_bool,
    /// Clients send it.
    pub is_client_action: acm_bool,
    /// Bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key.
    pub oddities: u8,
    pub reserved: u8,
}

/// One field as it lies in a message.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_wire_field {
    /// Lives as long as the library.
    pub name: *const c_char,
    /// 'w', 'x', 'y' or 'z' of a vector or a rotation, else 0.
    pub component: c_char,
    /// [`acm_field_kind`].
    pub kind: u8,
    /// Bytes from the opcode.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// The value, of a float its bits; 0 for raw bytes.
    pub bits: u32,
}

/// A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate, PlayerTeleport,
/// ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType, AutonomyLevel, TurnTo,
/// DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count follows from the opcode.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message {
    pub size: u32,
    /// Which message.
    pub opcode: u32,
    /// The object; of a ParentEvent the child.
    pub guid: acm_guid,
    /// ParentEvent.
    pub parent: acm_guid,
    pub location: u32,
    pub placement: u32,
    /// `ACM_STATE_` bits, of SetState.
    pub state: u32,
    /// Sound type, script type, or id of a script.
    pub id: u32,
    /// Volume, mod, speed, heading (degrees) or extent; 1 as initialised.
    pub amount: f32,
    /// Of a client: running number.
    pub action: u32,
    /// Which motion.
    pub motion: acm_command,
    /// [`acm_hold_key`].
    pub hold_key: u32,
    /// TurnTo: run; AutonomyLevel: the level.
    pub flag: u32,
    /// Metres per second.
    pub velocity: acm_vec3,
    /// Radians per second.
    pub omega: acm_vec3,
    /// By [`acm_timestamp`].
    pub timestamps: [u16; 9],
    /// Of DeleteObject and PlayerTeleport, 0.
    pub padding: u16,
}

/// Where two states differ first.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_difference {
    pub found: acm_bool,
    pub reserved: [u8; 3],
    /// 0: the world itself.
    pub object: acm_guid,
    /// Such as "body.position.origin.x".
    pub field: [c_char; 120],
}

/// What all findings of a rule have in common. The texts live as long as the library.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_lint_rule {
    /// Stable, for baselines: "unreachable-state".
    pub code: *const c_char,
    /// Why it matters.
    pub meaning: *const c_char,
    /// What to do about it.
    pub fix: *const c_char,
    /// [`acm_lint_severity`].
    pub severity: u32,
}

/// One finding of the linter.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_lint_finding {
    pub table: acm_object_id,
    /// Index of its rule.
    pub rule: u32,
    /// Within the table: "SwordCombat/Ready \> SlashHigh".
    pub place: *const c_char,
    /// What was found there.
    pub detail: *const c_char,
}

/// How a body is written as glTF.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_export_options {
    pub size: u32,
    /// [`acm_gltf_keys`].
    pub keys: u8,
    /// [`acm_gltf_tree`].
    pub tree: u8,
    /// Velocity and position frames move the body; 0: it stays where it is.
    pub root_motion: acm_bool,
    /// Also write meshes that the game never draws.
    pub markers: acm_bool,
    /// 0: the motion table that the Setup names.
    pub table: acm_object_id,
}

/// How a glTF file is read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_import_options {
    pub size: u32,
    /// Also takes a file that shows signs of damage.
    pub force: acm_bool,
    /// 0.
    pub reserved: [u8; 3],
    /// Null: files whose keys are in other files are refused.
    pub read_file: acm_read_file,
    /// For read_file.
    pub context: *mut c_void,
}

/// An animation that came back.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_animation {
    pub id: acm_object_id,
    /// Key frames.
    pub frames: u32,
    /// 0: as it was when it was exported, byte for byte.
    pub edited_frames: u32,
    pub edited_parts: u32,
    /// The record, as a container or `acm_assets_add` takes it.
    pub bytes: *const c_void,
    pub size: usize,
}

/// A part that an editor has moved.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_gltf_edited_part {
    pub part: u32,
    /// In which it is elsewhere than it was.
    pub frames: u32,
    /// The farthest that it was moved.
    pub metres: f64,
    /// The farthest that it was turned.
    pub radians: f64,
}

/// How an image is decoded.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_image_options {
    pub size: u32,
    /// Of an indexed image; 0: the one that it names.
    pub palette: acm_object_id,
    /// 0xAARRGGBB, instead of a palette: 2,048 as `acm_look_colors` gives them, or 256 that stand for eight indices
    /// each; null: the palette's.
    pub colors: *const u32,
    pub color_count: usize,
    /// The surface is a clip map ([`acm_material`].clip_map): indices 0 to 7 are clear.
    pub clip_map: acm_bool,
    /// An image with alpha alone becomes black with that alpha, as graphics hardware samples it; 0: opaque grey, to
    /// be looked at.
    pub as_texture: acm_bool,
    /// 0.
    pub reserved: [u8; 6],
}

/// What an image is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_image_info {
    /// [`acm_image_kind`].
    pub kind: u32,
    /// Pixels, at most 16,384.
    pub width: u32,
    /// Pixels, at most 16,384; at most 2^26 pixels in all.
    pub height: u32,
    pub reserved: u32,
    /// Pixels whose index the palette does not have; they are clear.
    pub outside_palette: u64,
}

/// How a surface is drawn.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_material {
    /// 0: `color` alone.
    pub texture: acm_object_id,
    /// 0xRRGGBB; white with a texture.
    pub color: u32,
    /// Of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha.
    pub alpha: f32,
    /// Light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by.
    pub luminosity: f32,
    pub diffuse: f32,
    /// [`acm_blend_factor`].
    pub source: u8,
    /// [`acm_blend_factor`].
    pub destination: u8,
    /// Pixels with a smaller source alpha (of 255) are not drawn; 0: no test.
    pub alpha_test: u8,
    /// [`acm_draw_pass`].
    pub pass: u8,
    /// 0: the factors are one and zero, and alpha has no effect.
    pub blend: acm_bool,
    /// Whether it writes depth.
    pub depth_write: acm_bool,
    /// 0: additive; fog must not tint it.
    pub fog: acm_bool,
    /// For [`acm_image_options`].clip_map.
    pub clip_map: acm_bool,
    /// The texture that it should have is not there: `color` is white.
    pub texture_missing: acm_bool,
    pub reserved: [u8; 3],
}

/// What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_part_drawing {
    /// 0 opaque to 1 clear.
    pub translucency: f32,
    /// Instead of the surface's, with has_luminosity.
    pub luminosity: f32,
    /// Instead of the surface's, with has_diffuse.
    pub diffuse: f32,
    pub has_luminosity: acm_bool,
    pub has_diffuse: acm_bool,
    pub reserved: [u8; 2],
}

/// 32 bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_mesh_vertex {
    /// Metres.
    pub position: acm_vec3,
    /// Unit length as a rule; zero: it has none.
    pub normal: acm_vec3,
    pub u: f32,
    /// Runs down: 0 is the first row of the image.
    pub v: f32,
}

/// The triangles with one surface.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_mesh_surface {
    /// For `acm_surface_material`.
    pub surface: acm_object_id,
    pub first_vertex: u32,
    /// Three for each triangle; 0: nothing shows it.
    pub vertex_count: u32,
    /// Its texture repeats beyond the edges; 0: it is clamped.
    pub repeats: acm_bool,
    pub reserved: [u8; 3],
}

/// How many of everything a mesh has, and how it is drawn.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_mesh_info {
    /// The mesh that stands in for it near the eye, or it itself; 0: nothing is drawn.
    pub drawn: acm_object_id,
    /// [`acm_mesh_facing`], or another number of the file.
    pub facing: u32,
    pub sort_center: acm_vec3,
    pub surface_count: u32,
    pub vertex_count: u32,
}

/// How a scenario runs.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_scenario_options {
    pub size: u32,
    /// [`acm_scenario_form`].
    pub form: u8,
    /// 0.
    pub reserved: [u8; 3],
    /// Of all ticks and updates; a step of n objects counts n times.
    pub max_steps: u64,
    /// Output beyond it ends the run with an error.
    pub max_output_bytes: u64,
}

/// Lines that could not run.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_scenario_errors {
    /// How many; 0: none, and all else is empty.
    pub lines: u32,
    /// Counted from 1.
    pub first_line: u32,
    pub reason: [c_char; 192],
    /// How the verb is written; empty when there is no such verb.
    pub expected: [c_char; 192],
}

/// Which traffic of a capture is the game's.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_capture_options {
    pub size: u32,
    /// The UDP ports of the server.
    pub first_port: u16,
    pub last_port: u16,
}

/// A whole message, put together from its fragments.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_captured_message {
    /// That completed it, from 1 as Wireshark counts.
    pub frame: u64,
    /// Of that frame, since 1970.
    pub microseconds: u64,
    /// The same for all messages between one client and its server.
    pub flow: u64,
    /// From the opcode on; of `acm_capture_next`: valid until its next call.
    pub bytes: *const c_void,
    pub size: usize,
    /// Of the game's network layer.
    pub queue: u16,
    /// 0: from the client.
    pub from_server: acm_bool,
    pub reserved: [u8; 5],
}

/// Something of a capture that could not be read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_capture_error {
    /// In which it is; of damage to the file, the last frame before it.
    pub frame: u64,
    /// Nothing follows.
    pub ends_capture: acm_bool,
    pub reserved: [u8; 7],
    /// Its offset counts from the start of what was wrong: file, frame or packet.
    pub error: acm_error,
}

/// What a capture holds, as far as it was read.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_capture_counts {
    pub frames: u64,
    /// Not of the game: other protocols and ports.
    pub other_frames: u64,
    /// Of those, parts of datagrams that IP has cut up.
    pub later_parts: u64,
    pub packets: u64,
    pub packet_bytes: u64,
    pub retransmissions: u64,
    pub valid_checksums: u64,
    pub wrong_checksums: u64,
    /// Cannot be checked without the key of the session.
    pub keyed_checksums: u64,
    pub fragments: u64,
    pub duplicates: u64,
    pub messages: u64,
    pub errors: u64,
    /// Since 1970.
    pub first_microseconds: u64,
    pub last_microseconds: u64,
    /// Bytes of the file up to the end of the last frame.
    pub position: u64,
    /// Messages that wait for fragments.
    pub unfinished: u64,
    /// Unfinished messages that made room for others.
    pub evicted: u64,
}

/// How a capture is replayed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_replay_options {
    pub size: u32,
    /// Of objects that the capture does not describe; 0: their messages wait.
    pub assumed_setup: acm_object_id,
}

/// How far engine and server agree.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_replay_totals {
    pub objects: u64,
    /// Objects that were never described.
    pub undescribed: u64,
    /// Objects for which an assumed body stood.
    pub anonymous: u64,
    /// Objects whose Setup or table was not loaded.
    pub without_assets: u64,
    pub messages: u64,
    /// Messages that came before their object was described.
    pub deferred: u64,
    /// Of these, those that were never applied.
    pub waiting: u64,
    pub movements: u64,
    /// Of the movements, those that no body received when they came.
    pub unchecked: u64,
    /// Of these, those to objects that cannot move.
    pub cannot_move: u64,
    /// Positions.
    pub compared: u64,
    pub blips: u64,
    pub stalls: u64,
    /// Motions that the table of the object has nothing for.
    pub refused: u64,
    pub sounds: u64,
    pub scripts: u64,
    pub refused_effects: u64,
    /// Metres between engine and server; 0 when nothing was compared.
    pub worst: f64,
    /// Likewise.
    pub mean: f64,
    /// From the first message to the last.
    pub seconds: f64,
}

/// One field of a message, as text.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_field {
    /// Bytes from the start of the message.
    pub offset: u32,
    /// Bytes.
    pub size: u32,
    /// Such as "forward_command", or "pos.x".
    pub name: *const c_char,
    /// With its meaning where it has one: "0x0005 WalkForward".
    pub value: *const c_char,
}

/// A message in a few words.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_message_summary {
    /// Such as "UpdateMotion".
    pub name: *const c_char,
    /// In words: "RunForward at 2.5, TurnRight at -1.5".
    pub meaning: *const c_char,
    /// That it is about; 0: none, or the player that sends it.
    pub object: acm_guid,
    pub from_server: acm_bool,
    pub reserved: [u8; 3],
}

/// An animation that plays or waits to play (core 3).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sequence_node {
    pub animation: acm_object_id,
    /// Inclusive.
    pub low_frame: i32,
    /// Inclusive.
    pub high_frame: i32,
    /// Frames per second; negative plays backwards.
    pub framerate: f32,
    /// Of the motion that appended it.
    pub context_id: u32,
    /// Of the move that made that motion.
    pub move_context_id: u32,
    /// [`acm_node_role`].
    pub role: u8,
    pub reserved: [u8; 3],
}

/// The sequence (core 2.1).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sequence_facts {
    /// Within the node that plays.
    pub frame_number: f64,
    /// In the body's axes.
    pub velocity: acm_vec3,
    /// In the body's axes.
    pub omega: acm_vec3,
    /// Index of the node that plays; -1: none.
    pub current: i32,
    /// Index of the first node that repeats; -1: none.
    pub first_cyclic: i32,
    /// That is shown; -1: none.
    pub key_frame: i32,
    /// The pose that is shown while nothing plays.
    pub placement: u32,
}

/// A motion that waits for animations to end (core 6).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_queued_motion {
    pub motion: acm_command,
    /// That have to end before it is done, those of the motions before it aside.
    pub animations: u32,
    pub context_id: u32,
    /// Of the move that made it.
    pub move_context_id: u32,
}

/// The motion table manager with its motion state (core 6, core 5).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_table_manager_facts {
    /// 0: no state yet.
    pub style: acm_command,
    /// 0: no state yet.
    pub substate: acm_command,
    pub substate_speed: f32,
    /// Animations that have ended and that no motion has used up yet.
    pub animation_counter: u32,
}

/// A motion that the interpreter has handed on (core 7.17).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_pending_motion {
    pub motion: acm_command,
    pub context_id: u32,
    /// [`acm_motion_error`]: why no jump may begin while it is first.
    pub jump_error: u32,
}

/// The motion interpreter (core 7.1) with both movement states (core 8.1).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_motion_interp_facts {
    /// Made when first needed.
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

/// One leg of a move (MT-50).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_move_leg {
    /// [`acm_move_kind`]: [`ACM_MOVE_POSITION`] or [`ACM_MOVE_TURN_TO_HEADING`].
    pub kind: u32,
    /// Degrees, of a turn.
    pub heading: f32,
}

/// The move that is under way (MT-1).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_move_to_facts {
    pub previous_distance_time: f64,
    pub original_distance_time: f64,
    /// Made when first needed.
    pub exists: acm_bool,
    /// [`acm_move_kind`].
    pub kind: u8,
    pub moving_away: acm_bool,
    /// The target's place is known.
    pub initialized: acm_bool,
    pub parameters: acm_movement_parameters,
    pub sought_position: acm_position,
    pub current_target_position: acm_position,
    pub starting_position: acm_position,
    pub previous_heading: f32,
    pub previous_distance: f32,
    pub original_distance: f32,
    /// Steps without progress.
    pub fail_progress_count: u32,
    pub sought_object: acm_guid,
    pub top_level_object: acm_guid,
    pub sought_size: acm_cylinder,
    /// As given, before it is adjusted.
    pub current_command: acm_command,
    /// The turn that corrects the course.
    pub aux_command: acm_command,
}

/// Sticking to another body (SK).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_sticky_facts {
    /// On the clock of the world.
    pub timeout: f64,
    pub exists: acm_bool,
    pub initialized: acm_bool,
    pub reserved: [u8; 2],
    /// 0: not stuck.
    pub target: acm_guid,
    pub target_radius: f32,
    pub target_position: acm_position,
}

/// What holds a body near the last place that the server has confirmed (CN).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_constraint_facts {
    pub exists: acm_bool,
    pub is_constrained: acm_bool,
    pub reserved: [u8; 2],
    /// How far the body has gone since, along its path.
    pub offset: f32,
    pub start_distance: f32,
    pub max_distance: f32,
    pub position: acm_position,
}

/// A place that interpolation goes to, or a velocity that it gives the body there (IN-9).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_interpolation_node {
    /// [`acm_interpolation_type`].
    pub type_: u32,
    pub position: acm_position,
    pub velocity: acm_vec3,
}

/// Interpolation towards places that arrive from time to time (IN-1).
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

/// Watching a target, and being in the table of the one that is watched (TG-1, TG-2).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_target_facts {
    /// Of the target's last update.
    pub last_update_time: f64,
    /// When those who watch this body were last looked at.
    pub voyeur_check_time: f64,
    pub exists: acm_bool,
    pub has_target: acm_bool,
    /// [`acm_target_status`].
    pub status: u8,
    pub reserved: u8,
    /// The target.
    pub object: acm_guid,
    pub context_id: u32,
    /// An update is sent when the target has moved so far.
    pub radius: f32,
    /// Seconds that the target looks ahead.
    pub quantum: f32,
    pub target_position: acm_position,
    pub interpolated_position: acm_position,
    pub interpolated_heading: acm_vec3,
    pub velocity: acm_vec3,
    pub last_sent_position: acm_position,
}

/// The body itself (core 11.1).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_body_facts {
    /// How far it has been simulated.
    pub update_time: f64,
    /// The clock of its timed hooks.
    pub physics_time: f64,
    pub acceleration: acm_vec3,
    /// Length of its last step.
    pub step_quantum: f32,
    pub ground_height: f32,
    /// Of its holder.
    pub held_at_part: u32,
    pub jumped_this_frame: acm_bool,
    pub placement_refused: acm_bool,
    pub is_blocked: acm_bool,
    pub is_leaving_ethereal: acm_bool,
    pub was_made_static: acm_bool,
    pub animates_in_place: acm_bool,
    pub reserved: [u8; 6],
}

/// What hooks and scripts have left (HK-13, PS-3).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_effects_facts {
    /// When the first script goes on, on the clock of the world; 0: none plays.
    pub next_cue: f64,
    pub translucency: f32,
    /// It never falls below.
    pub original_translucency: f32,
}

/// The named fields of all parts of a body.
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

/// A timed hook: a change over time (HK-2), on [`acm_body_facts`].physics_time.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_ramp {
    pub created: f64,
    pub duration: f64,
    /// [`acm_ramp_kind`].
    pub kind: u32,
    /// The part, or the id of the script.
    pub datum: u32,
    pub start: f32,
    pub end: f32,
    pub context_id: u32,
    pub move_context_id: u32,
}

/// A script that plays, or waits for those before it (PS-2).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct acm_queued_script {
    /// On the clock of the world.
    pub start: f64,
    /// Until its last hook.
    pub length: f64,
    pub script: acm_object_id,
    /// That it has.
    pub hooks: u32,
    /// Of these, that have come.
    pub fired: u32,
    pub context_id: u32,
    pub move_context_id: u32,
    pub reserved: u32,
}

extern "C" {
    /// The library's version ("0.2.0") and how it was built, in one line. Never null.
    pub fn acm_version() -> *const c_char;
    pub fn acm_build_description() -> *const c_char;
    /// ACM_ABI_VERSION of the library.
    pub fn acm_abi_version() -> u32;
    /// Whether a program that was built with this ACM_ABI_VERSION can use the library: 1 or 0.
    pub fn acm_is_compatible(abi_version: u32) -> acm_bool;
    /// A short English text, such as "the data ends inside a field". Never null, even for unknown numbers.
    pub fn acm_status_text(status: i32) -> *const c_char;
    /// The client's sentence for a motion error. Never null.
    pub fn acm_motion_error_text(motion_error: u32) -> *const c_char;
    /// Sets the allocator; both null: that of the C++ runtime, which inspect.h and `acm_assets_create_sample` use
    /// in any case. `allocate` must never return null. Both may be called on any thread that calls the library, but
    /// never while bodies are simulated; a tick may allocate at its beginning. Call this before anything else:
    /// [`ACM_IN_USE`] while the library holds memory. [`ACM_NULL_ARGUMENT`] when only one of them is null.
    pub fn acm_set_allocator(
        allocate: acm_allocate,
        release: acm_release,
        context: *mut c_void,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_command_count() -> u32;
    /// The command whose low word is i; 0 past the end.
    pub fn acm_command_at(i: u32) -> acm_command;
    /// "WalkForward"; null for a number that is not a command. Texts live as long as the library.
    pub fn acm_command_name(command: acm_command) -> *const c_char;
    /// By name, in any case; 0: there is none.
    pub fn acm_find_command(name: *const c_char) -> acm_command;
    /// "Footstep1", "LevelUp", "SoundTable"; null for numbers without a name.
    pub fn acm_sound_type_name(sound_type: u32) -> *const c_char;
    pub fn acm_script_type_name(script_type: u32) -> *const c_char;
    pub fn acm_hook_type_name(hook_type: u32) -> *const c_char;
    /// From one position to another, across landblocks: metres, and degrees. 0 when a pointer is null.
    pub fn acm_distance(from: *const acm_position, to: *const acm_position) -> f32;
    pub fn acm_heading_between(from: *const acm_position, to: *const acm_position) -> f32;
    /// Where a frame faces, in degrees. 0 when the pointer is null.
    pub fn acm_heading_of(frame: *const acm_frame) -> f32;
    pub fn acm_set_heading(frame: *mut acm_frame, degrees: f32, error: *mut acm_error) -> i32;
    /// Moves an outdoor position whose origin has left its landblock into the cell where it lies.
    /// [`ACM_BAD_VALUE`], with the cell set to 0, when that is outside the map.
    pub fn acm_adjust_to_outside(position: *mut acm_position, error: *mut acm_error) -> i32;
    /// A container in memory, which must stay there, unchanged, until the handle is freed.
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
    /// The records with ids from `first` to `last`, both included, ascending.
    pub fn acm_container_entries(
        container: *mut acm_container,
        first: acm_object_id,
        last: acm_object_id,
        out: *mut acm_container_entry,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The bytes of a record, decompressed.
    pub fn acm_container_read(
        container: *mut acm_container,
        id: acm_object_id,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// A whole new file: the records of `base`, which may be null, with the changes. [`ACM_UNSUPPORTED`] for a base
    /// of the older layout, [`ACM_NOT_FOUND`] for a removed record that is not there.
    pub fn acm_container_build(
        base: *mut acm_container,
        changes: *const acm_container_change,
        change_count: usize,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Without a container: records are given with `acm_assets_add`.
    pub fn acm_assets_create(out: *mut *mut acm_assets, error: *mut acm_error) -> i32;
    /// The sample creatures, decoded: Setups 0x02000001 (mannequin), 0x02000002 (beast), 0x02000003 (door),
    /// 0x02000010 (sword), 0x02000011 (bow).
    pub fn acm_assets_create_sample(out: *mut *mut acm_assets, error: *mut acm_error) -> i32;
    /// A container (client_portal.dat) in memory, which must stay there, unchanged, until the assets and all worlds
    /// that use them are freed.
    pub fn acm_assets_open(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_assets,
        error: *mut acm_error,
    ) -> i32;
    /// A container of `size` bytes elsewhere: `acm_assets_needs` and `acm_assets_supply` read it piece by piece.
    pub fn acm_assets_open_piecewise(
        size: u64,
        out: *mut *mut acm_assets,
        error: *mut acm_error,
    ) -> i32;
    /// Frees the handle; the memory is released when the last world that uses the assets is freed.
    pub fn acm_assets_free(assets: *mut acm_assets, error: *mut acm_error) -> i32;
    /// One record, decompressed; the bytes are not needed afterwards.
    pub fn acm_assets_add(
        assets: *mut acm_assets,
        id: acm_object_id,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    /// `out`: an [`acm_numbering`], told from the human table; that of a container is read before any other.
    pub fn acm_assets_numbering(
        assets: *mut acm_assets,
        out: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    /// Leaves the ids of motion tables as files have them. Call it before anything is loaded or added.
    pub fn acm_assets_keep_command_ids(assets: *mut acm_assets, error: *mut acm_error) -> i32;
    /// Whether records that are added are those of files before Throne of Destiny. A container says it itself.
    pub fn acm_assets_read_as_older(
        assets: *mut acm_assets,
        is_older: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Piecewise, success means that it is under way. [`ACM_WRONG_TYPE`] for an id of another type. A call that
    /// fails may have loaded other records; `acm_assets_missing` lists what is not there.
    pub fn acm_assets_load(
        assets: *mut acm_assets,
        id: acm_object_id,
        what: u32,
        error: *mut acm_error,
    ) -> i32;
    /// Piecewise: which bytes of the container are wanted next.
    pub fn acm_assets_needs(
        assets: *mut acm_assets,
        out: *mut acm_range,
        error: *mut acm_error,
    ) -> i32;
    /// Those bytes: at least the size that is needed. [`ACM_WRONG_ORDER`] when nothing is.
    pub fn acm_assets_supply(
        assets: *mut acm_assets,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    /// What something needs and is not there, ascending.
    pub fn acm_assets_missing(
        assets: *mut acm_assets,
        out: *mut acm_missing_asset,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Whether the record was decoded.
    pub fn acm_assets_contains(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Ids of all decoded records of the type that this id has (0x02000000: Setups), ascending.
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
    /// The records with ids from `first` to `last`, both included, of the container of the assets, ascending. None
    /// without a container, and piecewise before its directory was read.
    pub fn acm_assets_entries(
        assets: *mut acm_assets,
        first: acm_object_id,
        last: acm_object_id,
        out: *mut acm_container_entry,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The bytes of a decoded record, as `acm_assets_add` takes them: those that it was decoded from. A record of
    /// an older container has the later layout here, and a motion table has the commands of End of Retail.
    /// [`ACM_UNSUPPORTED`] for a texture of an older container, which is an image itself and has no later form.
    pub fn acm_assets_record(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The samples of a decoded Wave, in the encoding that `format` names, which may be null. [`ACM_BAD_VALUE`]
    /// when its header is too short for audio.
    pub fn acm_assets_wave(
        assets: *mut acm_assets,
        id: acm_object_id,
        format: *mut acm_wave_format,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The same as the contents of a .wav file.
    pub fn acm_assets_wave_file(
        assets: *mut acm_assets,
        id: acm_object_id,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The ids that a decoded record names, whether or not they are there, ascending; and the decoded records that
    /// name an id.
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
    /// `assets` may be null: objects then have no motion tables. `options` may be null.
    pub fn acm_world_create(
        assets: *mut acm_assets,
        options: *const acm_world_options,
        out: *mut *mut acm_world,
        error: *mut acm_error,
    ) -> i32;
    /// A copy without roles and events. Run alike, both stay alike, bit for bit.
    pub fn acm_world_copy(
        world: *mut acm_world,
        out: *mut *mut acm_world,
        error: *mut acm_error,
    ) -> i32;
    /// Makes `world` what `from` is; its events and its role stay. Both use the same assets.
    pub fn acm_world_assign(
        world: *mut acm_world,
        from: *mut acm_world,
        error: *mut acm_error,
    ) -> i32;
    /// Free its role and its workers first: [`ACM_IN_USE`].
    pub fn acm_world_free(world: *mut acm_world, error: *mut acm_error) -> i32;
    /// Lets so many seconds pass, 0 to 86,400.
    pub fn acm_world_tick(world: *mut acm_world, seconds: f64, error: *mut acm_error) -> i32;
    /// Seconds since the world was made, and how many passes have run. Either pointer may be null.
    pub fn acm_world_clock(
        world: *mut acm_world,
        seconds: *mut f64,
        ticks: *mut u64,
        error: *mut acm_error,
    ) -> i32;
    /// Binds assets that were loaded since the last call to objects that lacked them. `changed` receives how many
    /// objects changed; it may be null.
    pub fn acm_world_refresh(
        world: *mut acm_world,
        changed: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Makes room for so many objects, at most 2^20, so that creating them allocates less. [`ACM_LIMIT_EXCEEDED`]
    /// also when objects times event_slots exceed 2^25, and in WebAssembly when the memory is too small.
    pub fn acm_world_reserve(world: *mut acm_world, objects: usize, error: *mut acm_error) -> i32;
    /// How many objects there are.
    pub fn acm_world_count(world: *mut acm_world, out: *mut usize, error: *mut acm_error) -> i32;
    /// Guids in ascending order.
    pub fn acm_world_guids(
        world: *mut acm_world,
        out: *mut acm_guid,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_facts_init(facts: *mut acm_object_facts);
    pub fn acm_object_parameters_init(parameters: *mut acm_object_parameters);
    /// An object of that guid that is there is deleted first. Records that are not loaded are reported as events:
    /// the object is there, without motion, until `acm_world_refresh` finds them.
    pub fn acm_object_create(
        world: *mut acm_world,
        guid: acm_guid,
        parameters: *const acm_object_parameters,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_object_delete(world: *mut acm_world, guid: acm_guid, error: *mut acm_error) -> i32;
    /// `facts-\>size` says how much room there is: fill the struct with `acm_object_facts_init` first.
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
    /// Replaces the weenie and issues the current movement again with its facts.
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
    /// The states of many objects, each `stride` bytes after the one before (0: side by side, otherwise a multiple
    /// of 8); `found`, how many exist, may be null.
    pub fn acm_world_read_states(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        out: *mut acm_object_state,
        stride: usize,
        found: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The positions alone. That of a guid that is not there has cell 0, origin 0 and no rotation (w = 1). The
    /// stride is a multiple of 4.
    pub fn acm_world_read_positions(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        out: *mut acm_position,
        stride: usize,
        found: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The name that a message gave it, as sent, in the client's 8-bit encoding, without a 0 at the end.
    pub fn acm_object_name(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut c_char,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Metres between the surfaces of two objects; negative when they overlap.
    pub fn acm_object_distance_between(
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
    /// Entering drops link animations and wakes the body. Leaving ends every waiting motion and the stick, and
    /// notifies the objects that watch it.
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
    /// The object is held by another at a location of that one's Setup (parent 0: in a pack), and not in the world
    /// by itself.
    pub fn acm_object_attach(
        world: *mut acm_world,
        guid: acm_guid,
        parent: acm_guid,
        location: u32,
        placement: u32,
        error: *mut acm_error,
    ) -> i32;
    /// 0: none. [`ACM_NOT_FOUND`] when the table is not loaded.
    pub fn acm_object_set_motion_table(
        world: *mut acm_world,
        guid: acm_guid,
        motion_table: acm_object_id,
        error: *mut acm_error,
    ) -> i32;
    /// Plays a physics script when those before it have ended. An object outside the world plays nothing, which is
    /// not an error. [`ACM_NOT_FOUND`] when it is not loaded, or has nothing to play.
    pub fn acm_object_play_script(
        world: *mut acm_world,
        guid: acm_guid,
        script: acm_object_id,
        error: *mut acm_error,
    ) -> i32;
    /// The same for a type of the object's script table; `mod` chooses among its entries.
    pub fn acm_object_play_script_type(
        world: *mut acm_world,
        guid: acm_guid,
        type_: u32,
        mod_: f32,
        error: *mut acm_error,
    ) -> i32;
    /// The same for the type that the object's effects name.
    pub fn acm_object_play_default_script(
        world: *mut acm_world,
        guid: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_movement_parameters_init(parameters: *mut acm_movement_parameters);
    pub fn acm_order_init(order: *mut acm_order, type_: u32);
    /// The body does it and nobody is sent anything: on a server see `acm_server_order`. [`ACM_REFUSED`] with the
    /// client's code is not a mistake; what the client changes before it refuses has then changed.
    pub fn acm_object_order(
        world: *mut acm_world,
        guid: acm_guid,
        order: *const acm_order,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_raw_motion_state_init(state: *mut acm_raw_motion_state);
    pub fn acm_interpreted_motion_state_init(state: *mut acm_interpreted_motion_state);
    /// The whole state of the keys at once.
    pub fn acm_object_apply_raw_state(
        world: *mut acm_world,
        guid: acm_guid,
        state: *const acm_raw_motion_state,
        error: *mut acm_error,
    ) -> i32;
    /// An interpreted motion state and its actions, at most 31, as the network brings them; `autonomous`: it is the
    /// object's own doing and not the server's.
    pub fn acm_object_apply_interpreted_state(
        world: *mut acm_world,
        guid: acm_guid,
        state: *const acm_interpreted_motion_state,
        actions: *const acm_motion_action,
        action_count: usize,
        autonomous: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Where the target of [`ACM_ORDER_MOVE_TO_TARGET`] is, as often as the host likes; and its end.
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
    /// Plays the animation, proposes where the body goes and fires hooks. `quantum` is in seconds, above 0. `begun`
    /// 0: the body is asleep or not in the world, and there is no step to end.
    pub fn acm_object_begin_step(
        world: *mut acm_world,
        guid: acm_guid,
        quantum: f64,
        proposed: *mut acm_frame,
        begun: *mut acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Moves the body to where the answer says. [`ACM_WRONG_ORDER`] when no step of it was ever begun.
    pub fn acm_object_end_step(
        world: *mut acm_world,
        guid: acm_guid,
        answer: *const acm_step_answer,
        error: *mut acm_error,
    ) -> i32;
    /// What happened since `acm_world_clear_events`, in order, from the event `first` on. `count`: of all events.
    pub fn acm_world_events(
        world: *mut acm_world,
        first: usize,
        out: *mut acm_event,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// How many found no room since `acm_world_clear_events`.
    pub fn acm_world_dropped_events(
        world: *mut acm_world,
        out: *mut u64,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_world_clear_events(world: *mut acm_world, error: *mut acm_error) -> i32;
    /// "MotionDone". Never null.
    pub fn acm_event_type_name(event_type: u32) -> *const c_char;
    /// [`ACM_NOT_FOUND`] when its animation or script is not loaded, or has no such hook.
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
    /// `count`: how many parts were written. A held object is shown where its holder's hand is.
    pub fn acm_object_write_pose(
        world: *mut acm_world,
        guid: acm_guid,
        options: *const acm_pose_options,
        buffer: *const acm_pose_buffer,
        count: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    /// Of many objects, in the order given; counts\[i\] is the number of parts of guids\[i\], 0 when it is not
    /// there.
    pub fn acm_world_write_poses(
        world: *mut acm_world,
        guids: *const acm_guid,
        count: usize,
        options: *const acm_pose_options,
        buffer: *const acm_pose_buffer,
        counts: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    /// Where bodies are drawn between ticks: smooth where the simulation moves in steps of whole key frames. For
    /// guids that are not there as in `acm_world_read_positions`. The stride is a multiple of 4; 0: side by side.
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
    /// "older movement timestamp". Never null.
    pub fn acm_check_reason_text(reason: u32) -> *const c_char;
    pub fn acm_client_options_init(options: *mut acm_client_options);
    /// A world has one role at the most: [`ACM_IN_USE`]. `options` may be null.
    pub fn acm_client_create(
        world: *mut acm_world,
        options: *const acm_client_options,
        out: *mut *mut acm_client,
        error: *mut acm_error,
    ) -> i32;
    /// The same client over a copy of its world.
    pub fn acm_client_copy(
        client: *mut acm_client,
        world: *mut acm_world,
        out: *mut *mut acm_client,
        error: *mut acm_error,
    ) -> i32;
    /// Takes over everything but the world: for restoring, after the world was assigned.
    pub fn acm_client_assign(
        client: *mut acm_client,
        from: *mut acm_client,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_client_free(client: *mut acm_client, error: *mut acm_error) -> i32;
    /// Names the local player; 0: nobody.
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
    /// Applies a message of the server, from its opcode on. `result` may be null.
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
    /// `by_option`: the option "run as default" changed, and not the run key. The player runs when exactly one of
    /// them is on.
    pub fn acm_client_set_hold_run(
        client: *mut acm_client,
        on: acm_bool,
        by_option: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// To set it to what it is does nothing.
    pub fn acm_client_set_auto_run(
        client: *mut acm_client,
        on: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Forgets all keys and auto-run, stops the body and sends it. A key that is still down does nothing until it
    /// is pressed again.
    pub fn acm_client_stop_completely(client: *mut acm_client, error: *mut acm_error) -> i32;
    /// Keys of the keyboard, the run key and the sidestep key count as released, and a charged jump is dropped;
    /// commands of the mouse, auto-run, postures and the option "run as default" stay.
    pub fn acm_client_lose_focus(client: *mut acm_client, error: *mut acm_error) -> i32;
    /// 0: all keys, those of the mouse too, count as released, and so do the run key and the sidestep key; auto-run
    /// goes on; keys then do nothing.
    pub fn acm_client_set_enabled(
        client: *mut acm_client,
        enabled: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Mouse look: while it runs the pointer turns the body, and keys that turn sidestep. Beginning and end are
    /// sent at once, turns in between at most every half second. It does not begin while a teleport is awaited, and
    /// does nothing at autonomy level 0.
    pub fn acm_client_begin_mouse_look(client: *mut acm_client, error: *mut acm_error) -> i32;
    /// Turns to the right, with a negative speed to the left; 0 ends the turn. A multiple of the turn's own speed.
    /// Does nothing outside mouse look.
    pub fn acm_client_mouse_turn(client: *mut acm_client, speed: f32, error: *mut acm_error) -> i32;
    /// Ends the turn; keys that turn and are still held turn again.
    pub fn acm_client_end_mouse_look(client: *mut acm_client, error: *mut acm_error) -> i32;
    /// Degrees; nothing is sent.
    pub fn acm_client_turn_to(
        client: *mut acm_client,
        heading: f32,
        run: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// The plane under the local player; null: level ground.
    pub fn acm_client_set_contact_plane(
        client: *mut acm_client,
        plane: *const acm_plane,
        error: *mut acm_error,
    ) -> i32;
    /// 0: the server moves the player, 1: the client does but follows the server's positions, 2: normal play.
    pub fn acm_client_set_autonomy_level(
        client: *mut acm_client,
        level: u32,
        error: *mut acm_error,
    ) -> i32;
    /// Once a frame, after the tick and all messages.
    pub fn acm_client_update(client: *mut acm_client, error: *mut acm_error) -> i32;
    /// What is to be sent, in order: where each message lies in `bytes`, which holds all of them one after the
    /// other. [`ACM_BUFFER_FULL`], with both counts set and nothing written, when either is too small.
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
    /// A world has one role at the most: [`ACM_IN_USE`]. `rules` may be null.
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
    /// `rules-\>size` says how much room there is.
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
    /// Whether a client plays the object, so that its owner is sent everything about it. A change forgets what the
    /// client before it has said.
    pub fn acm_server_set_player(
        server: *mut acm_server,
        guid: acm_guid,
        is_player: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// Checks a message that a client sends about its player, then applies it. `result` may be null.
    pub fn acm_server_receive(
        server: *mut acm_server,
        player: acm_guid,
        bytes: *const c_void,
        size: usize,
        result: *mut acm_check_result,
        error: *mut acm_error,
    ) -> i32;
    /// The body does it, and everyone is sent it. Of a refused order everyone is sent what it has changed, if
    /// anything.
    pub fn acm_server_order(
        server: *mut acm_server,
        guid: acm_guid,
        order: *const acm_order,
        error: *mut acm_error,
    ) -> i32;
    /// Once a tick, after it: sends the positions that are due.
    pub fn acm_server_broadcast_due(server: *mut acm_server, error: *mut acm_error) -> i32;
    /// Sends the position or the movement as it is now. [`ACM_BAD_ARGUMENT`] for [`ACM_AUDIENCE_SERVER`].
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
    /// The message from which a client makes the object. Appearance (not checked) and weenie description as they
    /// follow on the wire; both may be null with size 0: the appearance is then the one that was set.
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
    /// As of a client.
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
    /// Nothing worn, and no room.
    pub fn acm_appearance_init(appearance: *mut acm_appearance);
    /// An ObjDesc, from its version byte to the padding after it, as the client reads it: of two entries for one
    /// place the later one counts.
    pub fn acm_appearance_decode(
        bytes: *const c_void,
        size: usize,
        out: *mut acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    /// Encodes an ObjDesc as the retail server does. [`ACM_BAD_VALUE`], with the field, for values that cannot be
    /// sent: a `first` or `count` that is not a multiple of 8 or is out of bounds (0 to 2040, 8 to 2048), or an id
    /// of another type. [`ACM_LIMIT_EXCEEDED`] for too many entries.
    pub fn acm_appearance_encode(
        appearance: *const acm_appearance,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// One appearance and, after it, the entries of another, as the client adds them: an entry for the same place
    /// is removed and the new one stands last; one for the whole palette removes all other colours. `out` may be
    /// `to`. [`ACM_LIMIT_EXCEEDED`] when a list is full.
    pub fn acm_appearance_add(
        to: *const acm_appearance,
        other: *const acm_appearance,
        out: *mut acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    /// What the object wears: as messages have described it, or as set; nothing when none did.
    pub fn acm_object_get_appearance(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    /// Nobody is sent anything: on a server see `acm_server_set_appearance`. Refuses what `acm_appearance_encode`
    /// refuses.
    pub fn acm_object_set_appearance(
        world: *mut acm_world,
        guid: acm_guid,
        appearance: *const acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    /// The same, and everyone is sent it when it changes something. Clients keep meshes and textures of parts that
    /// it does not name, so name every part: `acm_dress` does.
    pub fn acm_server_set_appearance(
        server: *mut acm_server,
        guid: acm_guid,
        appearance: *const acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    /// What a server sends for a body: its own appearance (head, face, colours; may be null), then the garments,
    /// the lowest layer first, then every part that nothing covers with its own mesh. Setup and clothing tables
    /// must be loaded. A garment that fails does not stop the others; findings are written as far as there is room,
    /// and `finding_count` may be null.
    pub fn acm_dress(
        assets: *mut acm_assets,
        setup: acm_object_id,
        body: *const acm_appearance,
        garments: *const acm_garment,
        garment_count: usize,
        out: *mut acm_appearance,
        findings: *mut acm_garment_finding,
        finding_capacity: usize,
        finding_count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The models, textures and palettes that an appearance names, with all that they need. `acm_assets_missing`
    /// lists what is not there.
    pub fn acm_assets_load_appearance(
        assets: *mut acm_assets,
        appearance: *const acm_appearance,
        error: *mut acm_error,
    ) -> i32;
    /// What a Setup shows with an appearance, which may be null. Fails only when the Setup is not loaded; load the
    /// rest with [`ACM_LOAD_MODEL`] and `acm_assets_load_appearance`.
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
    /// Of a part, as the polygons of its drawn mesh number them. [`ACM_BAD_ARGUMENT`] when there is no such part.
    pub fn acm_look_surfaces(
        look: *mut acm_look,
        part: u32,
        out: *mut acm_look_surface,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// 2,048 colours, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette.
    pub fn acm_look_colors(
        look: *mut acm_look,
        out: *mut u32,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Each once.
    pub fn acm_look_findings(
        look: *mut acm_look,
        out: *mut acm_look_finding,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// "a mesh is not loaded". Never null.
    pub fn acm_look_finding_text(kind: u32) -> *const c_char;
    pub fn acm_particle_options_init(options: *mut acm_particle_options);
    /// `options` may be null. Assets and their memory stay until it is freed, as with a world.
    pub fn acm_particles_create(
        assets: *mut acm_assets,
        options: *const acm_particle_options,
        out: *mut *mut acm_particles,
        error: *mut acm_error,
    ) -> i32;
    /// Run alike, both stay alike, bit for bit.
    pub fn acm_particles_copy(
        particles: *mut acm_particles,
        out: *mut *mut acm_particles,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_particles_free(particles: *mut acm_particles, error: *mut acm_error) -> i32;
    /// After a tick, before `acm_world_clear_events`: executes the particle hooks among the world's events and
    /// updates the emitters of one object, or of all (guid 0), at the world's clock. The same events must not be
    /// given twice. `report` may be null. The world uses the same assets: [`ACM_FOREIGN_HANDLE`] otherwise.
    pub fn acm_particles_update(
        particles: *mut acm_particles,
        world: *mut acm_world,
        guid: acm_guid,
        report: *mut acm_particle_report,
        error: *mut acm_error,
    ) -> i32;
    /// Without a world: the host says where a body and its parts are (in the axes of the body's landblock), and how
    /// many seconds pass.
    pub fn acm_particle_request_init(request: *mut acm_particle_request);
    /// Makes an emitter; its id, `emitter_id`, may be null. One of the same id is destroyed first, even when the
    /// new one then fails: [`ACM_NOT_FOUND`] when info or mesh are not there, [`ACM_BAD_VALUE`] for a part that is
    /// not there or an info that has no meaning, [`ACM_LIMIT_EXCEEDED`] for too many.
    pub fn acm_particles_emit(
        particles: *mut acm_particles,
        body: acm_guid,
        request: *const acm_particle_request,
        position: *const acm_position,
        parts: *const acm_frame,
        part_count: usize,
        emitter_id: *mut u32,
        error: *mut acm_error,
    ) -> i32;
    /// Lets `seconds` pass for all emitters of a body, in one step.
    pub fn acm_particles_step(
        particles: *mut acm_particles,
        body: acm_guid,
        position: *const acm_position,
        parts: *const acm_frame,
        part_count: usize,
        seconds: f64,
        error: *mut acm_error,
    ) -> i32;
    /// The emitter emits no more; live particles finish. [`ACM_NOT_FOUND`]: there is none of that id.
    pub fn acm_particles_stop(
        particles: *mut acm_particles,
        body: acm_guid,
        emitter_id: u32,
        error: *mut acm_error,
    ) -> i32;
    /// The emitter and its particles vanish. [`ACM_NOT_FOUND`]: there is none of that id.
    pub fn acm_particles_destroy(
        particles: *mut acm_particles,
        body: acm_guid,
        emitter_id: u32,
        error: *mut acm_error,
    ) -> i32;
    /// Removes a body with its emitters and its random stream. [`ACM_NO_OBJECT`]: the system does not know it.
    pub fn acm_particles_remove(
        particles: *mut acm_particles,
        body: acm_guid,
        error: *mut acm_error,
    ) -> i32;
    /// Whether a body is seen; all are until this says otherwise. Endless emitters of a body that is not seen stand
    /// still; the particles of others age and die.
    pub fn acm_particles_set_visible(
        particles: *mut acm_particles,
        body: acm_guid,
        visible: acm_bool,
        error: *mut acm_error,
    ) -> i32;
    /// The emitters of a body, in the order in which they were made; guid 0: of all bodies, in ascending order.
    pub fn acm_particles_emitters(
        particles: *mut acm_particles,
        body: acm_guid,
        out: *mut acm_particle_emitter,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Their live particles, emitter after emitter: [`acm_particle_emitter`] says where those of each begin.
    pub fn acm_particles_read(
        particles: *mut acm_particles,
        body: acm_guid,
        out: *mut acm_particle,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// "ParabolicLVGA"; "unmoved" for types without a name. Never null.
    pub fn acm_particle_type_name(particle_type: u32) -> *const c_char;
    pub fn acm_motion_query_init(query: *mut acm_motion_query);
    /// [`ACM_REFUSED`], with the client's code, for a motion that the client refuses. Segments and hooks are
    /// written as far as there is room; [`ACM_BUFFER_FULL`] when that was too little.
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
    /// The motions that a table may serve in a state, ascending. Style 0: the default style; state 0: its default.
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
    /// Decodes the whole message if it is known, and then fails, with offset and field, as the roles do.
    pub fn acm_wire_identify(
        bytes: *const c_void,
        size: usize,
        out: *mut acm_message_info,
        error: *mut acm_error,
    ) -> i32;
    /// "UpdateMotion"; null: not one of these.
    pub fn acm_wire_opcode_name(opcode: u32) -> *const c_char;
    /// By name, in any case; 0: there is none.
    pub fn acm_wire_find_opcode(name: *const c_char) -> u32;
    pub fn acm_wire_opcode_count() -> u32;
    /// 0 past the end.
    pub fn acm_wire_opcode_at(i: u32) -> u32;
    /// Whether a 16-bit timestamp follows another.
    pub fn acm_wire_is_newer(timestamp: u16, than: u16) -> acm_bool;
    /// A message field by field. Of a message that cannot be decoded the fields before the error are written.
    pub fn acm_wire_explain(
        bytes: *const c_void,
        size: usize,
        out: *mut acm_wire_field,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_init(message: *mut acm_message, opcode: u32);
    /// [`ACM_UNSUPPORTED`] for messages of other types. `message-\>size` says how much room there is.
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
    /// How many ranges there are to run; 0: nothing is due, and nothing is to be finished. [`ACM_WRONG_ORDER`] when
    /// the world has no worker.
    pub fn acm_world_plan_tick(
        world: *mut acm_world,
        seconds: f64,
        ranges: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Each range once: [`ACM_WRONG_ORDER`] when it was run or no tick is planned, [`ACM_BAD_ARGUMENT`] when there
    /// is no such range.
    pub fn acm_worker_run_range(
        worker: *mut acm_worker,
        range: usize,
        error: *mut acm_error,
    ) -> i32;
    /// When all ranges have run: [`ACM_WRONG_ORDER`] otherwise. [`ACM_BUSY`] while a thread is still in
    /// `acm_worker_run_range`.
    pub fn acm_world_finish_tick(world: *mut acm_world, error: *mut acm_error) -> i32;
    /// The whole state as bytes, without events and options.
    pub fn acm_snapshot_write(
        of: *const c_void,
        out: *mut c_void,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Restores it. The records that the objects use must be loaded.
    pub fn acm_snapshot_read(
        of: *const c_void,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    /// The same for equal states and, almost certainly, for no others. Context ids and appearances are not part of
    /// it.
    pub fn acm_state_hash(of: *const c_void, out: *mut u64, error: *mut acm_error) -> i32;
    /// The first field in which two states of one kind differ.
    pub fn acm_first_difference(
        a: *const c_void,
        b: *const c_void,
        out: *mut acm_difference,
        error: *mut acm_error,
    ) -> i32;
    /// Valid until the handle is freed. A text is followed by a 0, which `size` does not count. Both may be null.
    pub fn acm_bytes_get(
        bytes: *mut acm_bytes,
        data: *mut *const c_void,
        size: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_bytes_free(bytes: *mut acm_bytes, error: *mut acm_error) -> i32;
    pub fn acm_lint_rule_count() -> u32;
    /// [`ACM_BAD_ARGUMENT`] past the end.
    pub fn acm_lint_rule_at(rule: u32, out: *mut acm_lint_rule, error: *mut acm_error) -> i32;
    /// `setups` are the bodies that the table moves; without any, part counts are not compared.
    pub fn acm_lint_table(
        assets: *mut acm_assets,
        table: acm_object_id,
        setups: *const acm_object_id,
        setup_count: usize,
        out: *mut *mut acm_lint,
        error: *mut acm_error,
    ) -> i32;
    /// In the order of the table.
    pub fn acm_lint_findings(
        lint: *mut acm_lint,
        out: *mut acm_lint_finding,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_lint_free(lint: *mut acm_lint, error: *mut acm_error) -> i32;
    /// The states of a motion table and what leads from one to another.
    pub fn acm_state_graph(
        assets: *mut acm_assets,
        table: acm_object_id,
        format: i32,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_export_options_init(options: *mut acm_gltf_export_options);
    /// `options` may be null. `motions` are names as the JSON of `acm_state_graph` has them; with a count of 0,
    /// all.
    pub fn acm_gltf_export(
        assets: *mut acm_assets,
        setup: acm_object_id,
        options: *const acm_gltf_export_options,
        motions: *const *const c_char,
        motion_count: usize,
        out: *mut *mut acm_gltf,
        error: *mut acm_error,
    ) -> i32;
    /// The .glb and how many animations it has. Valid until the handle is freed; nothing (null and 0) for a file
    /// that was read. All three may be null.
    pub fn acm_gltf_file(
        gltf: *mut acm_gltf,
        data: *mut *const c_void,
        size: *mut usize,
        clips: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Models that are absent or could not be read, ascending.
    pub fn acm_gltf_missing(
        gltf: *mut acm_gltf,
        out: *mut acm_object_id,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_gltf_import_options_init(options: *mut acm_gltf_import_options);
    /// Reads a file of `acm_gltf_export`, .glb or .gltf, that may have been edited since. `options` may be null.
    /// Without `force` a file with findings is refused; the error has the first of them.
    pub fn acm_gltf_import(
        bytes: *const c_void,
        size: usize,
        options: *const acm_gltf_import_options,
        out: *mut *mut acm_gltf,
        error: *mut acm_error,
    ) -> i32;
    /// The body; 0 for a file that was made.
    pub fn acm_gltf_setup(
        gltf: *mut acm_gltf,
        out: *mut acm_object_id,
        error: *mut acm_error,
    ) -> i32;
    /// Ascending by id; none for a file that was made.
    pub fn acm_gltf_animations(
        gltf: *mut acm_gltf,
        out: *mut acm_gltf_animation,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Of the animation of that id ([`ACM_NOT_FOUND`]: there is none), ascending by part.
    pub fn acm_gltf_edited_parts(
        gltf: *mut acm_gltf,
        animation: acm_object_id,
        out: *mut acm_gltf_edited_part,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// The names of its motions that were edited, ascending.
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
    /// An image (RenderSurface) or a SurfaceTexture, which stands for the first of its images that is there.
    /// `options` may be null. Of a JPEG, whose header was checked, the bytes are the file. Fails for formats that
    /// are not pictures: bump maps, depth.
    pub fn acm_image_decode(
        assets: *mut acm_assets,
        id: acm_object_id,
        options: *const acm_image_options,
        info: *mut acm_image_info,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    /// A PNG file of RGBA pixels: width x height x 4 bytes.
    pub fn acm_image_png(
        rgba: *const c_void,
        size: usize,
        width: u32,
        height: u32,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    /// How a Surface is drawn on a part; `part` may be null. `texture` 0: its own; else the SurfaceTexture that a
    /// look has put in its place. Fails when the Surface cannot be loaded; without its texture it has a plain
    /// colour.
    pub fn acm_surface_material(
        assets: *mut acm_assets,
        surface: acm_object_id,
        part: *const acm_part_drawing,
        texture: acm_object_id,
        out: *mut acm_material,
        error: *mut acm_error,
    ) -> i32;
    /// The triangles of a GfxObj that are seen, backs of two-sided polygons included, counter-clockwise, surface
    /// after surface. Surfaces are numbered as in `acm_look_surfaces`. Both lists are written as far as there is
    /// room; [`ACM_BUFFER_FULL`], with `info` filled in, when that was too little.
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
    /// Runs a text of docs/scenarios.md in a world of its own. `table` is the motion table of bodies that name
    /// none. `options` and `errors` may be null. Lines with errors are not an error of the call.
    pub fn acm_scenario_run(
        assets: *mut acm_assets,
        table: acm_object_id,
        text: *const c_char,
        size: usize,
        options: *const acm_scenario_options,
        out: *mut *mut acm_bytes,
        errors: *mut acm_scenario_errors,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_options_init(options: *mut acm_capture_options);
    /// `options` may be null.
    pub fn acm_capture_create(
        options: *const acm_capture_options,
        out: *mut *mut acm_capture,
        error: *mut acm_error,
    ) -> i32;
    /// The next bytes of the file, in chunks of any size; they are copied. [`ACM_WRONG_ORDER`] after the finish.
    pub fn acm_capture_supply(
        capture: *mut acm_capture,
        bytes: *const c_void,
        size: usize,
        error: *mut acm_error,
    ) -> i32;
    /// There are no more bytes.
    pub fn acm_capture_finish(capture: *mut acm_capture, error: *mut acm_error) -> i32;
    /// `step` is an [`acm_capture_step`]; `message` or `capture_error` is filled in accordingly. `capture_error`
    /// may be null.
    pub fn acm_capture_next(
        capture: *mut acm_capture,
        step: *mut i32,
        message: *mut acm_captured_message,
        capture_error: *mut acm_capture_error,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_get_counts(
        capture: *mut acm_capture,
        out: *mut acm_capture_counts,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_capture_free(capture: *mut acm_capture, error: *mut acm_error) -> i32;
    /// A message as an object of JSON on one line: that of `acm_message_to_json`, with its time and frame.
    pub fn acm_captured_message_json(
        message: *const acm_captured_message,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_options_init(options: *mut acm_replay_options);
    /// Assets are loaded as objects appear: `acm_replay_add` returns [`ACM_BUSY`] while another thread uses a world
    /// of these assets, and [`ACM_STALE_HANDLE`] once they were freed. `options` may be null.
    pub fn acm_replay_create(
        assets: *mut acm_assets,
        options: *const acm_replay_options,
        out: *mut *mut acm_replay,
        error: *mut acm_error,
    ) -> i32;
    /// The next message. Those of clients and those that have nothing to do with movement are left out.
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
    /// `name` and `errors` of the capture are the caller's to know, for the JSON; `name` may be null.
    pub fn acm_replay_report(
        replay: *mut acm_replay,
        format: i32,
        name: *const c_char,
        errors: u64,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_replay_free(replay: *mut acm_replay, error: *mut acm_error) -> i32;
    /// Takes any bytes; those of a message begin with its opcode.
    pub fn acm_message_text_create(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_message_text,
        error: *mut acm_error,
    ) -> i32;
    /// Why the message could not be read to its end; [`ACM_OK`]: it could.
    pub fn acm_message_text_status(text: *mut acm_message_text, error: *mut acm_error) -> i32;
    /// Fails like `acm_message_text_status`.
    pub fn acm_message_text_summary(
        text: *mut acm_message_text,
        out: *mut acm_message_summary,
        error: *mut acm_error,
    ) -> i32;
    /// As far as they could be read.
    pub fn acm_message_text_fields(
        text: *mut acm_message_text,
        out: *mut acm_message_field,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    pub fn acm_message_text_free(text: *mut acm_message_text, error: *mut acm_error) -> i32;
    /// A message as an object of JSON on one line, with every field; docs/captures.md describes them.
    pub fn acm_message_to_json(
        bytes: *const c_void,
        size: usize,
        out: *mut *mut acm_bytes,
        error: *mut acm_error,
    ) -> i32;
    /// The bytes of such an object. An error names the field that is missing or wrong.
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
    /// Of the motion table manager; the first is done first.
    pub fn acm_object_queued_motions(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_queued_motion,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Of the motion interpreter, likewise.
    pub fn acm_object_pending_motions(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_pending_motion,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// One [`acm_motion_list`]. Modifiers and actions of the motion state have a command and a speed only.
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
    /// The newest last.
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
    /// What the object holds, in the order of attaching (PS-6).
    pub fn acm_object_children(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_guid,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
    /// Whose target it is (TG-2).
    pub fn acm_object_watchers(
        world: *mut acm_world,
        guid: acm_guid,
        out: *mut acm_guid,
        capacity: usize,
        count: *mut usize,
        error: *mut acm_error,
    ) -> i32;
}
