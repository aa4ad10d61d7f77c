#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes, or with --check compares, all that follows from the C headers: src/capi/abi.txt and the low layers of the
bindings.

  bindings.py ROOT [--check]
"""
import argparse
import difflib
import pathlib
import sys

from interface import abi, capi, commands, conformance, csharp, javascript, python, reader, rust, rust_plain

PRINTERS = (abi, capi, commands, conformance, csharp, javascript, python, rust, rust_plain)


def printed(root):
    """Path below the root -> text, of all files."""
    model = reader.read(root)
    return {path: text for printer in PRINTERS for path, text in printer.files(model, root).items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    args = parser.parse_args()
    files = printed(args.root)
    changed = 0
    for name, text in files.items():
        path = args.root / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        changed += old != text
        if args.check:
            lines = difflib.unified_diff(old.splitlines(), text.splitlines(), name, "the headers", lineterm="", n=0)
            print(*lines, sep="\n", end="\n" if old != text else "")
        elif old != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    print(f"{len(files)} files, {changed} of them {'not current' if args.check else 'changed'}")
    if args.check and changed:
        print("docs/versioning.md says what may change in the interface, and then:\n"
              "  python3 scripts/generate/bindings.py .")
    return 1 if args.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
