#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that sources compiled for AVX2 share no function with the others.

Of an inline function that several files use the linker keeps one copy. Were it the one from a file compiled for AVX2, a
machine without AVX2 would stop at it. So every weak symbol of such a file must name vectors of eight, which no other
file has. Compiled without optimisation, so that no function hides in another.
"""
import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import tempfile

WIDE_OPTION = "-mavx2"
WIDE_TYPE = "__vector(8)"
LIBRARY = "/acmotion.dir/"


def weak_functions(entry, folder):
    """The names of the functions of one source that the linker may take for another's."""
    command = shlex.split(entry["command"])
    output = folder / "wide.o"
    command[command.index("-o") + 1] = str(output)
    subprocess.run([*command, "-O0"], cwd=entry["directory"], check=True)
    listing = subprocess.run(["nm", "-C", output], check=True, capture_output=True, text=True).stdout
    symbols = [line.split(maxsplit=2) for line in listing.splitlines()]
    return [symbol[2] for symbol in symbols if len(symbol) == 3 and symbol[1] in "WwVv"]


def check(commands):
    findings = []
    looked_at = 0
    with tempfile.TemporaryDirectory() as folder:
        for entry in commands:
            if WIDE_OPTION not in entry["command"].split() or LIBRARY not in entry["command"]:
                continue  # a test may compile a source again in its own way
            names = weak_functions(entry, pathlib.Path(folder))
            looked_at += len(names)
            findings += [f"{entry['file']}: shares {name}" for name in names if WIDE_TYPE not in name]
    if not looked_at:
        findings.append(f"no source compiled with {WIDE_OPTION}, or none with functions: nothing was checked")
    return looked_at, findings


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=pathlib.Path, required=True, help="compile_commands.json of a full build")
    looked_at, findings = check(json.loads(parser.parse_args().commands.read_text(encoding="utf-8")))
    print("\n".join(findings + [f"{looked_at} functions, {len(findings)} findings"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
