# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The game's messages in pcap and pcapng files, and captures through the engine. Experimental: a minor version may
change all of it."""
from __future__ import annotations

import ctypes
import os
from typing import BinaryIO, Iterator, NamedTuple, Optional, Union

from . import _library
from ._handle import Handle
from ._memory import Data, Memory
from ._owned import owned
from .assets import Assets
from .enums import CaptureStep, ReplayFormat
from .errors import AcmotionError, error_of
from .structs import (
    CaptureCounts as CaptureCounts,
    CaptureError as CaptureError,
    CaptureOptions as CaptureOptions,
    CapturedMessage as CapturedMessage,
    ReplayOptions as ReplayOptions,
    ReplayTotals as ReplayTotals,
)

_CHUNK = 1 << 20


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


class ReadError(NamedTuple):
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

    def __iter__(self) -> Iterator[Union[Message, ReadError]]:
        """Messages and errors, as far as the bytes that were supplied go."""
        step, message, capture_error = ctypes.c_int32(), CapturedMessage(), CaptureError()
        while True:
            out = ctypes.byref(step), ctypes.byref(message), ctypes.byref(capture_error)
            _library.call("acm_capture_next", self, *out)
            if step.value == CaptureStep.MESSAGE:
                data = ctypes.string_at(message.bytes or 0, message.size)
                m = message
                yield Message(data, m.microseconds, m.from_server, m.flow, m.frame, m.queue)
            elif step.value == CaptureStep.ERROR:
                yield ReadError(capture_error.frame, capture_error.ends_capture, error_of(capture_error.error))
            else:
                return

    def read(self, source: Union[str, os.PathLike[str], BinaryIO]) -> Iterator[Union[Message, ReadError]]:
        """Messages and errors of a whole file, which is read in pieces."""
        if not isinstance(source, (str, os.PathLike)):
            yield from self._read_file(source)
            return
        with open(source, "rb") as file:
            yield from self._read_file(file)

    def _read_file(self, file: BinaryIO) -> Iterator[Union[Message, ReadError]]:
        while chunk := file.read(_CHUNK):
            self.supply(chunk)
            for item in self:
                yield item
                if isinstance(item, ReadError) and item.ends_capture:
                    return
        self.finish()
        yield from self

    @property
    def counts(self) -> CaptureCounts:
        return _library.fill(CaptureCounts, "acm_capture_get_counts", self)


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

    def report(self, format: ReplayFormat = ReplayFormat.JSON, name: str = "", errors: int = 0) -> str:
        """The capture, the totals and the objects as JSON, or the paths from above as a picture. `name` and `errors` of
        the capture are the caller's to know."""
        return owned("acm_replay_report", self, format, name.encode(), errors).decode()
