#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Runs all fuzzers of a build folder for so many minutes in all, one on each core, and prints what each did.

usage: fuzz_all.py BUILD LOGS MINUTES

BUILD/fuzzers.txt lists the fuzzers: name, share of the time, folder of seeds, option of the dictionary. What one
learns is kept in BUILD/fuzz-work/NAME/learned, failing inputs in crashes beside it. A fuzzer that fails is started
again until its time is over, or it has failed ten times. The exit code is 1 when any has failed.
"""
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

MOST_CRASHES = 10
OPTIONS = ["-timeout=10", "-rss_limit_mb=1024", "-malloc_limit_mb=256", "-print_final_stats=1"]


class Fuzzer:
    def __init__(self, build, line):
        self.name, share, self.seeds, self.dictionary = line.split("|")
        self.share = int(share)
        self.program = build / "bin" / f"fuzz_{self.name}"
        self.work = build / "fuzz-work" / self.name
        self.executions = self.edges = self.crashes = 0
        self.seconds = 0.0
        self.before = self.after = self.corpus_size()

    def corpus_size(self):
        return sum(1 for _ in (self.work / "learned").iterdir())

    def run(self, seconds, logs):
        with open(logs / f"fuzz-{self.name}.log", "w", encoding="utf-8") as log:
            left = seconds
            while left >= 1.0 and self.crashes < MOST_CRASHES:
                self.run_once(round(left), log)
                left = seconds - self.seconds
        self.after = self.corpus_size()
        print(f"  {self.row()}", flush=True)

    def run_once(self, seconds, log):
        start = time.monotonic()
        command = [self.program, f"-max_total_time={seconds}", *OPTIONS, f"-artifact_prefix={self.work}/crashes/"]
        command += [text for text in (self.dictionary, self.work / "learned", self.seeds) if text]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              check=False, errors="replace", text=True)
        self.seconds += time.monotonic() - start
        log.write(done.stdout)
        log.flush()
        self.executions += last_number(r"stat::number_of_executed_units:\s+(\d+)", done.stdout)
        self.edges = max(self.edges, last_number(r" cov: (\d+)", done.stdout))
        self.crashes += done.returncode != 0

    def row(self):
        rate = self.executions / self.seconds if self.seconds else 0.0
        return (f"{self.name:<28} {self.seconds:>6.0f} {self.executions:>12,} {rate:>9,.0f} {self.edges:>7,} "
                f"{self.before:>7,} {self.after - self.before:>+7,} {self.crashes:>8}")


HEAD = (f"{'fuzzer':<28} {'time s':>6} {'executions':>12} {'per s':>9} {'edges':>7} {'corpus':>7} {'growth':>7} "
        f"{'crashes':>8}")


def last_number(pattern, text):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else 0


def print_total(fuzzers):
    print("-" * len(HEAD))
    executions = sum(f.executions for f in fuzzers)
    growth = sum(f.after - f.before for f in fuzzers)
    crashes = sum(f.crashes for f in fuzzers)
    print(f"{len(fuzzers)} fuzzers: {executions:,} executions, the corpus has grown by {growth:,} inputs, "
          f"{crashes} crashes.")
    for f in fuzzers:
        if f.crashes:
            print(f"  {f.name}: failing inputs are in {f.work}/crashes/, the log is fuzz-{f.name}.log")


def main():
    build, logs, minutes = Path(sys.argv[1]).resolve(), Path(sys.argv[2]), float(sys.argv[3])
    logs.mkdir(parents=True, exist_ok=True)
    lines = (build / "fuzzers.txt").read_text(encoding="utf-8").splitlines()
    # The longest first: then the cores end at about the same time.
    fuzzers = sorted((Fuzzer(build, line) for line in lines), key=lambda f: -f.share)
    cores = os.cpu_count() or 1
    second = minutes * 60.0 * cores / sum(f.share for f in fuzzers)
    print("As they end:", flush=True)
    print(f"  {HEAD}", flush=True)
    with ThreadPoolExecutor(cores) as pool:
        for future in [pool.submit(f.run, max(f.share * second, 1.0), logs) for f in fuzzers]:
            future.result()
    print(f"\n{HEAD}")
    for f in sorted(fuzzers, key=lambda f: f.name):
        print(f.row())
    print_total(fuzzers)
    return 1 if any(f.crashes for f in fuzzers) else 0


if __name__ == "__main__":
    sys.exit(main())
