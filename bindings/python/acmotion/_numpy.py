# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Memory as NumPy arrays, where NumPy is installed. Nothing is copied."""
from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Tuple

if TYPE_CHECKING:
    import numpy

    NDArray = numpy.ndarray[Any, Any]
else:
    NDArray = Any


def dtype_of(kind: Any) -> Any:
    """The NumPy type of a ctypes type. NumPy's own conversion misplaces what follows a byte when it is a union."""
    import numpy

    if issubclass(kind, ctypes.Array):
        return numpy.dtype((dtype_of(kind._type_), (kind._length_,)))
    if not issubclass(kind, (ctypes.Structure, ctypes.Union)):
        return numpy.dtype(kind)
    names = [name for name, *_ in kind._fields_]
    return numpy.dtype(
        {
            "names": [name.strip("_") for name in names],
            "formats": [dtype_of(type) for _, type, *_ in kind._fields_],
            "offsets": [getattr(kind, name).offset for name in names],
            "itemsize": ctypes.sizeof(kind),
        }
    )


def view(array: Any, kind: Any, shape: Tuple[int, ...] = ()) -> NDArray:
    """A ctypes array as a NumPy array, which keeps it alive."""
    import numpy

    found: NDArray
    if len(array) == 0:
        found = numpy.empty(0, dtype_of(kind))  # frombuffer refuses nothing at all
    else:
        found = numpy.frombuffer(array, dtype_of(kind))
    return found.reshape(shape) if shape else found
