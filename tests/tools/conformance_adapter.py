#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Checks an adapter of conformance/adapters: it passes wherever it takes part, and stays short.

  conformance_adapter.py TOOL ROOT FOLDER RULES RUNNER...   RULES: how many it must follow at least
"""
import json
import pathlib
import shlex
import subprocess
import sys

MOST_LINES = 150


def findings_of(report, least_rules):
    for one in report["departures"]:
        place = f"{one['case']}:{one.get('line', 0)}"
        yield f"{place}: {one.get('field', '')}: expected {one['expected']}, was {one['actual']}"
    if report["rules_followed"] < least_rules:
        yield f"it follows {report['rules_followed']} rules, which are fewer than {least_rules}"


def main(arguments):
    tool, root, folder, least = arguments[0], pathlib.Path(arguments[1]), arguments[2], int(arguments[3])
    runner = " ".join(shlex.quote(word) for word in arguments[4:])
    done = subprocess.run([tool, "conformance", "--suite", root / "conformance", "--runner", runner, "--json"],
                          capture_output=True, text=True)
    if not done.stdout:
        sys.exit(done.stderr)
    report = json.loads(done.stdout)
    findings = list(findings_of(report, least))
    sources = (root / "conformance/adapters" / folder).glob("*.[pc][ys]")
    if (lines := sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources)) >= MOST_LINES:
        findings.append(f"{lines} lines are too many to start from")
    print("\n".join([*findings, f"{report['passed']} cases passed, {report['broken']} broken, {report['skipped']} left "
                     f"out; {report['rules_followed']} rules followed, {report['rules_not_asked']} not asked"]))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
