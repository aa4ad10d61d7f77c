#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Prints which tests were skipped and why, a line each: the reason, a tab, the name.

  skipped_tests.py NAME RESULTS.xml   what `ctest --output-junit` wrote
  skipped_tests.py NAME LOG           the output of the step NAME, with lines "skipped: REASON" and, in TAP,
                                      "ok 3 - a test # SKIP REASON"
"""
import pathlib
import re
import sys
import xml.etree.ElementTree

NO_REASON = "no reason given"
# GoogleTest prints "x_tests.cpp:12: Skipped", then the reason. Programs that end with 77 print "skipped: REASON".
OF_TEST = re.compile(r": Skipped\n(?P<gtest>[^\n]+)|^skipped: (?P<program>.+)$", re.MULTILINE)
OF_STEP = re.compile(r"^skipped: (?P<reason>.+)$|^\s*ok \d+ - (?P<test>.+?) # SKIP ?(?P<why>.*)$", re.MULTILINE)


def of_ctest(text):
    for case in xml.etree.ElementTree.fromstring(text).iter("testcase"):
        if case.find("skipped") is not None:
            found = OF_TEST.search(case.findtext("system-out", ""))
            yield found and (found["gtest"] or found["program"]) or NO_REASON, case.get("name")


def of_step(name, text):
    for found in OF_STEP.finditer(text):
        yield (found["reason"], name) if found["reason"] else (found["why"] or NO_REASON, f"{name}: {found['test']}")


def main(name, file):
    text = pathlib.Path(file).read_text(encoding="utf-8", errors="replace")
    for reason, test in of_ctest(text) if file.endswith(".xml") else of_step(name, text):
        print(f"{reason}\t{test}")


if __name__ == "__main__":
    main(*sys.argv[1:])
