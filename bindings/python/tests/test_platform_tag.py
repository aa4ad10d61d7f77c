# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Platform tags of wheels, read out of libraries."""
from __future__ import annotations

import os
import pathlib
import struct
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from platform_tag import platform_of  # noqa: E402


def elf(libraries: bytes, version: bytes, machine: int = 62) -> bytes:
    """The smallest ELF file that needs one library in one version."""
    texts = b"\0" + libraries + b"\0" + version + b"\0"
    header, places = 64, {}
    body = b""
    for name, content in (
        ("strings", texts),
        ("dynamic", struct.pack("<qQqQ", 1, 1, 0, 0)),
        ("versions", struct.pack("<HHIII", 1, 1, 1, 16, 0) + struct.pack("<IHHII", 0, 0, 2, 2 + len(libraries), 0)),
    ):
        places[name] = (header + len(body), len(content))
        body += content
    sections = b"".join(
        struct.pack("<IIQQQQIIQQ", 0, kind, 0, 0, *places[name], 0, 0, 0, 0)
        for kind, name in ((3, "strings"), (6, "dynamic"), (0x6FFFFFFE, "versions"))
    )
    start = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 3, machine, 1, 0, 0, header + len(body),
                                                            0, 64, 0, 0, 64, 3, 0)
    return start + body + sections


class PlatformTag(unittest.TestCase):
    def tag(self, data: bytes) -> str:
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "library"
            path.write_bytes(data)
            return platform_of(path).tag

    def test_names_the_glibc_that_is_needed(self) -> None:
        self.assertEqual(self.tag(elf(b"libc.so.6", b"GLIBC_2.28")), "manylinux_2_28_x86_64")
        self.assertEqual(self.tag(elf(b"libm.so.6", b"GLIBC_2.34", 183)), "manylinux_2_34_aarch64")

    def test_is_not_older_than_the_first_of_its_kind(self) -> None:
        self.assertEqual(self.tag(elf(b"libc.so.6", b"GLIBC_2.2.5")), "manylinux_2_17_x86_64")

    def test_promises_nothing_for_other_libraries(self) -> None:
        self.assertEqual(self.tag(elf(b"libstdc++.so.6", b"GLIBC_2.2.5")), "linux_x86_64")
        self.assertEqual(self.tag(elf(b"libz.so.1", b"ZLIB_1.2.9")), "linux_x86_64")

    def test_of_windows_is_its_machine(self) -> None:
        start = b"MZ" + bytes(58) + struct.pack("<I", 64) + b"PE\0\0"
        self.assertEqual(self.tag(start + struct.pack("<H", 0x8664)), "win_amd64")
        self.assertEqual(self.tag(start + struct.pack("<H", 0x14C)), "win32")

    def test_refuses_other_files(self) -> None:
        with self.assertRaisesRegex(ValueError, "not a shared library"):
            self.tag(b"rubbish")
        with self.assertRaisesRegex(ValueError, "ELF machine 3 "):
            self.tag(elf(b"libc.so.6", b"GLIBC_2.28", 3))

    @unittest.skipUnless("ACMOTION_LIBRARY" in os.environ and sys.platform == "linux", "no library")
    def test_of_the_library_that_is_tested_is_for_this_machine(self) -> None:
        platform = platform_of(pathlib.Path(os.environ["ACMOTION_LIBRARY"]))
        self.assertIn(os.uname().machine, platform.tag)


if __name__ == "__main__":
    unittest.main()
