# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Finds the shared library and calls its functions."""
from __future__ import annotations

import ctypes
import ctypes.util
import os
import pathlib
import sys
from typing import Any, Callable, Dict, Iterator, Optional, Tuple, Type, TypeVar

from ._functions import ABI_VERSION, SIGNATURES
from .enums import MotionError, Status
from .errors import raise_for
from .structs import ErrorRecord

_TYPES: Dict[str, Any] = {
    "i": ctypes.c_int32,
    "I": ctypes.c_uint32,
    "Q": ctypes.c_uint64,
    "H": ctypes.c_uint16,
    "B": ctypes.c_uint8,
    "N": ctypes.c_size_t,
    "f": ctypes.c_float,
    "d": ctypes.c_double,
    "s": ctypes.c_char_p,
    "p": ctypes.c_void_p,
    "v": None,
}
T = TypeVar("T", bound=ctypes.Structure)


def _file_names() -> Tuple[str, ...]:
    if sys.platform == "win32":
        return ("acmotion.dll", "libacmotion.dll")
    if sys.platform == "darwin":
        return ("libacmotion.0.dylib", "libacmotion.dylib")
    return ("libacmotion.so.0", "libacmotion.so")


def _candidates() -> Iterator[str]:
    """ACMOTION_LIBRARY, what the wheel brought, what the system has."""
    named = os.environ.get("ACMOTION_LIBRARY")
    if named:
        yield named
        return
    folder = pathlib.Path(__file__).parent
    for name in _file_names():
        if (folder / name).exists():
            yield str(folder / name)
    found = ctypes.util.find_library("acmotion")
    if found:
        yield found
    yield from _file_names()


def _open() -> Tuple[ctypes.CDLL, str]:
    problems = []
    for path in _candidates():
        try:
            return ctypes.CDLL(path), path
        except OSError as problem:
            problems.append(str(problem))
    raise ImportError(
        "the shared library of acmotion was not found (set ACMOTION_LIBRARY to its path): " + "; ".join(problems)
    )


def _bind(dll: ctypes.CDLL, path: str) -> Dict[str, Callable[..., Any]]:
    functions: Dict[str, Callable[..., Any]] = {}
    for name, signature in SIGNATURES.items():
        try:
            function = getattr(dll, name)
        except AttributeError:
            raise ImportError(f"{path} is another library, or too old: it has no function {name}") from None
        result, _, arguments = signature.partition(":")
        function.restype = _TYPES[result]
        function.argtypes = [_TYPES[kind] for kind in arguments]
        functions[name] = function
    return functions


_dll, library_path = _open()
_functions = _bind(_dll, library_path)
if not _functions["acm_is_compatible"](ABI_VERSION):
    raise ImportError(
        f"{library_path} has version {_functions['acm_abi_version']()} of the binary interface, and this package "
        f"needs {ABI_VERSION}"
    )


def value(name: str, *arguments: Any) -> Any:
    """Calls a function that cannot fail."""
    return _functions[name](*arguments)


def text(name: str, *arguments: Any) -> Optional[str]:
    """Calls a function that returns a text, or null."""
    found: Optional[bytes] = _functions[name](*arguments)
    return None if found is None else found.decode()


def sure_text(name: str, *arguments: Any) -> str:
    return text(name, *arguments) or ""


def call(name: str, *arguments: Any) -> None:
    """Calls a function that returns a status; raises what is not OK."""
    error = ErrorRecord()
    status = _functions[name](*arguments, ctypes.byref(error))
    if status:
        raise_for(error)


_KNOWN_REFUSALS = frozenset(MotionError) - {MotionError.NONE}


def ask(name: str, *arguments: Any) -> MotionError:
    """Calls a verb that the game may refuse: NONE, or the client's code; raises when the call is not possible."""
    error = ErrorRecord()
    status = _functions[name](*arguments, ctypes.byref(error))
    if not status:
        return MotionError.NONE
    if status == Status.REFUSED and error.motion_error in _KNOWN_REFUSALS:
        return MotionError(error.motion_error)
    raise_for(error)


def fill(kind: Type[T], name: str, *arguments: Any) -> T:
    """Calls a function whose last argument is the struct that it fills."""
    out = kind()
    call(name, *arguments, ctypes.byref(out))
    return out


def make(name: str, *arguments: Any) -> int:
    """Calls a function whose last argument receives a handle."""
    out = ctypes.c_void_p()
    call(name, *arguments, ctypes.byref(out))
    return out.value or 0


def call_or_full(name: str, *arguments: Any) -> bool:
    """Calls a function that fills memory; whether everything fitted."""
    error = ErrorRecord()
    status = _functions[name](*arguments, ctypes.byref(error))
    if status and status != Status.BUFFER_FULL:
        raise_for(error)
    return not status


def optional(struct: Optional[ctypes.Structure]) -> Any:
    return None if struct is None else ctypes.byref(struct)


def array(kind: Any, name: str, *arguments: Any) -> Any:
    """A ctypes array of what a function lists, of exactly its length."""
    count = ctypes.c_size_t()
    call_or_full(name, *arguments, None, 0, ctypes.byref(count))
    out = (kind * count.value)()
    if count.value:
        call(name, *arguments, out, count.value, ctypes.byref(count))
    return out


def octets(name: str, *arguments: Any) -> bytes:
    """The bytes that a function gives."""
    return bytes(array(ctypes.c_uint8, name, *arguments))
