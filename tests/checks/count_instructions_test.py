#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Runs scripts/count_instructions.py with a valgrind and benchmarks that only pretend."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "scripts/count_instructions.py"
# Writes a dump for each number in the program's first line, and one at the end of the program; prints the other lines.
VALGRIND = """#!/usr/bin/env python3
import sys
options = [a for a in sys.argv[1:] if a.startswith("--callgrind-out-file=")]
program = next(a for a in sys.argv[1:] if not a.startswith("--"))
first, _, rest = open(program).read().partition("\\n")
out = options[0].partition("=")[2]
for i, total in enumerate(first.split(), 1):
    open(f"{out}.{i}", "w").write(f"desc: Trigger: --dump-before=acmotion_bench_case_ends\\nsummary: {total}\\n")
open(f"{out}.{len(first.split()) + 1}", "w").write("desc: Trigger: Program termination\\nsummary: 5\\n")
print(rest)
"""


class CountInstructions(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch = pathlib.Path(folder.name)
        (self.scratch / "valgrind").write_text(VALGRIND, encoding="utf-8")
        (self.scratch / "valgrind").chmod(0o755)

    def program(self, name, totals, calls=2):
        rows = [{"section": "a crowd", "name": f"case {i}", "items": 10, "calls": calls} for i in range(len(totals))]
        rows.append({"section": "a crowd", "name": "a figure"})
        path = self.scratch / name
        path.write_text(" ".join(map(str, totals)) + "\n" + json.dumps(rows), encoding="utf-8")
        return path

    def run_script(self, *arguments):
        environment = dict(os.environ, PATH=f"{self.scratch}{os.pathsep}{os.environ['PATH']}")
        return subprocess.run([sys.executable, SCRIPT, *arguments], env=environment, capture_output=True, text=True,
                              check=False)

    def test_gives_the_instructions_of_one_item(self):
        done = self.run_script(self.program("bench", [2000, 300]))
        self.assertEqual([line.split() for line in done.stdout.splitlines()],
                         [[], ["a", "crowd"], ["case", "0", "100.0"], ["case", "1", "15.0"]])

    def test_compares_with_another_build(self):
        done = self.run_script(self.program("bench", [2000]), "--against", self.program("old", [1600]))
        self.assertEqual(done.stdout.splitlines()[-1].split(), ["case", "0", "100.0", "80.0", "1.250"])

    def test_refuses_counts_that_do_not_fit_the_cases(self):
        done = self.run_script(self.program("bench", [2000, 300], calls=0))
        self.assertEqual(done.returncode, 1)
        self.assertIn("0 cases, but 2 counts", done.stderr)


if __name__ == "__main__":
    unittest.main()
