# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Objects of a world: how they are made, what a host says about them, and what they are now."""
from __future__ import annotations

from typing import Annotated, Any

from ctypes import Array, c_uint8

from ._layout import F32, F64, I32, U8, U16, U32, Flag, Struct, layout
from .places import Cylinder, Position, Vec3


@layout
class WeenieFacts(Struct):
    """The game's side of a body: what the client asks its weenie object."""

    present: Flag  # 0: counts as a creature with run rate 1 and no limits
    is_creature: Flag
    is_local_player: Flag
    knows_run_rate: Flag  # 0: the rate last received over the network counts
    jump_model: U8  # JumpModel
    can_jump: Flag
    knows_stamina_cost: Flag
    recent_player_killer: Flag
    run_rate: F32
    jump_velocity: F32
    stamina_cost: I32
    jump_skill: F32
    load: F32  # burden over capacity
    stamina: I32

    def __init__(self, **changes: Any) -> None:
        super().__init__()
        # The struct has no function with default values of its own: those of the object's facts count.
        Struct.change(self, **ObjectFacts().weenie.as_dict())
        self.change(**changes)


@layout
class ObjectFacts(Struct):
    """What a host says about an object."""

    _init = "acm_object_facts_init"

    size: U32
    state: U32  # bits of PhysicsState
    weenie: WeenieFacts
    scale: F32  # above 0
    ground_height: F32
    step_down_height: F32
    ground: U8  # Ground
    placement_blocked: Flag
    blocked: Flag
    reserved: U8


@layout
class ObjectEffects(Struct):
    """Where sounds and scripts come from. A table that is 0: the Setup's own."""

    sound_table: U32
    script_table: U32
    default_script: U32  # a script type
    script_intensity: F32
    translucency: F32  # that it begins with, 0 opaque to 1 invisible


@layout
class ObjectParameters(Struct):
    """How an object is made."""

    _init = "acm_object_parameters_init"

    size: U32
    setup: U32  # 0: nothing to show, no sizes
    motion_table: U32  # 0: the Setup's own
    position: Position
    effects: ObjectEffects
    in_world: Flag  # 0: in a pack, or held
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    facts: ObjectFacts  # its size counts too


@layout
class InterpretedMotionState(Struct):
    """What a body is to do."""

    _init = "acm_interpreted_motion_state_init"

    current_style: U32
    forward_command: U32
    forward_speed: F32
    sidestep_command: U32
    sidestep_speed: F32
    turn_command: U32
    turn_speed: F32


@layout
class ObjectState(Struct):
    """An object as it is now."""

    guid: U32  # 0: there is no such object, and nothing else is set
    position: Position
    velocity: Vec3  # metres per second, world axes; moves the body in the air
    achieved_velocity: Vec3  # displacement of the last step over its length
    omega: Vec3  # world axes; radians per second, of an object that animates in place per update
    state: U32  # bits of PhysicsState
    scale: F32
    body_size: Cylinder  # scaled
    contact: Flag
    on_walkable: Flag
    active: Flag  # 0: asleep, not simulated
    in_world: Flag  # 0: in a pack, held, or nowhere
    last_move_was_autonomous: Flag
    parent: U32  # the object that holds it; 0: none
    hold_location: U32  # where on the parent
    setup: U32
    motion_table: U32  # 0: none, or not loaded
    part_count: U16
    style: U32
    substate: U32
    substate_speed: F32
    animation: U32  # that plays; 0: none
    frame_number: F64  # within it; the key frame shown is its floor
    pending_motions: U16  # that have not been done yet
    effects: ObjectEffects
    translucency: F32  # of the whole object now
    queued_scripts: U16  # that play or wait
    movement: InterpretedMotionState
    move: U8  # MoveKind
    move_target: U32
    stuck_to: U32  # 0: none
    interpolating: Flag
    constrained: Flag


@layout
class PartLook(Struct):
    """How a part is shown, as hooks have left it."""

    translucency: F32  # 0: opaque, 1: invisible
    luminosity: F32
    diffuse: F32
    is_drawn: Flag

