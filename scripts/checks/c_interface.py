#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks the C headers: every function is declared once and called by a C test, with bad handles too if it takes
handles, and every status has a test.

  c_interface.py ROOT   reads include/acmotion/*.h and tests/capi/*.c
"""
import argparse
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "generate"))
from interface import reader  # noqa: E402

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
# Of messages whose rest never comes: acm_capture_get_counts counts them, and no call fails with it.
NOT_REACHED = {"ACM_UNFINISHED"}
BAD_HANDLES = "tests/capi/bad_handles_tests.c"


def code_of(path):
    return STRING.sub('""', COMMENT.sub(" ", path.read_text(encoding="utf-8"))) if path.exists() else ""


def calls_in(code):
    return set(re.findall(r"\b(acm_\w+)\s*\(", code))


def check(root, model):
    tests = " ".join(code_of(path) for path in sorted((root / "tests/capi").glob("*.c")))
    called, called_badly = calls_in(tests), calls_in(code_of(root / BAD_HANDLES))
    takes_handle = {f.name for f in model.functions
                    if any(p.type.base in model.handles and len(p.type.pointers) == 1 for p in f.parameters)}
    names = [f.name for f in model.functions]
    statuses = next((e.constants for e in model.enums if e.name == "acm_status"), ())
    yield from (f"{name}: declared twice" for name in sorted({n for n in names if names.count(n) > 1}))
    yield from (f"{name}: no test in C calls it" for name in sorted(set(names) - called))
    yield from (f"{name}: takes a handle, and {BAD_HANDLES} does not call it"
                for name in sorted(takes_handle - called_badly))
    yield from (f"{c.name}: no test in C expects it" for c in statuses
                if c.name not in NOT_REACHED and not re.search(rf"\b{c.name}\b", tests))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    root = parser.parse_args().root
    model = reader.read(root)
    findings = list(check(root, model))
    stable = sum(f.stability == "stable" for f in model.functions)
    print(*findings, f"{len(model.functions)} functions, {stable} of them stable, {len(findings)} findings", sep="\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
