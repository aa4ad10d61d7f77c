# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What a motion will do, and when."""
from __future__ import annotations

from typing import List

from ._layout import F32, F64, I32, U8, U32, U64, Flag, Struct, layout
from .enums import HookStatus, HookType
from .events import HookSource
from .places import Frame, Vec3


@layout
class MotionQuery(Struct):
    """A motion begun in a steady state."""

    _init = "acm_motion_query_init"

    size: U32
    motion_table: U32
    motion: U32
    speed: F32
    style: U32  # 0: the default style of the table
    from_: U32  # the cycle that plays; 0: the default of the style
    from_speed: F32
    reserved: U32
    tick_seconds: F64  # of the server's ticks; 0: ticks are not wanted


@layout
class HookTime(Struct):
    """A hook on a frame that plays."""

    time: F64  # seconds after the command; infinity: not reached
    tick: U64  # in which it fires, 1 is the first; 0: none
    status: U8  # HookStatus
    type: U8
    source: HookSource
    segment: U32


@layout
class MotionSegment(Struct):
    """One animation that plays."""

    animation: U32
    low_frame: I32
    high_frame: I32
    framerate: F32  # negative plays backwards
    start: F64  # seconds after the command; infinity: it is not reached
    end: F64  # infinity: it stands still
    cyclic: Flag


@layout
class TimelineHead(Struct):
    """Times are infinite when they never come."""

    done: F64  # when the motion is done
    steady: F64  # when only the cycle is left
    period: F64  # once through the cycle; 0: nothing plays
    done_tick: U64
    segment_count: U64
    hook_count: U64
    velocity: Vec3  # in the body's axes, from the command on
    omega: Vec3
    moved: Frame  # how far the body gets until the state is steady
    style: U32  # the state after the command
    substate: U32
    reserved: U32


class Timeline(TimelineHead):
    """What a motion plays, and when its hooks fire."""

    def __init__(self) -> None:
        super().__init__()
        self.segments: List[MotionSegment] = []
        self.hooks: List[HookTime] = []

    @property
    def hits(self) -> List[float]:
        """When blows land, in seconds after the command: the Attack hooks that fire."""
        return [h.time for h in self.hooks if h.type == HookType.ATTACK and h.status == HookStatus.FIRES]
