# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What goes wrong, as exceptions that carry the codes of the library."""
from __future__ import annotations

from typing import Any, Dict, NoReturn, Optional, Sequence, TYPE_CHECKING, Type

from .enums import MotionError, Status

if TYPE_CHECKING:
    from .structs import ErrorRecord


class AcmotionError(Exception):
    """A call that failed. A call that fails has changed nothing, unless its description says so."""

    def __init__(
        self,
        status: Status,
        text: str = "",
        *,
        motion_error: int = 0,
        object_id: int = 0,
        guid: int = 0,
        offset: int = 0,
        field: str = "",
    ) -> None:
        super().__init__(status, text)
        self.status = status
        self.text = text
        self.motion_error = motion_error
        """Of a refused motion: the client's code, see MotionError."""
        self.object_id = object_id
        """The record of the game's data that it is about; 0: none."""
        self.guid = guid
        """The object that it is about; 0: none."""
        self.offset = offset
        """Bytes from the start of the data that was bad."""
        self.field = field
        """The argument or the field that was bad; empty: none."""

    def __str__(self) -> str:
        parts = [f"{self.field}: {self.text}" if self.field else self.text]
        if self.object_id:
            parts.append(f"record 0x{self.object_id:08X}")
        if self.guid:
            parts.append(f"object 0x{self.guid:08X}")
        if self.offset:
            parts.append(f"byte {self.offset}")
        return f"{', '.join(parts)} ({self.status.name})"


class DataError(AcmotionError, ValueError):
    """Bytes of a file, of a message or of a snapshot that cannot be used."""

    fields: Sequence[Any] = ()
    """Of `wire.explain`: the fields before the error."""


class NotFoundError(DataError, LookupError):
    """There is no record of that id, or no such hook."""


class UnsupportedError(AcmotionError):
    """It is well-formed, but this library, object or role cannot do it."""


class RefusedError(AcmotionError):
    """A query about what the client would refuse, such as Assets.timeline. A verb returns a MotionError instead."""

    @property
    def reason(self) -> Optional[MotionError]:
        """The client's code; None: it has no code for this, or one that is not known."""
        return MotionError(self.motion_error) if self.motion_error in set(MotionError) else None


class NoObjectError(AcmotionError, LookupError):
    """The world has no object of that guid."""


class InUseError(AcmotionError):
    """Something else still needs it: close that first."""


class UsageError(AcmotionError, ValueError):
    """The call itself was wrong: an argument without meaning, or something that was closed."""


class BusyError(UsageError):
    """Another thread uses it, or a planned tick is not finished."""


_CLASSES: Dict[Status, Type[AcmotionError]] = {
    Status.NOT_FOUND: NotFoundError,
    Status.UNSUPPORTED: UnsupportedError,
    Status.REFUSED: RefusedError,
    Status.NO_OBJECT: NoObjectError,
    Status.BUFFER_FULL: UsageError,
    Status.IN_USE: InUseError,
    Status.BUSY: BusyError,
}


def error_of(error: ErrorRecord) -> AcmotionError:
    status = Status(error.status)
    kind = _CLASSES.get(status, UsageError if status < 0 else DataError)
    return kind(
        status,
        error.text.decode(),
        motion_error=error.motion_error,
        object_id=error.object_id,
        guid=error.guid,
        offset=error.offset,
        field=error.field.decode(),
    )


def raise_for(error: ErrorRecord) -> NoReturn:
    raise error_of(error)
