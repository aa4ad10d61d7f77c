// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
/** Negative: the call was wrong; 0: done; positive: what was asked for could not be done. */
export const Status = {
  /** Success. */
  OK: 0,
  /** The id or tag names something else than what was asked for. */
  WRONG_TYPE: 1,
  /** The data ends inside a field. */
  TRUNCATED: 2,
  /** The record is complete but data is left over. */
  TRAILING_BYTES: 3,
  /** A count, depth or size is larger than is allowed. */
  LIMIT_EXCEEDED: 4,
  /** A field holds a value that has no meaning there. */
  BAD_VALUE: 5,
  /** No record of that id, or no such hook. */
  NOT_FOUND: 6,
  /** Well-formed, but this library, object or role cannot do it. */
  UNSUPPORTED: 7,
  /** Says something else than what came before. */
  CONTRADICTION: 8,
  /** Lies where something else lies already. */
  OVERLAP: 9,
  /** The rest of it has never come. */
  UNFINISHED: 10,
  /** ErrorFields.motionError: the client's code; 0: refused without one. */
  REFUSED: 20,
  /** No object of that guid. */
  NO_OBJECT: 21,
  /** The caller's memory is too small; the count says what is needed. */
  BUFFER_FULL: 22,
  /** Something else still needs it: free that first. */
  IN_USE: 23,
  /** A pointer that must not be null is. */
  NULL_ARGUMENT: -1,
  /** No handle of this library. */
  BAD_HANDLE: -2,
  /** It was freed. */
  STALE_HANDLE: -3,
  /** A handle of another kind, or of another world or other assets than the rest. */
  FOREIGN_HANDLE: -4,
  /** Another thread uses it, or a planned tick is not finished. */
  BUSY: -5,
  /** The size of a struct is one that no header has. */
  BAD_SIZE: -6,
  /** A number is not finite, or beyond the limits of SECURITY.md. */
  NOT_FINITE: -7,
  /** Another argument that has no meaning: ErrorFields.field names it. */
  BAD_ARGUMENT: -8,
  /** Not now: another call must come first. */
  WRONG_ORDER: -9,
  /** No room for another handle. */
  NO_MEMORY: -10,
} as const;
export type Status = (typeof Status)[keyof typeof Status];

/** How the motion tables of a file numbered the commands, before they were translated to the catalogue of commands.h,
 * which is that of End of Retail. */
export const Numbering = {
  /** 1999, and from 2014 on. */
  END_OF_RETAIL: 0,
  /** August 2000 to December 2013: from 0x10F on three lower. */
  CLIENT_2013: 1,
  /** The same, with later emotes in another order. */
  JANUARY_2002: 2,
  /** The human table, 0x09000001, is not there or fits none: ids stay. */
  UNKNOWN: 3,
} as const;
export type Numbering = (typeof Numbering)[keyof typeof Numbering];

/** What is loaded together with a record. */
export const Load = {
  /** A Setup, motion table or script table with all that moves and sounds. */
  MOTION: 0,
  /** A Setup with its models, surfaces, textures and palettes. */
  MODEL: 1,
  /** Any record by itself. */
  ALONE: 2,
  /** A Setup with all that moves, and the emitters of its hooks with their meshes. */
  PARTICLES: 3,
  /** A clothing table with its palette sets. */
  CLOTHING: 4,
} as const;
export type Load = (typeof Load)[keyof typeof Load];

/** How a body finds out whether it stands on something. */
export const Ground = {
  /** Contact changes by WorldObject.setGroundContact and by messages only. */
  NONE: 0,
  /** An endless plane at ground_height. */
  FLAT: 1,
  /** A standing body goes on standing; in the air it comes down at ground_height. */
  LAST_KNOWN: 2,
  /** The host answers each step: see own collision. */
  HOST: 3,
} as const;
export type Ground = (typeof Ground)[keyof typeof Ground];

/** Bits of the physics state word that touch movement. */
export const State = {
  /** It never moves; its animations play. */
  STATIC: 1,
  /** Bodies pass through it. */
  ETHEREAL: 4,
  /** Collisions are reported. */
  REPORT_COLLISIONS: 8,
  /** Nothing stops it. */
  IGNORE_COLLISIONS: 16,
  /** It is not drawn. */
  NO_DRAW: 32,
  /** It flies as a missile. */
  MISSILE: 64,
  /** It points along its way. */
  ALIGN_PATH: 256,
  /** It falls. */
  GRAVITY: 1024,
  /** Its lights are on. */
  LIGHTING: 2048,
  /** It is hidden, as in a portal: it refuses motions. */
  HIDDEN: 16384,
  /** It does not bounce. */
  INELASTIC: 131072,
  /** Its Setup has an animation that plays by itself. */
  HAS_DEFAULT_ANIMATION: 262144,
  /** Its Setup has a script that plays by itself. */
  HAS_DEFAULT_SCRIPT: 524288,
  /** Hooks do not change how transparent it is. */
  CLOAKED: 1048576,
  /** It slides along edges and does not step over them. */
  EDGE_SLIDE: 4194304,
  /** It slides on slopes. */
  SLEDDING: 8388608,
  /** It stands still in the middle of its motions. */
  FROZEN: 16777216,
  /** An ordinary creature. */
  DEFAULT: 4197384,
} as const;
export type State = (typeof State)[keyof typeof State];

/** How a weenie answers the client's questions about jumping. */
export const JumpModel = {
  /** Does not know its jump velocity. */
  REFUSES: 0,
  /** Jump_velocity times extent. */
  LINEAR: 1,
  /** The client's formula with jump_skill and load. */
  FORMULA: 2,
} as const;
export type JumpModel = (typeof JumpModel)[keyof typeof JumpModel];

/** Where a body moves by itself. */
export const MoveKind = {
  /** It does not. */
  NONE: 0,
  /** Another object. */
  OBJECT: 1,
  /** A position. */
  POSITION: 2,
  /** It turns to another object. */
  TURN_TO_OBJECT: 3,
  /** It turns to a heading. */
  TURN_TO_HEADING: 4,
} as const;
export type MoveKind = (typeof MoveKind)[keyof typeof MoveKind];

/** Why a motion was refused: the client's own codes. */
export const MotionError = {
  /** It was done. */
  NONE: 0,
  /** The object has no motion table. */
  NO_ANIMATION_TABLE: 7,
  /** There is no body. */
  NO_PHYSICS_OBJECT: 8,
  /** The body cannot carry out motions. */
  NO_MOTION_INTERPRETER: 11,
  /** The body does not stand on anything. */
  NOT_IN_CONTACT: 36,
  /** Something else was asked for meanwhile. */
  ACTION_CANCELLED: 54,
  /** The target is gone. */
  OBJECT_GONE: 55,
  /** There is no target. */
  NO_OBJECT: 56,
  /** The target has teleported. */
  TELEPORTED: 60,
  /** The move went beyond its fail distance. */
  CHARGED_TOO_FAR: 61,
  /** Not in combat. */
  CANT_CROUCH_IN_COMBAT: 63,
  /** Not in combat. */
  CANT_SIT_IN_COMBAT: 64,
  /** Not in combat. */
  CANT_LIE_DOWN_IN_COMBAT: 65,
  /** Not in combat. */
  CANT_CHAT_EMOTE_IN_COMBAT: 66,
  /** The motion table has nothing for it. */
  NO_MOTION_DATA: 67,
  /** Only who stands can. */
  CANT_CHAT_EMOTE_NOT_STANDING: 68,
  /** Too many one-shot motions wait. */
  TOO_MANY_ACTIONS: 69,
  /** The body is hidden. */
  HIDDEN: 70,
  /** The move made no progress. */
  GENERAL_MOVEMENT_FAILURE: 71,
  /** Not from this posture. */
  CANT_JUMP_FROM_THIS_POSITION: 72,
  /** The burden is too heavy. */
  CANT_JUMP_LOADED_DOWN: 73,
} as const;
export type MotionError = (typeof MotionError)[keyof typeof MotionError];

/** Which key modifies a movement. */
export const HoldKey = {
  /** Not given. */
  INVALID: 0,
  /** Walk. */
  NONE: 1,
  /** The run key. */
  RUN: 2,
} as const;
export type HoldKey = (typeof HoldKey)[keyof typeof HoldKey];

/** Bits of MovementParameters.flags. */
export const MoveFlags = {
  /** A move may walk. */
  CAN_WALK: 1,
  /** A move may run. */
  CAN_RUN: 2,
  /** Not used by any rule. */
  CAN_SIDESTEP: 4,
  /** Not used by any rule. */
  CAN_WALK_BACKWARDS: 8,
  /** A move always runs. */
  CAN_CHARGE: 16,
  /** Not used by any rule. */
  FAIL_WALK: 32,
  /** A move ends with a turn to the desired heading. */
  USE_FINAL_HEADING: 64,
  /** A move or turn to an object ends by sticking to it. */
  STICKY: 128,
  /** A move ends beyond the minimum distance. */
  AWAY: 256,
  /** A move ends within the distance to the object. */
  TOWARDS: 512,
  /** Distances between surfaces, not centres. */
  USE_SPHERES: 1024,
  /** The motion also sets the hold key. */
  SET_HOLD_KEY: 2048,
  /** The action was the player's own. */
  AUTONOMOUS: 4096,
  /** The raw motion state keeps the motion. */
  MODIFY_RAW_STATE: 8192,
  /** The interpreted motion state keeps the motion. */
  MODIFY_INTERPRETED_STATE: 16384,
  /** The motion ends a move that is under way. */
  CANCEL_MOVE_TO: 32768,
  /** A turn stops all motions first. */
  STOP_COMPLETELY: 65536,
  /** No jump while the motion waits to be done. */
  DISABLE_JUMP_DURING_LINK: 131072,
  /** As the client begins. */
  DEFAULT_FLAGS: 126479,
} as const;
export type MoveFlags = (typeof MoveFlags)[keyof typeof MoveFlags];

/** Which fields of OrderFields count, and who takes the order: the body (WorldObject.order), the server
 * (Server.order), or both. The other one returns Status.UNSUPPORTED. */
export const OrderType = {
  /** Both: motion, parameters. */
  DO_MOTION: 1,
  /** Both: motion, parameters. */
  STOP_MOTION: 2,
  /** Both. */
  STOP_COMPLETELY: 3,
  /** Both: target, parameters. */
  MOVE_TO_OBJECT: 4,
  /** Both: position, parameters. */
  MOVE_TO_POSITION: 5,
  /** Body: target, position, target_size, velocity, parameters: an object that is not in this world; see
   * WorldObject.updateTarget. */
  MOVE_TO_TARGET: 6,
  /** Both: target, parameters. */
  TURN_TO_OBJECT: 7,
  /** Both: parameters.desired_heading, parameters. */
  TURN_TO_HEADING: 8,
  /** Body. */
  CANCEL_MOVE: 9,
  /** Body: extent. */
  JUMP: 10,
  /** Body: target; for at most a second. */
  STICK_TO: 11,
  /** Body. */
  UNSTICK: 12,
  /** Body: position, keep_heading. */
  INTERPOLATE_TO: 13,
  /** Body. */
  STOP_INTERPOLATING: 14,
  /** Body: position, constraint_start, constraint_max. */
  CONSTRAIN_TO: 15,
  /** Body. */
  UNCONSTRAIN: 16,
  /** Both: position. */
  TELEPORT: 17,
  /** Both: velocity, world axes; for a server also omega. */
  SET_VELOCITY: 18,
  /** Body: velocity, its own axes. */
  SET_LOCAL_VELOCITY: 19,
  /** Body: omega, world axes. */
  SET_OMEGA: 20,
  /** Both: state. */
  SET_STATE: 21,
  /** Both: run_rate. */
  SET_RUN_RATE: 22,
  /** Server: the client has reported that it arrived. */
  COMPLETE_TELEPORT: 23,
  /** Server: sends everyone its position; a player's client must accept it. */
  CORRECT_POSITION: 24,
} as const;
export type OrderType = (typeof OrderType)[keyof typeof OrderType];

/** What has become of a target. */
export const TargetStatus = {
  /** Nothing is known of it yet. */
  UNDEFINED: 0,
  /** It is there. */
  OK: 1,
  /** It has left the world. */
  EXIT_WORLD: 2,
  /** It has teleported. */
  TELEPORTED: 3,
  /** It is in a pack. */
  CONTAINED: 4,
  /** It is held. */
  PARENTED: 5,
  /** It has sent no update for too long. */
  TIMED_OUT: 6,
} as const;
export type TargetStatus = (typeof TargetStatus)[keyof typeof TargetStatus];

/** What happened, and which fields of the event are set. */
export const EventType = {
  /** Motion_done. */
  MOTION_DONE: 0,
  /** Motion_refused. */
  MOTION_REFUSED: 1,
  /** Hook. */
  HOOK: 2,
  /** Velocity_set. */
  VELOCITY_SET: 3,
  /** The body has left the ground. */
  GROUND_LEFT: 4,
  /** The body has hit the ground. */
  GROUND_HIT: 5,
  /** Move_finished. */
  MOVE_FINISHED: 6,
  /** Stick. */
  STUCK: 7,
  /** Stick. */
  UNSTUCK: 8,
  /** Blipped. */
  BLIPPED: 9,
  /** Target_lost. */
  TARGET_LOST: 10,
  /** Limit_reached. */
  LIMIT_REACHED: 11,
  /** There is a new object. */
  OBJECT_CREATED: 12,
  /** The object is there no more. */
  OBJECT_DELETED: 13,
  /** Asset_missing. */
  ASSET_MISSING: 14,
  /** The server decides what the local player does. */
  CONTROL_LOST: 15,
  /** The local player decides again. */
  CONTROL_REGAINED: 16,
  /** Stalled. */
  STALLED: 17,
  /** Sound_heard. */
  SOUND_HEARD: 18,
  /** What the object wears is another. */
  APPEARANCE_CHANGED: 19,
  /** Message_not_applied. */
  MESSAGE_NOT_APPLIED: 20,
  /** Object 0: messages are deferred until the client's player is named. */
  WAITS_FOR_PLAYER: 21,
} as const;
export type EventType = (typeof EventType)[keyof typeof EventType];

/** Which limit made the engine refuse or leave out something. */
export const Limit = {
  /** Older links ended for the newest motion, or it was refused. */
  SEQUENCE_NODES: 0,
  /** Older motions were completed early, or ended, to make room. */
  PENDING_MOTIONS: 1,
  /** As for sequence nodes, or the action was not recorded. */
  ACTIONS: 2,
  /** The motion was refused, or a modifier was lost. */
  MODIFIERS: 3,
  /** `count` hooks of one step were left out. */
  HOOKS: 4,
  /** A move, stick, constraint or interpolation was refused. */
  MANAGER_BLOCKS: 5,
  /** The oldest queued position was dropped. */
  INTERPOLATION_NODES: 6,
  /** The rest of a step's time was dropped. */
  WRAPS: 7,
  /** A speed was brought down to max_speed or max_key_speed. */
  SPEED: 8,
  /** A client's position was refused: beyond travel_speed. */
  TRAVEL: 9,
  /** An object was not created: there are max_objects. */
  OBJECTS: 10,
  /** A change over time was refused, or between ticks the oldest dropped. */
  RAMPS: 11,
  /** A script was refused, or between ticks the oldest that waits dropped. */
  SCRIPTS: 12,
  /** Scripts without end were ended, after `count` hooks. */
  SCRIPT_HOOKS: 13,
  /** An object holds more than 1,024 others: the oldest plays no scripts. */
  CHILDREN: 14,
  /** A rotation of a message was not of length 1: taken as the identity. */
  ROTATION: 15,
} as const;
export type Limit = (typeof Limit)[keyof typeof Limit];

/** What a hook asks of the body or the host: the client's names. */
export const HookType = {
  /** It does nothing. */
  NO_OP: 0,
  /** Plays a wave. */
  SOUND: 1,
  /** Plays a wave of the object's sound table, chosen by a sound type. */
  SOUND_TABLE: 2,
  /** A blow lands: who is hit is the server's to decide. */
  ATTACK: 3,
  /** In a script: the script ends; it is not reported. */
  ANIMATION_DONE: 4,
  /** Nothing: the client has no code for it. */
  REPLACE_OBJECT: 5,
  /** Sets or clears State.ETHEREAL. */
  ETHEREAL: 6,
  /** Changes how transparent a part is, over time. */
  TRANSPARENT_PART: 7,
  /** Changes how much all parts shine, over time. */
  LUMINOUS: 8,
  /** Changes how much a part shines, over time. */
  LUMINOUS_PART: 9,
  /** Changes how all parts take light, over time. */
  DIFFUSE: 10,
  /** Changes how a part takes light, over time. */
  DIFFUSE_PART: 11,
  /** Changes the scale of the body, over time. */
  SCALE: 12,
  /** Begins an emitter. */
  CREATE_PARTICLE: 13,
  /** Removes an emitter with its particles. */
  DESTROY_PARTICLE: 14,
  /** Ends an emitter; its particles live on. */
  STOP_PARTICLE: 15,
  /** Hides or shows all parts. */
  NO_DRAW: 16,
  /** Plays the body's default script. */
  DEFAULT_SCRIPT: 17,
  /** What is held at a part plays its default script. */
  DEFAULT_SCRIPT_PART: 18,
  /** Plays a script after a random wait. */
  CALL_SCRIPT: 19,
  /** Changes how transparent all parts are, over time. */
  TRANSPARENT: 20,
  /** Plays a wave with a priority, a probability and a volume of its own. */
  SOUND_TWEAKED: 21,
  /** Turns the body. */
  SET_OMEGA: 22,
  /** Scrolls the textures of all parts. */
  TEXTURE_VELOCITY: 23,
  /** Scrolls the textures of a part. */
  TEXTURE_VELOCITY_PART: 24,
  /** Switches the lights of the Setup. */
  SET_LIGHT: 25,
  /** Begins an emitter that is not there yet. */
  CREATE_BLOCKING_PARTICLE: 26,
} as const;
export type HookType = (typeof HookType)[keyof typeof HookType];

/** Which member of a hook value counts. */
export const HookValueKind = {
  /** Number. */
  NUMBER: 0,
  /** Integer: a part, a flag, a sound type. */
  COUNT: 1,
  /** Integer: the id of a record, or of an emitter. */
  ID: 2,
} as const;
export type HookValueKind = (typeof HookValueKind)[keyof typeof HookValueKind];

/** How the place of a part is written. */
export const PoseFormat = {
  /** An Frame: 28 bytes. */
  FRAMES: 0,
  /** 12 floats: three rows of a rotation and a translation. */
  MATRIX_3X4: 1,
  /** 16 floats: the same with a last row 0 0 0 1. */
  MATRIX_4X4: 2,
} as const;
export type PoseFormat = (typeof PoseFormat)[keyof typeof PoseFormat];

/** What came of a message. */
export const CheckAction = {
  /** It was applied. */
  ACCEPT: 0,
  /** It waits. */
  DEFER: 1,
  /** It was left out. */
  DROP: 2,
} as const;
export type CheckAction = (typeof CheckAction)[keyof typeof CheckAction];

/** Why a message was not accepted: docs/faq.md and Library.checkReasonText explain them. */
export const CheckReason = {
  /** It was accepted. */
  FRESH: 0,
  /** Deferred: the local player is not named yet. */
  NO_PLAYER: 1,
  /** Deferred: the object is not known yet. */
  UNKNOWN_OBJECT: 2,
  /** Deferred: it is about a later instance of the object. */
  FUTURE_INSTANCE: 3,
  /** Dropped: it is about an earlier instance of the object. */
  PAST_INSTANCE: 4,
  /** Dropped: its movement timestamp is older. */
  STALE_MOVEMENT: 5,
  /** Dropped: its server control timestamp is older. */
  STALE_SERVER_CONTROL: 6,
  /** Dropped: its position timestamp is older. */
  STALE_POSITION: 7,
  /** Dropped: its teleport timestamp is older. */
  STALE_TELEPORT: 8,
  /** Dropped: its force position timestamp is older. */
  STALE_FORCE_POSITION: 9,
  /** Dropped: its state timestamp is older. */
  STALE_STATE: 10,
  /** Dropped: its vector timestamp is older. */
  STALE_VECTOR: 11,
  /** Dropped: the local player's own input comes back; the timestamps were stored. */
  ECHO: 12,
  /** Dropped: the local player moves itself; the timestamp was stored. */
  OWN_VECTOR: 13,
  /** Dropped: the client never deletes its own player. */
  OWN_DELETION: 14,
  /** Dropped: the local player is named already. */
  SECOND_PLAYER: 15,
  /** Dropped: a number is not finite or out of range; no timestamp was touched. */
  BAD_NUMBER: 16,
  /** Dropped: no object has the guid 0. */
  BAD_GUID: 17,
  /** Dropped: the world is full. */
  TOO_MANY: 18,
  /** Dropped: clients do not act on it. */
  NOT_RECEIVED: 19,
  /** Dropped: the object has no sound table, or it is not loaded. */
  NO_SOUND_TABLE: 20,
  /** Dropped: the object has no script table, or it is not loaded. */
  NO_SCRIPT_TABLE: 21,
  /** Dropped: the script is not loaded, or the table has none for this type. */
  NO_SCRIPT: 22,
  /** Not applied: the object has no motion interpreter. */
  NO_INTERPRETER: 23,
  /** A movement without content. */
  NO_MOVEMENT: 24,
  /** No such player. */
  UNKNOWN_PLAYER: 25,
  /** The player is dead. */
  DEAD: 26,
  /** The player is being teleported. */
  IN_PORTAL: 27,
  /** Later keys, or a later message about the place, arrived first. */
  OVERTAKEN: 28,
  /** The position lies in no cell of the map. */
  BAD_CELL: 29,
  /** The style is not a style. */
  BAD_STYLE: 30,
  /** An action in place of a movement. */
  BAD_COMMAND: 31,
  /** An action that is not an emote. */
  BAD_ACTION: 32,
  /** The client moves its player itself, or may not choose its level. */
  NOT_ALLOWED: 33,
  /** Clients do not send this. */
  NOT_A_CLIENTS: 34,
  /** Dropped: a newer appearance was already applied. */
  STALE_OBJ_DESC: 35,
  /** The client is corrected. */
  BAD_ROTATION: 36,
  /** The body is in the air, or may not jump; the client is corrected. */
  JUMP_REFUSED: 37,
} as const;
export type CheckReason = (typeof CheckReason)[keyof typeof CheckReason];

/** Who is to get a message. */
export const Audience = {
  /** From a client. */
  SERVER: 0,
  /** The client whose player the message is about. */
  OWNER: 1,
  /** Everyone in range but the owner. */
  OTHERS: 2,
  /** In range, the owner included. */
  EVERYONE: 3,
} as const;
export type Audience = (typeof Audience)[keyof typeof Audience];

/** The most that any list holds: with so much room no call is short of it. */
export const AppearanceLimit = {
  SUB_PALETTES: 255,
  /** A message carries 255. */
  TEXTURE_CHANGES: 1024,
  /** A message carries 255. */
  PART_CHANGES: 256,
} as const;
export type AppearanceLimit = (typeof AppearanceLimit)[keyof typeof AppearanceLimit];

/** Why a look does not show everything that its appearance describes. */
export const LookFindingKind = {
  /** An entry names a part that the Setup does not have. */
  NO_SUCH_PART: 0,
  /** A mesh is none or not loaded: the part stays as it was. */
  MISSING_MESH: 1,
  /** A surface of the mesh is not loaded. */
  MISSING_SURFACE: 2,
  /** A texture is none or not loaded; a change to it has no effect. */
  MISSING_TEXTURE: 3,
  /** No image of the texture is loaded. */
  MISSING_IMAGE: 4,
  /** A texture change ended at this surface. */
  SURFACE_HAS_NO_TEXTURE: 5,
  /** None or not loaded: no colour is changed. */
  MISSING_PALETTE: 6,
  /** It leaves the palette, or this one is too short: no colour is changed. */
  BAD_PALETTE_RANGE: 7,
} as const;
export type LookFindingKind = (typeof LookFindingKind)[keyof typeof LookFindingKind];

/** Whether a hook fires, and why not. */
export const HookStatus = {
  /** It does. */
  FIRES: 0,
  /** The last frame of a segment is never left. */
  LAST_FRAME: 1,
  /** The animation plays the other way. */
  OTHER_DIRECTION: 2,
  /** It is the engine's own, at the end of an animation. */
  ANIM_DONE: 3,
  /** Its frame is not reached. */
  NOT_REACHED: 4,
} as const;
export type HookStatus = (typeof HookStatus)[keyof typeof HookStatus];

/** What a field of a message holds. */
export const FieldKind = {
  /** A whole number from 0 on. */
  UNSIGNED: 0,
  /** A number of 32 bits. */
  FLOAT: 1,
  /** Bytes without a meaning. */
  PADDING: 2,
  /** Bytes as they are. */
  RAW: 3,
} as const;
export type FieldKind = (typeof FieldKind)[keyof typeof FieldKind];

/** Indices of PlainMessage.timestamps. */
export const Timestamp = {
  /** Of where the object is. */
  POSITION: 0,
  /** Of what it does. */
  MOVEMENT: 1,
  /** Of its physics state. */
  STATE: 2,
  /** Of its velocity. */
  VECTOR: 3,
  /** Of its last teleport. */
  TELEPORT: 4,
  /** Of the server's own motions for a player. */
  SERVER_CONTROL: 5,
  /** Of positions that a player's client must accept. */
  FORCE_POSITION: 6,
  /** Of what it wears. */
  OBJ_DESC: 7,
  /** Of the object itself: it was made again. */
  INSTANCE: 8,
} as const;
export type Timestamp = (typeof Timestamp)[keyof typeof Timestamp];

/** How bad a finding of the linter is. */
export const LintSeverity = {
  /** Odd, and harmless. */
  NOTE: 0,
  /** It plays, but hardly as meant. */
  WARNING: 1,
  /** Something does not work. */
  ERROR: 2,
} as const;
export type LintSeverity = (typeof LintSeverity)[keyof typeof LintSeverity];

/** How a state graph is written. */
export const GraphFormat = {
  /** For Graphviz. */
  DOT: 0,
  /** Everything, with the names that exported files give the motions. */
  JSON: 1,
  /** A picture. */
  SVG: 2,
} as const;
export type GraphFormat = (typeof GraphFormat)[keyof typeof GraphFormat];

/** What lies between key frames. */
export const GltfKeys = {
  /** Every key frame stands until the next, as retail shows it. */
  STEP: 0,
  /** Viewers interpolate between key frames. */
  LINEAR: 1,
} as const;
export type GltfKeys = (typeof GltfKeys)[keyof typeof GltfKeys];

/** What the parts of a body hang on. */
export const GltfTree = {
  /** Parts hang on the parents that the Setup names. */
  PARENTS: 0,
  /** All parts hang on the body; their keys are the frames of the file, bit for bit. */
  FLAT: 1,
} as const;
export type GltfTree = (typeof GltfTree)[keyof typeof GltfTree];

/** Which lines about a file are meant. */
export const GltfLinesKind = {
  /** What was left out or could not be shown as it should, for people. */
  NOTES: 0,
  /** Why a file that was read is refused unless forced, for people. */
  FINDINGS: 1,
} as const;
export type GltfLinesKind = (typeof GltfLinesKind)[keyof typeof GltfLinesKind];

/** What the bytes of an image are. */
export const ImageKind = {
  /** Four bytes for each pixel, rows from the top, without padding; alpha 0 is clear. */
  RGBA: 0,
  /** A whole JPEG file: the library has no decoder for it, browsers and hosts have. */
  JPEG: 1,
} as const;
export type ImageKind = (typeof ImageKind)[keyof typeof ImageKind];

/** What the colour of a pixel, or the one that is there already, is multiplied by before the two are added. */
export const BlendFactor = {
  /** Times 0. */
  ZERO: 0,
  /** Times 1. */
  ONE: 1,
  /** The source alpha. */
  SOURCE_ALPHA: 2,
  /** 1 less the source alpha. */
  ONE_MINUS_SOURCE_ALPHA: 3,
} as const;
export type BlendFactor = (typeof BlendFactor)[keyof typeof BlendFactor];

/** Which surfaces are drawn before which others, in this order. */
export const DrawPass = {
  /** First, in any order. */
  OPAQUE: 0,
  /** With holes: texels are drawn or not. */
  CLIP_MAP: 1,
  /** From the farthest to the nearest part, by MeshInfo.sortCenter. */
  BLENDED: 2,
} as const;
export type DrawPass = (typeof DrawPass)[keyof typeof DrawPass];

/** How a mesh is turned when it is drawn. Its +y points away from the eye. */
export const MeshFacing = {
  /** Not at all. */
  AS_PLACED: 1,
  /** Towards the eye. */
  EYE: 2,
  /** About this axis of its own only. */
  AROUND_X: 3,
  /** About this axis of its own only. */
  AROUND_Y: 4,
  /** About this axis of its own only. */
  AROUND_Z: 5,
} as const;
export type MeshFacing = (typeof MeshFacing)[keyof typeof MeshFacing];

/** How the output of a scenario is written. */
export const ScenarioForm = {
  /** One line per event, for machines; lines with errors are noted and passed over. */
  TRACE: 0,
  /** For people; ends at the first line with an error. */
  STORY: 1,
} as const;
export type ScenarioForm = (typeof ScenarioForm)[keyof typeof ScenarioForm];

/** What comes next in a capture. */
export const CaptureStep = {
  /** The next whole message. */
  MESSAGE: 0,
  /** Something could not be read. */
  ERROR: 1,
  /** Give more of the file, or finish. */
  NEEDS_BYTES: 2,
  /** Only after the finish, or after an error that ends the capture. */
  END: 3,
} as const;
export type CaptureStep = (typeof CaptureStep)[keyof typeof CaptureStep];

/** How a replay is reported. */
export const ReplayFormat = {
  /** The capture, the totals and the objects. */
  JSON: 0,
  /** The paths from above. */
  SVG: 1,
} as const;
export type ReplayFormat = (typeof ReplayFormat)[keyof typeof ReplayFormat];

/** What a node of a sequence is played for. */
export const NodeRole = {
  /** No motion has made it. */
  UNKNOWN: 0,
  /** On the way from one state to another. */
  LINK: 1,
  /** The action itself. */
  ACTION: 2,
  /** From an action back to the state it was begun in. */
  BACK_LINK: 3,
  /** The cycle that plays until something else does. */
  CYCLE: 4,
} as const;
export type NodeRole = (typeof NodeRole)[keyof typeof NodeRole];

/** What interpolation does at a node. */
export const InterpolationType = {
  /** No node. */
  INVALID: 0,
  /** The body goes to a place. */
  POSITION: 1,
  /** The body is put at a place. */
  JUMP: 2,
  /** The body is given a velocity. */
  VELOCITY: 3,
} as const;
export type InterpolationType = (typeof InterpolationType)[keyof typeof InterpolationType];

/** Lists of motions inside a body. */
export const MotionList = {
  /** Of the motion state, the newest first (core 5). */
  MODIFIERS: 0,
  /** Of the motion state, the oldest first. */
  ACTIONS: 1,
  /** Of the raw state (core 8.1). */
  RAW_ACTIONS: 2,
  /** Of the interpreted state. */
  INTERPRETED_ACTIONS: 3,
} as const;
export type MotionList = (typeof MotionList)[keyof typeof MotionList];

/** What a timed hook changes. */
export const RampKind = {
  /** The scale of the body. */
  SCALE: 0,
  /** How transparent all parts are. */
  TRANSPARENT: 1,
  /** How transparent a part is. */
  TRANSPARENT_PART: 2,
  /** How much all parts shine. */
  LUMINOUS: 3,
  /** How much a part shines. */
  LUMINOUS_PART: 4,
  /** How all parts take light. */
  DIFFUSE: 5,
  /** How a part takes light. */
  DIFFUSE_PART: 6,
  /** A script that waits for its pause. */
  SCRIPT: 7,
} as const;
export type RampKind = (typeof RampKind)[keyof typeof RampKind];
