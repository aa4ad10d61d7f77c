# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Where things are: vectors, rotations, frames and positions.

Metres, radians; headings in degrees, 0 north, 90 east. Positions are relative to the south-west corner of their
landblock; rotations have their scalar first.
"""
from __future__ import annotations

from ._idioms import Rotation as Rotation, Vector as Vector
from .structs import Cylinder as Cylinder, Frame as Frame, Position as Position, Quat as Quat, Vec3 as Vec3



