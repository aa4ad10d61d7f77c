# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Messages of clients and servers."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8
from typing import Annotated, List, NamedTuple, Optional

from . import _library
from ._layout import I32, U8, U32, Flag, Struct, Text, layout
from .enums import Audience
from .names import check_reason_text
from .snapshots import Snapshots
from .world import World


@layout
class CheckResult(Struct):
    """What came of a message that was received."""

    action: U8  # CheckAction
    reason: U8  # CheckReason
    movement_reason: U8  # why the movement in an accepted message was not applied; 0: it was
    corrected: Flag  # server: the position was too far off; a correction is on its way
    over_budget: Flag  # server: because of the speed of travel
    slowed: Flag  # server: a speed was brought down
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]
    waits_for: U32  # the object that a deferred message waits for
    stamina_cost: I32  # server: of a jump
    motion_error: U32  # server: the answer to a motion that was asked for
    _field: Text

    @property
    def field(self) -> Optional[str]:
        """The number that was bad; None: none."""
        return self._field.decode() if self._field else None

    @property
    def reason_text(self) -> str:
        """Such as "older movement stamp"."""
        return check_reason_text(self.reason)


@layout
class OutboundRecord(Struct):
    """acm_outbound."""

    offset: U32
    size: U32
    about: U32
    audience: U8
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


class Outbound(NamedTuple):
    """A message that is to be sent."""

    data: bytes
    about: int  # the object
    audience: Audience


class Role(Snapshots):
    """What a client and a server have in common."""

    _outbox = ""  # the C functions
    _clear_outbox = ""

    def __init__(self, world: World, handle: int) -> None:
        self._world = world
        super().__init__(handle)

    @property
    def world(self) -> World:
        return self._world

    def outbox(self) -> List[Outbound]:
        """What is to be sent, in order."""
        count, size = ctypes.c_size_t(), ctypes.c_size_t()
        refs = ctypes.byref(count), ctypes.byref(size)
        _library.call_or_full(self._outbox, self, None, 0, refs[0], None, 0, refs[1])
        records, data = (OutboundRecord * count.value)(), (ctypes.c_char * size.value)()
        _library.call(self._outbox, self, records, count.value, refs[0], data, size.value, refs[1])
        whole = bytes(data)
        return [Outbound(whole[r.offset : r.offset + r.size], r.about, Audience(r.audience)) for r in records]

    def clear_outbox(self) -> None:
        _library.call(self._clear_outbox, self)

    def take_outbox(self) -> List[Outbound]:
        """`outbox` and `clear_outbox`: once for each message."""
        found = self.outbox()
        self.clear_outbox()
        return found
