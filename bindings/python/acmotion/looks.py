# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What bodies show with what they wear. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8
from typing import Annotated, List, NamedTuple, Optional

from . import _library
from ._layout import U8, U32, Flag, Struct, layout
from .appearance import Appearance, Lists
from .assets import Assets


@layout
class LookPartRecord(Struct):
    """acm_look_part."""

    mesh: U32
    drawn_mesh: U32
    original_palette: U32
    surface_count: U32
    is_recolored: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class LookSurface(Struct):
    """One surface of a part's mesh, as it is shown."""

    surface: U32  # how it is blended and lit: drawing.surface_material
    texture: U32  # 0: one colour, that of the surface
    image: U32  # the best one that is loaded; 0: none is
    palette: U32  # the image's own; 0: its pixels are colours


@layout
class LookFailure(Struct):
    """Why a look is not all that its appearance says."""

    fault: U8  # LookFault
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]
    part: U32  # 0xFFFFFFFF: concerns the colours
    id: U32  # that is missing or does not fit; 0: none was named

    @property
    def text(self) -> str:
        return _library.sure_text("acm_look_fault_text", self.fault)


class LookPart(NamedTuple):
    mesh: int  # of the Setup or of a part change
    drawn_mesh: int  # what stands in for it near the eye; 0: nothing can be drawn
    original_palette: int  # of the mesh's first indexed image, before texture changes; 0: none
    is_recolored: bool  # all its indexed images are drawn with Look.colors
    surfaces: List[LookSurface]  # as the polygons of the drawn mesh number them


class Look(NamedTuple):
    """What a body shows: ids and colours."""

    parts: List[LookPart]
    colors: List[int]  # 2,048, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette
    failures: List[LookFailure]  # each once


def make_look(assets: Assets, setup: int, appearance: Optional[Appearance] = None) -> Look:
    """What a Setup shows with an appearance. Raises only when the Setup is not loaded; load the rest with Load.MODEL
    and Assets.load_appearance."""
    handle = _library.make("acm_look_create", assets, setup, Lists(appearance))
    try:
        parts = [
            LookPart(
                part.mesh,
                part.drawn_mesh,
                part.original_palette,
                part.is_recolored,
                list(_library.array(LookSurface, "acm_look_surfaces", handle, i)),
            )
            for i, part in enumerate(_library.array(LookPartRecord, "acm_look_parts", handle))
        ]
        colors = list(_library.array(ctypes.c_uint32, "acm_look_colors", handle))
        return Look(parts, colors, list(_library.array(LookFailure, "acm_look_failures", handle)))
    finally:
        _library.call("acm_look_free", handle)
