# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Results of inspection whose size is not known beforehand: the library owns them, and Python takes a copy."""
from __future__ import annotations

import ctypes
from typing import Any, List

from . import _library


def owned(name: str, *arguments: Any) -> bytes:
    """Calls a function whose last argument receives bytes, copies and frees them."""
    return take(_library.make(name, *arguments))


def take(handle: int) -> bytes:
    try:
        data, size = ctypes.c_void_p(), ctypes.c_size_t()
        _library.call("acm_bytes_get", handle, ctypes.byref(data), ctypes.byref(size))
        return ctypes.string_at(data.value or 0, size.value) if size.value else b""
    finally:
        _library.call("acm_bytes_free", handle)


def texts(name: str, *arguments: Any) -> List[str]:
    """The texts that a function lists."""
    return [text.decode() for text in _library.array(ctypes.c_char_p, name, *arguments)]
