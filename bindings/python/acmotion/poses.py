# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Where the parts of bodies are."""
from __future__ import annotations

import ctypes
from typing import Iterator, List, Optional

from ._numpy import NDArray, view
from .enums import PoseFormat
from .places import Frame, Position, Vec3
from .structs import PoseBuffer as PoseBuffer, PoseOptions as PoseOptions


_NUMBERS = {PoseFormat.FRAMES: 7, PoseFormat.MATRIX_3X4: 12, PoseFormat.MATRIX_4X4: 16}


class Poses:
    """Room for the poses of so many objects with so many parts each. World.write_poses writes them anew, and allocates
    nothing; of objects with more parts the first ones are written."""

    def __init__(self, objects: int, parts: int, options: Optional[PoseOptions] = None) -> None:
        self.options = options if options is not None else PoseOptions()
        self.part_capacity = parts
        self.counts = (ctypes.c_uint32 * objects)()
        """How many parts of each object were written; 0: there is no such object."""
        # An unknown format is the library's to refuse.
        self._numbers = _NUMBERS.get(PoseFormat(self.options.format), 16) if self.options.format < 3 else 16
        self._data = (ctypes.c_float * (objects * parts * self._numbers))()
        self._scales = (Vec3 * (objects * parts))() if self.options.report_scales else None
        self._buffer = PoseBuffer(part_capacity=parts)
        self._buffer.data, self._buffer.data_size = ctypes.addressof(self._data), ctypes.sizeof(self._data)
        if self._scales is not None:
            self._buffer.scales = ctypes.addressof(self._scales)
            self._buffer.scales_size = ctypes.sizeof(self._scales)

    def __len__(self) -> int:
        return len(self.counts)

    def numbers(self, object: int = 0) -> List[List[float]]:
        """The numbers of each part of an object, as the format has them: 7, 12 or 16."""
        n = self._numbers
        first = object * self.part_capacity * n
        return [list(self._data[first + i * n : first + (i + 1) * n]) for i in range(self.counts[object])]

    def frames(self, object: int = 0) -> List[Frame]:
        """The frames of an object's parts; for the format FRAMES."""
        if self.options.format != PoseFormat.FRAMES:
            raise ValueError("these poses are matrices")
        return [Frame(part[:3], part[3:]) for part in self.numbers(object)]

    def scales(self, object: int = 0) -> List[Vec3]:
        """The scale of each part, when PoseOptions.report_scales asked for it."""
        if self._scales is None:
            return []
        first = object * self.part_capacity
        return list(self._scales[first : first + self.counts[object]])

    def numpy(self) -> NDArray:
        """The same memory as a NumPy array. Its shape is (objects, parts, 7), or (objects, parts, rows, columns), also
        of matrices that are stored column after column."""
        room = (len(self.counts), self.part_capacity)
        if self._numbers == 7:
            return view(self._data, ctypes.c_float, (*room, 7))
        rows = 3 if self._numbers == 12 else 4
        if self.options.column_major:
            return view(self._data, ctypes.c_float, (*room, 4, rows)).swapaxes(-1, -2)
        return view(self._data, ctypes.c_float, (*room, rows, 4))


class Positions:
    """Positions of several objects."""

    def __init__(self, count: int) -> None:
        self._array = (Position * count)()

    def __len__(self) -> int:
        return len(self._array)

    def __getitem__(self, index: int) -> Position:
        return self._array[index]

    def __iter__(self) -> Iterator[Position]:
        return iter(self._array)

    def numpy(self) -> NDArray:
        """The same memory as a structured NumPy array: `positions.numpy()["frame"]["origin"]["x"]`."""
        return view(self._array, Position)
