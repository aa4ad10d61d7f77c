# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What objects wear. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from dataclasses import dataclass, field
from typing import Any, Iterable, List, NamedTuple, Optional, TYPE_CHECKING

from . import _library
from ._memory import Data, Memory
from .enums import AppearanceLimit
from .structs import (
    AppearanceRecord,
    Garment as Garment,
    GarmentFinding as GarmentFinding,
    PartChange as PartChange,
    SubPalette as SubPalette,
    TextureChange as TextureChange,
)

if TYPE_CHECKING:
    from .assets import Assets


@dataclass
class Appearance:
    """What an object wears, over its Setup: the client's ObjDesc."""

    base_palette: int = 0  # that sub-palettes change; without any it is not sent
    sub_palettes: List[SubPalette] = field(default_factory=list)  # other colours, applied in order
    texture_changes: List[TextureChange] = field(default_factory=list)
    part_changes: List[PartChange] = field(default_factory=list)

    @classmethod
    def decode(cls, data: Data) -> Appearance:
        """An ObjDesc, from its version byte to the padding after it."""
        memory = Memory(data)
        return filled("acm_appearance_decode", memory.address, memory.size)

    def encode(self) -> bytes:
        """An ObjDesc as the retail server writes it. Raises DataError, with the field, for what cannot be sent."""
        return _library.octets("acm_appearance_encode", Lists(self))

    def add(self, other: Appearance) -> Appearance:
        """This one and, after it, the entries of another, as the client adds them: an entry for the same place is
        removed and the new one stands last; one for the whole palette removes all other colours."""
        return filled("acm_appearance_add", Lists(self), Lists(other))


class Lists:
    """An acm_appearance for a call, with the memory of its lists."""

    def __init__(self, appearance: Optional[Appearance] = None) -> None:
        worn = appearance or Appearance()
        self._colors = (SubPalette * len(worn.sub_palettes))(*worn.sub_palettes)
        self._textures = (TextureChange * len(worn.texture_changes))(*worn.texture_changes)
        self._parts = (PartChange * len(worn.part_changes))(*worn.part_changes)
        self.record = AppearanceRecord(
            base_palette=worn.base_palette,
            sub_palettes=ctypes.addressof(self._colors),
            texture_changes=ctypes.addressof(self._textures),
            part_changes=ctypes.addressof(self._parts),
            sub_palette_count=len(worn.sub_palettes),
            texture_change_count=len(worn.texture_changes),
            part_change_count=len(worn.part_changes),
        )

    @property
    def _as_parameter_(self) -> Any:
        return ctypes.addressof(self.record)


def filled(name: str, *arguments: Any, after: Iterable[Any] = ()) -> Appearance:
    """Calls a function that fills an appearance, the argument before `after`, with all the room that it may need."""
    colors = (SubPalette * AppearanceLimit.SUB_PALETTES)()
    textures = (TextureChange * AppearanceLimit.TEXTURE_CHANGES)()
    parts = (PartChange * AppearanceLimit.PART_CHANGES)()
    out = AppearanceRecord(
        sub_palettes=ctypes.addressof(colors),
        texture_changes=ctypes.addressof(textures),
        part_changes=ctypes.addressof(parts),
        sub_palette_capacity=len(colors),
        texture_change_capacity=len(textures),
        part_change_capacity=len(parts),
    )
    _library.call(name, *arguments, ctypes.byref(out), *after)
    return Appearance(
        out.base_palette,
        [entry.copy() for entry in colors[: out.sub_palette_count]],
        [entry.copy() for entry in textures[: out.texture_change_count]],
        [entry.copy() for entry in parts[: out.part_change_count]],
    )


class DressedBody(NamedTuple):
    appearance: Appearance
    findings: List[GarmentFinding]  # garments that could not be worn as they are described


def dress(
    assets: Assets, setup: int, garments: Iterable[Garment] = (), body: Optional[Appearance] = None
) -> DressedBody:
    """What a server sends for a body: its own appearance, then the garments, the lowest layer first, then every part
    that nothing covers with its own mesh. Clothing tables are loaded with Load.CLOTHING."""
    worn = list(garments)
    array = (Garment * len(worn))(*worn)
    findings = (GarmentFinding * len(worn))()
    count = ctypes.c_size_t()
    after = (findings, len(worn), ctypes.byref(count))
    appearance = filled("acm_dress", assets, setup, Lists(body), array, len(worn), after=after)
    return DressedBody(appearance, list(findings[: count.value]))
