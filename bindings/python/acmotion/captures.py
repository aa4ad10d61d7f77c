# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The game's messages in pcap and pcapng files, and captures through the engine. Experimental: a minor version may
change all of it."""
from __future__ import annotations

import ctypes
import os
from ctypes import Array, c_uint8
from typing import Annotated, BinaryIO, Iterator, NamedTuple, Optional, Union

from . import _library
from ._handle import Handle
from ._layout import F64, U16, U32, U64, Address, Flag, Size, Struct, layout
from ._memory import Data, Memory
from ._owned import owned
from .assets import Assets
from .enums import CaptureStep, ReplayFormat
from .errors import AcmotionError, ErrorRecord, error_of

_CHUNK = 1 << 20


@layout
class CaptureOptions(Struct):
    """Which traffic is the game's."""

    _init = "acm_capture_options_init"

    size: U32
    first_port: U16  # the UDP ports of the server
    last_port: U16


@layout
class CapturedMessage(Struct):
    """acm_captured_message."""

    frame: U64
    microseconds: U64
    flow: U64
    bytes: Address
    size: Size
    queue: U16
    from_server: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 5]


@layout
class CaptureFault(Struct):
    """acm_capture_fault."""

    frame: U64
    ends_capture: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 7]
    error: ErrorRecord


@layout
class CaptureCounts(Struct):
    """What a capture holds, as far as it was read."""

    frames: U64
    other_frames: U64  # not of the game: other protocols and ports
    later_parts: U64  # of those, parts of datagrams that IP has cut up
    packets: U64
    packet_bytes: U64
    retransmissions: U64
    valid_checksums: U64
    wrong_checksums: U64
    keyed_checksums: U64  # cannot be checked without the key of the session
    fragments: U64
    duplicates: U64
    messages: U64
    faults: U64
    first_microseconds: U64  # since 1970
    last_microseconds: U64
    position: U64  # bytes of the file up to the end of the last frame
    unfinished: U64  # messages that wait for fragments
    evicted: U64  # unfinished messages that made room for others


class Message(NamedTuple):
    """A whole message, put together from its fragments."""

    data: bytes  # from the opcode on
    microseconds: int  # since 1970
    from_server: bool  # False: from the client
    flow: int = 0  # the same for all messages between one client and its server
    frame: int = 0  # that completed it, from 1 as Wireshark counts
    queue: int = 0  # of the game's network layer

    def to_json(self) -> str:
        """An object of JSON on one line: that of inspect.message_to_json, with its time and frame."""
        return owned("acm_captured_message_json", ctypes.byref(_record(self, Memory(self.data)))).decode()


class Fault(NamedTuple):
    """Something in a capture that could not be read."""

    frame: int  # in which it is; of damage to the file, the last frame before it
    ends_capture: bool  # nothing follows
    error: AcmotionError  # its offset counts from the start of what was wrong: file, frame or packet


def _record(message: Message, memory: Memory) -> CapturedMessage:
    return CapturedMessage(
        message.frame,
        message.microseconds,
        message.flow,
        memory.address,
        memory.size,
        message.queue,
        message.from_server,
    )


class Capture(Handle):
    """The messages of a capture.

    >>> with Capture() as capture:
    ...     for item in capture.read("session.pcap"):
    ...         print(item)
    """

    _free = "acm_capture_free"

    def __init__(self, options: Optional[CaptureOptions] = None) -> None:
        super().__init__(_library.make("acm_capture_create", _library.optional(options)))

    def supply(self, data: Data) -> None:
        """The next bytes of the file, in chunks of any size."""
        memory = Memory(data)
        _library.call("acm_capture_supply", self, memory.address, memory.size)

    def finish(self) -> None:
        """There are no more bytes."""
        _library.call("acm_capture_finish", self)

    def __iter__(self) -> Iterator[Union[Message, Fault]]:
        """Messages and faults, as far as the bytes that were supplied go."""
        step, message, fault = ctypes.c_int32(), CapturedMessage(), CaptureFault()
        while True:
            out = ctypes.byref(step), ctypes.byref(message), ctypes.byref(fault)
            _library.call("acm_capture_next", self, *out)
            if step.value == CaptureStep.MESSAGE:
                data = ctypes.string_at(message.bytes or 0, message.size)
                m = message
                yield Message(data, m.microseconds, m.from_server, m.flow, m.frame, m.queue)
            elif step.value == CaptureStep.FAULT:
                yield Fault(fault.frame, fault.ends_capture, error_of(fault.error))
            else:
                return

    def read(self, source: Union[str, os.PathLike[str], BinaryIO]) -> Iterator[Union[Message, Fault]]:
        """Messages and faults of a whole file, which is read in pieces."""
        if not isinstance(source, (str, os.PathLike)):
            yield from self._read_file(source)
            return
        with open(source, "rb") as file:
            yield from self._read_file(file)

    def _read_file(self, file: BinaryIO) -> Iterator[Union[Message, Fault]]:
        while chunk := file.read(_CHUNK):
            self.supply(chunk)
            for item in self:
                yield item
                if isinstance(item, Fault) and item.ends_capture:
                    return
        self.finish()
        yield from self

    @property
    def counts(self) -> CaptureCounts:
        return _library.fill(CaptureCounts, "acm_capture_get_counts", self)


@layout
class ReplayOptions(Struct):
    """How a capture is replayed."""

    _init = "acm_replay_options_init"

    size: U32
    assumed_setup: U32  # of objects that the capture does not describe; 0: their messages wait


@layout
class ReplayTotals(Struct):
    """How far engine and server agree."""

    objects: U64
    undescribed: U64  # objects that were never described
    anonymous: U64  # objects for which an assumed body stood
    without_assets: U64  # objects whose Setup or table was not loaded
    messages: U64
    deferred: U64  # messages that came before their object was described
    waiting: U64  # of these, those that were never applied
    movements: U64
    unchecked: U64  # of the movements, those that no body received when they came
    cannot_move: U64  # of these, those to objects that cannot move
    compared: U64  # positions
    blips: U64
    stalls: U64
    refused: U64  # motions that the table of the object has nothing for
    sounds: U64
    scripts: U64
    refused_effects: U64
    worst: F64  # metres between engine and server; 0 when nothing was compared
    mean: F64  # likewise
    seconds: F64  # from the first message to the last


class Replay(Handle):
    """A capture through the engine. Assets are loaded as objects appear: no other thread may use worlds of these assets
    then."""

    _free = "acm_replay_free"

    def __init__(self, assets: Assets, options: Optional[ReplayOptions] = None) -> None:
        super().__init__(_library.make("acm_replay_create", assets, _library.optional(options)))
        self._assets = assets

    def add(self, message: Message) -> None:
        """The next message. Those of clients and those that have nothing to do with movement are left out."""
        memory = Memory(message.data)
        _library.call("acm_replay_add", self, ctypes.byref(_record(message, memory)))

    @property
    def totals(self) -> ReplayTotals:
        return _library.fill(ReplayTotals, "acm_replay_get_totals", self)

    def report(self, format: ReplayFormat = ReplayFormat.JSON, name: str = "", faults: int = 0) -> str:
        """The capture, the totals and the objects as JSON, or the paths from above as a picture. `name` and `faults` of
        the capture are the caller's to know."""
        return owned("acm_replay_report", self, format, name.encode(), faults).decode()
