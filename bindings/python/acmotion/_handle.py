# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What all objects of the library have in common: they are closed, once, by hand or by a `with`."""
from __future__ import annotations

import weakref
from types import TracebackType
from typing import Optional, Type, TypeVar

from . import _library
from .errors import AcmotionError, InUseError

H = TypeVar("H", bound="Handle")


class Handle:
    """An object of the library. It is closed at the end of a `with`, by `close`, or when nothing refers to it."""

    _free = ""  # the C function

    def __init__(self, handle: int) -> None:
        self._as_parameter_ = handle  # what ctypes passes on
        self._closed = False
        self._users: weakref.WeakSet[Handle] = weakref.WeakSet()  # which the library wants closed before this one

    @property
    def closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        """Gives back what the object holds. Every later use raises UsageError, but closing again does nothing."""
        if not self._closed:
            try:
                _library.call(self._free, self)
            except InUseError:
                for user in list(self._users):
                    user.close()
                _library.call(self._free, self)
            self._closed = True

    def __enter__(self: H) -> H:
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        try:
            self.close()
        except AcmotionError:
            if error is None:  # otherwise the exception that ends the `with` is the one that matters
                raise

    def __del__(self) -> None:
        # A constructor that failed leaves no handle; and while the interpreter ends, modules are gone.
        try:
            if not getattr(self, "_closed", True):
                self.close()
        except Exception:
            pass
