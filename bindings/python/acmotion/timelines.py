# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What a motion will do, and when."""
from __future__ import annotations

from typing import List

from .enums import HookStatus, HookType
from .structs import HookTime as HookTime, MotionQuery as MotionQuery, MotionSegment as MotionSegment, TimelineHead


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
