# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The whole state of a world, or of a role with its world."""
from __future__ import annotations

import ctypes
from typing import NamedTuple, Optional

from . import _library
from ._handle import Handle
from ._memory import Data, Memory
from .structs import DifferenceRecord


class Difference(NamedTuple):
    """The first field in which two states differ."""

    object: int  # 0: the world itself
    field: str  # such as "body.position.origin.x"


class Snapshots(Handle):
    """What worlds and roles have in common."""

    def snapshot(self) -> bytes:
        """The whole state as bytes, without events and options. A role's holds its world."""
        return _library.octets("acm_snapshot_write", self)

    def restore(self, snapshot: Data) -> None:
        """Restores a snapshot. The records that the objects use must be loaded."""
        memory = Memory(snapshot)
        _library.call("acm_snapshot_read", self, memory.address, memory.size)

    def state_hash(self) -> int:
        """The same for equal states and, almost certainly, for no others."""
        out = ctypes.c_uint64()
        _library.call("acm_state_hash", self, ctypes.byref(out))
        return out.value

    def first_difference(self, other: Snapshots) -> Optional[Difference]:
        """The first field in which this and another state of the same kind differ; None: they are alike."""
        out = DifferenceRecord()
        _library.call("acm_first_difference", self, other, ctypes.byref(out))
        return Difference(out.object, out.field.decode()) if out.found else None
