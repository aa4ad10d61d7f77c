# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Messages of clients and servers."""
from __future__ import annotations

import ctypes
from typing import List, NamedTuple

from . import _library
from .enums import Audience
from .snapshots import Snapshots
from .structs import CheckResult as CheckResult, OutboundRecord
from .world import World


class Outbound(NamedTuple):
    """A message that is to be sent."""

    data: bytes
    about: int  # the object
    audience: Audience


class Role(Snapshots):
    """What a client and a server have in common. Closing their world closes them first."""

    _outbox = ""  # the C functions
    _clear_outbox = ""

    def __init__(self, world: World, handle: int) -> None:
        self._world = world
        super().__init__(handle)
        world._users.add(self)

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
