# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Textures, surfaces and meshes: what a renderer needs. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from ctypes import Array, c_uint8
from typing import Annotated, Any, List, NamedTuple, Optional, Sequence

from . import _library
from ._layout import F32, U8, U32, U64, Address, Flag, Size, Struct, layout
from ._memory import Data, Memory
from ._numpy import NDArray, view
from ._owned import owned, take
from .assets import Assets
from .places import Vec3


@layout
class ImageOptions(Struct):
    """acm_image_options."""

    _init = "acm_image_options_init"

    size: U32
    palette: U32
    colors: Address
    color_count: Size
    clip_map: Flag
    as_texture: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 6]


@layout
class ImageInfo(Struct):
    """acm_image_info."""

    kind: U32
    width: U32
    height: U32
    reserved: U32
    outside_palette: U64


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


@layout
class PartDrawing(Struct):
    """What hooks and particles change on a part. A part with a translucency of 1 is not drawn at all."""

    translucency: F32  # 0 opaque to 1 clear
    luminosity: F32  # instead of the surface's, with has_luminosity
    diffuse: F32  # instead of the surface's, with has_diffuse
    has_luminosity: Flag
    has_diffuse: Flag
    reserved: Annotated["Array[c_uint8]", c_uint8 * 2]


@layout
class Material(Struct):
    """How a surface is drawn."""

    texture: U32  # 0: `color` alone
    color: U32  # 0xRRGGBB; white with a texture
    alpha: F32  # of every vertex: multiplied with that of the texture it is the source alpha
    luminosity: F32  # light x diffuse + luminosity, 0 to 1, is what a channel is multiplied by
    diffuse: F32
    source: U8  # BlendFactor
    destination: U8  # BlendFactor
    alpha_test: U8  # pixels with a smaller source alpha (of 255) are not drawn; 0: no test
    pass_: U8  # DrawPass
    blend: Flag  # False: the factors are one and zero, and alpha has no effect
    depth_write: Flag
    fog: Flag  # False: additive; fog must not tint it
    clip_map: Flag  # for decode_image
    texture_missing: Flag  # the texture that it should have is not there: `color` is white
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


def surface_material(assets: Assets, surface: int, part: Optional[PartDrawing] = None, texture: int = 0) -> Material:
    """How a Surface is drawn on a part. `texture` 0: its own; else the one that a look has put in its place."""
    return _library.fill(Material, "acm_surface_material", assets, surface, _library.optional(part), texture)


@layout
class MeshVertex(Struct):
    position: Vec3  # metres
    normal: Vec3  # unit length as a rule; zero: it has none
    u: F32
    v: F32  # runs down: 0 is the first row of the image


@layout
class MeshSurface(Struct):
    """The triangles with one surface."""

    surface: U32
    first_vertex: U32
    vertex_count: U32  # three for each triangle; 0: nothing shows it
    repeats: Flag  # its texture repeats beyond the edges; False: it is clamped
    reserved: Annotated["Array[c_uint8]", c_uint8 * 3]


@layout
class MeshInfo(Struct):
    """acm_mesh_info."""

    drawn: U32
    facing: U32
    sort_center: Vec3
    surface_count: U32
    vertex_count: U32


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
