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

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
STATUS = re.compile(r"^ *(ACM_\w+) = -?\d+", re.MULTILINE)
# Of messages whose rest never comes: acm_capture_get_counts counts them, and no call fails with it.
NOT_REACHED = {"ACM_UNFINISHED"}
FUNCTION = re.compile(r"^(ACM_API\w*)\s[^;{}#]*?\bACM_CALL\s+(acm_\w+)\s*\(([^;{}#]*)\);", re.MULTILINE)
HANDLE = re.compile(r"^typedef struct (acm_\w+) \1;", re.MULTILINE)
BAD_HANDLES = "tests/capi/bad_handles_tests.c"


def code_of(path):
    return STRING.sub('""', COMMENT.sub(" ", path.read_text(encoding="utf-8")))


def statuses_of(root):
    header = root / "include/acmotion/acmotion.h"
    enum = re.search(r"typedef enum acm_status \{(.*?)\}", code_of(header), re.DOTALL) if header.exists() else None
    return [name for name in STATUS.findall(enum[1]) if name not in NOT_REACHED] if enum else []


def calls_in(code):
    return set(re.findall(r"\b(acm_\w+)\s*\(", code))


def without_bad_handles(root, parameters):
    """The functions that take a handle and that no test calls with bad ones."""
    headers = "\n".join(code_of(path) for path in sorted((root / "include/acmotion").glob("*.h")))
    handles = "|".join(HANDLE.findall(headers))
    takes_handle = re.compile(rf"\b(?:{handles})\*(?!\*)") if handles else None
    tests = root / BAD_HANDLES
    called = calls_in(code_of(tests)) if tests.exists() else set()
    return [name for name, text in sorted(parameters.items())
            if takes_handle and takes_handle.search(text) and name not in called]


def check(root):
    problems, declared, parameters = [], {}, {}
    for header in sorted((root / "include/acmotion").glob("*.h")):
        for mark, name, text in FUNCTION.findall(code_of(header)):
            parameters[name] = text
            if mark not in ("ACM_API", "ACM_API_EXPERIMENTAL"):
                problems.append(f"{header.name}: {name} is declared with {mark}, which is not a known mark")
            if name in declared:
                problems.append(f"{header.name}: {name} is declared twice")
            declared[name] = mark
    tests = " ".join(code_of(path) for path in sorted((root / "tests/capi").glob("*.c")))
    problems += [f"{name}: no test in C calls it" for name in sorted(set(declared) - calls_in(tests))]
    problems += [f"{name}: takes a handle, and {BAD_HANDLES} does not call it"
                 for name in without_bad_handles(root, parameters)]
    problems += [f"{name}: no test in C expects it"
                 for name in statuses_of(root) if not re.search(rf"\b{name}\b", tests)]
    if not declared:
        problems.append(f"{root}: found no function of the C interface, so nothing was checked")
    return declared, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    declared, problems = check(parser.parse_args().root)
    for problem in problems:
        print(problem)
    stable = sum(mark == "ACM_API" for mark in declared.values())
    print(f"{len(declared)} functions, {stable} of them stable, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
