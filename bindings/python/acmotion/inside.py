# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The inside of a body, for debuggers: what the engine keeps of an object beyond its state. Experimental: a minor
version may change all of it. Rules are those of docs/behaviour. Metres, seconds, radians; 0 as a context id: none was
given."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8
from typing import Annotated, Any, List

from . import _library
from ._layout import F32, F64, I32, U8, U32, Flag, Struct, layout
from .enums import MotionList
from .objects import InterpretedMotionState
from .orders import MotionAction, MovementParameters, RawMotionState
from .places import Cylinder, Position, Vec3
from .world import World


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

    kind: U32  # MoveKind: POSITION or TURN_TO_HEADING
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
    """The named fields of all parts."""

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


class Inside:
    """A copy of what is inside an object; the world is as it was.

    >>> inside = Inside(world, guard)
    >>> [(hex(node.animation), node.framerate) for node in inside.sequence_nodes]
    """

    def __init__(self, world: World, guid: int) -> None:
        def listed(kind: Any, name: str, *more: int) -> List[Any]:
            return list(_library.array(kind, name, world, guid, *more))

        facts = _library.fill(ObjectInside, "acm_object_get_inside", world, guid)
        self.sequence: SequenceFacts = facts.sequence
        self.motion_table_manager: MotionTableManagerFacts = facts.motion_table_manager
        self.motion_interp: MotionInterpFacts = facts.motion_interp
        self.move_to: MoveToFacts = facts.move_to
        self.sticky: StickyFacts = facts.sticky
        self.constraint: ConstraintFacts = facts.constraint
        self.interpolation: InterpolationFacts = facts.interpolation
        self.target: TargetFacts = facts.target
        self.body: BodyFacts = facts.body
        self.effects: EffectsFacts = facts.effects
        self.sequence_nodes: List[SequenceNode] = listed(SequenceNode, "acm_object_sequence_nodes")
        # Of the motion table manager and of the interpreter; the first is done first.
        self.queued_motions: List[QueuedMotion] = listed(QueuedMotion, "acm_object_queued_motions")
        self.pending_motions: List[PendingMotion] = listed(PendingMotion, "acm_object_pending_motions")
        motions = [listed(MotionAction, "acm_object_motion_list", which) for which in MotionList]
        self.modifiers: List[MotionAction] = motions[MotionList.MODIFIERS]
        self.actions: List[MotionAction] = motions[MotionList.ACTIONS]
        self.raw_actions: List[MotionAction] = motions[MotionList.RAW_ACTIONS]
        self.interpreted_actions: List[MotionAction] = motions[MotionList.INTERPRETED_ACTIONS]
        self.move_legs: List[MoveLeg] = listed(MoveLeg, "acm_object_move_legs")
        self.interpolation_nodes: List[InterpolationNode] = listed(InterpolationNode, "acm_object_interpolation_nodes")
        self.ramps: List[Ramp] = listed(Ramp, "acm_object_ramps")
        self.queued_scripts: List[QueuedScript] = listed(QueuedScript, "acm_object_queued_scripts")
        self.children: List[int] = listed(ctypes.c_uint32, "acm_object_children")
        self.watchers: List[int] = listed(ctypes.c_uint32, "acm_object_watchers")
