# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Which machines a shared library runs on, read out of the file itself, as the platform tag of a wheel."""
from __future__ import annotations

import pathlib
import re
import struct
from typing import Dict, List, NamedTuple, Tuple

MACHINES = {62: "x86_64", 183: "aarch64"}
WINDOWS = {0x8664: "win_amd64", 0x14C: "win32", 0xAA64: "win_arm64"}
# Every Linux with a glibc of that version has these; zlib is on the list of manylinux, too. A library that needs others
# runs on machines like this one only.
ALWAYS_THERE = re.compile(r"(libc|libm|libdl|libpthread|librt|libz|ld-linux[\w-]*)\.so\.\d+")
OLDEST = (2, 17)  # of manylinux tags with numbers


class Platform(NamedTuple):
    tag: str
    file_name: str  # of the library in the wheel
    reason: str


class Elf:
    """As much of a 64-bit little-endian ELF file as tells what it needs."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        (self.machine,) = struct.unpack_from("<H", data, 18)
        (offset,) = struct.unpack_from("<Q", data, 40)
        size, count = struct.unpack_from("<HH", data, 58)
        self.sections: Dict[int, Tuple[int, int, int]] = {}  # by type: offset, size, linked section
        self.offsets = []
        for i in range(count):
            _, kind, _, _, start, length, link = struct.unpack_from("<IIQQQQI", data, offset + i * size)
            self.sections[kind] = (start, length, link)
            self.offsets.append(start)

    def _text(self, section: int, offset: int) -> str:
        start = self.offsets[section] + offset
        return self.data[start : self.data.index(b"\0", start)].decode()

    def libraries(self) -> List[str]:
        """DT_NEEDED."""
        start, length, link = self.sections[6]
        entries = struct.iter_unpack("<qQ", self.data[start : start + length])
        return [self._text(link, value) for tag, value in entries if tag == 1]

    def versions(self) -> List[str]:
        """The versions of symbols that it needs, such as GLIBC_2.28."""
        if 0x6FFFFFFE not in self.sections:
            return []
        found = []
        at, _, link = self.sections[0x6FFFFFFE]
        while True:
            _, count, _, aux, following = struct.unpack_from("<HHIII", self.data, at)
            entry = at + aux
            for _ in range(count):
                _, _, _, name, step = struct.unpack_from("<IHHII", self.data, entry)
                found.append(self._text(link, name))
                entry += step
            if not following:
                return found
            at += following


def of_elf(data: bytes) -> Platform:
    elf = Elf(data)
    machine = MACHINES.get(elf.machine)
    if not machine:
        raise ValueError(f"ELF machine {elf.machine} has no tag here")
    others = [name for name in elf.libraries() if not ALWAYS_THERE.fullmatch(name)]
    if others:
        return Platform(f"linux_{machine}", "libacmotion.so.0", f"needs {', '.join(others)}")
    newest = OLDEST
    for version in elf.versions():
        numbers = re.fullmatch(r"GLIBC_(\d+)\.(\d+)(\.\d+)?", version)
        if not numbers:  # of zlib, or private to one glibc
            return Platform(f"linux_{machine}", "libacmotion.so.0", f"needs {version}")
        newest = max(newest, (int(numbers.group(1)), int(numbers.group(2))))
    tag = f"manylinux_{newest[0]}_{newest[1]}_{machine}"
    return Platform(tag, "libacmotion.so.0", f"needs {', '.join(elf.libraries())}")


def of_windows(data: bytes) -> Platform:
    (header,) = struct.unpack_from("<I", data, 60)
    (machine,) = struct.unpack_from("<H", data, header + 4)
    if machine not in WINDOWS:
        raise ValueError(f"Windows machine 0x{machine:X} has no tag here")
    return Platform(WINDOWS[machine], "acmotion.dll", "a library for Windows")


def platform_of(path: pathlib.Path) -> Platform:
    data = path.read_bytes()
    if data[:4] == b"\x7fELF" and data[4:6] == b"\x02\x01":
        return of_elf(data)
    if data[:2] == b"MZ":
        return of_windows(data)
    raise ValueError(f"{path}: not a shared library for 64-bit Linux or for Windows")
