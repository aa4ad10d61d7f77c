# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What structs can do beside having fields: a base class for each, which the class of the same name in structs.py
extends."""
from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Dict, List, Optional, Sequence, Union

from . import _library
from ._layout import Struct
from .names import check_reason_text, event_type_name

if TYPE_CHECKING:
    from . import structs

Vector = Union["structs.Vec3", Sequence[float]]
Rotation = Union["structs.Quat", Sequence[float]]


class Frame(Struct):
    if TYPE_CHECKING:
        origin: structs.Vec3
        rotation: structs.Quat

    def __init__(self, origin: Vector = (0.0, 0.0, 0.0), rotation: Rotation = (1.0, 0.0, 0.0, 0.0)) -> None:
        super().__init__(origin=tuple(origin), rotation=tuple(rotation))

    @property
    def heading(self) -> float:
        """Where the frame faces, in degrees."""
        return float(_library.value("acm_heading_of", ctypes.byref(self)))

    @heading.setter
    def heading(self, degrees: float) -> None:
        _library.call("acm_set_heading", ctypes.byref(self), degrees)


class Position(Struct):
    if TYPE_CHECKING:
        cell: int
        frame: structs.Frame

    def __init__(self, cell: int = 0, frame: Optional[structs.Frame] = None) -> None:
        super().__init__(cell)
        if frame is None:
            self.frame.rotation.w = 1.0
        else:
            self.frame = frame

    @classmethod
    def at(cls, cell: int, x: float, y: float, z: float = 0.0, heading: float = 0.0) -> structs.Position:
        """A position by its numbers: `Position.at(0xA9B40013, 50, 60, heading=90)`."""
        position: Any = cls(cell)
        position.frame.change(origin=(x, y, z))
        if heading:
            position.frame.heading = heading
        found: structs.Position = position
        return found

    @property
    def origin(self) -> structs.Vec3:
        return self.frame.origin

    @property
    def heading(self) -> float:
        return self.frame.heading

    def distance_to(self, other: structs.Position) -> float:
        """Metres to another position, across landblocks."""
        return float(_library.value("acm_distance", ctypes.byref(self), ctypes.byref(other)))

    def heading_to(self, other: structs.Position) -> float:
        """Degrees towards another position, across landblocks."""
        return float(_library.value("acm_heading_between", ctypes.byref(self), ctypes.byref(other)))

    def adjust_to_outside(self) -> None:
        """Moves an outdoor position whose origin has left its landblock into the cell where it lies.
        Raises DataError, with the cell set to 0, when that is outside the map."""
        _library.call("acm_adjust_to_outside", ctypes.byref(self))


class Order(Struct):
    def __init__(self, type: int, **changes: Any) -> None:
        super().__init__()
        _library.value("acm_order_init", ctypes.byref(self), type)
        self.change(**changes)


class Message(Struct):
    def __init__(self, opcode: int = 0, **changes: Any) -> None:
        super().__init__()
        _library.value("acm_message_init", ctypes.byref(self), opcode)
        self.change(**changes)


class Key(Struct):
    def __init__(self, motion: int = 0, speed: float = 1.0, is_mouse: bool = False, run: bool = False) -> None:
        super().__init__(motion, speed, is_mouse, run)


class Event(Struct):
    """The properties named after types are None for events of other types:

    >>> for event in world.events():
    ...     if event.hook and event.hook.type == HookType.ATTACK and event.hook.context_id == swing:
    ...         print(event.time, event.hook.scale)
    """

    if TYPE_CHECKING:
        time: float
        object: int
        type: int
        fields: structs.EventFields
    _members: Dict[int, str] = {}

    @property
    def member(self) -> Optional[str]:
        """The name of the member that counts; None: the type has no fields."""
        return self._members.get(self.type)

    @property
    def details(self) -> Optional[Struct]:
        """The member that counts."""
        name = self.member
        found: Optional[Struct] = getattr(self.fields, name) if name else None
        return found

    def _of(self, member: str) -> Any:
        return getattr(self.fields, member) if self.member == member else None

    def __repr__(self) -> str:
        details = self.details
        rest = "" if details is None else f", {details!r}"
        return f"Event(time={self.time:g}, object=0x{self.object:08X}, type={event_type_name(self.type)}{rest})"


class HookValue(Struct):
    if TYPE_CHECKING:
        _name: Optional[bytes]
        kind: int
        number: float
        integer: int

    @property
    def name(self) -> str:
        return (self._name or b"").decode()

    @property
    def value(self) -> Union[int, float]:
        return self.number if self.kind == 0 else self.integer


class HookFields(Struct):
    if TYPE_CHECKING:
        count: int
        _values: ctypes.Array[structs.HookValue]

    @property
    def values(self) -> List[structs.HookValue]:
        return list(self._values[: self.count])


class CheckResult(Struct):
    if TYPE_CHECKING:
        reason: int
        _field: Optional[bytes]

    @property
    def field(self) -> Optional[str]:
        """The number that was bad; None: none."""
        return self._field.decode() if self._field else None

    @property
    def reason_text(self) -> str:
        """Such as "older movement timestamp"."""
        return check_reason_text(self.reason)


class LookFinding(Struct):
    if TYPE_CHECKING:
        kind: int

    @property
    def text(self) -> str:
        return _library.sure_text("acm_look_finding_text", self.kind)


class ParticleEmitter(Struct):
    if TYPE_CHECKING:
        particle_type: int

    @property
    def type_name(self) -> str:
        """Such as "ParabolicLVGA"; "unmoved" for types without a name."""
        return _library.sure_text("acm_particle_type_name", self.particle_type)


class WireField(Struct):
    if TYPE_CHECKING:
        _name: Optional[bytes]
        _component: bytes

    @property
    def name(self) -> str:
        return (self._name or b"").decode()

    @property
    def component(self) -> str:
        """ "w", "x", "y" or "z" of a vector or a rotation, else empty."""
        return self._component.strip(b"\0").decode()
