# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""The script that all bindings play."""
from __future__ import annotations

import json
import pathlib
import tempfile
import unittest

import conformance_driver

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "conformance.json"


class Conformance(unittest.TestCase):
    def test_the_script_is_played_as_in_c(self) -> None:
        count, skipped, differences = conformance_driver.run(str(SCRIPT))
        print(f"{count} calls played, {skipped} skipped that Python does not express")
        self.assertEqual(differences, [])
        self.assertGreater(count, 1000)

    def test_another_result_is_a_difference(self) -> None:
        calls = [{"call": "command_at", "args": {"i": 3}, "result": 5}]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "script.json"
            path.write_text(json.dumps({"chapters": [{"name": "a", "calls": calls}]}))
            _, _, differences = conformance_driver.run(str(path))
        self.assertEqual(len(differences), 1)
        self.assertIn("got      {'result': 1090519043}", differences[0])


if __name__ == "__main__":
    unittest.main()
