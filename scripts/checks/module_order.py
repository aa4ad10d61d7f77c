#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that no module includes one that stands later in the list of modules.

Looks at src/<module> and tests/<module>, at the public headers in include/acmotion, and at tools/. Each public header
counts as part of one module (--public). Also: public headers include no private ones, every folder is a listed module
with a short README.md, and the runtime modules use nothing of the system beyond the portable part of the C++ standard
library.
"""
import argparse
import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')
SOURCES = {".h", ".hpp", ".inl", ".c", ".cpp"}

# What a runtime module may include besides its own kind: the standard library without files, threads, clocks,
# printing, locales, and containers that take memory which is not the host's.
PORTABLE = set(
    """algorithm array atomic bit bitset cassert cctype cfloat charconv climits cmath compare concepts cstddef cstdint
    cstdlib cstring initializer_list iterator limits memory new numbers numeric optional ranges source_location span
    string_view tuple type_traits utility variant version stdint.h stddef.h stdbool.h""".split()
)
# More for a module: the optional extra of the container reader; or for a file: where containers are given the host's
# allocator, and the default error handler.
EXTRAS = {
    "assets": {"zlib.h"},
    "include/acmotion/host.hpp": {"map", "string", "vector"},
    "src/base/host_memory.h": {"deque", "functional", "set"},
    "src/base/host.cpp": {"cstdio"},
}
# How long the page of a module is, which says what the module must never do and what is easy to get wrong.
README_LINES = range(15, 26)
# Every test may play with the sample creatures.
SAMPLE = "sample"


def includes_of(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            yield number, match[1], match[2]


def module_included(root, path, quoted, modules, public):
    """The module that a quoted include belongs to; None when it belongs to none."""
    if quoted.startswith("acmotion/"):
        return public.get(quoted.removeprefix("acmotion/"), quoted)
    if (path.parent / quoted).exists():
        beside = (path.parent / quoted).resolve().relative_to(root)
        return beside.parts[1] if beside.parts[0] == "src" else None
    first = quoted.split("/")[0]
    return first if first in modules else None


def files_of(root, modules, public, findings):
    """Pairs of (module, file) of everything that belongs to a module."""
    headers = root / "include" / "acmotion"
    for path in sorted(p for p in headers.rglob("*") if p.suffix in SOURCES):
        name = path.relative_to(headers).as_posix()
        if name in public:
            yield public[name], path
        else:
            findings.append(f"{path.relative_to(root)}: in no list of public headers")
    for place, strict in (("src", True), ("tests", False)):
        folders = sorted(p for p in (root / place).iterdir() if p.is_dir()) if (root / place).is_dir() else []
        for folder in folders:
            if folder.name in modules:
                yield from ((folder.name, p) for p in sorted(folder.rglob("*")) if p.suffix in SOURCES)
            elif strict:
                findings.append(f"{folder.relative_to(root)}: not in the list of modules")
    yield from (("tools", p) for p in sorted((root / "tools").rglob("*")) if p.suffix in SOURCES)


def check_pages(root, modules):
    """What is wrong with the README.md of the modules, a line each."""
    for folder in (root / "src" / m for m in modules):
        page = folder / "README.md"
        if not folder.is_dir():
            continue
        lines = len(page.read_text(encoding="utf-8").splitlines()) if page.is_file() else 0
        if lines not in README_LINES:
            yield f"{page.relative_to(root)}: {lines} lines instead of {README_LINES[0]} to {README_LINES[-1]}"


def check(root, modules, runtime, public_headers):
    findings = list(check_pages(root, modules))
    looked_at = 0
    for module, path in files_of(root, modules, public_headers, findings):
        place = path.relative_to(root)
        public, test = place.parts[0] == "include", place.parts[0] == "tests"
        for number, quoted, system in includes_of(path):
            looked_at += 1
            if system is not None:
                extras = EXTRAS.get(module, set()) | EXTRAS.get(place.as_posix(), set())
                allowed = system in PORTABLE or system in extras
                if module in runtime and not test and not allowed:
                    findings.append(f"{place}:{number}: a runtime module may not use <{system}>")
                continue
            if public and not quoted.startswith("acmotion/"):
                findings.append(f"{place}:{number}: a public header may not include the private {quoted}")
                continue
            other = module_included(root, path, quoted, modules, public_headers)
            if other is None or (test and other == SAMPLE):
                continue
            if other not in modules:
                findings.append(f"{place}:{number}: {quoted} belongs to no listed module")
            elif modules.index(other) > modules.index(module):
                findings.append(f"{place}:{number}: {module} may not use {other}, which stands later ({quoted})")
    if looked_at == 0:
        findings.append(f"{root}: found no include of any module, so nothing was checked")
    return looked_at, findings


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--modules", required=True, help="all modules in their order, with commas")
    parser.add_argument("--runtime", required=True, help="those that belong to the runtime, with commas")
    parser.add_argument("--public", default="", help="public headers with their modules: world.hpp=world,...")
    args = parser.parse_args()
    public = dict(pair.split("=") for pair in args.public.split(",") if pair)
    looked_at, findings = check(args.root.resolve(), args.modules.split(","), args.runtime.split(","), public)
    for finding in findings:
        print(finding)
    print(f"{looked_at} includes, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
