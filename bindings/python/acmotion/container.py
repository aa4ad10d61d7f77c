# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The game's files: .dat containers."""
from __future__ import annotations

import ctypes
import mmap
import os
from typing import Dict, Iterable, List, NamedTuple, Optional, Union

from . import _library
from ._handle import Handle
from ._memory import Data, Memory
from .structs import ContainerChange, ContainerEntry as ContainerEntry, ContainerInfo as ContainerInfo


class Change(NamedTuple):
    """A change of a container: a record to put, or, without data, one to remove."""

    id: int
    data: Optional[bytes]
    time: int = 0  # seconds since 1970
    iteration: int = 0  # 0: the last one


def map_file(path: Union[str, os.PathLike[str]]) -> mmap.mmap:
    """A file as memory that is read when it is needed. The file itself is never written."""
    with open(path, "rb") as file:
        return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)


class Container(Handle):
    """A container: records by id.

    >>> with Container.open("client_portal.dat") as dat:
    ...     setup = dat[0x02000001]
    """

    _free = "acm_container_free"

    def __init__(self, data: Data) -> None:
        """A container in memory, which must not change while this is open."""
        self._memory = Memory(data)
        super().__init__(_library.make("acm_container_open", self._memory.address, self._memory.size))

    @classmethod
    def open(cls, path: Union[str, os.PathLike[str]]) -> Container:
        """A file, mapped into memory."""
        return cls(map_file(path))

    @property
    def info(self) -> ContainerInfo:
        return _library.fill(ContainerInfo, "acm_container_get_info", self)

    def entries(self, first: int = 0, last: int = 0xFFFFFFFF) -> List[ContainerEntry]:
        """The records with ids from `first` to `last`, both included, ascending."""
        return list(_library.array(ContainerEntry, "acm_container_entries", self, first, last))

    def read(self, id: int) -> bytes:
        """The bytes of a record, decompressed."""
        return _library.octets("acm_container_read", self, id)

    def __getitem__(self, id: int) -> bytes:
        return self.read(id)

    def __len__(self) -> int:
        return int(self.info.entry_count)


def build_container(changes: Iterable[Change], base: Optional[Container] = None) -> bytes:
    """A whole new file: the records of `base` with the changes. Experimental: may change with a minor version."""
    kept: Dict[int, Memory] = {}
    records = []
    for i, change in enumerate(changes):
        record = ContainerChange(change.id, change.time, change.iteration)
        if change.data is not None:
            kept[i] = Memory(change.data)
            record.bytes, record.size = kept[i].address, kept[i].size
        records.append(record)
    array = (ContainerChange * len(records))(*records)
    return _library.octets("acm_container_build", base, ctypes.byref(array), len(records))
