# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Bodies and motions as glTF, and edited animations back. Experimental: a minor version may change all of it."""
from __future__ import annotations

import ctypes
from typing import Any, Iterable, List, Mapping, NamedTuple, Optional

from . import _library
from ._memory import Data, Memory
from ._owned import texts
from .assets import Assets
from .enums import GltfLinesKind, Status
from .structs import (
    GltfAnimation as GltfAnimation,
    GltfEditedPart as GltfEditedPart,
    GltfExportOptions as GltfExportOptions,
    GltfImportOptions as GltfImportOptions,
)


class GltfExport(NamedTuple):
    """A file that was made."""

    file: bytes  # the .glb
    clips: int  # how many animations it has
    missing: List[int]  # models that are absent or could not be read, ascending
    notes: List[str]  # what could not be shown as it should, for people


class ImportedAnimation(NamedTuple):
    """An animation that came back."""

    id: int
    record: bytes  # as a container or Assets.add takes it
    frames: int  # key frames
    edited_frames: int  # 0: as it was when it was exported, byte for byte
    edited_parts: List[GltfEditedPart]  # ascending by part
    edited_motions: List[str]  # names of its motions, ascending


class GltfImport(NamedTuple):
    """A file that was read."""

    setup: int
    animations: List[ImportedAnimation]  # ascending by id
    notes: List[str]  # what was left out, for people
    findings: List[str]  # why the file is refused unless forced, for people


def export_gltf(
    assets: Assets, setup: int, motions: Iterable[str] = (), options: Optional[GltfExportOptions] = None
) -> GltfExport:
    """A body with its motions. `motions` are names as the JSON of state_graph has them; without any, all."""
    names = [name.encode() for name in motions]
    array = (ctypes.c_char_p * len(names))(*names)
    handle = _library.make("acm_gltf_export", assets, setup, _library.optional(options), array, len(names))
    try:
        data, size, clips = ctypes.c_void_p(), ctypes.c_size_t(), ctypes.c_size_t()
        _library.call("acm_gltf_file", handle, ctypes.byref(data), ctypes.byref(size), ctypes.byref(clips))
        file = ctypes.string_at(data.value or 0, size.value)
        missing = list(_library.array(ctypes.c_uint32, "acm_gltf_missing", handle))
        return GltfExport(file, clips.value, missing, texts("acm_gltf_lines", handle, GltfLinesKind.NOTES))
    finally:
        _library.call("acm_gltf_free", handle)


def import_gltf(file: Data, files: Optional[Mapping[str, bytes]] = None, force: bool = False) -> GltfImport:
    """Reads a file of export_gltf, .glb or .gltf, that may have been edited since. `files` are those that a .gltf names
    beside itself, by relative path. `force` also takes a file that shows signs of damage."""
    memory = Memory(file)
    reader = _reader(files or {})
    options = GltfImportOptions(force=force, read_file=ctypes.cast(reader, ctypes.c_void_p).value)
    handle = _library.make("acm_gltf_import", memory.address, memory.size, ctypes.byref(options))
    try:
        setup = ctypes.c_uint32()
        _library.call("acm_gltf_setup", handle, ctypes.byref(setup))
        animations = [_imported(handle, a) for a in _library.array(GltfAnimation, "acm_gltf_animations", handle)]
        notes = texts("acm_gltf_lines", handle, GltfLinesKind.NOTES)
        return GltfImport(setup.value, animations, notes, texts("acm_gltf_lines", handle, GltfLinesKind.FINDINGS))
    finally:
        _library.call("acm_gltf_free", handle)


def _imported(handle: int, animation: GltfAnimation) -> ImportedAnimation:
    record = ctypes.string_at(animation.bytes or 0, animation.size)
    parts = list(_library.array(GltfEditedPart, "acm_gltf_edited_parts", handle, animation.id))
    motions = texts("acm_gltf_edited_motions", handle, animation.id)
    return ImportedAnimation(animation.id, record, animation.frames, animation.edited_frames, parts, motions)


_ReadFile = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.c_void_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_void_p), ctypes.POINTER(ctypes.c_size_t)
)


def _reader(files: Mapping[str, bytes]) -> Any:
    """A function of C that gives these files; the bytes stay for as long as it does."""
    kept = {path.encode(): Memory(data) for path, data in files.items()}

    def read(_: Any, path: bytes, data: Any, size: Any) -> int:
        found = kept.get(path)
        if found is None:
            return Status.NOT_FOUND
        data[0], size[0] = found.address, found.size
        return Status.OK

    return _ReadFile(read)
