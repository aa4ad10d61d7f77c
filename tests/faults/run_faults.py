#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Plants one mistake at a time in a copy of the engine, and asks who notices.

  run_faults.py ROOT --check                    every substitution of faults.toml still matches its file exactly once
  run_faults.py ROOT BUILD TOOL [NAME...]       builds the tool with each fault (or those named) in BUILD, asks it the
                                                recorded suite, and compares it with TOOL by random scripts

A fault that either of the two does not find fails the run. The suite finds it when a field differs and the rule of the
fault is among those that are broken; random scripts find it when they show a difference that is a rule. The copy is
built like any user's: no switch in the sources knows of faults.
"""
import argparse
import concurrent.futures
import itertools
import json
import os
import pathlib
import queue
import re
import shutil
import subprocess
import sys
import time
import tomllib

COPIED = ("CMakeLists.txt", "cmake", "extern", "include", "src", "tools")
RANDOM_SCRIPTS = 2000
RANDOM_SEEDS = (1, 2, 3)  # the next is asked where the first difference was no rule


def read_faults(root):
    with open(root / "tests" / "faults" / "faults.toml", "rb") as file:
        return tomllib.load(file)["fault"]


def known_rules(root):
    """The rules that have a heading in the pages about the behaviour."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in (root / "docs" / "behaviour").glob("*.md"))
    return set(re.findall(r"(?:core|managers|wire|effects) \d+(?:\.\d+)?|\b[A-Z]{2}-\d+", text))


def check(root, faults):
    """What is wrong with the list, a line each."""
    rules = known_rules(root)
    asked = set(json.loads((root / "conformance" / "index.json").read_text(encoding="utf-8"))["rules"])
    names = [fault["name"] for fault in faults]
    findings = [f"{name}: stands twice" for name in sorted({n for n in names if names.count(n) > 1})]
    for fault in faults:
        count = (root / fault["file"]).read_text(encoding="utf-8").count(fault["text"])
        if count != 1:
            findings.append(f"{fault['name']}: its text stands {count} times in {fault['file']}")
        if fault["text"] == fault["replacement"]:
            findings.append(f"{fault['name']}: it changes nothing")
        if fault["rule"] not in rules:
            findings.append(f"{fault['name']}: no page knows the rule {fault['rule']}")
        for rule in [] if "no_trace" in fault else [fault["rule"], *fault.get("shows_as", [])]:
            if rule not in asked:
                findings.append(f"{fault['name']}: no case of the suite asks the rule {rule}")
        for kind in set(fault.get("random_kinds", [])) - {"boundary", "rounding"}:
            findings.append(f"{fault['name']}: {kind} is no kind that a rule may look like")
    return findings


class FaultyBuild:
    """A copy of the sources with at most one fault in it, and the tool that was built from it."""

    def __init__(self, root, folder):
        self.root, self.sources, self.build = root, folder / "sources", folder / "build"
        self.changed, self.is_built = None, False
        self.sources.mkdir(parents=True, exist_ok=True)
        for name in COPIED:
            self._copy(root / name, self.sources / name)

    def _copy(self, source, target):
        # Files that are the same keep their time, so that a second run does not compile all of them again.
        if source.is_dir():
            target.mkdir(exist_ok=True)
            for child in source.iterdir():
                self._copy(child, target / child.name)
        elif not target.exists() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)

    def configure(self):
        # A mistake may leave a name unused.
        self._run("cmake", "-S", self.sources, "-B", self.build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                  "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG", "-DCMAKE_COMPILE_WARNING_AS_ERROR=OFF",
                  "-DACMOTION_TESTS=OFF", "-DACMOTION_BENCH=OFF")

    def plant(self, fault):
        """Builds the tool with this fault, or with none."""
        if self.changed:
            shutil.copyfile(self.root / self.changed, self.sources / self.changed)
        self.changed = fault and fault["file"]
        if fault:
            text = (self.root / fault["file"]).read_text(encoding="utf-8")
            (self.sources / fault["file"]).write_text(text.replace(fault["text"], fault["replacement"]),
                                                      encoding="utf-8")
        self._run("cmake", "--build", self.build, "--parallel", 1 if self.is_built else os.cpu_count(),
                  "--target", "acmotion_tool")
        self.is_built = True

    @property
    def tool(self):
        return self.build / "bin" / "acmotion"

    @staticmethod
    def _run(*command):
        done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(map(str, command))}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def report_of(command, root):
    """What a run of the tool prints as JSON. A broken rule is one of its two ends; any other is an error."""
    done = subprocess.run([str(word) for word in [*command, "--json"]], cwd=root, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{' '.join(map(str, command))}: exit status {done.returncode}\n{done.stderr[-2000:]}")
    return json.loads(done.stdout)


def runner(faulty):
    return f"'{faulty}' conformance --answer"


def suite_misses(root, tool, faulty, fault):
    """Why the suite does not find a fault; empty when it does. TOOL asks, which knows the right answers."""
    report = report_of([tool, "conformance", "--suite", root / "conformance", "--runner", runner(faulty)], root)
    if not any(d["field"] and not d.get("problem") for d in report["departures"]):
        return "the suite"
    broken = [entry["rule"] for entry in report["broken_rules"]]
    if {fault["rule"], *fault.get("shows_as", [])} & set(broken):
        return ""
    return f"the suite, which shows {', '.join(broken)} instead"


def random_misses(root, tool, faulty, fault):
    """The same of random scripts."""
    seen = set()
    for seed in RANDOM_SEEDS:
        report = report_of([tool, "conformance", "--random", RANDOM_SCRIPTS, "--seed", seed, "--first", "--runner",
                            runner(faulty)], root)
        kinds = {finding["kind"] for finding in report["findings"]}
        if kinds & {"rule", *fault.get("random_kinds", [])}:
            return ""
        seen |= kinds
        if not report["ended_by"]:  # all were asked
            break
    return "random scripts" + (f", which show {' and '.join(sorted(seen))} instead" if seen else "")


def unseen_by(root, tool, faulty, fault):
    misses = [suite_misses(root, tool, faulty, fault), random_misses(root, tool, faulty, fault)]
    return [text for text in misses if text]


def run(root, folder, tool, faults):
    """What was not found, a line each. Each core has a copy of its own."""
    builds = queue.SimpleQueue()
    copies = [FaultyBuild(root, folder / str(i)) for i in range(os.cpu_count() or 1)]
    for copy in copies:
        copy.configure()
        copy.plant(None)
        builds.put(copy)
    if unseen_by(root, tool, copies[0].tool, {"rule": "none"}) != ["the suite", "random scripts"]:
        sys.exit("the engine without a fault does not pass")
    numbers = itertools.count(1)

    def try_out(fault):
        begin, copy = time.monotonic(), builds.get()
        try:
            copy.plant(fault)
            unseen = unseen_by(root, tool, copy.tool, fault)
        except RuntimeError as error:  # the others are tried out all the same
            print(f"{next(numbers):3}/{len(faults)} {fault['name']}: {error}", flush=True)
            return [f"{fault['name']} ({fault['rule']}): cannot be tried out"]
        finally:
            builds.put(copy)
        print(f"{next(numbers):3}/{len(faults)} {time.monotonic() - begin:5.1f} s  {fault['name']}"
              f"{'  NOT FOUND by ' + ' and '.join(unseen) if unseen else ''}", flush=True)
        return [f"{fault['name']} ({fault['rule']}): not found by {name}" for name in unseen]

    # A fault in a header compiles most of the copy anew, and so does taking it back: those come last.
    faults = sorted(faults, key=lambda fault: not fault["file"].endswith(".cpp"))
    with concurrent.futures.ThreadPoolExecutor(len(copies)) as workers:
        return [line for lines in workers.map(try_out, faults) for line in lines]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("build", type=pathlib.Path, nargs="?")
    parser.add_argument("tool", type=pathlib.Path, nargs="?")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    root = arguments.root.resolve()
    faults = read_faults(root)
    chosen = faults
    if arguments.check:
        findings = check(root, faults)
    else:
        chosen = [f for f in faults if "no_trace" not in f and (not arguments.names or f["name"] in arguments.names)]
        findings = run(root, arguments.build.resolve(), arguments.tool.resolve(), chosen)
    print("\n".join(findings) or f"{len(chosen)} {'faults, no finding' if arguments.check else 'tests passed'}")
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
