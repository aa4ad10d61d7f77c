#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks that all builds of the trace runner give the same traces, byte by byte."""
import argparse
import pathlib
import subprocess
import sys


def first_difference(left, right):
    """Scenario, line and both texts where two traces part."""
    scenario = "?"
    left, right = left.splitlines(), right.splitlines()
    for number in range(max(len(left), len(right))):
        a = left[number] if number < len(left) else "(end)"
        b = right[number] if number < len(right) else "(end)"
        if a != b:
            return f"in {scenario}, line {number + 1}:\n  {a}\n  {b}"
        if a.startswith("==== "):
            scenario = a[5:]
    return "only in line ends"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runner", action="append", required=True, help="one for each build; two or more")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, help="where to look for *.scn; may be missing")
    args = parser.parse_args()
    scenarios = sorted(str(p) for folder in args.folders for p in folder.rglob("*.scn"))
    if not scenarios or len(args.runner) < 2:
        print(f"{len(scenarios)} scenarios and {len(args.runner)} builds: nothing was compared")
        return 1
    traces = []
    for runner in args.runner:
        done = subprocess.run([runner, *scenarios], capture_output=True)
        if done.returncode != 0:
            print(f"{runner} failed ({done.returncode}): {done.stderr.decode(errors='replace')}")
            return 1
        traces.append(done.stdout)
    lines = traces[0].count(b"\n")
    if lines <= len(scenarios):
        print("the traces are empty: nothing was compared")
        return 1
    failed = False
    for runner, trace in zip(args.runner[1:], traces[1:]):
        if trace != traces[0]:
            failed = True
            where = first_difference(traces[0].decode(errors="replace"), trace.decode(errors="replace"))
            print(f"{args.runner[0]} and {runner} differ {where}")
    print(f"{len(scenarios)} scenarios, {lines} lines, {len(args.runner)} builds")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
