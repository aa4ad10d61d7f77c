# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Where things are: vectors, rotations, frames and positions.

Metres, radians; headings in degrees, 0 north, 90 east. Positions are relative to the south-west corner of their
landblock; rotations have their scalar first.
"""
from __future__ import annotations

import ctypes
from typing import Sequence, Union

from . import _library
from ._layout import F32, U32, Struct, Tuple3Or4, layout


@layout
class Vec3(Tuple3Or4):
    """A vector."""

    x: F32
    y: F32
    z: F32


@layout
class Quat(Tuple3Or4):
    """A rotation."""

    w: F32
    x: F32
    y: F32
    z: F32


Vector = Union[Vec3, Sequence[float]]
Rotation = Union[Quat, Sequence[float]]


@layout
class Frame(Struct):
    """A place and a rotation."""

    origin: Vec3
    rotation: Quat

    def __init__(self, origin: Vector = (0.0, 0.0, 0.0), rotation: Rotation = (1.0, 0.0, 0.0, 0.0)) -> None:
        super().__init__(Vec3(*origin), Quat(*rotation))

    @property
    def heading(self) -> float:
        """Where the frame faces, in degrees."""
        return float(_library.value("acm_heading_of", ctypes.byref(self)))

    @heading.setter
    def heading(self, degrees: float) -> None:
        _library.call("acm_set_heading", ctypes.byref(self), degrees)


@layout
class Position(Struct):
    """A frame in a cell: 0xXXYYCCCC, landblock and cell."""

    cell: U32
    frame: Frame

    def __init__(self, cell: int = 0, frame: Union[Frame, None] = None) -> None:
        super().__init__(cell, frame if frame is not None else Frame())

    @classmethod
    def at(cls, cell: int, x: float, y: float, z: float = 0.0, heading: float = 0.0) -> Position:
        """A position by its numbers: `Position.at(0xA9B40013, 50, 60, heading=90)`."""
        position = cls(cell, Frame((x, y, z)))
        if heading:
            position.frame.heading = heading
        return position

    @property
    def origin(self) -> Vec3:
        return self.frame.origin

    @property
    def heading(self) -> float:
        return self.frame.heading

    def distance_to(self, other: Position) -> float:
        """Metres to another position, across landblocks."""
        return float(_library.value("acm_distance", ctypes.byref(self), ctypes.byref(other)))

    def heading_to(self, other: Position) -> float:
        """Degrees towards another position, across landblocks."""
        return float(_library.value("acm_heading_between", ctypes.byref(self), ctypes.byref(other)))

    def adjust_to_outside(self) -> None:
        """Moves an outdoor position whose origin has left its landblock into the cell where it lies.
        Raises DataError, with the cell set to 0, when that is outside the map."""
        _library.call("acm_adjust_to_outside", ctypes.byref(self))


@layout
class Cylinder(Struct):
    """How much room a body takes."""

    radius: F32
    height: F32
