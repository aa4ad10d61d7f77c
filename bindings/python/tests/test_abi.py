# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The structs of the package and its use of functions against src/capi/abi.txt."""
from __future__ import annotations

import ctypes
import pathlib
import sys
import unittest
from typing import Any, Dict, List

from acmotion import _functions, structs

ROOT = pathlib.Path(__file__).resolve().parents[3]
ABI = ROOT / "src/capi/abi.txt"
# Classes whose names are not those of the C structs.
NAMES = {
    "acm_error": "ErrorRecord",
    "acm_appearance": "AppearanceRecord",
    "acm_difference": "DifferenceRecord",
    "acm_look_part": "LookPartRecord",
    "acm_outbound": "OutboundRecord",
    "acm_timeline": "TimelineHead",
}
# The column of this machine.
COLUMN = 2 if ctypes.sizeof(ctypes.c_void_p) == 4 else 1 if sys.platform == "win32" else 0


def lines(kind: str) -> List[str]:
    text = ABI.read_text(encoding="utf-8").splitlines()
    return [line.split(" ", 1)[1] for line in text if line.startswith(kind + " ")]


def class_of(struct: str) -> Any:
    name = "".join(word.capitalize() for word in struct[len("acm_") :].split("_"))
    return getattr(structs, NAMES.get(struct, name))


@unittest.skipUnless(ABI.exists(), "abi.txt is part of the sources")
class Layout(unittest.TestCase):
    def test_structs_have_the_sizes_of_the_library(self) -> None:
        checked = 0
        for line in lines("struct"):
            name, *numbers = line.split()
            kind = class_of(name)
            self.assertEqual(ctypes.sizeof(kind), int(numbers[COLUMN]), name)
            self.assertEqual(ctypes.alignment(kind), int(numbers[3 + COLUMN]), name)
            checked += 1
        self.assertGreater(checked, 55)

    def test_fields_have_the_places_of_the_library(self) -> None:
        wanted: Dict[str, Dict[str, int]] = {}
        for line in lines("field"):
            words = line.split()
            struct, _, field = words[0].partition(".")
            wanted.setdefault(struct, {})[field.partition(".")[0]] = int(words[1 + COLUMN])  # a union's begin alike
        self.assertGreater(len(wanted), 55)
        for struct, fields in wanted.items():
            kind = class_of(struct)
            got = {name.strip("_"): getattr(kind, name).offset for name, *_ in kind._fields_}
            self.assertEqual(got, fields, struct)

    def test_members_of_events_are_those_of_the_union(self) -> None:
        names = [name for name, _ in structs.EventFields._fields_]
        wanted = [line.split()[0].split(".")[2] for line in lines("field") if line.startswith("acm_event.fields.")]
        self.assertEqual(names, wanted)


class Functions(unittest.TestCase):
    def test_the_package_uses_every_function(self) -> None:
        package = pathlib.Path(_functions.__file__).parent
        sources = (path for path in package.glob("*.py") if path.name != "_functions.py")
        code = "".join(path.read_text(encoding="utf-8") for path in sources)
        unused = {name for name in _functions.SIGNATURES if f'"{name}"' not in code}
        # Memory of the host means nothing in Python.
        self.assertEqual(unused, {"acm_set_allocator"})


if __name__ == "__main__":
    unittest.main()
