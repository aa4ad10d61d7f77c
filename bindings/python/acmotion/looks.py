# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""What bodies show with what they wear. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from typing import List, NamedTuple, Optional

from . import _library
from .appearance import Appearance, Lists
from .assets import Assets
from .structs import LookFinding as LookFinding, LookPartRecord, LookSurface as LookSurface


class LookPart(NamedTuple):
    mesh: int  # of the Setup or of a part change
    drawn_mesh: int  # what stands in for it near the eye; 0: nothing is drawn
    original_palette: int  # of the mesh's first indexed image, before texture changes; 0: none
    is_recolored: bool  # all its indexed images are drawn with Look.colors
    is_marker: bool  # the game draws nothing here at any distance
    surfaces: List[LookSurface]  # as the polygons of the drawn mesh number them


class Look(NamedTuple):
    """What a body shows: ids and colours."""

    parts: List[LookPart]
    colors: List[int]  # 2,048, 0xAARRGGBB, in place of the base palette; none: every image keeps its own palette
    findings: List[LookFinding]  # each once


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
                part.is_marker,
                list(_library.array(LookSurface, "acm_look_surfaces", handle, i)),
            )
            for i, part in enumerate(_library.array(LookPartRecord, "acm_look_parts", handle))
        ]
        colors = list(_library.array(ctypes.c_uint32, "acm_look_colors", handle))
        return Look(parts, colors, list(_library.array(LookFinding, "acm_look_findings", handle)))
    finally:
        _library.call("acm_look_free", handle)
