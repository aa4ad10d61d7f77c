#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Tests `acmotion conformance --runner` of a Windows build.

  conformance_runner.py WINE TOOL SUITE
"""
import json
import pathlib
import subprocess
import sys
import time
import unittest

WINE, TOOL, SUITE = sys.argv[1:4]
NAME = "Z:" + str(pathlib.Path(TOOL).resolve()).replace("/", "\\")


def run(runner, *arguments):
    return subprocess.run([WINE, TOOL, "conformance", "--suite", SUITE, "--runner", runner, *arguments],
                          capture_output=True, text=True)


class ConformanceRunner(unittest.TestCase):
    def test_the_tool_passes_when_it_is_started_as_a_runner(self):
        done = run(f'"{NAME}" run - --trace --assets "%CONFORMANCE_ASSETS%"', "--json", "--filter", "scenario/0*",
                   "--filter", "scenario/27*")
        report = json.loads(done.stdout)
        self.assertEqual((report["passed"], report["broken"], done.returncode), (10, 0, 0), done.stdout[:2000])

    def test_random_scripts_agree_when_the_tool_answers_itself(self):
        done = subprocess.run([WINE, TOOL, "conformance", "--random", "200", "--seed", "1", "--runner",
                               f'"{NAME}" conformance --answer', "--json"], capture_output=True, text=True)
        report = json.loads(done.stdout)
        self.assertEqual((report["scripts"], report["findings"], report["ended_by"], done.returncode),
                         (200, [], "", 0), done.stderr)

    def test_a_failing_runner_is_told_with_its_status_and_first_error(self):
        done = run("echo broken>&2&exit 3", "--filter", "container/minimal")
        self.assertIn("it ended with exit status 3: broken", done.stdout)
        self.assertEqual(done.returncode, 1)

    def test_a_runner_that_is_not_there_is_wrong_usage(self):
        done = run("no_such_engine_here", "--filter", "container/minimal")
        self.assertEqual(done.returncode, 2, done.stdout)
        self.assertIn("the runner cannot be started", done.stderr)

    def test_a_runner_that_hangs_is_ended_with_what_it_started(self):
        start = time.monotonic()
        done = run("cmd /c for /l %i in (0,0,1) do @rem", "--timeout", "1", "--filter", "container/minimal")
        self.assertIn("it did not end in time", done.stdout)
        self.assertLess(time.monotonic() - start, 120)

    def test_endless_output_is_cut(self):
        done = run(f"for /l %i in (0,0,1) do @type \"Z:{SUITE}\\index.json\"".replace("/", "\\").replace("\\l", "/l"),
                   "--timeout", "200", "--filter", "container/minimal")
        self.assertIn("it printed more than 8 MB", done.stdout)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
