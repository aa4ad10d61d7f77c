#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Packs scratch trees with scripts/package/archive.py and looks at the archives."""
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import unittest

ARCHIVE = pathlib.Path(__file__).resolve().parents[2] / "scripts/package/archive.py"


class SourceArchive(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch = pathlib.Path(folder.name)
        self.root = self.scratch / "tree"
        for name in ("dev", "scripts/build/a.py"):
            self.put(name)

    def put(self, name):
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")

    def pack(self):
        """The bytes of the archive and the names in it."""
        out = self.scratch / "a.tar.gz"
        subprocess.run([sys.executable, ARCHIVE, self.root, out, "--source"], check=True, capture_output=True)
        with tarfile.open(out) as tar:
            return out.read_bytes(), tar.getnames()

    def test_has_all_files_of_a_tree_without_git(self):
        self.assertEqual(self.pack()[1], ["a/dev", "a/scripts/build/a.py"])

    def test_leaves_out_what_builds_write(self):
        before, _ = self.pack()
        for name in ("build/x.o", "build-gcc/x.o", "node_modules/a/index.js"):
            self.put(name)
        self.assertEqual(self.pack()[0], before)

    def test_leaves_out_caches_of_python_and_mypy_in_every_folder(self):
        before, _ = self.pack()
        for name in ("__pycache__/a.pyc", "scripts/build/__pycache__/a.cpython-311.pyc", "scripts/.mypy_cache/3.9/a"):
            self.put(name)
        self.assertEqual(self.pack()[0], before)


if __name__ == "__main__":
    unittest.main()
