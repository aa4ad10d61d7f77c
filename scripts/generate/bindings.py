#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the acmotion authors
# SPDX-License-Identifier: MIT
"""Writes, or with --check compares, all that follows from the C headers: src/capi/abi.txt, the low layers of the
bindings, and the tables of bindings/README.md that say what each language reaches. A function that a language neither
reaches nor leaves out for a reason fails the check.

  bindings.py ROOT [--check]
"""
import argparse
import difflib
import pathlib
import sys

from interface import abi, capi, commands, conformance, csharp, javascript, parity, python, reader, rust, rust_plain

PRINTERS = (abi, capi, commands, conformance, csharp, javascript, python, rust, rust_plain)


def printed(root):
    """Path below the root -> text, of all files; and sentences about functions that a language does not have."""
    model = reader.read(root)
    files = {path: text for printer in PRINTERS for path, text in printer.files(model, root).items()}
    reached = parity.Parity(model, root, files)
    return files | parity.files(reached, root), reached.problems()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    args = parser.parse_args()
    files, problems = printed(args.root)
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
    print(*problems, sep="\n", end="\n" if problems else "")
    return 1 if args.check and (changed or problems) else 0


if __name__ == "__main__":
    sys.exit(main())
