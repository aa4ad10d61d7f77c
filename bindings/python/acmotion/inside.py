# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The inside of a body, for debuggers: what the engine keeps of an object beyond its state. Experimental: a minor
version may change all of it. Rules are those of docs/behaviour. Metres, seconds, radians; 0 as a context id: none was
given."""
from __future__ import annotations

import ctypes
from typing import Any, List

from . import _library
from .enums import MotionList
from .orders import MotionAction
from .structs import (
    BodyFacts as BodyFacts,
    ConstraintFacts as ConstraintFacts,
    EffectsFacts as EffectsFacts,
    InterpolationFacts as InterpolationFacts,
    InterpolationNode as InterpolationNode,
    MotionInterpFacts as MotionInterpFacts,
    MotionTableManagerFacts as MotionTableManagerFacts,
    MoveLeg as MoveLeg,
    MoveToFacts as MoveToFacts,
    ObjectInside as ObjectInside,
    PendingMotion as PendingMotion,
    QueuedMotion as QueuedMotion,
    QueuedScript as QueuedScript,
    Ramp as Ramp,
    SequenceFacts as SequenceFacts,
    SequenceNode as SequenceNode,
    StickyFacts as StickyFacts,
    TargetFacts as TargetFacts,
)
from .world import World


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
