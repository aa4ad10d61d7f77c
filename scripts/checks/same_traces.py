#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Runs programs that print traces and checks that they all print the same bytes.

Each is one build of the same sources: another compiler, another level of optimisation, another processor. A program may
have an emulator before it and arguments after it: "qemu-aarch64 build/aarch64/bin/traces". The traces are kept in a
folder, under the names of build and program, for a look at the difference.
"""
import argparse
import itertools
import pathlib
import shlex
import subprocess
import sys


def trace_of(command, folder):
    """The lines that a program prints; None when it failed or printed nothing."""
    words = shlex.split(command)
    path = [pathlib.Path(word).resolve() for word in words if pathlib.Path(word).parent.name == "bin"][-1]
    done = subprocess.run(words, stdout=subprocess.PIPE, check=False)
    build = path.parent.parent.name
    (folder / f"{build}{'' if words[-1].endswith(path.name) else '-' + path.stem}.txt").write_bytes(done.stdout)
    if done.returncode != 0 or not done.stdout:
        print(f"{command}: exit code {done.returncode}, {len(done.stdout)} bytes")
        return None
    return done.stdout.split(b"\n")


def first_difference(left, right):
    """The number of the first line that differs and both lines; None when all are equal."""
    for number, (a, b) in enumerate(itertools.zip_longest(left, right, fillvalue=b""), 1):
        if a != b:
            return number, a.decode(errors="replace"), b.decode(errors="replace")
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path, help="where the traces are kept")
    parser.add_argument("programs", nargs="+", help="each a command: a program, or an emulator and a program")
    args = parser.parse_args()
    if len(args.programs) < 2:
        print("there is nothing to compare with")
        return 1
    args.folder.mkdir(parents=True, exist_ok=True)
    traces = [trace_of(program, args.folder) for program in args.programs]
    if None in traces:
        return 1
    same = True
    for program, trace in zip(args.programs[1:], traces[1:]):
        difference = first_difference(traces[0], trace)
        if difference:
            same = False
            print(f"line {difference[0]} differs\n  {args.programs[0]}: {difference[1]}\n  {program}: {difference[2]}")
    print(f"{len(traces)} builds, {len(traces[0])} lines each")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
