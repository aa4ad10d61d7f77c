#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks bindings/conformance.json against the C headers: it calls every stable function and meets every status.

  conformance_script.py ROOT   reads include/acmotion/acmotion.h and bindings/conformance.json
"""
import argparse
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "generate"))
from interface import reader  # noqa: E402

# Captures alone have the first two; the third takes more handles than a test should make.
UNREACHED = {"OVERLAP", "UNFINISHED", "NO_MEMORY"}
NEEDS = {"allocator", "busy", "capacity", "foreign", "in_use", "made_up", "null", "order", "size", "stale", "stride"}
KEYS = {"call", "as", "repeat", "needs", "args", "status", "error", "result"}


def check_line(chapter, call, functions):
    where = f"{chapter}: {call.get('call')}"
    if call.get("call") not in functions:
        yield f"{where}: there is no such function"
    yield from (f"{where}: {key} is not a key of the format" for key in sorted(set(call) - KEYS))
    yield from (f"{where}: {need} is not a known need" for need in sorted(set(call.get("needs", [])) - NEEDS))


def check(root):
    model = reader.read(root)
    functions = {f.name.removeprefix("acm_"): f for f in model.functions if f.header == "acmotion.h"}
    statuses = {e.short(c) for e in model.enums if e.name == "acm_status" for c in e.constants}
    script = json.loads((root / "bindings/conformance.json").read_text(encoding="utf-8"))
    findings, called, met = [], set(), set()
    for chapter in script["chapters"]:
        for call in chapter["calls"]:
            findings += check_line(chapter["name"], call, functions)
            called.add(call["call"])
            met.add(call.get("status", "OK"))
    stable = {name for name, function in functions.items() if function.stability == "stable"}
    findings += [f"acm_{name}: the script never calls it" for name in sorted(stable - called)]
    findings += [f"ACM_{name}: no call of the script ends so" for name in sorted(statuses - UNREACHED - met)]
    return stable, called, findings


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    stable, called, findings = check(parser.parse_args().root)
    for finding in findings:
        print(finding)
    print(f"{len(stable)} stable functions, {len(called)} called, {len(findings)} findings")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
