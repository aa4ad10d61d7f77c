#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks how the sources are compiled: none is forgotten in the lists, and the runtime has all of its options."""
import argparse
import json
import pathlib
import sys

FOLDERS = ("src", "tests", "tools", "bench", "examples")
# Compiled by the packaging tests, as another project would, and by the cross build.
COMPILED_ELSEWHERE = {"tests/packaging/consumer.cpp", "tools/acmotion/parallel_tick_none.cpp",
                      "tools/acmotion/timeline_sqlite_none.cpp"}
RUNTIME_OPTIONS = ("-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off")
LIBRARIES = ("acmotion", "acmotion_inspect")
FORBIDDEN_OPTIONS = ("-ffast-math", "-Ofast", "-funsafe-math-optimizations", "-march=native", "-ffp-contract=fast")


def sources_of(file):
    """The file itself, or what CMake has put together in it."""
    if file.parent.name != "Unity":
        return [file]
    lines = file.read_text(encoding="utf-8").splitlines()
    return [pathlib.Path(line.split('"')[1]).resolve() for line in lines if line.startswith("#include")]


def check(root, commands, runtime):
    compiled = {}
    for entry in commands:
        for file in sources_of((pathlib.Path(entry["directory"]) / entry["file"]).resolve()):
            if file.is_relative_to(root):
                compiled.setdefault(file.relative_to(root).as_posix(), []).append(entry["command"].split())
    problems = []
    sources = [p for folder in FOLDERS for p in sorted((root / folder).rglob("*.cpp"))]
    for source in sources:
        name = source.relative_to(root).as_posix()
        if name not in compiled and name not in COMPILED_ELSEWHERE:
            problems.append(f"{name}: in no list of sources, so it is never compiled")
    checked = 0
    for name, command_lines in sorted(compiled.items()):
        parts = name.split("/")
        if parts[0] != "src" or parts[1] not in runtime:
            continue
        for options in command_lines:
            if not any(f"/{target}.dir/" in option for target in LIBRARIES for option in options):
                continue  # a test may compile it again in its own way
            checked += 1
            problems += [f"{name}: compiled without {o}" for o in RUNTIME_OPTIONS if o not in options]
            problems += [f"{name}: compiled with {o}" for o in FORBIDDEN_OPTIONS if o in options]
    if not sources or not checked:
        problems.append("found no sources, or none of the runtime: nothing was checked")
    return len(sources), checked, problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--commands", type=pathlib.Path, required=True, help="compile_commands.json of a full build")
    parser.add_argument("--runtime", required=True, help="the modules without exceptions, with commas")
    args = parser.parse_args()
    commands = json.loads(args.commands.read_text(encoding="utf-8"))
    sources, checked, problems = check(args.root.resolve(), commands, args.runtime.split(","))
    print("\n".join(problems + [f"{sources} sources, {checked} of the runtime, {len(problems)} problems"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
