# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
# Written by scripts/generate/bindings.py from the C headers.
"""The structs of the C interface."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_char, c_double, c_uint8, c_uint16, c_uint32
from typing import Annotated, Optional

from . import _idioms
from ._layout import F32, F64, I32, U8, U16, U32, U64, Address, Flag, Size, Struct, Text, Tuple3Or4, layout
from .enums import EventType


@layout
class ErrorRecord(Struct):
    """What went wrong. Given to a call it is always filled in: with Status.OK when nothing did."""

    status: I32  # Status: what was returned
    motion_error: U32  # MotionError: Status.REFUSED has the client's code
    object_id: U32  # the record concerned; 0: none, or not known
    guid: U32  # the object concerned; 0: none
    offset: U64  # bytes from the start of the input
    field: Annotated[bytes, c_char * 64]  # the field or argument; empty: none
    text: Annotated[bytes, c_char * 160]  # a sentence in English


@layout
class Vec3(Tuple3Or4):
    """A vector."""

    x: F32
    y: F32
    z: F32


@layout
class Quat(Tuple3Or4):
    """A rotation; its scalar is first."""

    w: F32
    x: F32
    y: F32
    z: F32


@layout
class Frame(_idioms.Frame):
    """A place and a rotation."""

    origin: Vec3
    rotation: Quat


@layout
class Position(_idioms.Position):
    """A frame in a cell."""

    cell: U32
    frame: Frame


@layout
class Cylinder(Struct):
    """How much room a body takes, in metres."""

    radius: F32
    height: F32


@layout
class ContainerInfo(Struct):
    """What a container says of itself."""

    is_older: U32  # 1: portal.dat and cell.dat before Throne of Destiny, which cannot be written
    block_size: U32  # bytes
    file_size: U32  # bytes
    data_set: U32  # 1 portal, 2 cell, 3 local
    data_subset: U32  # which part of the data set
    iteration: U32  # of the last patch; 0: unknown
    entry_count: U64  # how many records there are


@layout
class ContainerEntry(Struct):
    """One record of a container."""

    id: U32  # of the record
    offset: U32  # of the first block, from the start of the file
    size: U32  # bytes as stored
    time: U32  # seconds since 1970
    iteration: U32  # in which it was changed last
    flags: U16  # 1: compressed
    version: U16  # of the record


@layout
class ContainerChange(Struct):
    """A change of a container: a record to put, or one to remove."""

    id: U32
    time: U32  # seconds since 1970
    iteration: U32  # 0: the last one
    reserved: U32
    bytes: Address  # null: the record is removed
    size: Size


@layout
class Range(Struct):
    """Bytes of a container that are wanted next."""

    offset: U64  # from the start of the container
    size: U32  # bytes that are needed; 0: none
    likely: U32  # bytes that are needed when the blocks follow one another, as they nearly always do


@layout
class MissingAsset(Struct):
    """A record that something needs and that is not loaded."""

    id: U32
    status: I32  # Status: Status.NOT_FOUND when nobody has given it; otherwise why it cannot be decoded


@layout
class Setup(Struct):
    """What a Setup says about a body. Metres, before the object's scale. 0 as an id: none."""

    id: U32  # of the Setup
    radius: F32  # of the body
    height: F32  # of the body
    step_up_height: F32  # how high it steps up
    step_down_height: F32  # how far it steps down
    motion_table: U32  # its motions
    default_animation: U32  # what plays when nothing else does
    sound_table: U32  # its sounds
    script_table: U32  # its scripts, by type
    default_script: U32  # the script that it begins with
    part_count: U32  # how many parts it has
    hold_location_count: U32  # how many places where other things attach


@layout
class SetupPart(Struct):
    """One part of a body."""

    model: U32  # a GfxObj
    scale: Vec3  # of the model


@layout
class HoldLocation(Struct):
    """Where other things attach to a body."""

    key: U32  # 1 right hand, 2 left hand, 3 shield, 4 belt, 5 quiver; files hold others
    part: U32  # index of the part that holds
    frame: Frame  # relative to that part; a rotation that is invalid in the file is the identity


@layout
class WaveFormat(Struct):
    """The fixed part of the WAVEFORMATEX of a Wave."""

    tag: U16  # 1: PCM, little-endian, 8 bits unsigned or 16 signed; 0x55: an MP3 stream
    channels: U16
    samples_per_second: U32
    bytes_per_second: U32
    block_align: U16
    bits_per_sample: U16


@layout
class WorldOptions(Struct):
    """How a world runs."""

    _init = "acm_world_options_init"

    size: U32
    viewer: U32  # the player's object: while it is in the world, ticks wake sleeping objects
    event_capacity: U64  # events between two calls of World.clear_events; of one object at most half; at most 2^24
    max_objects: U64  # more are not created: Status.LIMIT_EXCEEDED
    random_seed: U64  # of sounds and of the pauses of scripts
    event_slots: U32  # events reserved for each object; more than 256 count as 256
    max_speed: F32  # of motions and run rates, in multiples of normal speed
    stall_motion_slack: F32  # seconds that a motion may wait after its last animation
    stall_move_timeout: F32  # seconds without progress of a move
    ground: U8  # Ground, of objects that messages create
    gate_passes: Flag  # as the client: a tick simulates only 1/30 s after the last
    sleep_when_far: Flag  # as the client: objects over 96 m from the viewer stand still
    detect_stalls: Flag  # report motions and moves that exceed their longest duration
    reapply_every_modifier: Flag  # repairs of retail's mistakes: both 0 is exactly as retail
    even_static_turn: Flag  # repairs a mistake of retail
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]
    pass_tolerance: F64  # gate_passes: seconds that a pass may be early, 0 to 1/60; 0.002 suits 60 Hz


@layout
class WeenieFacts(Struct):
    """The game's side of a body: what the client asks its weenie object."""

    present: Flag  # 0: counts as a creature with run rate 1, jump velocity 10 and no limits
    is_creature: Flag  # a creature, and not a thing
    is_local_player: Flag  # the player of this client
    knows_run_rate: Flag  # 0: the rate last received over the network counts
    jump_model: U8  # JumpModel
    can_jump: Flag  # refuses, linear: whether its load allows a jump
    knows_stamina_cost: Flag  # refuses, linear
    recent_player_killer: Flag  # formula: jumps cost more stamina
    run_rate: F32  # a factor of running speed, 1 to 3.75 in the game, and 4.5 at skill 800
    jump_velocity: F32  # linear: metres per second at extent 1
    stamina_cost: I32  # refuses, linear: of any jump
    jump_skill: F32  # formula
    load: F32  # formula, runs_by_skill: burden over capacity
    stamina: I32  # formula, runs_by_skill: without any, the skills count as 0
    run_skill: F32  # runs_by_skill
    runs_by_skill: Flag  # the client's formula with run_skill and load is the run rate
    run_rate_above_800: Flag  # runs_by_skill: 4.5 from 800 on, as ACE has it; 0: at exactly 800
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]


@layout
class ObjectFacts(Struct):
    """What a host says about an object."""

    _init = "acm_object_facts_init"

    size: U32
    state: U32  # PhysicsState bits
    weenie: WeenieFacts  # the game's side
    scale: F32  # above 0, at most 1000
    ground_height: F32  # flat, last known: metres; creating an object with last known ignores it
    step_down_height: F32  # flat: metres; a walking body this near above the ground is set down on it
    ground: U8  # Ground
    placement_blocked: Flag  # no room where the body should be: a jump of interpolation waits
    blocked: Flag  # it collides where it is: a body that ceases to be ethereal waits
    reserved: U8


@layout
class ObjectEffects(Struct):
    """Where sounds and scripts come from. A table that is 0: the Setup's own."""

    sound_table: U32  # its sounds
    script_table: U32  # its scripts, by type
    default_script: U32  # a script type
    script_intensity: F32  # which of its entries
    translucency: F32  # that it begins with, 0 opaque to 1 invisible


@layout
class ObjectParameters(Struct):
    """How an object is made."""

    _init = "acm_object_parameters_init"

    size: U32
    setup: U32  # 0: nothing to show, no sizes
    motion_table: U32  # 0: the Setup's own
    position: Position  # where it is
    effects: ObjectEffects  # sounds and scripts
    in_world: Flag  # 0: in a pack, or held
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    facts: ObjectFacts  # its size counts too


@layout
class InterpretedMotionState(Struct):
    """What a body is to do."""

    _init = "acm_interpreted_motion_state_init"

    current_style: U32  # the stance
    forward_command: U32  # forward, backward, or a posture
    forward_speed: F32  # multiple of normal speed
    sidestep_command: U32  # sideways
    sidestep_speed: F32  # multiple of normal speed
    turn_command: U32  # turning
    turn_speed: F32  # multiple of normal speed


@layout
class ObjectState(Struct):
    """An object as it is now."""

    guid: U32  # 0: there is no such object, and nothing else is set
    position: Position  # where it is
    velocity: Vec3  # metres per second, world axes; moves the body in the air
    achieved_velocity: Vec3  # displacement of the last step over its length
    omega: Vec3  # world axes; radians per second, of an object that animates in place per update
    state: U32  # PhysicsState bits
    scale: F32  # of the body
    body_size: Cylinder  # scaled
    contact: Flag  # it touches something
    on_walkable: Flag  # that can be walked on
    active: Flag  # 0: asleep, not simulated
    in_world: Flag  # 0: in a pack, held, or nowhere
    last_move_was_autonomous: Flag  # the object's own doing, and not the server's
    parent: U32  # the object that holds it; 0: none
    hold_location: U32  # where on the parent
    setup: U32  # what it looks like
    motion_table: U32  # 0: none, or not loaded
    part_count: U16  # how many parts it has
    style: U32  # its stance
    substate: U32  # the cycle that plays
    substate_speed: F32  # multiple of normal speed
    animation: U32  # that plays; 0: none
    frame_number: F64  # within it; the key frame shown is its floor
    pending_motions: U16  # that have not been done yet
    effects: ObjectEffects  # sounds and scripts
    translucency: F32  # of the whole object now
    queued_scripts: U16  # that play or wait
    movement: InterpretedMotionState  # what the body is to do
    move: U8  # MoveKind
    move_target: U32  # the object that it moves to
    stuck_to: U32  # 0: none
    interpolating: Flag  # it follows positions that it was sent
    constrained: Flag  # it is held back within a distance


@layout
class MovementParameters(Struct):
    """How a motion or a move is carried out."""

    _init = "acm_movement_parameters_init"

    flags: U32  # MoveFlags bits
    distance_to_object: F32  # metres: a move towards something ends within this distance
    min_distance: F32  # metres: a move away ends beyond this distance
    fail_distance: F32  # metres: a move fails this far from its start
    desired_heading: F32  # degrees, 0 north, 90 east
    speed: F32  # a multiple of normal speed
    walk_run_threshold: F32  # metres left to go: farther runs, nearer walks
    context_id: U32  # chosen by the host; events give it back
    hold_key_to_apply: U32  # HoldKey
    action_stamp: U32  # timestamp of an action of a message; 0 otherwise


@layout
class Order(_idioms.Order):
    """One order to a body."""

    size: U32
    type: U32  # OrderType
    parameters: MovementParameters
    motion: U32
    target: U32
    position: Position
    target_size: Cylinder
    velocity: Vec3  # metres per second
    omega: Vec3  # radians per second
    extent: F32  # of a jump, 0 to 1
    run_rate: F32
    constraint_start: F32  # metres of path
    constraint_max: F32
    state: U32  # PhysicsState bits
    keep_heading: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class RawMotionState(Struct):
    """What the keys ask for, before it is interpreted."""

    _init = "acm_raw_motion_state_init"

    current_hold_key: U32  # HoldKey
    current_style: U32  # the stance
    forward_command: U32  # forward, backward, or a posture
    forward_hold_key: U32  # HoldKey
    forward_speed: F32  # multiple of normal speed
    sidestep_command: U32  # sideways
    sidestep_hold_key: U32  # HoldKey
    sidestep_speed: F32  # multiple of normal speed
    turn_command: U32  # turning
    turn_hold_key: U32  # HoldKey
    turn_speed: F32  # multiple of normal speed


@layout
class MotionAction(Struct):
    """A one-shot motion as it travels with an interpreted motion state."""

    command: U32  # which motion
    speed: F32  # multiple of normal speed
    timestamp: U16  # 15 bits on the wire
    autonomous: Flag  # the object's own doing
    reserved: U8


@layout
class Target(Struct):
    """An object that is not in the world, as the host knows it."""

    guid: U32
    position: Position  # where it is
    body_size: Cylinder  # how large it is
    velocity: Vec3  # metres per second


@layout
class StepPlan(Struct):
    """The steps that take a body to the world's clock, in seconds."""

    count: U32
    reserved: U32
    quanta: Annotated["Array[c_double]", c_double * 11]  # the first `count` are set


@layout
class StepAnswer(Struct):
    """What the host's collision makes of a proposed frame."""

    frame: Frame  # where the body ends up
    contact: Flag  # it touches something there
    walkable: Flag  # that can be walked on
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]


@layout
class HookSource(Struct):
    """Where a hook is stored: frame and place of an animation, or entry of a script."""

    animation: U32  # 0: it stands in `script`
    script: U32  # 0: it stands in `animation`
    frame: U32  # of the animation
    index: U32  # among the hooks of the frame, or the script's entry


@layout
class MotionDoneEvent(Struct):
    """A motion has left the queue."""

    motion: U32
    success: Flag  # 0: it was abandoned, not finished
    context_id: U32
    move_context_id: U32  # of the move which made the motion; 0: no move did


@layout
class MotionRefusedEvent(Struct):
    """A move has asked for a motion that was refused."""

    motion: U32
    motion_error: U32  # MotionError
    context_id: U32
    move_context_id: U32


@layout
class HookEvent(Struct):
    """A hook fires: World.hook_fields gives its fields."""

    type: U8  # HookType
    source: HookSource  # where it is stored
    order: U32  # its place among the hooks of this step; of a script 0
    context_id: U32  # of the motion that plays
    move_context_id: U32  # of the move which made the motion; 0: no move did
    wave: U32  # what is heard; 0 for nothing
    volume: F32  # of the sound
    scale: F32  # of the body: radius and height of an Attack are multiplied by it


@layout
class VelocitySetEvent(Struct):
    """The body was given a velocity, in its own axes: it leaves the ground."""

    local_velocity: Vec3


@layout
class MoveFinishedEvent(Struct):
    """A move has ended, and the body has stopped."""

    motion_error: U32  # MotionError; 0: it arrived
    context_id: U32


@layout
class StickEvent(Struct):
    """The body begins, or ceases, to stick to another."""

    target: U32


@layout
class BlippedEvent(Struct):
    """Interpolation has fallen behind: the body jumps to where it should be."""

    to: Position
    distance: F32


@layout
class TargetLostEvent(Struct):
    """The watched object is gone, has teleported, or has sent no update for too long."""

    target: U32
    status: U8  # TargetStatus


@layout
class LimitReachedEvent(Struct):
    """At most one for each object, limit and tick."""

    limit: U8  # Limit
    count: U32


@layout
class AssetMissingEvent(Struct):
    """The object is there, but not its Setup or its motion table."""

    id: U32


@layout
class StalledEvent(Struct):
    """A motion or move exceeded its maximum possible duration. Nothing is done about it."""

    is_move: Flag
    motion: U32
    animations: U32  # that the motion still waits for
    age: F32  # seconds


@layout
class SoundHeardEvent(Struct):
    """A sound message is heard."""

    sound_type: U32
    wave: U32
    volume: F32
    position: Position  # of the object when the message was applied


@layout
class MessageNotAppliedEvent(Struct):
    """A message that waited for its object was not applied when the object came."""

    opcode: U32  # the message's number
    reason: U8  # CheckReason
    movement_only: Flag  # the rest of the message was applied


class EventFields(ctypes.Union):
    """Of each event one member counts: that of its type."""

    _fields_ = [
        ("motion_done", MotionDoneEvent),
        ("motion_refused", MotionRefusedEvent),
        ("hook", HookEvent),
        ("velocity_set", VelocitySetEvent),
        ("move_finished", MoveFinishedEvent),
        ("stick", StickEvent),
        ("blipped", BlippedEvent),
        ("target_lost", TargetLostEvent),
        ("limit_reached", LimitReachedEvent),
        ("asset_missing", AssetMissingEvent),
        ("stalled", StalledEvent),
        ("sound_heard", SoundHeardEvent),
        ("message_not_applied", MessageNotAppliedEvent),
        ("words", c_uint32 * 12),
    ]


@layout
class Event(_idioms.Event):
    """Something that happened to an object, in 64 bytes. The type says which of the fields is set."""

    time: F64  # the object's clock, in seconds of the world
    object: U32  # that it happened to
    type: U8  # EventType
    fields: EventFields

    _members = {
        EventType.MOTION_DONE: "motion_done",
        EventType.MOTION_REFUSED: "motion_refused",
        EventType.HOOK: "hook",
        EventType.VELOCITY_SET: "velocity_set",
        EventType.MOVE_FINISHED: "move_finished",
        EventType.STUCK: "stick",
        EventType.UNSTUCK: "stick",
        EventType.BLIPPED: "blipped",
        EventType.TARGET_LOST: "target_lost",
        EventType.LIMIT_REACHED: "limit_reached",
        EventType.ASSET_MISSING: "asset_missing",
        EventType.STALLED: "stalled",
        EventType.SOUND_HEARD: "sound_heard",
        EventType.MESSAGE_NOT_APPLIED: "message_not_applied",
    }

    @property
    def motion_done(self) -> Optional[MotionDoneEvent]:
        found: Optional[MotionDoneEvent] = self._of("motion_done")
        return found

    @property
    def motion_refused(self) -> Optional[MotionRefusedEvent]:
        found: Optional[MotionRefusedEvent] = self._of("motion_refused")
        return found

    @property
    def hook(self) -> Optional[HookEvent]:
        found: Optional[HookEvent] = self._of("hook")
        return found

    @property
    def velocity_set(self) -> Optional[VelocitySetEvent]:
        found: Optional[VelocitySetEvent] = self._of("velocity_set")
        return found

    @property
    def move_finished(self) -> Optional[MoveFinishedEvent]:
        found: Optional[MoveFinishedEvent] = self._of("move_finished")
        return found

    @property
    def stick(self) -> Optional[StickEvent]:
        found: Optional[StickEvent] = self._of("stick")
        return found

    @property
    def blipped(self) -> Optional[BlippedEvent]:
        found: Optional[BlippedEvent] = self._of("blipped")
        return found

    @property
    def target_lost(self) -> Optional[TargetLostEvent]:
        found: Optional[TargetLostEvent] = self._of("target_lost")
        return found

    @property
    def limit_reached(self) -> Optional[LimitReachedEvent]:
        found: Optional[LimitReachedEvent] = self._of("limit_reached")
        return found

    @property
    def asset_missing(self) -> Optional[AssetMissingEvent]:
        found: Optional[AssetMissingEvent] = self._of("asset_missing")
        return found

    @property
    def stalled(self) -> Optional[StalledEvent]:
        found: Optional[StalledEvent] = self._of("stalled")
        return found

    @property
    def sound_heard(self) -> Optional[SoundHeardEvent]:
        found: Optional[SoundHeardEvent] = self._of("sound_heard")
        return found

    @property
    def message_not_applied(self) -> Optional[MessageNotAppliedEvent]:
        found: Optional[MessageNotAppliedEvent] = self._of("message_not_applied")
        return found


@layout
class HookValue(_idioms.HookValue):
    """One field of a hook. Frames and vectors are one value for each number, such as "offset.origin.x"."""

    _name: Text  # lives as long as the library
    kind: U8  # HookValueKind
    number: F32
    integer: U32


@layout
class HookFields(_idioms.HookFields):
    """All fields of a hook, in the order of the file."""

    type: U8  # HookType
    direction: I32  # 0: fires whichever way the animation plays, 1: forward only, -1: backward only
    count: U32
    _values: Annotated["Array[HookValue]", HookValue * 10]


@layout
class SoundQuery(Struct):
    """What a sound of an object plays, chosen anew."""

    _init = "acm_sound_query_init"

    size: U32
    sound_type: U32  # when `hook` names none
    hook: HookSource  # a Sound, SoundTable or SoundTweaked hook
    pick: F64  # random, at least 0 and below 1: which of several waves
    roll: F64  # random, 0 to 1: the wave plays when its probability lies above
    fair: Flag  # 0: as retail, never the last of several; 1: all alike
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]


@layout
class SoundChoice(Struct):
    """What is heard."""

    wave: U32  # 0: silence
    priority: F32
    volume: F32  # of the sound


@layout
class PoseOptions(Struct):
    """Which poses are wanted. As initialised: what retail shows."""

    _init = "acm_pose_options_init"

    size: U32
    format: U8  # PoseFormat
    smooth: Flag  # blends neighbouring key frames; retail never does
    display: Flag  # at the display place, which moves between ticks too
    column_major: Flag  # of matrices: column after column; 0: row after row
    report_scales: Flag  # matrices are rigid and PoseBuffer.scales receives the scales of parts
    zero_unused: Flag  # room that an object has no parts for is set to zero
    in_landblock: Flag  # relative to `landblock`; 0: to the landblock of each object
    reserved: U8
    landblock: U32  # any cell of it
    seconds_since_tick: F64  # display: 0 to 0.2, from the last tick to the moment that is drawn
    look: Address  # experimental: what the objects show; null: the meshes of their Setups


@layout
class PoseBuffer(Struct):
    """Memory of the caller for poses. Strides are in bytes and multiples of 4; bytes between parts are not touched."""

    _init = "acm_pose_buffer_init"

    size: U32
    part_capacity: U32  # room for so many parts of each object; of more the first ones are written
    data: Address
    data_size: Size  # bytes of that memory
    part_stride: Size  # from part to part; 0: side by side
    object_stride: Size  # from an object's first part to the next object's; 0: no gap
    scales: Address  # an Vec3 for each part; null: not wanted
    scales_size: Size  # bytes of that memory
    scale_part_stride: Size
    scale_object_stride: Size
    # Experimental: the mesh that each part shows, an World.id each, 0 where nothing is drawn; null: not wanted.
    meshes: Address
    meshes_size: Size  # bytes of that memory
    mesh_part_stride: Size
    mesh_object_stride: Size


@layout
class PartLook(Struct):
    """How a part is shown, as hooks have left it."""

    translucency: F32  # 0: opaque, 1: invisible
    luminosity: F32  # how it glows
    diffuse: F32  # how it takes light
    is_drawn: Flag  # whether it is drawn


@layout
class CheckResult(_idioms.CheckResult):
    """What came of a message that was received."""

    action: U8  # CheckAction
    reason: U8  # CheckReason
    movement_reason: U8  # CheckReason: why the movement in an accepted message was not applied; 0: it was
    corrected: Flag  # server: the position was too far off; a correction is on its way
    over_budget: Flag  # server: because of the speed of travel
    slowed: Flag  # server: a speed was brought down
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]
    waits_for: U32  # the object that a deferred message waits for
    stamina_cost: I32  # server: of a jump
    motion_error: U32  # MotionError: server, the answer to a motion that was asked for
    _field: Text  # the number that was bad; null: none. Lives as long as the library


@layout
class OutboundRecord(Struct):
    """A message that is to be sent: `size` bytes of the buffer from `offset` on."""

    offset: U32
    size: U32
    about: U32
    audience: U8  # Audience
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class ClientOptions(Struct):
    """How a client runs."""

    _init = "acm_client_options_init"

    size: U32
    max_deferred_messages: U32  # at most 2^20
    max_deferred_bytes: U32  # of all of them together; at most 2^26
    expects_player: Flag  # 1: messages are deferred until the player is named; 0: for a spectator
    run_key_sends: Flag  # the run key alone sends MoveToState
    resuming_sends: Flag  # so does a held key that resumes after the server's motion
    silent_in_portal: Flag  # nothing is sent while a teleport is awaited
    max_objects: U32  # messages create no objects while the world has this many
    run_as_default: Flag  # the player's own choice: the run key then means walking
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class ClientState(Struct):
    """A client as it is now."""

    player: U32  # the local player
    jump_level: F32  # how far a jump is charged, 0 to 1
    autonomy_level: U32  # 0 to 2
    controlled_by_server: Flag  # the server decides what the player does
    auto_run: Flag  # runs on without a key
    mouse_look: Flag  # the mouse turns the body
    reserved: U8
    deferred_messages: U64  # messages that wait for their objects
    evicted_messages: U64  # deferred messages that were evicted to make room for others
    outbox_messages: U64  # messages in the outbox, and bytes of all of them
    outbox_bytes: U64  # bytes of all of them


@layout
class Key(_idioms.Key):
    """One command of the keyboard or of the mouse."""

    motion: U32  # a movement, a posture, an emote, HoldRun, HoldSidestep or Jump
    speed: F32  # 1: normal
    is_mouse: Flag
    run: Flag  # mouse only
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]


@layout
class Plane(Struct):
    """Points p with normal * p + d = 0."""

    normal: Vec3
    d: F32


@layout
class ServerRules(Struct):
    """What a server decides for itself. Seconds and metres."""

    _init = "acm_server_rules_init"

    size: U32
    max_actions: U32  # that may wait on one body
    move_interval: F64  # between positions of a creature that moves to something
    other_interval: F64  # between positions of any other body that has moved
    relay_interval: F64  # between positions sent to others because of a player's keys
    player_interval: F64  # between positions of a player who moves itself; 0: only what its client says
    lateness: F64  # a client's position on its body's path this long ago is ignored; 0: never
    farthest_request: F32  # a client that is this far off or farther is corrected
    max_key_speed: F32  # speeds of a client's keys are brought down to this
    travel_speed: F32  # m/s between the places that a client states; 0: what its run rate allows
    travel_slack: F32  # seconds of travel that may be saved up
    bounds_jumps: Flag  # no jump is faster than the weenie's skill allows
    announces_jumps: Flag  # an empty UpdateMotion goes before each jump, as ACE does
    clients_choose_level: Flag  # AutonomyLevel is obeyed
    reserved: Annotated["Array[c_uint8]", c_uint8 * 1]
    min_key_speed: F32  # speeds of a client's emotes and keys, but turns, are brought up to this
    jump_slack: F64  # seconds that a jump may arrive before the landing of the body, for which it waits


@layout
class SubPalette(Struct):
    """Colours that replace those of the base palette: the same entries of another palette."""

    palette: U32  # 0: none; the object then keeps its original colours
    first: U32  # entry of the palette, 0 to 2040; messages carry multiples of 8
    count: U32  # entries, 8 to 2048; likewise


@layout
class TextureChange(Struct):
    """On one part, every surface whose own texture is the old one shows the new one."""

    part: U8  # index among the Setup's parts
    old_texture: U32  # a SurfaceTexture; 0: none
    new_texture: U32  # a SurfaceTexture


@layout
class PartChange(Struct):
    """A part shows another mesh."""

    part: U8  # index among the Setup's parts
    mesh: U32  # a GfxObj; 0: none, which changes nothing


@layout
class AppearanceRecord(Struct):
    """What an object wears: the client's ObjDesc. Lists of the caller, to be read, or with room for those that a call
    writes. With too little room for one of them a call writes nothing but the counts and returns Status.BUFFER_FULL."""

    _init = "acm_appearance_init"

    size: U32
    base_palette: U32  # that sub-palettes change; without any it is not sent
    sub_palettes: Address  # applied in order
    texture_changes: Address
    part_changes: Address
    sub_palette_count: U32
    texture_change_count: U32
    part_change_count: U32
    sub_palette_capacity: U32  # room for entries; where a call only reads, it does not count
    texture_change_capacity: U32
    part_change_capacity: U32


@layout
class Garment(Struct):
    """A thing that is worn."""

    clothing_table: U32
    palette_template: U32  # which dye of the table; 0: none, the body keeps its colours
    # 0 to 1, one for each palette set of the dye; the fourth applies to all further sets. Out of range: no palette, and
    # the body keeps its original colours
    shades: Annotated["Array[c_double]", c_double * 4]


@layout
class GarmentFinding(Struct):
    """Why a garment is not worn as it is described."""

    garment: U32  # index among those that were given
    status: I32  # Status
    object_id: U32  # the record concerned; 0: none
    reserved: U32
    field: Text  # lives as long as the library


@layout
class LookPartRecord(Struct):
    """What a part shows."""

    mesh: U32  # of the Setup or of a part change
    drawn_mesh: U32  # what stands in for it near the eye; 0: nothing is drawn
    original_palette: U32  # of the mesh's first indexed image, before texture changes; 0: none
    surface_count: U32
    is_recolored: Flag  # all its indexed images are drawn with Look.colors
    is_marker: Flag  # the game draws nothing here at any distance
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]


@layout
class LookSurface(Struct):
    """One surface of a part's mesh, as it is shown."""

    surface: U32  # how it is blended and lit: surface_material
    texture: U32  # 0: one colour, that of the surface
    image: U32  # the best one that is loaded; 0: none is
    palette: U32  # the image's own; 0: its pixels are colours


@layout
class LookFinding(_idioms.LookFinding):
    """Why a look is not all that its appearance says."""

    kind: U8  # LookFindingKind
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    part: U32  # 0xFFFFFFFF: concerns the colours
    id: U32  # that is missing or does not fit; 0: none was named


@layout
class ParticleOptions(Struct):
    """How particles are run."""

    _init = "acm_particle_options_init"

    size: U32
    fixed_roll: F32  # every draw gives this number, 0 to 1, for pictures and tests; below 0: the seed decides
    seed: U64  # of all random numbers; each body has its own random stream
    max_emitters: U32  # of one body; more are refused
    max_particles: U32  # of one body, that its emitters reserve; more are refused
    needs_meshes: Flag  # an emitter needs its mesh in the assets; 0: the host has the meshes itself
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]


@layout
class Particle(Struct):
    """One particle as it is drawn: 36 bytes, fit for the instances of one mesh."""

    position: Vec3  # metres, from the south-west corner of the landblock of ParticleEmitter.cell
    rotation: Quat  # a mesh may face the eye besides: MeshInfo.facing
    scale: F32  # of the mesh on all axes, 0.1 to 10
    translucency: F32  # 0 opaque to 1; at exactly 1 it is not drawn


@layout
class ParticleEmitter(_idioms.ParticleEmitter):
    """An emitter of a body as it is now."""

    body: U32  # whose it is
    emitter_id: U32  # its key on the body; 0xFFFF0000 and up when the hook named none
    part: U32  # that it is on, or ACM_WHOLE_BODY
    info: U32  # the ParticleEmitterInfo
    mesh: U32  # the GfxObj that each particle shows
    particle_type: U32  # 1 to 12; others are not moved
    cell: U32  # of the body
    origin: Vec3  # of the emitter, as Particle.position
    sorting_radius: F32  # metres that particles get away from it, roughly
    first: U32  # its first particle among those of Particles.read for the same body
    live: U32  # particles
    emitted: U32  # particles since it was made; while it is not visible counted only
    max_particles: U32  # that may live at a time
    total_particles: I32  # after which it stops; 0: no limit
    total_seconds: F64  # after which it stops; 0: no limit
    age: F64  # seconds since it was made
    stopped: Flag  # it emits no more, and is removed with its last particle
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]


@layout
class ParticleReport(Struct):
    """What an update has come to."""

    created: U32  # emitters
    refused: U32  # emitters that hooks asked for
    status: I32  # Status: why, of the first; 0: none was refused
    object_id: U32  # the record concerned
    field: Text  # what was wrong; null: nothing. Lives as long as the library


@layout
class ParticleRequest(Struct):
    """What a CreateParticle or CreateBlockingParticle hook says."""

    _init = "acm_particle_request_init"

    size: U32
    info: U32  # a ParticleEmitterInfo
    part: U32  # that emits; ACM_WHOLE_BODY: none
    offset: Vec3  # from the body or part, in its axes
    emitter_id: U32  # 0: the next free one of 0xFFFF0000, 0xFFFF0001, ...
    blocking: Flag  # does nothing when an emitter of that id is there
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class MotionQuery(Struct):
    """A motion begun in a steady state."""

    _init = "acm_motion_query_init"

    size: U32
    motion_table: U32  # whose motion it is
    motion: U32
    speed: F32  # multiple of normal speed
    style: U32  # 0: the default style of the table
    from_: U32  # the cycle that plays; 0: the default of the style
    from_speed: F32  # multiple of normal speed
    reserved: U32
    tick_seconds: F64  # of the server's ticks; 0: ticks are not wanted


@layout
class HookTime(Struct):
    """A hook on a frame that plays."""

    time: F64  # seconds after the command; infinity: not reached
    tick: U64  # in which it fires, 1 is the first; 0: none
    status: U8  # HookStatus
    type: U8  # HookType
    source: HookSource  # where it is stored
    segment: U32  # the index of its segment


@layout
class MotionSegment(Struct):
    """One animation that plays."""

    animation: U32
    low_frame: I32  # the first key frame
    high_frame: I32  # the last key frame
    framerate: F32  # negative plays backwards
    start: F64  # seconds after the command; infinity: it is not reached
    end: F64  # infinity: it stands still
    cyclic: Flag  # it plays again and again


@layout
class TimelineHead(Struct):
    """Times are infinite when they never come."""

    done: F64  # when the motion is done
    steady: F64  # when only the cycle is left
    period: F64  # once through the cycle; 0: nothing plays
    done_tick: U64
    segment_count: U64
    hook_count: U64
    velocity: Vec3  # metres per second in the body's axes, from the command on
    omega: Vec3  # radians per second
    moved: Frame  # how far the body gets until the state is steady
    style: U32  # the state after the command
    substate: U32
    reserved: U32


@layout
class MessageInfo(Struct):
    """What a message is."""

    opcode: U32  # of the message, or the type of the action or event in an envelope
    guid: U32  # the object that it is about; 0: none
    is_known: Flag  # 0: not a message of movement, sounds, scripts or looks; guid is then 0
    is_client_action: Flag  # clients send it
    oddities: U8  # bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key
    reserved: U8


@layout
class WireField(_idioms.WireField):
    """One field as it lies in a message."""

    _name: Text  # lives as long as the library
    _component: Annotated[bytes, c_char]  # 'w', 'x', 'y' or 'z' of a vector or a rotation, else 0
    kind: U8  # FieldKind
    offset: U32  # bytes from the opcode
    size: U32  # bytes
    bits: U32  # the value, of a float its bits; 0 for raw bytes


@layout
class Message(_idioms.Message):
    """A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate, PlayerTeleport,
    ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType, AutonomyLevel, TurnTo,
    DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count follows from the opcode."""

    size: U32
    opcode: U32  # which message
    guid: U32  # the object; of a ParentEvent the child
    parent: U32  # ParentEvent
    location: U32
    placement: U32
    state: U32  # PhysicsState bits, of SetState
    id: U32  # sound type, script type, or id of a script
    amount: F32  # volume, mod, speed, heading (degrees) or extent; 1 as initialised
    action: U32  # of a client: running number
    motion: U32  # which motion
    hold_key: U32  # HoldKey
    flag: U32  # TurnTo: run; AutonomyLevel: the level
    velocity: Vec3  # metres per second
    omega: Vec3  # radians per second
    timestamps: Annotated["Array[c_uint16]", c_uint16 * 9]  # by Timestamp
    padding: U16  # of DeleteObject and PlayerTeleport, 0


@layout
class DifferenceRecord(Struct):
    """Where two states differ first."""

    found: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    object: U32  # 0: the world itself
    field: Annotated[bytes, c_char * 120]  # such as "body.position.origin.x"


@layout
class LintRule(Struct):
    """What all findings of a rule have in common. The texts live as long as the library."""

    code: Text  # stable, for baselines: "unreachable-state"
    meaning: Text  # why it matters
    fix: Text  # what to do about it
    severity: U32  # LintSeverity


@layout
class LintFinding(Struct):
    """One finding of the linter."""

    table: U32
    rule: U32  # index of its rule
    place: Text  # within the table: "SwordCombat/Ready > SlashHigh"
    detail: Text  # what was found there


@layout
class GltfExportOptions(Struct):
    """How a body is written as glTF."""

    _init = "acm_gltf_export_options_init"

    size: U32
    keys: U8  # GltfKeys
    tree: U8  # GltfTree
    root_motion: Flag  # velocity and position frames move the body; 0: it stays where it is
    markers: Flag  # also write meshes that the game never draws
    table: U32  # 0: the motion table that the Setup names


@layout
class GltfImportOptions(Struct):
    """How a glTF file is read."""

    _init = "acm_gltf_import_options_init"

    size: U32
    force: Flag  # also takes a file that shows signs of damage
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    read_file: Address  # null: files whose keys are in other files are refused
    context: Address  # for read_file


@layout
class GltfAnimation(Struct):
    """An animation that came back."""

    id: U32
    frames: U32  # key frames
    edited_frames: U32  # 0: as it was when it was exported, byte for byte
    edited_parts: U32
    bytes: Address  # the record, as a container or Assets.add takes it
    size: Size


@layout
class GltfEditedPart(Struct):
    """A part that an editor has moved."""

    part: U32
    frames: U32  # in which it is elsewhere than it was
    metres: F64  # the farthest that it was moved
    radians: F64  # the farthest that it was turned


@layout
class ImageOptions(Struct):
    """How an image is decoded."""

    _init = "acm_image_options_init"

    size: U32
    palette: U32  # of an indexed image; 0: the one that it names
    # 0xAARRGGBB, instead of a palette: 2,048 as Look.colors gives them, or 256 that stand for eight indices each; null:
    # the palette's
    colors: Address
    color_count: Size
    clip_map: Flag  # the surface is a clip map (Material.clip_map): indices 0 to 7 are clear
    # an image with alpha alone becomes black with that alpha, as graphics hardware samples it; 0: opaque grey, to be
    # looked at
    as_texture: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 6]


@layout
class ImageInfo(Struct):
    """What an image is."""

    kind: U32  # ImageKind
    width: U32  # pixels, at most 16,384
    height: U32  # pixels, at most 16,384; at most 2^26 pixels in all
    reserved: U32
    outside_palette: U64  # pixels whose index the palette does not have; they are clear


@layout
class Material(Struct):
    """How a surface is drawn."""

    texture: U32  # 0: `color` alone
    color: U32  # 0xRRGGBB; white with a texture
    alpha: F32  # of every vertex, 0 to 1: multiplied with that of the texture it is the source alpha
    luminosity: F32  # light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by
    diffuse: F32
    source: U8  # BlendFactor
    destination: U8  # BlendFactor
    alpha_test: U8  # pixels with a smaller source alpha (of 255) are not drawn; 0: no test
    pass_: U8  # DrawPass
    blend: Flag  # 0: the factors are one and zero, and alpha has no effect
    depth_write: Flag  # whether it writes depth
    fog: Flag  # 0: additive; fog must not tint it
    clip_map: Flag  # for ImageOptions.clip_map
    texture_missing: Flag  # the texture that it should have is not there: `color` is white
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class PartDrawing(Struct):
    """What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all."""

    translucency: F32  # 0 opaque to 1 clear
    luminosity: F32  # instead of the surface's, with has_luminosity
    diffuse: F32  # instead of the surface's, with has_diffuse
    has_luminosity: Flag
    has_diffuse: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]


@layout
class MeshVertex(Struct):
    """32 bytes."""

    position: Vec3  # metres
    normal: Vec3  # unit length as a rule; zero: it has none
    u: F32
    v: F32  # runs down: 0 is the first row of the image


@layout
class MeshSurface(Struct):
    """The triangles with one surface."""

    surface: U32  # for surface_material
    first_vertex: U32
    vertex_count: U32  # three for each triangle; 0: nothing shows it
    repeats: Flag  # its texture repeats beyond the edges; 0: it is clamped
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class MeshInfo(Struct):
    """How many of everything a mesh has, and how it is drawn."""

    drawn: U32  # the mesh that stands in for it near the eye, or it itself; 0: nothing is drawn
    facing: U32  # MeshFacing, or another number of the file
    sort_center: Vec3
    surface_count: U32
    vertex_count: U32


@layout
class ScenarioOptions(Struct):
    """How a scenario runs."""

    _init = "acm_scenario_options_init"

    size: U32
    form: U8  # ScenarioForm
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    max_steps: U64  # of all ticks and updates; a step of n objects counts n times
    max_output_bytes: U64  # output beyond it ends the run with an error


@layout
class ScenarioErrors(Struct):
    """Lines that could not run."""

    lines: U32  # how many; 0: none, and all else is empty
    first_line: U32  # counted from 1
    reason: Annotated[bytes, c_char * 192]
    expected: Annotated[bytes, c_char * 192]  # how the verb is written; empty when there is no such verb


@layout
class CaptureOptions(Struct):
    """Which traffic of a capture is the game's."""

    _init = "acm_capture_options_init"

    size: U32
    first_port: U16  # the UDP ports of the server
    last_port: U16


@layout
class CapturedMessage(Struct):
    """A whole message, put together from its fragments."""

    frame: U64  # that completed it, from 1 as Wireshark counts
    microseconds: U64  # of that frame, since 1970
    flow: U64  # the same for all messages between one client and its server
    bytes: Address  # from the opcode on; of Capture.next: valid until its next call
    size: Size
    queue: U16  # of the game's network layer
    from_server: Flag  # 0: from the client
    reserved: Annotated["Array[c_uint8]", c_uint8 * 5]


@layout
class CaptureError(Struct):
    """Something of a capture that could not be read."""

    frame: U64  # in which it is; of damage to the file, the last frame before it
    ends_capture: Flag  # nothing follows
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]
    error: ErrorRecord  # its offset counts from the start of what was wrong: file, frame or packet


@layout
class CaptureCounts(Struct):
    """What a capture holds, as far as it was read."""

    frames: U64
    other_frames: U64  # not of the game: other protocols and ports
    later_parts: U64  # of those, parts of datagrams that IP has cut up
    packets: U64
    packet_bytes: U64
    retransmissions: U64
    valid_checksums: U64
    wrong_checksums: U64
    keyed_checksums: U64  # cannot be checked without the key of the session
    fragments: U64
    duplicates: U64
    messages: U64
    errors: U64
    first_microseconds: U64  # since 1970
    last_microseconds: U64
    position: U64  # bytes of the file up to the end of the last frame
    unfinished: U64  # messages that wait for fragments
    evicted: U64  # unfinished messages that made room for others


@layout
class ReplayOptions(Struct):
    """How a capture is replayed."""

    _init = "acm_replay_options_init"

    size: U32
    assumed_setup: U32  # of objects that the capture does not describe; 0: their messages wait


@layout
class ReplayTotals(Struct):
    """How far engine and server agree."""

    objects: U64
    undescribed: U64  # objects that were never described
    anonymous: U64  # objects for which an assumed body stood
    without_assets: U64  # objects whose Setup or table was not loaded
    messages: U64
    deferred: U64  # messages that came before their object was described
    waiting: U64  # of these, those that were never applied
    movements: U64
    unchecked: U64  # of the movements, those that no body received when they came
    cannot_move: U64  # of these, those to objects that cannot move
    compared: U64  # positions
    blips: U64
    stalls: U64
    refused: U64  # motions that the table of the object has nothing for
    sounds: U64
    scripts: U64
    refused_effects: U64
    worst: F64  # metres between engine and server; 0 when nothing was compared
    mean: F64  # likewise
    seconds: F64  # from the first message to the last


@layout
class MessageField(Struct):
    """One field of a message, as text."""

    offset: U32  # bytes from the start of the message
    size: U32  # bytes
    name: Text  # such as "forward_command", or "pos.x"
    value: Text  # with its meaning where it has one: "0x0005 WalkForward"


@layout
class MessageSummary(Struct):
    """A message in a few words."""

    name: Text  # such as "UpdateMotion"
    meaning: Text  # in words: "RunForward at 2.5, TurnRight at -1.5"
    object: U32  # that it is about; 0: none, or the player that sends it
    from_server: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class SequenceNode(Struct):
    """An animation that plays or waits to play (core 3)."""

    animation: U32
    low_frame: I32  # inclusive
    high_frame: I32  # inclusive
    framerate: F32  # frames per second; negative plays backwards
    context_id: U32  # of the motion that appended it
    move_context_id: U32  # of the move that made that motion
    role: U8  # NodeRole
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class SequenceFacts(Struct):
    """The sequence (core 2.1)."""

    frame_number: F64  # within the node that plays
    velocity: Vec3  # in the body's axes
    omega: Vec3  # in the body's axes
    current: I32  # index of the node that plays; -1: none
    first_cyclic: I32  # index of the first node that repeats; -1: none
    key_frame: I32  # that is shown; -1: none
    placement: U32  # the pose that is shown while nothing plays


@layout
class QueuedMotion(Struct):
    """A motion that waits for animations to end (core 6)."""

    motion: U32
    animations: U32  # that have to end before it is done, those of the motions before it aside
    context_id: U32
    move_context_id: U32  # of the move that made it


@layout
class MotionTableManagerFacts(Struct):
    """The motion table manager with its motion state (core 6, core 5)."""

    style: U32  # 0: no state yet
    substate: U32  # 0: no state yet
    substate_speed: F32
    animation_counter: U32  # animations that have ended and that no motion has used up yet


@layout
class PendingMotion(Struct):
    """A motion that the interpreter has handed on (core 7.17)."""

    motion: U32
    context_id: U32
    jump_error: U32  # MotionError: why no jump may begin while it is first


@layout
class MotionInterpFacts(Struct):
    """The motion interpreter (core 7.1) with both movement states (core 8.1)."""

    exists: Flag  # made when first needed
    initted: Flag
    standing_longjump: Flag
    reserved: U8
    jump_extent: F32
    my_run_rate: F32
    current_speed_factor: F32
    server_action_stamp: U32
    raw: RawMotionState
    interpreted: InterpretedMotionState


@layout
class MoveLeg(Struct):
    """One leg of a move (MT-50)."""

    kind: U32  # MoveKind: MoveKind.POSITION or MoveKind.TURN_TO_HEADING
    heading: F32  # degrees, of a turn


@layout
class MoveToFacts(Struct):
    """The move that is under way (MT-1)."""

    previous_distance_time: F64
    original_distance_time: F64
    exists: Flag  # made when first needed
    kind: U8  # MoveKind
    moving_away: Flag
    initialized: Flag  # the target's place is known
    parameters: MovementParameters
    sought_position: Position
    current_target_position: Position
    starting_position: Position
    previous_heading: F32
    previous_distance: F32
    original_distance: F32
    fail_progress_count: U32  # steps without progress
    sought_object: U32
    top_level_object: U32
    sought_size: Cylinder
    current_command: U32  # as given, before it is adjusted
    aux_command: U32  # the turn that corrects the course


@layout
class StickyFacts(Struct):
    """Sticking to another body (SK)."""

    timeout: F64  # on the clock of the world
    exists: Flag
    initialized: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]
    target: U32  # 0: not stuck
    target_radius: F32
    target_position: Position


@layout
class ConstraintFacts(Struct):
    """What holds a body near the last place that the server has confirmed (CN)."""

    exists: Flag
    is_constrained: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]
    offset: F32  # how far the body has gone since, along its path
    start_distance: F32
    max_distance: F32
    position: Position


@layout
class InterpolationNode(Struct):
    """A place that interpolation goes to, or a velocity that it gives the body there (IN-9)."""

    type: U32  # InterpolationType
    position: Position
    velocity: Vec3


@layout
class InterpolationFacts(Struct):
    """Interpolation towards places that arrive from time to time (IN-1)."""

    exists: Flag
    keep_heading: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]
    frame_counter: U32
    original_distance: F32
    progress_quantum: F32
    node_fail_counter: I32
    blip_position: Position


@layout
class TargetFacts(Struct):
    """Watching a target, and being in the table of the one that is watched (TG-1, TG-2)."""

    last_update_time: F64  # of the target's last update
    voyeur_check_time: F64  # when those who watch this body were last looked at
    exists: Flag
    has_target: Flag
    status: U8  # TargetStatus
    reserved: U8
    object: U32  # the target
    context_id: U32
    radius: F32  # an update is sent when the target has moved so far
    quantum: F32  # seconds that the target looks ahead
    target_position: Position
    interpolated_position: Position
    interpolated_heading: Vec3
    velocity: Vec3
    last_sent_position: Position


@layout
class BodyFacts(Struct):
    """The body itself (core 11.1)."""

    update_time: F64  # how far it has been simulated
    physics_time: F64  # the clock of its timed hooks
    acceleration: Vec3
    step_quantum: F32  # length of its last step
    ground_height: F32
    held_at_part: U32  # of its holder
    jumped_this_frame: Flag
    placement_refused: Flag
    is_blocked: Flag
    is_leaving_ethereal: Flag
    was_made_static: Flag
    animates_in_place: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 6]


@layout
class EffectsFacts(Struct):
    """What hooks and scripts have left (HK-13, PS-3)."""

    next_cue: F64  # when the first script goes on, on the clock of the world; 0: none plays
    translucency: F32
    original_translucency: F32  # it never falls below


@layout
class ObjectInside(Struct):
    """The named fields of all parts of a body."""

    sequence: SequenceFacts
    motion_table_manager: MotionTableManagerFacts
    motion_interp: MotionInterpFacts
    move_to: MoveToFacts
    sticky: StickyFacts
    constraint: ConstraintFacts
    interpolation: InterpolationFacts
    target: TargetFacts
    body: BodyFacts
    effects: EffectsFacts


@layout
class Ramp(Struct):
    """A timed hook: a change over time (HK-2), on BodyFacts.physics_time."""

    created: F64
    duration: F64
    kind: U32  # RampKind
    datum: U32  # the part, or the id of the script
    start: F32
    end: F32
    context_id: U32
    move_context_id: U32


@layout
class QueuedScript(Struct):
    """A script that plays, or waits for those before it (PS-2)."""

    start: F64  # on the clock of the world
    length: F64  # until its last hook
    script: U32
    hooks: U32  # that it has
    fired: U32  # of these, that have come
    context_id: U32
    move_context_id: U32
    reserved: U32
