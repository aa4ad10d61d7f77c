# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Bytes of Python as memory that C can read."""
from __future__ import annotations

import ctypes
from typing import Any, Optional, Union

Data = Union[bytes, bytearray, memoryview, Any]


class Memory:
    """An address that stays valid for as long as this object lives. Nothing is copied, unless the data is a view that
    can neither be written nor is the whole of a bytes object."""

    def __init__(self, data: Data) -> None:
        view = memoryview(data)
        self.size = view.nbytes
        self._owner: Any
        self.address: Optional[int]
        if isinstance(data, bytes):
            self._owner = data
            self.address = ctypes.cast(ctypes.c_char_p(data), ctypes.c_void_p).value
        elif view.readonly or not view.contiguous:
            self._owner = bytes(view)
            self.address = ctypes.cast(ctypes.c_char_p(self._owner), ctypes.c_void_p).value
        elif self.size == 0:
            self._owner, self.address = b"", ctypes.cast(ctypes.c_char_p(b""), ctypes.c_void_p).value
        else:
            self._owner = (ctypes.c_char * self.size).from_buffer(data)
            self.address = ctypes.addressof(self._owner)
