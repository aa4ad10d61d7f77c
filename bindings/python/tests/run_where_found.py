# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Runs a program where it is installed; otherwise ends with 77, which ctest counts as skipped.

  run_where_found.py [--module NAME] PROGRAM ARGUMENTS...    --module: where Python has this module
"""
from __future__ import annotations

import importlib.util
import subprocess
import sys
from typing import List


def main(words: List[str]) -> int:
    if words[0] == "--module":
        module, words = words[1], words[2:]
        if importlib.util.find_spec(module) is None:
            print(f"skipped: no {module}")
            return 77
    name = words[0].rpartition("ACMOTION_")[2]
    if name.endswith("-NOTFOUND"):  # as find_program says it
        print(f"skipped: no {name[:-len('-NOTFOUND')].lower()}")
        return 77
    return subprocess.run(words).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
