#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks the sources: none is forgotten in the lists, the runtime has all of its options, and lines are short."""
import argparse
import json
import pathlib
import sys

FOLDERS = ("src", "tests", "tools", "bench", "examples")
# Compiled by the packaging tests, as another project would, and by the cross build.
COMPILED_ELSEWHERE = {
    "tests/packaging/consumer.c",
    "tests/packaging/consumer.cpp",
    "tools/acmotion/support/builtin_sample_made.cpp",
    "tools/acmotion/support/command_runner_none.cpp",
    "tools/acmotion/support/command_runner_windows.cpp",
    "tools/acmotion/support/jpeg_none.cpp",
    "tools/acmotion/support/parallel_tick_none.cpp",
    "tools/acmotion/support/timeline_sqlite_none.cpp",
    "tools/acmotion/support/view_page_embedded.cpp",
}
RUNTIME_OPTIONS = ("-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off")
LIBRARIES = ("acmotion", "acmotion_inspect", "acmotion_capi", "acmotion_capi_inspect")
# Files that people write and whose line length is checked. A row of a table cannot be broken, nor can a line of golden
# output.
WRITTEN = (".cpp", ".h", ".hpp", ".py", ".cmake", ".txt", ".md", ".sh", ".mjs", ".json", ".html", ".rs", ".cs",
           ".csproj", ".props", ".targets", "")
NOT_WRITTEN = ("build", ".git", ".mypy_cache", "extern", "node_modules", "seeds")
GENERATED_FILES = {"abi.txt", "conformance.json", "package-lock.json", "compile_commands.json", "LICENSE"}
MOST_COLUMNS = 120
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
    findings = []
    sources = [p for folder in FOLDERS for p in sorted((root / folder).rglob("*")) if p.suffix in (".c", ".cpp")]
    for source in sources:
        name = source.relative_to(root).as_posix()
        if name not in compiled and name not in COMPILED_ELSEWHERE:
            findings.append(f"{name}: in no list of sources, so it is never compiled")
    checked = 0
    for name, command_lines in sorted(compiled.items()):
        parts = name.split("/")
        if parts[0] != "src" or parts[1] not in runtime:
            continue
        for options in command_lines:
            if not any(f"/{target}.dir/" in option for target in LIBRARIES for option in options):
                continue  # a test may compile it again in its own way
            checked += 1
            findings += [f"{name}: compiled without {o}" for o in RUNTIME_OPTIONS if o not in options]
            findings += [f"{name}: compiled with {o}" for o in FORBIDDEN_OPTIONS if o in options]
    if not sources or not checked:
        findings.append("found no sources, or none of the runtime: nothing was checked")
    return len(sources), checked, findings


def written_files(root):
    for path in sorted(root.rglob("*")):
        parts = path.relative_to(root).parts
        skipped = any(p in NOT_WRITTEN or p.startswith("build") for p in parts[:-1]) or parts[-1] in GENERATED_FILES
        if path.is_file() and path.suffix in WRITTEN and not skipped and not parts[-1].startswith("."):
            yield path


def long_lines(root):
    findings, files = [], 0
    for path in written_files(root):
        files += 1
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if len(line) > MOST_COLUMNS and not (path.suffix == ".md" and line.startswith("|")):
                findings.append(f"{path.relative_to(root).as_posix()}:{number}: {len(line)} columns")
    return files, findings


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--commands", type=pathlib.Path, required=True, help="compile_commands.json of a full build")
    parser.add_argument("--runtime", required=True, help="the modules without exceptions, with commas")
    args = parser.parse_args()
    commands = json.loads(args.commands.read_text(encoding="utf-8"))
    sources, checked, findings = check(args.root.resolve(), commands, args.runtime.split(","))
    files, too_long = long_lines(args.root.resolve())
    findings += too_long
    counts = f"{files} files, {sources} sources, {checked} of the runtime, {len(findings)} findings"
    print("\n".join(findings + [counts]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
