# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Messages as bytes. Experimental: may change with a minor version."""
from __future__ import annotations

import ctypes
from typing import List, Optional

from . import _library
from ._memory import Data, Memory
from .errors import DataError
from .structs import Message as Message, MessageInfo as MessageInfo, WireField as WireField


def identify(message: Data) -> MessageInfo:
    """Decodes the whole message: fails, with offset and field, as the roles do."""
    memory, info = Memory(message), MessageInfo()
    _library.call("acm_wire_identify", memory.address, memory.size, ctypes.byref(info))
    return info


def explain(message: Data) -> List[WireField]:
    """A message field by field. Raises DataError for one that cannot be decoded; the `fields` of that error are those
    before the error."""
    memory, capacity = Memory(message), 64
    while True:
        out, count, found = (WireField * capacity)(), ctypes.c_size_t(), None
        try:
            arguments = memory.address, memory.size, out, capacity, ctypes.byref(count)
            _library.call_or_full("acm_wire_explain", *arguments)
        except DataError as error:
            found = error
        if count.value > capacity:
            capacity = count.value
            continue
        fields = list(out[: count.value])
        if found is None:
            return fields
        found.fields = fields
        raise found


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
