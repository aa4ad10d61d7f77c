#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Counts the instructions of a benchmark's cases with callgrind, which gives the same numbers on a busy machine.

usage: count_instructions.py PROGRAM [--against OTHER] [--calls N] [--filter TEXT] [--large]

Prints the instructions of each case for one item (an actor, a message…). With --against, OTHER is the same benchmark
of another build, and the ratio of both is printed. Only the small worlds of --quick are counted; --large counts all,
which takes an hour.
"""
import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# bench/harness.cpp has them: the work of one call, and the end of a case.
COUNTED = "acmotion_bench_counted_call"
END = "acmotion_bench_case_ends"


def totals(folder):
    """The counts of the dumps, in the order in which they were written."""
    dumps = sorted((int(path.suffix[1:]), path) for path in folder.glob("counts.*") if path.suffix[1:].isdigit())
    for _, path in dumps:
        text = path.read_text(encoding="utf-8", errors="replace")
        if f"--dump-before={END}" not in text:
            continue
        yield int(re.search(r"^(?:totals|summary): (\d+)", text, re.MULTILINE).group(1))


def count(program, options):
    """Instructions for one item of each case, by (section, name)."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--quiet", "--tool=callgrind", "--collect-atstart=no", f"--toggle-collect={COUNTED}",
                   f"--dump-before={END}", f"--callgrind-out-file={folder}/counts", program, "--json",
                   "--calls", str(options.calls), "--filter", options.filter]
        if not options.large:
            command.append("--quick")
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{program} failed under valgrind with exit code {done.returncode}")
        rows = [row for row in json.loads(done.stdout) if row.get("calls", 0) > 0]
        counts = list(totals(Path(folder)))
    if len(rows) != len(counts):
        sys.exit(f"{program}: {len(rows)} cases, but {len(counts)} counts")
    return {(row["section"], row["name"]): total / row["calls"] / row["items"] for row, total in zip(rows, counts)}


def main():
    parser = argparse.ArgumentParser(description="Counts the instructions of a benchmark's cases with callgrind.")
    parser.add_argument("program", help="a benchmark, build/release/bin/bench_NAME")
    parser.add_argument("--against", metavar="OTHER", help="the same benchmark of another build: prints ratios")
    parser.add_argument("--calls", type=int, default=20, help="calls of each case that are counted (20)")
    parser.add_argument("--filter", metavar="TEXT", default="", help="only cases with this in their name")
    parser.add_argument("--large", action="store_true", help="large worlds too")
    options = parser.parse_args()
    if options.calls < 1:
        parser.error("--calls takes a number from 1")
    counts = count(options.program, options)
    others = count(options.against, options) if options.against else {}
    section = None
    for key, instructions in counts.items():
        if key[0] != section:
            section = key[0]
            print(f"\n{section}")
        other = others.get(key)
        ratio = f"{other:14.1f} {instructions / other:8.3f}" if other else ""
        print(f"  {key[1]:38} {instructions:14.1f}{ratio}")


if __name__ == "__main__":
    main()
