// SPDX-FileCopyrightText: 2026 the acmotion authors
// SPDX-License-Identifier: MIT
// Written by scripts/generate/bindings.py from the C headers.
//! What acmotion.h has in the same form.

use crate::convert::Mirrors;
use crate::wire::Opcode;
use crate::{CellId, Command, Cylinder, Frame, Guid, ObjectId, Position, Vec3};
use acmotion_sys as sys;

c_enum! {
    /// Negative: the call was wrong; 0: done; positive: what was asked for could not be done.
    pub enum Status: i32 {
        /// Success.
        Ok = ACM_OK,
        /// The id or tag names something else than what was asked for.
        WrongType = ACM_WRONG_TYPE,
        /// The data ends inside a field.
        Truncated = ACM_TRUNCATED,
        /// The record is complete but data is left over.
        TrailingBytes = ACM_TRAILING_BYTES,
        /// A count, depth or size is larger than is allowed.
        LimitExceeded = ACM_LIMIT_EXCEEDED,
        /// A field holds a value that has no meaning there.
        BadValue = ACM_BAD_VALUE,
        /// No record of that id, or no such hook.
        NotFound = ACM_NOT_FOUND,
        /// Well-formed, but this library, object or role cannot do it.
        Unsupported = ACM_UNSUPPORTED,
        /// Says something else than what came before.
        Contradiction = ACM_CONTRADICTION,
        /// Lies where something else lies already.
        Overlap = ACM_OVERLAP,
        /// The rest of it has never come.
        Unfinished = ACM_UNFINISHED,
        /// `Error::motion_error`: the client's code; 0: refused without one.
        Refused = ACM_REFUSED,
        /// No object of that guid.
        NoObject = ACM_NO_OBJECT,
        /// The caller's memory is too small; the count says what is needed.
        BufferFull = ACM_BUFFER_FULL,
        /// Something else still needs it: free that first.
        InUse = ACM_IN_USE,
        /// A pointer that must not be null is.
        NullArgument = ACM_NULL_ARGUMENT,
        /// No handle of this library.
        BadHandle = ACM_BAD_HANDLE,
        /// It was freed.
        StaleHandle = ACM_STALE_HANDLE,
        /// A handle of another kind, or of another world or other assets than the rest.
        ForeignHandle = ACM_FOREIGN_HANDLE,
        /// Another thread uses it, or a planned tick is not finished.
        Busy = ACM_BUSY,
        /// The size of a struct is one that no header has.
        BadSize = ACM_BAD_SIZE,
        /// A number is not finite, or beyond the limits of SECURITY.md.
        NotFinite = ACM_NOT_FINITE,
        /// Another argument that has no meaning: `Error::field` names it.
        BadArgument = ACM_BAD_ARGUMENT,
        /// Not now: another call must come first.
        WrongOrder = ACM_WRONG_ORDER,
        /// No room for another handle.
        NoMemory = ACM_NO_MEMORY,
    }
}

c_enum! {
    /// How the motion tables of a file numbered the commands, before they were translated to the catalogue of
    /// commands.h, which is that of End of Retail.
    pub enum CommandNumbering: u32 {
        /// 1999, and from 2014 on.
        EndOfRetail = ACM_NUMBERING_END_OF_RETAIL,
        /// August 2000 to December 2013: from 0x10F on three lower.
        Client2013 = ACM_NUMBERING_CLIENT_2013,
        /// The same, with later emotes in another order.
        January2002 = ACM_NUMBERING_JANUARY_2002,
        /// The human table, 0x09000001, is not there or fits none: ids stay.
        Unknown = ACM_NUMBERING_UNKNOWN,
    }
}

c_enum! {
    /// What is loaded together with a record.
    pub enum Load: u32 {
        /// A Setup, motion table or script table with all that moves and sounds.
        Motion = ACM_LOAD_MOTION,
        /// A Setup with its models, surfaces, textures and palettes.
        Model = ACM_LOAD_MODEL,
        /// Any record by itself.
        Alone = ACM_LOAD_ALONE,
        /// A Setup with all that moves, and the emitters of its hooks with their meshes.
        Particles = ACM_LOAD_PARTICLES,
        /// A clothing table with its palette sets.
        Clothing = ACM_LOAD_CLOTHING,
    }
}

c_enum! {
    /// How a body finds out whether it stands on something.
    pub enum Ground: u32 {
        /// Contact changes by `World::set_ground_contact` and by messages only.
        None = ACM_GROUND_NONE,
        /// An endless plane at ground_height.
        Flat = ACM_GROUND_FLAT,
        /// A standing body goes on standing; in the air it comes down at ground_height.
        LastKnown = ACM_GROUND_LAST_KNOWN,
        /// The host answers each step: see own collision.
        Host = ACM_GROUND_HOST,
    }
}

c_flags! {
    /// Bits of the physics state word that touch movement.
    pub struct PhysicsState {
        /// It never moves; its animations play.
        STATIC = ACM_STATE_STATIC,
        /// Bodies pass through it.
        ETHEREAL = ACM_STATE_ETHEREAL,
        /// Collisions are reported.
        REPORT_COLLISIONS = ACM_STATE_REPORT_COLLISIONS,
        /// Nothing stops it.
        IGNORE_COLLISIONS = ACM_STATE_IGNORE_COLLISIONS,
        /// It is not drawn.
        NO_DRAW = ACM_STATE_NO_DRAW,
        /// It flies as a missile.
        MISSILE = ACM_STATE_MISSILE,
        /// It points along its way.
        ALIGN_PATH = ACM_STATE_ALIGN_PATH,
        /// It falls.
        GRAVITY = ACM_STATE_GRAVITY,
        /// Its lights are on.
        LIGHTING = ACM_STATE_LIGHTING,
        /// It is hidden, as in a portal: it refuses motions.
        HIDDEN = ACM_STATE_HIDDEN,
        /// It does not bounce.
        INELASTIC = ACM_STATE_INELASTIC,
        /// Its Setup has an animation that plays by itself.
        HAS_DEFAULT_ANIMATION = ACM_STATE_HAS_DEFAULT_ANIMATION,
        /// Its Setup has a script that plays by itself.
        HAS_DEFAULT_SCRIPT = ACM_STATE_HAS_DEFAULT_SCRIPT,
        /// Hooks do not change how transparent it is.
        CLOAKED = ACM_STATE_CLOAKED,
        /// It slides along edges and does not step over them.
        EDGE_SLIDE = ACM_STATE_EDGE_SLIDE,
        /// It slides on slopes.
        SLEDDING = ACM_STATE_SLEDDING,
        /// It stands still in the middle of its motions.
        FROZEN = ACM_STATE_FROZEN,
        /// An ordinary creature.
        DEFAULT = ACM_STATE_DEFAULT,
    }
}

c_enum! {
    /// How a weenie answers the client's questions about jumping.
    pub enum JumpModel: u32 {
        /// Does not know its jump velocity.
        Refuses = ACM_JUMP_REFUSES,
        /// Jump_velocity times extent.
        Linear = ACM_JUMP_LINEAR,
        /// The client's formula with jump_skill and load.
        Formula = ACM_JUMP_FORMULA,
    }
}

c_enum! {
    /// Where a body moves by itself.
    pub enum MoveKind: u32 {
        /// It does not.
        None = ACM_MOVE_NONE,
        /// Another object.
        Object = ACM_MOVE_OBJECT,
        /// A position.
        Position = ACM_MOVE_POSITION,
        /// It turns to another object.
        TurnToObject = ACM_MOVE_TURN_TO_OBJECT,
        /// It turns to a heading.
        TurnToHeading = ACM_MOVE_TURN_TO_HEADING,
    }
}

c_enum! {
    /// Why a motion was refused: the client's own codes.
    pub enum MotionError: u32 {
        /// It was done.
        None = ACM_MOTION_NONE,
        /// The object has no motion table.
        NoAnimationTable = ACM_MOTION_NO_ANIMATION_TABLE,
        /// There is no body.
        NoPhysicsObject = ACM_MOTION_NO_PHYSICS_OBJECT,
        /// The body cannot carry out motions.
        NoMotionInterpreter = ACM_MOTION_NO_MOTION_INTERPRETER,
        /// The body does not stand on anything.
        NotInContact = ACM_MOTION_NOT_IN_CONTACT,
        /// Something else was asked for meanwhile.
        ActionCancelled = ACM_MOTION_ACTION_CANCELLED,
        /// The target is gone.
        ObjectGone = ACM_MOTION_OBJECT_GONE,
        /// There is no target.
        NoObject = ACM_MOTION_NO_OBJECT,
        /// The target has teleported.
        Teleported = ACM_MOTION_TELEPORTED,
        /// The move went beyond its fail distance.
        ChargedTooFar = ACM_MOTION_CHARGED_TOO_FAR,
        /// Not in combat.
        CantCrouchInCombat = ACM_MOTION_CANT_CROUCH_IN_COMBAT,
        /// Not in combat.
        CantSitInCombat = ACM_MOTION_CANT_SIT_IN_COMBAT,
        /// Not in combat.
        CantLieDownInCombat = ACM_MOTION_CANT_LIE_DOWN_IN_COMBAT,
        /// Not in combat.
        CantChatEmoteInCombat = ACM_MOTION_CANT_CHAT_EMOTE_IN_COMBAT,
        /// The motion table has nothing for it.
        NoMotionData = ACM_MOTION_NO_MOTION_DATA,
        /// Only who stands can.
        CantChatEmoteNotStanding = ACM_MOTION_CANT_CHAT_EMOTE_NOT_STANDING,
        /// Too many one-shot motions wait.
        TooManyActions = ACM_MOTION_TOO_MANY_ACTIONS,
        /// The body is hidden.
        Hidden = ACM_MOTION_HIDDEN,
        /// The move made no progress.
        GeneralMovementFailure = ACM_MOTION_GENERAL_MOVEMENT_FAILURE,
        /// Not from this posture.
        CantJumpFromThisPosition = ACM_MOTION_CANT_JUMP_FROM_THIS_POSITION,
        /// The burden is too heavy.
        CantJumpLoadedDown = ACM_MOTION_CANT_JUMP_LOADED_DOWN,
    }
}

c_enum! {
    /// Which key modifies a movement.
    pub enum HoldKey: u32 {
        /// Not given.
        Invalid = ACM_HOLD_INVALID,
        /// Walk.
        None = ACM_HOLD_NONE,
        /// The run key.
        Run = ACM_HOLD_RUN,
    }
}

c_flags! {
    /// Bits of `MovementParameters::flags`.
    pub struct MoveFlags {
        /// A move may walk.
        CAN_WALK = ACM_MOVE_CAN_WALK,
        /// A move may run.
        CAN_RUN = ACM_MOVE_CAN_RUN,
        /// Not used by any rule.
        CAN_SIDESTEP = ACM_MOVE_CAN_SIDESTEP,
        /// Not used by any rule.
        CAN_WALK_BACKWARDS = ACM_MOVE_CAN_WALK_BACKWARDS,
        /// A move always runs.
        CAN_CHARGE = ACM_MOVE_CAN_CHARGE,
        /// Not used by any rule.
        FAIL_WALK = ACM_MOVE_FAIL_WALK,
        /// A move ends with a turn to the desired heading.
        USE_FINAL_HEADING = ACM_MOVE_USE_FINAL_HEADING,
        /// A move or turn to an object ends by sticking to it.
        STICKY = ACM_MOVE_STICKY,
        /// A move ends beyond the minimum distance.
        AWAY = ACM_MOVE_AWAY,
        /// A move ends within the distance to the object.
        TOWARDS = ACM_MOVE_TOWARDS,
        /// Distances between surfaces, not centres.
        USE_SPHERES = ACM_MOVE_USE_SPHERES,
        /// The motion also sets the hold key.
        SET_HOLD_KEY = ACM_MOVE_SET_HOLD_KEY,
        /// The action was the player's own.
        AUTONOMOUS = ACM_MOVE_AUTONOMOUS,
        /// The raw motion state keeps the motion.
        MODIFY_RAW_STATE = ACM_MOVE_MODIFY_RAW_STATE,
        /// The interpreted motion state keeps the motion.
        MODIFY_INTERPRETED_STATE = ACM_MOVE_MODIFY_INTERPRETED_STATE,
        /// The motion ends a move that is under way.
        CANCEL_MOVE_TO = ACM_MOVE_CANCEL_MOVE_TO,
        /// A turn stops all motions first.
        STOP_COMPLETELY = ACM_MOVE_STOP_COMPLETELY,
        /// No jump while the motion waits to be done.
        DISABLE_JUMP_DURING_LINK = ACM_MOVE_DISABLE_JUMP_DURING_LINK,
        /// As the client begins.
        DEFAULT = ACM_MOVE_DEFAULT_FLAGS,
    }
}

c_enum! {
    /// What has become of a target.
    pub enum TargetStatus: u32 {
        /// Nothing is known of it yet.
        Undefined = ACM_TARGET_UNDEFINED,
        /// It is there.
        Ok = ACM_TARGET_OK,
        /// It has left the world.
        ExitWorld = ACM_TARGET_EXIT_WORLD,
        /// It has teleported.
        Teleported = ACM_TARGET_TELEPORTED,
        /// It is in a pack.
        Contained = ACM_TARGET_CONTAINED,
        /// It is held.
        Parented = ACM_TARGET_PARENTED,
        /// It has sent no update for too long.
        TimedOut = ACM_TARGET_TIMED_OUT,
    }
}

c_enum! {
    /// Which limit made the engine refuse or leave out something.
    pub enum Limit: u32 {
        /// Older links ended for the newest motion, or it was refused.
        SequenceNodes = ACM_LIMIT_SEQUENCE_NODES,
        /// Older motions were completed early, or ended, to make room.
        PendingMotions = ACM_LIMIT_PENDING_MOTIONS,
        /// As for sequence nodes, or the action was not recorded.
        Actions = ACM_LIMIT_ACTIONS,
        /// The motion was refused, or a modifier was lost.
        Modifiers = ACM_LIMIT_MODIFIERS,
        /// `count` hooks of one step were left out.
        Hooks = ACM_LIMIT_HOOKS,
        /// A move, stick, constraint or interpolation was refused.
        ManagerBlocks = ACM_LIMIT_MANAGER_BLOCKS,
        /// The oldest queued position was dropped.
        InterpolationNodes = ACM_LIMIT_INTERPOLATION_NODES,
        /// The rest of a step's time was dropped.
        Wraps = ACM_LIMIT_WRAPS,
        /// A speed was brought down to max_speed or max_key_speed.
        Speed = ACM_LIMIT_SPEED,
        /// A client's position was refused: beyond travel_speed.
        Travel = ACM_LIMIT_TRAVEL,
        /// An object was not created: there are max_objects.
        Objects = ACM_LIMIT_OBJECTS,
        /// A change over time was refused, or between ticks the oldest dropped.
        Ramps = ACM_LIMIT_RAMPS,
        /// A script was refused, or between ticks the oldest that waits dropped.
        Scripts = ACM_LIMIT_SCRIPTS,
        /// Scripts without end were ended, after `count` hooks.
        ScriptHooks = ACM_LIMIT_SCRIPT_HOOKS,
        /// An object holds more than 1,024 others: the oldest plays no scripts.
        Children = ACM_LIMIT_CHILDREN,
        /// A rotation of a message was not of length 1: taken as the identity.
        Rotation = ACM_LIMIT_ROTATION,
    }
}

c_enum! {
    /// What a hook asks of the body or the host: the client's names.
    pub enum HookType: u32 {
        /// It does nothing.
        NoOp = ACM_HOOK_NO_OP,
        /// Plays a wave.
        Sound = ACM_HOOK_SOUND,
        /// Plays a wave of the object's sound table, chosen by a sound type.
        SoundTable = ACM_HOOK_SOUND_TABLE,
        /// A blow lands: who is hit is the server's to decide.
        Attack = ACM_HOOK_ATTACK,
        /// In a script: the script ends; it is not reported.
        AnimationDone = ACM_HOOK_ANIMATION_DONE,
        /// Nothing: the client has no code for it.
        ReplaceObject = ACM_HOOK_REPLACE_OBJECT,
        /// Sets or clears [`PhysicsState::ETHEREAL`].
        Ethereal = ACM_HOOK_ETHEREAL,
        /// Changes how transparent a part is, over time.
        TransparentPart = ACM_HOOK_TRANSPARENT_PART,
        /// Changes how much all parts shine, over time.
        Luminous = ACM_HOOK_LUMINOUS,
        /// Changes how much a part shines, over time.
        LuminousPart = ACM_HOOK_LUMINOUS_PART,
        /// Changes how all parts take light, over time.
        Diffuse = ACM_HOOK_DIFFUSE,
        /// Changes how a part takes light, over time.
        DiffusePart = ACM_HOOK_DIFFUSE_PART,
        /// Changes the scale of the body, over time.
        Scale = ACM_HOOK_SCALE,
        /// Begins an emitter.
        CreateParticle = ACM_HOOK_CREATE_PARTICLE,
        /// Removes an emitter with its particles.
        DestroyParticle = ACM_HOOK_DESTROY_PARTICLE,
        /// Ends an emitter; its particles live on.
        StopParticle = ACM_HOOK_STOP_PARTICLE,
        /// Hides or shows all parts.
        NoDraw = ACM_HOOK_NO_DRAW,
        /// Plays the body's default script.
        DefaultScript = ACM_HOOK_DEFAULT_SCRIPT,
        /// What is held at a part plays its default script.
        DefaultScriptPart = ACM_HOOK_DEFAULT_SCRIPT_PART,
        /// Plays a script after a random wait.
        CallScript = ACM_HOOK_CALL_SCRIPT,
        /// Changes how transparent all parts are, over time.
        Transparent = ACM_HOOK_TRANSPARENT,
        /// Plays a wave with a priority, a probability and a volume of its own.
        SoundTweaked = ACM_HOOK_SOUND_TWEAKED,
        /// Turns the body.
        SetOmega = ACM_HOOK_SET_OMEGA,
        /// Scrolls the textures of all parts.
        TextureVelocity = ACM_HOOK_TEXTURE_VELOCITY,
        /// Scrolls the textures of a part.
        TextureVelocityPart = ACM_HOOK_TEXTURE_VELOCITY_PART,
        /// Switches the lights of the Setup.
        SetLight = ACM_HOOK_SET_LIGHT,
        /// Begins an emitter that is not there yet.
        CreateBlockingParticle = ACM_HOOK_CREATE_BLOCKING_PARTICLE,
    }
}

c_enum! {
    /// How the place of a part is written.
    pub enum PoseShape: u32 {
        /// An `Frame`: 28 bytes.
        Frame = ACM_POSE_FRAMES,
        /// 12 floats: three rows of a rotation and a translation.
        Matrix3x4 = ACM_POSE_MATRIX_3X4,
        /// 16 floats: the same with a last row 0 0 0 1.
        Matrix4x4 = ACM_POSE_MATRIX_4X4,
    }
}

c_enum! {
    /// What came of a message.
    pub enum CheckAction: u32 {
        /// It was applied.
        Accept = ACM_CHECK_ACCEPT,
        /// It waits.
        Defer = ACM_CHECK_DEFER,
        /// It was left out.
        Drop = ACM_CHECK_DROP,
    }
}

c_enum! {
    /// Why a message was not accepted: docs/faq.md and `check_reason_text` explain them.
    pub enum CheckReason: u32 {
        /// It was accepted.
        Fresh = ACM_REASON_FRESH,
        /// Deferred: the local player is not named yet.
        NoPlayer = ACM_REASON_NO_PLAYER,
        /// Deferred: the object is not known yet.
        UnknownObject = ACM_REASON_UNKNOWN_OBJECT,
        /// Deferred: it is about a later instance of the object.
        FutureInstance = ACM_REASON_FUTURE_INSTANCE,
        /// Dropped: it is about an earlier instance of the object.
        PastInstance = ACM_REASON_PAST_INSTANCE,
        /// Dropped: its movement timestamp is older.
        StaleMovement = ACM_REASON_STALE_MOVEMENT,
        /// Dropped: its server control timestamp is older.
        StaleServerControl = ACM_REASON_STALE_SERVER_CONTROL,
        /// Dropped: its position timestamp is older.
        StalePosition = ACM_REASON_STALE_POSITION,
        /// Dropped: its teleport timestamp is older.
        StaleTeleport = ACM_REASON_STALE_TELEPORT,
        /// Dropped: its force position timestamp is older.
        StaleForcePosition = ACM_REASON_STALE_FORCE_POSITION,
        /// Dropped: its state timestamp is older.
        StaleState = ACM_REASON_STALE_STATE,
        /// Dropped: its vector timestamp is older.
        StaleVector = ACM_REASON_STALE_VECTOR,
        /// Dropped: the local player's own input comes back; the timestamps were stored.
        Echo = ACM_REASON_ECHO,
        /// Dropped: the local player moves itself; the timestamp was stored.
        OwnVector = ACM_REASON_OWN_VECTOR,
        /// Dropped: the client never deletes its own player.
        OwnDeletion = ACM_REASON_OWN_DELETION,
        /// Dropped: the local player is named already.
        SecondPlayer = ACM_REASON_SECOND_PLAYER,
        /// Dropped: a number is not finite or out of range; no timestamp was touched.
        BadNumber = ACM_REASON_BAD_NUMBER,
        /// Dropped: no object has the guid 0.
        BadGuid = ACM_REASON_BAD_GUID,
        /// Dropped: the world is full.
        TooMany = ACM_REASON_TOO_MANY,
        /// Dropped: clients do not act on it.
        NotReceived = ACM_REASON_NOT_RECEIVED,
        /// Dropped: the object has no sound table, or it is not loaded.
        NoSoundTable = ACM_REASON_NO_SOUND_TABLE,
        /// Dropped: the object has no script table, or it is not loaded.
        NoScriptTable = ACM_REASON_NO_SCRIPT_TABLE,
        /// Dropped: the script is not loaded, or the table has none for this type.
        NoScript = ACM_REASON_NO_SCRIPT,
        /// Not applied: the object has no motion interpreter.
        NoInterpreter = ACM_REASON_NO_INTERPRETER,
        /// A movement without content.
        NoMovement = ACM_REASON_NO_MOVEMENT,
        /// No such player.
        UnknownPlayer = ACM_REASON_UNKNOWN_PLAYER,
        /// The player is dead.
        Dead = ACM_REASON_DEAD,
        /// The player is being teleported.
        InPortal = ACM_REASON_IN_PORTAL,
        /// Later keys, or a later message about the place, arrived first.
        Overtaken = ACM_REASON_OVERTAKEN,
        /// The position lies in no cell of the map.
        BadCell = ACM_REASON_BAD_CELL,
        /// The style is not a style.
        BadStyle = ACM_REASON_BAD_STYLE,
        /// An action in place of a movement.
        BadCommand = ACM_REASON_BAD_COMMAND,
        /// An action that is not an emote.
        BadAction = ACM_REASON_BAD_ACTION,
        /// The client moves its player itself, or may not choose its level.
        NotAllowed = ACM_REASON_NOT_ALLOWED,
        /// Clients do not send this.
        NotAClients = ACM_REASON_NOT_A_CLIENTS,
        /// Dropped: a newer appearance was already applied.
        StaleObjDesc = ACM_REASON_STALE_OBJ_DESC,
        /// The client is corrected.
        BadRotation = ACM_REASON_BAD_ROTATION,
        /// The body is in the air, or may not jump; the client is corrected.
        JumpRefused = ACM_REASON_JUMP_REFUSED,
    }
}

c_enum! {
    /// Who is to get a message.
    pub enum Audience: u32 {
        /// From a client.
        Server = ACM_AUDIENCE_SERVER,
        /// The client whose player the message is about.
        Owner = ACM_AUDIENCE_OWNER,
        /// Everyone in range but the owner.
        Others = ACM_AUDIENCE_OTHERS,
        /// In range, the owner included.
        Everyone = ACM_AUDIENCE_EVERYONE,
    }
}

c_enum! {
    /// Why a look does not show everything that its appearance describes.
    pub enum LookFindingKind: u32 {
        /// An entry names a part that the Setup does not have.
        NoSuchPart = ACM_LOOK_NO_SUCH_PART,
        /// A mesh is none or not loaded: the part stays as it was.
        MissingMesh = ACM_LOOK_MISSING_MESH,
        /// A surface of the mesh is not loaded.
        MissingSurface = ACM_LOOK_MISSING_SURFACE,
        /// A texture is none or not loaded; a change to it has no effect.
        MissingTexture = ACM_LOOK_MISSING_TEXTURE,
        /// No image of the texture is loaded.
        MissingImage = ACM_LOOK_MISSING_IMAGE,
        /// A texture change ended at this surface.
        SurfaceHasNoTexture = ACM_LOOK_SURFACE_HAS_NO_TEXTURE,
        /// None or not loaded: no colour is changed.
        MissingPalette = ACM_LOOK_MISSING_PALETTE,
        /// It leaves the palette, or this one is too short: no colour is changed.
        BadPaletteRange = ACM_LOOK_BAD_PALETTE_RANGE,
    }
}

c_enum! {
    /// Whether a hook fires, and why not.
    pub enum HookStatus: u32 {
        /// It does.
        Fires = ACM_HOOK_FIRES,
        /// The last frame of a segment is never left.
        LastFrame = ACM_HOOK_LAST_FRAME,
        /// The animation plays the other way.
        OtherDirection = ACM_HOOK_OTHER_DIRECTION,
        /// It is the engine's own, at the end of an animation.
        AnimDone = ACM_HOOK_ANIM_DONE,
        /// Its frame is not reached.
        NotReached = ACM_HOOK_NOT_REACHED,
    }
}

mirror! {
    /// What a container says of itself.
    pub struct ContainerInfo = acm_container_info {
        /// 1: portal.dat and cell.dat before Throne of Destiny, which cannot be written.
        pub is_older: bool,
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
}

mirror! {
    /// One record of a container.
    pub struct ContainerEntry = acm_container_entry {
        /// Of the record.
        pub id: ObjectId,
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
}

mirror! {
    /// Bytes of a container that are wanted next.
    pub struct ByteRange = acm_range {
        /// From the start of the container.
        pub offset: u64,
        /// Bytes that are needed; 0: none.
        pub size: u32,
        /// Bytes that are needed when the blocks follow one another, as they nearly always do.
        pub likely: u32,
    }
}

mirror! {
    /// A record that something needs and that is not loaded.
    #[allow(missing_docs)]
    pub struct MissingAsset = acm_missing_asset {
        pub id: ObjectId,
        /// [`Status::NotFound`] when nobody has given it; otherwise why it cannot be decoded.
        pub status: Status,
    }
}

mirror! {
    /// What a Setup says about a body. Metres, before the object's scale. 0 as an id: none.
    pub struct Setup = acm_setup {
        /// Of the Setup.
        pub id: ObjectId,
        /// Of the body.
        pub radius: f32,
        /// Of the body.
        pub height: f32,
        /// How high it steps up.
        pub step_up_height: f32,
        /// How far it steps down.
        pub step_down_height: f32,
        /// Its motions.
        pub motion_table: Option<ObjectId>,
        /// What plays when nothing else does.
        pub default_animation: Option<ObjectId>,
        /// Its sounds.
        pub sound_table: Option<ObjectId>,
        /// Its scripts, by type.
        pub script_table: Option<ObjectId>,
        /// The script that it begins with.
        pub default_script: Option<ObjectId>,
        /// How many parts it has.
        pub part_count: u32,
        /// How many places where other things attach.
        pub hold_location_count: u32,
    }
}

mirror! {
    /// One part of a body.
    pub struct SetupPart = acm_setup_part {
        /// A GfxObj.
        pub model: ObjectId,
        /// Of the model.
        pub scale: Vec3,
    }
}

mirror! {
    /// Where other things attach to a body.
    pub struct HoldLocation = acm_hold_location {
        /// 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others.
        pub key: u32,
        /// Index of the part that holds.
        pub part: u32,
        /// Relative to that part; a rotation that is invalid in the file is the identity.
        pub frame: Frame,
    }
}

mirror! {
    /// The fixed part of the WAVEFORMATEX of a Wave.
    #[allow(missing_docs)]
    pub struct WaveFormat = acm_wave_format {
        /// 1: PCM, little-endian, 8 bits unsigned or 16 signed; 0x55: an MP3 stream.
        pub tag: u16,
        pub channels: u16,
        pub samples_per_second: u32,
        pub bytes_per_second: u32,
        pub block_align: u16,
        pub bits_per_sample: u16,
    }
}

mirror! {
    /// How a world runs.
    pub struct WorldOptions = acm_world_options init acm_world_options_init {
        /// The player's object: while it is in the world, ticks wake sleeping objects.
        pub viewer: Option<Guid>,
        /// Events between two calls of `World::clear_events`; of one object at most half; at most 2^24.
        pub event_capacity: u64,
        /// More are not created: [`Status::LimitExceeded`].
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
        /// Of objects that messages create.
        pub ground: Ground,
        /// As the client: a tick simulates only 1/30 s after the last.
        pub gate_passes: bool,
        /// As the client: objects over 96 m from the viewer stand still.
        pub sleep_when_far: bool,
        /// Report motions and moves that exceed their longest duration.
        pub detect_stalls: bool,
        /// Repairs of retail's mistakes: both 0 is exactly as retail.
        pub reapply_every_modifier: bool,
        /// Repairs a mistake of retail.
        pub even_static_turn: bool,
        /// Gate_passes: seconds that a pass may be early, 0 to 1/60; 0.002 suits 60 Hz.
        pub pass_tolerance: f64,
    }
}

mirror! {
    /// The game's side of a body: what the client asks its weenie object.
    pub struct WeenieFacts = acm_weenie_facts {
        /// 0: counts as a creature with run rate 1, jump velocity 10 and no limits.
        pub present: bool,
        /// A creature, and not a thing.
        pub is_creature: bool,
        /// The player of this client.
        pub is_local_player: bool,
        /// 0: the rate last received over the network counts.
        pub knows_run_rate: bool,
        /// How a weenie answers the client's questions about jumping.
        pub jump_model: JumpModel,
        /// Refuses, linear: whether its load allows a jump.
        pub can_jump: bool,
        /// Refuses, linear.
        pub knows_stamina_cost: bool,
        /// Formula: jumps cost more stamina.
        pub recent_player_killer: bool,
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
        pub runs_by_skill: bool,
        /// Runs_by_skill: 4.5 from 800 on, as ACE has it; 0: at exactly 800.
        pub run_rate_above_800: bool,
    }
}

mirror! {
    /// What a host says about an object.
    pub struct ObjectFacts = acm_object_facts init acm_object_facts_init {
        /// [`PhysicsState`] bits.
        pub state: PhysicsState,
        /// The game's side.
        pub weenie: WeenieFacts,
        /// Above 0, at most 1000.
        pub scale: f32,
        /// Flat, last known: metres; creating an object with last known ignores it.
        pub ground_height: f32,
        /// Flat: metres; a walking body this near above the ground is set down on it.
        pub step_down_height: f32,
        /// How a body finds out whether it stands on something.
        pub ground: Ground,
        /// No room where the body should be: a jump of interpolation waits.
        pub placement_blocked: bool,
        /// It collides where it is: a body that ceases to be ethereal waits.
        pub blocked: bool,
    }
}

mirror! {
    /// Where sounds and scripts come from. A table that is 0: the Setup's own.
    pub struct ObjectEffects = acm_object_effects {
        /// Its sounds.
        pub sound_table: Option<ObjectId>,
        /// Its scripts, by type.
        pub script_table: Option<ObjectId>,
        /// A script type.
        pub default_script: u32,
        /// Which of its entries.
        pub script_intensity: f32,
        /// That it begins with, 0 opaque to 1 invisible.
        pub translucency: f32,
    }
}

mirror! {
    /// How an object is made.
    pub struct ObjectParameters = acm_object_parameters init acm_object_parameters_init {
        /// `None`: nothing to show, no sizes.
        pub setup: Option<ObjectId>,
        /// `None`: the Setup's own.
        pub motion_table: Option<ObjectId>,
        /// Where it is.
        pub position: Position,
        /// Sounds and scripts.
        pub effects: ObjectEffects,
        /// 0: in a pack, or held.
        pub in_world: bool,
        /// Its size counts too.
        pub facts: ObjectFacts,
    }
}

mirror! {
    /// What a body is to do.
    pub struct InterpretedMotionState = acm_interpreted_motion_state init acm_interpreted_motion_state_init {
        /// The stance.
        pub current_style: Command,
        /// Forward, backward, or a posture.
        pub forward_command: Command,
        /// Multiple of normal speed.
        pub forward_speed: f32,
        /// Sideways.
        pub sidestep_command: Command,
        /// Multiple of normal speed.
        pub sidestep_speed: f32,
        /// Turning.
        pub turn_command: Command,
        /// Multiple of normal speed.
        pub turn_speed: f32,
    }
}

mirror! {
    /// An object as it is now.
    pub struct ObjectState = acm_object_state {
        /// 0: there is no such object, and nothing else is set.
        pub guid: Guid,
        /// Where it is.
        pub position: Position,
        /// Metres per second, world axes; moves the body in the air.
        pub velocity: Vec3,
        /// Displacement of the last step over its length.
        pub achieved_velocity: Vec3,
        /// World axes; radians per second, of an object that animates in place per update.
        pub omega: Vec3,
        /// [`PhysicsState`] bits.
        pub state: PhysicsState,
        /// Of the body.
        pub scale: f32,
        /// Scaled.
        pub body_size: Cylinder,
        /// It touches something.
        pub contact: bool,
        /// That can be walked on.
        pub on_walkable: bool,
        /// 0: asleep, not simulated.
        pub active: bool,
        /// 0: in a pack, held, or nowhere.
        pub in_world: bool,
        /// The object's own doing, and not the server's.
        pub last_move_was_autonomous: bool,
        /// The object that holds it; `None`: none.
        pub parent: Option<Guid>,
        /// Where on the parent.
        pub hold_location: u32,
        /// What it looks like.
        pub setup: Option<ObjectId>,
        /// `None`: none, or not loaded.
        pub motion_table: Option<ObjectId>,
        /// How many parts it has.
        pub part_count: u16,
        /// Its stance.
        pub style: Command,
        /// The cycle that plays.
        pub substate: Command,
        /// Multiple of normal speed.
        pub substate_speed: f32,
        /// That plays; `None`: none.
        pub animation: Option<ObjectId>,
        /// Within it; the key frame shown is its floor.
        pub frame_number: f64,
        /// That have not been done yet.
        pub pending_motions: u16,
        /// Sounds and scripts.
        pub effects: ObjectEffects,
        /// Of the whole object now.
        pub translucency: f32,
        /// That play or wait.
        pub queued_scripts: u16,
        /// What the body is to do.
        pub movement: InterpretedMotionState,
        /// Where a body moves by itself.
        pub move_kind: MoveKind = move_,
        /// The object that it moves to.
        pub move_target: Option<Guid>,
        /// `None`: none.
        pub stuck_to: Option<Guid>,
        /// It follows positions that it was sent.
        pub interpolating: bool,
        /// It is held back within a distance.
        pub constrained: bool,
    }
}

mirror! {
    /// How a motion or a move is carried out.
    pub struct MovementParameters = acm_movement_parameters init acm_movement_parameters_init {
        /// [`MoveFlags`] bits.
        pub flags: MoveFlags,
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
        /// Which key modifies a movement.
        pub hold_key_to_apply: HoldKey,
        /// Timestamp of an action of a message; 0 otherwise.
        pub action_stamp: u32,
    }
}

mirror! {
    /// What the keys ask for, before it is interpreted.
    pub struct RawMotionState = acm_raw_motion_state init acm_raw_motion_state_init {
        /// Which key modifies a movement.
        pub current_hold_key: HoldKey,
        /// The stance.
        pub current_style: Command,
        /// Forward, backward, or a posture.
        pub forward_command: Command,
        /// Which key modifies a movement.
        pub forward_hold_key: HoldKey,
        /// Multiple of normal speed.
        pub forward_speed: f32,
        /// Sideways.
        pub sidestep_command: Command,
        /// Which key modifies a movement.
        pub sidestep_hold_key: HoldKey,
        /// Multiple of normal speed.
        pub sidestep_speed: f32,
        /// Turning.
        pub turn_command: Command,
        /// Which key modifies a movement.
        pub turn_hold_key: HoldKey,
        /// Multiple of normal speed.
        pub turn_speed: f32,
    }
}

mirror! {
    /// A one-shot motion as it travels with an interpreted motion state.
    pub struct MotionAction = acm_motion_action {
        /// Which motion.
        pub command: Command,
        /// Multiple of normal speed.
        pub speed: f32,
        /// 15 bits on the wire.
        pub timestamp: u16,
        /// The object's own doing.
        pub autonomous: bool,
    }
}

mirror! {
    /// An object that is not in the world, as the host knows it.
    #[allow(missing_docs)]
    pub struct Target = acm_target {
        pub guid: Guid,
        /// Where it is.
        pub position: Position,
        /// How large it is.
        pub body_size: Cylinder,
        /// Metres per second.
        pub velocity: Vec3,
    }
}

mirror! {
    /// What the host's collision makes of a proposed frame.
    pub struct StepAnswer = acm_step_answer {
        /// Where the body ends up.
        pub frame: Frame,
        /// It touches something there.
        pub contact: bool,
        /// That can be walked on.
        pub walkable: bool,
    }
}

mirror! {
    /// Where a hook is stored: frame and place of an animation, or entry of a script.
    pub struct HookSource = acm_hook_source {
        /// `None`: it stands in `script`.
        pub animation: Option<ObjectId>,
        /// `None`: it stands in `animation`.
        pub script: Option<ObjectId>,
        /// Of the animation.
        pub frame: u32,
        /// Among the hooks of the frame, or the script's entry.
        pub index: u32,
    }
}

mirror! {
    /// A hook fires: `World::hook_fields` gives its fields.
    pub struct HookEvent = acm_hook_event {
        /// What a hook asks of the body or the host: the client's names.
        pub hook: HookType = type_,
        /// Where it is stored.
        pub source: HookSource,
        /// Its place among the hooks of this step; of a script 0.
        pub order: u32,
        /// Of the motion that plays.
        pub context_id: u32,
        /// Of the move which made the motion; 0: no move did.
        pub move_context_id: u32,
        /// What is heard; 0 for nothing.
        pub wave: Option<ObjectId>,
        /// Of the sound.
        pub volume: f32,
        /// Of the body: radius and height of an Attack are multiplied by it.
        pub scale: f32,
    }
}

mirror! {
    /// What a sound of an object plays, chosen anew.
    pub struct SoundQuery = acm_sound_query init acm_sound_query_init {
        /// When `hook` names none.
        pub sound_type: u32,
        /// A Sound, SoundTable or SoundTweaked hook.
        pub hook: HookSource,
        /// Random, at least 0 and below 1: which of several waves.
        pub pick: f64,
        /// Random, 0 to 1: the wave plays when its probability lies above.
        pub roll: f64,
        /// 0: as retail, never the last of several; 1: all alike.
        pub fair: bool,
    }
}

mirror! {
    /// What is heard.
    #[allow(missing_docs)]
    pub struct SoundChoice = acm_sound_choice {
        /// `None`: silence.
        pub wave: Option<ObjectId>,
        pub priority: f32,
        /// Of the sound.
        pub volume: f32,
    }
}

mirror! {
    /// How a part is shown, as hooks have left it.
    pub struct PartLook = acm_part_look {
        /// 0: opaque, 1: invisible.
        pub translucency: f32,
        /// How it glows.
        pub luminosity: f32,
        /// How it takes light.
        pub diffuse: f32,
        /// Whether it is drawn.
        pub is_drawn: bool,
    }
}

mirror! {
    /// How a client runs.
    pub struct ClientOptions = acm_client_options init acm_client_options_init {
        /// At most 2^20.
        pub max_deferred_messages: u32,
        /// Of all of them together; at most 2^26.
        pub max_deferred_bytes: u32,
        /// 1: messages are deferred until the player is named; 0: for a spectator.
        pub expects_player: bool,
        /// The run key alone sends MoveToState.
        pub run_key_sends: bool,
        /// So does a held key that resumes after the server's motion.
        pub resuming_sends: bool,
        /// Nothing is sent while a teleport is awaited.
        pub silent_in_portal: bool,
        /// Messages create no objects while the world has this many.
        pub max_objects: u32,
        /// The player's own choice: the run key then means walking.
        pub run_as_default: bool,
    }
}

mirror! {
    /// A client as it is now.
    pub struct ClientState = acm_client_state {
        /// The local player.
        pub player: Option<Guid>,
        /// How far a jump is charged, 0 to 1.
        pub jump_level: f32,
        /// 0 to 2.
        pub autonomy_level: u32,
        /// The server decides what the player does.
        pub controlled_by_server: bool,
        /// Runs on without a key.
        pub auto_run: bool,
        /// The mouse turns the body.
        pub mouse_look: bool,
        /// Messages that wait for their objects.
        pub deferred_messages: u64,
        /// Deferred messages that were evicted to make room for others.
        pub evicted_messages: u64,
        /// Messages in the outbox, and bytes of all of them.
        pub outbox_messages: u64,
        /// Bytes of all of them.
        pub outbox_bytes: u64,
    }
}

mirror! {
    /// One command of the keyboard or of the mouse.
    #[allow(missing_docs)]
    pub struct Key = acm_key {
        /// A movement, a posture, an emote, HoldRun, HoldSidestep or Jump.
        pub motion: Command,
        /// 1: normal.
        pub speed: f32,
        pub is_mouse: bool,
        /// Mouse only.
        pub run: bool,
    }
}

mirror! {
    /// What a server decides for itself. Seconds and metres.
    pub struct ServerRules = acm_server_rules init acm_server_rules_init {
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
        pub bounds_jumps: bool,
        /// An empty UpdateMotion goes before each jump, as ACE does.
        pub announces_jumps: bool,
        /// AutonomyLevel is obeyed.
        pub clients_choose_level: bool,
        /// Speeds of a client's emotes and keys, but turns, are brought up to this.
        pub min_key_speed: f32,
        /// Seconds that a jump may arrive before the landing of the body, for which it waits.
        pub jump_slack: f64,
    }
}

mirror! {
    /// Colours that replace those of the base palette: the same entries of another palette.
    pub struct SubPalette = acm_sub_palette {
        /// `None`: none; the object then keeps its original colours.
        pub palette: Option<ObjectId>,
        /// Entry of the palette, 0 to 2040; messages carry multiples of 8.
        pub first: u32,
        /// Entries, 8 to 2048; likewise.
        pub count: u32,
    }
}

mirror! {
    /// On one part, every surface whose own texture is the old one shows the new one.
    pub struct TextureChange = acm_texture_change {
        /// Index among the Setup's parts.
        pub part: u8,
        /// A SurfaceTexture; `None`: none.
        pub old_texture: Option<ObjectId>,
        /// A SurfaceTexture.
        pub new_texture: Option<ObjectId>,
    }
}

mirror! {
    /// A part shows another mesh.
    pub struct PartChange = acm_part_change {
        /// Index among the Setup's parts.
        pub part: u8,
        /// A GfxObj; `None`: none, which changes nothing.
        pub mesh: Option<ObjectId>,
    }
}

mirror! {
    /// One surface of a part's mesh, as it is shown.
    pub struct LookSurface = acm_look_surface {
        /// How it is blended and lit: `surface_material`.
        pub surface: ObjectId,
        /// `None`: one colour, that of the surface.
        pub texture: Option<ObjectId>,
        /// The best one that is loaded; `None`: none is.
        pub image: Option<ObjectId>,
        /// The image's own; `None`: its pixels are colours.
        pub palette: Option<ObjectId>,
    }
}

mirror! {
    /// Why a look is not all that its appearance says.
    pub struct LookFinding = acm_look_finding {
        /// Why a look does not show everything that its appearance describes.
        pub kind: LookFindingKind,
        /// 0xFFFFFFFF: concerns the colours.
        pub part: u32,
        /// That is missing or does not fit; `None`: none was named.
        pub id: Option<ObjectId>,
    }
}

mirror! {
    /// How particles are run.
    pub struct ParticleOptions = acm_particle_options init acm_particle_options_init {
        /// Every draw gives this number, 0 to 1, for pictures and tests; below 0: the seed decides.
        pub fixed_roll: f32,
        /// Of all random numbers; each body has its own random stream.
        pub seed: u64,
        /// Of one body; more are refused.
        pub max_emitters: u32,
        /// Of one body, that its emitters reserve; more are refused.
        pub max_particles: u32,
        /// An emitter needs its mesh in the assets; 0: the host has the meshes itself.
        pub needs_meshes: bool,
    }
}

mirror! {
    /// An emitter of a body as it is now.
    pub struct ParticleEmitter = acm_particle_emitter {
        /// Whose it is.
        pub body: Guid,
        /// Its key on the body; 0xFFFF0000 and up when the hook named none.
        pub emitter_id: u32,
        /// That it is on, or ACM_WHOLE_BODY.
        pub part: u32,
        /// The ParticleEmitterInfo.
        pub info: ObjectId,
        /// The GfxObj that each particle shows.
        pub mesh: ObjectId,
        /// 1 to 12; others are not moved.
        pub particle_type: u32,
        /// Of the body.
        pub cell: CellId,
        /// Of the emitter, as `Particle::position`.
        pub origin: Vec3,
        /// Metres that particles get away from it, roughly.
        pub sorting_radius: f32,
        /// Its first particle among those of `Particles::read` for the same body.
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
        pub stopped: bool,
    }
}

mirror! {
    /// What a CreateParticle or CreateBlockingParticle hook says.
    pub struct ParticleRequest = acm_particle_request init acm_particle_request_init {
        /// A ParticleEmitterInfo.
        pub info: ObjectId,
        /// That emits; ACM_WHOLE_BODY: none.
        pub part: u32,
        /// From the body or part, in its axes.
        pub offset: Vec3,
        /// 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...
        pub emitter_id: u32,
        /// Does nothing when an emitter of that id is there.
        pub blocking: bool,
    }
}

mirror! {
    /// A motion begun in a steady state.
    #[allow(missing_docs)]
    pub struct MotionQuery = acm_motion_query init acm_motion_query_init {
        /// Whose motion it is.
        pub motion_table: ObjectId,
        pub motion: Command,
        /// Multiple of normal speed.
        pub speed: f32,
        /// `None`: the default style of the table.
        pub style: Option<Command>,
        /// The cycle that plays; `None`: the default of the style.
        pub from: Option<Command>,
        /// Multiple of normal speed.
        pub from_speed: f32,
        /// Of the server's ticks; 0: ticks are not wanted.
        pub tick_seconds: f64,
    }
}

mirror! {
    /// A hook on a frame that plays.
    pub struct HookTime = acm_hook_time {
        /// Seconds after the command; infinity: not reached.
        pub time: f64,
        /// In which it fires, 1 is the first; 0: none.
        pub tick: u64,
        /// Whether a hook fires, and why not.
        pub status: HookStatus,
        /// What a hook asks of the body or the host: the client's names.
        pub hook: HookType = type_,
        /// Where it is stored.
        pub source: HookSource,
        /// The index of its segment.
        pub segment: u32,
    }
}

mirror! {
    /// One animation that plays.
    #[allow(missing_docs)]
    pub struct MotionSegment = acm_motion_segment {
        pub animation: ObjectId,
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
        pub cyclic: bool,
    }
}

mirror! {
    /// What a message is.
    pub struct MessageInfo = acm_message_info {
        /// Of the message, or the type of the action or event in an envelope.
        pub opcode: Opcode,
        /// The object that it is about; `None`: none.
        pub guid: Option<Guid>,
        /// 0: not a message of movement, sounds, scripts or looks; guid is then 0.
        pub is_known: bool,
        /// Clients send it.
        pub is_client_action: bool,
        /// Bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key.
        pub oddities: u8,
    }
}

mirror! {
    /// A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate, PlayerTeleport,
    /// ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType, AutonomyLevel,
    /// TurnTo, DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count follows from the
    /// opcode.
    #[allow(missing_docs)]
    pub struct Message = acm_message {
        /// Which message.
        pub opcode: Opcode,
        /// The object; of a ParentEvent the child.
        pub guid: Option<Guid>,
        /// ParentEvent.
        pub parent: Option<Guid>,
        pub location: u32,
        pub placement: u32,
        /// [`PhysicsState`] bits, of SetState.
        pub state: PhysicsState,
        /// Sound type, script type, or id of a script.
        pub id: u32,
        /// Volume, mod, speed, heading (degrees) or extent; 1 as initialised.
        pub amount: f32,
        /// Of a client: running number.
        pub action: u32,
        /// Which motion.
        pub motion: Command,
        /// Which key modifies a movement.
        pub hold_key: HoldKey,
        /// TurnTo: run; AutonomyLevel: the level.
        pub flag: u32,
        /// Metres per second.
        pub velocity: Vec3,
        /// Radians per second.
        pub omega: Vec3,
        /// By `Timestamp`.
        pub timestamps: [u16; 9],
        /// Of DeleteObject and PlayerTeleport, 0.
        pub padding: u16,
    }
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum EventKind {
    /// A motion has left the queue.
    MotionDone {
        motion: Command,
        /// 0: it was abandoned, not finished.
        success: bool,
        context_id: u32,
        /// Of the move which made the motion; 0: no move did.
        move_context_id: u32,
    },
    /// A move has asked for a motion that was refused.
    MotionRefused {
        motion: Command,
        /// Why a motion was refused: the client's own codes.
        motion_error: MotionError,
        context_id: u32,
        move_context_id: u32,
    },
    /// A hook fires: `World::hook_fields` gives its fields.
    Hook(HookEvent),
    /// The body was given a velocity, in its own axes: it leaves the ground.
    VelocitySet {
        local_velocity: Vec3,
    },
    /// The body has left the ground.
    GroundLeft,
    /// The body has hit the ground.
    GroundHit,
    /// A move has ended, and the body has stopped.
    MoveFinished {
        /// 0: it arrived.
        motion_error: MotionError,
        context_id: u32,
    },
    /// The body begins, or ceases, to stick to another.
    Stuck {
        target: Guid,
    },
    /// The body begins, or ceases, to stick to another.
    Unstuck {
        target: Guid,
    },
    /// Interpolation has fallen behind: the body jumps to where it should be.
    Blipped {
        to: Position,
        distance: f32,
    },
    /// The watched object is gone, has teleported, or has sent no update for too long.
    TargetLost {
        target: Guid,
        /// What has become of a target.
        status: TargetStatus,
    },
    /// At most one for each object, limit and tick.
    LimitReached {
        /// Which limit made the engine refuse or leave out something.
        limit: Limit,
        count: u32,
    },
    /// There is a new object.
    ObjectCreated,
    /// The object is there no more.
    ObjectDeleted,
    /// The object is there, but not its Setup or its motion table.
    AssetMissing {
        id: ObjectId,
    },
    /// The server decides what the local player does.
    ControlLost,
    /// The local player decides again.
    ControlRegained,
    /// A motion or move exceeded its maximum possible duration. Nothing is done about it.
    Stalled {
        is_move: bool,
        motion: Command,
        /// That the motion still waits for.
        animations: u32,
        /// Seconds.
        age: f32,
    },
    /// A sound message is heard.
    SoundHeard {
        sound_type: u32,
        wave: Option<ObjectId>,
        volume: f32,
        /// Of the object when the message was applied.
        position: Position,
    },
    /// What the object wears is another.
    AppearanceChanged,
    /// A message that waited for its object was not applied when the object came.
    MessageNotApplied {
        /// The message's number.
        opcode: u32,
        /// Why a message was not accepted: docs/faq.md and `check_reason_text` explain them.
        reason: CheckReason,
        /// The rest of the message was applied.
        movement_only: bool,
    },
    /// Object 0: messages are deferred until the client's player is named.
    WaitsForPlayer,
    /// An event of a newer library.
    Other(u8),
}

impl EventKind {
    pub(crate) fn from_c(c: &sys::acm_event) -> Self {
        let f = &c.fields;
        // SAFETY: the type says which field of the union was written, and every field is plain data.
        unsafe {
            match u32::from(c.type_) {
                sys::ACM_EVENT_MOTION_DONE => EventKind::MotionDone {
                    motion: Mirrors::from_c(f.motion_done.motion),
                    success: Mirrors::from_c(f.motion_done.success),
                    context_id: Mirrors::from_c(f.motion_done.context_id),
                    move_context_id: Mirrors::from_c(f.motion_done.move_context_id),
                },
                sys::ACM_EVENT_MOTION_REFUSED => EventKind::MotionRefused {
                    motion: Mirrors::from_c(f.motion_refused.motion),
                    motion_error: Mirrors::from_c(f.motion_refused.motion_error),
                    context_id: Mirrors::from_c(f.motion_refused.context_id),
                    move_context_id: Mirrors::from_c(f.motion_refused.move_context_id),
                },
                sys::ACM_EVENT_HOOK => EventKind::Hook(Mirrors::from_c(f.hook)),
                sys::ACM_EVENT_VELOCITY_SET => EventKind::VelocitySet {
                    local_velocity: Mirrors::from_c(f.velocity_set.local_velocity),
                },
                sys::ACM_EVENT_GROUND_LEFT => EventKind::GroundLeft,
                sys::ACM_EVENT_GROUND_HIT => EventKind::GroundHit,
                sys::ACM_EVENT_MOVE_FINISHED => EventKind::MoveFinished {
                    motion_error: Mirrors::from_c(f.move_finished.motion_error),
                    context_id: Mirrors::from_c(f.move_finished.context_id),
                },
                sys::ACM_EVENT_STUCK => EventKind::Stuck { target: Mirrors::from_c(f.stick.target) },
                sys::ACM_EVENT_UNSTUCK => EventKind::Unstuck { target: Mirrors::from_c(f.stick.target) },
                sys::ACM_EVENT_BLIPPED => EventKind::Blipped {
                    to: Mirrors::from_c(f.blipped.to),
                    distance: Mirrors::from_c(f.blipped.distance),
                },
                sys::ACM_EVENT_TARGET_LOST => EventKind::TargetLost {
                    target: Mirrors::from_c(f.target_lost.target),
                    status: Mirrors::from_c(f.target_lost.status),
                },
                sys::ACM_EVENT_LIMIT_REACHED => EventKind::LimitReached {
                    limit: Mirrors::from_c(f.limit_reached.limit),
                    count: Mirrors::from_c(f.limit_reached.count),
                },
                sys::ACM_EVENT_OBJECT_CREATED => EventKind::ObjectCreated,
                sys::ACM_EVENT_OBJECT_DELETED => EventKind::ObjectDeleted,
                sys::ACM_EVENT_ASSET_MISSING => EventKind::AssetMissing {
                    id: Mirrors::from_c(f.asset_missing.id),
                },
                sys::ACM_EVENT_CONTROL_LOST => EventKind::ControlLost,
                sys::ACM_EVENT_CONTROL_REGAINED => EventKind::ControlRegained,
                sys::ACM_EVENT_STALLED => EventKind::Stalled {
                    is_move: Mirrors::from_c(f.stalled.is_move),
                    motion: Mirrors::from_c(f.stalled.motion),
                    animations: Mirrors::from_c(f.stalled.animations),
                    age: Mirrors::from_c(f.stalled.age),
                },
                sys::ACM_EVENT_SOUND_HEARD => EventKind::SoundHeard {
                    sound_type: Mirrors::from_c(f.sound_heard.sound_type),
                    wave: Mirrors::from_c(f.sound_heard.wave),
                    volume: Mirrors::from_c(f.sound_heard.volume),
                    position: Mirrors::from_c(f.sound_heard.position),
                },
                sys::ACM_EVENT_APPEARANCE_CHANGED => EventKind::AppearanceChanged,
                sys::ACM_EVENT_MESSAGE_NOT_APPLIED => EventKind::MessageNotApplied {
                    opcode: Mirrors::from_c(f.message_not_applied.opcode),
                    reason: Mirrors::from_c(f.message_not_applied.reason),
                    movement_only: Mirrors::from_c(f.message_not_applied.movement_only),
                },
                sys::ACM_EVENT_WAITS_FOR_PLAYER => EventKind::WaitsForPlayer,
                _ => EventKind::Other(c.type_),
            }
        }
    }

    /// Its number in the C interface.
    pub fn code(&self) -> u8 {
        let code = match self {
            EventKind::MotionDone { .. } => sys::ACM_EVENT_MOTION_DONE,
            EventKind::MotionRefused { .. } => sys::ACM_EVENT_MOTION_REFUSED,
            EventKind::Hook(_) => sys::ACM_EVENT_HOOK,
            EventKind::VelocitySet { .. } => sys::ACM_EVENT_VELOCITY_SET,
            EventKind::GroundLeft => sys::ACM_EVENT_GROUND_LEFT,
            EventKind::GroundHit => sys::ACM_EVENT_GROUND_HIT,
            EventKind::MoveFinished { .. } => sys::ACM_EVENT_MOVE_FINISHED,
            EventKind::Stuck { .. } => sys::ACM_EVENT_STUCK,
            EventKind::Unstuck { .. } => sys::ACM_EVENT_UNSTUCK,
            EventKind::Blipped { .. } => sys::ACM_EVENT_BLIPPED,
            EventKind::TargetLost { .. } => sys::ACM_EVENT_TARGET_LOST,
            EventKind::LimitReached { .. } => sys::ACM_EVENT_LIMIT_REACHED,
            EventKind::ObjectCreated => sys::ACM_EVENT_OBJECT_CREATED,
            EventKind::ObjectDeleted => sys::ACM_EVENT_OBJECT_DELETED,
            EventKind::AssetMissing { .. } => sys::ACM_EVENT_ASSET_MISSING,
            EventKind::ControlLost => sys::ACM_EVENT_CONTROL_LOST,
            EventKind::ControlRegained => sys::ACM_EVENT_CONTROL_REGAINED,
            EventKind::Stalled { .. } => sys::ACM_EVENT_STALLED,
            EventKind::SoundHeard { .. } => sys::ACM_EVENT_SOUND_HEARD,
            EventKind::AppearanceChanged => sys::ACM_EVENT_APPEARANCE_CHANGED,
            EventKind::MessageNotApplied { .. } => sys::ACM_EVENT_MESSAGE_NOT_APPLIED,
            EventKind::WaitsForPlayer => sys::ACM_EVENT_WAITS_FOR_PLAYER,
            EventKind::Other(code) => return *code,
        };
        code as u8 // all are below 256
    }
}
