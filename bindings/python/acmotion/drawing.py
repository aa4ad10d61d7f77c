# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Textures, surfaces and meshes: what a renderer needs. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from typing import Any, List, NamedTuple, Optional, Sequence

from . import _library
from ._memory import Data, Memory
from ._numpy import NDArray, view
from ._owned import owned, take
from .assets import Assets
from .places import Vec3
from .structs import (
    ImageInfo as ImageInfo,
    ImageOptions as ImageOptions,
    Material as Material,
    MeshInfo as MeshInfo,
    MeshSurface as MeshSurface,
    MeshVertex as MeshVertex,
    PartDrawing as PartDrawing,
)


class Image(NamedTuple):
    """A texture as a picture."""

    kind: int  # ImageKind
    width: int
    height: int
    data: bytes  # ImageKind.RGBA: four bytes for each pixel, rows from the top; ImageKind.JPEG: the whole file
    outside_palette: int  # pixels whose index the palette does not have; they are clear


def decode_image(
    assets: Assets,
    id: int,
    *,
    palette: int = 0,
    colors: Optional[Sequence[int]] = None,
    clip_map: bool = False,
    as_texture: bool = False,
) -> Image:
    """An image (RenderSurface) or a SurfaceTexture, which stands for the first of its images that is there. An indexed
    one is drawn with `colors` (0xAARRGGBB), else with `palette`, else with the palette that it names."""
    words = (ctypes.c_uint32 * len(colors or ()))(*(colors or ()))
    options = ImageOptions(palette=palette, clip_map=clip_map, as_texture=as_texture)
    if len(words):
        options.change(colors=ctypes.addressof(words), color_count=len(words))
    info = ImageInfo()
    handle = _library.make("acm_image_decode", assets, id, ctypes.byref(options), ctypes.byref(info))
    return Image(info.kind, info.width, info.height, take(handle), info.outside_palette)


def encode_png(rgba: Data, width: int, height: int) -> bytes:
    """A PNG file of RGBA pixels: width x height x 4 bytes."""
    memory = Memory(rgba)
    return owned("acm_image_png", memory.address, memory.size, width, height)


def surface_material(assets: Assets, surface: int, part: Optional[PartDrawing] = None, texture: int = 0) -> Material:
    """How a Surface is drawn on a part. `texture` 0: its own; else the one that a look has put in its place."""
    return _library.fill(Material, "acm_surface_material", assets, surface, _library.optional(part), texture)


class Mesh(NamedTuple):
    """The triangles of a mesh."""

    drawn: int  # the mesh that stands in for it near the eye, or it itself
    facing: int  # MeshFacing, or another number of the file
    sort_center: Vec3
    surfaces: List[MeshSurface]  # numbered as in LookPart.surfaces
    vertices: Any  # an array of MeshVertex: three a triangle, counter-clockwise, surface after surface

    @property
    def vertices_numpy(self) -> NDArray:
        """The same as a NumPy array of the fields of MeshVertex."""
        return view(self.vertices, MeshVertex)


def read_mesh(assets: Assets, mesh: int) -> Mesh:
    """The triangles of a GfxObj that are seen, backs of two-sided polygons included."""
    info = MeshInfo()
    room = (0, 0)
    while True:
        surfaces, vertices = (MeshSurface * room[0])(), (MeshVertex * room[1])()
        out = (ctypes.byref(info), surfaces, room[0], vertices, room[1])
        if _library.call_or_full("acm_mesh_read", assets, mesh, *out):
            return Mesh(info.drawn, info.facing, info.sort_center, list(surfaces), vertices)
        room = (info.surface_count, info.vertex_count)
