#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks the C headers: every function is declared once and called by a C test, and every status has a test.

  c_interface.py ROOT   reads include/acmotion/*.h and tests/capi/*.c
"""
import argparse
import pathlib
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
STATUS = re.compile(r"^ *(ACM_\w+) = -?\d+", re.MULTILINE)
# Of reassembled fragments and captures, which this interface does not read.
NOT_REACHED = {"ACM_OVERLAP", "ACM_UNFINISHED"}
FUNCTION = re.compile(r"^(ACM_API\w*)\s[^;{}#]*?\bACM_CALL\s+(acm_\w+)\s*\(", re.MULTILINE)


def code_of(path):
    return STRING.sub('""', COMMENT.sub(" ", path.read_text(encoding="utf-8")))


def statuses_of(root):
    header = root / "include/acmotion/acmotion.h"
    enum = re.search(r"typedef enum acm_status \{(.*?)\}", code_of(header), re.DOTALL) if header.exists() else None
    return [name for name in STATUS.findall(enum[1]) if name not in NOT_REACHED] if enum else []


def check(root):
    problems, declared = [], {}
    for header in sorted((root / "include/acmotion").glob("*.h")):
        for mark, name in FUNCTION.findall(code_of(header)):
            if mark not in ("ACM_API", "ACM_API_EXPERIMENTAL"):
                problems.append(f"{header.name}: {name} is declared with {mark}, which is not a known mark")
            if name in declared:
                problems.append(f"{header.name}: {name} is declared twice")
            declared[name] = mark
    tests = " ".join(code_of(path) for path in sorted((root / "tests/capi").glob("*.c")))
    called = set(re.findall(r"\b(acm_\w+)\s*\(", tests))
    problems += [f"{name}: no test in C calls it" for name in sorted(set(declared) - called)]
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
