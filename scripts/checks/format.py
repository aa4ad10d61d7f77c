#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks, or with --fix brings about, that all C++ is formatted by the one pinned version of clang-format."""
import argparse
import os
import pathlib
import re
import subprocess
import sys

PINNED = 19
SUFFIXES = {".h", ".hpp", ".inl", ".c", ".cpp"}
SKIPPED = {"build", "extern", "node_modules"}


def sources(root):
    for folder, subfolders, names in os.walk(root):
        subfolders[:] = sorted(d for d in subfolders if not d.startswith(".") and d not in SKIPPED)
        yield from (os.path.join(folder, n) for n in sorted(names) if pathlib.Path(n).suffix in SUFFIXES)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--clang-format", default=f"clang-format-{PINNED}")
    parser.add_argument("--fix", action="store_true")
    args = parser.parse_args()
    version = subprocess.run([args.clang_format, "--version"], check=True, capture_output=True, text=True).stdout
    found = re.search(r"version (\d+)", version)
    if not found or int(found[1]) != PINNED:
        print(f"clang-format {PINNED} is needed, this is: {version.strip()}")
        return 1
    files = list(sources(args.root))
    if not files:
        print(f"{args.root}: found no sources, so nothing was checked")
        return 1
    mode = ["-i"] if args.fix else ["--dry-run", "-Werror"]
    result = subprocess.run([args.clang_format, "--style=file", *mode, *files])
    print(f"{len(files)} files {'formatted' if args.fix else 'checked'}")
    return result.returncode


if __name__ == "__main__":
    sys.exit(main())
