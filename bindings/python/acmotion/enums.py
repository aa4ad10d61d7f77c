# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# Written by scripts/generate/bindings.py from the C headers.
"""The enumerations of the C interface."""
from __future__ import annotations

from enum import IntEnum, IntFlag


class Status(IntEnum):
    """Negative: the call was wrong; 0: done; positive: what was asked for could not be done."""

    OK = 0  # success
    WRONG_TYPE = 1  # the id or tag names something else than what was asked for
    TRUNCATED = 2  # the data ends inside a field
    TRAILING_BYTES = 3  # the record is complete but data is left over
    LIMIT_EXCEEDED = 4  # a count, depth or size is larger than is allowed
    BAD_VALUE = 5  # a field holds a value that has no meaning there
    NOT_FOUND = 6  # no record of that id, or no such hook
    UNSUPPORTED = 7  # well-formed, but this library, object or role cannot do it
    CONTRADICTION = 8  # says something else than what came before
    OVERLAP = 9  # lies where something else lies already
    UNFINISHED = 10  # the rest of it has never come
    REFUSED = 20  # ErrorRecord.motion_error: the client's code; 0: refused without one
    NO_OBJECT = 21  # no object of that guid
    BUFFER_FULL = 22  # the caller's memory is too small; the count says what is needed
    IN_USE = 23  # something else still needs it: free that first
    NULL_ARGUMENT = -1  # a pointer that must not be null is
    BAD_HANDLE = -2  # no handle of this library
    STALE_HANDLE = -3  # it was freed
    FOREIGN_HANDLE = -4  # a handle of another kind, or of another world or other assets than the rest
    BUSY = -5  # another thread uses it, or a planned tick is not finished
    BAD_SIZE = -6  # the size of a struct is one that no header has
    NOT_FINITE = -7  # a number is not finite, or beyond the limits of SECURITY.md
    BAD_ARGUMENT = -8  # another argument that has no meaning: ErrorRecord.field names it
    WRONG_ORDER = -9  # not now: another call must come first
    NO_MEMORY = -10  # no room for another handle


class CommandNumbering(IntEnum):
    """How the motion tables of a file numbered the commands, before they were translated to the catalogue of
    commands.h, which is that of End of Retail."""

    END_OF_RETAIL = 0  # 1999, and from 2014 on
    CLIENT_2013 = 1  # August 2000 to December 2013: from 0x10F on three lower
    JANUARY_2002 = 2  # the same, with later emotes in another order
    UNKNOWN = 3  # the human table, 0x09000001, is not there or fits none: ids stay


class Load(IntEnum):
    """What is loaded together with a record."""

    MOTION = 0  # a Setup, motion table or script table with all that moves and sounds
    MODEL = 1  # a Setup with its models, surfaces, textures and palettes
    ALONE = 2  # any record by itself
    PARTICLES = 3  # a Setup with all that moves, and the emitters of its hooks with their meshes
    CLOTHING = 4  # a clothing table with its palette sets


class Ground(IntEnum):
    """How a body finds out whether it stands on something."""

    NONE = 0  # contact changes by World.set_ground_contact and by messages only
    FLAT = 1  # an endless plane at ground_height
    LAST_KNOWN = 2  # a standing body goes on standing; in the air it comes down at ground_height
    HOST = 3  # the host answers each step: see own collision


class PhysicsState(IntFlag):
    """Bits of the physics state word that touch movement."""

    STATIC = 0x1  # it never moves; its animations play
    ETHEREAL = 0x4  # bodies pass through it
    REPORT_COLLISIONS = 0x8  # collisions are reported
    IGNORE_COLLISIONS = 0x10  # nothing stops it
    NO_DRAW = 0x20  # it is not drawn
    MISSILE = 0x40  # it flies as a missile
    ALIGN_PATH = 0x100  # it points along its way
    GRAVITY = 0x400  # it falls
    LIGHTING = 0x800  # its lights are on
    HIDDEN = 0x4000  # it is hidden, as in a portal: it refuses motions
    INELASTIC = 0x20000  # it does not bounce
    HAS_DEFAULT_ANIMATION = 0x40000  # its Setup has an animation that plays by itself
    HAS_DEFAULT_SCRIPT = 0x80000  # its Setup has a script that plays by itself
    CLOAKED = 0x100000  # hooks do not change how transparent it is
    EDGE_SLIDE = 0x400000  # it slides along edges and does not step over them
    SLEDDING = 0x800000  # it slides on slopes
    FROZEN = 0x1000000  # it stands still in the middle of its motions
    DEFAULT = 0x400C08  # an ordinary creature


class JumpModel(IntEnum):
    """How a weenie answers the client's questions about jumping."""

    REFUSES = 0  # does not know its jump velocity
    LINEAR = 1  # jump_velocity times extent
    FORMULA = 2  # the client's formula with jump_skill and load


class MoveKind(IntEnum):
    """Where a body moves by itself."""

    NONE = 0  # it does not
    OBJECT = 1  # another object
    POSITION = 2  # a position
    TURN_TO_OBJECT = 3  # it turns to another object
    TURN_TO_HEADING = 4  # it turns to a heading


class MotionError(IntEnum):
    """Why a motion was refused: the client's own codes."""

    NONE = 0x00  # it was done
    NO_ANIMATION_TABLE = 0x07  # the object has no motion table
    NO_PHYSICS_OBJECT = 0x08  # there is no body
    NO_MOTION_INTERPRETER = 0x0B  # the body cannot carry out motions
    NOT_IN_CONTACT = 0x24  # the body does not stand on anything
    ACTION_CANCELLED = 0x36  # something else was asked for meanwhile
    OBJECT_GONE = 0x37  # the target is gone
    NO_OBJECT = 0x38  # there is no target
    TELEPORTED = 0x3C  # the target has teleported
    CHARGED_TOO_FAR = 0x3D  # the move went beyond its fail distance
    CANT_CROUCH_IN_COMBAT = 0x3F  # not in combat
    CANT_SIT_IN_COMBAT = 0x40  # not in combat
    CANT_LIE_DOWN_IN_COMBAT = 0x41  # not in combat
    CANT_CHAT_EMOTE_IN_COMBAT = 0x42  # not in combat
    NO_MOTION_DATA = 0x43  # the motion table has nothing for it
    CANT_CHAT_EMOTE_NOT_STANDING = 0x44  # only who stands can
    TOO_MANY_ACTIONS = 0x45  # too many one-shot motions wait
    HIDDEN = 0x46  # the body is hidden
    GENERAL_MOVEMENT_FAILURE = 0x47  # the move made no progress
    CANT_JUMP_FROM_THIS_POSITION = 0x48  # not from this posture
    CANT_JUMP_LOADED_DOWN = 0x49  # the burden is too heavy


class HoldKey(IntEnum):
    """Which key modifies a movement."""

    INVALID = 0  # not given
    NONE = 1  # walk
    RUN = 2  # the run key


class MoveFlags(IntFlag):
    """Bits of MovementParameters.flags."""

    CAN_WALK = 0x1  # a move may walk
    CAN_RUN = 0x2  # a move may run
    CAN_SIDESTEP = 0x4  # not used by any rule
    CAN_WALK_BACKWARDS = 0x8  # not used by any rule
    CAN_CHARGE = 0x10  # a move always runs
    FAIL_WALK = 0x20  # not used by any rule
    USE_FINAL_HEADING = 0x40  # a move ends with a turn to the desired heading
    STICKY = 0x80  # a move or turn to an object ends by sticking to it
    AWAY = 0x100  # a move ends beyond the minimum distance
    TOWARDS = 0x200  # a move ends within the distance to the object
    USE_SPHERES = 0x400  # distances between surfaces, not centres
    SET_HOLD_KEY = 0x800  # the motion also sets the hold key
    AUTONOMOUS = 0x1000  # the action was the player's own
    MODIFY_RAW_STATE = 0x2000  # the raw motion state keeps the motion
    MODIFY_INTERPRETED_STATE = 0x4000  # the interpreted motion state keeps the motion
    CANCEL_MOVE_TO = 0x8000  # the motion ends a move that is under way
    STOP_COMPLETELY = 0x10000  # a turn stops all motions first
    DISABLE_JUMP_DURING_LINK = 0x20000  # no jump while the motion waits to be done
    DEFAULT_FLAGS = 0x1EE0F  # as the client begins


class OrderType(IntEnum):
    """Which fields of Order count, and who takes the order: the body (World.order), the server (Server.order), or both.
    The other one returns Status.UNSUPPORTED."""

    DO_MOTION = 1  # both: motion, parameters
    STOP_MOTION = 2  # both: motion, parameters
    STOP_COMPLETELY = 3  # both
    MOVE_TO_OBJECT = 4  # both: target, parameters
    MOVE_TO_POSITION = 5  # both: position, parameters
    # body: target, position, target_size, velocity, parameters: an object that is not in this world; see
    # World.update_target
    MOVE_TO_TARGET = 6
    TURN_TO_OBJECT = 7  # both: target, parameters
    TURN_TO_HEADING = 8  # both: parameters.desired_heading, parameters
    CANCEL_MOVE = 9  # body
    JUMP = 10  # body: extent
    STICK_TO = 11  # body: target; for at most a second
    UNSTICK = 12  # body
    INTERPOLATE_TO = 13  # body: position, keep_heading
    STOP_INTERPOLATING = 14  # body
    CONSTRAIN_TO = 15  # body: position, constraint_start, constraint_max
    UNCONSTRAIN = 16  # body
    TELEPORT = 17  # both: position
    SET_VELOCITY = 18  # both: velocity, world axes; for a server also omega
    SET_LOCAL_VELOCITY = 19  # body: velocity, its own axes
    SET_OMEGA = 20  # body: omega, world axes
    SET_STATE = 21  # both: state
    SET_RUN_RATE = 22  # both: run_rate
    COMPLETE_TELEPORT = 23  # server: the client has reported that it arrived
    CORRECT_POSITION = 24  # server: sends everyone its position; a player's client must accept it


class TargetStatus(IntEnum):
    """What has become of a target."""

    UNDEFINED = 0  # nothing is known of it yet
    OK = 1  # it is there
    EXIT_WORLD = 2  # it has left the world
    TELEPORTED = 3  # it has teleported
    CONTAINED = 4  # it is in a pack
    PARENTED = 5  # it is held
    TIMED_OUT = 6  # it has sent no update for too long


class EventType(IntEnum):
    """What happened, and which fields of the event are set."""

    MOTION_DONE = 0  # motion_done
    MOTION_REFUSED = 1  # motion_refused
    HOOK = 2  # hook
    VELOCITY_SET = 3  # velocity_set
    GROUND_LEFT = 4  # the body has left the ground
    GROUND_HIT = 5  # the body has hit the ground
    MOVE_FINISHED = 6  # move_finished
    STUCK = 7  # stick
    UNSTUCK = 8  # stick
    BLIPPED = 9  # blipped
    TARGET_LOST = 10  # target_lost
    LIMIT_REACHED = 11  # limit_reached
    OBJECT_CREATED = 12  # there is a new object
    OBJECT_DELETED = 13  # the object is there no more
    ASSET_MISSING = 14  # asset_missing
    CONTROL_LOST = 15  # the server decides what the local player does
    CONTROL_REGAINED = 16  # the local player decides again
    STALLED = 17  # stalled
    SOUND_HEARD = 18  # sound_heard
    APPEARANCE_CHANGED = 19  # what the object wears is another
    MESSAGE_NOT_APPLIED = 20  # message_not_applied
    WAITS_FOR_PLAYER = 21  # object 0: messages are deferred until the client's player is named


class Limit(IntEnum):
    """Which limit made the engine refuse or leave out something."""

    SEQUENCE_NODES = 0  # older links ended for the newest motion, or it was refused
    PENDING_MOTIONS = 1  # older motions were completed early, or ended, to make room
    ACTIONS = 2  # as for sequence nodes, or the action was not recorded
    MODIFIERS = 3  # the motion was refused, or a modifier was lost
    HOOKS = 4  # `count` hooks of one step were left out
    MANAGER_BLOCKS = 5  # a move, stick, constraint or interpolation was refused
    INTERPOLATION_NODES = 6  # the oldest queued position was dropped
    WRAPS = 7  # the rest of a step's time was dropped
    SPEED = 8  # a speed was brought down to max_speed or max_key_speed
    TRAVEL = 9  # a client's position was refused: beyond travel_speed
    OBJECTS = 10  # an object was not created: there are max_objects
    RAMPS = 11  # a change over time was refused, or between ticks the oldest dropped
    SCRIPTS = 12  # a script was refused, or between ticks the oldest that waits dropped
    SCRIPT_HOOKS = 13  # scripts without end were ended, after `count` hooks
    CHILDREN = 14  # an object holds more than 1,024 others: the oldest plays no scripts
    ROTATION = 15  # a rotation of a message was not of length 1: taken as the identity


class HookType(IntEnum):
    """What a hook asks of the body or the host: the client's names."""

    NO_OP = 0  # it does nothing
    SOUND = 1  # plays a wave
    SOUND_TABLE = 2  # plays a wave of the object's sound table, chosen by a sound type
    ATTACK = 3  # a blow lands: who is hit is the server's to decide
    ANIMATION_DONE = 4  # in a script: the script ends; it is not reported
    REPLACE_OBJECT = 5  # nothing: the client has no code for it
    ETHEREAL = 6  # sets or clears PhysicsState.ETHEREAL
    TRANSPARENT_PART = 7  # changes how transparent a part is, over time
    LUMINOUS = 8  # changes how much all parts shine, over time
    LUMINOUS_PART = 9  # changes how much a part shines, over time
    DIFFUSE = 10  # changes how all parts take light, over time
    DIFFUSE_PART = 11  # changes how a part takes light, over time
    SCALE = 12  # changes the scale of the body, over time
    CREATE_PARTICLE = 13  # begins an emitter
    DESTROY_PARTICLE = 14  # removes an emitter with its particles
    STOP_PARTICLE = 15  # ends an emitter; its particles live on
    NO_DRAW = 16  # hides or shows all parts
    DEFAULT_SCRIPT = 17  # plays the body's default script
    DEFAULT_SCRIPT_PART = 18  # what is held at a part plays its default script
    CALL_SCRIPT = 19  # plays a script after a random wait
    TRANSPARENT = 20  # changes how transparent all parts are, over time
    SOUND_TWEAKED = 21  # plays a wave with a priority, a probability and a volume of its own
    SET_OMEGA = 22  # turns the body
    TEXTURE_VELOCITY = 23  # scrolls the textures of all parts
    TEXTURE_VELOCITY_PART = 24  # scrolls the textures of a part
    SET_LIGHT = 25  # switches the lights of the Setup
    CREATE_BLOCKING_PARTICLE = 26  # begins an emitter that is not there yet


class HookValueKind(IntEnum):
    """Which member of a hook value counts."""

    NUMBER = 0  # number
    COUNT = 1  # integer: a part, a flag, a sound type
    ID = 2  # integer: the id of a record, or of an emitter


class PoseFormat(IntEnum):
    """How the place of a part is written."""

    FRAMES = 0  # an Frame: 28 bytes
    MATRIX_3X4 = 1  # 12 floats: three rows of a rotation and a translation
    MATRIX_4X4 = 2  # 16 floats: the same with a last row 0 0 0 1


class CheckAction(IntEnum):
    """What came of a message."""

    ACCEPT = 0  # it was applied
    DEFER = 1  # it waits
    DROP = 2  # it was left out


class CheckReason(IntEnum):
    """Why a message was not accepted: docs/faq.md and check_reason_text explain them."""

    FRESH = 0  # it was accepted
    NO_PLAYER = 1  # deferred: the local player is not named yet
    UNKNOWN_OBJECT = 2  # deferred: the object is not known yet
    FUTURE_INSTANCE = 3  # deferred: it is about a later instance of the object
    PAST_INSTANCE = 4  # dropped: it is about an earlier instance of the object
    STALE_MOVEMENT = 5  # dropped: its movement timestamp is older
    STALE_SERVER_CONTROL = 6  # dropped: its server control timestamp is older
    STALE_POSITION = 7  # dropped: its position timestamp is older
    STALE_TELEPORT = 8  # dropped: its teleport timestamp is older
    STALE_FORCE_POSITION = 9  # dropped: its force position timestamp is older
    STALE_STATE = 10  # dropped: its state timestamp is older
    STALE_VECTOR = 11  # dropped: its vector timestamp is older
    ECHO = 12  # dropped: the local player's own input comes back; the timestamps were stored
    OWN_VECTOR = 13  # dropped: the local player moves itself; the timestamp was stored
    OWN_DELETION = 14  # dropped: the client never deletes its own player
    SECOND_PLAYER = 15  # dropped: the local player is named already
    BAD_NUMBER = 16  # dropped: a number is not finite or out of range; no timestamp was touched
    BAD_GUID = 17  # dropped: no object has the guid 0
    TOO_MANY = 18  # dropped: the world is full
    NOT_RECEIVED = 19  # dropped: clients do not act on it
    NO_SOUND_TABLE = 20  # dropped: the object has no sound table, or it is not loaded
    NO_SCRIPT_TABLE = 21  # dropped: the object has no script table, or it is not loaded
    NO_SCRIPT = 22  # dropped: the script is not loaded, or the table has none for this type
    NO_INTERPRETER = 23  # not applied: the object has no motion interpreter
    NO_MOVEMENT = 24  # a movement without content
    UNKNOWN_PLAYER = 25  # no such player
    DEAD = 26  # the player is dead
    IN_PORTAL = 27  # the player is being teleported
    OVERTAKEN = 28  # later keys, or a later message about the place, arrived first
    BAD_CELL = 29  # the position lies in no cell of the map
    BAD_STYLE = 30  # the style is not a style
    BAD_COMMAND = 31  # an action in place of a movement
    BAD_ACTION = 32  # an action that is not an emote
    NOT_ALLOWED = 33  # the client moves its player itself, or may not choose its level
    NOT_A_CLIENTS = 34  # clients do not send this
    STALE_OBJ_DESC = 35  # dropped: a newer appearance was already applied
    BAD_ROTATION = 36  # the client is corrected
    JUMP_REFUSED = 37  # the body is in the air, or may not jump; the client is corrected


class Audience(IntEnum):
    """Who is to get a message."""

    SERVER = 0  # from a client
    OWNER = 1  # the client whose player the message is about
    OTHERS = 2  # everyone in range but the owner
    EVERYONE = 3  # in range, the owner included


class AppearanceLimit(IntEnum):
    """The most that any list holds: with so much room no call is short of it."""

    SUB_PALETTES = 255
    TEXTURE_CHANGES = 1024  # a message carries 255
    PART_CHANGES = 256  # a message carries 255


class LookFindingKind(IntEnum):
    """Why a look does not show everything that its appearance describes."""

    NO_SUCH_PART = 0  # an entry names a part that the Setup does not have
    MISSING_MESH = 1  # a mesh is none or not loaded: the part stays as it was
    MISSING_SURFACE = 2  # a surface of the mesh is not loaded
    MISSING_TEXTURE = 3  # a texture is none or not loaded; a change to it has no effect
    MISSING_IMAGE = 4  # no image of the texture is loaded
    SURFACE_HAS_NO_TEXTURE = 5  # a texture change ended at this surface
    MISSING_PALETTE = 6  # none or not loaded: no colour is changed
    BAD_PALETTE_RANGE = 7  # it leaves the palette, or this one is too short: no colour is changed


class HookStatus(IntEnum):
    """Whether a hook fires, and why not."""

    FIRES = 0  # it does
    LAST_FRAME = 1  # the last frame of a segment is never left
    OTHER_DIRECTION = 2  # the animation plays the other way
    ANIM_DONE = 3  # it is the engine's own, at the end of an animation
    NOT_REACHED = 4  # its frame is not reached


class FieldKind(IntEnum):
    """What a field of a message holds."""

    UNSIGNED = 0  # a whole number from 0 on
    FLOAT = 1  # a number of 32 bits
    PADDING = 2  # bytes without a meaning
    RAW = 3  # bytes as they are


class Timestamp(IntEnum):
    """Indices of Message.timestamps."""

    POSITION = 0  # of where the object is
    MOVEMENT = 1  # of what it does
    STATE = 2  # of its physics state
    VECTOR = 3  # of its velocity
    TELEPORT = 4  # of its last teleport
    SERVER_CONTROL = 5  # of the server's own motions for a player
    FORCE_POSITION = 6  # of positions that a player's client must accept
    OBJ_DESC = 7  # of what it wears
    INSTANCE = 8  # of the object itself: it was made again


class LintSeverity(IntEnum):
    """How bad a finding of the linter is."""

    NOTE = 0  # odd, and harmless
    WARNING = 1  # it plays, but hardly as meant
    ERROR = 2  # something does not work


class GraphFormat(IntEnum):
    """How a state graph is written."""

    DOT = 0  # for Graphviz
    JSON = 1  # everything, with the names that exported files give the motions
    SVG = 2  # a picture


class GltfKeys(IntEnum):
    """What lies between key frames."""

    STEP = 0  # every key frame stands until the next, as retail shows it
    LINEAR = 1  # viewers interpolate between key frames


class GltfTree(IntEnum):
    """What the parts of a body hang on."""

    PARENTS = 0  # parts hang on the parents that the Setup names
    FLAT = 1  # all parts hang on the body; their keys are the frames of the file, bit for bit


class GltfLinesKind(IntEnum):
    """Which lines about a file are meant."""

    NOTES = 0  # what was left out or could not be shown as it should, for people
    FINDINGS = 1  # why a file that was read is refused unless forced, for people


class ImageKind(IntEnum):
    """What the bytes of an image are."""

    RGBA = 0  # four bytes for each pixel, rows from the top, without padding; alpha 0 is clear
    JPEG = 1  # a whole JPEG file: the library has no decoder for it, browsers and hosts have


class BlendFactor(IntEnum):
    """What the colour of a pixel, or the one that is there already, is multiplied by before the two are added."""

    ZERO = 0  # times 0
    ONE = 1  # times 1
    SOURCE_ALPHA = 2  # the source alpha
    ONE_MINUS_SOURCE_ALPHA = 3  # 1 less the source alpha


class DrawPass(IntEnum):
    """Which surfaces are drawn before which others, in this order."""

    OPAQUE = 0  # first, in any order
    CLIP_MAP = 1  # with holes: texels are drawn or not
    BLENDED = 2  # from the farthest to the nearest part, by MeshInfo.sort_center


class MeshFacing(IntEnum):
    """How a mesh is turned when it is drawn. Its +y points away from the eye."""

    AS_PLACED = 1  # not at all
    EYE = 2  # towards the eye
    AROUND_X = 3  # about this axis of its own only
    AROUND_Y = 4  # about this axis of its own only
    AROUND_Z = 5  # about this axis of its own only


class ScenarioForm(IntEnum):
    """How the output of a scenario is written."""

    TRACE = 0  # one line per event, for machines; lines with errors are noted and passed over
    STORY = 1  # for people; ends at the first line with an error


class CaptureStep(IntEnum):
    """What comes next in a capture."""

    MESSAGE = 0  # the next whole message
    ERROR = 1  # something could not be read
    NEEDS_BYTES = 2  # give more of the file, or finish
    END = 3  # only after the finish, or after an error that ends the capture


class ReplayFormat(IntEnum):
    """How a replay is reported."""

    JSON = 0  # the capture, the totals and the objects
    SVG = 1  # the paths from above


class NodeRole(IntEnum):
    """What a node of a sequence is played for."""

    UNKNOWN = 0  # no motion has made it
    LINK = 1  # on the way from one state to another
    ACTION = 2  # the action itself
    BACK_LINK = 3  # from an action back to the state it was begun in
    CYCLE = 4  # the cycle that plays until something else does


class InterpolationType(IntEnum):
    """What interpolation does at a node."""

    INVALID = 0  # no node
    POSITION = 1  # the body goes to a place
    JUMP = 2  # the body is put at a place
    VELOCITY = 3  # the body is given a velocity


class MotionList(IntEnum):
    """Lists of motions inside a body."""

    MODIFIERS = 0  # of the motion state, the newest first (core 5)
    ACTIONS = 1  # of the motion state, the oldest first
    RAW_ACTIONS = 2  # of the raw state (core 8.1)
    INTERPRETED_ACTIONS = 3  # of the interpreted state


class RampKind(IntEnum):
    """What a timed hook changes."""

    SCALE = 0  # the scale of the body
    TRANSPARENT = 1  # how transparent all parts are
    TRANSPARENT_PART = 2  # how transparent a part is
    LUMINOUS = 3  # how much all parts shine
    LUMINOUS_PART = 4  # how much a part shines
    DIFFUSE = 5  # how all parts take light
    DIFFUSE_PART = 6  # how a part takes light
    SCRIPT = 7  # a script that waits for its pause
