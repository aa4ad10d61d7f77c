# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The enumerations of the C interface."""
from __future__ import annotations

from enum import IntEnum, IntFlag


class Status(IntEnum):
    """Negative: the call was wrong; 0: done; positive: what was asked for could not be done."""

    OK = 0
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
    REFUSED = 20  # AcmotionError.motion_error has the client's code; 0: refused without one
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
    BAD_ARGUMENT = -8  # another argument that has no meaning: AcmotionError.field names it
    WRONG_ORDER = -9  # not now: another call must come first
    NO_MEMORY = -10  # no room for another handle


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
    LAST_KNOWN = 2  # a body that stands goes on standing; in the air it comes down at ground_height
    HOST = 3  # the host answers each step: see own collision


class JumpModel(IntEnum):
    """How a weenie answers the client's questions about jumping."""

    REFUSES = 0  # does not know its jump velocity
    LINEAR = 1  # jump_velocity times extent
    FORMULA = 2  # the client's formula with jump_skill and load


class MoveKind(IntEnum):
    """Where a body moves by itself."""

    NONE = 0
    OBJECT = 1
    POSITION = 2
    TURN_TO_OBJECT = 3
    TURN_TO_HEADING = 4


class MotionError(IntEnum):
    """Why a motion was refused: the client's own codes."""

    NONE = 0x00
    NO_ANIMATION_TABLE = 0x07
    NO_PHYSICS_OBJECT = 0x08
    NO_MOTION_INTERPRETER = 0x0B
    NOT_IN_CONTACT = 0x24
    ACTION_CANCELLED = 0x36
    OBJECT_GONE = 0x37
    NO_OBJECT = 0x38
    TELEPORTED = 0x3C
    CHARGED_TOO_FAR = 0x3D
    CANT_CROUCH_IN_COMBAT = 0x3F
    CANT_SIT_IN_COMBAT = 0x40
    CANT_LIE_DOWN_IN_COMBAT = 0x41
    CANT_CHAT_EMOTE_IN_COMBAT = 0x42
    NO_MOTION_DATA = 0x43
    CANT_CHAT_EMOTE_NOT_STANDING = 0x44
    TOO_MANY_ACTIONS = 0x45
    HIDDEN = 0x46
    GENERAL_MOVEMENT_FAILURE = 0x47
    CANT_JUMP_FROM_THIS_POSITION = 0x48
    CANT_JUMP_LOADED_DOWN = 0x49


class HoldKey(IntEnum):
    """Which key modifies a movement."""

    INVALID = 0
    NONE = 1
    RUN = 2


class OrderType(IntEnum):
    """Which fields of an Order count, and who takes it: the body (World.order), the server (Server.order), or both. The
    other one raises UnsupportedError."""

    DO_MOTION = 1  # both: motion, parameters
    STOP_MOTION = 2  # both: motion, parameters
    STOP_COMPLETELY = 3  # both
    MOVE_TO_OBJECT = 4  # both: target, parameters
    MOVE_TO_POSITION = 5  # both: position, parameters
    MOVE_TO_TARGET = 6  # body: target, position, target_size, velocity, parameters; see World.update_target
    TURN_TO_OBJECT = 7  # both: target, parameters
    TURN_TO_HEADING = 8  # both: parameters.desired_heading, parameters
    CANCEL_MOVE = 9  # body
    JUMP = 10  # body: extent
    STICK = 11  # body: target; for at most a second
    UNSTICK = 12  # body
    INTERPOLATE = 13  # body: position, keep_heading
    STOP_INTERPOLATING = 14  # body
    CONSTRAIN = 15  # body: position, constraint_start, constraint_max
    UNCONSTRAIN = 16  # body
    TELEPORT = 17  # both: position
    SET_VELOCITY = 18  # both: velocity, world axes; for a server also omega
    SET_LOCAL_VELOCITY = 19  # body: velocity, its own axes
    SET_OMEGA = 20  # body: omega, world axes
    SET_STATE = 21  # both: state
    SET_RUN_RATE = 22  # both: run_rate
    COMPLETE_TELEPORT = 23  # server: the client has reported that it arrived
    CORRECT_POSITION = 24  # server: sends a client that has its player wrong where it is


class TargetStatus(IntEnum):
    """What has become of a target."""

    UNDEFINED = 0
    OK = 1
    EXIT_WORLD = 2
    TELEPORTED = 3
    CONTAINED = 4
    PARENTED = 5
    TIMED_OUT = 6


class EventType(IntEnum):
    """What happened."""

    MOTION_DONE = 0  # motion_done
    MOTION_REFUSED = 1  # motion_refused
    HOOK = 2  # hook
    VELOCITY_SET = 3  # velocity_set
    GROUND_LEFT = 4
    GROUND_HIT = 5
    MOVE_FINISHED = 6  # move_finished
    STUCK = 7  # stick
    UNSTUCK = 8  # stick
    BLIPPED = 9  # blipped
    TARGET_LOST = 10  # target_lost
    LIMIT_REACHED = 11  # limit_reached
    OBJECT_CREATED = 12
    OBJECT_DELETED = 13
    ASSET_MISSING = 14  # asset_missing
    CONTROL_LOST = 15  # the server decides what the local player does
    CONTROL_REGAINED = 16
    STALLED = 17  # stalled
    SOUND_HEARD = 18  # sound_heard
    APPEARANCE_CHANGED = 19
    MESSAGE_NOT_APPLIED = 20  # message_not_applied


class Limit(IntEnum):
    """Which limit made the engine refuse or leave out something."""

    SEQUENCE_NODES = 0
    PENDING_MOTIONS = 1
    ACTIONS = 2
    MODIFIERS = 3
    HOOKS = 4
    MANAGER_BLOCKS = 5
    INTERPOLATION_NODES = 6
    WRAPS = 7
    SPEED = 8
    TRAVEL = 9
    OBJECTS = 10
    RAMPS = 11
    SCRIPTS = 12
    SCRIPT_HOOKS = 13
    CHILDREN = 14


class HookValueKind(IntEnum):
    """Which member of a HookValue counts."""

    NUMBER = 0  # number
    COUNT = 1  # integer: a part, a flag, a sound type
    ID = 2  # integer: the id of a record, or of an emitter


class PoseFormat(IntEnum):
    """How the place of a part is written."""

    FRAMES = 0  # a Frame: 28 bytes
    MATRIX_3X4 = 1  # 12 floats: three rows of a rotation and a translation
    MATRIX_4X4 = 2  # 16 floats: the same with a last row 0 0 0 1


class CheckAction(IntEnum):
    """What came of a message."""

    ACCEPT = 0
    DEFER = 1
    DROP = 2


class Audience(IntEnum):
    """Who is to get a message."""

    SERVER = 0  # from a client
    OWNER = 1  # the client whose player the message is about
    OTHERS = 2  # everyone in range but the owner
    EVERYONE = 3  # in range, the owner included


class HookStatus(IntEnum):
    """Whether a hook fires."""

    FIRES = 0
    LAST_FRAME = 1  # the last frame of a segment is never left
    OTHER_DIRECTION = 2
    ANIM_DONE = 3
    NOT_REACHED = 4


class FieldKind(IntEnum):
    """What a field of a message holds."""

    UNSIGNED = 0
    FLOAT = 1
    PADDING = 2
    RAW = 3


class Timestamp(IntEnum):
    """Indices of Message.timestamps."""

    POSITION = 0
    MOVEMENT = 1
    STATE = 2
    VECTOR = 3
    TELEPORT = 4
    SERVER_CONTROL = 5
    FORCE_POSITION = 6
    OBJ_DESC = 7
    INSTANCE = 8


class PhysicsState(IntFlag):
    """Bits of the physics state word that touch movement."""

    STATIC = 0x1
    ETHEREAL = 0x4
    REPORT_COLLISIONS = 0x8
    IGNORE_COLLISIONS = 0x10
    NO_DRAW = 0x20
    MISSILE = 0x40
    ALIGN_PATH = 0x100
    GRAVITY = 0x400
    LIGHTING = 0x800
    HIDDEN = 0x4000
    INELASTIC = 0x20000
    HAS_DEFAULT_ANIMATION = 0x40000
    HAS_DEFAULT_SCRIPT = 0x80000
    CLOAKED = 0x100000
    EDGE_SLIDE = 0x400000
    SLEDDING = 0x800000
    FROZEN = 0x1000000
    DEFAULT = 0x400C08  # an ordinary creature


class MoveFlags(IntFlag):
    """Bits of MovementParameters.flags."""

    CAN_WALK = 0x1
    CAN_RUN = 0x2
    CAN_SIDESTEP = 0x4
    CAN_WALK_BACKWARDS = 0x8
    CAN_CHARGE = 0x10
    FAIL_WALK = 0x20
    USE_FINAL_HEADING = 0x40
    STICKY = 0x80
    AWAY = 0x100
    TOWARDS = 0x200
    USE_SPHERES = 0x400
    SET_HOLD_KEY = 0x800
    AUTONOMOUS = 0x1000
    MODIFY_RAW_STATE = 0x2000
    MODIFY_INTERPRETED_STATE = 0x4000
    CANCEL_MOVE_TO = 0x8000
    STOP_COMPLETELY = 0x10000
    DISABLE_JUMP_DURING_LINK = 0x20000
    DEFAULT_FLAGS = 0x1EE0F


class HookType(IntEnum):
    """What a hook asks of the body or the host: the client's names."""

    NO_OP = 0
    SOUND = 1
    SOUND_TABLE = 2
    ATTACK = 3
    ANIMATION_DONE = 4
    REPLACE_OBJECT = 5
    ETHEREAL = 6
    TRANSPARENT_PART = 7
    LUMINOUS = 8
    LUMINOUS_PART = 9
    DIFFUSE = 10
    DIFFUSE_PART = 11
    SCALE = 12
    CREATE_PARTICLE = 13
    DESTROY_PARTICLE = 14
    STOP_PARTICLE = 15
    NO_DRAW = 16
    DEFAULT_SCRIPT = 17
    DEFAULT_SCRIPT_PART = 18
    CALL_SCRIPT = 19
    TRANSPARENT = 20
    SOUND_TWEAKED = 21
    SET_OMEGA = 22
    TEXTURE_VELOCITY = 23
    TEXTURE_VELOCITY_PART = 24
    SET_LIGHT = 25
    CREATE_BLOCKING_PARTICLE = 26


class CheckReason(IntEnum):
    """Why a message was not accepted; check_reason_text explains them."""

    FRESH = 0
    NO_PLAYER = 1
    UNKNOWN_OBJECT = 2
    FUTURE_INSTANCE = 3
    PAST_INSTANCE = 4
    STALE_MOVEMENT = 5
    STALE_SERVER_CONTROL = 6
    STALE_POSITION = 7
    STALE_TELEPORT = 8
    STALE_FORCE_POSITION = 9
    STALE_STATE = 10
    STALE_VECTOR = 11
    ECHO = 12
    OWN_VECTOR = 13
    OWN_DELETION = 14
    SECOND_PLAYER = 15
    BAD_NUMBER = 16
    BAD_GUID = 17
    TOO_MANY = 18
    NOT_RECEIVED = 19
    NO_SOUND_TABLE = 20
    NO_SCRIPT_TABLE = 21
    NO_SCRIPT = 22
    NO_INTERPRETER = 23
    NO_MOVEMENT = 24
    UNKNOWN_PLAYER = 25
    DEAD = 26
    IN_PORTAL = 27
    OVERTAKEN = 28
    BAD_CELL = 29
    BAD_STYLE = 30
    BAD_COMMAND = 31
    BAD_ACTION = 32
    NOT_ALLOWED = 33
    NOT_A_CLIENTS = 34
    STALE_OBJ_DESC = 35


class LintSeverity(IntEnum):
    NOTE = 0  # odd, and harmless
    WARNING = 1  # it plays, but hardly as meant
    ERROR = 2  # something does not work


class GraphFormat(IntEnum):
    DOT = 0  # for Graphviz
    JSON = 1  # everything, with the names that exported files give the motions
    SVG = 2  # a picture


class GltfKeys(IntEnum):
    STEP = 0  # every key frame stands until the next, as retail shows it
    LINEAR = 1  # viewers interpolate between key frames


class GltfTree(IntEnum):
    PARENTS = 0  # parts hang on the parents that the Setup names
    FLAT = 1  # all parts hang on the body; their keys are the frames of the file, bit for bit


class GltfLinesKind(IntEnum):
    NOTES = 0  # what was left out or could not be shown as it should, for people
    PROBLEMS = 1  # why a file that was read is refused unless forced, for people


class ScenarioForm(IntEnum):
    TRACE = 0  # one line per event, for machines; faulty lines are noted and passed over
    STORY = 1  # for people; ends at the first faulty line


class CaptureStep(IntEnum):
    MESSAGE = 0  # the next whole message
    FAULT = 1  # something could not be read
    NEEDS_BYTES = 2  # give more of the file, or finish
    END = 3  # only after the finish, or after a fault that ends the capture


class ReplayFormat(IntEnum):
    JSON = 0  # the capture, the totals and the objects
    SVG = 1  # the paths from above


class NodeRole(IntEnum):
    UNKNOWN = 0
    LINK = 1  # on the way from one state to another
    ACTION = 2  # the action itself
    BACK_LINK = 3  # from an action back to the state it was begun in
    CYCLE = 4


class InterpolationType(IntEnum):
    INVALID = 0
    POSITION = 1
    JUMP = 2
    VELOCITY = 3


class MotionList(IntEnum):
    MODIFIERS = 0  # of the motion state, the newest first (core 5)
    ACTIONS = 1  # of the motion state, the oldest first
    RAW_ACTIONS = 2  # of the raw state (core 8.1)
    INTERPRETED_ACTIONS = 3  # of the interpreted state


class RampKind(IntEnum):
    SCALE = 0
    TRANSPARENT = 1
    TRANSPARENT_PART = 2
    LUMINOUS = 3
    LUMINOUS_PART = 4
    DIFFUSE = 5
    DIFFUSE_PART = 6
    SCRIPT = 7  # a script that waits for its pause


class AppearanceLimit(IntEnum):
    """The most that any list of an appearance holds."""

    SUB_PALETTES = 255
    TEXTURE_CHANGES = 1024  # a message carries 255
    PART_CHANGES = 256  # a message carries 255


class LookFault(IntEnum):
    """Why a look is not all that its appearance says."""

    NO_SUCH_PART = 0  # an entry names a part that the Setup does not have
    MISSING_MESH = 1  # a mesh is none or not loaded: the part stays as it was
    MISSING_SURFACE = 2  # a surface of the mesh is not loaded
    MISSING_TEXTURE = 3  # a texture is none or not loaded; a change to it has no effect
    MISSING_IMAGE = 4  # no image of the texture is loaded
    SURFACE_HAS_NO_TEXTURE = 5  # a texture change ended at this surface
    MISSING_PALETTE = 6  # none or not loaded: no colour is changed
    BAD_PALETTE_RANGE = 7  # it leaves the palette, or this one is too short: no colour is changed


class ImageKind(IntEnum):
    """What the bytes of an image are."""

    RGBA = 0  # four bytes for each pixel, rows from the top, without padding; alpha 0 is clear
    JPEG = 1  # a whole JPEG file, for a decoder of the host


class BlendFactor(IntEnum):
    """What the colour of a pixel, or the one that is there already, is multiplied by before the two are added."""

    ZERO = 0
    ONE = 1
    SOURCE_ALPHA = 2
    ONE_MINUS_SOURCE_ALPHA = 3


class DrawPass(IntEnum):
    """Which surfaces are drawn before which others, in this order."""

    OPAQUE = 0
    CLIP_MAP = 1
    BLENDED = 2  # from the farthest to the nearest part, by Mesh.sort_center


class MeshFacing(IntEnum):
    """How a mesh is turned when it is drawn. Its +y points away from the eye."""

    AS_PLACED = 1
    EYE = 2
    AROUND_X = 3  # about this axis of its own only
    AROUND_Y = 4
    AROUND_Z = 5
