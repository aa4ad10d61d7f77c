# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Structs of the C interface as Python classes."""
from __future__ import annotations

import ctypes
from typing import Annotated, Any, Dict, Iterator, List, Optional, Tuple, Type, TypeVar, get_args, get_type_hints

F32 = Annotated[float, ctypes.c_float]
F64 = Annotated[float, ctypes.c_double]
I32 = Annotated[int, ctypes.c_int32]
U8 = Annotated[int, ctypes.c_uint8]
U16 = Annotated[int, ctypes.c_uint16]
U32 = Annotated[int, ctypes.c_uint32]
U64 = Annotated[int, ctypes.c_uint64]
Size = Annotated[int, ctypes.c_size_t]
Flag = Annotated[bool, ctypes.c_bool]
Text = Annotated[Optional[bytes], ctypes.c_char_p]
Address = Annotated[Optional[int], ctypes.c_void_p]

S = TypeVar("S", bound="Struct")


def layout(kind: Type[S]) -> Type[S]:
    """Gives a class the ctypes fields that its annotations name, in their order."""
    hints = get_type_hints(kind, include_extras=True)
    fields: List[Tuple[str, Any]] = []
    for name in kind.__dict__.get("__annotations__", {}):
        arguments = get_args(hints[name])
        fields.append((name, arguments[1] if arguments else hints[name]))
    kind._fields_ = fields
    return kind


class Struct(ctypes.Structure):
    """A struct of the C interface. It compares, copies and prints by its fields; those of other names are refused.

    Structs with default values begin with these, so that a call names only what is to be different:
    `WorldOptions(event_capacity=1000)`.
    """

    _init = ""  # the C function that sets the default values

    def __init__(self, *arguments: Any, **changes: Any) -> None:
        super().__init__(*arguments)
        if self._init:
            from . import _library

            _library.value(self._init, ctypes.byref(self))
        self.change(**changes)

    def change(self: S, **changes: Any) -> S:
        """Sets fields by name; fields that are structs take a mapping of theirs, too."""
        for name, new in changes.items():
            if name not in self.field_names():
                raise TypeError(f"{type(self).__name__} has no field {name}")
            old = getattr(self, name)
            if isinstance(old, Struct) and isinstance(new, dict):
                old.change(**new)
            elif isinstance(old, Struct) and isinstance(new, (tuple, list)):
                setattr(self, name, type(old)(*new))
            elif isinstance(old, ctypes.Array) and not isinstance(new, ctypes.Array):
                old[: len(new)] = new
            else:
                setattr(self, name, new)
        return self

    @classmethod
    def field_names(cls) -> List[str]:
        """The names of all fields that mean something: without reserved ones, and the size that some structs begin
        with."""
        names = [name for name, *_ in cls._fields_]
        return [name for name in names[names[0] == "size" :] if name != "reserved"]

    def as_dict(self) -> Dict[str, Any]:
        """The fields by name; structs within it as dicts."""
        return {name: _plain(getattr(self, name)) for name in self.field_names()}

    def copy(self: S) -> S:
        return type(self).from_buffer_copy(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.field_names())
        return f"{type(self).__name__}({inner})"


class Tuple3Or4(Struct):
    """A struct whose fields can be taken apart: `x, y, z = velocity`."""

    def __iter__(self) -> Iterator[float]:
        return (getattr(self, name) for name in self.field_names())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{number:g}' for number in self)})"


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.as_dict()
    if isinstance(value, ctypes.Array) and not isinstance(value, bytes):
        return [_plain(item) for item in value]
    return value
