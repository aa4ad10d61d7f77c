# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Messages as bytes. Experimental: may change with a minor version."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint16
from typing import Annotated, Any, List, Optional

from . import _library
from ._layout import F32, U8, U16, U32, Flag, Struct, Text, layout
from ._memory import Data, Memory
from .errors import DataError
from .places import Vec3


@layout
class MessageInfo(Struct):
    """What a message is."""

    opcode: U32  # of the message, or the action in the envelope of a client's
    guid: U32  # the object that it is about; 0: none
    is_known: Flag  # 0: not a message of movement, sounds, scripts or looks; guid is then 0
    is_client_action: Flag  # clients send it
    oddities: U8  # bits: 1 padding, 2 long encoding, 4 unknown flags, 8 duplicate key
    reserved: U8


@layout
class WireField(Struct):
    """One field as it lies in a message."""

    _name: Text
    _component: Annotated[bytes, ctypes.c_char]
    kind: U8  # FieldKind
    offset: U32  # bytes from the opcode
    size: U32  # bytes
    bits: U32  # the value, of a float its bits; 0 for raw bytes

    @property
    def name(self) -> str:
        return (self._name or b"").decode()

    @property
    def component(self) -> str:
        """ "w", "x", "y" or "z" of a vector or a rotation, else empty."""
        return self._component.strip(b"\0").decode()


@layout
class Message(Struct):
    """A message of few fields, for what a host sends beside the roles: DeleteObject, PlayerCreate,
    PlayerTeleport, ParentEvent, PickupEvent, SetState, VectorUpdate, Sound, PlayScriptId, PlayScriptType,
    AutonomyLevel, TurnTo, DoMovementCommand, StopMovementCommand, JumpNonAutonomous. Which fields count follows
    from the opcode."""

    size: U32
    opcode: U32
    guid: U32  # the object; of a ParentEvent the child
    parent: U32  # ParentEvent
    location: U32
    placement: U32
    state: U32  # SetState: bits of PhysicsState
    id: U32  # sound type, script type, or id of a script
    amount: F32  # volume, mod, speed, heading or extent
    action: U32  # of a client: running number
    motion: U32
    hold_key: U32  # HoldKey
    flag: U32  # TurnTo: run; AutonomyLevel: the level
    velocity: Vec3
    omega: Vec3
    timestamps: Annotated["Array[c_uint16]", c_uint16 * 9]  # by Timestamp
    padding: U16  # of DeleteObject and PlayerTeleport, 0

    def __init__(self, opcode: int = 0, **changes: Any) -> None:
        super().__init__()
        _library.value("acm_message_init", ctypes.byref(self), opcode)
        self.change(**changes)


def identify(message: Data) -> MessageInfo:
    """Decodes the whole message: fails, with offset and field, as the roles do."""
    memory, info = Memory(message), MessageInfo()
    _library.call("acm_wire_identify", memory.address, memory.size, ctypes.byref(info))
    return info


def explain(message: Data) -> List[WireField]:
    """A message field by field. Raises DataError for one that cannot be decoded; the `fields` of that error are those
    before the fault."""
    memory, capacity = Memory(message), 64
    while True:
        out, count, fault = (WireField * capacity)(), ctypes.c_size_t(), None
        try:
            arguments = memory.address, memory.size, out, capacity, ctypes.byref(count)
            _library.call_or_full("acm_wire_explain", *arguments)
        except DataError as error:
            fault = error
        if count.value > capacity:
            capacity = count.value
            continue
        fields = list(out[: count.value])
        if fault is None:
            return fields
        fault.fields = fields
        raise fault


def decode(message: Data) -> Message:
    """A message of few fields. UnsupportedError for messages of other types."""
    memory, out = Memory(message), Message()
    _library.call("acm_wire_decode", memory.address, memory.size, ctypes.byref(out))
    return out


def encode(message: Message) -> bytes:
    return _library.octets("acm_wire_encode", ctypes.byref(message))


def opcodes() -> List[int]:
    """The opcodes of all messages of movement, sounds and scripts."""
    return [opcode_at(i) for i in range(opcode_count())]


def opcode_count() -> int:
    return int(_library.value("acm_wire_opcode_count"))


def opcode_at(i: int) -> int:
    """0 past the end."""
    return int(_library.value("acm_wire_opcode_at", i))


def opcode_name(opcode: int) -> Optional[str]:
    """ "UpdateMotion"; None: not one of these."""
    return _library.text("acm_wire_opcode_name", opcode)


def find_opcode(name: str) -> int:
    """By name, in any case; 0: there is none."""
    return int(_library.value("acm_wire_find_opcode", name.encode()))


def is_newer(timestamp: int, than: int) -> bool:
    """Whether a 16-bit timestamp follows another."""
    return bool(_library.value("acm_wire_is_newer", timestamp, than))
