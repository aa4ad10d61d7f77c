# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Memory as NumPy arrays, where NumPy is installed. Nothing is copied."""
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Tuple

if TYPE_CHECKING:
    import numpy

    NDArray = numpy.ndarray[Any, Any]
else:
    NDArray = Any


def view(array: Any, kind: Any, shape: Tuple[int, ...] = ()) -> NDArray:
    """A ctypes array as a NumPy array, which keeps it alive."""
    import numpy

    found: NDArray
    if len(array) == 0:
        found = numpy.empty(0, numpy.dtype(kind))  # frombuffer refuses nothing at all
    else:
        found = numpy.frombuffer(array, numpy.dtype(kind))
    return found.reshape(shape) if shape else found
