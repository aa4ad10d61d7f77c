# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What the C headers declare, as plain data. reader.py fills it; the printers beside it read nothing else."""
from __future__ import annotations

import functools
import re
from dataclasses import dataclass

# The columns of every size and offset, and the targets that must all have the layout of their column.
PLATFORMS = {
    "linux64": ("x86_64-linux-gnu", "aarch64-linux-gnu"),
    "windows64": ("x86_64-w64-windows-gnu", "x86_64-pc-windows-msvc"),
    "bits32": ("i686-w64-windows-gnu", "i686-pc-windows-msvc", "wasm32-wasi"),
}


@dataclass(frozen=True)
class Type:
    """A C type: `const char* const*` has the base char, is_const, and the pointers (True, False)."""

    spelling: str
    base: str = ""  # without const, pointers and length; empty: a pointer to a function
    is_const: bool = False  # the base
    pointers: tuple[bool, ...] = ()  # for each star whether that pointer is const
    length: int = 0  # of an array; 0: none
    result: Type | None = None  # of a pointer to a function
    parameters: tuple[Type, ...] = ()  # of a pointer to a function

    @property
    def is_pointer(self) -> bool:
        return bool(self.pointers) or self.is_callback

    @property
    def is_callback(self) -> bool:
        return self.result is not None

    @property
    def is_text(self) -> bool:
        return self.base == "char" and self.is_const and len(self.pointers) == 1


@dataclass(frozen=True)
class Parameter:
    name: str
    type: Type
    # in, out, or inout: a struct that begins with its size, and what is filled in before and changed. A handle is in.
    direction: str


@dataclass(frozen=True)
class Function:
    name: str
    result: Type
    parameters: tuple[Parameter, ...]
    stability: str  # stable or experimental
    doc: str
    header: str
    section: str  # the heading above it

    @property
    def needs(self) -> frozenset[str]:
        """The names of the types that its declaration names."""
        return frozenset(p.type.base for p in self.parameters) | {self.result.base}


@dataclass(frozen=True)
class Field:
    name: str
    type: Type | None  # None: a union without a name
    offsets: tuple[int, ...]  # in the whole struct, a number for each platform
    doc: str
    members: tuple[Field, ...] = ()  # of a union without a name

    @property
    def is_reserved(self) -> bool:
        return self.name == "reserved"


@dataclass(frozen=True)
class Struct:
    name: str
    sizes: tuple[int, ...]
    alignments: tuple[int, ...]
    fields: tuple[Field, ...]
    doc: str
    header: str
    init: Function | None  # which fills in the defaults

    @property
    def grows(self) -> bool:
        """Whether it begins with its own size."""
        return self.init is not None and self.fields[0].name == "size"

    @property
    def union(self) -> Field | None:
        return next((f for f in self.fields if f.members), None)

    def paths(self):
        """(path, field) of all fields; instead of a union, its members."""
        for item in self.fields:
            if item.members:
                yield from ((f"{item.name}.{m.name}", m) for m in item.members)
            else:
                yield item.name, item


@dataclass(frozen=True)
class Constant:
    name: str
    value: int
    spelling: str  # of the value in the header, such as 0x400
    doc: str


@dataclass(frozen=True)
class Enum:
    name: str  # empty: bits that are put together
    constants: tuple[Constant, ...]
    doc: str
    header: str

    @functools.cached_property
    def prefix(self) -> str:
        """What the names of all constants begin with, whole words."""
        words = [c.name.split("_") for c in self.constants]
        shared = 0
        while all(len(w) > shared + 1 and w[shared] == words[0][shared] for w in words):
            shared += 1
        return "_".join(words[0][:shared]) + "_"

    @property
    def is_flags(self) -> bool:
        return not self.name

    def short(self, constant: Constant) -> str:
        return constant.name.removeprefix(self.prefix)


@dataclass(frozen=True)
class Alias:
    """A name for a number, or for a pointer to a function."""

    name: str
    type: Type
    doc: str


@dataclass(frozen=True)
class Handle:
    name: str
    doc: str


@dataclass
class Model:
    """All of it; `order` has everything but macros as the headers declare it."""

    macros: dict[str, int]
    order: list[Function | Struct | Enum | Alias | Handle]
    commands: dict[str, int]  # the motion commands, by the client's names
    command_aliases: dict[str, str]  # names that other projects use for some of them

    def _of(self, kind):
        return [d for d in self.order if isinstance(d, kind)]

    @functools.cached_property
    def functions(self) -> list[Function]:
        return self._of(Function)

    @functools.cached_property
    def structs(self) -> dict[str, Struct]:
        return {s.name: s for s in self._of(Struct)}

    @functools.cached_property
    def enums(self) -> list[Enum]:
        return self._of(Enum)

    @functools.cached_property
    def aliases(self) -> dict[str, Alias]:
        return {a.name: a for a in self._of(Alias)}

    @functools.cached_property
    def handles(self) -> dict[str, Handle]:
        return {h.name: h for h in self._of(Handle)}

    @functools.cached_property
    def event_members(self) -> dict[str, str]:
        """Constants of acm_event_type to the members of the union of acm_event that their comments name."""
        union = self.structs["acm_event"].union
        names = {member.name for member in union.members}
        types = next(e for e in self.enums if e.name == "acm_event_type")
        return {c.name: c.doc for c in types.constants if c.doc in names}

    def enum_of(self, item: Field) -> Enum | None:
        """The enumeration whose values a field holds: its comment begins with the name, or `ACM_STATE_ bits`."""
        first, _, rest = re.sub("[,:;]", " ", item.doc).partition(" ")
        for enum in self.enums:
            if first == (enum.name or enum.prefix) and (enum.name or rest.startswith("bits")):
                return enum
        return None

    def plain(self, kind: Type) -> str:
        """The base of a type, with names of numbers replaced by what they stand for; acm_bool stays."""
        alias = self.aliases.get(kind.base)
        return kind.base if kind.base == "acm_bool" or not alias else alias.type.base

    def with_inner(self, names) -> set[str]:
        """Those of these names that are structs, and the structs within them."""
        open_names = {n for n in names if n in self.structs}
        found = set()
        while open_names:
            name = open_names.pop()
            found.add(name)
            inside = {f.type.base for _, f in self.structs[name].paths()}
            open_names |= {n for n in inside if n in self.structs} - found
        return found
